import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { notices } from '#contract/notices.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { type ForgotPasswordInput, forgotPasswordSchema } from './account-schemas.ts';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { LocalMailboxLink } from './local-mailbox-link.tsx';

/** @throws the auth client's refusal, or that its code could not be loaded */
async function askForLink(email: string, solved: { captchaToken?: string }) {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}/auth/reset-password`,
    ...solved,
  });
  if (error) throw error;
}

function reasonOf(cause: unknown): string {
  // What the auth service says is meant for people; what the browser says of code that did not arrive is not.
  const isSaid = cause instanceof Error && cause.name === 'AuthApiError' && cause.message !== '';
  return isSaid ? cause.message : notices.unexpected.message;
}

/** Asks for a link to set a new password. The answer is the same whether the account exists or not. */
export function ForgotPasswordForm() {
  const { register, handleSubmit, formState } = useForm<ForgotPasswordInput>({
    resolver: zodResolver(forgotPasswordSchema),
  });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = formState;
  const captcha = useCaptcha();

  const submit = handleSubmit(async ({ email }) => {
    const solved = captcha.solve();
    if (!solved) return;
    setFailure(null);
    setSentTo(null);
    try {
      await askForLink(email, solved);
      setSentTo(email);
    } catch (cause) {
      console.warn('The link could not be asked for.', cause);
      if (!captcha.wasRefused(cause)) setFailure(reasonOf(cause));
    }
    captcha.startOver();
  });

  return (
    <>
      <p className="soft">We send you a link to set a new one.</p>
      {failure && (
        <NoticeBox tone="tomato" title="The link could not be sent">
          {failure}
        </NoticeBox>
      )}
      {sentTo && (
        <NoticeBox tone="herb" title="Please check your email">
          <p>
            If there is an account for <b className="inline">{sentTo}</b>, a link is on its way.
          </p>
          <LocalMailboxLink />
        </NoticeBox>
      )}
      <form className="stack" onSubmit={submit} noValidate>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <CaptchaBox state={captcha.state} />
        <Button type="submit" tone="primary" size="large" block busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send link'}
        </Button>
      </form>
      <p className="label">
        <Link className="link" to="/auth">
          Back to Sign In
        </Link>
      </p>
    </>
  );
}
