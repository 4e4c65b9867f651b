/** `to` is E.164 digits without the plus; `text` is plain. */
export type TextMessage = { to: string; text: string };

/** How a text message leaves the house. */
export interface SmsCarrier {
  /**
   * Resolves when the next server took the message, with that server's name for it, if it has one.
   * @throws Error when it could not be handed over; it names no number
   */
  send(message: TextMessage): Promise<{ messageId: string | null }>;
}
