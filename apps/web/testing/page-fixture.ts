import type { RouterOutputs } from '../src/lib/trpc.ts';

export type SiteStatus = RouterOutputs['pages']['status'];
type SiteRead = NonNullable<SiteStatus['read']>;
export type SitePage = RouterOutputs['pages']['list']['data'][number];

const at = '2026-11-20T12:00:00.000Z';

/** Crawl that has seen the whole site. */
export function makeSiteRead(changes: Partial<SiteRead> = {}): SiteRead {
  return {
    run: 1,
    state: 'done',
    level: 'unproven',
    readCount: 2,
    waitingCount: 0,
    forbiddenCount: 0,
    robots: 'read',
    sitemapCount: 1,
    foreignCount: 0,
    gaps: [],
    message: null,
    createdAt: at,
    startedAt: at,
    finishedAt: at,
    ...changes,
  };
}

/** Site with one finished crawl and one finding. */
export function makeSiteStatus(changes: Partial<SiteStatus> = {}): SiteStatus {
  return {
    read: makeSiteRead(),
    lastRead: makeSiteRead(),
    pageCount: 2,
    indexableCount: 2,
    findings: { error: 1, detour: 0, hint: 0 },
    level: 'unproven',
    proof: null,
    proofToken: 'token-of-the-site',
    limits: { pages: 500, secondsBetween: 1, nextAt: null },
    ...changes,
  };
}

/** Page with a keyword, clicks and a finding. */
export function makeSitePage(id: string, changes: Partial<SitePage> = {}): SitePage {
  return {
    id,
    address: `https://d1.example/${id}`,
    title: `Page ${id}`,
    state: 'healthy',
    status: 200,
    redirectsTo: null,
    words: 640,
    language: 'en',
    type: 'article',
    linksIn: 4,
    contentLinksIn: 2,
    linksOut: 9,
    isInSitemap: true,
    depth: 1,
    keywordCount: 3,
    bestRank: 7,
    topic: 'grinders',
    clicks: { clicks: 120, impressions: 4_000, change: -8 },
    findingCount: 1,
    readAt: at,
    changedAt: at,
    ...changes,
  };
}

type PageDetail = RouterOutputs['pages']['get'];
type PageLink = PageDetail['linksIn'][number];

function makeLink(pageId: string, changes: Partial<PageLink> = {}): PageLink {
  return {
    pageId,
    address: `https://d1.example/${pageId}`,
    title: `Page ${pageId}`,
    anchor: 'grinders',
    place: 'content',
    isNofollow: false,
    ...changes,
  };
}

/** Page with a row in each of its lists. */
export function makePageDetail(id: string): PageDetail {
  return {
    page: makeSitePage(id),
    description: 'Hand grinders for coffee.',
    canonical: `https://d1.example/${id}`,
    raw: { title: 'Loading', description: null, words: 3, links: 1 },
    versions: [
      {
        version: 1,
        readAt: at,
        title: `Page ${id}`,
        description: null,
        headings: [{ level: 1, text: 'Grinders' }],
        words: 640,
        schemaTypes: ['Product'],
      },
    ],
    linksIn: [makeLink('2')],
    linksOut: [makeLink('2', { isNofollow: true })],
    linkIdeas: [
      {
        ...{ pageId: '3', address: 'https://d1.example/3', title: 'Page 3' },
        ...{ before: 'A good ', anchor: 'hand grinder', after: ' lasts for years.' },
        ...{ paragraph: 2, query: 'hand grinder', isInMenu: true },
      },
    ],
    noLinkIdeas: null,
    queries: [{ text: 'hand grinder', clicks: 40, impressions: 900, position: 7.4 }],
    moves: [{ id: 'm1', verb: 'update', title: 'Update the page on grinders', state: 'open' }],
    findings: makeFindingList().data,
  };
}

export function makePageList(pages: readonly SitePage[]): RouterOutputs['pages']['list'] {
  return {
    data: [...pages],
    pagination: { page: 1, limit: 20, total: pages.length, pages: 1 },
    read: makeSiteRead(),
  };
}

export function makeFindingList(): RouterOutputs['pages']['findings'] {
  return {
    data: [
      {
        id: 'broken_link-1-0',
        kind: 'broken_link',
        group: 'error',
        state: 'open',
        page: { id: '1', address: 'https://d1.example/1', title: 'Page 1' },
        sentence: 'It links to a page that is not there.',
        fix: 'Link to a page that answers, or remove the link.',
        evidence: [{ name: 'Target', value: 'https://d1.example/gone' }],
        isNew: true,
        ignored: null,
      },
    ],
    pagination: { page: 1, limit: 20, total: 1, pages: 1 },
    kinds: [{ kind: 'broken_link', group: 'error', title: 'Broken links', count: 1, unknownBecause: null }],
    counts: { open: 1, new: 1, gone: 0, ignored: 0 },
    pageCount: 2,
    read: makeSiteRead(),
  };
}
