import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { notices } from '#contract/notices.ts';
import { followSession } from '../../data/session/start-session.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { type SignInInput, signInSchema } from './account-schemas.ts';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { sayWhatIsMissing } from './say-what-is-missing.ts';

type SignInFormProps = {
  /** The account is there, its address is not confirmed yet. */
  onUnconfirmed: (email: string) => void;
};

/** @throws the auth client's refusal, or that its code could not be loaded */
async function signIn(input: SignInInput, options: { captchaToken?: string }) {
  await followSession();
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithPassword({ ...input, options });
  if (error) throw error;
}

function isUnconfirmed(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'email_not_confirmed';
}

/** Email and password. What follows a success is the page's business: it watches the session. */
export function SignInForm({ onUnconfirmed }: SignInFormProps) {
  const { register, handleSubmit, formState } = useForm<SignInInput>({
    resolver: zodResolver(signInSchema),
  });
  const { errors, isSubmitting } = formState;
  const captcha = useCaptcha();

  const submit = handleSubmit(async (input) => {
    const solved = captcha.solve();
    if (!solved) return;
    try {
      await signIn(input, solved);
    } catch (cause) {
      if (!captcha.wasRefused(cause)) notify(notices.signInFailed);
      if (isUnconfirmed(cause)) onUnconfirmed(input.email);
      else console.warn('Signing in failed.', cause);
    }
    captcha.startOver();
  }, sayWhatIsMissing);

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        aside={
          <Link className="link label" to="/auth/forgot-password">
            Forgot password?
          </Link>
        }
        error={errors.password?.message}
        {...register('password')}
      />
      <CaptchaBox state={captcha.state} />
      <Button type="submit" tone="primary" size="large" block busy={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      <PasskeySignIn captcha={captcha} />
    </form>
  );
}
