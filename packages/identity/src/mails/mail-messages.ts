const signIn = {
  subject: 'Your Keydence sign-in link',
  button: 'Sign in to Keydence',
  ignore: 'If you did not request this, ignore this e-mail. No one can sign in without it.',
};

export const codeMailTexts = {
  signup: { ...signIn, text: 'Welcome to Keydence. Confirm your address and sign in with this link.' },
  magiclink: { ...signIn, text: 'Sign in to Keydence with this link.' },
  invite: {
    ...signIn,
    subject: 'You are invited to Keydence',
    text: 'You have been invited to Keydence. Accept and sign in with this link.',
  },
  recovery: {
    subject: 'Choose a new Keydence password',
    text: 'Sign in with this link and choose a new password.',
    button: 'Choose a new password',
    ignore: 'If you did not request this, you can ignore this mail. Your password stays as it is.',
  },
} as const;

/** For a sign-up with a password: only the person who chose that password may confirm it. */
export const passwordNote =
  'Confirming also sets the password that was entered with this sign-up. If you did not sign up, do not confirm: another person chose that password.';
