import type { Queryable } from '@keydence/db';
import {
  type CommonWord,
  type CountedSearch,
  findCommonWord,
  possibleNames,
  siteNames,
  type UnnamedBrand,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { hashTexts } from '../keyword-lists/hash-texts.ts';

/** Counts of Search Console. */
interface Counted extends Record<string, unknown> {
  source: string | null;
  measured_on: string | null;
}

/** A list's site and the names by which people search for it. */
export interface NamedSite {
  domainName: string;
  /** Names that its owner entered; null for those of the domain. */
  brandNames: string[] | null;
  /** The names that count. */
  siteNames: string[];
  /** The domain's label if it is no name but a common word, by the counts behind its click rates; else null. */
  commonWord: CommonWord | null;
}

/** Counts of a list that are about to be stored, with the searches that show how a word is used. */
interface NewCounts {
  of: Counted;
  searches: readonly CountedSearch[];
}

/** The names by which people search for the site of a list; empty for a deleted list. */
export async function findSiteNames(db: Queryable, listId: number): Promise<string[]> {
  return (await findNamedSite(db, listId))?.siteNames ?? [];
}

/**
 * The site of a list with its names; null for a deleted list.
 * @param counts those that give its positions and tell common words; else those to which its click rates are
 * fitted.
 */
export async function findNamedSite(
  db: Queryable,
  listId: number,
  counts?: NewCounts,
): Promise<NamedSite | null> {
  const [scope] = await db.execute<
    Counted & {
      domain_name: string;
      brand_names: string[] | null;
      workspace: string;
      unnamed_brand: UnnamedBrand | null;
    }
  >(sql`
    select d.domain_name, d.brand_names, w.name as workspace, s.unnamed_brand, s.source,
      s.measured_on::text as measured_on
    from keyword_lists l join tracked_domains d on d.id = l.domain_id join workspaces w on w.id = d.workspace_id
    left join site_rates s on s.list_id = l.id
    where l.id = ${listId}`);
  if (!scope) return null;
  const site = {
    domainName: scope.domain_name,
    brandNames: scope.brand_names,
    workspaceName: scope.workspace,
  };
  const searches = possibleNames(site);
  const places =
    searches.length === 0 ? new Map() : await readPlaces(db, listId, searches, counts?.of ?? scope);
  const known = scope.unnamed_brand?.isCommon ? scope.unnamed_brand : null;
  const commonWord = counts ? findCommonWord(counts.searches, site) : known;
  const names = siteNames(site, (search) => places.get(search) ?? null, commonWord?.word);
  return { ...site, siteNames: names, commonWord };
}

/** Positions of the site: by Search Console's newest counts, else by its tracked rank. */
async function readPlaces(
  db: Queryable,
  listId: number,
  searches: readonly string[],
  { source, measured_on }: Counted,
): Promise<Map<string, number>> {
  // No measure has the values that stand for null: a condition that is never true makes a cluster lose the list.
  const rows = await db.execute<{ text: string; place: number | null }>(sql`
    select k.keyword_text as text, coalesce(m.average_position, r.rank_group)::float8 as place
    from tracked_keywords k
    left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    left join keyword_measures m on m.list_id = ${listId} and m.keyword_id = k.id
      and m.source = ${source ?? ''}::text and m.measured_on = ${measured_on ?? 'infinity'}::date and m.average_position >= 1
    where k.list_id = ${listId} and k.kw_hash = ${hashTexts(searches)}`);
  return new Map(rows.flatMap(({ text, place }) => (place === null ? [] : [[text, place]])));
}
