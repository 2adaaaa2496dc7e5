import { schema, type Transaction } from '@keydence/db';
import { daysBetween, laterDay, type MoveVerb } from '@keydence/domain';
import { and, eq, sql } from 'drizzle-orm';

const { moves } = schema;

/** Days before a changed page, or a topic with new content, is proposed again (analysis 8.2). */
export const coolingDays = { page: 56, topic: 28 };

interface Work {
  verb: MoveVerb;
  pages: readonly string[];
  topicId: number | null;
}

/**
 * Returns a function that gives the days since the last done move on a page of a move, or on the topic of a new page;
 * null without one in the longest cooling period.
 */
export async function findTouched(
  tx: Transaction,
  listId: number,
  today: string,
): Promise<(work: Work) => number | null> {
  const rows = await tx
    .select({ verb: moves.verb, pages: moves.pages, topicId: moves.topicId, doneOn: moves.doneOn })
    .from(moves)
    .where(and(eq(moves.listId, listId), sql`${moves.doneOn} > ${laterDay(today, -coolingDays.page)}::date`))
    .orderBy(moves.doneOn);
  const [pages, topics] = [new Map<string, number>(), new Map<number, number>()];
  for (const row of rows) {
    const ago = daysBetween(row.doneOn ?? today, today);
    for (const page of row.pages) pages.set(page, ago);
    if (row.verb === 'write' && row.topicId !== null) topics.set(row.topicId, ago);
  }
  return ({ verb, pages: own, topicId }) => {
    if (verb === 'write') return topics.get(topicId ?? -1) ?? null;
    const known = own.flatMap((page) => pages.get(page) ?? []);
    return known.length > 0 ? Math.min(...known) : null;
  };
}
