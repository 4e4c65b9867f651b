import { AuthError } from '../auth-error.ts';

/**
 * A provider does not vouch for the address that it names, so its owner is asked by mail first. Thrown inside the transaction that
 * identityTransaction runs, which commits what waits for the answer, and mails.
 */
export class UnprovenAddress extends AuthError {
  readonly provider: string;
  readonly subject: string;
  readonly address: string;
  /** The account that waits; null where somebody else has the address already, which its owner alone is told. */
  readonly waitingUserId: string | null;

  constructor(
    { provider, subject }: { provider: string; subject: string },
    address: string,
    waitingUserId: string | null,
  ) {
    super(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    );
    this.name = 'UnprovenAddress';
    this.provider = provider;
    this.subject = subject;
    this.address = address;
    this.waitingUserId = waitingUserId;
  }
}

/** 422: what the person reads once the mail is out, whether it confirms an account or tells of one. */
export function confirmationSent(provider: string): AuthError {
  return new AuthError(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
  );
}
