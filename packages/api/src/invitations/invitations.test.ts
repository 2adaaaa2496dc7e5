import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { callAnonymously, failureOf, signIn } from '../../testing/sign-in.ts';

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2026-11-21T12:00:00Z');

let services: TestServices;
let time = start;
beforeAll(async () => {
  services = await createTestServices({ now: () => time });
});
afterAll(() => services.database.close());
beforeEach(() => {
  time = start;
});

type Person = Awaited<ReturnType<typeof signIn>>;

async function createWorkspace() {
  const owner = await signIn(services);
  await owner.api.profile.update({ fullName: 'Ada Lovelace' });
  const { id } = await owner.api.workspaces.create({ name: 'Acme' });
  return { owner, workspaceId: id };
}

/** The secret in the newest e-mail to an address. */
function tokenFor(email: string): string {
  const mail = services.sentMails.findLast(({ to }) => to === email);
  const token = /\/invitations\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no invitation was sent to ${email}`);
  return token;
}

async function invite(role: 'owner' | 'member' = 'member', invitee?: Person) {
  const { owner, workspaceId } = await createWorkspace();
  const person = invitee ?? (await signIn(services));
  const { data } = await owner.api.invitations.create({ workspaceId, email: person.email, role });
  const invitationId = data[0]?.id ?? '';
  return { owner, person, workspaceId, invitationId, token: tokenFor(person.email) };
}

const gone = { code: 'not_found', message: 'Not found' };

describe('an invitation', () => {
  it('is sent in an e-mail with the inviter, the workspace and the expiry', async () => {
    const { owner, workspaceId } = await createWorkspace();
    const { data } = await owner.api.invitations.create({ workspaceId, email: '  Bob@People.Example ' });
    expect(data).toEqual([
      {
        id: expect.any(String),
        email: 'bob@people.example',
        role: 'member',
        invitedBy: 'Ada Lovelace',
        sentAt: start,
        expiresAt: new Date(start.getTime() + 7 * dayMs),
        isExpired: false,
      },
    ]);
    const mail = services.sentMails.at(-1);
    expect(mail).toMatchObject({
      to: 'bob@people.example',
      subject: 'Ada Lovelace invites you to Acme on Keydence',
    });
    expect(mail?.text).toContain('as a member.');
    expect(mail?.text).toContain(`https://keydence.example/invitations/${tokenFor('bob@people.example')}`);
  });

  it('stores only a hash of its secret', async () => {
    const { token } = await invite();
    const [{ text = '' } = {}] = await services.database.sql<{ text: string }[]>`
      select string_agg(i::text, ' ') as text from workspace_invitations i`;
    expect(text).not.toBe('');
    expect(text).not.toContain(token);
  });

  it('shows its purpose, and nothing more, to a signed-out person', async () => {
    const { person, token } = await invite('owner');
    const opened = await callAnonymously(services).invitations.get({ token });
    expect(opened).toEqual({
      workspaceName: 'Acme',
      workspaceIconUrl: null,
      invitedBy: 'Ada Lovelace',
      email: person.email,
      role: 'owner',
      expiresAt: new Date(start.getTime() + 7 * dayMs),
    });
  });

  it.each(['member', 'owner'] as const)(
    'makes its addressee a member with the role %s, once',
    async (role) => {
      const { owner, person, workspaceId, token } = await invite(role);
      expect(await person.api.workspaces.list()).toEqual([]);
      expect(await person.api.invitations.accept({ token })).toEqual({ workspaceId });
      expect(await person.api.invitations.accept({ token })).toEqual({ workspaceId });
      const { data } = await owner.api.members.list({ workspaceId });
      expect(data.map((one) => [one.userId, one.role])).toContainEqual([person.userId, role]);
      expect(data).toHaveLength(2);
      expect(await owner.api.invitations.list({ workspaceId })).toEqual({ data: [] });
      expect(await failureOf(callAnonymously(services).invitations.get({ token }))).toMatchObject(gone);
    },
  );

  it('is for its address only, in any letter case', async () => {
    const { person, workspaceId, token } = await invite();
    const stranger = await signIn(services);
    expect(await failureOf(stranger.api.invitations.accept({ token }))).toMatchObject({
      code: 'forbidden',
      message: `This invitation is for ${person.email}, and you are signed in as ${stranger.email}. Sign in with ${person.email} to accept it.`,
    });
    expect(await stranger.api.workspaces.list()).toEqual([]);
    expect(await person.api.invitations.accept({ token })).toEqual({ workspaceId });
  });

  it('does not add back a removed member', async () => {
    const { owner, person, workspaceId, token } = await invite();
    await person.api.invitations.accept({ token });
    await owner.api.members.delete({ workspaceId, userId: person.userId });
    expect(await failureOf(person.api.invitations.accept({ token }))).toMatchObject(gone);
    expect(await person.api.workspaces.list()).toEqual([]);
    await owner.api.invitations.create({ workspaceId, email: person.email });
    expect(await person.api.invitations.accept({ token: tokenFor(person.email) })).toEqual({ workspaceId });
  });

  it('expires after seven days, and can be resent', async () => {
    const { owner, person, workspaceId, invitationId, token } = await invite();
    time = new Date(start.getTime() + 7 * dayMs - 1);
    expect(await person.api.invitations.get({ token })).toMatchObject({ workspaceName: 'Acme' });
    time = new Date(start.getTime() + 7 * dayMs);
    expect(await failureOf(person.api.invitations.get({ token }))).toMatchObject(gone);
    expect(await failureOf(person.api.invitations.accept({ token }))).toMatchObject(gone);
    expect((await owner.api.invitations.list({ workspaceId })).data).toMatchObject([{ isExpired: true }]);
    const { data } = await owner.api.invitations.resend({ workspaceId, invitationId });
    expect(data).toMatchObject([{ id: invitationId, isExpired: false, sentAt: time }]);
    expect(await person.api.invitations.accept({ token: tokenFor(person.email) })).toEqual({ workspaceId });
  });

  it('is valid with the token of its newest e-mail only', async () => {
    const { owner, person, workspaceId, invitationId, token } = await invite();
    await owner.api.invitations.resend({ workspaceId, invitationId });
    expect(tokenFor(person.email)).not.toBe(token);
    expect(await failureOf(person.api.invitations.accept({ token }))).toMatchObject(gone);
  });

  it('is not valid once it is revoked', async () => {
    const { owner, person, workspaceId, invitationId, token } = await invite();
    await owner.api.invitations.delete({ workspaceId, invitationId });
    expect(await failureOf(person.api.invitations.accept({ token }))).toMatchObject(gone);
    expect(await failureOf(owner.api.invitations.delete({ workspaceId, invitationId }))).toMatchObject(gone);
    expect(await owner.api.invitations.list({ workspaceId })).toEqual({ data: [] });
  });

  it('exists once per address and workspace, even on concurrent requests', async () => {
    const { owner, workspaceId } = await createWorkspace();
    const other = await joinWorkspace(services, workspaceId, 'owner');
    const email = 'twice@people.example';
    const outcomes = await Promise.allSettled([
      owner.api.invitations.create({ workspaceId, email }),
      other.api.invitations.create({ workspaceId, email: email.toUpperCase() }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await failureOf(owner.api.invitations.create({ workspaceId, email }))).toMatchObject({
      code: 'conflict',
      message: `${email} is invited already. Send that invitation again instead.`,
    });
    expect(services.sentMails.filter(({ to }) => to === email)).toHaveLength(1);
    time = new Date(start.getTime() + 8 * dayMs);
    const { data } = await owner.api.invitations.create({ workspaceId, email });
    expect(data).toMatchObject([{ email, isExpired: false }]);
  });

  it('is refused for a member, from a member, and past the limit', async () => {
    const { owner, workspaceId } = await createWorkspace();
    const member = await joinWorkspace(services, workspaceId);
    expect(await failureOf(owner.api.invitations.create({ workspaceId, email: member.email }))).toMatchObject(
      {
        code: 'conflict',
        message: `${member.email} is a member of this workspace already.`,
      },
    );
    const { data } = await owner.api.invitations.create({ workspaceId, email: 'one@people.example' });
    const invitationId = data[0]?.id ?? '';
    const sent = services.sentMails.length;
    for (const call of [
      () => member.api.invitations.create({ workspaceId, email: 'two@people.example' }),
      () => member.api.invitations.resend({ workspaceId, invitationId }),
      () => member.api.invitations.delete({ workspaceId, invitationId }),
    ]) {
      expect((await failureOf(call())).code).toBe('forbidden');
    }
    expect(services.sentMails).toHaveLength(sent);
    expect(await member.api.invitations.list({ workspaceId })).toEqual({ data });
    await services.database.sql`
      insert into workspace_invitations (id, workspace_id, email, role, token_hash, sent_at, expires_at)
      select gen_random_uuid(), ${workspaceId}, n || '@people.example', 'member', sha256(n::text::bytea), now(), now()
      from generate_series(1, 97) n`;
    expect(
      await failureOf(owner.api.invitations.create({ workspaceId, email: 'full@people.example' })),
    ).toMatchObject({
      code: 'conflict',
      message: 'A workspace has room for 100 members and open invitations.',
    });
  });

  it.each([
    ['', 'Email address is required.'],
    ['  ', 'Email address is required.'],
    ['nobody', 'Enter an email address like name@example.com.'],
    ['a@b', 'Enter an email address like name@example.com.'],
    ['a@b.example\nBcc: eve@c.example', 'Enter an email address like name@example.com.'],
    [`${'a'.repeat(250)}@b.example`, 'Enter an email address like name@example.com.'],
  ])('refuses the address %j', async (email, message) => {
    const { owner, workspaceId } = await createWorkspace();
    const error = await failureOf(owner.api.invitations.create({ workspaceId, email }));
    expect(error).toMatchObject({ code: 'validation_failed', message });
    expect(error.details.errors?.[0]?.path).toBe('email');
  });

  it('is not found by any other text, and counts the attempts', async () => {
    const { person } = await invite();
    for (const token of ['', 'x', 'x'.repeat(43), 'x'.repeat(44), "' or true --"]) {
      expect(await failureOf(person.api.invitations.get({ token }))).toMatchObject(gone);
      expect(await failureOf(person.api.invitations.accept({ token }))).toMatchObject(gone);
    }
    expect(services.counted.at(-1)).toBe('invitation_minute unknown');
  });
});

it('leaves either a member or none when accepted and revoked concurrently', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { owner, person, workspaceId, invitationId, token } = await invite();
    const [accepted, revoked] = await Promise.allSettled([
      person.api.invitations.accept({ token }),
      owner.api.invitations.delete({ workspaceId, invitationId }),
    ]);
    const { data } = await owner.api.members.list({ workspaceId });
    expect(accepted.status === 'fulfilled').toBe(data.length === 2);
    expect(accepted.status).not.toBe(revoked.status);
  }
});
