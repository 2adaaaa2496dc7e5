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
