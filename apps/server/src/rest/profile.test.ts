import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
});
afterAll(() => edge.close());

it('GET /api/test returns the caller', async () => {
  const { status, body } = await ada.call('GET', '/api/test');
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, user_id: ada.userId, email: ada.email });
});

it('GET /api/users/profile has every documented field', async () => {
  const { status, body } = await ada.call('GET', '/api/users/profile');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    profile: { full_name: null, email: ada.email, role: 'user', profile_picture_url: null },
  });
});

it('PUT /api/users/profile trims the name, and a blank one becomes null', async () => {
  const named = await ada.call('PUT', '/api/users/profile', { full_name: '  Ada Lovelace ' });
  expect(named.status).toBe(200);
  expect(named.body).toEqual({
    success: true,
    profile: { full_name: 'Ada Lovelace', email: ada.email, role: 'user', profile_picture_url: null },
  });
  const blank = await ada.call('PUT', '/api/users/profile', { full_name: '   ' });
  expect(blank.body.profile).toMatchObject({ full_name: null });
});

it.each([
  ['too long', { full_name: 'a'.repeat(101) }, 'Full name must be at most 100 characters.'],
  ['a number', { full_name: 1 }, 'Invalid input: expected string, received number'],
  ['missing', {}, 'Full name is required'],
])('PUT /api/users/profile refuses a name that is %s', async (_case, body, message) => {
  const answer = await ada.call('PUT', '/api/users/profile', body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    success: false,
    message,
    code: 'validation_failed',
    errors: [{ path: 'full_name', message }],
  });
});

it('PUT /api/users/profile changes nothing but the name', async () => {
  const bob = await edge.signUp();
  await bob.call('PUT', '/api/users/profile', {
    full_name: 'Bob',
    role: 'admin',
    email: 'other@people.example',
    user_id: ada.userId,
    profile_picture_url: 'https://evil.example/x.png',
  });
  const { body } = await bob.call('GET', '/api/users/profile');
  expect(body.profile).toEqual({
    full_name: 'Bob',
    email: bob.email,
    role: 'user',
    profile_picture_url: null,
  });
});
