import type { Queryable } from '@keydence/db';
import {
  daysBetween,
  type FigureSource,
  type MoveGap,
  type MoveSearchFacts,
  monthDays,
  monthlyFactor,
  monthNumber,
  type PackedMoveFacts,
  packRows,
  settlingDays,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { type ConsoleState, findConsoleState } from '../console-facts/find-console-state.ts';
import { readReachableDifficulty } from '../content-plan/propose-plan.ts';
import type { Services } from '../context.ts';
import { findSiteRates, type ListRates } from '../gains/find-site-rates.ts';
import { readSiteLinks } from '../pages/read-site-links.ts';
import { readConsoleFacts } from './read-console-facts.ts';
import { isPriced, readRankedSearches } from './read-search-facts.ts';
import { readTopicFacts } from './read-topic-facts.ts';
import type { MoveBasis } from './store-moves.ts';

/** Facts of a list for the move rules, and the notices for the user. */
export interface ReadFacts {
  facts: PackedMoveFacts;
  basis: MoveBasis;
}

/** Days of history that the search for declining pages needs before the latest weeks. */
const leastHistoryDays = 120;

/** All facts of a list for its moves; null if the list was deleted. */
export async function readMoveFacts(
  { database, now }: Pick<Services, 'database' | 'now'>,
  listId: number,
): Promise<ReadFacts | null> {
  const { db } = database;
  const scope = await readScope(db, listId);
  if (!scope) return null;
  const list = await findSiteRates(db, listId, now());
  const state = await findConsoleState(db, listId);
  // What a filter hides may have a page for a topic that seems to have none.
  const topics = state?.filter ? [] : await readTopicFacts(db, { listId, list });
  const shared = {
    site: list.rates,
    language: scope.language_code,
    topics,
    reachableDifficulty: await readReachableDifficulty(database, listId),
    siteLinks: await readSiteLinks(db, listId),
  };
  const gaps = findGaps(scope, { state, wasRead: shared.siteLinks !== null });
  if (state?.window.startsOn && state.window.days !== null) {
    const { startsOn: start, endsOn: end, days } = state.window;
    const counted = await readConsoleFacts(db, { listId, state, list });
    return {
      facts: {
        ...shared,
        ...counted.facts,
        window: { days, months: monthsOf(start, end, list), endsOn: end },
        hasSearchConsole: true,
        siteChangedOn: state.siteChanges.at(-1)?.from ?? null,
        countedDays: state.window.countedDays ?? days,
      },
      basis: {
        source: state.source,
        factsOn: state.lastFinalDay,
        window: { start, end, days },
        hiddenNote: noteHidden(state),
        gaps: [...gaps, ...findCountGap(counted.hasPriced)],
        unbrandedClicks: counted.unbrandedClicks * monthlyFactor(days),
      },
    };
  }
  return readListFacts(db, { listId, list, scope, gaps, shared });
}

interface Shared
  extends Pick<PackedMoveFacts, 'site' | 'language' | 'topics' | 'reachableDifficulty' | 'siteLinks'> {}

/** Facts of a list without Search Console pages: ranks, volumes and imported counts of its keywords. */
async function readListFacts(
  db: Queryable,
  asked: { listId: number; list: ListRates; scope: Scope; gaps: MoveGap[]; shared: Shared },
): Promise<ReadFacts> {
  const { listId, list, scope, gaps, shared } = asked;
  const { window } = list;
  const ranked = await readRankedSearches(db, { listId, list });
  const days = window
    ? Math.round((Date.parse(window.to) - Date.parse(window.from)) / 86_400_000) + 1
    : monthDays;
  const shown = ranked.filter(({ isHidden }) => !isHidden);
  const searches = shown.map((search): MoveSearchFacts => {
    const { id, text, rank, page, topic, intent, isBrand, facts, count } = search;
    const counted = count ?? { impressions: 0, clicks: 0, position: null };
    return { id, text, rank, page, topic, intent, isBrand, facts, ...counted, sitePosition: null };
  });
  return {
    facts: {
      ...shared,
      window: {
        days,
        months: window
          ? monthsOf(window.from, window.to, list)
          : { counted: [], now: monthNumber(list.today) },
        endsOn: window?.to ?? list.today,
      },
      hasSearchConsole: false,
      siteChangedOn: null,
      countedDays: days,
      searches: packRows(searches),
      former: [],
      weeks: null,
      pages: [],
    },
    basis: {
      source: scope.data_source,
      factsOn: scope.checked_on ?? list.today,
      window: window ? { start: window.from, end: window.to, days: Math.round(days) } : null,
      hiddenNote: null,
      gaps: window ? [...gaps, ...findCountGap(searches.some(isPriced))] : gaps,
      unbrandedClicks: null,
    },
  };
}

function monthsOf(start: string, end: string, list: ListRates): PackedMoveFacts['window']['months'] {
  const [from, to] = [monthNumber(start), monthNumber(end)];
  return {
    counted: Array.from({ length: to - from + 1 }, (_, index) => from + index),
    now: monthNumber(list.today),
  };
}

interface Scope extends Record<string, unknown> {
  language_code: string;
  data_source: FigureSource | null;
  /** Date of the newest rank. */
  checked_on: string | null;
  topics: number;
  competitors: number;
}

async function readScope(db: Queryable, listId: number): Promise<Scope | null> {
  const [list] = await db.execute<Pick<Scope, 'data_source' | 'language_code'> & { time_zone: string }>(sql`
    select d.data_source, l.language_code, w.time_zone
    from keyword_lists l
    join tracked_domains d on d.id = l.domain_id
    join workspaces w on w.id = d.workspace_id
    where l.id = ${listId}`);
  if (!list) return null;
  const [counted] = await db.execute<Pick<Scope, 'checked_on' | 'topics' | 'competitors'>>(sql`
    select
      (select (max(last_ranking_check) at time zone ${list.time_zone}::text)::date::text
        from keyword_rankings where list_id = ${listId}) as checked_on,
      (select count(*)::int from topics where list_id = ${listId} and keyword_count > 0) as topics,
      (select count(*)::int from competitors where list_id = ${listId} and deleted_at is null) as competitors`);
  return { ...list, ...(counted ?? { checked_on: null, topics: 0, competitors: 0 }) };
}

function findGaps(
  { data_source: source, topics, competitors }: Scope,
  { state, wasRead }: { state: ConsoleState | null; wasRead: boolean },
): MoveGap[] {
  const gaps: MoveGap[] = [];
  if (!state) gaps.push('no_search_console');
  else if (state.window.startsOn === null) gaps.push('no_period');
  if (state?.filter) gaps.push('filtered');
  else if (topics === 0) gaps.push('no_topics');
  else if (competitors === 0) gaps.push('no_competitors');
  // The pages of a sample are read after its moves were found, which they do not change.
  if (!wasRead && source !== 'sample') gaps.push('no_crawl');
  if (state && !state.hasDays) gaps.push('no_days');
  else if (state && isShort(state)) gaps.push('short_history');
  if (state && isSettling(state)) gaps.push('site_changed');
  return gaps;
}

/** Reports a gap if Search Console's counts are too few to estimate any search and no tool provides a volume. */
function findCountGap(hasPriced: boolean): MoveGap[] {
  return hasPriced ? [] : ['few_impressions'];
}

function isShort({ firstDay, lastFinalDay }: ConsoleState): boolean {
  if (firstDay === null) return true;
  return (Date.parse(lastFinalDay) - Date.parse(firstDay)) / 86_400_000 < leastHistoryDays;
}

/** True while Search Console figures still reflect a site change; no move is proposed from them until then. */
function isSettling({ siteChanges, lastFinalDay }: ConsoleState): boolean {
  const change = siteChanges.at(-1);
  return change !== undefined && daysBetween(change.from, lastFinalDay) < settlingDays;
}

function noteHidden({ hiddenShare, isCut }: ConsoleState): string | null {
  if (hiddenShare === null) return null;
  const percent = Math.round(hiddenShare * 100);
  const cut = isCut ? ' Its tables were cut off, which may explain a part of that.' : '';
  return `Search Console’s list leaves out the searches behind ${percent}% of the clicks.${cut}`;
}
