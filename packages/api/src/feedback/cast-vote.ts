import type { DatabaseHandle } from '@keydence/db';

interface Vote {
  feedbackId: string;
  userId: string;
  /** True to set the vote, false to remove it. */
  isSet: boolean;
}

/** An item after a vote. */
interface VotedItem {
  upvotesCount: number;
  isMerged: boolean;
}

interface WaitingVote extends Vote {
  answer: (item: VotedItem | null) => void;
  fail: (error: unknown) => void;
}

type Voting = Pick<DatabaseHandle, 'owner' | 'sql'>;
type Lines = Map<string, WaitingVote[]>;

/** Waiting votes of a process, by item. */
const linesOf = new WeakMap<DatabaseHandle['owner'], Lines>();

/**
 * Sets or removes a person's vote; null if the item does not exist. Votes for one item that arrive
 * during a write are written together after it: an item with many concurrent votes keeps one
 * connection of a process busy, not all of them, and locks its row once for all. Requests of one
 * person are processed in order.
 */
export function castVote(database: Voting, vote: Vote): Promise<VotedItem | null> {
  return new Promise((answer, fail) => {
    const lines = linesOf.get(database.owner) ?? new Map<string, WaitingVote[]>();
    linesOf.set(database.owner, lines);
    const waiting = { ...vote, answer, fail };
    const line = lines.get(vote.feedbackId);
    if (line) line.push(waiting);
    else void writeLine(database, lines, waiting);
  });
}

async function writeLine(database: Voting, lines: Lines, first: WaitingVote): Promise<void> {
  const line = [first];
  lines.set(first.feedbackId, line);
  while (line.length > 0) await writeVotes(database, takeTurn(line));
  lines.delete(first.feedbackId);
}

/** Takes the first vote of each person from a line. */
function takeTurn(line: WaitingVote[]): WaitingVote[] {
  const turn = new Map<string, WaitingVote>();
  for (const vote of line.splice(0)) {
    if (turn.has(vote.userId)) line.push(vote);
    else turn.set(vote.userId, vote);
  }
  return [...turn.values()];
}

/**
 * Resolves each vote. A vote that cannot be written, for example because its person was deleted,
 * fails alone.
 */
async function writeVotes(database: Voting, votes: readonly WaitingVote[]): Promise<void> {
  try {
    const item = await changeVotes(database, votes);
    for (const vote of votes) vote.answer(item);
  } catch (error) {
    if (votes.length === 1) votes[0]?.fail(error);
    else for (const vote of votes) await writeVotes(database, [vote]);
  }
}

/**
 * Votes and count change in one statement, which locks the item first, like every deletion or
 * merge.
 */
async function changeVotes({ sql }: Voting, votes: readonly Vote[]): Promise<VotedItem | null> {
  const people = (isSet: boolean) => votes.filter((vote) => vote.isSet === isSet).map(({ userId }) => userId);
  const [item] = await sql<VotedItem[]>`
    with item as (
      select id, upvotes_count, merged_into_id is not null as is_merged from feedback
      where id = ${votes[0]?.feedbackId ?? null} for no key update
    ), voted as (
      insert into feedback_votes (feedback_id, user_id)
      select item.id, user_id from item, unnest(${people(true)}::uuid[]) as user_id where not is_merged
      on conflict do nothing returning feedback_id
    ), taken as (
      delete from feedback_votes v using item
      where v.feedback_id = item.id and v.user_id = any(${people(false)}::uuid[]) returning v.feedback_id
    ), counted as (
      update feedback set upvotes_count =
        feedback.upvotes_count + (select count(*) from voted) - (select count(*) from taken)
      where id = (select feedback_id from voted union select feedback_id from taken) returning upvotes_count
    )
    select coalesce((select upvotes_count from counted), upvotes_count) as "upvotesCount", is_merged as "isMerged"
    from item`;
  return item ?? null;
}
