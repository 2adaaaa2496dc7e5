import { type Queryable, schema } from '@keydence/db';
import { createCheckReader, pairedWithinDays, shiftDay, watchDay } from '@keydence/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { AlertCheckJob, Services } from '../context.ts';
import type { KeywordFilter } from '../keyword-lists/build-keyword-filter.ts';
import { loadLinkSigner } from '../load-link-signer.ts';
import type { RuleRow } from './access.ts';
import { fireRule } from './fire-rule.ts';
import { filterOf, readWatchedKeywords } from './read-watched-keywords.ts';
import { nameSet } from './rule-view.ts';

interface WatchingRule {
  rule: RuleRow;
  setName: string;
  filter: KeywordFilter;
}

/**
 * Evaluates every rule of a list's domain for the checks of a day, and fires those whose keywords
 * moved. Rules with the same keywords share one read, in batches. A second or concurrent run for
 * the same day fires nothing twice.
 */
export async function runAlertCheck(services: Services, { listId, day }: AlertCheckJob): Promise<void> {
  const { database, log } = services;
  const rulesBySet = await findWatchingRules(database.db, listId);
  if (rulesBySet.length === 0) return;
  const signer = await loadLinkSigner(database, 'alert-mails');
  const readCheck = createCheckReader(day);
  const span = { from: shiftDay(day, -pairedWithinDays), until: day };
  for (const rules of rulesBySet) {
    const [first] = rules;
    if (!first) continue;
    const watched = rules.map((rule) => ({ ...rule, watch: watchDay(rule.rule, day) }));
    for await (const keywords of readWatchedKeywords(database, { listId, filter: first.filter }, span)) {
      for (const keyword of keywords) {
        const check = readCheck(keyword.months);
        for (const { watch } of watched) watch.add(keyword, check);
      }
    }
    for (const { rule, setName, watch } of watched) {
      const result = watch.result();
      const hasFired = await database.db.transaction((tx) =>
        fireRule(tx, services, { ruleId: rule.id, listId, setName, signer, ...result }),
      );
      if (hasFired) log.info({ ruleId: rule.id, listId, day, moved: result.moved }, 'an alert has fired');
    }
  }
}

/**
 * Rules that watch a list, grouped by keyword set; a rule whose view was deleted watches nothing.
 */
async function findWatchingRules(db: Queryable, listId: number): Promise<WatchingRule[][]> {
  const { alertRules, keywordViews, trackedDomains } = schema;
  const rows = await db
    .select({ rule: alertRules, view: { name: keywordViews.name, query: keywordViews.query } })
    .from(alertRules)
    .innerJoin(trackedDomains, eq(trackedDomains.id, alertRules.domainId))
    .leftJoin(keywordViews, eq(keywordViews.id, alertRules.viewId))
    .where(
      and(eq(trackedDomains.listId, listId), eq(alertRules.isActive, true), isNull(alertRules.deletedAt)),
    );
  const sets = new Map<string, WatchingRule[]>();
  for (const { rule, view } of rows) {
    if (rule.keywordSet === 'view' && view === null) continue;
    const filter = filterOf(rule, view?.query ?? null);
    const key = JSON.stringify(Object.entries(filter).sort());
    const setName = nameSet(rule, view?.name ?? null);
    sets.set(key, [...(sets.get(key) ?? []), { rule, setName, filter }]);
  }
  return [...sets.values()];
}
