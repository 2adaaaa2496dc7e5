import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { IdentitySettings } from '../settings.ts';

/** What a browser asks of a security key, as the public client reads it. */
export type KeyQuestion =
  | { type: 'create'; credential_options: { publicKey: PublicKeyCredentialCreationOptionsJSON } }
  | { type: 'request'; credential_options: { publicKey: PublicKeyCredentialRequestOptionsJSON } };

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
}

/** The key as it is stored. */
export type StoredKey = Pick<WebAuthnCredential, 'id' | 'publicKey' | 'counter'> & { transports: string[] };

/** Loaded when the first key is used: its certificate parsers would slow every start down. */
const load = () => import('@simplewebauthn/server');
const loadParsers = () => import('@simplewebauthn/server/helpers');

/** The site that keys are made for: a browser gives their answers to no other. */
export function relyingParty({ siteUrl }: IdentitySettings): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}

/** How a new key is made; `others` are keys that the person has already. */
export async function askForNewKey(
  settings: IdentitySettings,
  person: { id: string; name: string },
  others: Pick<StoredKey, 'id' | 'transports'>[],
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
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
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

/** Whether a presented challenge is the one that was asked. */
type IsAsked = (challenge: string) => Promise<boolean>;

/** The new key of a browser's answer; null when the answer is wrong in any way. */
export async function readNewKey(
  settings: IdentitySettings,
  { response, ...presented }: SignedByKey,
  isAsked: IsAsked,
): Promise<StoredKey | null> {
  if (!('attestationObject' in response)) return null;
  const { verifyRegistrationResponse } = await load();
  const parsers = await loadParsers();
  const { id, origin } = relyingParty(settings);
  return orNull(async () => {
    if (!isUnattested(parsers, response)) return null;
    const { transports = [] } = response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...presented, response: { ...response, transports }, clientExtensionResults: {} },
      expectedChallenge: isAsked,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
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

/** The key's new count of signatures; null when the answer is wrong in any way. */
export async function readSignature(
  settings: IdentitySettings,
  { key, presented: { response, ...presented } }: { key: StoredKey; presented: SignedByKey },
  isAsked: IsAsked,
): Promise<number | null> {
  if (!('signature' in response) || presented.id !== key.id) return null;
  const { verifyAuthenticationResponse } = await load();
  const { id, origin } = relyingParty(settings);
  return orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...presented, response, clientExtensionResults: {} },
      expectedChallenge: isAsked,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
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
