import { mailColours } from './mail-colours.ts';
import { escapeHtml, toOneLine } from './mail-text.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

export interface MailContent {
  to: string;
  /** One line; line breaks and control characters become spaces. */
  subject: string;
  /** Plain text; may contain user input. */
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** A code to type instead of following the button. */
  code?: string;
  /** Small print, such as the reason for this mail. */
  notes?: readonly string[];
  unsubscribeUrl?: string;
}

/** Text and HTML form of a mail with some sentences and at most one button. */
export function composeMail({
  to,
  subject,
  paragraphs,
  button,
  code,
  notes = [],
  unsubscribeUrl,
}: MailContent): OutgoingMail {
  const smallPrint = unsubscribeUrl ? [...notes, `Unsubscribe: ${unsubscribeUrl}`] : notes;
  const blocks = [
    ...paragraphs,
    button && `${button.label}:\n${button.url}`,
    code && `${codeLabel} ${code}`,
    smallPrint.join('\n'),
  ];
  return {
    to,
    subject: toOneLine(subject),
    text: `${blocks.filter(Boolean).join('\n\n')}\n\nKeydence\n`,
    html: renderHtml({ subject, paragraphs, button, code, notes, unsubscribeUrl }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}

const codeLabel = 'Or enter this code:';

const styles = {
  text: 'margin:0 0 16px;font-size:16px;line-height:24px',
  note: `margin:0 0 8px;font-size:14px;line-height:20px;color:${mailColours.quiet}`,
  button: `display:inline-block;padding:12px 24px;border-radius:8px;background:${mailColours.pulse};color:#FFFFFF;font-weight:600;text-decoration:none`,
  code: 'margin:0 0 24px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;letter-spacing:8px;font-weight:700',
};

type Parts = Pick<MailContent, 'subject' | 'paragraphs'> & {
  [Part in 'button' | 'code' | 'notes' | 'unsubscribeUrl']: MailContent[Part] | undefined;
};

function renderHtml({ subject, paragraphs, button, code, notes = [], unsubscribeUrl }: Parts): string {
  const lines = [
    ...paragraphs.map((text) => `<p style="${styles.text}">${escapeHtml(text)}</p>`),
    ...(button
      ? [
          `<p style="margin:0 0 24px"><a href="${escapeHtml(button.url)}" style="${styles.button}">${escapeHtml(button.label)}</a></p>`,
        ]
      : []),
    ...(code
      ? [`<p style="${styles.text}">${codeLabel}</p>`, `<p style="${styles.code}">${escapeHtml(code)}</p>`]
      : []),
    ...notes.map((text) => `<p style="${styles.note}">${escapeHtml(text)}</p>`),
    ...(unsubscribeUrl
      ? [`<p style="${styles.note}"><a href="${escapeHtml(unsubscribeUrl)}">Unsubscribe</a></p>`]
      : []),
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(toOneLine(subject))}</title></head>
<body style="margin:0;padding:32px 16px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">Keydence</p>
${lines.join('\n')}
</div>
</body>
</html>
`;
}
