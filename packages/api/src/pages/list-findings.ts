import {
  describeGaps,
  type FindingGroup,
  type FindingList,
  findingTitles,
  type ListFindingsInput,
  paginate,
} from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { DomainContext } from '../tracked-domains/access.ts';
import { findSite } from './access.ts';
import { readFindings } from './finding-view.ts';
import { findSiteRead } from './read-run.ts';

/** What is wrong on the domain's site, with the evidence and what to do; kinds that the run could not look for say why. */
export async function listFindings(ctx: DomainContext, input: ListFindingsInput): Promise<FindingList> {
  const { db } = ctx.services.database;
  const { page, limit } = input;
  const site = await findSite(db, ctx.domain.id);
  const read = site && (await findSiteRead(db, site.id, true));
  if (!site || !read) {
    return { data: [], pagination: paginate(page, limit, 0), kinds: [], pageCount: 0, read };
  }
  const filter = filterFindings(input);
  const [total] = await db.execute<{ count: number; unknown: string[] | null }>(sql`
    select (select count(*)::int from site_findings f where f.site_id = ${site.id} and ${filter}) as count,
      (select unknown_kinds from crawl_runs where site_id = ${site.id} and run = ${read.run}) as unknown`);
  const counts = await db.execute<{ kind: string; group: FindingGroup; count: number }>(sql`
    select kind, "group", count(*)::int as count from site_findings f
    where site_id = ${site.id} and state = ${input.state} group by kind, "group" order by count(*) desc, kind`);
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
    ],
    pageCount: read.readCount,
    read,
  };
}

function filterFindings({ kind, group, state }: ListFindingsInput): SQL {
  const conditions = [sql`f.state = ${state}`];
  if (kind) conditions.push(sql`f.kind = ${kind}`);
  if (group) conditions.push(sql`f."group" = ${group}`);
  return sql.join(conditions, sql` and `);
}
