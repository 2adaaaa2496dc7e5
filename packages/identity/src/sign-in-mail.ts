import { composeMail, type OutgoingMail } from '@keydence/domain';

export interface SignInMailInput {
  to: string;
  code: string;
  link: string;
  isNewUser: boolean;
  /** How long link and code live. */
  lifeSeconds: number;
}

/** The mail with the link and the code; both are the same secret's two forms and die together. */
export function composeSignInMail({ to, code, link, isNewUser, lifeSeconds }: SignInMailInput): OutgoingMail {
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
      `The link and the code work once and expire in ${sayDuration(lifeSeconds)}.`,
      'If you did not request this, you can ignore this mail. Nobody can sign in without it.',
    ],
  });
}

/** Whole minutes where it comes out even, else seconds. */
export function sayDuration(seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
