import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { IdentitySettings, RelyingParty } from '../settings.ts';

/** A browser's request to a security key, in the shape of the public client. */
export type KeyQuestion =
  | { type: 'create'; credential_options: { publicKey: PublicKeyCredentialCreationOptionsJSON } }
  | { type: 'request'; credential_options: { publicKey: PublicKeyCredentialRequestOptionsJSON } };

/** A second factor proves possession of the key; a passkey also that its owner unlocked it. */
export type KeyUse = 'second-factor' | 'passkey';

/** A browser's response: the attestation of a new key, or the assertion of a known one. */
export interface SignedByKey {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Attestation | Assertion;
}

interface Attestation {
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[] | undefined;
}

interface Assertion {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  /** User of the passkey, base64url. */
  userHandle?: string | undefined;
}

export type StoredKey = Pick<WebAuthnCredential, 'id' | 'publicKey' | 'counter'> & { transports: string[] };

/** Loaded with the first key: its certificate parsers would slow down every start. */
const load = () => import('@simplewebauthn/server');
const loadParsers = () => import('@simplewebauthn/server/helpers');

/** The site that keys are bound to: a browser sends their responses to no other site. */
export function relyingParty({ siteUrl, relyingParty }: IdentitySettings): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return relyingParty ?? { id: hostname, origins: [origin] };
}

interface NewKeyRequest {
  person: { id: string; name: string };
  /** Keys that the user already has. */
  others: Pick<StoredKey, 'id' | 'transports'>[];
  use: KeyUse;
}

export async function askForNewKey(
  settings: IdentitySettings,
  { person, others, use }: NewKeyRequest,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: 'Keydence',
    rpID: relyingParty(settings).id,
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: others,
    authenticatorSelection:
      use === 'passkey'
        ? { residentKey: 'required', userVerification: 'required' }
        : { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: [...algorithms],
  });
}

/** ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257] as const;

export async function askForSignature(
  settings: IdentitySettings,
  { id, transports }: StoredKey,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: relyingParty(settings).id,
    allowCredentials: [{ id, transports }],
    userVerification: 'preferred',
  });
}

/**
 * Requests a signature of any passkey that the browser has for this site; the response names its
 * user.
 */
export async function askForPasskey(
  settings: IdentitySettings,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: relyingParty(settings).id,
    allowCredentials: [],
    userVerification: 'required',
  });
}

/** True if a presented challenge is the one that was issued. */
type IsAsked = (challenge: string) => Promise<boolean>;

/** Verifies the key of a registration; null if the response is invalid. */
export async function readNewKey(
  settings: IdentitySettings,
  { presented: { response, ...presented }, use }: { presented: SignedByKey; use: KeyUse },
  isAsked: IsAsked,
): Promise<StoredKey | null> {
  if (!('attestationObject' in response)) return null;
  const { verifyRegistrationResponse } = await load();
  const parsers = await loadParsers();
  const { id, origins } = relyingParty(settings);
  return orNull(async () => {
    if (!isUnattested(parsers, response)) return null;
    const { transports = [] } = response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...presented, response: { ...response, transports }, clientExtensionResults: {} },
      expectedChallenge: isAsked,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: use === 'passkey',
      supportedAlgorithmIDs: [...algorithms],
    });
    if (!verified) return null;
    return { ...registrationInfo.credential, transports };
  });
}

/**
 * Attestation certificates are neither requested nor accepted: reading them would fetch URLs named
 * in the certificates.
 */
function isUnattested(
  { decodeAttestationObject, isoBase64URL }: Awaited<ReturnType<typeof loadParsers>>,
  response: Attestation,
): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'));
}

interface KeyAnswer {
  key: StoredKey;
  presented: SignedByKey;
  use: KeyUse;
}

/** The key's new signature counter; null if the response is invalid. */
export async function readSignature(
  settings: IdentitySettings,
  { key, presented: { response, ...presented }, use }: KeyAnswer,
  isAsked: IsAsked,
): Promise<number | null> {
  if (!('signature' in response) || presented.id !== key.id) return null;
  const { verifyAuthenticationResponse } = await load();
  const { id, origins } = relyingParty(settings);
  return orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...presented, response, clientExtensionResults: {} },
      expectedChallenge: isAsked,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: use === 'passkey',
      credential: key,
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** The library throws for every invalid response; its reasons would help only an attacker. */
async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
