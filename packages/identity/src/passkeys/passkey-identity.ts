import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { IdentityContext } from '../context.ts';
import type { ClientDevice } from '../open-session.ts';
import type { SessionView } from '../session-view.ts';
import { listPasskeys, removePasskey, renamePasskey } from './manage-passkeys.ts';
import type { PasskeyQuestion } from './passkey-challenge.ts';
import type { PasskeyView } from './passkey-view.ts';
import {
  finishPasskeyRegistration,
  type PasskeyAnswer,
  startPasskeyRegistration,
} from './register-passkey.ts';
import { finishPasskeySignIn, startPasskeySignIn } from './sign-in-with-passkey.ts';

type Authorization = string | undefined;

/** Passkeys: sign-in without a code. Each call throws 404 `passkey_disabled` if they are off. */
export interface PasskeyIdentity {
  startRegistration(
    authorization: Authorization,
    input: Pick<ClientDevice, 'ip'>,
  ): Promise<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>>;
  finishRegistration(authorization: Authorization, answer: PasskeyAnswer): Promise<PasskeyView>;
  startSignIn(
    input: Pick<ClientDevice, 'ip'>,
  ): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>>;
  finishSignIn(answer: PasskeyAnswer): Promise<SessionView>;
  list(authorization: Authorization): Promise<PasskeyView[]>;
  rename(
    authorization: Authorization,
    input: { passkeyId: string; friendlyName: string },
  ): Promise<PasskeyView>;
  remove(authorization: Authorization, input: { passkeyId: string; device: ClientDevice }): Promise<void>;
}

export function createPasskeyIdentity(ctx: IdentityContext): PasskeyIdentity {
  return {
    startRegistration: (authorization, input) => startPasskeyRegistration(ctx, authorization, input),
    finishRegistration: (authorization, answer) => finishPasskeyRegistration(ctx, authorization, answer),
    startSignIn: (input) => startPasskeySignIn(ctx, input),
    finishSignIn: (answer) => finishPasskeySignIn(ctx, answer),
    list: (authorization) => listPasskeys(ctx, authorization),
    rename: (authorization, input) => renamePasskey(ctx, authorization, input),
    remove: (authorization, input) => removePasskey(ctx, authorization, input),
  };
}
