import type { Transaction } from '@keydence/db';
import { AppError, memberMessages, sharingMessages } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { isAdmin, isId } from '../access.ts';
import type { AuthedContext, Caller } from '../context.ts';
import { getFeedbackScope, getOwnCommentScope, requireAdmin } from '../feedback/access.ts';
import { getDomainScope, requireList, requireSetupDone } from './get-domain-scope.ts';
import { getWorkspaceScope } from './get-workspace-scope.ts';
import { hidesPeople, isInReach, keyMessages, requireKeyAccess } from './require-key-access.ts';
import { requireOwner } from './require-owner.ts';

const [home, elsewhere, domainId] = [
  'aaaaaaaa-0000-4000-8000-000000000001',
  'aaaaaaaa-0000-4000-8000-000000000002',
  'bbbbbbbb-0000-4000-8000-000000000001',
];
type Key = NonNullable<Caller['key']>;
const session: Caller = { userId: 'ada', email: 'Ada@mail.example', sessionId: 's' };
const withKey = (key: Partial<Key>): Caller => ({
  ...session,
  key: { scope: 'write', workspaceId: null, ...key },
});

/** A caller whose look-ups find these rows, each query the same ones, and the queries that were sent. */
function contextOf(rows: readonly object[], { caller = session, isChange = false } = {}) {
  const noted: string[] = [];
  const found = Object.assign(Promise.resolve(rows), { for: async () => rows });
  const builder = { select: () => builder, from: () => builder, where: () => found };
  const services = {
    database: { sql: async () => rows, db: builder },
    adminEmails: ['ada@mail.example'],
  } as unknown as AuthedContext['services'];
  const ctx: AuthedContext = {
    services,
    caller,
    requestId: 'r',
    isChange,
    noteWorkspace: (id) => noted.push(id),
  };
  return { ctx, noted, tx: builder as unknown as Transaction };
}

async function refusalOf(work: () => unknown): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof AppError ? `${error.code}: ${error.message}` : String(error);
  }
}

const notFound = 'not_found: Not found';

describe('an API key', () => {
  it.each<[string, Partial<Key> | null, Parameters<typeof requireKeyAccess>[1], string | null]>([
    ['is not needed by a session', null, { isChange: true, keys: 'never', isAboutPeople: true }, null],
    ['may change', {}, { isChange: true }, null],
    ['may spend', {}, { isChange: false, spends: true }, null],
    ['may read', { scope: 'read' }, { isChange: false }, null],
    ['may not change', { scope: 'read' }, { isChange: true }, keyMessages.readOnly],
    ['may not spend', { scope: 'read' }, { isChange: false, spends: true }, keyMessages.readSpends],
    ['may never call some', {}, { isChange: false, keys: 'never' }, keyMessages.never],
    ['leaves out people', {}, { isChange: false, isAboutPeople: true }, keyMessages.noPeople],
    ['includes people', { includesPeople: true }, { isChange: false, isAboutPeople: true }, null],
    ['of all workspaces', {}, { isChange: false, keys: 'unlimited' }, null],
    ['of one workspace', { workspaceId: home }, { isChange: false, keys: 'unlimited' }, keyMessages.limited],
    ['of one workspace may read it', { workspaceId: home }, { isChange: false }, null],
  ])('%s: %j for %j', async (_name, key, access, message) => {
    const caller = key ? withKey(key) : session;
    const refusal = await refusalOf(() => requireKeyAccess(caller, access));
    expect(refusal).toBe(message && `forbidden: ${message}`);
  });

  it.each([
    ['a session', session, false],
    ['a key', withKey({}), true],
    ['a key that leaves them out', withKey({ includesPeople: false }), true],
    ['a key that includes them', withKey({ includesPeople: true }), false],
  ])('hides people from %s: %s', (_name, caller, expected) => {
    expect(hidesPeople(caller)).toBe(expected);
  });

  it.each([
    ['a session', session, elsewhere, true],
    ['a key for all workspaces', withKey({}), elsewhere, true],
    ['the key of the workspace', withKey({ workspaceId: home }), home.toUpperCase(), true],
    ['the key of another workspace', withKey({ workspaceId: home }), elsewhere, false],
  ])('%s reaches a workspace', (_name, caller, workspaceId, expected) => {
    expect(isInReach(caller, workspaceId)).toBe(expected);
  });
});

describe('a workspace', () => {
  it.each([
    ['a viewer who reads', 'viewer', {}, null],
    ['a viewer who changes', 'viewer', { isChange: true }, `forbidden: ${memberMessages.viewersRead}`],
    ['a member who changes', 'member', { isChange: true }, null],
    ['an owner who changes', 'owner', { isChange: true }, null],
    ['a key of another workspace', 'owner', { caller: withKey({ workspaceId: elsewhere }) }, notFound],
    ['a stranger', null, {}, notFound],
  ])('answers %s', async (_name, role, options, refusal) => {
    const { ctx, noted } = contextOf(role ? [{ id: home, role }] : [], options);
    let scope: unknown = null;
    expect(
      await refusalOf(async () => {
        scope = await getWorkspaceScope(ctx, home);
      }),
    ).toBe(refusal);
    expect([scope, noted]).toEqual(refusal === null ? [{ id: home, role }, [home]] : [null, []]);
  });

  it('has no malformed id', async () => {
    const { ctx } = contextOf([{ id: home, role: 'owner' }]);
    expect(await refusalOf(() => getWorkspaceScope(ctx, `${home}0`))).toBe(notFound);
  });

  it.each([
    ['owner', undefined, null],
    ['member', undefined, `forbidden: ${memberMessages.ownersOnly}`],
    ['member', 'change_sharing', `forbidden: ${sharingMessages.ownersChange}`],
    ['viewer', undefined, `forbidden: ${memberMessages.viewersRead}`],
    [null, undefined, notFound],
  ] as const)('lets its %s do what is for owners (%s): %s', async (role, action, refusal) => {
    const people = [{ userId: 'grace', role: 'owner' }, ...(role ? [{ userId: 'ada', role }] : [])];
    const { ctx, tx } = contextOf(people);
    const workspace = { id: home, role: role ?? 'member' };
    expect(await refusalOf(() => requireOwner(tx, { ...ctx, workspace }, action))).toBe(refusal);
  });

  it('knows the roles of its members and counts its owners', async () => {
    const people = [
      { userId: 'ada', role: 'owner' },
      { userId: 'grace', role: 'member' },
      { userId: 'linus', role: 'owner' },
    ];
    const { ctx, tx } = contextOf(people);
    expect(await requireOwner(tx, { ...ctx, workspace: { id: home, role: 'owner' } })).toEqual({
      roles: new Map([
        ['ada', 'owner'],
        ['grace', 'member'],
        ['linus', 'owner'],
      ]),
      ownerCount: 2,
    });
  });

  it('has no owner after its deletion', async () => {
    const { ctx, tx } = contextOf([]);
    expect(await refusalOf(() => requireOwner(tx, { ...ctx, workspace: { id: home, role: 'owner' } }))).toBe(
      notFound,
    );
  });
});

describe('a domain', () => {
  const row = {
    id: domainId,
    workspace_id: home,
    time_zone: 'Europe/Zurich',
    role: 'member',
    domain_name: 'acme.example',
    location_code: 2756,
    language_code: 'de',
    data_source: 'sample',
    brand_names: ['Acme'],
    created_at: '2026-01-02T03:04:05.000Z',
    run: 2,
    state: 'setting_up',
    step: 'ranked_keywords',
    steps_done: 1,
    message: 'Collecting keywords',
    is_repeat: false,
    list_id: 7,
    keyword_count: 40,
    version: '9',
  };

  it('is read with its setup and its list', async () => {
    const { ctx, noted } = contextOf([row]);
    expect(await getDomainScope(ctx, { domainId })).toEqual({
      id: domainId,
      workspaceId: home,
      timeZone: 'Europe/Zurich',
      role: 'member',
      domainName: 'acme.example',
      locationCode: 2756,
      languageCode: 'de',
      dataSource: 'sample',
      brandNames: ['Acme'],
      createdAt: new Date('2026-01-02T03:04:05.000Z'),
      setup: {
        run: 2,
        state: 'setting_up',
        step: 'ranked_keywords',
        stepsDone: 1,
        message: 'Collecting keywords',
      },
      list: { id: 7, keywordCount: 40, version: 9 },
    });
    expect(noted).toEqual([home]);
  });

  it('reads as ready while a ready one is set up again, and has no list before the first step', async () => {
    const { ctx } = contextOf([{ ...row, state: 'ready', is_repeat: true, list_id: null }]);
    expect(await getDomainScope(ctx, { domainId })).toMatchObject({
      setup: { run: 2, state: 'ready', step: null, stepsDone: 8, message: 'Your domain is ready.' },
      list: null,
    });
  });

  it('counts no keyword in a list that is not filled yet', async () => {
    const { ctx } = contextOf([{ ...row, keyword_count: null }]);
    expect((await getDomainScope(ctx, { domainId })).list?.keywordCount).toBe(0);
  });

  it.each([
    ['its workspace', row, { workspaceId: home.toUpperCase() }, {}, null],
    ['another workspace', row, { workspaceId: elsewhere }, {}, notFound],
    ['a malformed id', row, { domainId: 'acme.example' }, {}, notFound],
    ['a foreign id', null, {}, {}, notFound],
    ['a key of another workspace', row, {}, { caller: withKey({ workspaceId: elsewhere }) }, notFound],
    ['a viewer who reads', { ...row, role: 'viewer' }, {}, {}, null],
    [
      'a viewer who changes',
      { ...row, role: 'viewer' },
      {},
      { isChange: true },
      `forbidden: ${memberMessages.viewersRead}`,
    ],
  ])('answers %s', async (_name, found, input, options, refusal) => {
    const { ctx, noted } = contextOf(found ? [found] : [], options);
    expect(await refusalOf(() => getDomainScope(ctx, { domainId, ...input }))).toBe(refusal);
    expect(noted).toEqual(refusal === null ? [home] : []);
  });

  it('has no data before its setup is done', async () => {
    const inProgress = 'domain_setup_in_progress: Domain setup in progress';
    const list = { id: 7, keywordCount: 40, version: 9 };
    expect(await refusalOf(() => requireSetupDone({ setup: { state: 'setting_up' } }))).toBe(inProgress);
    expect(await refusalOf(() => requireSetupDone({ setup: { state: 'ready' } }))).toBeNull();
    expect(await refusalOf(() => requireList({ list: null }))).toBe(inProgress);
    expect(requireList({ list })).toBe(list);
    expect(() => requireList({ list: null })).toThrow(
      expect.objectContaining({ details: { retryAfterSeconds: 5 } }),
    );
  });
});

describe('the feedback board', () => {
  it.each([
    ['an admin', session, null],
    ['another person', { ...session, email: 'grace@mail.example' }, 'forbidden: Admins only.'],
    ['an admin’s key', withKey({}), `forbidden: ${keyMessages.noAdmin}`],
  ])('lets %s merge items', async (_name, caller, refusal) => {
    const { ctx } = contextOf([], { caller });
    expect(await refusalOf(() => requireAdmin(ctx, 'Admins only.'))).toBe(refusal);
  });

  it.each([
    ['an own item', { authorId: 'ada', mergedIntoId: null }, { isOwn: true, isMerged: false }],
    ['a merged item of another', { authorId: 'grace', mergedIntoId: home }, { isOwn: false, isMerged: true }],
  ])('shows %s', async (_name, item, scope) => {
    const { ctx } = contextOf([{ id: domainId, ...item }]);
    expect(await getFeedbackScope(ctx, domainId)).toEqual({ id: domainId, ...scope });
  });

  it.each([
    ['its author', domainId, [{ id: domainId, authorId: 'ada' }], null],
    [
      'another person',
      domainId,
      [{ id: domainId, authorId: 'grace' }],
      'forbidden: You can change only your own comments.',
    ],
    ['an unknown id', domainId, [], notFound],
    ['a malformed id', 'first', [{ id: domainId, authorId: 'ada' }], notFound],
  ])('gives a comment to %s', async (_name, id, rows, refusal) => {
    const { ctx } = contextOf(rows);
    expect(await refusalOf(() => getOwnCommentScope(ctx, id))).toBe(refusal);
    if (refusal === null) expect(await getOwnCommentScope(ctx, id)).toEqual({ id });
    if (refusal === notFound) expect(await refusalOf(() => getFeedbackScope(ctx, id))).toBe(notFound);
  });
});

it.each([
  [home, true],
  [home.toUpperCase(), true],
  [`${home}0`, false],
  [` ${home}`, false],
  ['acme.example', false],
])('reads %s as an id: %s', (text, expected) => {
  expect(isId(text)).toBe(expected);
});

it.each([
  ['Ada@mail.example', true],
  ['grace@mail.example', false],
])('reads %s as an admin: %s', (email, expected) => {
  expect(isAdmin({ adminEmails: ['ada@mail.example'] }, email)).toBe(expected);
});
