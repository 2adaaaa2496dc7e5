import { within } from './call.ts';
import type { TenantIds } from './rest-input.ts';
import { change, type RestInput, read } from './rest-input.ts';

const ofDomain = ({ domainId }: TenantIds) => ({ domainId });
const onDomain = ({ domainId }: TenantIds) => ({ domain_id: domainId });

/** The procedures of the radar. */
export const radarProcedureCalls = within<object>('workspace', {
  'radar.list': ofDomain,
  'radar.status': ofDomain,
  // A sample site, whose publications are invented.
  'radar.poll': { input: ofDomain, owner: 409 },
  'radar.cancel': ofDomain,
});

/** The REST operations of the radar. */
export const radarRestCalls = within<RestInput>('workspace', {
  'GET /api/seo/radar': read('/api/seo/radar'),
  'GET /api/seo/radar/status': read('/api/seo/radar/status'),
  'GET /api/seo/radar/export': read('/api/seo/radar/export'),
  'POST /api/seo/radar/poll': { input: change('/api/seo/radar/poll', onDomain), owner: 409 },
  'POST /api/seo/radar/cancel': change('/api/seo/radar/cancel', onDomain),
});
