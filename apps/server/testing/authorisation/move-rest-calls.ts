import { within } from './call.ts';
import { change, type RestInput, read, type Write } from './rest-input.ts';

const put =
  (path: string, more: object): Write =>
  ({ domainId }) => ({ path, body: { domain_id: domainId, ...more } });

/**
 * The REST operations of moves. Each change has its own move, since a done move cannot be accepted.
 */
export const moveRestCalls = within<RestInput>('workspace', {
  'GET /api/seo/moves': read('/api/seo/moves'),
  'GET /api/seo/moves/export': read('/api/seo/moves/export'),
  'GET /api/seo/moves/plan': read('/api/seo/moves/plan'),
  'GET /api/seo/moves/review': read('/api/seo/moves/review'),
  'GET /api/seo/moves/status': read('/api/seo/moves/status'),
  'GET /api/seo/moves/{id}': (ids) => read(`/api/seo/moves/${ids.moveId}`)(ids),
  'PUT /api/seo/moves/capacity': put('/api/seo/moves/capacity', { hours: 12 }),
  'POST /api/seo/moves/accept': change('/api/seo/moves/accept', ({ moveId }) => ({ move_ids: [moveId] })),
  'POST /api/seo/moves/restore': change('/api/seo/moves/restore', ({ moveId }) => ({ move_ids: [moveId] })),
  'POST /api/seo/moves/{id}/skip': (ids) =>
    change(`/api/seo/moves/${ids.moveId}/skip`, () => ({ reason: 'not_now' }))(ids),
  'POST /api/seo/moves/{id}/done': (ids) => change(`/api/seo/moves/${ids.doneMoveId}/done`)(ids),
  'POST /api/seo/moves/rebuild': change('/api/seo/moves/rebuild'),
  'POST /api/seo/moves/cancel': change('/api/seo/moves/cancel'),
});
