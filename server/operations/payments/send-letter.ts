import type { MailMessage } from '../../mail/carrier.ts';
import type { Services } from '../../services.ts';

/**
 * Sends a letter that was claimed. One that cannot be sent is logged, and claimed again later; so a letter may come twice where a process
 * dies between sending and writing it down, and never not at all.
 * @returns whether it is out
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
    // A mail server's answer may name the address: only its kind is told.
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.error({ ...about, code }, 'mail failed: retrying');
    return false;
  }
}
