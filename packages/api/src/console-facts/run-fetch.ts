import type { Transaction } from '@keydence/db';
import {
  AppError,
  finalLagDays,
  findHistoryStart,
  isLastingFailure,
  laterDay,
  leastNamedImpressions,
  type SearchConsoleAccount,
  SourceError,
  searchConsoleLimits,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { ConsoleFetchJob, Services } from '../context.ts';
import { askAccount } from '../sources/ask-account.ts';
import { searchConsoleMessages } from '../sources/search-console-messages.ts';
import { consoleFactMessages } from './console-fact-messages.ts';
import { lockFacts } from './ensure-text-numbers.ts';
import { type FetchedSlice, fetchDay } from './fetch-day.ts';
import { beginFetch, CancelledFetch, type FetchScope, moveFetch } from './move-fetch.ts';
import { readNotes } from './read-notes.ts';
import { type ConsoleScope, inScope } from './select-window.ts';
import { afterConsoleFacts } from './start-after-facts.ts';
import { type SiteDay, storeSiteDays } from './store-site-days.ts';
import { storeSlice } from './store-slice.ts';

/**
 * Days that one job fetches before other jobs run; the days of the two windows that moves compare
 * are among the first.
 */
const daysAtOnce = 60;
/** Minutes to wait after Search Console has refused requests. */
const restMinutes = 15;

interface Attempt {
  /** No other attempt follows: a failure ends the fetch with a message for the user. */
  isLast?: boolean;
}

/**
 * Fetches the missing days of a property's last 16 months, newest first; each day is stored
 * together with the progress, so that the next run continues at the missing day after a killed one.
 * The next fetch repeats days that may still change. If Search Console asks for a pause, the fetch
 * waits; if the access was revoked, it ends, and the stored days stay. A fetch that has ended or
 * was replaced by a newer one is not touched.
 */
export async function runFactsFetch(
  services: Services,
  job: ConsoleFetchJob,
  { isLast = false }: Attempt = {},
): Promise<void> {
  const scope = await beginFetch(services, job);
  if (!scope) return;
  try {
    await askAccount(services, scope.workspaceId, (account) => fetchMissing(services, scope, account));
  } catch (error) {
    if (error instanceof CancelledFetch) return;
    services.log.warn({ ...job, error, isLast }, 'a fetch of the history from Search Console broke off');
    if (error instanceof SourceError && !isLastingFailure(error)) return rest(services, scope, error);
    const isExpected = error instanceof AppError;
    if (!isExpected && !isLast) throw error;
    const reason = isExpected ? error.message : consoleFactMessages.failed;
    await endFetch(services, scope, { state: 'failed', note: `${reason} ${consoleFactMessages.stays}` });
  }
}

async function fetchMissing(
  services: Services,
  scope: FetchScope,
  account: SearchConsoleAccount,
): Promise<void> {
  const missing = await findMissing(services, scope, account);
  if (missing === null)
    return endFetch(services, scope, { state: 'done', note: await describeNone(services, scope) });
  for (const wanted of missing.slice(0, daysAtOnce)) await fetchOne(services, { scope, wanted, account });
  if (missing.length <= daysAtOnce) return endFetch(services, scope, { state: 'done', note: null });
  const notes = await readNotes(services.database.db, scope);
  await services.database.db.transaction(async (tx) => {
    await moveFetch(tx, scope, { state: 'queued', notes });
    await afterConsoleFacts(tx, services, scope);
    await services.jobs.enqueueConsoleFetch(tx, scope);
  });
}

/** A property that had figures before is not new. */
async function describeNone({ database }: Services, { listId, property }: FetchScope): Promise<string> {
  const [row] = await database.db.execute<{ hasDays: boolean }>(sql`
    select exists (select from console_slices s
      where ${inScope(listId, scopeOf({ property }))} and s.kind = 'site') as "hasDays"`);
  return row?.hasDays
    ? `${consoleFactMessages.noneNow} ${consoleFactMessages.stays}`
    : searchConsoleMessages.noFigures;
}

/**
 * Days with figures to fetch, newest first, without the changeable days that this fetch has stored.
 * Null if the property has no figures.
 */
async function findMissing(
  services: Services,
  scope: FetchScope,
  account: SearchConsoleAccount,
): Promise<SiteDay[] | null> {
  const { listId, property, askedAt } = scope;
  const today = services.now().toISOString().slice(0, 10);
  const answer = await account.query({
    property,
    startDate: findHistoryStart(services.now()),
    endDate: today,
    dimensions: ['date'],
    startRow: 0,
    rowLimit: searchConsoleLimits.pageRows,
  });
  const days = answer.flatMap(({ keys: [day = ''], position, ...figures }): SiteDay[] => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return [];
    const isFinal = isFinalDay(day, today);
    return [{ day, ...figures, position: figures.impressions > 0 ? position : null, isFinal }];
  });
  if (days.length === 0) return null;
  const names = `{${days.map(({ day }) => day).join(',')}}`;
  return services.database.db.transaction(async (tx) => {
    await lockFacts(tx, listId);
    await storeSiteDays(tx, listId, { scope: scopeOf(scope), days, now: services.now() });
    const rows = await tx.execute<{ day: string; isMissing: boolean }>(sql`
      select d.day::text, not exists (
        select from console_slices s
        where s.list_id = ${listId}::int and s.source = 'search_console_api' and s.property = ${property}::text
          and s.filter is null and s.kind = 'pair' and s.ends_on = d.day
          and (s.is_final or s.stored_at >= ${askedAt}::timestamptz)) as "isMissing"
      from (select distinct day from unnest(${names}::date[]) as n (day)) d order by d.day desc`);
    const figures = new Map(days.map((one) => [one.day, one]));
    const missing = rows.flatMap(({ day, isMissing }) => (isMissing ? (figures.get(day) ?? []) : []));
    const oldestDay = rows.findLast(({ isMissing }) => !isMissing)?.day ?? null;
    const daysFetched = rows.length - missing.length;
    await moveFetch(tx, scope, { daysWanted: rows.length, daysFetched, oldestDay });
    return missing;
  });
}

async function fetchOne(
  services: Services,
  { scope, wanted, account }: { scope: FetchScope; wanted: SiteDay; account: SearchConsoleAccount },
): Promise<void> {
  const { listId, property } = scope;
  const { day } = wanted;
  const slices = await fetchDay(account, { property, day });
  const isWhole = isAnswered(slices, wanted);
  const now = services.now();
  const isFinal = isFinalDay(day, now.toISOString().slice(0, 10));
  await services.database.db.transaction(async (tx) => {
    await lockFacts(tx, listId);
    let repeated = 0;
    for (const slice of slices) {
      const days = { startsOn: day, endsOn: day, isFinal: isFinal && (isWhole || slice.kind !== 'pair') };
      repeated += await storeSlice(tx, listId, { ...slice, ...days, scope: scopeOf(scope), now });
    }
    await moveFetch(tx, scope, {
      daysFetched: sql`least(days_fetched + 1, days_wanted)`,
      oldestDay: sql`least(oldest_day, ${day}::date)`,
      repeatedRows: sql`repeated_rows + ${repeated}::int`,
    });
  });
}

/**
 * False if a table without rows contradicts another one: a day with figures has pages, one with many has queries, and
 * pairs exist if queries do. The pairs of such a day are not final, so that the next fetch asks for the day again.
 */
function isAnswered(slices: readonly FetchedSlice[], { clicks, impressions }: SiteDay): boolean {
  const hasRows = (kind: FetchedSlice['kind']) =>
    slices.some((slice) => slice.kind === kind && slice.rows.length > 0);
  return (
    (hasRows('page') || clicks + impressions === 0) &&
    (hasRows('query') || impressions < leastNamedImpressions) &&
    hasRows('query') === hasRows('pair')
  );
}

/** Days are in Pacific time, which is behind UTC, so the lag is never too short. */
const isFinalDay = (day: string, today: string) => day <= laterDay(today, -finalLagDays);

const scopeOf = ({ property }: Pick<FetchScope, 'property'>): ConsoleScope => ({
  source: 'search_console_api',
  property,
  filter: null,
});

/** Continues later; the fetched days stay. */
async function rest(services: Services, scope: FetchScope, { reason }: SourceError): Promise<void> {
  const resumeAt = new Date(services.now().getTime() + restMinutes * 60_000);
  const note = consoleFactMessages.waits(reason);
  await whileRunning(services, async (tx) => {
    await moveFetch(tx, scope, { state: 'waiting', note, resumeAt });
    await services.jobs.enqueueConsoleFetch(tx, scope, { notBefore: resumeAt });
  });
}

async function endFetch(
  services: Services,
  scope: FetchScope,
  end: { state: 'done' | 'failed'; note: string | null },
): Promise<void> {
  const notes = await readNotes(services.database.db, scope);
  await whileRunning(services, async (tx) => {
    await moveFetch(tx, scope, { ...end, notes, finishedAt: services.now() });
    await afterConsoleFacts(tx, services, scope);
  });
}

/** Does nothing if a newer fetch has replaced this one. */
async function whileRunning(services: Services, write: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await services.database.db.transaction(write);
  } catch (error) {
    if (!(error instanceof CancelledFetch)) throw error;
  }
}
