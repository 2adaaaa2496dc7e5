export { AuthError } from './auth-error.ts';
export type { IdentityDependencies, IdentitySettings } from './context.ts';
export { createIdentity, type Identity } from './identity.ts';
export type { RequestCodeInput } from './request-code.ts';
export type { SessionView } from './session-view.ts';
export type { UserView } from './user-view.ts';
export type { VerifiedCaller } from './verified-cache.ts';
export type { VerifyCodeInput, VerifyLinkInput } from './verify-code.ts';
