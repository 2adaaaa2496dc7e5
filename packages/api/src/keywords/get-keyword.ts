import type { KeywordDetails, MonthlyVolume } from '@keydence/domain';
import { notFound } from '../access.ts';
import type { KeywordContext } from './access.ts';
import { readKeywords } from './read-keywords.ts';
import { readMeasures } from './read-measures.ts';

interface AttachedRow {
  note: string | null;
  /** `YYYY-MM-DD` */
  newestMonth: string | null;
  /** Newest month first. */
  searches: number[] | null;
}

/** One keyword with its searches by month and what members have attached to it. */
export async function getKeyword({
  services: { database },
  domain,
  keyword: { listId, id },
}: Pick<KeywordContext, 'services' | 'domain' | 'keyword'>): Promise<KeywordDetails> {
  const [[keyword], [attached], measures] = await Promise.all([
    readKeywords(database, listId, [id]),
    database.sql<AttachedRow[]>`
      select d.note, v.newest_month::text as "newestMonth", v.searches
      from tracked_keywords k
      left join keyword_details d on d.list_id = k.list_id and d.keyword_id = k.id
      left join keyword_volumes v on v.list_id = k.list_id and v.id = k.id
      where k.list_id = ${listId} and k.id = ${id}`,
    readMeasures(database, { listId, id }),
  ]);
  if (!keyword || !attached) throw notFound();
  return {
    ...keyword,
    domainId: domain.id,
    domainName: domain.domainName,
    note: attached.note,
    dataSource: domain.dataSource,
    volumeHistory: viewMonths(attached),
    measures,
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
