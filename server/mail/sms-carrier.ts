/** `to` is E.164 digits without the plus; `text` is plain. */
export type TextMessage = { to: string; text: string };

/** Sends text messages. */
export interface SmsCarrier {
  /**
   * Resolves when the next server accepted the message, with that server's message id, if it has one.
   * @throws NumberNotServed when the number cannot receive text messages
   * @throws Error when the message could not be handed over; no error contains a phone number
   */
  send(message: TextMessage): Promise<{ messageId: string | null }>;
}

/** The carrier works, but this number cannot receive text messages. A retry would not help. */
export class NumberNotServed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NumberNotServed';
  }
}
