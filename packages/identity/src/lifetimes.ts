/** The last wrong code that a sign-in code survives is the one before this. */
export const maxWrongCodes = 5;
/** A session ends when it was not used for so long; each use in its second half starts the time anew. */
export const sessionIdleDays = 30;
/** How long a verified access token is trusted without asking the database again. */
export const verifiedCacheMs = 5000;
/** How long after its issue a flow's code can be traded for the session. */
export const authCodeSeconds = 300;
/** A second factor that nobody has shown a code of is forgotten after so long. */
export const unverifiedFactorSeconds = 300;
export const maxFactors = 10;
export const maxPasskeys = 10;
/** Time for a user to agree to the request of an OAuth client. */
export const authorizationSeconds = 600;
/** Time for an OAuth client to trade its code. */
export const oauthCodeSeconds = 60;
/** How long the question for a factor's code can be answered. */
export const challengeSeconds = 300;
/** How far from now a wallet's message may have been issued. */
export const walletMessageSeconds = 600;
/** How long a sign-in at a provider may take. */
export const oauthStateSeconds = 600;
/** A flow that nobody came back to is forgotten after so long; mailed links die sooner. */
export const flowStateHours = 24;
/** How long after a sign-in its browser is a known device of the account. */
export const knownDeviceDays = 180;
export const maxKnownDevices = 10;
/** For so long after a sign-in or a confirmation a session may change the ways into its account. */
export const stepUpMinutes = 10;
/** So long after a change of the e-mail address its old one can be restored. */
export const addressRestoreDays = 7;
/** What was added to an account so long before its address changed is removed when the address is restored. */
export const restoreReachHours = 24;
/** How long the owner of an account can look back on what happened to it. */
export const activityDays = 365;
