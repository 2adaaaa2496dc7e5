import { schema } from '@keydence/db';
import { accountExport } from '@keydence/domain';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { toSnakeCase } from '../http/wire-names.ts';

const path = '/api/users/profile/export';
const at = new Date('2026-11-20T09:00:00Z');

let edge: TestEdge;
let ada: Person;
beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
});
afterAll(() => edge.close());

async function useDomain(person: Person) {
  const { domainId, companyId } = await setUpDomain(edge, person);
  const ask = async (procedure: string, input: object) => {
    const { status, text } = await person.call('POST', `/trpc/${procedure}`, input);
    expect([procedure, status, status === 200 ? '' : text]).toEqual([procedure, 200, '']);
  };
  await ask('schedules.setMail', { domainId, isOn: false });
  await ask('feedback.setNotices', { isOn: false });
  await ask('refreshes.start', { domainId, kind: 'keywords' });
  await ask('schedules.run', { domainId });
  await ask('invitations.create', { workspaceId: companyId, email: 'guest@people.example', role: 'member' });
  await edge.services.database.sql`
    insert into import_runs (id, domain_id, location_code, language_code, file_name, content_hash, state, preview, total,
      asked_by)
    values (${uuidv7()}, ${domainId}, 2840, 'en', 'Queries.csv', '', 'previewed', '{}', 0, ${person.userId})`;
}

describe('GET /api/users/profile/export', () => {
  it('is a JSON file to keep', async () => {
    const { status, headers } = await ada.call('GET', path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="keydence-account.json"');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('contains every documented list for a new user', async () => {
    const { body } = await ada.call('GET', path);
    expect(body).toEqual({
      exported_at: '2026-11-21T12:00:00.000Z',
      profile: {
        id: ada.userId,
        email: ada.email,
        full_name: null,
        profile_picture_url: null,
        role: 'user',
        created_at: expect.any(String),
        last_sign_in_at: null,
      },
      sign_ins: [],
      second_factors: [],
      sessions: [],
      activity: [],
      api_keys: [],
      workspaces: [],
      invitations: [],
      sent_invitations: [],
      budgets: [],
      shared_reports: [],
      imports: [],
      refreshes: [],
      report_runs: [],
      report_mails: [],
      alert_mails: [],
      read_notifications: [],
      search_console_connections: [],
      workspace_actions: [],
      feedback: [],
      comments: [],
      connected_apps: [],
      topic_corrections: [],
      moves: [],
      move_runs: [],
      topic_runs: [],
      votes: [],
      feedback_mails: [],
      newsletter: [],
      passkeys: [],
    });
  });

  it('has what is about the caller, in the documented shape, and nothing about others', async () => {
    const bob = await edge.signUp();
    const { db } = edge.services.database;
    for (const person of [ada, bob]) {
      const id = uuidv7();
      await db.insert(schema.identities).values({
        id,
        userId: person.userId,
        provider: 'email',
        providerId: person.userId,
        email: person.email,
        createdAt: at,
      });
      await db.insert(schema.sessions).values({
        id,
        userId: person.userId,
        expiresAt: new Date('2026-12-20T09:00:00Z'),
        createdAt: at,
        userAgent: 'Firefox',
        ip: '192.0.2.1',
      });
      await db.insert(schema.apiKeys).values({
        ...{ id, userId: person.userId, name: 'Nightly', scope: 'read', lastFour: 'Ab3x' },
        ...{ tokenHash: Buffer.from(`hash of ${id}`), createdAt: at, expiresAt: at },
      });
      const body = new URLSearchParams({ 'form-name': 'newsletter', email: person.email });
      await edge.request('/', { method: 'POST', body });
      await person.call('POST', '/api/companies', { name: `Workspace of "${person.userId}"` });
      await useDomain(person);
    }
    const { body, text } = await ada.call('GET', path);
    expect(body).toMatchObject({
      sign_ins: [{ provider: 'email', email: ada.email, created_at: at.toISOString() }],
      sessions: [{ user_agent: 'Firefox', ip: '192.0.2.1', created_at: at.toISOString() }],
      api_keys: [{ name: 'Nightly', scope: 'read', last_four: 'Ab3x', last_used_at: null }],
      workspaces: [{ name: `Workspace of "${ada.userId}"`, role: 'owner' }, { name: 'Brew' }],
      feedback_mails: [{ is_on: false }],
      report_mails: [{ domain_name: 'brewlane.example', is_on: false }],
      report_runs: [{ domain_name: 'brewlane.example', state: 'running' }],
      refreshes: [{ domain_name: 'brewlane.example', kind: 'keywords', state: 'queued' }],
      imports: [{ domain_name: 'brewlane.example', file_name: 'Queries.csv', state: 'previewed' }],
      sent_invitations: [{ role: 'member', accepted_at: null }],
      newsletter: [{ status: 'pending', requested_at: '2026-11-21T12:00:00.000Z', confirmed_at: null }],
    });
    expect(text).not.toContain('hash');
    expect(text).not.toContain(bob.userId);
    expect(Object.keys(body)).toEqual(Object.keys(accountExport.shape).map(toSnakeCase));
  });

  it('reads long lists to their end, each row once', async () => {
    const eve = await edge.signUp();
    const rows = Array.from({ length: 1000 }, () => ({
      id: uuidv7(),
      userId: eve.userId,
      expiresAt: new Date('2026-12-20T09:00:00Z'),
    }));
    await edge.services.database.db.insert(schema.sessions).values(rows);
    const { body } = await eve.call('GET', path);
    const ids = (body.sessions as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(rows.map(({ id }) => id).sort());
  });

  it('requires sign-in, and allows no other method', async () => {
    expect((await edge.request(path)).status).toBe(401);
    const { status, headers } = await ada.call('DELETE', path);
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});
