/** The fifth wrong code ends a sign-in code. */
export const maxWrongCodes = 5;
/** Idle timeout of a session. Use in its second half renews it. */
export const sessionIdleDays = 30;
/** Milliseconds for which a verified access token is cached. */
export const verifiedCacheMs = 5000;
export const authCodeSeconds = 300;
/** Time to finish the set-up of a second factor. */
export const unverifiedFactorSeconds = 300;
export const maxFactors = 10;
export const maxPasskeys = 10;
/** Time for a user to accept the request of an OAuth client. */
export const authorizationSeconds = 600;
/** Time for an OAuth client to exchange its code. */
export const oauthCodeSeconds = 60;
export const challengeSeconds = 300;
/** Maximum difference between a wallet message's issue time and now. */
export const walletMessageSeconds = 600;
/** Time to complete a sign-in at a provider. */
export const oauthStateSeconds = 600;
/** Lifetime of an abandoned flow; mailed links expire sooner. */
export const flowStateHours = 24;
export const knownDeviceDays = 180;
export const maxKnownDevices = 10;
/** Minutes after a sign-in or confirmation in which a session may change sign-in methods. */
export const stepUpMinutes = 10;
/** Days after a change of the e-mail address in which the old one can be restored. */
export const addressRestoreDays = 7;
/** Hours before an address change whose additions are removed when the old address is restored. */
export const restoreReachHours = 24;
/** Days for which an owner can see the account's activity. */
export const activityDays = 365;
