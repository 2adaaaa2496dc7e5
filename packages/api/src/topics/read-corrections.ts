import { type Queryable, schema } from '@keydence/db';
import type { RelevanceVote, StoredCorrections } from '@keydence/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';

const { topicCorrections } = schema;

export interface ReadCorrections extends StoredCorrections {
  /** Numbers of all active corrections. */
  held: readonly number[];
  /** Votes by keyword id, and by topic. */
  votes: ReadonlyMap<number, StoredVote>;
  topicVotes: ReadonlyMap<number, StoredVote>;
}

interface StoredVote {
  vote: RelevanceVote;
  /** The number of its correction; of two votes the higher one applies. */
  at: number;
}

interface Decision {
  placed: number | null;
  isAlone: boolean;
  together: [number, number][];
  apart: [number, number][];
}

/** Active corrections of members; of two on one keyword, the later applies. */
export async function readCorrections(db: Queryable, listId: number): Promise<ReadCorrections> {
  const rows = await db
    .select()
    .from(topicCorrections)
    .where(and(eq(topicCorrections.listId, listId), isNull(topicCorrections.undoneAt)))
    .orderBy(topicCorrections.id);
  const aliases = await readAliases(db, listId);
  const decisions = new Map<number, Decision>();
  const votes = new Map<number, StoredVote>();
  const topicVotes = new Map<number, StoredVote>();
  for (const { id: at, kind, topicId, facts } of rows) {
    if (kind === 'vote' && facts.vote) {
      const stored = { vote: facts.vote, at };
      if (topicId !== null) topicVotes.set(aliases.get(topicId) ?? topicId, stored);
      for (const id of facts.keywordIds ?? []) votes.set(id, stored);
    }
    if (kind === 'move' || kind === 'split') {
      const placed = facts.topicId ?? null;
      for (const id of facts.keywordIds ?? [])
        decisions.set(id, { placed, isAlone: placed === null, together: [], apart: [] });
      for (const pair of facts.apart ?? []) decisions.get(pair[0])?.apart.push(pair);
    }
    for (const pair of facts.together ?? []) {
      const known = decisions.get(pair[0]);
      decisions.set(pair[0], {
        placed: known?.placed ?? null,
        isAlone: false,
        together: [...(known?.together ?? []), pair],
        apart: [],
      });
    }
  }
  return {
    held: rows.map(({ id }) => id),
    together: [...decisions.values()].flatMap(({ together }) => together),
    apart: [...decisions.values()].flatMap(({ apart }) => apart),
    placed: [...decisions].flatMap(([keywordId, { placed }]) =>
      placed === null ? [] : [{ keywordId, topicId: aliases.get(placed) ?? placed }],
    ),
    alone: [...decisions].flatMap(([keywordId, { isAlone }]) => (isAlone ? [keywordId] : [])),
    votes,
    topicVotes,
  };
}

/** The later of the votes on a keyword and on its topic; null without one. */
export function laterVote(
  own: StoredVote | undefined,
  ofTopic: StoredVote | undefined,
): RelevanceVote | null {
  const later = own && ofTopic && ofTopic.at > own.at ? ofTopic : (own ?? ofTopic);
  return later?.vote ?? null;
}

/** Target topics by merged topic. */
export async function readAliases(db: Queryable, listId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db.execute<{ id: number; target: number }>(sql`
    select id, absorbed_by as target from topics where list_id = ${listId} and absorbed_by is not null`);
  return new Map([...rows].map(({ id, target }) => [id, target]));
}
