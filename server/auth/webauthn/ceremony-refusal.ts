/** An authenticator's answer that does not hold. The message is for our own eyes: callers answer in their own words. */
export class CeremonyRefusal extends Error {
  override name = 'CeremonyRefusal';
  /** The answer was signed by the right key, whose count went back: there may be two of it. */
  readonly isCopy: boolean;

  constructor(message: string, options: { cause?: unknown; isCopy?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.isCopy = options.isCopy ?? false;
  }
}
