import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { wordsOf } from '../../../data/session/call-auth.ts';
import {
  forgetSentAddress,
  keepSentAddress,
  readSentAddress,
  type SentAddress,
} from '../../../data/session/sent-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { type EmailAddressInput, emailAddressSchema } from '../account-schemas.ts';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { askForEmailCode } from './email-code-calls.ts';
import { MailedCode } from './mailed-code.tsx';

type EmailCodeProps = {
  /** Called with true when a code was sent, so that the other sign-in methods can be hidden, and with false when that is over. */
  onSent: (isSent: boolean) => void;
  onPassword: () => void;
};

/** Signs in with an email address and the code sent to it. The page handles success: it watches the session. */
export function EmailCode({ onSent, onPassword }: EmailCodeProps) {
  const [sent, setSent] = useState<SentAddress | null>(null);
  const [first, setFirst] = useState('');
  useEffect(() => () => onSent(false), [onSent]);
  // Read after hydration: the server does not know it.
  useEffect(() => {
    const kept = readSentAddress(Date.now());
    if (!kept) return;
    setSent(kept);
    onSent(true);
  }, [onSent]);

  if (!sent) {
    return (
      <Question
        first={first}
        onPassword={onPassword}
        onSent={(next) => {
          keepSentAddress(next, Date.now());
          setSent(next);
          onSent(true);
        }}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="soft">
        We sent a 6-digit code to <b className="wrap-anywhere inline">{sent.email}</b>.
      </p>
      <MailedCode
        email={sent.email}
        againAtMs={sent.againAtMs}
        send={async (email, solved) => {
          const againAtMs = await askForEmailCode(email, solved);
          keepSentAddress({ email, againAtMs }, Date.now());
          return againAtMs;
        }}
        onAnotherAddress={() => {
          forgetSentAddress();
          setFirst(sent.email);
          setSent(null);
          onSent(false);
        }}
      />
    </div>
  );
}

type QuestionProps = { first: string; onPassword: () => void; onSent: (sent: SentAddress) => void };

/** Asks for the email address. */
function Question({ first, onPassword, onSent }: QuestionProps) {
  const { register, handleSubmit, formState, setError } = useForm<EmailAddressInput>({
    resolver: zodResolver(emailAddressSchema),
    defaultValues: { email: first },
  });
  const { errors, isSubmitting } = formState;
  const captcha = useCaptcha();

  const submit = handleSubmit(async ({ email }) => {
    const solved = captcha.solve();
    if (!solved) return;
    try {
      onSent({ email, againAtMs: await askForEmailCode(email, solved) });
    } catch (cause) {
      const isPuzzle = cause instanceof Error && captcha.wasRefused(cause.cause);
      if (!isPuzzle) setError('email', { message: wordsOf(cause) }, { shouldFocus: true });
    }
    captcha.startOver();
  });

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        hint="We'll email you a 6-digit code. No password needed."
        error={errors.email?.message}
        {...register('email')}
      />
      <CaptchaBox state={captcha.state} />
      <Button type="submit" tone="primary" size="large" block busy={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Email me a code'}
      </Button>
      <Button tone="ghost" size="small" className="justify-self-center" onClick={onPassword}>
        Use a password instead
      </Button>
    </form>
  );
}
