export const signingIn = 'Signing you in…';
export const welcomeBack = 'Welcome Back!';
export const authenticationError = 'Authentication Error';
export const authenticationFailed = 'Authentication failed. Please try signing in again.';
export const noTokens = 'No session or tokens found in callback';

/** Advice for refusals that are not our failure, by the identity service's code. */
export const adviceByCode: Readonly<Record<string, string>> = {
  provider_email_needs_verification:
    'Your address is not confirmed yet. We sent you an email with a link that signs you in.',
  signup_disabled: 'New accounts are not open here. Ask the person who runs this server for access.',
  identity_already_exists: 'That account is linked to another user already. Choose another one.',
};

/** Milliseconds before the screen moves on, per outcome. */
export const successDelay = 1500;
export const errorDelay = 3000;
