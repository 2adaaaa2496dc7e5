import { AuthError } from '../auth-error.ts';

/** Above these costs, a few sign-ins could exhaust the processor or the memory. */
const maxBcryptCost = 13;
const maxArgonMemoryKib = 131_072;
const maxArgonPasses = 8;
const maxArgonLanes = 8;
const minArgonKibPerLane = 8;

const bcryptPattern = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const argonPattern =
  /^\$argon2(?:id|i|d)\$v=(?:16|19)\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$[+/A-Za-z0-9]{11,86}\$[+/A-Za-z0-9]{16,86}$/;

export function isBcryptHash(hash: string): boolean {
  return bcryptPattern.test(hash);
}

/**
 * A password hash of another system, in bcrypt or Argon2 format. @throws AuthError 400
 * `validation_failed` for any other format and for costs out of bounds.
 */
export function requireImportableHash(hash: string): string {
  const bcrypt = bcryptPattern.exec(hash);
  if (bcrypt) {
    const cost = Number(bcrypt[1]);
    if (cost >= 4 && cost <= maxBcryptCost) return hash;
    throw refusal(`password_hash must have a bcrypt cost from 4 to ${maxBcryptCost}`);
  }
  const argon = argonPattern.exec(hash);
  if (!argon) throw refusal('password_hash must be a bcrypt or Argon2 hash in its usual text form');
  const [memory = 0, passes = 0, lanes = 0] = argon.slice(1).map(Number);
  const isBounded =
    memory <= maxArgonMemoryKib &&
    passes >= 1 &&
    passes <= maxArgonPasses &&
    lanes >= 1 &&
    lanes <= maxArgonLanes &&
    memory >= minArgonKibPerLane * lanes;
  if (isBounded) return hash;
  throw refusal(
    `password_hash must have m up to ${maxArgonMemoryKib}, t up to ${maxArgonPasses} and p up to ${maxArgonLanes}`,
  );
}

function refusal(reason: string): AuthError {
  return new AuthError(400, 'validation_failed', `${reason}. The user is unchanged.`);
}
