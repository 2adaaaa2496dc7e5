export type { RestorableAddress } from './accounts/restore-address.ts';
export { AuthError } from './auth-error.ts';
export { readCodeChallenge } from './code-challenge.ts';
export type { IdentityDependencies } from './context.ts';
export { createIdentity, type Identity } from './identity.ts';
export { createKeySet } from './key-set.ts';
export type { OAuthReturn } from './oauth/finish-oauth.ts';
export { isFlowLink } from './one-time-token.ts';
export { isUnsafeReturn } from './redirect.ts';
export type { RequestCodeInput } from './request-code.ts';
export type { SessionView } from './session-view.ts';
export {
  defaultIdentitySettings,
  factorTypes,
  type IdentitySettings,
  mailLinkForms,
  type OidcProvider,
  type RelyingParty,
  type SamlProvider,
  web3Chains,
} from './settings.ts';
export { readIdpMetadata } from './sso/idp-metadata.ts';
export type { UserView } from './user-view.ts';
export type { VerifiedCaller } from './verified-cache.ts';
export type { VerifyCodeInput, VerifyLinkInput } from './verify-code.ts';
