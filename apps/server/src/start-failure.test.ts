import { expect, it } from 'vitest';
import { describeStartFailure } from './start-failure.ts';

it.each([
  [
    Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 3000 }),
    'port 3000 is in use; choose another one with PORT (see .env.example).',
  ],
  [
    Object.assign(new Error('listen'), { code: 'EACCES', port: 80 }),
    'port 80 needs more rights; choose another one with PORT.',
  ],
  [
    Object.assign(new Error(''), { code: 'ECONNREFUSED' }),
    'the database does not answer (ECONNREFUSED); check DATABASE_URL (see .env.example).',
  ],
  [new Error('PORT must be a port number'), 'PORT must be a port number'],
  ['odd', 'odd'],
])('says what is wrong', (error, line) => {
  expect(describeStartFailure(error)).toBe(line);
});
