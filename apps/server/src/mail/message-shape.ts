import type { OutgoingMail } from '@keydence/domain';
import type { SendMailOptions } from 'nodemailer';

/** Nodemailer options shared by both adapters. */
export function messageShape(mail: OutgoingMail, from: string, id?: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(id && { messageId: `<${id}@${domainOf(from)}>` }),
    ...(mail.unsubscribeUrl && {
      headers: {
        // RFC 8058: mail programs show a button for it, which sends one POST.
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}
