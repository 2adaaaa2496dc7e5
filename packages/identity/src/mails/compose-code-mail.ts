import { composeMail, type OutgoingMail } from '@keydence/domain';
import { codeMailTexts, passwordNote } from './mail-messages.ts';

export interface CodeMailContent {
  to: string;
  code: string;
  link: string;
  type: keyof typeof codeMailTexts;
  /** Lifetime of link and code. */
  lifeSeconds: number;
  /** True if using them also sets the password of the request. */
  setsPassword: boolean;
}

/** A mail with a link and a code: two forms of one secret, which expire together. */
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
      `The link and the code work once and expire in ${formatDuration(lifeSeconds)}.`,
      content.setsPassword ? passwordNote : ignore,
    ],
  });
}

/** Whole minutes if exact, else seconds. */
export function formatDuration(seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
