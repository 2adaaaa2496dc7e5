import { within } from './call.ts';
import type { TenantIds } from './rest-input.ts';
import { change, type RestInput, read, type Write } from './rest-input.ts';

const ofBrief = ({ domainId, briefId }: TenantIds) => ({ domainId, briefId });
const addresses = ['https://one.example/a', 'https://two.example/b', 'https://three.example/c'];
const draft = { text: 'A draft' };

/** The procedures of briefs. */
export const briefProcedureCalls = within<object>('workspace', {
  'briefs.list': ({ domainId }) => ({ domainId }),
  'briefs.get': ofBrief,
  'briefs.create': ({ domainId }) => ({ domainId, title: 'tea', addresses }),
  'briefs.change': (ids) => ({ ...ofBrief(ids), excluded: [1] }),
  // It stores nothing.
  'briefs.check': { input: (ids) => ({ ...ofBrief(ids), ...draft }), viewer: 200 },
  'briefs.cancel': ofBrief,
  'briefs.delete': ofBrief,
});

const onBrief =
  (path: string, body: object = {}): Write =>
  (ids) =>
    change(`/api/seo/briefs/${ids.briefId}${path}`, () => body)(ids);

/** The REST operations of briefs. */
export const briefRestCalls = within<RestInput>('workspace', {
  'GET /api/seo/briefs': read('/api/seo/briefs'),
  'GET /api/seo/briefs/{id}': (ids) => read(`/api/seo/briefs/${ids.briefId}`)(ids),
  'GET /api/seo/briefs/{id}/export': (ids) => read(`/api/seo/briefs/${ids.briefId}/export`)(ids),
  'POST /api/seo/briefs': change('/api/seo/briefs', ({ domainId }) => ({
    ...{ domain_id: domainId, title: 'tea', addresses },
  })),
  'PATCH /api/seo/briefs/{id}': onBrief('', { excluded: [1] }),
  'POST /api/seo/briefs/{id}/check': { input: onBrief('/check', draft), viewer: 200 },
  'POST /api/seo/briefs/{id}/cancel': onBrief('/cancel'),
  'DELETE /api/seo/briefs/{id}': (ids) => read(`/api/seo/briefs/${ids.briefId}`)(ids),
});
