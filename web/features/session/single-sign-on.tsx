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

/** Messages for refusals that the user can understand. Other refusals are faults on our side. */
const refusals: Record<string, string> = {
  sso_provider_not_found: "We couldn't find an organization for this email.",
  sso_provider_disabled: "Your organization's sign-in isn't available right now.",
  over_request_rate_limit: 'Too many tries. Please wait a few minutes.',
};

/**
 * Redirects the browser to the identity provider of the address's organisation.
 * @throws the auth client's refusal, or the error that its code could not be loaded
 */
async function leaveForOrganisation(address: string, solved: { captchaToken?: string }) {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signInWithSSO({
    domain: address.slice(address.lastIndexOf('@') + 1),
    // /auth continues to the page that the user wanted, and shows what went wrong.
    options: { redirectTo: `${window.location.origin}/auth`, ...solved },
  });
  if (error) throw error;
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return refusals[code] ?? `${notices.unexpected.title}. ${notices.unexpected.message}`;
}

/** The form for the work email address. */
function WorkAddressForm() {
  const { register, handleSubmit, formState, setError, setFocus } = useForm<EmailAddressInput>({
    resolver: zodResolver(emailAddressSchema),
  });
  const { errors } = formState;
  const [leaving, setLeaving] = useState(false);
  const captcha = useCaptcha();

  // The user opened this form with a click: focus the field so that they can type at once.
  useEffect(() => setFocus('email'), [setFocus]);
  useEffect(() => {
    const stay = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', stay); // the Back button restored the page
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  const submit = handleSubmit(async ({ email }) => {
    const solved = captcha.solve();
    if (!solved) return;
    setLeaving(true);
    try {
      await leaveForOrganisation(email, solved); // stays busy: the browser is leaving the page
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

/** Single sign-on for users of an organisation: a quiet button that opens the form for the work address. */
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
