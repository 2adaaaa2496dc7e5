import { expect, it } from 'vitest';
import { refuseMemberChange } from './member-rules.ts';

it.each([
  ['an owner removes a member', 'owner', 'member', null, false, 1, null],
  ['an owner removes another owner', 'owner', 'owner', null, false, 2, null],
  ['an owner makes a member an owner', 'owner', 'member', 'owner', false, 1, null],
  ['an owner makes another owner a member', 'owner', 'owner', 'member', false, 2, null],
  ['one of two owners steps back', 'owner', 'owner', 'member', true, 2, null],
  ['one of two owners leaves', 'owner', 'owner', null, true, 2, null],
  ['a member leaves', 'member', 'member', null, true, 1, null],
  ['the last owner stays an owner', 'owner', 'owner', 'owner', true, 1, null],
  ['the last owner leaves', 'owner', 'owner', null, true, 1, 'conflict'],
  ['the last owner steps back', 'owner', 'owner', 'member', true, 1, 'conflict'],
  ['the last owner is removed', 'owner', 'owner', null, false, 1, 'conflict'],
  ['a member removes a member', 'member', 'member', null, false, 1, 'forbidden'],
  ['a member removes an owner', 'member', 'owner', null, false, 2, 'forbidden'],
  ['a member makes themself an owner', 'member', 'member', 'owner', true, 1, 'forbidden'],
  ['a member makes an owner a member', 'member', 'owner', 'member', false, 2, 'forbidden'],
] as const)('%s', (_, actorRole, role, newRole, isSelf, ownerCount, code) => {
  const refusal = refuseMemberChange({ actorRole, role, newRole, isSelf, ownerCount });
  expect(refusal?.code ?? null).toBe(code);
});
