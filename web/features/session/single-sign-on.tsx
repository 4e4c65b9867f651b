import { zodResolver } from '@hookform/resolvers/zod';
import { Building2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { notices } from '#contract/notices.ts';
import { usePublicSettings } from '../../data/public-settings.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { type EmailAddressInput, emailAddressSchema } from './account-schemas.ts';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';

/** What a person can make of the refusals; the others are ours to mend. */
const refusals: Record<string, string> = {
  sso_provider_not_found: "We couldn't find an organization for this email.",
  sso_provider_disabled: "Your organization's sign-in isn't available right now.",
  over_request_rate_limit: 'Too many tries. Please wait a few minutes.',
};

/**
 * Sends the browser to the organisation that an address belongs to.
 * @throws the auth client's refusal, or that its code could not be loaded
 */
async function leaveForOrganisation(address: string, solved: { captchaToken?: string }) {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithSSO({
    domain: address.slice(address.lastIndexOf('@') + 1),
    // There the way on to what somebody wanted is known, and what went wrong is said.
    options: { redirectTo: `${window.location.origin}/auth`, ...solved },
  });
  if (error) throw error;
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return refusals[code] ?? `${notices.unexpected.title}. ${notices.unexpected.message}`;
}

/** The question for the work address. */
function WorkAddressForm() {
  const { register, handleSubmit, formState, setError, setFocus } = useForm<EmailAddressInput>({
    resolver: zodResolver(emailAddressSchema),
  });
  const { errors } = formState;
  const [leaving, setLeaving] = useState(false);
  const captcha = useCaptcha();

  // It was asked for by a press: the next thing to do is to type.
  useEffect(() => setFocus('email'), [setFocus]);
  useEffect(() => {
    const stay = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', stay); // back from there by the browser's own button
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  const submit = handleSubmit(async ({ email }) => {
    const solved = captcha.solve();
    if (!solved) return;
    setLeaving(true);
    try {
      await leaveForOrganisation(email, solved); // and it stays busy: the browser is on its way
    } catch (cause) {
      console.warn('The way to the organisation was not found.', cause);
      setLeaving(false);
      if (!captcha.wasRefused(cause)) {
        setError('email', { message: reasonOf(cause) }, { shouldFocus: true });
      }
    }
    captcha.startOver();
  });

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Field
        label="Work email"
        type="email"
        autoComplete="email"
        hint="We'll take you to your organization's sign-in page."
        error={errors.email?.message}
        {...register('email')}
      />
      <CaptchaBox state={captcha.state} />
      <Button type="submit" block busy={leaving}>
        Continue
      </Button>
    </form>
  );
}

/** The way in for people whose organisation signs them in: a quiet button that becomes the question for their address. */
export function SingleSignOn() {
  const { singleSignOn } = usePublicSettings();
  const [isOpen, setOpen] = useState(false);
  if (!singleSignOn) return null;
  return (
    <section className="stack mt-3" aria-label="Sign in with your organization">
      <Button tone="ghost" block aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Building2 className="icon" />
        Sign in with your organization
      </Button>
      {isOpen && <WorkAddressForm />}
    </section>
  );
}
