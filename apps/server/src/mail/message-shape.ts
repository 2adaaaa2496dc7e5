import type { OutgoingMail } from '@keydence/identity';

/** What both adapters hand to nodemailer. */
export function messageShape(mail: OutgoingMail, from: string) {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  };
}
