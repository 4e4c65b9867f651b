import { KeyRound, type LucideIcon, MessageSquareText, Smartphone } from 'lucide-react';
import type { FactorKind, ListedFactor } from './second-factor-list.ts';

export const kindsInWords: Record<
  FactorKind,
  { name: string; add: string; about: string; icon: LucideIcon }
> = {
  totp: {
    name: 'Authenticator app',
    add: 'Add an authenticator app',
    about: 'An app on your phone shows a new code every 30 seconds.',
    icon: Smartphone,
  },
  webauthn: {
    name: 'Passkey',
    add: 'Use a passkey as your second step',
    about: 'After your password, confirm with your fingerprint, face or device PIN.',
    icon: KeyRound,
  },
  phone: {
    name: 'Phone',
    add: 'Add a phone',
    about: "We'll text you a code. An app or passkey is safer.",
    icon: MessageSquareText,
  },
};

/** Returns a name that no factor has yet: "Authenticator app", "Authenticator app 2", … */
export function freeName(kind: FactorKind, taken: Pick<ListedFactor, 'name'>[]): string {
  const { name } = kindsInWords[kind];
  const names = new Set(taken.map((factor) => factor.name.toLowerCase()));
  let candidate = name;
  for (let number = 2; names.has(candidate.toLowerCase()); number += 1) {
    candidate = `${name} ${number}`;
  }
  return candidate;
}
