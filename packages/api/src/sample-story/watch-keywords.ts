import type { AlertRuleFields, SourceStory } from '@keydence/domain';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { createRule } from '../alerts/create-rule.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { findKeywordIds } from '../keyword-lists/find-keyword-ids.ts';
import { tagKeywords } from '../keywords/tag-keywords.ts';

/** Tags the story's keywords, and adds an alert that will fire, one that will not, and a paused one. */
export async function watchKeywords(ctx: DomainContext, { watched }: SourceStory): Promise<void> {
  const { id: listId } = requireList(ctx.domain);
  const ids = await findKeywordIds(ctx.services.database.db, listId, [...watched.keywordTexts]);
  const keywordIds = [...ids.values()].map((id) => encodeKeywordId({ listId, id }));
  await tagKeywords(ctx, { domainId: ctx.domain.id, keywordIds, action: 'add', tag: watched.tag });
  for (const rule of rulesOf(watched.tag)) await createRule(ctx, { ...plainRule, ...rule });
}

const plainRule = {
  isActive: true,
  keywordSet: 'all',
  tag: null,
  viewId: null,
  places: null,
  quietDays: 7,
  sendsMail: true,
  webhookId: null,
} as const;

function rulesOf(
  tag: string,
): (Partial<AlertRuleFields> & Pick<AlertRuleFields, 'name' | 'kind' | 'minKeywords'>)[] {
  return [
    {
      name: `Drops of ${tag}`,
      keywordSet: 'tag',
      tag,
      kind: 'dropped',
      places: 3,
      minKeywords: 4,
      quietDays: 28,
    },
    { name: 'Top 3 left', kind: 'left_top', places: 3, minKeywords: 60 },
    { name: 'Keywords lost', kind: 'lost', minKeywords: 5, isActive: false },
  ];
}
