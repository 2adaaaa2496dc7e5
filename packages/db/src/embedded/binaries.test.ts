import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';

test('names the next step on a system with musl', async () => {
  await expect(findBinaries({ os: 'linux', arch: 'x64', isMusl: true })).rejects.toThrow(
    'needs glibc, and this system has musl (Alpine). Set DATABASE_URL to a PostgreSQL server',
  );
});

test('names the next step on a platform without binaries', async () => {
  await expect(findBinaries({ os: 'sunos', arch: 'sparc', isMusl: false })).rejects.toThrow(
    'There is no embedded PostgreSQL for sunos-sparc. Set DATABASE_URL to a PostgreSQL server',
  );
});
