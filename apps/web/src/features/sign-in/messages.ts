export const welcome = 'Welcome to Keydence';
export const welcomeHint = 'Enter your email address and we send you a link to sign in. No password needed.';
export const sendFailed = 'Failed to send magic link. Please try again.';
export const providerFailed = (provider: string) => `Failed to sign in with ${provider}. Please try again.`;
export const passkeySignIn = 'Sign in with a passkey';
export const passkeyCancelled = 'No passkey was used. Try again, or send yourself a magic link.';
export const passkeyUnknown =
  'This passkey does not open an account here. Use another one, or send yourself a magic link.';
export const passkeyFailed = 'Failed to sign in with a passkey. Try again, or send yourself a magic link.';
export const useAnotherAccount = 'Sign in with another account';
export const checkEmail = 'Check Your Email!';
export const codeFailed = 'That code is not right, or no longer works. Check the mail or send another link.';
/** Notes for a server without a mail service. */
export const outboxNotes = {
  open: 'This server keeps its mails in an outbox.',
  closed: 'This server sends no mail. Open its mailbox with the address that it printed at its start.',
  folder: 'This server sends no mail. Its administrator finds your code in the folder outbox of DATA_DIR.',
};
