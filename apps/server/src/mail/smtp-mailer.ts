import { setTimeout as pause } from 'node:timers/promises';
import type { Mailer } from '@keydence/domain';
import { createTransport } from 'nodemailer';
import { messageShape } from './message-shape.ts';

export interface SmtpMailer extends Mailer {
  close(): void;
}

interface SmtpLimits {
  /** Milliseconds per protocol step, and per e-mail a user waits for. */
  stepMs: number;
  /** Milliseconds per queued e-mail, which would be sent twice after an early timeout. */
  queuedMs: number;
}

/** More than the queue uses in parallel, so that sign-in always has connections. */
const maxConnections = 10;
const defaultLimits: SmtpLimits = { stepMs: 10_000, queuedMs: 60_000 };

/**
 * Sends by SMTP (`smtp://` or `smtps://` address with credentials) over a few pooled connections.
 * An e-mail with an id is queued; without one, a user waits for it.
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
