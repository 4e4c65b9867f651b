import { useState } from 'react';
import { z } from 'zod';
import { doneSchema } from '#contract/by-admin.ts';
import { invitationSent } from '#contract/notices-by-admin.ts';
import { useAct } from './use-act.ts';

/** Same pattern as browsers use, and the server too. */
const addressSchema = z.email({ pattern: z.regexes.html5Email });

/**
 * State of the invitation form: its values, whether the email address is missing, and sending.
 * @param onSent closes the dialog
 */
export function useInvitation(onSent: () => void) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const { run, busy, failure } = useAct(onSent);

  function changeEmail(typed: string) {
    setEmail(typed);
    setMissing(false);
  }

  /** @returns whether the email address is valid and the invitation is being sent */
  function send(): boolean {
    const address = addressSchema.safeParse(email.trim());
    setMissing(!address.success);
    if (!address.success) return false;
    const body = { email: address.data, name: name.trim() };
    const call = { method: 'POST', path: '/invitations', body } as const;
    void run({ call, answer: doneSchema, done: invitationSent(address.data) });
    return true;
  }

  return { email, changeEmail, name, setName, missing, send, busy, failure };
}
