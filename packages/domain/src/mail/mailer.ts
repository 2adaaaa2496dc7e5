import type { OutgoingMail } from './outgoing-mail.ts';

export interface Mailer {
  /**
   * Hands one mail over for delivery; rejects when it was not accepted. The same `id` for the same mail lets a mail
   * server that was asked twice deliver it once (it becomes the Message-ID).
   */
  send(mail: OutgoingMail, id?: string): Promise<void>;
}
