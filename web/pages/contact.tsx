import { Link } from 'react-router';
import plateUrl from '../assets/plate-pancakes.avif';
import { usePublicSettings } from '../data/public-settings.ts';
import { pageMetaWithCrumbs } from '../layout/page-meta.ts';
import { Section, StaticPage } from '../layout/static-page.tsx';
import type { Route } from './+types/contact.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMetaWithCrumbs({
    title: 'Contact',
    description: 'How to reach Saffron Table: sales, legal and support, by email and phone.',
    siteUrl: matches[0].loaderData?.publicSettings.siteUrl,
    path: '/contact',
  });
}

export default function Contact() {
  const { contactSalesEmail, contactSupportEmail, contactPhone } = usePublicSettings();
  return (
    <StaticPage title="Contact" lead="Email or call. You'll reach a real person." plate={plateUrl}>
      <Section title="Legal and support">
        <p className="how-to-reach">
          <a className="link" href={`mailto:${contactSupportEmail}`}>
            {contactSupportEmail}
          </a>
        </p>
        <p>Email 24/7, with a reply within 24 hours. Legal questions: 2 to 3 business days.</p>
      </Section>
      <Section title="Sales">
        <p className="how-to-reach">
          <a className="link" href={`mailto:${contactSalesEmail}`}>
            {contactSalesEmail}
          </a>
        </p>
        <p>For schools, caterers and teams.</p>
      </Section>
      <Section title="Phone">
        <p className="how-to-reach">
          <a className="link" href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>
            {contactPhone}
          </a>
        </p>
        <p>Monday to Friday 9:00 to 18:00 (UTC+2).</p>
      </Section>
      <Section title="Before you write">
        <p>
          Your question may already be in the{' '}
          <Link className="link" to="/faq">
            FAQ
          </Link>
          .
        </p>
      </Section>
    </StaticPage>
  );
}
