import type { MailMessage } from '../carrier.ts';
import { type Owner, writeAccountLetter } from './account-letter.ts';

export type FactorLabel = 'totp' | 'phone' | 'webauthn' | 'recovery_code';

const labels: Record<FactorLabel, string> = {
  totp: 'an authenticator app',
  phone: 'a phone',
  webauthn: 'a passkey',
  recovery_code: 'recovery codes',
};

/** Email to a user whose account got a second factor. */
export function factorAdded(kind: FactorLabel): (owner: Owner) => MailMessage {
  return (owner) =>
    writeAccountLetter(owner, {
      subject: 'Two-step sign-in was added to your Saffron Table account',
      preview: `You now have ${labels[kind]} as a second step.`,
      heading: 'Two-step sign-in was added',
      paragraphs: [
        `Your account now has ${labels[kind]} as a second step when you sign in.`,
        'Devices that hadn’t used a second step were signed out.',
      ],
      elseFirst: 'contact us right away',
    });
}

/** Email to a user whose account lost a second factor. */
export function factorRemoved(kind: FactorLabel): (owner: Owner) => MailMessage {
  return (owner) =>
    writeAccountLetter(owner, {
      subject: 'A second step was removed from your Saffron Table account',
      preview: `It was ${labels[kind]}.`,
      heading: 'A second step was removed',
      paragraphs: [
        `Your account no longer uses ${labels[kind]} as a second step.`,
        'If you have no other second step, your password alone now signs you in.',
      ],
    });
}
