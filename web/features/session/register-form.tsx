import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { notices } from '#contract/notices.ts';
import { mailedAddressOf } from '../../data/mailed-path.ts';
import { nextCodeAtMs } from '../../data/session/ask-for-code.ts';
import { passwordFault, wordsForRefusal } from '../../data/session/call-auth.ts';
import { followSession } from '../../data/session/start-session.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { notify, withdrawFailures } from '../../ui/notify.ts';
import { type ContactKind, type RegisterInput, registerSchema } from './account-schemas.ts';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { ContactField, ContactSwap } from './contact-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { notifyMissingFields } from './notify-missing-fields.ts';
import type { Waiting } from './waiting.ts';

type RegisterFormProps = {
  by: ContactKind;
  onBy: (by: ContactKind) => void;
  /** Called when the account was created and its address or number must be confirmed. */
  onUnconfirmed: (waiting: Waiting) => void;
};

/**
 * @returns the account to confirm; null when it needs no confirmation and the user is signed in
 * @throws the auth client's refusal, or the error that its code could not be loaded
 */
async function signUp(
  { email = '', phone, password, name }: RegisterInput,
  solved: { captchaToken?: string },
): Promise<Waiting | null> {
  await followSession();
  const { auth } = await getSupabase();
  const who =
    phone === undefined
      ? { email, options: { emailRedirectTo: mailedAddressOf('/auth') } }
      : { phone };
  const options = { ...who.options, data: { name }, ...solved };
  const { data, error } = await auth.signUp({ ...who, password, options });
  if (error) throw error;
  if (data.session) return null;
  const againAtMs = nextCodeAtMs();
  if (phone === undefined) return { by: 'email', address: email, againAtMs };
  return { by: 'phone', address: phone, againAtMs };
}

/** Shows why registering failed: the spec's text for an email address, the reason of the refusal for a phone number. */
function sayWhyNot(cause: unknown, by: ContactKind) {
  const { signUpFailed } = notices;
  const refusal = cause instanceof Error ? cause : {};
  notify(by === 'email' ? signUpFailed : { ...signUpFailed, message: wordsForRefusal(refusal) });
}

/** Registers with a name, an email address or phone number, and a repeated password. */
export function RegisterForm({ by, onBy, onUnconfirmed }: RegisterFormProps) {
  const { register, handleSubmit, formState, clearErrors, setError } = useForm<RegisterInput>({
    resolver: zodResolver(registerSchema[by]),
  });
  const { errors, isSubmitting } = formState;
  const captcha = useCaptcha();

  const submit = handleSubmit(async (input) => {
    const solved = captcha.solve();
    if (!solved) return;
    withdrawFailures();
    try {
      const waiting = await signUp(input, solved);
      if (!waiting) return;
      if (waiting.by === 'email') notify(notices.confirmEmail);
      onUnconfirmed(waiting);
    } catch (cause) {
      console.warn('Registering failed.', cause);
      const fault = passwordFault(cause);
      if (fault) setError('password', { message: fault }, { shouldFocus: true });
      else if (!captcha.wasRefused(cause)) sayWhyNot(cause, by);
    }
    captcha.startOver();
  }, notifyMissingFields);

  return (
    <form className="stack" onSubmit={submit} onInput={withdrawFailures} noValidate>
      <Field
        label="Full Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <ContactField by={by} error={errors[by]?.message} field={register(by)} />
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
      <ContactSwap
        by={by}
        onBy={(next) => {
          clearErrors(by);
          onBy(next);
        }}
      />
    </form>
  );
}
