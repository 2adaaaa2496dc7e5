export interface TextMessage {
  /** E.164 without its plus. */
  to: string;
  text: string;
}

export interface SmsSender {
  /** Name of the sending service, as in `GET /settings` of the identity API. */
  readonly provider: string;
  /** Passes one message on for delivery; rejects if it was not accepted. Returns the service's id for it. */
  send(message: TextMessage): Promise<{ messageId: string }>;
}
