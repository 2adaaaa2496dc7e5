export { type AddressRefusal, findAddressRefusal, type PageKey, toPageKey } from './addresses/page-key.ts';
export { asks } from './briefs/asks.ts';
export type * from './briefs/brief-types.ts';
export {
  type CheckedLine,
  type CopiedRun,
  checkDraft,
  type DraftCheck,
  type DraftInput,
} from './briefs/check-draft.ts';
export { composeBrief, pruneExtracts } from './briefs/compose-brief.ts';
export { type BriefReading, readBriefSource } from './briefs/read-brief-source.ts';
export { findInconclusiveKinds, findPageFindings } from './findings/find-page-findings.ts';
export type * from './findings/finding.ts';
export {
  type FindingGroup,
  type FindingKind,
  type FindingNeed,
  findingKinds,
} from './findings/finding-kinds.ts';
export type * from './findings/site-pages.ts';
export { cutSentence } from './links/cut-sentence.ts';
export { isFurniture } from './links/is-furniture.ts';
export type * from './links/link-ideas.ts';
export { suggestLinks } from './links/suggest-links.ts';
export type { MainParagraph, MainText, MainTextConfidence } from './main-text/main-text.ts';
export { markParagraphs, readMarkedText } from './main-text/mark-paragraphs.ts';
export { readMainText } from './main-text/read-main-text.ts';
export { needsJavaScript } from './page-facts/needs-javascript.ts';
export type * from './page-facts/page-facts.ts';
export { type PageSource, readPage } from './page-facts/read-page.ts';
export { isNoindexAt } from './page-facts/robots-directives.ts';
export { assignTopics } from './radar/assign-topics.ts';
export { comparePolls } from './radar/compare-polls.ts';
export type * from './radar/radar-types.ts';
export { readListing } from './radar/read-listing.ts';
export { readNames } from './radar/read-names.ts';
export { isAllowed } from './robots/is-allowed.ts';
export { type Robots, readRobots } from './robots/read-robots.ts';
export { createMinHash, estimateSimilarity, findSimilarPairs, type MinHash } from './similarity/min-hash.ts';
export { readShingles, type Shingles, shingleSimilarity } from './similarity/shingles.ts';
export { readSitemap, type SitemapLimits } from './sitemaps/read-sitemap.ts';
export type { SitemapBreach, SitemapEntry, SitemapFile, SitemapKind } from './sitemaps/sitemap-file.ts';
export { detectLanguage } from './text/detect-language.ts';
export { printText } from './text/print-text.ts';
