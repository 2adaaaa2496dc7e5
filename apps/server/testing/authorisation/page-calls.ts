import { within } from './call.ts';
import type { TenantIds } from './rest-input.ts';
import { change, type RestInput, read } from './rest-input.ts';

const ofDomain = ({ domainId }: TenantIds) => ({ domainId });

const findingIds = ['no_title-1-0'];

/** The procedures of a site's pages. */
export const pageProcedureCalls = within<object>('workspace', {
  'pages.list': ofDomain,
  'pages.get': ({ domainId, pageId }) => ({ domainId, pageId }),
  'pages.findings': ofDomain,
  'pages.ignoreFindings': ({ domainId }) => ({ domainId, findingIds }),
  'pages.restoreFindings': ({ domainId }) => ({ domainId, findingIds }),
  'pages.status': ofDomain,
  'pages.watch': ofDomain,
  // The sample site has no server to read.
  'pages.read': ({ importDomainId }) => ({ domainId: importDomainId }),
  'pages.cancel': ofDomain,
});

export const pageRestCalls = within<RestInput>('workspace', {
  'GET /api/seo/pages': read('/api/seo/pages'),
  'GET /api/seo/pages/export': read('/api/seo/pages/export'),
  'GET /api/seo/pages/findings': read('/api/seo/pages/findings'),
  'POST /api/seo/pages/findings/ignore': change('/api/seo/pages/findings/ignore', () => ({
    finding_ids: findingIds,
  })),
  'POST /api/seo/pages/findings/restore': change('/api/seo/pages/findings/restore', () => ({
    finding_ids: findingIds,
  })),
  'GET /api/seo/pages/status': read('/api/seo/pages/status'),
  'GET /api/seo/pages/{id}': (ids) => read(`/api/seo/pages/${ids.pageId}`)(ids),
  'POST /api/seo/pages/read': change('/api/seo/pages/read', ({ importDomainId }) => ({
    domain_id: importDomainId,
  })),
  'POST /api/seo/pages/cancel': change('/api/seo/pages/cancel'),
});
