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
          You choose a meal, a cuisine, a diet, allergens to leave out, spice, time. One{' '}
          {creditsEnabled ? 'credit' : 'click'} later there is a recipe: a list of ingredients in
          metric amounts, numbered steps, and how long it takes.
        </p>
      </Section>
      <Section title="Checked before it is shown">
        <p>
          A recipe is read line by line against the diet and the allergens that you chose. One that
          breaks them is not shown{creditsEnabled && ', and costs nothing'}. The recipe says what it
          was checked for. Please read the labels of what you buy all the same: a list of
          ingredients cannot know what a factory does.
        </p>
      </Section>
      <Section title="Made for the stove">
        <p>
          Scale it to the people at your table, read it in metric or US measures, and cook it one
          step at a time with the timers running. What you saved can be read without a connection.
        </p>
      </Section>
      <Section title="Yours to keep">
        <p>
          Save the good ones, mark favorites, rate them from one to five stars, search them, and
          share a link with somebody who is hungry too. They leave with you as well: one by one or
          all at once, in formats that other kitchens read.
        </p>
        <ButtonLink to="/generate" tone="primary" className="mt-2">
          Generate Recipe
        </ButtonLink>
      </Section>
      <Section title="More to read">
        <p>
          Short answers stand in the{' '}
          <Link className="link" to="/faq">
            FAQ
          </Link>
          , and every page of the site on the{' '}
          <Link className="link" to="/sitemap">
            sitemap
          </Link>
          .
        </p>
      </Section>
    </StaticPage>
  );
}
