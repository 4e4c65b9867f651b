import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { usePublicSettings } from '../data/public-settings.ts';
import { pageMetaWithCrumbs } from '../layout/page-meta.ts';
import { Section, StaticPage } from '../layout/static-page.tsx';
import type { Route } from './+types/privacy.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMetaWithCrumbs({
    title: 'Privacy',
    description:
      'What Saffron Table keeps about you, why, who can see it, and how to ask about it.',
    siteUrl: matches[0].loaderData?.publicSettings.siteUrl,
    path: '/privacy',
  });
}

export default function Privacy() {
  const { contactSupportEmail, builtInChef, payments } = usePublicSettings();
  const creditsEnabled = useCreditsEnabled();
  return (
    <StaticPage title="Privacy" lead="What we keep, why, and who can see it.">
      <Section title="What we keep">
        <ul>
          <li>Your name, your email address and a hash of your password, so you can sign in.</li>
          <li>
            Where you're signed in: the browser, the network address and the times, so you can sign
            out devices you don't recognize.
          </li>
          <li>The preferences you generate with, and the recipes made from them.</li>
          <li>
            Your kitchen, if you set it up: what you never eat, your diet, units and the like. Only
            you can see it. A recipe you save says what it was checked for.
          </li>
          <li>The recipes you save, your notes on them, your favorites and your ratings.</li>
          {creditsEnabled && <li>Every change to your credit balance and what it was for.</li>}
          {payments === 'stripe' && (
            <li>
              What you bought, when and for how much. Your card number goes to Stripe and never
              reaches us.
            </li>
          )}
        </ul>
      </Section>
      <Section title="Who can see it">
        <p>
          Only you can see your profile, {creditsEnabled && 'your balance, '}your favorites, your
          own ratings and your notes. A saved recipe is a public page: anyone with the link can read
          it. Once you share it, our sitemap lists it and search engines may find it, until you hide
          it from them again. It doesn't show your name. Admins can see names, email addresses
          {creditsEnabled ? ', roles and balances' : ' and roles'}.
        </p>
      </Section>
      <Section title="Who makes the recipes">
        <p>
          {builtInChef
            ? "Recipes are written by a program that runs on our own server. Your preferences aren't sent to anyone."
            : "Your preferences are sent to the language model that writes the recipe. Your name and email aren't."}
        </p>
      </Section>
      <Section title="In your browser">
        <p>
          Your browser stores your session, your choice of theme, your kitchen, and offline copies
          of your saved recipes. Signing out removes the session, the kitchen and the copies. If you
          choose before you sign up, your choices wait in your browser for an hour, and the link we
          email you carries them. While you enter an emailed code, the tab remembers your address.
          There are no advertising or tracking cookies, and pages load nothing from other companies.
        </p>
      </Section>
      <Section title="Download your data or delete your account">
        <p>
          On your profile, you can download everything we keep about you, and delete your account.{' '}
          {creditsEnabled &&
            'We keep the credit and purchase records we need for accounting, without your name.'}
        </p>
      </Section>
      <Section title="Age">
        <p>You must be at least 13 years old to use Saffron Table.</p>
      </Section>
      <Section title="Questions">
        <p>
          Email{' '}
          <a className="link" href={`mailto:${contactSupportEmail}`}>
            {contactSupportEmail}
          </a>
          . We reply in 2 to 3 business days.
        </p>
      </Section>
    </StaticPage>
  );
}
