import type { schema } from '@keydence/db';
import type { KeywordView } from '@keydence/domain';

/** The API form of a stored view. */
export function viewKeywordView({
  id,
  name,
  query,
  createdAt,
}: typeof schema.keywordViews.$inferSelect): KeywordView {
  return { id, name, query, createdAt };
}
