export const welcome = 'Welcome to Keydence';
export const welcomeHint = 'Enter your email address and we send you a link to sign in. No password needed.';
export const sendFailed = 'Failed to send magic link. Please try again.';
export const providerFailed = (provider: string) => `Failed to sign in with ${provider}. Please try again.`;
export const checkEmail = 'Check Your Email!';
export const codeFailed = 'Token has expired or is invalid';
