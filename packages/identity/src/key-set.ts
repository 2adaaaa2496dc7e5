import {
  type CryptoKey,
  calculateJwkThumbprint,
  errors,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTHeaderParameters,
} from 'jose';

type Key = CryptoKey | Uint8Array;

export interface KeySet {
  /** Id of the signing key. */
  kid: string;
  alg: string;
  privateKey: Key;
  /** The public keys for `.well-known/jwks.json`; never a shared secret. */
  publicKeys: JSONWebKeySet;
  algorithms: string[];
  /**
   * The key that a token's header names; rejects with jose's error, so that no header can choose
   * the algorithm.
   */
  findKey(header: JWTHeaderParameters): Promise<Key>;
}

const algorithmByType: Record<string, string> = { EC: 'ES256', RSA: 'RS256', oct: 'HS256' };
const privateParts = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k', 'key_ops']);

/**
 * Creates a set of private JWKs; the first asymmetric one signs. Secrets (`oct`) only verify
 * tokens. @throws Error with the problem of an invalid set.
 */
export async function createKeySet(jwks: readonly JWK[]): Promise<KeySet> {
  const keys = await Promise.all(jwks.map(readKey));
  const signer = keys.find(({ alg }) => alg !== 'HS256');
  if (!signer) throw new Error('needs an ES256 or RS256 private key to sign with');
  const findKey = async ({ kid, alg }: JWTHeaderParameters) => {
    // Tokens signed with a shared secret often have no key id; any other must name its key.
    const found = keys.find((key) => key.alg === alg && (key.kid === kid || (!kid && alg === 'HS256')));
    if (!found) throw new errors.JWKSNoMatchingKey();
    return found.verifying;
  };
  return {
    kid: signer.kid,
    alg: signer.alg,
    privateKey: signer.signing,
    publicKeys: { keys: keys.flatMap(({ publicJwk }) => publicJwk ?? []) },
    algorithms: [...new Set(keys.map(({ alg }) => alg))],
    findKey,
  };
}

async function readKey(jwk: JWK) {
  const alg = algorithmByType[jwk.kty ?? ''];
  if (!alg || (jwk.alg && jwk.alg !== alg)) throw new Error('takes ES256, RS256 and HS256 keys only');
  if (alg === 'HS256' ? !jwk.k : !jwk.d) throw new Error('needs private keys');
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
  const signing = await importKey(jwk, alg);
  if (alg === 'HS256') return { kid, alg, signing, verifying: signing, publicJwk: undefined };
  const shown = Object.fromEntries(Object.entries(jwk).filter(([name]) => !privateParts.has(name))) as JWK;
  const publicJwk = { ...shown, kid, alg, use: 'sig', key_ops: ['verify'] };
  return { kid, alg, signing, verifying: await importKey(publicJwk, alg), publicJwk };
}

/** The key's own `key_ops` may list fewer operations than are used here. */
async function importKey({ key_ops: _ops, ...jwk }: JWK, alg: string): Promise<Key> {
  try {
    return await importJWK(jwk, alg);
  } catch (error) {
    throw new Error('holds a broken key', { cause: error });
  }
}
