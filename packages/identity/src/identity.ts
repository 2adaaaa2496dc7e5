import type { Transaction } from '@keydence/db';
import type { JSONWebKeySet } from 'jose';
import { signServiceToken } from './access-token.ts';
import { reauthenticate } from './accounts/reauthenticate.ts';
import { requestRecovery } from './accounts/request-recovery.ts';
import { resendCode } from './accounts/resend-code.ts';
import { findRestorableAddress, restoreAddress } from './accounts/restore-address.ts';
import { updateUser } from './accounts/update-user.ts';
import { type AdminIdentity, createAdminIdentity } from './admin/admin-identity.ts';
import { isGrantOpen } from './api-keys/is-grant-open.ts';
import { authenticate, recognise } from './authenticate.ts';
import { createBackground } from './background.ts';
import { type Bound, bindTo } from './bind-to.ts';
import type { IdentityContext, IdentityDependencies } from './context.ts';
import { endSessions, endSessionsIn } from './end-sessions.ts';
import { exchangeCode } from './exchange-code.ts';
import { challengeFactor } from './factors/challenge-factor.ts';
import { enrolFactor } from './factors/enrol-factor.ts';
import { unenrolFactor } from './factors/unenrol-factor.ts';
import { verifyFactor } from './factors/verify-factor.ts';
import { getUser } from './get-user.ts';
import { rememberDevice } from './known-devices.ts';
import { listSessions } from './list-sessions.ts';
import { continueFlow } from './oauth/bind-flow.ts';
import { finishOAuth } from './oauth/finish-oauth.ts';
import { linkIdentity } from './oauth/link-identity.ts';
import { createOidcClients } from './oauth/oidc-clients.ts';
import { signInWithIdToken } from './oauth/sign-in-with-id-token.ts';
import { startOAuth } from './oauth/start-oauth.ts';
import { unlinkIdentity } from './oauth/unlink-identity.ts';
import { createOAuthServer, type OAuthServer } from './oauth-server/oauth-server-identity.ts';
import { createPasskeyIdentity, type PasskeyIdentity } from './passkeys/passkey-identity.ts';
import { signInWithPassword } from './passwords/sign-in-with-password.ts';
import { signUp } from './passwords/sign-up.ts';
import { resolveRedirect } from './redirect.ts';
import { refreshSession } from './refresh-session.ts';
import { requestCode } from './request-code.ts';
import { openSealed, sealText } from './sealed-text.ts';
import { createServerKeys } from './server-keys.ts';
import { viewSettings } from './settings-view.ts';
import { signInAnonymously } from './sign-in-anonymously.ts';
import { signOut } from './sign-out.ts';
import { finishSso } from './sso/finish-sso.ts';
import { samlMetadata } from './sso/service-provider.ts';
import { startSso } from './sso/start-sso.ts';
import { sweep } from './sweep.ts';
import { announceEnded, createVerifiedCache } from './verified-cache.ts';
import { verifyCode, verifyLink, verifyLinkForCode } from './verify-code.ts';
import { signInWithWallet } from './web3/sign-in-with-wallet.ts';

/** Use cases by their own names. */
const useCases = {
  signUp,
  signInAnonymously,
  signInWithPassword,
  rememberDevice,
  requestCode,
  requestRecovery,
  resendCode,
  /** Sends the nonce that confirms an older session, by `updateUser`. */
  reauthenticate,
  updateUser,
  /** The address that a mailed link restores, or null if the link is invalid. Changes nothing. */
  findRestorableAddress,
  /** Restores the replaced address and ends all sessions. */
  restoreAddress,
  verifyCode,
  verifyLink,
  /** Like `verifyLink` for a link requested by a flow; returns the flow's code. */
  verifyLinkForCode,
  exchangeCode,
  startOAuth,
  /** Binds a flow that a program started to the browser that continues it. */
  continueFlow,
  finishOAuth,
  signInWithIdToken,
  /** Starts a sign-in at a company's identity provider; returns the URL for the browser. */
  startSso,
  finishSso,
  /** SAML metadata of this server, for import at an identity provider. */
  samlMetadata,
  linkIdentity,
  unlinkIdentity,
  signInWithWallet,
  enrolFactor,
  challengeFactor,
  verifyFactor,
  unenrolFactor,
  refreshSession,
  getUser,
  signOut,
  /** The caller of an `Authorization` header, or the error to respond with. Never throws. */
  authenticate,
  /**
   * Synchronous `authenticate` for a session that was checked within seconds and has not ended
   * since; undefined for any other.
   */
  recognise,
  settings: viewSettings,
  /**
   * Signs a token of role `service_role` for the operator, valid for `admin` calls for
   * `lifeSeconds`.
   */
  signServiceToken,
  /** Deletes expired rows; run it about every hour, in one process. */
  sweep,
};

const sessions = {
  list: listSessions,
  end: endSessions,
  /** Ends a user's sessions when `tx` commits; call the returned function after that. */
  endAllIn: (ctx: IdentityContext, tx: Transaction, userId: string) => endSessionsIn(ctx, tx, { userId }),
  /**
   * Announces the end of an API key to open streams when `tx` commits; call the returned function
   * after that.
   */
  endKeyIn: async ({ verified }: IdentityContext, tx: Transaction, keyId: string) => {
    await announceEnded(tx, [keyId]);
    return () => verified.forget([keyId]);
  },
  /** Also true for an API key that has not expired. */
  isOpen: isGrantOpen,
  /**
   * Calls back when the session ends, and when an end may have been missed; returns an unsubscribe
   * function.
   */
  onEnding: ({ verified }: IdentityContext, sessionId: string, callback: () => void) =>
    verified.onEnding(sessionId, callback),
};

const sealer = { seal: sealText, open: openSealed };

/** Sign-in and sessions. Errors are thrown as AuthError; only `authenticate` returns its own. */
export interface Identity extends Bound<typeof useCases> {
  sessions: Bound<typeof sessions>;
  /** Encrypts text with the server's own key; `open` rejects text sealed with another key or changed since. */
  sealer: Bound<typeof sealer>;
  passkeys: PasskeyIdentity;
  oauthServer: OAuthServer;
  /** For administrators with an operator token of role `service_role`. */
  admin: AdminIdentity;
  /** True if browsers reach the identity API by https. */
  isSecure: boolean;
  publicKeys(): Promise<JSONWebKeySet>;
  resolveRedirect(redirectTo: string | undefined): string;
  /** Waits for mails that are sent after their response. */
  settle(): Promise<void>;
  /** Stops listening for ended sessions; call it before closing the database. */
  close(): Promise<void>;
}

export function createIdentity(dependencies: IdentityDependencies): Identity {
  const { database, now, settings } = dependencies;
  const ctx: IdentityContext = {
    ...dependencies,
    keys: createServerKeys(database.db, settings.jwtKeys),
    verified: createVerifiedCache(database, now),
    oidcClients: createOidcClients(now),
    background: createBackground(dependencies.onFailure),
  };
  return {
    ...bindTo(ctx, useCases),
    sessions: bindTo(ctx, sessions),
    sealer: bindTo(ctx, sealer),
    passkeys: createPasskeyIdentity(ctx),
    oauthServer: createOAuthServer(ctx),
    admin: createAdminIdentity(ctx),
    isSecure: settings.callbackUrl.startsWith('https:'),
    publicKeys: async () => (await ctx.keys.signing()).publicKeys,
    resolveRedirect: (redirectTo) => resolveRedirect(settings, redirectTo),
    settle: () => ctx.background.settle(),
    close: async () => {
      await ctx.background.settle();
      await ctx.verified.close();
    },
  };
}
