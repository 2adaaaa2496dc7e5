import { expect, it } from 'vitest';
import { refuseAction, type WorkspaceAction } from './permissions.ts';

const actions: WorkspaceAction[] = [
  'change',
  'spend',
  'share',
  'change_sharing',
  'change_time_zone',
  'manage_members',
  'set_budget',
  'delete_workspace',
];
const allowed = (access: Parameters<typeof refuseAction>[1]) =>
  actions.filter((action) => refuseAction(action, access) === null);

it('allows owners everything', () => {
  expect(allowed({ role: 'owner', membersMayShare: false })).toEqual(actions);
});

it('allows members to change and spend, and to share if owners allow it', () => {
  expect(allowed({ role: 'member', membersMayShare: false })).toEqual(['change', 'spend']);
  expect(allowed({ role: 'member', membersMayShare: true })).toEqual(['change', 'spend', 'share']);
});

it('refuses viewers every action with one message', () => {
  const viewer = { role: 'viewer', membersMayShare: true } as const;
  const refusal = 'You can only view this workspace. Ask an owner for the member role to make changes.';
  expect(actions.map((action) => refuseAction(action, viewer))).toEqual(actions.map(() => refusal));
});

it('tells members which action is for owners', () => {
  const member = { role: 'member', membersMayShare: false } as const;
  expect(refuseAction('share', member)).toMatch(/^Only owners can create share links and webhooks/);
  expect(refuseAction('manage_members', member)).toMatch(/^Only owners can manage members/);
  expect(refuseAction('set_budget', member)).toMatch(/^Only owners can change the budget/);
});
