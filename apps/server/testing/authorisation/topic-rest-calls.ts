import { within } from './call.ts';
import type { TenantIds } from './rest-input.ts';
import { change, type RestInput, read, type Write } from './rest-input.ts';

const topic =
  (rest: string, body: (ids: TenantIds) => object): Write =>
  (ids) => ({
    path: `/api/seo/topics/${ids.topicId}${rest}`,
    body: { domain_id: ids.domainId, ...body(ids) },
  });

export const topicRestCalls = within<RestInput>('workspace', {
  'POST /api/seo/keywords/set-intent': change('/api/seo/keywords/set-intent', ({ keywordId }) => ({
    keyword_ids: [keywordId],
    intent_type: 'commercial',
  })),
  'POST /api/seo/keywords/vote-relevance': change('/api/seo/keywords/vote-relevance', ({ keywordId }) => ({
    keyword_ids: [keywordId],
    vote: 'ours',
  })),
  'GET /api/seo/topics': read('/api/seo/topics'),
  'GET /api/seo/topics/export': read('/api/seo/topics/export'),
  'GET /api/seo/topics/status': read('/api/seo/topics/status'),
  'GET /api/seo/topics/corrections': read('/api/seo/topics/corrections'),
  'GET /api/seo/topics/{id}': (ids) => read(`/api/seo/topics/${ids.topicId}`)(ids),
  'POST /api/seo/topics/{id}/rename': topic('/rename', () => ({ name: 'Burr grinders' })),
  'POST /api/seo/topics/{id}/pin': topic('/pin', () => ({ is_pinned: true })),
  'POST /api/seo/topics/{id}/hide': topic('/hide', () => ({ is_hidden: true })),
  'POST /api/seo/topics/{id}/vote': topic('/vote', () => ({ vote: 'ours' })),
  'POST /api/seo/topics/move-keywords': change('/api/seo/topics/move-keywords', ({ keywordId, topicId }) => ({
    keyword_ids: [keywordId],
    topic_id: topicId,
  })),
  'POST /api/seo/topics/{id}/split': topic('/split', ({ keywordId }) => ({ keyword_ids: [keywordId] })),
  'POST /api/seo/topics/{id}/merge': topic('/merge', ({ otherTopicId }) => ({
    absorbed_ids: [otherTopicId],
  })),
  'POST /api/seo/topics/corrections/{id}/undo': (ids) =>
    change(`/api/seo/topics/corrections/${ids.correctionId}/undo`)(ids),
  'POST /api/seo/topics/rebuild': change('/api/seo/topics/rebuild'),
  'POST /api/seo/topics/cancel': change('/api/seo/topics/cancel'),
});
