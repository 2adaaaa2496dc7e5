import type { Mailer } from '@keydence/domain';
import { createTransport } from 'nodemailer';
import { messageShape } from './message-shape.ts';

export interface SmtpMailer extends Mailer {
  /** Ends the kept connections. */
  close(): void;
}

/** Sends by SMTP (`smtp://` or `smtps://` address, credentials in it), over a few kept connections. */
export function createSmtpMailer(url: string, from: string): SmtpMailer {
  const target = new URL(url);
  target.searchParams.set('pool', 'true');
  const transport = createTransport(target.href);
  return {
    send: async (mail, id) => {
      await transport.sendMail(messageShape(mail, from, id));
    },
    close: () => transport.close(),
  };
}
