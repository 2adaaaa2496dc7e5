import { type Bound, bindTo } from '../bind-to.ts';
import type { IdentityContext } from '../context.ts';
import { listPasskeys, removePasskey, renamePasskey } from './manage-passkeys.ts';
import { finishPasskeyRegistration, startPasskeyRegistration } from './register-passkey.ts';
import { finishPasskeySignIn, startPasskeySignIn } from './sign-in-with-passkey.ts';

const useCases = {
  startRegistration: startPasskeyRegistration,
  finishRegistration: finishPasskeyRegistration,
  startSignIn: startPasskeySignIn,
  finishSignIn: finishPasskeySignIn,
  list: listPasskeys,
  rename: renamePasskey,
  remove: removePasskey,
};

/** Passkeys: sign-in without a code. Each call throws 404 `passkey_disabled` if they are off. */
export type PasskeyIdentity = Bound<typeof useCases>;

export function createPasskeyIdentity(ctx: IdentityContext): PasskeyIdentity {
  return bindTo(ctx, useCases);
}
