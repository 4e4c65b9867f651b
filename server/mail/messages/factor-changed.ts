import type { MailMessage } from '../carrier.ts';
import { type Owner, writeAccountLetter } from './account-letter.ts';

export type FactorLabel = 'totp' | 'phone' | 'webauthn' | 'recovery_code';

const labels: Record<FactorLabel, string> = {
  totp: 'an authenticator app',
  phone: 'a phone',
  webauthn: 'a passkey',
  recovery_code: 'recovery codes',
};

/** To somebody whose account asks for one more thing from now on. */
export function factorAdded(kind: FactorLabel): (owner: Owner) => MailMessage {
  return (owner) =>
    writeAccountLetter(owner, {
      subject: 'Your Saffron Table sign-in has a new second step',
      preview: `It was set up with ${labels[kind]}.`,
      heading: 'A second step was added',
      paragraphs: [
        `Your account now has ${labels[kind]} for signing in in two steps.`,
        'Every other device that had not taken a second step was signed out.',
      ],
      elseFirst: 'write to us at once',
    });
}

/** To somebody whose account asks for one thing less. */
export function factorRemoved(kind: FactorLabel): (owner: Owner) => MailMessage {
  return (owner) =>
    writeAccountLetter(owner, {
      subject: 'A second step of your Saffron Table sign-in was removed',
      preview: `It was ${labels[kind]}.`,
      heading: 'A second step was removed',
      paragraphs: [
        `Your account no longer has ${labels[kind]} for signing in in two steps.`,
        'If nothing else is set up, your password alone opens it.',
      ],
    });
}
