import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { isBcryptHash } from './imported-hash.ts';

/** Argon2id with OWASP's first choice of cost; docs/adr/0011-argon2id-for-passwords.md says why. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** False for a hash that came from another system: the next sign-in replaces it. */
export function isCurrentHash(passwordHash: string): boolean {
  return passwordHash.startsWith(currentPrefix);
}

let unknownPerson: Promise<string> | undefined;

/**
 * Whether the password is the hashed one. Without a hash it is compared with a hash of its own, so that an
 * unknown person takes as long as a known one.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash !== null && isBcryptHash(passwordHash)) return verifyBcrypt(password, passwordHash);
  unknownPerson ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await unknownPerson), password);
  return passwordHash !== null && isRight;
}
