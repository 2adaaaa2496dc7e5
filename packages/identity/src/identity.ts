import type { Transaction } from '@keydence/db';
import type { AppError } from '@keydence/domain';
import type { JSONWebKeySet } from 'jose';
import { signServiceToken } from './access-token.ts';
import { reauthenticate } from './accounts/reauthenticate.ts';
import { type RecoveryInput, requestRecovery } from './accounts/request-recovery.ts';
import { type ResendInput, resendCode } from './accounts/resend-code.ts';
import { findRestorableAddress, type RestorableAddress, restoreAddress } from './accounts/restore-address.ts';
import { type UpdateUserInput, updateUser } from './accounts/update-user.ts';
import { type AdminIdentity, createAdminIdentity } from './admin/admin-identity.ts';
import { isGrantOpen } from './api-keys/is-grant-open.ts';
import type { HalfConfirmed } from './apply-token.ts';
import { authenticate, recognise } from './authenticate.ts';
import { createBackground } from './background.ts';
import type { IdentityContext, IdentityDependencies } from './context.ts';
import { endSessions, endSessionsIn, type SessionChoice } from './end-sessions.ts';
import { type ExchangeCodeInput, exchangeCode } from './exchange-code.ts';
import { challengeFactor } from './factors/challenge-factor.ts';
import { type EnrolFactorInput, type EnrolledFactor, enrolFactor } from './factors/enrol-factor.ts';
import type { ChallengeInput, ChallengeView } from './factors/question.ts';
import { type UnenrolFactorInput, unenrolFactor } from './factors/unenrol-factor.ts';
import { type VerifyFactorInput, verifyFactor } from './factors/verify-factor.ts';
import { getUser } from './get-user.ts';
import { type RememberedDevice, rememberDevice } from './known-devices.ts';
import { listSessions, type OpenSession } from './list-sessions.ts';
import { type ContinuedFlow, type ContinueFlowInput, continueFlow } from './oauth/bind-flow.ts';
import { type FinishOAuthInput, finishOAuth, type OAuthReturn } from './oauth/finish-oauth.ts';
import { linkIdentity } from './oauth/link-identity.ts';
import { createOidcClients } from './oauth/oidc-clients.ts';
import { type IdTokenInput, signInWithIdToken } from './oauth/sign-in-with-id-token.ts';
import { type StartOAuthInput, startOAuth } from './oauth/start-oauth.ts';
import { unlinkIdentity } from './oauth/unlink-identity.ts';
import { createOAuthServer, type OAuthServer } from './oauth-server/oauth-server-identity.ts';
import { createPasskeyIdentity, type PasskeyIdentity } from './passkeys/passkey-identity.ts';
import {
  type PasswordSessionView,
  type PasswordSignInInput,
  signInWithPassword,
} from './passwords/sign-in-with-password.ts';
import { type SignUpInput, signUp } from './passwords/sign-up.ts';
import { resolveRedirect } from './redirect.ts';
import { refreshSession } from './refresh-session.ts';
import { type RequestCodeInput, requestCode } from './request-code.ts';
import { openSealed, sealText } from './sealed-text.ts';
import { createServerKeys } from './server-keys.ts';
import type { SessionView } from './session-view.ts';
import { type SettingsView, viewSettings } from './settings-view.ts';
import { type AnonymousInput, signInAnonymously } from './sign-in-anonymously.ts';
import { signOut } from './sign-out.ts';
import { type FinishSsoInput, finishSso } from './sso/finish-sso.ts';
import { samlMetadata } from './sso/service-provider.ts';
import { type StartSsoInput, startSso } from './sso/start-sso.ts';
import { sweep } from './sweep.ts';
import type { UserView } from './user-view.ts';
import { announceEnded, createVerifiedCache, type VerifiedCaller } from './verified-cache.ts';
import {
  type VerifyCodeInput,
  type VerifyLinkInput,
  verifyCode,
  verifyLink,
  verifyLinkForCode,
} from './verify-code.ts';
import { signInWithWallet, type WalletInput } from './web3/sign-in-with-wallet.ts';

/** Sign-in and sessions. Errors are thrown as AuthError; only `authenticate` returns its own. */
export interface Identity {
  signUp(input: SignUpInput): Promise<SessionView | UserView>;
  signInAnonymously(input: AnonymousInput): Promise<SessionView>;
  signInWithPassword(input: PasswordSignInInput): Promise<PasswordSessionView>;
  /** Marks the browser of a sign-in as a known device of the account. */
  rememberDevice(input: { userId: string; presented: string | undefined }): Promise<RememberedDevice>;
  requestCode(input: RequestCodeInput): Promise<{ messageId?: string }>;
  requestRecovery(input: RecoveryInput): Promise<void>;
  resendCode(input: ResendInput): Promise<void>;
  /** Sends the nonce that confirms an older session, by `updateUser`. */
  reauthenticate(input: { authorization: string | undefined; ip: string }): Promise<void>;
  updateUser(authorization: string | undefined, input: UpdateUserInput): Promise<UserView>;
  /** The address that a mailed link restores, or null if the link is invalid. Changes nothing. */
  findRestorableAddress(token: string): Promise<RestorableAddress | null>;
  /** Restores the replaced address and ends all sessions. */
  restoreAddress(token: string): Promise<RestorableAddress>;
  verifyCode(input: VerifyCodeInput): Promise<SessionView | HalfConfirmed>;
  verifyLink(input: VerifyLinkInput): Promise<SessionView | HalfConfirmed>;
  /** Like `verifyLink` for a link requested by a flow; returns the flow's code. */
  verifyLinkForCode(input: VerifyLinkInput): Promise<string | HalfConfirmed>;
  exchangeCode(input: ExchangeCodeInput): Promise<SessionView>;
  startOAuth(input: StartOAuthInput): Promise<string>;
  /** Binds a flow that a program started to the browser that continues it. */
  continueFlow(input: ContinueFlowInput): Promise<ContinuedFlow>;
  finishOAuth(input: FinishOAuthInput): Promise<OAuthReturn>;
  signInWithIdToken(input: IdTokenInput): Promise<SessionView>;
  /** Starts a sign-in at a company's identity provider; returns the URL for the browser. */
  startSso(input: StartSsoInput): Promise<string>;
  finishSso(input: FinishSsoInput): Promise<OAuthReturn>;
  /** SAML metadata of this server, for import at an identity provider. */
  samlMetadata(): string;
  linkIdentity(authorization: string | undefined, input: StartOAuthInput): Promise<string>;
  unlinkIdentity(authorization: string | undefined, identityId: string): Promise<void>;
  signInWithWallet(input: WalletInput): Promise<SessionView>;
  enrolFactor(authorization: string | undefined, input: EnrolFactorInput): Promise<EnrolledFactor>;
  challengeFactor(authorization: string | undefined, input: ChallengeInput): Promise<ChallengeView>;
  verifyFactor(authorization: string | undefined, input: VerifyFactorInput): Promise<SessionView>;
  unenrolFactor(authorization: string | undefined, input: UnenrolFactorInput): Promise<void>;
  refreshSession(refreshToken: unknown): Promise<SessionView>;
  getUser(authorization: string | undefined): Promise<UserView>;
  signOut(authorization: string | undefined, scope: string | undefined): Promise<void>;
  listSessions(userId: string): Promise<OpenSession[]>;
  endSessions(choice: SessionChoice): Promise<number>;
  /** Ends sessions when `tx` commits; call the returned function after that. */
  endSessionsIn(tx: Transaction, choice: SessionChoice): Promise<() => void>;
  /**
   * Announces the end of an API key to open streams when `tx` commits; call the returned function
   * after that.
   */
  endKeyIn(tx: Transaction, keyId: string): Promise<() => void>;
  /** Also true for an API key that has not expired. */
  isSessionOpen(sessionId: string): Promise<boolean>;
  /**
   * Calls back when the session ends, and when an end may have been missed; returns an unsubscribe
   * function.
   */
  onSessionEnding(sessionId: string, callback: () => void): Promise<() => void>;
  /** The caller of an `Authorization` header, or the error to respond with. Never throws. */
  authenticate(authorization: string | undefined): Promise<VerifiedCaller | AppError>;
  /**
   * Synchronous `authenticate` for a session that was checked within seconds and has not ended
   * since; undefined for any other.
   */
  recognise(authorization: string | undefined): VerifiedCaller | undefined;
  /** True if browsers reach the identity API by https. */
  isSecure: boolean;
  publicKeys(): Promise<JSONWebKeySet>;
  settings(): SettingsView;
  resolveRedirect(redirectTo: string | undefined): string;
  /** Encrypts text with the server's own key; see `openSealed`. */
  sealText(text: string): Promise<string>;
  /** Rejects if the text was sealed with another key or has changed since. */
  openSealed(sealed: string): Promise<string>;
  /**
   * Signs a token of role `service_role` for the operator, valid for `admin` calls for
   * `lifeSeconds`.
   */
  signServiceToken(lifeSeconds: number): Promise<string>;
  passkeys: PasskeyIdentity;
  oauthServer: OAuthServer;
  /** For administrators with an operator token of role `service_role`. */
  admin: AdminIdentity;
  /** Deletes expired rows; run it about every hour, in one process. */
  sweep(): Promise<void>;
  /** Waits for mails that are sent after their response. */
  settle(): Promise<void>;
  /** Stops listening for ended sessions; call it before closing the database. */
  close(): Promise<void>;
}

export function createIdentity(dependencies: IdentityDependencies): Identity {
  const { database, now } = dependencies;
  const ctx: IdentityContext = {
    ...dependencies,
    keys: createServerKeys(database.db, dependencies.settings.jwtKeys),
    verified: createVerifiedCache(database, now),
    oidcClients: createOidcClients(now),
    background: createBackground(dependencies.onFailure),
  };
  return {
    signUp: (input) => signUp(ctx, input),
    signInAnonymously: (input) => signInAnonymously(ctx, input),
    signInWithPassword: (input) => signInWithPassword(ctx, input),
    rememberDevice: (input) => rememberDevice(ctx, input),
    requestCode: (input) => requestCode(ctx, input),
    requestRecovery: (input) => requestRecovery(ctx, input),
    resendCode: (input) => resendCode(ctx, input),
    reauthenticate: (input) => reauthenticate(ctx, input),
    updateUser: (authorization, input) => updateUser(ctx, authorization, input),
    findRestorableAddress: (token) => findRestorableAddress(ctx, token),
    restoreAddress: (token) => restoreAddress(ctx, token),
    verifyCode: (input) => verifyCode(ctx, input),
    verifyLink: (input) => verifyLink(ctx, input),
    verifyLinkForCode: (input) => verifyLinkForCode(ctx, input),
    exchangeCode: (input) => exchangeCode(ctx, input),
    startOAuth: (input) => startOAuth(ctx, input),
    continueFlow: (input) => continueFlow(ctx, input),
    finishOAuth: (input) => finishOAuth(ctx, input),
    signInWithIdToken: (input) => signInWithIdToken(ctx, input),
    startSso: (input) => startSso(ctx, input),
    finishSso: (input) => finishSso(ctx, input),
    samlMetadata: () => samlMetadata(ctx),
    linkIdentity: (authorization, input) => linkIdentity(ctx, authorization, input),
    unlinkIdentity: (authorization, identityId) => unlinkIdentity(ctx, authorization, identityId),
    signInWithWallet: (input) => signInWithWallet(ctx, input),
    enrolFactor: (authorization, input) => enrolFactor(ctx, authorization, input),
    challengeFactor: (authorization, input) => challengeFactor(ctx, authorization, input),
    verifyFactor: (authorization, input) => verifyFactor(ctx, authorization, input),
    unenrolFactor: (authorization, input) => unenrolFactor(ctx, authorization, input),
    refreshSession: (refreshToken) => refreshSession(ctx, refreshToken),
    getUser: (authorization) => getUser(ctx, authorization),
    signOut: (authorization, scope) => signOut(ctx, authorization, scope),
    listSessions: (userId) => listSessions(ctx, userId),
    endSessions: (choice) => endSessions(ctx, choice),
    endSessionsIn: (tx, choice) => endSessionsIn(ctx, tx, choice),
    endKeyIn: async (tx, keyId) => {
      await announceEnded(tx, [keyId]);
      return () => ctx.verified.forget([keyId]);
    },
    isSessionOpen: (sessionId) => isGrantOpen(ctx, sessionId),
    onSessionEnding: (sessionId, callback) => ctx.verified.onEnding(sessionId, callback),
    authenticate: (authorization) => authenticate(ctx, authorization),
    recognise: (authorization) => recognise(ctx, authorization),
    isSecure: dependencies.settings.callbackUrl.startsWith('https:'),
    publicKeys: async () => (await ctx.keys.signing()).publicKeys,
    settings: () => viewSettings(ctx),
    resolveRedirect: (redirectTo) => resolveRedirect(ctx.settings, redirectTo),
    sealText: (text) => sealText(ctx, text),
    openSealed: (sealed) => openSealed(ctx, sealed),
    signServiceToken: (lifeSeconds) => signServiceToken(ctx, lifeSeconds),
    passkeys: createPasskeyIdentity(ctx),
    oauthServer: createOAuthServer(ctx),
    admin: createAdminIdentity(ctx),
    sweep: () => sweep(ctx),
    settle: () => ctx.background.settle(),
    close: async () => {
      await ctx.background.settle();
      await ctx.verified.close();
    },
  };
}
