import type { Finding } from './finding.ts';
import { seriesOf } from './page-series.ts';
import type { ReadPage, SiteIndex } from './site-index.ts';

const mostPages = 100;

/** Groups of pages that have the same title, description or first heading. */
export function* findNameFindings(site: SiteIndex): Generator<Finding> {
  const pages = site.pages.filter(site.isIndexable).filter(({ key }) => seriesOf(key) === null);
  yield* groupPages(site, pages, 'same_title', ({ title }) => title);
  yield* groupPages(site, pages, 'same_description', ({ description }) => description);
  yield* groupPages(
    site,
    pages,
    'same_h1',
    ({ headings }) => headings.find(({ level }) => level === 1)?.text ?? null,
  );
}

function* groupPages(
  site: SiteIndex,
  pages: readonly ReadPage[],
  kind: 'same_title' | 'same_description' | 'same_h1',
  read: (facts: ReadPage['facts']) => string | null,
): Generator<Finding> {
  const groups = new Map<string, ReadPage[]>();
  for (const page of pages) {
    const text = read(page.facts)?.trim().toLowerCase() ?? '';
    if (text === '') continue;
    const group = groups.get(text);
    if (group) group.push(page);
    else groups.set(text, [page]);
  }
  for (const group of groups.values()) {
    const members = site.withoutAlternates(group);
    const [first] = members;
    if (first === undefined || members.length < 2) continue;
    const evidence = {
      text: read(first.facts)?.trim() ?? '',
      pages: members.slice(0, mostPages).map(({ key }) => key),
      count: members.length,
      isAtLeast: !site.isComplete,
    };
    yield { kind, page: first.key, other: null, evidence };
  }
}
