import { brandTerms, isBrandKeyword, normaliseKeywordText } from '@keydence/domain';
import type { RankedItem } from './answer-schemas.ts';

const maxTopics = 10;

/**
 * Topics of a site, from the keywords it ranks for: synonyms are one topic, keywords that name the
 * site or navigate to one are excluded, and the weight of a topic is its visits.
 */
export function toSiteTopics(domainName: string, items: readonly RankedItem[]): string[] {
  const brands = brandTerms([{ domainName }]);
  const visits = new Map<string, number>();
  for (const { keyword_data: data, ranked_serp_element: element } of items) {
    const text = normaliseKeywordText(data.keyword);
    if (data.search_intent_info?.main_intent === 'navigational' || isBrandKeyword(text, brands)) continue;
    const topic = normaliseKeywordText(data.keyword_properties?.core_keyword ?? text);
    visits.set(topic, (visits.get(topic) ?? 0) + (element.serp_item.etv ?? 0));
  }
  return [...visits]
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxTopics)
    .map(([topic]) => topic);
}
