import { schema } from '@keydence/db';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import { replaceAvatar } from '../profile/replace-avatar.ts';
import { runSetup } from '../setup/run-setup.ts';
import { replaceIcon } from '../workspaces/replace-icon.ts';

type Person = Awaited<ReturnType<typeof signIn>>;

const now = () => new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let ada: Person;
beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 20);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
});
afterAll(() => services.database.close());
beforeEach(async () => {
  services.storedFiles.clear();
  ada = await signIn(services);
});

const contextOf = (caller: Person) => ({ services, requestId: 'test', caller });
const workspaceRows = (id: string) =>
  services.database.db.select().from(schema.workspaces).where(eq(schema.workspaces.id, id));
const userRows = () =>
  services.database.db.select().from(schema.users).where(eq(schema.users.id, ada.userId));

async function addWorkspace(person: Person, name: string) {
  const { id } = await person.api.workspaces.create({ name });
  return id;
}

describe('the preview of a deletion', () => {
  it('lists the data that is deleted and the data that stays', async () => {
    const alone = await addWorkspace(ada, 'Alone');
    const led = await addWorkspace(ada, 'Led');
    await joinWorkspace(services, led, 'member');
    const shared = await addWorkspace(ada, 'Shared');
    await joinWorkspace(services, shared, 'owner');
    expect(await ada.api.account.getDeletion()).toEqual({
      email: ada.email,
      deleted: [
        { id: alone, name: 'Alone', domainCount: 0, otherMembers: 0 },
        { id: led, name: 'Led', domainCount: 0, otherMembers: 1 },
      ],
      left: [{ id: shared, name: 'Shared', domainCount: 0, otherMembers: 1 }],
    });
  });
});

describe('an account deletion', () => {
  it.each(['', 'yes', 'somebody@else.example'])(
    'requires the own address, not "%s"',
    async (confirmation) => {
      const error = await failureOf(ada.api.account.delete({ confirmation }));
      expect(error).toMatchObject({
        code: 'validation_failed',
        message: 'Type your e-mail address to confirm.',
        details: { errors: [{ path: 'confirmation' }] },
      });
      expect(await userRows()).toHaveLength(1);
    },
  );

  it('deletes the person, the sessions and whole workspaces with their data and files', async () => {
    const domainUrl = sampleDomains[0]?.domainName ?? '';
    const { id, domains } = await ada.api.workspaces.create({ name: 'Acme', domainUrl });
    const domainId = domains[0]?.id ?? '';
    await runSetup(services, { domainId, run: 1 });
    await services.database.db
      .insert(schema.sessions)
      .values({ id: ada.sessionId, userId: ada.userId, expiresAt: now() });
    await replaceAvatar(contextOf(ada), Uint8Array.of(1));
    const workspace = await getWorkspaceScope(contextOf(ada), id);
    await replaceIcon({ ...contextOf(ada), workspace }, Uint8Array.of(2));
    expect(services.storedFiles.size).toBe(2);
    await ada.api.account.delete({ confirmation: ` ${ada.email.toUpperCase()} ` });
    expect(await userRows()).toEqual([]);
    expect(await workspaceRows(id)).toEqual([]);
    expect(await services.sessions.list(ada.userId)).toEqual([]);
    const { keywordLists } = schema;
    const lists = await services.database.db
      .select()
      .from(keywordLists)
      .where(eq(keywordLists.domainId, domainId));
    expect(lists).toEqual([]);
    expect(services.storedFiles.size).toBe(0);
    expect(await failureOf(ada.api.profile.get())).toMatchObject({ code: 'not_found' });
  });

  it('leaves a workspace that has another owner', async () => {
    const id = await addWorkspace(ada, 'Shared');
    const other = await joinWorkspace(services, id, 'owner');
    await ada.api.account.delete({ confirmation: ada.email });
    const { data } = await other.api.members.list({ workspaceId: id });
    expect(data.map(({ userId }) => userId)).toEqual([other.userId]);
  });

  it('leaves no workspace without an owner when its last two owners delete their accounts together', async () => {
    const id = await addWorkspace(ada, 'Shared');
    const other = await joinWorkspace(services, id, 'owner');
    await Promise.all([
      ada.api.account.delete({ confirmation: ada.email }),
      other.api.account.delete({ confirmation: other.email }),
    ]);
    expect(await workspaceRows(id)).toEqual([]);
  });

  it('keeps shared feedback without a name, and removes votes and comments from the counts', async () => {
    const bob = await signIn(services);
    const draft = { description: 'It would help all of us.', category: 'improvements' as const };
    const { id: own } = await ada.api.feedback.create({ ...draft, title: 'Mine' });
    const { id: theirs } = await bob.api.feedback.create({ ...draft, title: 'Theirs' });
    await ada.api.feedback.vote({ feedbackId: theirs });
    await ada.api.feedback.addComment({ feedbackId: theirs, content: 'Yes' });
    await ada.api.account.delete({ confirmation: ada.email });
    expect(await bob.api.feedback.get({ feedbackId: own })).toMatchObject({ title: 'Mine', isOwn: false });
    expect(await bob.api.feedback.get({ feedbackId: theirs })).toMatchObject({
      upvotesCount: 0,
      commentsCount: 0,
    });
    expect(JSON.stringify(await bob.api.feedback.list({ page: 1 }))).not.toContain(ada.email);
  });

  it('changes no data of other people', async () => {
    const bob = await signIn(services);
    const id = await addWorkspace(bob, 'Bob');
    await replaceAvatar(contextOf(bob), Uint8Array.of(1));
    await ada.api.account.delete({ confirmation: ada.email });
    expect((await bob.api.workspaces.get({ workspaceId: id })).name).toBe('Bob');
    expect((await bob.api.profile.get()).profilePictureUrl).toMatch(/^\/files\//);
    expect(services.storedFiles.size).toBe(1);
  });
});
