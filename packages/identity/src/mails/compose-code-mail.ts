import { composeMail, type OutgoingMail } from '@keydence/domain';
import { codeMailTexts, passwordNote } from './mail-messages.ts';

export interface CodeMailContent {
  to: string;
  code: string;
  link: string;
  type: keyof typeof codeMailTexts;
  /** How long link and code live. */
  lifeSeconds: number;
  /** True if using them also sets the password that was given with the request. */
  setsPassword: boolean;
}

/** A mail with a link and a code; both are the same secret's two forms and die together. */
export function composeCodeMail(content: CodeMailContent): OutgoingMail {
  const { to, code, link, type, lifeSeconds } = content;
  const { subject, text, button, ignore } = codeMailTexts[type];
  return composeMail({
    to,
    subject,
    paragraphs: [text],
    button: { label: button, url: link },
    code,
    notes: [
      `The link and the code work once and expire in ${sayDuration(lifeSeconds)}.`,
      content.setsPassword ? passwordNote : ignore,
    ],
  });
}

/** Whole minutes where it comes out even, else seconds. */
export function sayDuration(seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
