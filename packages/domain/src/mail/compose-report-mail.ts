import { mailColours } from './mail-colours.ts';
import { escapeHtml, toOneLine } from './mail-text.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** A part of a mail that reports figures. Its texts are plain and may contain user input. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** The first cell of a row is its name; the others are figures. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'button'; label: string; url: string };

export interface ReportMail {
  to: string;
  subject: string;
  /** Preview text beside the subject in mail programs. */
  preview: string;
  title: string;
  blocks: readonly MailBlock[];
  notes: readonly string[];
  unsubscribeUrl: string;
}

/**
 * Text and HTML form of a mail with tables. The HTML uses only features of the common mail clients:
 * nested tables, inline styles, no images, no style sheet.
 */
export function composeReportMail(mail: ReportMail): OutgoingMail {
  const { to, subject, title, blocks, notes, unsubscribeUrl } = mail;
  const smallPrint = [...notes, `Unsubscribe: ${unsubscribeUrl}`].join('\n');
  return {
    to,
    subject: toOneLine(subject),
    text: `${[title, ...blocks.map(toText), smallPrint].join('\n\n')}\n\nKeydence\n`,
    html: toHtml(mail),
    unsubscribeUrl,
  };
}

function toText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat([...block.text].length)}`;
    case 'paragraph':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'table':
      return block.rows.map((row) => toLine(row, block.head)).join('\n');
  }
}

/** A table row as one line of text: "bread: 12 before, 7 now". */
function toLine([name = '', ...cells]: readonly string[], [, ...heads]: readonly string[]): string {
  const facts = cells.map((cell, index) => (heads[index] ? `${heads[index]} ${cell}` : cell));
  return `- ${name}: ${facts.join(', ')}`;
}

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const styles = {
  title: `margin:0 0 16px;font-size:24px;line-height:32px;font-weight:700;color:${mailColours.ink}`,
  heading: `margin:32px 0 8px;font-size:18px;line-height:24px;font-weight:700;color:${mailColours.ink}`,
  paragraph: `margin:0 0 16px;font-size:16px;line-height:24px;color:${mailColours.ink}`,
  note: `margin:0 0 8px;font-size:13px;line-height:20px;color:${mailColours.quiet}`,
  head: `padding:8px 8px 8px 0;border-bottom:1px solid ${mailColours.line};font-size:13px;line-height:20px;font-weight:600;color:${mailColours.quiet}`,
  cell: `padding:8px 8px 8px 0;border-bottom:1px solid ${mailColours.line};font-size:15px;line-height:22px;color:${mailColours.ink}`,
  button: `display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:600;color:#FFFFFF;text-decoration:none`,
};

function toHtml({ subject, preview, title, blocks, notes, unsubscribeUrl }: ReportMail): string {
  const body = [`<h1 style="${styles.title}">${escapeHtml(title)}</h1>`, ...blocks.map(blockToHtml)].join(
    '\n',
  );
  const smallPrint = [
    ...notes.map((text) => `<p style="${styles.note}">${escapeHtml(text)}</p>`),
    `<p style="${styles.note}"><a href="${escapeHtml(unsubscribeUrl)}" style="color:${mailColours.quiet}">Unsubscribe</a></p>`,
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(toOneLine(subject))}</title></head>
<body style="margin:0;padding:0;background-color:${mailColours.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${mailColours.paper}" style="${font}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 0 16px;font-size:20px;line-height:28px;font-weight:700;color:${mailColours.pulse}">Keydence</td></tr>
<tr><td bgcolor="${mailColours.surface}" style="padding:24px;border:1px solid ${mailColours.line};border-radius:10px">
${body}
</td></tr>
<tr><td style="padding:16px 0 0">
${smallPrint}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function blockToHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="${styles.heading}">${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="${styles.paragraph}">${escapeHtml(block.text)}</p>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0 0"><tr><td bgcolor="${mailColours.pulse}" style="border-radius:8px"><a href="${escapeHtml(block.url)}" style="${styles.button}">${escapeHtml(block.label)}</a></td></tr></table>`;
    case 'table':
      return tableToHtml(block);
  }
}

function tableToHtml({ head, rows }: Extract<MailBlock, { kind: 'table' }>): string {
  const align = (index: number) => (index === 0 ? 'left' : 'right');
  const heads = head.map(
    (text, index) =>
      `<th scope="col" align="${align(index)}" style="${styles.head}">${escapeHtml(text)}</th>`,
  );
  const lines = rows.map(
    (row) =>
      `<tr>${row.map((text, index) => `<td align="${align(index)}" style="${styles.cell}">${escapeHtml(text)}</td>`).join('')}</tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse"><tr>${heads.join('')}</tr>
${lines.join('\n')}
</table>`;
}
