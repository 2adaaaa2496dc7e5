import {
  describeGaps,
  type FindingGroup,
  type FindingList,
  findingTitles,
  type ListFindingsInput,
  paginate,
} from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findSite } from './access.ts';
import { isNewIn, readFindings } from './finding-view.ts';
import { findSiteRead } from './read-run.ts';

/**
 * Findings about the domain's site, with evidence and next step; kinds that the run could not check state the reason.
 */
export async function listFindings(ctx: DomainContext, input: ListFindingsInput): Promise<FindingList> {
  const { db } = ctx.services.database;
  const { page, limit } = input;
  const site = await findSite(db, ctx.domain.id);
  const read = site && (await findSiteRead(db, site.id, true));
  if (!site || !read) {
    return {
      data: [],
      pagination: paginate(page, limit, 0),
      kinds: [],
      counts: noCounts,
      pageCount: 0,
      read,
    };
  }
  const isNew = isNewIn(site.id, read.run);
  const filter = filterFindings(input, isNew);
  const [states] = await db.execute<FindingList['counts'] & Record<string, unknown>>(sql`
    select count(*) filter (where f.state = 'open')::int as open,
      count(*) filter (where f.state = 'open' and ${isNew})::int as new,
      count(*) filter (where f.state = 'gone')::int as gone,
      count(*) filter (where f.state = 'ignored')::int as ignored
    from site_findings f where f.site_id = ${site.id} and ${filterKinds(input)}`);
  const [total] = await db.execute<{ count: number; unknown: string[] | null }>(sql`
    select (select count(*)::int from site_findings f where f.site_id = ${site.id} and ${filter}) as count,
      (select unknown_kinds from crawl_runs where site_id = ${site.id} and run = ${read.run}) as unknown`);
  const counts = await db.execute<{ kind: string; group: FindingGroup; count: number }>(sql`
    select kind, "group", count(*)::int as count from site_findings f
    where f.site_id = ${site.id} and ${filterState(input, isNew)} group by kind, "group"
    order by array_position(array['error', 'detour', 'hint'], "group"), count(*) desc, kind`);
  const unknown = new Set(total?.unknown ?? []);
  const because = describeGaps(read.gaps);
  return {
    data: await readFindings(db, site.id, {
      where: filter,
      limit,
      offset: (page - 1) * limit,
      run: read.run,
    }),
    pagination: paginate(page, limit, total?.count ?? 0),
    kinds: [
      ...counts.map(({ kind, group, count }) => ({
        ...{ kind, group, count, title: findingTitles[kind] ?? kind },
        unknownBecause: unknown.has(kind) ? because : null,
      })),
      ...[...unknown]
        .filter((kind) => !counts.some((known) => known.kind === kind))
        .map((kind) => ({
          kind,
          group: 'hint' as const,
          title: findingTitles[kind] ?? kind,
          count: 0,
          unknownBecause: because,
        })),
      // Other sites' servers are not called: without evidence no link is reported as broken.
      {
        kind: externalKind,
        group: 'error',
        title: findingTitles[externalKind] ?? externalKind,
        count: 0,
        unknownBecause: 'Keydence does not request pages of other sites, so it cannot tell.',
      },
    ],
    counts: states ?? noCounts,
    pageCount: read.readCount,
    read,
  };
}

const externalKind = 'broken_external_link';

const noCounts: FindingList['counts'] = { open: 0, new: 0, gone: 0, ignored: 0 };

function filterFindings(input: ListFindingsInput, isNew: SQL): SQL {
  return sql`${filterState(input, isNew)} and ${filterKinds(input)}`;
}

function filterState({ state }: ListFindingsInput, isNew: SQL): SQL {
  return state === 'new' ? sql`f.state = 'open' and ${isNew}` : sql`f.state = ${state}`;
}

function filterKinds({ kind, group }: ListFindingsInput): SQL {
  const conditions = [sql`true`];
  if (kind) conditions.push(sql`f.kind = ${kind}`);
  if (group) conditions.push(sql`f."group" = ${group}`);
  return sql.join(conditions, sql` and `);
}
