import type { Session } from '@supabase/auth-js';
import type { AuthClient } from './auth-client.ts';
import { callIdentity, type IdentityAnswer } from './identity-api.ts';
import { readPageSetting } from './page-setting.ts';

type PasskeyClient = Pick<AuthClient, 'getSession'>;

interface Question<Options> {
  challenge_id: string;
  options: Options;
}

/** True if the server offers passkeys and this browser can use them. */
export function canUsePasskeys(): boolean {
  return (
    readPageSetting('passkeys') !== null &&
    typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function'
  );
}

/** Creates a passkey in the browser and adds it to the account. Browser errors have their name as code. */
export async function registerPasskey(client: PasskeyClient): Promise<IdentityAnswer<unknown>> {
  const asked = await callIdentity<Question<PublicKeyCredentialCreationOptionsJSON>>(client, {
    method: 'POST',
    path: '/passkeys/registration/options',
    body: {},
  });
  if (asked.error) return asked;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.data.options);
  const made = await askBrowser(() => navigator.credentials.create({ publicKey }));
  if (made.error) return made;
  const body = { challenge_id: asked.data.challenge_id, credential: made.data };
  return callIdentity(client, { method: 'POST', path: '/passkeys/registration/verify', body });
}

/** Gets a passkey signature for this site from the browser and exchanges it for a session. */
export async function signInWithPasskey(client: PasskeyClient): Promise<IdentityAnswer<Session>> {
  const asked = await callIdentity<Question<PublicKeyCredentialRequestOptionsJSON>>(client, {
    method: 'POST',
    path: '/passkeys/authentication/options',
    body: {},
  });
  if (asked.error) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.data.options);
  const signed = await askBrowser(() => navigator.credentials.get({ publicKey }));
  if (signed.error) return signed;
  const body = { challenge_id: asked.data.challenge_id, credential: signed.data };
  return callIdentity(client, { method: 'POST', path: '/passkeys/authentication/verify', body });
}

async function askBrowser(ask: () => Promise<Credential | null>): Promise<IdentityAnswer<object>> {
  try {
    const credential = await ask();
    if (credential) return { data: (credential as PublicKeyCredential).toJSON(), error: null };
    return { data: null, error: { code: 'NotAllowedError', message: '' } };
  } catch (error) {
    return { data: null, error: { code: error instanceof Error ? error.name : '', message: '' } };
  }
}
