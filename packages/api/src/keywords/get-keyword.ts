import type { KeywordDetails, MonthlyVolume } from '@keydence/domain';
import { notFound } from '../access.ts';
import { readGainsOfIds } from '../gains/read-gains.ts';
import type { KeywordContext } from './access.ts';
import { readKeywords } from './read-keywords.ts';
import { readMeasures } from './read-measures.ts';
import { type ResultPageRow, viewResultPage } from './result-page-view.ts';

interface AttachedRow {
  note: string | null;
  /** `YYYY-MM-DD` */
  newestMonth: string | null;
  /** Newest month first. */
  searches: number[] | null;
}

/** One keyword with its search volume by month and the data that members attached to it. */
export async function getKeyword({
  services: { database, now },
  domain,
  keyword: { listId, id },
}: Pick<KeywordContext, 'services' | 'domain' | 'keyword'>): Promise<KeywordDetails> {
  const at = { listId, ids: [id], now: now() };
  const [[keyword], [attached], measures, gains, [page]] = await Promise.all([
    readKeywords(database, at),
    database.sql<AttachedRow[]>`
      select d.note, v.newest_month::text as "newestMonth", v.searches
      from tracked_keywords k
      left join keyword_details d on d.list_id = k.list_id and d.keyword_id = k.id
      left join keyword_volumes v on v.list_id = k.list_id and v.id = k.id
      where k.list_id = ${listId} and k.id = ${id}`,
    readMeasures(database, { listId, id }),
    readGainsOfIds(database, at),
    database.listSql<ResultPageRow[]>`
      select ai_overview, ai_overview_read_at, questions, questions_read_at from keyword_result_pages
      where list_id = ${listId} and keyword_id = ${id}`,
  ]);
  if (!keyword || !attached) throw notFound();
  return {
    ...keyword,
    gain: gains.get(String(id))?.gain ?? null,
    domainId: domain.id,
    domainName: domain.domainName,
    note: attached.note,
    dataSource: domain.dataSource,
    volumeHistory: viewMonths(attached),
    measures,
    resultPage: viewResultPage(page),
  };
}

/** Oldest first. */
function viewMonths({ newestMonth, searches }: AttachedRow): MonthlyVolume[] {
  if (newestMonth === null) return [];
  const [year = 0, month = 1] = newestMonth.split('-').map(Number);
  return (searches ?? [])
    .map((count, back) => ({
      month: new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
      searches: count,
    }))
    .reverse();
}
