import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { schema, type Transaction } from '@keydence/db';
import type { PageState, ReadPage } from '@keydence/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SiteReadJob } from '../context.ts';
import { viewRaw } from './create-renderer.ts';
import { packPlace } from './pack-place.ts';
import { hashContent } from './settle-state.ts';
import { describeAnswer, type Visit, type VisitedPage } from './visit-page.ts';

const { pages, pageLinks, pageVersions } = schema;
const pack = promisify(deflate);

/** Versions of a page that are kept. */
const keptVersions = 12;

export interface SettledPage extends VisitedPage {
  /** Null for an unchanged page, which keeps its state. */
  state: PageState | null;
}

/** A visited page, packed before the transaction begins. */
interface Packed {
  hash: string;
  mainText: Buffer;
}

export async function packTexts(settled: readonly SettledPage[]): Promise<Map<number, Packed>> {
  const packed = new Map<number, Packed>();
  for (const { page, visit } of settled) {
    if (visit.kind !== 'read') continue;
    packed.set(page.id, { hash: hashContent(visit.facts), mainText: await pack(visit.facts.mainText) });
  }
  return packed;
}

interface Batch {
  job: SiteReadJob;
  settled: readonly SettledPage[];
  packed: ReadonlyMap<number, Packed>;
  /** Numbers of all pages that the batch links or redirects to, by address. */
  ids: ReadonlyMap<string, number>;
}

/**
 * Writes the results of visits: facts, a new version if the content has changed, and links. A page that was rendered before,
 * and not this time, keeps all but its state.
 */
export async function storeVisits(tx: Transaction, { settled: visited, ...batch }: Batch): Promise<void> {
  if (visited.length === 0) return;
  const { job } = batch;
  const { siteId } = job;
  const pageIds = visited.map(({ page }) => page.id);
  const known = await tx
    .select({
      ...{ id: pages.id, contentHash: pages.contentHash, version: pages.version },
      isRendered: sql<boolean>`coalesce(${pages.facts} ? 'raw', false)`,
    })
    .from(pages)
    .where(and(eq(pages.siteId, siteId), inArray(pages.id, pageIds)))
    .orderBy(pages.id)
    .for('update');
  const byId = new Map(known.map((row) => [row.id, row]));
  const settled = visited.map((each) =>
    each.visit.kind === 'read' && each.visit.notRendered && byId.get(each.page.id)?.isRendered
      ? { ...each, visit: { kind: 'unchanged' as const } }
      : each,
  );
  const rows: Record<string, unknown>[] = [];
  const versions: (typeof pageVersions.$inferInsert)[] = [];
  for (const each of settled) {
    const before = byId.get(each.page.id);
    if (!before) continue;
    const { row, version } = describeVisit(each, before, { ...batch, settled });
    rows.push(row);
    if (version) versions.push(version);
  }
  await writePages(tx, job, rows);
  if (versions.length > 0) {
    await tx.insert(pageVersions).values(versions);
    const many = versions.filter(({ version }) => version > keptVersions).map(({ pageId }) => pageId);
    if (many.length > 0)
      await tx.execute(sql`
        delete from page_versions v using pages p
        where v.site_id = ${siteId} and p.site_id = v.site_id and p.id = v.page_id
          and p.id in ${many} and v.version <= p.version - ${keptVersions}`);
  }
  await storeLinks(tx, { ...batch, settled });
}

interface Before {
  contentHash: string | null;
  version: number;
  isRendered: boolean;
}

function describeVisit(settled: SettledPage, before: Before, { job, packed, ids }: Batch) {
  const { page, visit, state, at } = settled;
  const answers = [...page.answers, ...describeAnswer(settled)];
  const row: Record<string, unknown> = {
    id: page.id,
    state,
    fetchedAt: at.toISOString(),
    kind: visit.kind,
    answers,
  };
  if (visit.kind === 'redirect') {
    Object.assign(row, { status: visit.status, redirectTo: visit.target, redirectId: ids.get(visit.target) });
  } else if ('status' in visit) row.status = visit.status;
  const text = packed.get(page.id);
  if (visit.kind !== 'read' || !text) return { row, version: null };
  const { facts, etag, lastModified } = visit;
  const isChanged = before.contentHash !== text.hash;
  // A number is left out where the page itself may be the same, read in another way: it is compared with no version.
  const isComparable = before.version === 0 || before.isRendered === (visit.raw !== undefined);
  const version = before.version + (!isChanged ? 0 : isComparable ? 1 : 2);
  Object.assign(row, {
    ...{ etag, lastModified, version, isChanged, contentHash: text.hash, words: facts.words },
    ...{ title: facts.title, description: facts.description, language: facts.language },
    h1: facts.headings.find(([level]) => level === 1)?.[1] ?? null,
    isNoindex: facts.isNoindex,
    isSure: facts.isSure,
    facts: {
      ...facts.facts,
      ...(visit.isCut && { isInPart: true }),
      ...(visit.raw && { raw: viewRaw(visit.raw) }),
    },
    type: facts.type,
    canonical: facts.canonical,
    linksOut: new Set(facts.links.flatMap(({ key }) => (ids.has(key) && key !== page.key ? [key] : []))).size,
    minhash: facts.minhash.length > 0 ? Buffer.from(facts.minhash).toString('hex') : null,
  });
  return { row, version: isChanged ? toVersion(facts, { page, version, at, job, text }) : null };
}

interface VersionOf {
  page: VisitedPage['page'];
  version: number;
  at: Date;
  job: SiteReadJob;
  text: Packed;
}

function toVersion(
  facts: ReadPage,
  { page, version, at, job, text }: VersionOf,
): typeof pageVersions.$inferInsert {
  const { title, description, headings, words, language, canonical, schemaTypes } = facts;
  return {
    siteId: job.siteId,
    pageId: page.id,
    version,
    run: job.run,
    readAt: at,
    ...{ title, description, headings, words, language, canonical, schemaTypes },
    contentHash: text.hash,
    mainText: text.mainText,
  };
}

/** For a page that was not read again, only the response data is written. */
async function writePages(tx: Transaction, { siteId, run }: SiteReadJob, rows: object[]): Promise<void> {
  await tx.execute(sql`
    update pages p set
      state = coalesce(r.state, p.state),
      status = case when r.kind in ('unchanged') then p.status else r.status end,
      redirect_id = r."redirectId", redirect_to = r."redirectTo",
      last_run = ${run}, earlier_answer = p.answers -> -1, answers = r.answers, fetched_at = r."fetchedAt",
      changed_at = case when r."isChanged" then r."fetchedAt" else p.changed_at end,
      etag = case when r.kind = 'read' then r.etag else p.etag end,
      last_modified = case when r.kind = 'read' then r."lastModified" else p.last_modified end,
      is_noindex = case when r.kind = 'read' then r."isNoindex" else p.is_noindex end,
      canonical = case when r.kind = 'read' then r.canonical else p.canonical end,
      title = case when r.kind = 'read' then r.title else p.title end,
      description = case when r.kind = 'read' then r.description else p.description end,
      h1 = case when r.kind = 'read' then r.h1 else p.h1 end,
      language = case when r.kind = 'read' then r.language else p.language end,
      type = case when r.kind = 'read' then r.type else p.type end,
      words = case when r.kind = 'read' then r.words else p.words end,
      links_out = case when r.kind = 'read' then r."linksOut" else p.links_out end,
      version = case when r.kind = 'read' then r.version else p.version end,
      content_hash = case when r.kind = 'read' then r."contentHash" else p.content_hash end,
      is_sure = case when r.kind = 'read' then r."isSure" else p.is_sure end,
      facts = case when r.kind = 'read' then r.facts else p.facts end,
      minhash = case when r.kind = 'read' then decode(r.minhash, 'hex') else p.minhash end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id int, kind text, state text, status smallint, "redirectId" int, "redirectTo" text, "fetchedAt" timestamptz,
      "isChanged" boolean, etag text, "lastModified" text, "isNoindex" boolean, canonical text, title text,
      description text, h1 text, language text, words int, "linksOut" int, version smallint, "contentHash" text,
      minhash text, type text, "isSure" boolean, facts jsonb, answers jsonb)
    where p.site_id = ${siteId} and p.id = r.id`);
}

/** Results without information about the page's links: a temporary server outage keeps the known links. */
const keepsLinks: ReadonlySet<Visit['kind']> = new Set([
  'unchanged',
  'failed',
  'not_readable',
  'walled',
  'refused',
  'blocked',
  'skipped',
]);

async function storeLinks(tx: Transaction, { job, settled, ids }: Batch): Promise<void> {
  const rows: (typeof pageLinks.$inferInsert)[] = [];
  const without: number[] = [];
  for (const { page, visit } of settled) {
    if (keepsLinks.has(visit.kind)) continue;
    const links = visit.kind === 'read' ? visit.facts.links.filter(({ key }) => ids.has(key)) : [];
    if (links.length === 0) without.push(page.id);
    else {
      rows.push({
        siteId: job.siteId,
        pageId: page.id,
        targets: links.map(({ key }) => ids.get(key) ?? 0),
        places: Uint8Array.from(links, packPlace),
        anchors: links.map(({ anchor }) => anchor),
      });
    }
  }
  if (without.length > 0) {
    await tx
      .delete(pageLinks)
      .where(and(eq(pageLinks.siteId, job.siteId), inArray(pageLinks.pageId, without)));
  }
  if (rows.length === 0) return;
  await tx
    .insert(pageLinks)
    .values(rows)
    .onConflictDoUpdate({
      target: [pageLinks.siteId, pageLinks.pageId],
      set: {
        targets: sql`excluded.targets`,
        places: sql`excluded.places`,
        anchors: sql`excluded.anchors`,
      },
    });
}
