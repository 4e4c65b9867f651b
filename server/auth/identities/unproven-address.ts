import { AuthError } from '../auth-error.ts';

/**
 * The provider has not verified the address that it sent, so its owner must confirm it by mail first. Thrown inside the transaction of
 * identityTransaction, which commits the waiting account and sends the mail.
 */
export class UnprovenAddress extends AuthError {
  readonly provider: string;
  readonly subject: string;
  readonly address: string;
  /** The account waiting for confirmation; null when another account already has the address, which only its owner is told. */
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

/** 422: shown once the mail is sent. The same for both mails: a confirmation, or a notice that the address has an account. */
export function confirmationSent(provider: string): AuthError {
  return new AuthError(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
  );
}
