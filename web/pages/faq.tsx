import { Link } from 'react-router';
import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { usePublicSettings } from '../data/public-settings.ts';
import { creditExpirySentence } from '../layout/credit-expiry.ts';
import { pageMetaWithCrumbs } from '../layout/page-meta.ts';
import { Section, StaticPage } from '../layout/static-page.tsx';
import type { Route } from './+types/faq.ts';

export function meta({ matches }: Route.MetaArgs) {
  const settings = matches[0].loaderData?.publicSettings;
  const price = settings?.creditsEnabled === false ? 'it costs' : 'a credit is';
  return pageMetaWithCrumbs({
    title: 'FAQ',
    description: `How long a recipe takes, what ${price}, what is checked, and how to share.`,
    siteUrl: settings?.siteUrl,
    path: '/faq',
  });
}

export default function Faq() {
  return (
    <StaticPage title="FAQ" lead="Short answers to what people ask.">
      <Section title="How long does a recipe take?">
        <p>Generation takes 30 to 60 seconds, often less.</p>
      </Section>
      {useCreditsEnabled() ? (
        <CostInCredits />
      ) : (
        <Section title="What does it cost?">
          <p>Nothing. Generate as many recipes as you like, one at a time.</p>
        </Section>
      )}
      <Section title="What does “checked for” mean?">
        <p>
          Every ingredient and every step was compared with the diet and the allergens that you
          chose. A recipe that breaks one of them is not shown. Labels of what you buy still have
          the last word.
        </p>
      </Section>
      <Section title="Can others see my recipes?">
        <p>A saved recipe has a link. Whoever has the link can read it; your name is not on it.</p>
      </Section>
      <Section title="Something is wrong. Whom do I ask?">
        <p>
          Us, on the{' '}
          <Link className="link" to="/contact">
            contact page
          </Link>
          .
        </p>
      </Section>
    </StaticPage>
  );
}

function CostInCredits() {
  const { creditsExpireAfterMonths } = usePublicSettings();
  return (
    <>
      <Section title="What does it cost?">
        <p>
          One credit per recipe. New sign-ups get 1 free recipe generation. A generation that fails
          costs nothing.
        </p>
      </Section>
      <Section title="Do credits expire?">
        <p>{creditExpirySentence(creditsExpireAfterMonths)}</p>
      </Section>
    </>
  );
}
