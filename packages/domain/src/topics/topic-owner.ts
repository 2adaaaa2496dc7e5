import type { Topic } from './schema.ts';

/** Owner of most of a topic's clicks: the site, a tracked competitor, or neither. */
export type TopicOwner = 'you' | 'competitor' | 'nobody';

/** The owner of a topic. The site wins a tie; without any share there is no owner. */
export function topicOwner({ visibility, leader }: Pick<Topic, 'visibility' | 'leader'>): TopicOwner {
  const own = visibility ?? 0;
  const best = leader?.visibility ?? 0;
  if (own === 0 && best === 0) return 'nobody';
  return own >= best ? 'you' : 'competitor';
}

/**
 * The site's position in a topic: `none` no page, `competing` several pages that replace each other
 * in the results, `behind` a page while a tracked competitor gets more of the clicks, `ahead` a
 * page and no competitor with more.
 */
export const topicStandings = ['ahead', 'behind', 'competing', 'none'] as const;
export type TopicStanding = (typeof topicStandings)[number];

/** The standing of a topic. Possible work on its pages takes precedence over the leader. */
export function topicStanding(topic: Pick<Topic, 'visibility' | 'leader' | 'pageState'>): TopicStanding {
  if (topic.pageState === 'none') return 'none';
  if (topic.pageState === 'several') return 'competing';
  return topicOwner(topic) === 'competitor' ? 'behind' : 'ahead';
}
