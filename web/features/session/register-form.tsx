import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { notices } from '#contract/notices.ts';
import { followSession } from '../../data/session/start-session.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { type RegisterInput, registerSchema } from './account-schemas.ts';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { sayWhatIsMissing } from './say-what-is-missing.ts';

type RegisterFormProps = {
  /** The account was made; its address waits to be confirmed. */
  onUnconfirmed: (email: string) => void;
};

/** @throws the auth client's refusal, or that its code could not be loaded */
async function signUp({ email, password, name }: RegisterInput, solved: { captchaToken?: string }) {
  await followSession();
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signUp({
    email,
    password,
    options: { data: { name }, emailRedirectTo: `${window.location.origin}/auth`, ...solved },
  });
  if (error) throw error;
  return data;
}

/** Name, email and a password said twice. */
export function RegisterForm({ onUnconfirmed }: RegisterFormProps) {
  const { register, handleSubmit, formState } = useForm<RegisterInput>({
    resolver: zodResolver(registerSchema),
  });
  const { errors, isSubmitting } = formState;
  const captcha = useCaptcha();

  const submit = handleSubmit(async (input) => {
    const solved = captcha.solve();
    if (!solved) return;
    try {
      const { session } = await signUp(input, solved);
      if (session) return;
      notify(notices.confirmEmail);
      onUnconfirmed(input.email);
    } catch (cause) {
      console.warn('Registering failed.', cause);
      if (!captcha.wasRefused(cause)) notify(notices.signUpFailed);
    }
    captcha.startOver();
  }, sayWhatIsMissing);

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field
        label="Full Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <NewPasswordFields
        label="Password"
        password={register('password')}
        confirmation={register('confirmation')}
        errors={errors}
      />
      <CaptchaBox state={captcha.state} />
      <Button type="submit" tone="primary" size="large" block busy={isSubmitting}>
        {isSubmitting ? 'Creating account...' : 'Create Account'}
      </Button>
    </form>
  );
}
