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
  [
    Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: '/data/pg' }),
    'the disk that holds /data/pg is full; free some space and start again.',
  ],
  [
    Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/data/pg' }),
    'this user may not use /data/pg; give it to the user that runs Keydence, or choose another folder with DATA_DIR (see .env.example).',
  ],
  [
    Object.assign(new Error('EROFS'), { code: 'EROFS', path: '/data' }),
    'the disk that holds /data is read-only; choose another folder with DATA_DIR (see .env.example).',
  ],
  [
    Object.assign(new Error('EEXIST'), { code: 'EEXIST', path: '/data' }),
    '/data cannot be made: a file is in its place. Move the file, or choose another folder with DATA_DIR (see .env.example).',
  ],
  [
    Object.assign(new Error('ENOENT'), { code: 'ENOENT', path: '/data/pg/data/x' }),
    '/data/pg/data/x is missing. Put it back from a copy, or choose another folder with DATA_DIR (see .env.example).',
  ],
  [
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    'the disk of the database is full (could not extend file). Nothing that was confirmed is lost; free some space and start again.',
  ],
  [
    Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE', path: '/x' }),
    'EMFILE: too many open files',
  ],
])('says what is wrong', (error, line) => {
  expect(describeStartFailure(error)).toBe(line);
});
