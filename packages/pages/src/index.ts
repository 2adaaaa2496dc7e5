export { type AddressRefusal, findAddressRefusal, type PageKey, toPageKey } from './addresses/page-key.ts';
export { isAllowed } from './robots/is-allowed.ts';
export { type AgentRules, type Robots, readRobots } from './robots/read-robots.ts';
export { readSitemap, type SitemapLimits } from './sitemaps/read-sitemap.ts';
export type { SitemapBreach, SitemapEntry, SitemapFile, SitemapKind } from './sitemaps/sitemap-file.ts';
export type * from './page-facts/page-facts.ts';
export { type PageSource, readPage } from './page-facts/read-page.ts';
export { isNoindexAt } from './page-facts/robots-directives.ts';
