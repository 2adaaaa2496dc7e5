import type { SerpFeature } from '@keydence/domain';
import type { Keyword } from './use-keywords.ts';

/** Features of a keyword's results page besides plain results. */
export function serpFeaturesOf(keyword: Keyword): SerpFeature[] {
  const flags: [SerpFeature, boolean][] = [
    ['featured_snippet', keyword.isFeaturedSnippet],
    ['local_pack', keyword.isLocalPack],
    ['ai_overview', keyword.isAiOverview],
    ['video', keyword.isVideo],
    ['image', keyword.isImage],
  ];
  return flags.filter(([, isShown]) => isShown).map(([feature]) => feature);
}
