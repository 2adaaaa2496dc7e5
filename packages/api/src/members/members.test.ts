import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

async function createTeam() {
  const owner = await signIn(services);
  const { id: workspaceId } = await owner.api.workspaces.create({ name: 'Acme' });
  const member = await joinWorkspace(services, workspaceId);
  return { owner, member, workspaceId };
}

async function rolesOf(workspaceId: string): Promise<Record<string, string>> {
  const rows = await services.database.sql<{ user_id: string; role: string }[]>`
    select user_id, role from workspace_members where workspace_id = ${workspaceId}`;
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
}

const ownersOnly = {
  code: 'forbidden',
  message: 'Only owners can manage members. Ask an owner of this workspace.',
};
const lastOwner = {
  code: 'conflict',
  message: 'A workspace needs an owner. Make another member an owner first.',
};

describe('members', () => {
  it('are listed for every member, owners first', async () => {
    const { owner, member, workspaceId } = await createTeam();
    const { data } = await member.api.members.list({ workspaceId });
    expect(data).toEqual([
      {
        userId: owner.userId,
        fullName: null,
        email: owner.email,
        profilePictureUrl: null,
        role: 'owner',
        isYou: false,
        joinedAt: expect.any(Date),
      },
      expect.objectContaining({ userId: member.userId, role: 'member', isYou: true }),
    ]);
  });

  it('are changed and removed only by owners', async () => {
    const { owner, member, workspaceId } = await createTeam();
    const other = await joinWorkspace(services, workspaceId);
    const before = await rolesOf(workspaceId);
    const ofOther = { workspaceId, userId: other.userId };
    const refused = [
      () => member.api.members.update({ ...ofOther, role: 'owner' }),
      () => member.api.members.update({ workspaceId, userId: member.userId, role: 'owner' }),
      () => member.api.members.delete(ofOther),
      () => member.api.members.delete({ workspaceId, userId: owner.userId }),
    ];
    for (const call of refused) expect(await failureOf(call())).toMatchObject(ownersOnly);
    expect(await rolesOf(workspaceId)).toEqual(before);

    const { data } = await owner.api.members.update({ ...ofOther, role: 'owner' });
    expect(data.map(({ userId, role }) => [userId, role])).toContainEqual([other.userId, 'owner']);
    await other.api.members.delete({ workspaceId, userId: member.userId });
    expect(await rolesOf(workspaceId)).toEqual({ [owner.userId]: 'owner', [other.userId]: 'owner' });
  });

  it('never leave a workspace without an owner', async () => {
    const { owner, member, workspaceId } = await createTeam();
    const ofOwner = { workspaceId, userId: owner.userId };
    const refused = [
      () => owner.api.members.leave({ workspaceId }),
      () => owner.api.members.delete(ofOwner),
      () => owner.api.members.update({ ...ofOwner, role: 'member' }),
    ];
    for (const call of refused) expect(await failureOf(call())).toMatchObject(lastOwner);
    await owner.api.members.update({ workspaceId, userId: member.userId, role: 'owner' });
    await owner.api.members.leave({ workspaceId });
    expect(await rolesOf(workspaceId)).toEqual({ [member.userId]: 'owner' });
    expect(await owner.api.workspaces.list()).toEqual([]);
  });

  it('can leave without being owners', async () => {
    const { owner, member, workspaceId } = await createTeam();
    await member.api.members.leave({ workspaceId });
    expect(await rolesOf(workspaceId)).toEqual({ [owner.userId]: 'owner' });
    expect((await failureOf(member.api.members.list({ workspaceId }))).code).toBe('not_found');
  });

  it('are found only in their own workspace', async () => {
    const { owner, workspaceId } = await createTeam();
    const stranger = await createTeam();
    for (const userId of [stranger.owner.userId, 'not-an-id', '']) {
      const role = 'member' as const;
      for (const call of [
        () => owner.api.members.update({ workspaceId, userId, role }),
        () => owner.api.members.delete({ workspaceId, userId }),
      ]) {
        expect(await failureOf(call())).toMatchObject({ code: 'not_found', message: 'Not found' });
      }
    }
    expect(await rolesOf(stranger.workspaceId)).toMatchObject({ [stranger.owner.userId]: 'owner' });
  });
});

describe('concurrent owners', () => {
  const acts: [string, (team: Awaited<ReturnType<typeof createOwners>>) => Promise<unknown>[]][] = [
    [
      'remove each other',
      ({ first, second, workspaceId }) => [
        first.api.members.delete({ workspaceId, userId: second.userId }),
        second.api.members.delete({ workspaceId, userId: first.userId }),
      ],
    ],
    [
      'leave',
      ({ first, second, workspaceId }) => [
        first.api.members.leave({ workspaceId }),
        second.api.members.leave({ workspaceId }),
      ],
    ],
    [
      'make each other members',
      ({ first, second, workspaceId }) => [
        first.api.members.update({ workspaceId, userId: second.userId, role: 'member' }),
        second.api.members.update({ workspaceId, userId: first.userId, role: 'member' }),
      ],
    ],
    [
      'step back',
      ({ first, second, workspaceId }) => [
        first.api.members.update({ workspaceId, userId: first.userId, role: 'member' }),
        second.api.members.update({ workspaceId, userId: second.userId, role: 'member' }),
      ],
    ],
  ];

  async function createOwners() {
    const { owner: first, workspaceId } = await createTeam();
    return { first, second: await joinWorkspace(services, workspaceId, 'owner'), workspaceId };
  }

  it.each(acts)('keep one owner when they %s', async (_, act) => {
    for (let round = 0; round < 10; round += 1) {
      const team = await createOwners();
      const outcomes = await Promise.allSettled(act(team));
      const owners = Object.values(await rolesOf(team.workspaceId)).filter((role) => role === 'owner');
      expect(owners).toHaveLength(1);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});
