/** One text message to one phone. */
export interface TextMessage {
  /** E.164 without its plus. */
  to: string;
  text: string;
}

export interface SmsSender {
  /** Which service sends, as `GET /settings` of the identity API names it. */
  readonly provider: string;
  /** Hands one message over for delivery; rejects when it was not accepted. Returns the service's id for it. */
  send(message: TextMessage): Promise<{ messageId: string }>;
}
