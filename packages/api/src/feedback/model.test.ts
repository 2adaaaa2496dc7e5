import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { shareFeedback } from '../../testing/share-feedback.ts';
import { signIn } from '../../testing/sign-in.ts';
import { findDrift } from './find-drift.ts';

type Person = Awaited<ReturnType<typeof signIn>>;

/** Expected state of an item after the same steps, computed without a database. */
interface ModelItem {
  id: string;
  authorId: string;
  voters: Set<string>;
  comments: { id: string; authorId: string }[];
  mergedIntoId: string | null;
}
interface Board {
  items: ModelItem[];
}

let services: TestServices;
let people: Person[];

beforeAll(async () => {
  services = await createTestServices();
  people = [
    await signIn(services, 'admin@keydence.example'),
    await signIn(services),
    await signIn(services),
    await signIn(services),
  ];
});
afterAll(() => services.database.close());

const kinds = ['share', 'vote', 'unvote', 'comment', 'uncomment', 'delete', 'merge'] as const;
type Kind = (typeof kinds)[number];
interface Step {
  kind: Kind;
  who: number;
  item: number;
  other: number;
}
const step = fc.record({
  kind: fc.constantFrom<Kind>(...kinds, 'vote', 'comment', 'share', 'vote'),
  who: fc.nat(3),
  item: fc.nat(20),
  other: fc.nat(20),
});

interface Turn extends Omit<Step, 'item' | 'other' | 'who'> {
  person: Person;
  isAdmin: boolean;
  item: ModelItem;
  other: ModelItem;
  board: Board;
}

/** Each takes one step on the board and in the model, and returns the expected outcome. */
const moves: Record<
  Exclude<Kind, 'share'>,
  (turn: Turn) => { call: Promise<unknown>; isAllowed: boolean }
> = {
  vote: ({ person, item }) => {
    const isAllowed = item.mergedIntoId === null;
    if (isAllowed) item.voters.add(person.userId);
    return { call: person.api.feedback.vote({ feedbackId: item.id }), isAllowed };
  },
  unvote: ({ person, item }) => {
    item.voters.delete(person.userId);
    return { call: person.api.feedback.removeVote({ feedbackId: item.id }), isAllowed: true };
  },
  comment: ({ person, item }) => ({
    isAllowed: item.mergedIntoId === null,
    call: person.api.feedback
      .addComment({ feedbackId: item.id, content: 'x' })
      .then(({ id }) => item.comments.push({ id, authorId: person.userId })),
  }),
  uncomment: ({ person, item, other }) => {
    const comment = item.comments[0] ?? other.comments[0];
    const isAllowed = comment?.authorId === person.userId;
    const call = person.api.feedback.deleteComment({ commentId: comment?.id ?? 'none' });
    if (isAllowed) {
      for (const each of [item, other]) each.comments = each.comments.filter(({ id }) => id !== comment?.id);
    }
    return { call, isAllowed };
  },
  delete: ({ person, isAdmin, item, board }) => {
    const isAllowed = isAdmin || item.authorId === person.userId;
    if (isAllowed) {
      board.items = board.items.filter((each) => each !== item);
      for (const each of board.items) if (each.mergedIntoId === item.id) each.mergedIntoId = null;
    }
    return { call: person.api.feedback.delete({ feedbackId: item.id }), isAllowed };
  },
  merge: ({ person, isAdmin, item, other, board }) => {
    const isAllowed = isAdmin && item !== other && item.mergedIntoId === null && other.mergedIntoId === null;
    if (isAllowed) {
      for (const voter of item.voters) other.voters.add(voter);
      other.comments.push(...item.comments);
      item.voters = new Set();
      item.comments = [];
      item.mergedIntoId = other.id;
      for (const each of board.items) if (each.mergedIntoId === item.id) each.mergedIntoId = other.id;
    }
    return { call: person.api.feedback.merge({ feedbackId: item.id, intoId: other.id }), isAllowed };
  },
};

async function take(board: Board, { kind, who, item: at, other: otherAt }: Step): Promise<void> {
  const person = people[who];
  const item = board.items[at % board.items.length];
  const other = board.items[otherAt % board.items.length];
  if (!person) throw new Error('no person takes the step');
  if (kind === 'share' || !item || !other) {
    const { id } = await shareFeedback(person.api);
    const fresh = {
      id,
      authorId: person.userId,
      voters: new Set<string>(),
      comments: [],
      mergedIntoId: null,
    };
    board.items.push(fresh);
    return;
  }
  const { call, isAllowed } = moves[kind]({ kind, person, isAdmin: who === 0, item, other, board });
  const isTaken = await call.then(
    () => true,
    () => false,
  );
  expect([kind, isTaken]).toEqual([kind, isAllowed]);
}

it('keeps the board equal to its model after any steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 50 }), async (steps) => {
      await services.database.sql`delete from feedback`;
      const board: Board = { items: [] };
      for (const next of steps) await take(board, next);
      const [viewer] = people;
      for (const { id, voters, comments, mergedIntoId } of board.items) {
        expect(await viewer?.api.feedback.get({ feedbackId: id })).toMatchObject({
          upvotesCount: voters.size,
          commentsCount: comments.length,
          mergedIntoId,
          userVote: voters.has(viewer?.userId ?? '') ? 'upvote' : null,
        });
        const seen = await viewer?.api.feedback.listComments({ feedbackId: id });
        expect(new Set(seen?.map((comment) => comment.id))).toEqual(
          new Set(comments.map(({ id: key }) => key)),
        );
      }
      const { pagination } = (await viewer?.api.feedback.list({})) ?? {};
      expect(pagination?.total).toBe(board.items.filter(({ mergedIntoId }) => mergedIntoId === null).length);
      expect(await findDrift(services.database)).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 120_000);
