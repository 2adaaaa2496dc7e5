import type { OutgoingMail } from './outgoing-mail.ts';

export interface Mailer {
  /**
   * Passes one mail on for delivery; rejects if it was not accepted. With the same `id` for the
   * same mail, a mail server that gets two requests can deliver it once (it becomes the
   * Message-ID).
   */
  send(mail: OutgoingMail, id?: string): Promise<void>;
}
