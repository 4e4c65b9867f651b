import { useRef } from 'react';
import { wordsOf } from '../data/session/call-auth.ts';
import { checkPhoneCode, sendPhoneCode } from '../data/session/send-phone-code.ts';
import { SentCode } from './sent-code.tsx';

type PhoneCodeProps = {
  factorId: string;
  submitLabel: string;
  onAccepted?: () => void;
};

/** Sends a code to a phone factor on request and verifies the entered code. */
export function PhoneCode({ factorId, submitLabel, onAccepted }: PhoneCodeProps) {
  const challengeId = useRef<string | null>(null);

  async function send() {
    const sent = await sendPhoneCode(factorId);
    challengeId.current = sent.challengeId ?? challengeId.current;
    return sent.againAtMs;
  }

  async function check(code: string) {
    if (!challengeId.current) return 'Ask for a code first.';
    try {
      await checkPhoneCode(factorId, challengeId.current, code);
      onAccepted?.();
      return null;
    } catch (cause) {
      return wordsOf(cause);
    }
  }

  return (
    <SentCode
      hint="Enter the code from the text message that we sent."
      submitLabel={submitLabel}
      onSend={send}
      onCode={check}
    />
  );
}
