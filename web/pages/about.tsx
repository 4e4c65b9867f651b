import { Link } from 'react-router';
import plateUrl from '../assets/plate-curry.avif';
import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { pageMetaWithCrumbs } from '../layout/page-meta.ts';
import { Section, StaticPage } from '../layout/static-page.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/about.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMetaWithCrumbs({
    title: 'About',
    description:
      'What Saffron Table is, how a recipe is made, and what is checked before you see it.',
    siteUrl: matches[0].loaderData?.publicSettings.siteUrl,
    path: '/about',
  });
}

export default function About() {
  const creditsEnabled = useCreditsEnabled();
  return (
    <StaticPage
      title="About"
      lead="Saffron Table writes a recipe for what you feel like, what you eat, and the time you have."
      plate={plateUrl}
    >
      <Section title="Made for home cooks">
        <p>
          Choose a meal, a cuisine, a diet, allergens to leave out, spice and time. One{' '}
          {creditsEnabled ? 'credit' : 'click'} later you have a recipe: ingredients in metric
          amounts, numbered steps and how long it takes.
        </p>
      </Section>
      <Section title="Checked before it is shown">
        <p>
          We check every line of a recipe against the diet and allergens you chose. If it doesn't
          fit, you won't see it{creditsEnabled && ', and it costs you nothing'}. Each recipe says
          what we checked. Always read labels too: packaged foods can contain traces we can't see.
        </p>
      </Section>
      <Section title="Made for the stove">
        <p>
          Scale it to the number of people eating, read it in metric or US measures, and cook one
          step at a time with timers. Your saved recipes work offline too.
        </p>
      </Section>
      <Section title="Yours to keep">
        <p>
          Save the good ones, mark favorites, rate them from one to five stars, search them, and
          share a link with someone who's hungry too. Export them anytime, one by one or all at
          once, in formats other apps can open.
        </p>
        <ButtonLink to="/generate" tone="primary" className="mt-2">
          Generate Recipe
        </ButtonLink>
      </Section>
      <Section title="More to read">
        <p>
          See the{' '}
          <Link className="link" to="/faq">
            FAQ
          </Link>{' '}
          or the{' '}
          <Link className="link" to="/sitemap">
            sitemap
          </Link>
          .
        </p>
      </Section>
    </StaticPage>
  );
}
