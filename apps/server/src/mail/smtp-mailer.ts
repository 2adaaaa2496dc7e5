import type { Mailer } from '@keydence/identity';
import { createTransport } from 'nodemailer';
import { messageShape } from './message-shape.ts';

/** Sends by SMTP (`smtp://` or `smtps://` address, credentials in it), over a few kept connections. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const target = new URL(url);
  target.searchParams.set('pool', 'true');
  const transport = createTransport(target.href);
  return {
    send: async (mail) => {
      await transport.sendMail(messageShape(mail, from));
    },
  };
}
