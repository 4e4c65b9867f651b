import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { usePublicSettings } from '../data/public-settings.ts';
import { creditExpirySentence } from '../layout/credit-expiry.ts';
import { pageMetaWithCrumbs } from '../layout/page-meta.ts';
import { Section, StaticPage } from '../layout/static-page.tsx';
import type { Route } from './+types/terms.ts';

export function meta({ matches }: Route.MetaArgs) {
  const settings = matches[0].loaderData?.publicSettings;
  const subjects = settings?.creditsEnabled === false ? 'accounts' : 'accounts, credits';
  return pageMetaWithCrumbs({
    title: 'Terms',
    description: `The terms of Saffron Table: ${subjects}, recipes, and what we promise.`,
    siteUrl: settings?.siteUrl,
    path: '/terms',
  });
}

export default function Terms() {
  const { contactSupportEmail } = usePublicSettings();
  return (
    <StaticPage title="Terms" lead="What you can expect from us, and what we expect from you.">
      <Section title="Your account">
        <p>
          You must be at least 13 years old. Keep your password to yourself: you're responsible for
          activity on your account.
        </p>
      </Section>
      {useCreditsEnabled() && <CreditTerms />}
      <Section title="Recipes">
        <p>
          Recipes are made by a program. They are checked against the diet and allergens you chose,
          and each recipe says what was checked. Checking is not a guarantee: read labels, and if an
          allergy is dangerous to you, don't rely on a recipe alone.
        </p>
        <p>You may cook from your recipes, change them, and share them.</p>
      </Section>
      <Section title="Availability">
        <p>We aim for an uptime of 99.9%.</p>
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

function CreditTerms() {
  const { creditsExpireAfterMonths } = usePublicSettings();
  return (
    <Section title="Credits">
      <ul>
        <li>New users get free credits.</li>
        <li>Each generation consumes one credit. If it fails, you get the credit back.</li>
        <li>{creditExpirySentence(creditsExpireAfterMonths)}</li>
        <li>Email us within 24 hours if you need help cancelling a purchase.</li>
      </ul>
    </Section>
  );
}
