import type { ReadPage, RobotsFile } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services, SiteReadJob } from '../context.ts';
import { isOfSite } from './list-hosts.ts';
import type { CrawlRunRow } from './read-run.ts';
import { stateOfFacts } from './settle-state.ts';
import type { VisitedPage } from './visit-page.ts';

/** Failures in a row after which a time slice renders no more. */
const mostFailures = 5;

interface Site {
  run: CrawlRunRow;
  domainName: string;
  rulesOf: (address: string) => RobotsFile | null;
}

export interface Renderer {
  /** True if a browser request would follow. */
  wants(visited: VisitedPage): boolean;
  /** The visit with the facts of the rendered page; a failure is noted in the visit. */
  render(visited: VisitedPage): Promise<VisitedPage>;
}

/** Renders pages that scripts build, if the server has a browser and the ownership of the site is proven; else null. */
export async function createRenderer(
  { database, pageBrowser, pageRules, crawl }: Services,
  { siteId, run: number }: SiteReadJob,
  { run, domainName, rulesOf }: Site,
): Promise<Renderer | null> {
  if (!pageBrowser || run.level !== 'proven' || crawl.isInvented) return null;
  const [row] = await database.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pages where site_id = ${siteId} and last_run = ${number} and facts ? 'raw'
      and state <> 'needs_javascript'`);
  const failed = run.gaps.find(({ reason }) => reason === 'not_rendered')?.count ?? 0;
  let left = crawl.renderedPages - (row?.count ?? 0) - failed;
  let failures = 0;

  async function readRendered(browser: NonNullable<typeof pageBrowser>, { page, visit }: VisitedPage) {
    if (visit.kind !== 'read') return null;
    const rendered = await browser.render({
      address: page.key,
      isOfSite: (address) => isOfSite(address, domainName),
      mayRequest: (address) =>
        isOfSite(address, domainName) && rulesOf(address)?.isAllowed(address) !== false,
    });
    if (!rendered) return null;
    const facts = await pageRules.readPage({
      address: page.key,
      html: new TextEncoder().encode(rendered.html),
      headers: { ...visit.headers, 'content-type': 'text/html; charset=utf-8' },
    });
    return facts && !facts.needsJavaScript ? { facts, isCut: rendered.isCut } : null;
  }

  return {
    wants: (visited) => left > 0 && failures < mostFailures && isLabelled(visited),
    async render(visited) {
      const { visit } = visited;
      if (visit.kind !== 'read' || !isLabelled(visited)) return visited;
      const without = (notRendered: 'failed' | 'limit') => ({ ...visited, visit: { ...visit, notRendered } });
      if (left <= 0) return without('limit');
      if (failures >= mostFailures) return without('failed');
      left -= 1;
      const read = await readRendered(pageBrowser, visited);
      failures = read ? 0 : failures + 1;
      return read ? { ...visited, visit: { ...visit, ...read, raw: visit.facts } } : without('failed');
    },
  };
}

function isLabelled({ visit }: VisitedPage): boolean {
  return visit.kind === 'read' && stateOfFacts(visit.facts) === 'needs_javascript';
}

/** Facts of the HTML before its scripts ran, as kept with a rendered page. */
export function viewRaw({ title, description, words, links }: ReadPage) {
  return { title, description, words, links: new Set(links.map(({ key }) => key)).size };
}
