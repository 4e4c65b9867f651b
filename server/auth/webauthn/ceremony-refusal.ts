/** Thrown for an invalid authenticator response. The message is internal: callers send their own message to the client. */
export class CeremonyRefusal extends Error {
  override name = 'CeremonyRefusal';
  /** The signature is valid, but the signature counter did not increase: the key may have been copied. */
  readonly isCopy: boolean;

  constructor(message: string, options: { cause?: unknown; isCopy?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.isCopy = options.isCopy ?? false;
  }
}
