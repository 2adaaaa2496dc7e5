import type { ConsoleFactRow } from '@keydence/domain';
import { createKeywordTexts } from './create-keyword-texts.ts';
import { createDraws } from './random-draws.ts';

interface QueryPage {
  page: string;
  query: string;
  /** Impressions a day. */
  mean: number;
  position: number;
}

export interface ConsoleWorld {
  /** Rows of a day: query-pages that were shown, and the same added up by page and by query. */
  createDay(): { pair: ConsoleFactRow[]; page: ConsoleFactRow[]; query: ConsoleFactRow[] };
}

/**
 * A site with `queryPages` query-pages: a fifth of the queries have a second page, few pages have
 * most queries.
 */
export function createConsoleWorld(queryPages: number, seed: number): ConsoleWorld {
  const draws = createDraws(seed);
  const queries = createKeywordTexts(Math.ceil(queryPages / 1.2), `console ${seed}`);
  const pages = Array.from(
    { length: Math.ceil(queryPages / 25) },
    (_, index) => `https://www.site.example/${queries[index]?.replaceAll(' ', '-')}/${index}`,
  );
  const pickPage = () => pages[Math.floor(draws.between(0, 1) ** 2 * pages.length)] ?? '';
  const known: QueryPage[] = [];
  for (const query of queries) {
    const mean = Math.exp(draws.normal() * 1.5 - 0.7);
    const position = draws.between(1, 60);
    for (let page = 0; page < (draws.chance(0.2) ? 2 : 1) && known.length < queryPages; page += 1) {
      known.push({ page: pickPage(), query, mean: page === 0 ? mean : mean / 2, position });
    }
  }
  return {
    createDay() {
      const pair = known.flatMap(({ page, query, mean, position }): ConsoleFactRow[] => {
        const impressions = draws.count(mean, 0.3);
        if (impressions === 0) return [];
        const clicks = Math.min(impressions, draws.count((impressions * 0.2) / position, 0.3));
        const shown = Math.max(1, position + (draws.normal() * 2) / Math.sqrt(impressions));
        return [{ page, query, clicks, impressions, position: shown }];
      });
      return { pair, page: addUp(pair, 'page'), query: addUp(pair, 'query') };
    },
  };
}

function addUp(rows: readonly ConsoleFactRow[], by: 'page' | 'query'): ConsoleFactRow[] {
  const summed = new Map<string, ConsoleFactRow>();
  for (const row of rows) {
    const key = row[by] ?? '';
    const known = summed.get(key);
    const impressions = (known?.impressions ?? 0) + row.impressions;
    const places = (known?.position ?? 0) * (known?.impressions ?? 0) + (row.position ?? 0) * row.impressions;
    summed.set(key, {
      page: by === 'page' ? key : null,
      query: by === 'query' ? key : null,
      clicks: (known?.clicks ?? 0) + row.clicks,
      impressions,
      position: places / impressions,
    });
  }
  return [...summed.values()];
}
