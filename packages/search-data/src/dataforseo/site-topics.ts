import { brandTerms, isBrandKeyword, normaliseKeywordText } from '@keydence/domain';
import type { RankedItem } from './answer-schemas.ts';

const maxTopics = 10;

/**
 * What a site is about, from the keywords for which it ranks: those that mean the same are one topic, those that name
 * the site or lead to one are none, and the visits that a topic brings are its weight.
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
