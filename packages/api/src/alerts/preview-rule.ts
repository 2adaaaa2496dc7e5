import { schema } from '@keydence/db';
import {
  type AlertPreview,
  localDay,
  maxPreviewedKeywords,
  type PreviewAlertRuleInput,
  pairedWithinDays,
  previewedDays,
  replayRule,
  shiftDay,
} from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { isId } from '../access.ts';
import { invalidField } from '../errors.ts';
import { alertMessages } from './alert-messages.ts';
import { countWatched, filterOf, readWatchedKeywords } from './read-watched-keywords.ts';

/**
 * Days of the recent past on which a rule would have fired, by the history of its current keywords.
 * AppError('validation_failed') for an unknown view.
 */
export async function previewRule(ctx: DomainContext, input: PreviewAlertRuleInput): Promise<AlertPreview> {
  const { database, now } = ctx.services;
  const list = requireList(ctx.domain);
  const set = { listId: list.id, filter: filterOf(input, await findViewQuery(ctx, input.viewId)) };
  const keywords = await countWatched(database, set, maxPreviewedKeywords + 1);
  if (keywords > maxPreviewedKeywords) return { isTooLarge: true, keywords, checks: 0, firings: [] };
  const today = localDay(now(), ctx.domain.timeZone);
  const since = shiftDay(today, -previewedDays);
  const replay = replayRule(input, since);
  const span = { from: shiftDay(since, -pairedWithinDays), until: today };
  for await (const batch of readWatchedKeywords(database, set, span)) {
    for (const keyword of batch) replay.add(keyword);
  }
  return { isTooLarge: false, ...replay.result() };
}

async function findViewQuery({ services, domain }: DomainContext, viewId: string | null) {
  if (viewId === null) return null;
  const { keywordViews } = schema;
  const isIt = and(eq(keywordViews.id, viewId), eq(keywordViews.workspaceId, domain.workspaceId));
  const [view] = isId(viewId)
    ? await services.database.db.select({ query: keywordViews.query }).from(keywordViews).where(isIt)
    : [];
  if (!view) throw invalidField('viewId', alertMessages.unknownView);
  return view.query;
}
