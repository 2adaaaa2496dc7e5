import type { Queryable } from '@keydence/db';
import type { LinkablePage } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { readPageTopics } from './read-page-topics.ts';

/**
 * Pages whose texts are compared: the closest of the best 300; those with longer names, which their words belong to; and
 * others spread over the site, from which the frequency of words is estimated.
 */
const most = { near: 40, named: 20, spread: 30, choice: 300, words: 12 };
const leastLetters = 4;
const alphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;

/** Words of texts, for a comparison without endings; the first 12. Short words of alphabets say nothing. */
function readWords(texts: readonly string[]): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  const words = texts
    .flatMap((text) => [...segmenter.segment(text.normalize('NFC').toLowerCase())])
    .flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
    .filter((word) => word.length >= leastLetters || !alphabetic.test(word))
    .map((word) => (alphabetic.test(word) ? word.slice(0, Math.max(leastLetters, word.length - 2)) : word));
  return [...new Set(words)].slice(0, most.words);
}

interface Row extends Record<string, unknown> {
  id: number;
  key: string;
  title: string | null;
  h1: string | null;
  language: string | null;
  mainText: Uint8Array | null;
  blocks: string | null;
  contentLinks: string[] | null;
  isInMenu: boolean;
  weight: number;
}

type PlacedRow = Row & { topicId: number | null };

export type StoredLinkable = LinkablePage & { id: number };

interface Scope {
  siteId: number;
  listId: number;
  /** Number of the page that links are proposed to. */
  id: number;
}

/** The page that links are proposed to; null if it has no stored version. */
export async function readLinkTarget(db: Queryable, scope: Scope): Promise<StoredLinkable | null> {
  const [row] = await readLinkables(db, scope, sql`select ${scope.id}::int as id, 1 as weight, 1 as place`);
  return row ? toLinkable(row) : null;
}

/**
 * Pages of the target's language that search engines may show: those without a link to it in their
 * content and with most of its words in title, heading and description, then those with most links
 * in; those whose title or heading contains one of the texts; and others, spread over the site.
 */
export async function chooseLinkSources(
  db: Queryable,
  scope: Scope,
  { language, texts }: { language: string; texts: readonly string[] },
): Promise<StoredLinkable[]> {
  const { siteId, id } = scope;
  const words = readWords(texts).map((word) => sql`(strpos(t.name, ${word}::text) > 0)::int`);
  const score = sql.join([sql`0`, ...words], sql` + `);
  const names = texts.map((text) => text.normalize('NFC').toLowerCase().trim()).filter((text) => text !== '');
  const rows = await readLinkables(
    db,
    scope,
    sql`
      with scored as materialized (
        select p.id, row_number() over (order by ${score} desc, p.links_in desc, p.id) as place,
          exists (
            select from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as n (name)
            where strpos(lower(concat_ws(' | ', p.title, p.h1)), n.name) > 0) as is_named
        from pages p
        cross join lateral (select lower(concat_ws(' ', p.title, p.h1, p.description)) as name offset 0) t
        where p.site_id = ${siteId} and p.state = 'healthy' and p.is_sure and p.version > 0 and p.words > 0
          and p.id <> ${id} and lower(coalesce(p.language, '')) = ${language}),
      near as materialized (
        select c.id, c.place from (select s.id, s.place from scored s order by s.place limit ${most.choice}) c
        order by exists (
          select 1 from page_links l cross join unnest(l.targets) with ordinality as u (target, place)
          where l.site_id = ${siteId} and l.page_id = c.id and get_byte(l.places, (u.place - 1)::int) % 8 = 0
            and u.target in (select a.id from addresses a)), c.place
        limit ${most.near}),
      compared as materialized (
        select n.id, n.place from near n
        union all
        (select s.id, s.place from scored s where s.is_named and s.id not in (select n.id from near n)
          order by s.place limit ${most.named})),
      spread as materialized (
        select s.id, s.place from scored s where s.id not in (select n.id from compared n)
        order by hashint4(s.id), s.id limit ${most.spread})
      select n.id, n.place, 1 as weight from compared n
      union all
      select s.id, s.place, ((select count(*) from scored) - (select count(*) from compared))::float8
        / (select count(*) from spread)
      from spread s`,
  );
  return rows.map(toLinkable);
}

/** Pages with what the rule for links needs, in the order of their places. */
async function readLinkables(
  db: Queryable,
  { siteId, listId, id }: Scope,
  chosen: SQL,
): Promise<PlacedRow[]> {
  const rows = await db.execute<Row>(sql`
    with addresses as materialized (
      select a.id from pages a where a.site_id = ${siteId} and (a.id = ${id} or a.redirect_id = ${id})),
    chosen as materialized (${chosen})
    select p.id, p.key, p.title, p.h1, lower(p.language) as language, v.main_text as "mainText",
      p.facts ->> 'blocks' as blocks, c.weight::float8 as weight, n.content as "contentLinks",
      coalesce(n.is_in_menu, false) as "isInMenu"
    from chosen c
    join pages p on p.site_id = ${siteId} and p.id = c.id
    join page_versions v on v.site_id = p.site_id and v.page_id = p.id and v.version = p.version
    left join lateral (
      select array_agg(coalesce(r.key, t.key)) filter (where get_byte(l.places, (u.place - 1)::int) % 8 = 0) as content,
        bool_or(u.target in (select a.id from addresses a)) as is_in_menu
      from page_links l cross join unnest(l.targets) with ordinality as u (target, place)
      join pages t on t.site_id = l.site_id and t.id = u.target
      left join pages r on r.site_id = l.site_id and r.id = t.redirect_id
      where l.site_id = p.site_id and l.page_id = p.id) n on true
    order by c.place`);
  const topics = await readPageTopics(
    db,
    listId,
    rows.map(({ key }) => key),
  );
  return rows.map((row) => ({ ...row, topicId: topics.get(row.key)?.id ?? null }));
}

function toLinkable(row: PlacedRow): StoredLinkable {
  return {
    ...row,
    language: row.language ?? '',
    blocks: row.blocks ?? '',
    contentLinks: row.contentLinks ?? [],
  };
}
