export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands one mail over for delivery; rejects when it was not accepted. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}
