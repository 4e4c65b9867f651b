import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { usePublicSettings } from '../data/public-settings.ts';
import { pageMetaWithCrumbs } from '../layout/page-meta.ts';
import { Section, StaticPage } from '../layout/static-page.tsx';
import type { Route } from './+types/privacy.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMetaWithCrumbs({
    title: 'Privacy',
    description:
      'What Saffron Table keeps about you, why, who may see it, and how to ask about it.',
    siteUrl: matches[0].loaderData?.publicSettings.siteUrl,
    path: '/privacy',
  });
}

export default function Privacy() {
  const { contactSupportEmail, builtInChef, payments } = usePublicSettings();
  const creditsEnabled = useCreditsEnabled();
  return (
    <StaticPage title="Privacy" lead="What we keep, why, and who may see it.">
      <Section title="What we keep">
        <ul>
          <li>
            Your name, your email address and a hash of your password, so that you can sign in.
          </li>
          <li>
            Where you are signed in: the browser, the network address and the times, so that you can
            end what you do not know.
          </li>
          <li>The preferences you generate with, and the recipes that came of them.</li>
          <li>The recipes you save, your favorites and your ratings.</li>
          {creditsEnabled && <li>Every change of your credit balance and what it was for.</li>}
          {payments === 'stripe' && (
            <li>
              What you bought, when and for how much. Your card number goes to Stripe and never
              reaches us.
            </li>
          )}
        </ul>
      </Section>
      <Section title="Who may see it">
        <p>
          Your profile, {creditsEnabled && 'your balance, '}your favorites and your own ratings are
          yours alone, and so are your notes. A saved recipe is a public page: anyone with its link
          can read it. Once you share it, our site map lists it and search engines may find it,
          until you hide it from them again. It does not show your name. Administrators see names,
          addresses
          {creditsEnabled ? ', roles and balances' : ' and roles'}.
        </p>
      </Section>
      <Section title="Who makes the recipes">
        <p>
          {builtInChef
            ? 'Recipes are written by a program that runs on our own server. Your preferences are sent to nobody.'
            : 'Your preferences are sent to the language model that writes the recipe. Your name and address are not.'}
        </p>
      </Section>
      <Section title="In your browser">
        <p>
          Your session, your choice of theme and copies of your saved recipes, for reading without a
          connection, are kept in your browser’s storage; signing out removes the session and the
          copies. There are no advertising or tracking cookies, and pages load nothing from other
          companies.
        </p>
      </Section>
      <Section title="Your copy, and your way out">
        <p>
          On your profile you can take everything that we keep about you as a file, and delete your
          account.{' '}
          {creditsEnabled &&
            'What the books need of your credits and purchases stays, without your name.'}
        </p>
      </Section>
      <Section title="Age">
        <p>You must be at least 13 years old to use Saffron Table.</p>
      </Section>
      <Section title="Questions">
        <p>
          Write to{' '}
          <a className="link" href={`mailto:${contactSupportEmail}`}>
            {contactSupportEmail}
          </a>
          . We reply in 2 to 3 business days.
        </p>
      </Section>
    </StaticPage>
  );
}
