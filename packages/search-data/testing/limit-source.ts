import type { SearchDataSource } from '@keydence/domain';

/** A source with only a few keywords of another one, so a setup takes milliseconds. */
export function limitSource(source: SearchDataSource, keywords: number): SearchDataSource {
  return {
    name: source.name,
    covers: (name, market) => source.covers(name, market),
    siteTopics: (name, market) => source.siteTopics(name, market),
    competitors: (name, market, limit) => source.competitors(name, market, limit),
    keywordIdeas: (name, market) => source.keywordIdeas(name, market, keywords),
    lookUpKeywords: (texts, market) => source.lookUpKeywords(texts, market),
    async rankedKeywords(name, market, { offset }) {
      const limit = Math.max(0, keywords - offset);
      const { items, total } = await source.rankedKeywords(name, market, { limit, offset });
      return { items, total: Math.min(total, keywords) };
    },
  };
}
