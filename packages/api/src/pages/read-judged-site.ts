import type { Queryable } from '@keydence/db';
import type {
  JudgedPage,
  JudgedSite,
  JudgedText,
  PageState,
  PageType,
  SiteGap,
  StoredResponse,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { SiteReadJob } from '../context.ts';
import { hostsOf } from './list-hosts.ts';
import { readClicks } from './read-clicks.ts';
import type { CrawlRunRow } from './read-run.ts';
import type { SiteSubject } from './read-subject.ts';

const batchSize = 200;

interface Row extends Record<string, unknown> {
  id: number;
  key: string;
  state: PageState;
  facts: string | null;
  answers: StoredResponse[];
  earlierAnswer: StoredResponse | null;
  isInSitemap: boolean;
  isKnownFromBefore: boolean;
  firstSeen: string | Date | null;
  words: number | null;
  contentHash: string | null;
  isSure: boolean;
  minhash: Uint8Array | null;
  type: PageType | null;
  changedFields: string[] | null;
  changedSince: string | Date | null;
  targets: number[] | null;
  places: Uint8Array | null;
  anchors: string[] | null;
}

/** All data of a run about a site, for the finding rules; its pages are read as they are asked for. */
export async function readJudgedSite(
  db: Queryable,
  { job, run, subject, gaps }: { job: SiteReadJob; run: CrawlRunRow; subject: SiteSubject; gaps: SiteGap[] },
): Promise<JudgedSite> {
  const clicks = await readClicks(db, subject.listId);
  return {
    now: new Date(run.startedAt ?? run.createdAt),
    gaps,
    home: run.home ?? '',
    hosts: hostsOf(subject.domainName).map((host) => ({
      host,
      certificateEnds: run.robots.find((file) => file.host === host)?.certificateEnds ?? null,
    })),
    missingAnswers: run.missingAnswers,
    sitemaps: run.sitemaps,
    pages: readPages(db, job, { run, clicks }),
    readTexts: (ids) => readTexts(db, job, ids),
  };
}

async function* readTexts(
  db: Queryable,
  { siteId }: SiteReadJob,
  ids: readonly number[],
): AsyncGenerator<JudgedText[]> {
  for (let from = 0; from < ids.length; from += batchSize) {
    const rows = await db.execute<JudgedText & Record<string, unknown>>(sql`
      select p.id, v.main_text as "mainText" from pages p
      join page_versions v on v.site_id = p.site_id and v.page_id = p.id and v.version = p.version
      where p.site_id = ${siteId} and p.id in ${ids.slice(from, from + batchSize)} and v.main_text is not null`);
    yield [...rows];
  }
}

async function* readPages(db: Queryable, job: SiteReadJob, around: Around): AsyncGenerator<JudgedPage[]> {
  for (let after = 0; ; ) {
    const rows = await readBatch(db, job, after);
    yield rows.map((row) => toJudged(row, around));
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}

async function readBatch(db: Queryable, { siteId, run }: SiteReadJob, after: number): Promise<Row[]> {
  const rows = await db.execute<Row>(sql`
    select p.id, p.key, case when p.last_run = ${run} then p.state else 'waiting' end as state,
      case when p.last_run = ${run} then (p.facts - 'blocks')::text end as facts,
      case when p.last_run = ${run} then p.answers else '[]'::jsonb end as answers,
      p.earlier_answer as "earlierAnswer", p.sitemap_run = ${run} as "isInSitemap",
      p.first_run < ${run} as "isKnownFromBefore", coalesce(f.created_at, p.fetched_at) as "firstSeen",
      p.words, p.content_hash as "contentHash", p.is_sure as "isSure", p.minhash,
      p.type, b.read_at as "changedSince", case when b.version is not null then array_remove(array[
        case when b.title is distinct from v.title then 'title' end,
        case when b.description is distinct from v.description then 'description' end,
        case when b.headings is distinct from v.headings then 'headings' end,
        case when b.canonical is distinct from v.canonical then 'canonical' end,
        case when b.language is distinct from v.language then 'language' end,
        case when b.schema_types is distinct from v.schema_types then 'structured data' end,
        case when b.main_text is distinct from v.main_text then 'text' end], null) end as "changedFields",
      l.targets, l.places, l.anchors
    from pages p
    left join crawl_runs f on f.site_id = p.site_id and f.run = p.first_run
    left join page_versions v on v.site_id = p.site_id and v.page_id = p.id and v.version = p.version
    left join page_versions b on b.site_id = v.site_id and b.page_id = v.page_id and b.version = v.version - 1
      and v.run = ${run}
    left join page_links l on l.site_id = p.site_id and l.page_id = p.id and p.last_run = ${run}
      and p.state in ('healthy', 'noindex', 'canonicalised', 'needs_javascript')
    where p.site_id = ${siteId} and p.id > ${after} order by p.id limit ${batchSize}`);
  return [...rows];
}

interface Around {
  run: CrawlRunRow;
  clicks: ReadonlyMap<string, number>;
}

function toJudged(row: Row, { run, clicks }: Around): JudgedPage {
  const { targets, anchors, places, firstSeen, changedFields, changedSince, ...page } = row;
  return {
    ...page,
    firstSeen: new Date(firstSeen ?? run.createdAt),
    changedFields: changedFields ?? [],
    changedSince: changedSince === null ? null : new Date(changedSince),
    targets: Int32Array.from(targets ?? []),
    places: places ?? new Uint8Array(),
    anchors: anchors ?? [],
    clicks: clicks.get(page.key) ?? null,
  };
}
