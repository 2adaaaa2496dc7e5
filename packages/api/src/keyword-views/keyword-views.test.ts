import { schema } from '@keydence/db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';

let services: TestServices;
let owner: Awaited<ReturnType<typeof signIn>>;
let member: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;

beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());
beforeEach(async () => {
  owner = await signIn(services);
  member = await signIn(services);
  ({ id: workspaceId } = await owner.api.workspaces.create({ name: 'Acme' }));
  await services.database.db
    .insert(schema.workspaceMembers)
    .values({ workspaceId, userId: member.userId, role: 'member' });
});

const query = {
  search: 'bread',
  intentType: 'commercial',
  sortBy: 'rank_absolute',
  sortOrder: 'asc',
} as const;
const create = (name: string) => owner.api.keywordViews.create({ workspaceId, name, query });
const names = async () => (await member.api.keywordViews.list({ workspaceId })).map(({ name }) => name);
const taken = {
  code: 'conflict',
  message: 'There is already a view with this name. Choose another name.',
};

describe('saved views', () => {
  it('are visible to and editable by every member, ordered by name', async () => {
    const view = await create('  zero   clicks ');
    expect(view).toEqual({ id: view.id, name: 'zero clicks', query, createdAt: services.now() });
    await member.api.keywordViews.create({ workspaceId, name: 'Brand', query: {} });
    expect(await names()).toEqual(['Brand', 'zero clicks']);
    const changed = await member.api.keywordViews.update({ workspaceId, viewId: view.id, name: 'A list' });
    expect(changed).toEqual({ ...view, name: 'A list' });
    const tagged = { tag: ' Brand ', minSearchVolume: 1000 };
    expect(
      await owner.api.keywordViews.update({ workspaceId, viewId: view.id, query: tagged }),
    ).toMatchObject({ name: 'A list', query: { tag: 'brand', minSearchVolume: 1000 } });
    await member.api.keywordViews.delete({ workspaceId, viewId: view.id });
    expect(await names()).toEqual(['Brand']);
  });

  it('need names that differ in more than case', async () => {
    const { id: viewId } = await create('Brand');
    await create('Other');
    expect(await failureOf(create(' BRAND '))).toMatchObject(taken);
    expect(
      await failureOf(owner.api.keywordViews.update({ workspaceId, viewId, name: 'other' })),
    ).toMatchObject(taken);
    expect(await owner.api.keywordViews.update({ workspaceId, viewId, name: 'brand' })).toMatchObject({
      name: 'brand',
    });
    const second = await owner.api.workspaces.create({ name: 'Second' });
    await owner.api.keywordViews.create({ workspaceId: second.id, name: 'Brand', query });
  });

  it('have different names even when two are saved concurrently', async () => {
    const outcomes = await Promise.allSettled([create('Twin'), create('twin')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are limited to 50', async () => {
    for (let count = 1; count <= 50; count += 1) await create(`View ${count}`);
    expect(await failureOf(create('One more'))).toMatchObject({
      code: 'conflict',
      message: 'A company can have at most 50 views. Delete one to save another.',
    });
    expect(await names()).toHaveLength(50);
  });

  it.each(['', '  ', 'x'.repeat(61)])('refuse the name %j', async (name) => {
    expect(await failureOf(create(name))).toMatchObject({
      code: 'validation_failed',
      details: { errors: [{ path: 'name' }] },
    });
  });

  it('are unknown if deleted or of other workspaces', async () => {
    const { id } = await create('Brand');
    const stranger = await signIn(services);
    const elsewhere = (await stranger.api.workspaces.create({ name: 'Elsewhere' })).id;
    for (const viewId of [id, workspaceId, 'not-an-id', '']) {
      const views = stranger.api.keywordViews;
      const asked = { workspaceId: elsewhere, viewId };
      expect(await failureOf(views.update({ ...asked, name: 'Mine' }))).toMatchObject({ code: 'not_found' });
      expect(await failureOf(views.delete(asked))).toMatchObject({ code: 'not_found' });
    }
    await owner.api.keywordViews.delete({ workspaceId, viewId: id });
    expect(await failureOf(owner.api.keywordViews.delete({ workspaceId, viewId: id }))).toMatchObject({
      code: 'not_found',
    });
  });
});
