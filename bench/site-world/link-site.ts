// Links and sentences of a made-up site, with pages that few others link to.
import type { CrawledPage, InternalLink, InternalLinks } from '@keydence/moves';
import type { Draws } from '../random-draws.ts';
import type { DraftPage, DraftQuery, SiteDraft } from './site-draft.ts';

export interface LinkedSite {
  internalLinks: InternalLinks;
  /** Pages at places 6 to 20 with at most two links in texts. */
  targets: Set<string>;
}

const targetCount = 12;
const strongPages = 4;

/**
 * Four strong pages in each topic, to which many link and which say the words of its searches. They link to no target.
 * Other pages near the top have more links; two have 45, and two are not indexable.
 */
export function linkSite(draft: SiteDraft, draws: Draws): LinkedSite {
  const striking = new Map<DraftPage, DraftQuery[]>();
  for (const query of draft.queries.filter(({ plant }) => plant === 'striking')) {
    const page = query.rankings[0]?.page;
    if (page) striking.set(page, [...(striking.get(page) ?? []), query]);
  }
  const able = [...striking].filter(([, queries]) =>
    queries.every(({ rankings }) => (rankings[0]?.placeOn(0) ?? 0) >= 6),
  );
  const targets = new Set(able.slice(0, targetCount).map(([page]) => page));
  const others = [...striking.keys()].filter((page) => !targets.has(page));
  const full = new Set(others.slice(0, 2));
  for (const page of others.slice(2, 4)) page.isIndexable = false;
  const strong = new Map(draft.topics.map((topic) => [topic, findStrong(draft, topic.id)]));
  const links: InternalLink[] = [];
  const linkTo = (page: DraftPage, count: number) => {
    const sources = draft.pages.filter(
      (source) => source !== page && !strong.get(source.topic)?.includes(source),
    );
    for (let index = 0; index < count; index += 1) {
      const from = sources[draws.whole(0, sources.length - 1)];
      if (from) links.push({ from: from.address, to: page.address, place: 'text' });
    }
  };
  for (const page of draft.pages) {
    links.push({ from: page.address, to: draft.pages[0]?.address ?? '', place: 'menu' });
    if (strong.get(page.topic)?.includes(page)) linkTo(page, 45);
    else if (targets.has(page)) linkTo(page, draws.whole(0, 2));
    else if (full.has(page)) linkTo(page, 80);
    else linkTo(page, Math.ceil(5 / draws.between(0.5, 1)));
  }
  const crawled = draft.pages.map(
    (page): CrawledPage => ({
      page: page.address,
      isIndexable: page.isIndexable,
      topicId: page.topic.id,
      sentences: [
        `This page is about every ${page.topic.name}.`,
        ...(strong.get(page.topic)?.includes(page) ? [...striking] : [])
          .filter(([target]) => target.topic === page.topic)
          .flatMap(([, queries]) =>
            queries.map(({ text }) => `People also ask for a ${text} before they choose.`),
          ),
      ],
    }),
  );
  return {
    internalLinks: { coverage: 1, links, pages: crawled },
    targets: new Set([...targets].map(({ address }) => address)),
  };
}

/** The pages of a topic with most searches at the top. */
function findStrong({ pages, queries }: SiteDraft, topicId: number): DraftPage[] {
  const demand = new Map<DraftPage, number>();
  for (const query of queries) {
    const [first] = query.rankings;
    if (first && !query.isBrand && first.placeOn(0) < 4)
      demand.set(first.page, (demand.get(first.page) ?? 0) + query.demand);
  }
  return pages
    .filter((page) => page.topic.id === topicId && page.plant === 'none' && page.kind !== 'home')
    .sort((a, b) => (demand.get(b) ?? 0) - (demand.get(a) ?? 0))
    .slice(0, strongPages);
}
