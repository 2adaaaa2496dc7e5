import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../testing/start-edge.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, { content: unknown }> }>>;
}

let edge: TestEdge;
let document: Document;

beforeAll(async () => {
  edge = await startEdge();
  document = (await edge.request('/api/openapi.json')).body as unknown as Document;
});
afterAll(() => edge.close());

it('is an OpenAPI 3.1 document of every path', () => {
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.sort()).toEqual([
    'DELETE /api/companies/{id}',
    'DELETE /api/companies/{id}/invitations/{invitationId}',
    'DELETE /api/companies/{id}/members/{userId}',
    'DELETE /api/feedback/comments/{id}',
    'DELETE /api/feedback/{id}',
    'DELETE /api/feedback/{id}/vote',
    'DELETE /api/seo/competitors/{id}',
    'DELETE /api/seo/content-plan/{id}',
    'DELETE /api/seo/domains/{id}',
    'DELETE /api/seo/keywords/{id}',
    'GET /api/companies',
    'GET /api/companies/{id}',
    'GET /api/companies/{id}/invitations',
    'GET /api/companies/{id}/members',
    'GET /api/feedback',
    'GET /api/feedback/categories',
    'GET /api/feedback/{id}/comments',
    'GET /api/locations',
    'GET /api/seo/competitors',
    'GET /api/seo/competitors/{id}',
    'GET /api/seo/competitors/{id}/top-keywords',
    'GET /api/seo/content-plan',
    'GET /api/seo/content-plan/{id}',
    'GET /api/seo/dashboard/overview/{companyId}',
    'GET /api/seo/domains/{id}/imports',
    'GET /api/seo/domains/{id}/imports/{importId}',
    'GET /api/seo/domains/{id}/schedule',
    'GET /api/seo/domains/{id}/schedule/runs',
    'GET /api/seo/domains/{id}/status',
    'GET /api/seo/domains/{id}/trend',
    'GET /api/seo/gaps',
    'GET /api/seo/gaps/export',
    'GET /api/seo/keywords',
    'GET /api/seo/keywords/current-ranking',
    'GET /api/seo/keywords/deleted',
    'GET /api/seo/keywords/export',
    'GET /api/seo/keywords/{id}',
    'GET /api/seo/keywords/{id}/history',
    'GET /api/seo/predictions',
    'GET /api/seo/predictions/export',
    'GET /api/seo/reports',
    'GET /api/seo/sample-domains',
    'GET /api/test',
    'GET /api/users/profile',
    'GET /api/users/profile/export',
    'PATCH /api/companies/{id}',
    'PATCH /api/companies/{id}/members/{userId}',
    'PATCH /api/feedback/comments/{id}',
    'PATCH /api/feedback/{id}',
    'PATCH /api/seo/content-plan/{id}',
    'PATCH /api/seo/keywords/{id}',
    'POST /api/companies',
    'POST /api/companies/{id}/domains',
    'POST /api/companies/{id}/icon',
    'POST /api/companies/{id}/invitations',
    'POST /api/companies/{id}/invitations/{invitationId}/resend',
    'POST /api/feedback',
    'POST /api/feedback/{id}/comments',
    'POST /api/feedback/{id}/vote',
    'POST /api/invitations/accept',
    'POST /api/seo/competitors',
    'POST /api/seo/competitors/{id}/refresh',
    'POST /api/seo/content-plan',
    'POST /api/seo/content-plan/accept',
    'POST /api/seo/content-plan/proposal',
    'POST /api/seo/content-plan/revert',
    'POST /api/seo/content-plan/{id}/move',
    'POST /api/seo/content-plan/{id}/restore',
    'POST /api/seo/domains/validate',
    'POST /api/seo/domains/{id}/imports',
    'POST /api/seo/domains/{id}/imports/{importId}/cancel',
    'POST /api/seo/domains/{id}/imports/{importId}/start',
    'POST /api/seo/domains/{id}/schedule/run',
    'POST /api/seo/google/keyword-overview',
    'POST /api/seo/keywords',
    'POST /api/seo/keywords/bulk',
    'POST /api/seo/keywords/bulk-delete',
    'POST /api/seo/keywords/refresh',
    'POST /api/seo/keywords/refresh-rankings',
    'POST /api/seo/keywords/restore',
    'POST /api/users/profile/avatar',
    'PUT /api/seo/competitors/{id}',
    'PUT /api/seo/domains/{id}/location',
    'PUT /api/seo/domains/{id}/schedule',
    'PUT /api/users/profile',
  ]);
});

it('has no operation that answers without a token', async () => {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of Object.keys(item)) {
      const { status, body } = await edge.request(path.replaceAll(/\{\w+\}/g, 'x'), {
        method: method.toUpperCase(),
      });
      expect([method, path, status, body.code]).toEqual([method, path, 401, 'not_authenticated']);
    }
  }
});

it('names fields as the wire does', () => {
  const text = JSON.stringify(document);
  for (const name of [
    'company_id',
    'search_volume_trends',
    'distribution_by_position',
    'top_3',
    'beyond_50',
    'average_rank_absolute',
    'percent_trending_up_3m',
    'trend_3m',
    'aiInsights',
    'trackedCompetitors',
    'changePercent',
  ]) {
    expect(text).toContain(`"${name}"`);
  }
  expect(text).not.toMatch(/"(searchVolume|workspaceId|domainName|avgRankAbsolute)"/);
  expect(document.paths['/api/companies']?.post?.responses['201']?.content).toMatchObject({
    'application/json': {
      schema: {
        properties: {
          success: { enum: [true] },
          data: { properties: { created_at: { format: 'date-time' } } },
        },
      },
    },
  });
});
