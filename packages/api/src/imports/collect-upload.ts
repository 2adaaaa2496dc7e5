import type { Transaction } from '@keydence/db';
import {
  type ConsoleFactRow,
  type ImportedRow,
  isCutTable,
  type PeriodStep,
  type StreamedExport,
  searchConsoleLimits,
  stepBack,
} from '@keydence/domain';
import { lockFacts } from '../console-facts/ensure-text-numbers.ts';
import type { ConsoleScope } from '../console-facts/select-window.ts';
import { afterConsoleFacts } from '../console-facts/start-after-facts.ts';
import { type SiteDay, storeSiteDays } from '../console-facts/store-site-days.ts';
import { storeSlice } from '../console-facts/store-slice.ts';
import type { Services } from '../context.ts';
import { isTomorrow } from './read-parts.ts';

interface Period {
  page: ConsoleFactRow[];
  query: ConsoleFactRow[];
  days: SiteDay[];
}

interface Upload {
  domainId: string;
  listId: number;
  /** The last day of its period. */
  measuredOn: string;
}

export interface UploadFacts {
  /** The same export; its rows are collected during the read. */
  opened: StreamedExport;
  /** Stores the collected rows: the newer period and, for a comparison, the earlier one. */
  store(tx: Transaction, services: Pick<Services, 'jobs' | 'now'>, upload: Upload): Promise<void>;
}

/**
 * Collects the queries, pages and days up to today of a download from Search Console during the
 * read; nothing for other files.
 */
export function collectUploadFacts(opened: StreamedExport, today: string): UploadFacts {
  const { consoleScope, earlierBy } = opened.head;
  if (!consoleScope) return { opened, store: async () => {} };
  const newer: Period = { page: [], query: [], days: [] };
  const earlier: Period = { page: [], query: [], days: [] };
  return {
    opened: {
      ...opened,
      async *batches() {
        for await (const rows of opened.batches()) {
          for (const row of rows) {
            if (isTomorrow(row, today)) continue;
            noteRow('isEarlier' in row && row.isEarlier ? earlier : newer, row);
          }
          yield rows;
        }
      },
    },
    async store(tx, services, { domainId, listId, measuredOn }) {
      // If a person entered the day instead, the first day is unknown.
      const startsOn = opened.head.measuredOn === measuredOn ? consoleScope.startsOn : null;
      const scope: ConsoleScope = {
        source: 'search_console',
        property: null,
        filter: consoleScope.filter,
      };
      await lockFacts(tx, listId);
      const dated = { tx, listId, scope, now: services.now() };
      await storePeriod(dated, newer, { startsOn, endsOn: measuredOn });
      if (earlierBy) await storePeriod(dated, earlier, moveBack({ startsOn, endsOn: measuredOn }, earlierBy));
      await afterConsoleFacts(tx, services, { domainId, listId });
    },
  };
}

interface Days {
  startsOn: string | null;
  endsOn: string;
}

const moveBack = ({ startsOn, endsOn }: Days, step: PeriodStep): Days => ({
  startsOn: startsOn && stepBack(startsOn, step),
  endsOn: stepBack(endsOn, step),
});

function noteRow({ page, query, days }: Period, row: ImportedRow): void {
  if (row.type !== 'keyword' && row.type !== 'total') return;
  const { averagePosition: position } = row;
  const figures = { clicks: row.clicks ?? 0, impressions: row.impressions ?? 0, position };
  if (row.type === 'keyword') add(query, { page: null, query: row.keywordText, ...figures });
  else if (row.dimension === 'page') add(page, { page: row.name, query: null, ...figures });
  else if (row.dimension === 'day') days.push({ day: row.name, ...figures, isFinal: true });
}

/** Rows are ordered by clicks, so the rows past the limit have the fewest. */
function add(rows: ConsoleFactRow[], row: ConsoleFactRow): void {
  if (rows.length < searchConsoleLimits.tableRows) rows.push(row);
}

async function storePeriod(
  { tx, listId, scope, now }: { tx: Transaction; listId: number; scope: ConsoleScope; now: Date },
  period: Period,
  { startsOn, endsOn }: Days,
): Promise<void> {
  for (const kind of ['page', 'query'] as const) {
    const rows = period[kind];
    if (rows.length === 0) continue;
    const isCut = isCutTable(rows.length, 'export') || isCutTable(rows.length, 'api');
    await storeSlice(tx, listId, { scope, kind, startsOn, endsOn, isFinal: true, isCut, rows, now });
  }
  await storeSiteDays(tx, listId, { scope, days: period.days, now });
}
