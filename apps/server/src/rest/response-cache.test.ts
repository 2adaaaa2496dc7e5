import { expect, it } from 'vitest';
import { createKnownAnswers } from './response-cache.ts';

const ada = { userId: 'ada', email: 'ada@people.example', sessionId: 'first' };
const lasting = { text: '1.1.sample', isCurrent: () => true };

it('finds the response to a caller at an address, but none for a newly authenticated caller or a key', () => {
  const known = createKnownAnswers();
  known.keep(ada, '/api/seo/keywords?page=1', lasting);
  known.keep({ ...ada, key: { scope: 'read', workspaceId: null } }, '/api/seo/keywords?page=2', lasting);
  expect(known.find(ada, '/api/seo/keywords?page=1')).toBe(lasting);
  expect(known.find(ada, '/api/seo/keywords?page=2')).toBeNull();
  expect(known.find({ ...ada }, '/api/seo/keywords?page=1')).toBeNull();
});

it('deletes outdated responses when the next one is stored', () => {
  const known = createKnownAnswers();
  let isCurrent = true;
  known.keep(ada, '/old', { text: '1.1.sample', isCurrent: () => isCurrent });
  isCurrent = false;
  known.keep(ada, '/new', lasting);
  isCurrent = true;
  expect([known.find(ada, '/old'), known.find(ada, '/new')]).toEqual([null, lasting]);
});
