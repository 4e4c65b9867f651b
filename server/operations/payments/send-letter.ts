import type { MailMessage } from '../../mail/carrier.ts';
import type { Services } from '../../services.ts';

/**
 * Sends a claimed email. A failure is logged, and the email is claimed again later. Delivery is at least once: an email may be sent twice if
 * the process dies between sending and recording it.
 * @returns whether it was sent
 */
export async function sendLetter(
  { mail, log }: Pick<Services, 'mail' | 'log'>,
  message: MailMessage,
  about: { letter: string; id: string },
): Promise<boolean> {
  try {
    await mail.send(message);
    return true;
  } catch (error) {
    // The error of a mail server may contain the address, so only its code is logged.
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.error({ ...about, code }, 'mail failed: retrying');
    return false;
  }
}
