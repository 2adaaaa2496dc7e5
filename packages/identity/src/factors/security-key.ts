import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { IdentitySettings, RelyingParty } from '../settings.ts';

/** What a browser asks of a security key, as the public client reads it. */
export type KeyQuestion =
  | { type: 'create'; credential_options: { publicKey: PublicKeyCredentialCreationOptionsJSON } }
  | { type: 'request'; credential_options: { publicKey: PublicKeyCredentialRequestOptionsJSON } };

/** A second factor proves that the key is there; a passkey also that its owner unlocked it. */
export type KeyUse = 'second-factor' | 'passkey';

/** What a browser hands over: of a new key its attestation, of a known one its assertion. */
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
  /** The user for whom a passkey was made, base64url. */
  userHandle?: string | undefined;
}

/** The key as it is stored. */
export type StoredKey = Pick<WebAuthnCredential, 'id' | 'publicKey' | 'counter'> & { transports: string[] };

/** Loaded when the first key is used: its certificate parsers would slow every start down. */
const load = () => import('@simplewebauthn/server');
const loadParsers = () => import('@simplewebauthn/server/helpers');

/** The site that keys are made for: a browser gives their answers to no other. */
export function relyingParty({ siteUrl, relyingParty }: IdentitySettings): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return relyingParty ?? { id: hostname, origins: [origin] };
}

interface NewKeyRequest {
  person: { id: string; name: string };
  /** Keys that the person has already. */
  others: Pick<StoredKey, 'id' | 'transports'>[];
  use: KeyUse;
}

/** How a new key is made. */
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

/** Asks for a signature of any passkey that the browser has for this site; the answer names its user. */
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

/** Whether a presented challenge is the one that was asked. */
type IsAsked = (challenge: string) => Promise<boolean>;

/** The new key of a browser's answer; null when the answer is wrong in any way. */
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
 * Makers' certificates are not asked for, and a page that sends some is refused: reading them would fetch addresses
 * that the certificates name.
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

/** The key's new count of signatures; null when the answer is wrong in any way. */
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

/** The library throws for whatever is wrong with an answer; its reasons help nobody but an attacker. */
async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
