import { setTimeout as pause } from 'node:timers/promises';
import type { Mailer } from '@keydence/domain';
import { createTransport } from 'nodemailer';
import { messageShape } from './message-shape.ts';

export interface SmtpMailer extends Mailer {
  /** Ends the kept connections. */
  close(): void;
}

interface SmtpLimits {
  /** Milliseconds for each step of the protocol, and for a whole mail that a person waits for. */
  stepMs: number;
  /** Milliseconds for a whole mail of the queue, which would be sent twice if it were given up too early. */
  queuedMs: number;
}

/** More than the queue uses at the same time, so that sign-in has connections of its own. */
const maxConnections = 10;
const defaultLimits: SmtpLimits = { stepMs: 10_000, queuedMs: 60_000 };

/**
 * Sends by SMTP (`smtp://` or `smtps://` address, credentials in it), over a few kept connections. A mail with an id is one
 * of the queue; without, a person waits for it.
 */
export function createSmtpMailer(url: string, from: string, limits = defaultLimits): SmtpMailer {
  const target = new URL(url);
  const { stepMs } = limits;
  const timeouts = {
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
  };
  for (const [name, value] of Object.entries({ pool: true, maxConnections, ...timeouts })) {
    if (!target.searchParams.has(name)) target.searchParams.set(name, String(value));
  }
  const transport = createTransport(target.href);
  return {
    async send(mail, id) {
      const limit = new AbortController();
      const isLate = pause(id === undefined ? stepMs : limits.queuedMs, undefined, {
        signal: limit.signal,
      }).then(() => {
        throw new Error('the mail server did not take the mail in time');
      });
      try {
        await Promise.race([transport.sendMail(messageShape(mail, from, id)), isLate]);
      } finally {
        limit.abort();
        isLate.catch(() => {});
      }
    },
    close: () => transport.close(),
  };
}
