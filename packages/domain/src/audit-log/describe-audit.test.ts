import { describe, expect, it } from 'vitest';
import { auditCsvHead, auditCsvLine } from './audit-csv.ts';
import { type AuditKind, auditGroups, auditKinds, auditKindsOf } from './audit-kinds.ts';
import { auditPeriod } from './audit-period.ts';
import { auditWords, describeAuditActor, describeAuditDetails } from './describe-audit.ts';
import type { AuditActor, AuditEntry } from './schema.ts';

const ada: AuditActor = {
  kind: 'person',
  personId: '1',
  name: 'Ada Byron',
  email: 'ada@people.example',
  keyName: null,
  keyLastFour: null,
};

describe('the actor', () => {
  it.each([
    [{}, 'Ada Byron'],
    [{ name: null }, 'ada@people.example'],
    [{ name: null, email: null, personId: null }, 'A deleted account'],
    [{ kind: 'api_key', keyName: 'Nightly', keyLastFour: '4f2a' }, 'Key “Nightly” (…4f2a) of Ada Byron'],
    [{ kind: 'api_key', name: null, email: null }, 'An API key of a deleted account'],
    [{ kind: 'keydence', name: null, email: null }, 'Keydence'],
  ] as const)('%j is %s', (change, told) => {
    expect(describeAuditActor({ ...ada, ...change })).toBe(told);
  });
});

describe('details', () => {
  const ended = { apiKeys: 0, shareLinks: 0, webhooks: 0, invitations: 0, savedViews: 0 };
  const expiresAt = '2027-02-19T12:00:00.000Z';
  const key = { scope: 'read', includesPeople: false, allWorkspaces: false, expiresAt };
  const cases: [AuditKind, AuditEntry['details'], string][] = [
    ['api_key.created', key, 'reads only, until Feb 19, 2027'],
    [
      'api_key.created',
      { ...key, scope: 'write', includesPeople: true, allWorkspaces: true },
      'reads and changes, includes personal data of people, for all workspaces of its owner, until Feb 19, 2027',
    ],
    ['export.keywords', { rows: 1 }, '1 row'],
    ['export.keywords', { rows: 12_345 }, '12,345 rows'],
    ['member.role_changed', { before: 'member', after: 'viewer' }, 'member → viewer'],
    ['member.removed', ended, ''],
    ['member.removed', { ...ended, apiKeys: 2, webhooks: 1 }, 'Ended with it: 2 API keys, 1 webhook'],
    ['member.left', { ...ended, accountDeleted: true }, 'by deleting the account'],
    ['workspace.sharing_changed', { before: false, after: true }, 'owners only → owners and members'],
    ['workspace.budget_changed', { before: null, after: 40 }, 'the usual budget → $40 a month'],
    ['import.started', { rows: null }, ''],
    ['keywords.deleted', { count: 3 }, '3 keywords'],
    ['share_link.ended', {}, ''],
  ];
  it.each(cases)('of %s %j are %s', (kind, details, told) => {
    expect(describeAuditDetails({ kind, details }, 'UTC')).toBe(told);
  });
});

it.each([
  ['UTC', 'until Nov 22, 2026'],
  ['Pacific/Kiritimati', 'until Nov 23, 2026'],
  ['America/St_Johns', 'until Nov 22, 2026'],
])('shows days in %s: %s', (timeZone, told) => {
  const details = { expiresAt: '2026-11-22T12:30:00.000Z' };
  expect(describeAuditDetails({ kind: 'share_link.created', details }, timeZone)).toBe(told);
});

it('every kind has a text and belongs to one group', () => {
  expect(auditKinds.filter((kind) => !auditWords[kind])).toEqual([]);
  expect(auditGroups.flatMap(auditKindsOf).sort()).toEqual([...auditKinds].sort());
});

it('a line of the file contains no formula', () => {
  const entry: AuditEntry = {
    ...{ id: '2', createdAt: new Date('2026-11-21T12:00:00Z'), kind: 'webhook.created', network: null },
    actor: { ...ada, name: '=cmd()' },
    subject: { id: '3', name: '@hooks.example' },
    details: {},
  };
  expect(auditCsvHead()).toMatch(/^\uFEFF"time","who",/);
  expect(auditCsvLine(entry, 'UTC')).toBe(
    `2026-11-21T12:00:00.000Z,"'=cmd()","1","'=cmd()","ada@people.example",,,"webhook.created","Added a webhook","3","'@hooks.example","",,"2"\r\n`,
  );
});

it('days are in the time zone, including the last one', () => {
  expect(auditPeriod({ from: '2026-03-29', to: '2026-03-29', timeZone: 'Europe/Berlin' })).toEqual({
    since: new Date('2026-03-28T23:00:00Z'),
    before: new Date('2026-03-29T22:00:00Z'),
  });
  expect(auditPeriod({ timeZone: 'UTC' })).toEqual({ since: null, before: null });
});
