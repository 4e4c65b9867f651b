/** `to` is E.164 digits without the plus; `text` is plain. */
export type TextMessage = { to: string; text: string };

/** How a text message leaves the house. */
export interface SmsCarrier {
  /**
   * Resolves when the next server took the message, with that server's name for it, if it has one.
   * @throws NumberNotServed when the number is no phone that takes text messages
   * @throws Error when it could not be handed over; no error names a number
   */
  send(message: TextMessage): Promise<{ messageId: string | null }>;
}

/** The carrier works, but this number takes no text messages: trying again is no use. */
export class NumberNotServed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NumberNotServed';
  }
}
