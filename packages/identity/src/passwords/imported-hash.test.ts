import { hash as hashByArgon } from '@node-rs/argon2';
import { hash as hashByBcrypt } from '@node-rs/bcrypt';
import { expect, test } from 'vitest';
import { hashPassword, isCurrentHash, verifyPassword } from './hash-password.ts';
import { requireImportableHash } from './imported-hash.ts';

const tail = 'c2FsdHNhbHRzYWx0$Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyMTI';
const bcryptTail = 'abcdefghijklmnopqrstuuWOUeytiJ/eoju3Uf4gZtE1TDSiZRGsO';

test.each([
  `$2a$04$${bcryptTail}`,
  `$2b$13$${bcryptTail}`,
  `$2y$10$${bcryptTail}`,
  `$argon2id$v=19$m=131072,t=8,p=8$${tail}`,
  `$argon2i$v=16$m=8,t=1,p=1$${tail}`,
  `$argon2d$v=19$m=65536,t=3,p=4$${tail}`,
])('accepts %s', (hash) => {
  expect(requireImportableHash(hash)).toBe(hash);
});

test.each([
  '',
  'secret',
  `$2x$10$${bcryptTail}`,
  `$2b$03$${bcryptTail}`,
  `$2b$14$${bcryptTail}`,
  `$2b$31$${bcryptTail}`,
  `$2b$10$${bcryptTail}x`,
  `$2b$10$${bcryptTail}\n`,
  `$argon2id$v=19$m=131073,t=1,p=1$${tail}`,
  `$argon2id$v=19$m=4194304,t=1,p=1$${tail}`,
  `$argon2id$v=19$m=8,t=9,p=1$${tail}`,
  `$argon2id$v=19$m=8,t=0,p=1$${tail}`,
  `$argon2id$v=19$m=256,t=1,p=16$${tail}`,
  `$argon2id$v=19$m=15,t=1,p=2$${tail}`,
  `$argon2id$v=19$m=8,t=1,p=1,keyid=a$${tail}`,
  `$scrypt$ln=16,r=8,p=1$${tail}`,
])('rejects %j', (hash) => {
  expect(() => requireImportableHash(hash)).toThrow('password_hash');
});

test('checks a password against a hash of either kind and reports which one to replace', async () => {
  const imported = [
    await hashByBcrypt('right', 4),
    (await hashByBcrypt('right', 4)).replace('$2y$', '$2a$'),
    await hashByArgon('right', { algorithm: 1, memoryCost: 64, timeCost: 1, parallelism: 1 }),
  ];
  for (const hash of imported) {
    expect(requireImportableHash(hash)).toBe(hash);
    expect(await verifyPassword(hash, 'right')).toBe(true);
    expect(await verifyPassword(hash, 'wrong')).toBe(false);
    expect(isCurrentHash(hash)).toBe(false);
  }
  expect(isCurrentHash(await hashPassword('right'))).toBe(true);
});
