import type { FindingKind } from '../src/findings/finding-kinds.ts';
import type { SiteRun } from '../src/findings/site-pages.ts';
import { createWriter } from './made-up-text.ts';
import { answer, inSitemap, now, origin, type PlannedPage } from './planned-page.ts';

/** A site with known problems, and pages that only seem to have them. */
export interface PlannedSite {
  pages: PlannedPage[];
  run: SiteRun;
  /** `kind page other`, as written by `nameFinding`. */
  truth: Set<string>;
}

export interface SitePlan {
  readonly writer: ReturnType<typeof createWriter>;
  /** Adds a correct page with the given changes. */
  add(path: string, more?: Partial<PlannedPage>): PlannedPage;
  /** Records a problem, by paths or addresses. */
  expect(kind: FindingKind, page: string, other?: string | null): void;
  readonly run: { -readonly [Name in keyof SiteRun]: SiteRun[Name] };
}

const hubCount = 8;

export function nameFinding(kind: FindingKind, page: string, other: string | null): string {
  return [kind, page, other ?? ''].join(' ').trim();
}

/** A start page that links to hubs, which link to all other pages. */
export function planSite(seed: number, parts: readonly ((plan: SitePlan) => void)[]): PlannedSite {
  const writer = createWriter(seed);
  const pages: PlannedPage[] = [];
  const truth = new Set<string>();
  const hubs = Array.from({ length: hubCount }, (_, index) => `/hub-${index}`);
  const menu = ['/', ...hubs].map((to) => ({ to, place: 'nav' as const }));
  const absolute = (path: string) => new URL(path, origin).href;
  const run: SitePlan['run'] = {
    now,
    gaps: [],
    homes: [`${origin}/`],
    hosts: [{ host: 'site.example', certificateEnds: new Date(now.getTime() + 60 * 86_400_000) }],
    sitemaps: [{ address: `${origin}/sitemap.xml`, isComplete: true }],
    externals: [],
  };
  const plan: SitePlan = {
    writer,
    run,
    expect: (kind, page, other = null) => {
      truth.add(nameFinding(kind, absolute(page), other === null ? null : absolute(other)));
    },
    add: (path, more = {}) => {
      const name = writer.name(3);
      const page: PlannedPage = {
        path,
        title: `${name} for all`,
        description: `All about ${name}.`,
        headings: [{ level: 1, text: `${name} here` }],
        paragraphs: writer.paragraphs(220),
        knownFrom: inSitemap,
        answers: [answer(200)],
        ...more,
        links: [...menu, ...(more.links ?? [])],
      };
      pages.push(page);
      return page;
    },
  };
  plan.add('/', { isLinked: false, links: hubs.map((to) => ({ to })) });
  const hubPages = hubs.map((path) => plan.add(path, { isLinked: false }));
  for (const part of parts) part(plan);
  const linked = pages.filter(({ isLinked }) => isLinked ?? true);
  for (const [index, { path }] of linked.entries()) hubPages[index % hubCount]?.links.push({ to: path });
  return { pages, run, truth };
}
