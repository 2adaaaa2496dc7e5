import { schema } from '@keydence/db';
import { countNeededWords, type FeedbackItem, pickTitleWords, similarFeedbackLimit } from '@keydence/domain';
import { and, desc, gte, isNull, like, or, sql } from 'drizzle-orm';
import type { AuthedContext } from '../context.ts';
import { selectFeedback, toFeedbackItem } from './feedback-view.ts';

const { feedback } = schema;

/** A word in the title weighs twice as much as one in the description. */
const title = sql`split_part(${feedback.searchText}, E'\n', 1)`;

/** Items that share words with a partly typed title, most similar first. */
export async function listSimilar(
  { services, caller }: AuthedContext,
  input: { title: string },
): Promise<FeedbackItem[]> {
  const words = pickTitleWords(input.title);
  if (words.length === 0) return [];
  const countIn = (text: typeof title) =>
    sql.join(
      words.map((word) => sql`(strpos(${text}, ${word}) > 0)::int`),
      sql` + `,
    );
  const shared = countIn(sql`${feedback.searchText}`);
  const rows = await selectFeedback(services.database.db, caller.userId)
    .where(
      and(
        isNull(feedback.mergedIntoId),
        // For the index; the words are letters and digits only.
        or(...words.map((word) => like(feedback.searchText, `%${word}%`))),
        gte(shared, countNeededWords(words)),
      ),
    )
    .orderBy(
      desc(sql`${shared} + ${countIn(title)}`),
      desc(feedback.upvotesCount),
      desc(feedback.createdAt),
      desc(feedback.id),
    )
    .limit(similarFeedbackLimit);
  return rows.map((row) => toFeedbackItem(row, caller));
}
