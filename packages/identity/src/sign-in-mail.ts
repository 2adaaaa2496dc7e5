import { composeMail, type OutgoingMail } from '@keydence/domain';
import { codeMinutes } from './lifetimes.ts';

export interface SignInMailInput {
  to: string;
  code: string;
  link: string;
  isNewUser: boolean;
}

/** The mail with the link and the code; both are the same secret's two forms and die together. */
export function composeSignInMail({ to, code, link, isNewUser }: SignInMailInput): OutgoingMail {
  return composeMail({
    to,
    subject: 'Your Keydence sign-in link',
    paragraphs: [
      isNewUser
        ? 'Welcome to Keydence. Confirm your address and sign in with this link.'
        : 'Sign in to Keydence with this link.',
    ],
    button: { label: 'Sign in to Keydence', url: link },
    code,
    notes: [
      `The link and the code work once and expire in ${codeMinutes} minutes.`,
      'If you did not request this, you can ignore this mail. Nobody can sign in without it.',
    ],
  });
}
