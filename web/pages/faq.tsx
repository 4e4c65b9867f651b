import { Link } from 'react-router';
import type { PublicSettings } from '#contract/public-settings.ts';
import plateUrl from '../assets/plate-soup.avif';
import { usePublicSettings } from '../data/public-settings.ts';
import { pageMetaWithCrumbs } from '../layout/page-meta.ts';
import { Section, StaticPage } from '../layout/static-page.tsx';
import { faqPage } from '../layout/structured-data.ts';
import type { Route } from './+types/faq.ts';
import { questionsOf } from './faq-questions.ts';

export function meta({ matches }: Route.MetaArgs) {
  const settings = matches[0].loaderData?.publicSettings;
  const price = settings?.creditsEnabled === false ? 'it costs' : 'a credit is';
  const tags = pageMetaWithCrumbs({
    title: 'FAQ',
    description: `How long a recipe takes, what ${price}, what is checked, and how to share.`,
    siteUrl: settings?.siteUrl,
    path: '/faq',
  });
  return settings ? [...tags, { 'script:ld+json': faqPage(questionsOf(settings)) }] : tags;
}

export default function Faq() {
  const settings: PublicSettings = usePublicSettings();
  return (
    <StaticPage title="FAQ" lead="Short answers to common questions." plate={plateUrl}>
      {questionsOf(settings).map(({ question, answer }) => (
        <Section key={question} title={question}>
          <p>{answer}</p>
        </Section>
      ))}
      <Section title="Something's wrong. Who can I ask?">
        <p>
          Us! See the{' '}
          <Link className="link" to="/contact">
            contact page
          </Link>
          .
        </p>
      </Section>
    </StaticPage>
  );
}
