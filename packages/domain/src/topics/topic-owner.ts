import type { Topic } from './schema.ts';

/** Who wins most of a topic's clicks: the site, a tracked competitor, or neither. */
export type TopicOwner = 'you' | 'competitor' | 'nobody';

/** The owner of a topic. The site owns it on a tie; without any share nobody does. */
export function topicOwner({ visibility, leader }: Pick<Topic, 'visibility' | 'leader'>): TopicOwner {
  const own = visibility ?? 0;
  const best = leader?.visibility ?? 0;
  if (own === 0 && best === 0) return 'nobody';
  return own >= best ? 'you' : 'competitor';
}

/**
 * What the site has for a topic: `none` no page, `competing` several pages that take each other's place, `behind` a page
 * while a tracked competitor wins more of the clicks, `ahead` a page and no competitor with more.
 */
export const topicStandings = ['ahead', 'behind', 'competing', 'none'] as const;
export type TopicStanding = (typeof topicStandings)[number];

/** The standing of a topic. What can be done about its pages comes before who leads. */
export function topicStanding(topic: Pick<Topic, 'visibility' | 'leader' | 'pageState'>): TopicStanding {
  if (topic.pageState === 'none') return 'none';
  if (topic.pageState === 'several') return 'competing';
  return topicOwner(topic) === 'competitor' ? 'behind' : 'ahead';
}
