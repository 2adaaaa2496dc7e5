import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { isBcryptHash } from './imported-hash.ts';

/** Argon2id with OWASP's first choice of cost; see docs/adr/0011-argon2id-for-passwords.md. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** False for a hash from another system: the next sign-in replaces it. */
export function isCurrentHash(passwordHash: string): boolean {
  return passwordHash.startsWith(currentPrefix);
}

let unknownPerson: Promise<string> | undefined;

/**
 * True if the password matches the hash. Without a hash it is compared with a dummy hash, so that
 * an unknown user takes as long as a known one.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash !== null && isBcryptHash(passwordHash)) return verifyBcrypt(password, passwordHash);
  unknownPerson ??= hashPassword('no account has this password');
  const isRight = await verify(passwordHash ?? (await unknownPerson), password);
  return passwordHash !== null && isRight;
}
