import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { notices } from '#contract/notices.ts';
import { wordsForRefusal } from '../../data/session/call-auth.ts';
import { followSession } from '../../data/session/start-session.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { notify, withdrawFailures } from '../../ui/notify.ts';
import { type ContactKind, type SignInInput, signInSchema } from './account-schemas.ts';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { ContactField, ContactSwap } from './contact-field.tsx';
import { notifyMissingFields } from './notify-missing-fields.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { useShowPassword } from './use-show-password.tsx';
import type { Waiting } from './waiting.ts';

type SignInFormProps = {
  by: ContactKind;
  onBy: (by: ContactKind) => void;
  /** Called when the account exists but its address or number is not confirmed yet. */
  onUnconfirmed: (waiting: Waiting) => void;
};

/** @throws the auth client's refusal, or the error that its code could not be loaded */
async function signIn(
  { email = '', phone, password }: SignInInput,
  options: { captchaToken?: string },
) {
  await followSession();
  const { auth } = await getSupabase();
  const who = phone === undefined ? { email } : { phone };
  const { error } = await auth.signInWithPassword({ ...who, password, options });
  if (error) throw error;
}

/** Returns the account to confirm if the sign-in failed because it is unconfirmed, otherwise null. */
function waitingAfter(cause: unknown, { email, phone }: SignInInput): Waiting | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : '';
  if (code === 'email_not_confirmed' && email) return { by: 'email', address: email };
  if (code === 'phone_not_confirmed' && phone) return { by: 'phone', address: phone };
  return null;
}

/** Shows the spec's notice. After a rate limit (429) the text differs, because the credentials were not checked. */
function sayWhyNot(cause: unknown) {
  const isTooMany = cause instanceof Error && 'status' in cause && cause.status === 429;
  const { signInFailed } = notices;
  notify(isTooMany ? { ...signInFailed, message: wordsForRefusal({ status: 429 }) } : signInFailed);
}

/** Signs in with an email address or phone number and a password. The page handles success: it watches the session. */
export function SignInForm({ by, onBy, onUnconfirmed }: SignInFormProps) {
  const { register, handleSubmit, formState, clearErrors } = useForm<SignInInput>({
    resolver: zodResolver(signInSchema[by]),
  });
  const { errors, isSubmitting } = formState;
  const captcha = useCaptcha();
  const { look, toggle } = useShowPassword();

  const submit = handleSubmit(async (input) => {
    const solved = captcha.solve();
    if (!solved) return;
    withdrawFailures();
    try {
      await signIn(input, solved);
    } catch (cause) {
      const waiting = waitingAfter(cause, input);
      // For an unconfirmed number no notice is needed: the screen for its code explains everything.
      if (!captcha.wasRefused(cause) && waiting?.by !== 'phone') sayWhyNot(cause);
      if (waiting) onUnconfirmed(waiting);
      else console.warn('Signing in failed.', cause);
    }
    captcha.startOver();
  }, notifyMissingFields);

  return (
    <form className="stack" onSubmit={submit} onInput={withdrawFailures} noValidate>
      <ContactField by={by} error={errors[by]?.message} field={register(by)} />
      <Field
        label="Password"
        {...look}
        autoComplete="current-password"
        aside={
          <span className="flex flex-wrap justify-end gap-x-4">
            {toggle}
            <Link
              className="link label"
              to={`/auth/forgot-password${by === 'phone' ? '?by=phone' : ''}`}
            >
              Forgot password?
            </Link>
          </span>
        }
        error={errors.password?.message}
        {...register('password')}
      />
      <CaptchaBox state={captcha.state} />
      <Button type="submit" tone="primary" size="large" block busy={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      <ContactSwap
        by={by}
        onBy={(next) => {
          clearErrors(by);
          onBy(next);
        }}
      />
      <PasskeySignIn captcha={captcha} />
    </form>
  );
}
