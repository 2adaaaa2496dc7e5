import { type Queryable, schema } from '@keydence/db';
import {
  brandMatcher,
  laterDay,
  localDay,
  type MovePlan,
  planRange,
  sumRanges,
  type UnnamedBrand,
  usualCapacityHours,
} from '@keydence/domain';
import { eq, sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { hidesPeople } from '../access/require-key-access.ts';
import { findSiteNames } from '../gains/find-site-names.ts';
import { planDays } from './choose-plan.ts';
import { viewConditions } from './list-moves.ts';
import { gapTexts, oldFactsText, siteFallText } from './move-messages.ts';
import { readMoves } from './move-view.ts';
import { readNewestRun } from './read-move-status.ts';

const { moves, moveSettings, siteRates } = schema;

interface Rest extends Record<string, unknown> {
  reason: MovePlan['leftOut']['byReason'][number]['reason'];
  count: number;
}

/** The moves of the current two weeks, or of the last period that ended. */
export async function readPlan(ctx: DomainContext): Promise<MovePlan> {
  const { services, domain, caller } = ctx;
  const { db } = services.database;
  const listId = requireList(domain).id;
  const [settings] = await db.select().from(moveSettings).where(eq(moveSettings.listId, listId));
  const planned = await readMoves(db, listId, {
    where: viewConditions.planned,
    orderBy: [sql`${moves.dueOn} nulls last`, sql`${moves.gainMid} desc nulls last`, sql`${moves.id}`],
    showsPeople: !hidesPeople(caller),
    now: services.now(),
  });
  const byReason = await db.execute<Rest>(sql`
    select left_out as reason, count(*)::int as count from moves
    where list_id = ${listId} and state = 'proposed' and not is_planned and left_out is not null
    group by left_out order by 2 desc, 1`);
  const start = settings?.planStart ?? localDay(services.now(), domain.timeZone);
  const [done] = await db.execute<{ hours: number }>(sql`
    select coalesce(sum(effort_hours), 0)::float8 as hours from moves
    where list_id = ${listId} and done_on >= ${start}::date and accepted_at is not null`);
  const [rates] = await db
    .select({ brand: siteRates.unnamedBrand })
    .from(siteRates)
    .where(eq(siteRates.listId, listId));
  const gains = planned.map(({ gain }) => gain);
  return {
    period: { start, end: laterDay(start, planDays - 1) },
    capacityHours: settings?.capacityHours ?? usualCapacityHours,
    usedHours: planned.reduce((sum, { effortHours }) => sum + effortHours, 0),
    doneHours: done?.hours ?? 0,
    planned,
    sum: sumRanges(gains),
    range80: planRange(gains),
    leftOut: {
      total: [...byReason].reduce((sum, { count }) => sum + count, 0),
      byReason: [...byReason].map(({ reason, count }) => ({ reason, count })),
    },
    missing: listGaps(settings, localDay(services.now(), domain.timeZone)),
    run: await readNewestRun(db, listId),
    factsOn: settings?.factsOn ?? null,
    unnamedBrand: rates?.brand ? await viewBrand(db, listId, rates.brand) : null,
    hiddenNote: settings?.hiddenNote ?? null,
    dataSource: domain.dataSource,
  };
}

/** Null if the word has become a name since the counts were stored, such as by a new name of the workspace. */
async function viewBrand(
  db: Queryable,
  listId: number,
  { word, share }: UnnamedBrand,
): Promise<MovePlan['unnamedBrand']> {
  const names = await findSiteNames(db, listId);
  return brandMatcher(names)(word) ? null : { word, percent: Math.round(100 * share), names };
}

/** Days after which numbers are reported as old. */
const freshDays = 45;

type Settings = Pick<typeof moveSettings.$inferSelect, 'gaps' | 'factsOn' | 'siteFall'>;

function listGaps(settings: Settings | undefined, today: string): MovePlan['missing'] {
  const { gaps = [], factsOn = null, siteFall = null } = settings ?? {};
  const known: MovePlan['missing'] = [
    ...(siteFall === null ? [] : [{ gap: 'site_fell' as const, ...siteFallText(siteFall) }]),
    ...gaps.flatMap((gap) => (gap === 'old_facts' || gap === 'site_fell' ? [] : [{ gap, ...gapTexts[gap] }])),
  ];
  if (factsOn === null || laterDay(factsOn, freshDays) >= today) return known;
  return [{ gap: 'old_facts', ...oldFactsText(factsOn) }, ...known];
}
