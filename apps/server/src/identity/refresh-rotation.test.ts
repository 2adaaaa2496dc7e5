import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningIdentity, startIdentity } from './identity-fixture.ts';

let database: DatabaseHandle;
let running: RunningIdentity;

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startIdentity(database);
});
afterAll(async () => {
  await running.close();
  await database.close();
});

async function refresh(refreshToken = '') {
  const answer = await fetch(`${running.url}/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return (await answer.json()) as { refresh_token?: string; code?: string };
}

const reused = 'refresh_token_already_used';
const gone = 'refresh_token_not_found';

/**
 * A use of a token at a time in seconds: `x > a` returns the token a for x, `x ! code` is refused
 * with the code.
 */
const sequences: [title: string, steps: string[]][] = [
  ['rotates an unused token at any time', ['0 x > a', '90 a > b', '4000 b > c']],
  ['gives two tabs that refresh together one token each', ['0 x > a', '0 x > b', '60 b > c']],
  [
    'keeps both tabs when they use both siblings at the same moment',
    ['0 x > a', '0 x > b', '60 a > c', '61 b > d', '4000 d > e'],
  ],
  [
    'accepts the slower tab after the faster one has refreshed twice',
    ['0 x > a', '1 a > b', '9 x > c', '60 c > d'],
  ],
  ['gives a lost answer again after the interval', ['0 x > a', '3600 x > b', '7200 b > c']],
  ['gives an answer that was lost twice again', ['0 x > a', '60 x > b', '120 x > c', '180 c > d']],
  [
    'gives the lost answer of an ended sibling again',
    ['0 x > a', '0 x > b', '60 a > c', '61 b > d', '120 b > e', '180 e > f'],
  ],
  [
    'ends the session when the second holder uses the ended sibling',
    ['0 x > a', '5 x > b', '60 a > c', `71 b ! ${reused}`, `72 c ! ${gone}`],
  ],
  [
    'ends the session when the owner is the slower one',
    ['0 x > a', '5 x > b', '60 b > c', '61 c > d', `80 a ! ${reused}`, `81 d ! ${gone}`],
  ],
  [
    'ends the session when an answer is asked for again after the line has moved on',
    ['0 x > a', '60 x > b', '61 a > c', `75 x ! ${reused}`, `76 c ! ${gone}`],
  ],
  [
    'ends the session for a token two generations old',
    ['0 x > a', '1 a > b', `12 x ! ${reused}`, `13 b ! ${gone}`],
  ],
  [
    'lets no two lines live on beside each other',
    ['0 x > a', '0 x > b', '60 a > c', '65 b > d', '3600 c > e', `3700 d ! ${reused}`, `3701 e ! ${gone}`],
  ],
];

describe('the tokens of a session', () => {
  it.each(sequences)('%s', async (_title, steps) => {
    const session = await running.signIn(running.newClient());
    const tokens = new Map([['x', session.refresh_token]]);
    let at = 0;
    for (const step of steps) {
      const [second = '', name = '', sign, expected = ''] = step.split(' ');
      running.advanceClock((Number(second) - at) * 1000);
      at = Number(second);
      const { refresh_token: token, code } = await refresh(tokens.get(name));
      expect([step, code]).toEqual([step, sign === '!' ? expected : undefined]);
      if (token) tokens.set(expected, token);
    }
  });

  it('serves twenty parallel uses of one token', async () => {
    const session = await running.signIn(running.newClient());
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)));
    expect(answers.filter(({ code }) => code)).toEqual([]);
    running.advanceClock(3_500_000);
    expect(await refresh(answers.at(7)?.refresh_token)).toHaveProperty('access_token');
    running.advanceClock(11_000);
    expect(await refresh(answers.at(8)?.refresh_token)).toMatchObject({ code: reused });
  });
});
