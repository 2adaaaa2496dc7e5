export const signingIn = 'Signing you in…';
export const welcomeBack = 'Welcome Back!';
export const authenticationError = 'Authentication Error';
export const authenticationFailed = 'Authentication failed. Please try signing in again.';
export const noTokens = 'No session or tokens found in callback';

/** How long each outcome stays before the screen moves on, in milliseconds. */
export const successDelay = 1500;
export const errorDelay = 3000;
