import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { notices } from '#contract/notices.ts';
import { usePublicSettings } from '../../data/public-settings.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import {
  type ContactKind,
  type ForgotPasswordInput,
  forgotPasswordSchema,
} from './account-schemas.ts';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { ContactField, ContactSwap } from './contact-field.tsx';
import { askForRecoveryMail } from './email-code/email-code-calls.ts';
import { MailedCode } from './email-code/mailed-code.tsx';
import { TextedCode } from './texted-code.tsx';
import { askForSignInCode } from './texted-code-calls.ts';

/**
 * Where a message was sent, and when another one may be requested (milliseconds since 1970). `isOlder`: another person caused the
 * message, such as an invitation.
 */
type Sent = { by: ContactKind; address: string; againAtMs: number; isOlder?: boolean };

/** @throws the auth client's refusal with a message for the user, or the error that its code could not be loaded */
async function askForHelp(
  { email = '', phone }: ForgotPasswordInput,
  solved: { captchaToken?: string },
): Promise<Sent> {
  if (phone !== undefined) {
    return { by: 'phone', address: phone, againAtMs: await askForSignInCode(phone, solved) };
  }
  return { by: 'email', address: email, againAtMs: await askForRecoveryMail(email, solved) };
}

function reasonOf(cause: unknown): string {
  // An error with a cause has a message for the user, from the auth service or from us. The browser's message about a chunk that
  // failed to load is not for the user.
  const isSaid = cause instanceof Error && cause.cause !== undefined;
  return isSaid && cause.message !== '' ? cause.message : notices.unexpected.message;
}

type QuestionProps = {
  by: ContactKind;
  onBy: (by: ContactKind) => void;
  onSent: (sent: Sent) => void;
};

/** Asks for the email address or phone number of the account. */
function Question({ by, onBy, onSent }: QuestionProps) {
  const { register, handleSubmit, formState, clearErrors } = useForm<ForgotPasswordInput>({
    resolver: zodResolver(forgotPasswordSchema[by]),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = formState;
  const captcha = useCaptcha();

  const submit = handleSubmit(async (input) => {
    const solved = captcha.solve();
    if (!solved) return;
    setFailure(null);
    try {
      onSent(await askForHelp(input, solved));
    } catch (cause) {
      console.warn('The way to a new password could not be asked for.', cause);
      const isPuzzle = cause instanceof Error && captcha.wasRefused(cause.cause ?? cause);
      if (!isPuzzle) setFailure(reasonOf(cause));
    }
    captcha.startOver();
  });

  const takeOlderCode = handleSubmit(({ email = '' }) =>
    onSent({ by: 'email', address: email, againAtMs: Date.now(), isOlder: true }),
  );

  function change(next: ContactKind) {
    clearErrors(by);
    setFailure(null);
    onBy(next);
  }

  const thing = by === 'phone' ? 'code' : 'link';
  return (
    <>
      {failure && (
        <NoticeBox tone="tomato" title={`The ${thing} could not be sent`}>
          {failure}
        </NoticeBox>
      )}
      <form className="stack" onSubmit={submit} noValidate>
        <ContactField by={by} error={errors[by]?.message} field={register(by)} />
        <CaptchaBox state={captcha.state} />
        <Button type="submit" tone="primary" size="large" block busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : `Send ${thing}`}
        </Button>
        <ContactSwap by={by} onBy={change} />
        {by === 'email' && (
          <Button
            tone="ghost"
            size="small"
            className="justify-self-center"
            onClick={() => void takeOlderCode()}
          >
            I already have a code
          </Button>
        )}
      </form>
    </>
  );
}

/** Asks for the code. The code signs in; the new password is set after that. */
function CodeStep({ by, address, againAtMs, isOlder, onLeave }: Sent & { onLeave: () => void }) {
  const navigate = useNavigate();
  const onAccepted = () => void navigate('/auth/reset-password', { replace: true });
  if (by === 'phone') {
    return (
      <>
        <p className="soft">
          If there's an account for <b className="inline">{address}</b>, we've sent a code. It signs
          you in, so you can set a new password.
        </p>
        <TextedCode
          phone={address}
          submitLabel="Sign in with the code"
          againAtMs={againAtMs}
          send={askForSignInCode}
          onAccepted={onAccepted}
          onAnotherNumber={onLeave}
        />
      </>
    );
  }
  return (
    <>
      {isOlder ? (
        <p className="soft">
          Enter the code from the email to <b className="wrap-anywhere inline">{address}</b>.
        </p>
      ) : (
        <NoticeBox tone="herb" title="Please check your email">
          <p>
            If there's an account for <b className="wrap-anywhere inline">{address}</b>, we've sent
            a code and a link. Enter the code, or tap the link.
          </p>
        </NoticeBox>
      )}
      <MailedCode
        email={address}
        againAtMs={againAtMs}
        send={askForRecoveryMail}
        onAccepted={onAccepted}
        onAnotherAddress={onLeave}
      />
    </>
  );
}

/** Requests an email or a texted code for a new password. The response is the same whether or not the account exists. */
export function ForgotPasswordForm() {
  const { phoneSignIn } = usePublicSettings();
  const [query, setQuery] = useSearchParams();
  const by = phoneSignIn && query.get('by') === 'phone' ? 'phone' : 'email';
  const [sent, setSent] = useState<Sent | null>(null);

  function change(next: ContactKind) {
    setSent(null);
    setQuery(next === 'phone' ? { by: next } : {}, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      {sent ? (
        <CodeStep {...sent} onLeave={() => setSent(null)} />
      ) : (
        <>
          <p className="soft">
            {by === 'phone'
              ? "We'll text you a code that signs you in, so you can set a new password."
              : "We'll email you a reset link and a code."}
          </p>
          <Question by={by} onBy={change} onSent={setSent} />
        </>
      )}
      <p className="label">
        <Link className="link" to="/auth">
          Back to Sign In
        </Link>
      </p>
    </>
  );
}
