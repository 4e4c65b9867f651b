import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { priceWords } from '#contract/packs.ts';
import heroSmallUrl from '../assets/dish-curry-800.avif';
import heroLargeUrl from '../assets/dish-curry-1200.avif';
import ramenSmallUrl from '../assets/dish-ramen-800.avif';
import ramenLargeUrl from '../assets/dish-ramen-1200.avif';
import dessertUrl from '../assets/plate-pancakes.avif';
import dinnerUrl from '../assets/plate-pasta.avif';
import breakfastUrl from '../assets/plate-porridge.avif';
import lunchUrl from '../assets/plate-salad.avif';
import { useCreditsEnabled, useSellsCredits } from '../data/credits/use-credits-enabled.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Docket } from '../ui/docket.tsx';
import { NumberedSteps } from '../ui/numbered-steps.tsx';
import { PictureOrPlaceholder } from '../ui/picture-or-placeholder.tsx';
import { Plate } from '../ui/plate.tsx';

/** Example preferences that match the large picture: a chicken curry with coconut cream. */
const exampleOrder = [
  { name: 'Meal type', value: 'Dinner' },
  { name: 'Cuisine', value: 'Indian' },
  { name: 'Diet', value: 'Dairy-Free' },
  { name: 'Spice level', value: 'Medium' },
];

const stepsFor = (creditsEnabled: boolean) => [
  {
    title: 'Select Categories',
    text: 'Meal, cuisine, diet, allergens, spice, time. Choose as much or as little as you like.',
  },
  {
    title: 'Generate Recipe',
    text: `One ${creditsEnabled ? 'credit' : 'click'}, one recipe. It is checked against your diet and allergens before you see it.`,
  },
  {
    title: 'Save & Cook',
    text: 'Keep the good ones, rate them, share them, and find them again when you are hungry.',
  },
];

const popular = [
  { slug: 'breakfast', name: 'Breakfast', plate: breakfastUrl },
  { slug: 'lunch', name: 'Lunch', plate: lunchUrl },
  { slug: 'dinner', name: 'Dinner', plate: dinnerUrl },
  { slug: 'dessert', name: 'Dessert', plate: dessertUrl },
];

/** The landing page for visitors. */
export function Landing() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <PopularCategories />
      <CallToAction />
    </>
  );
}

function Hero() {
  const sellsCredits = useSellsCredits();
  return (
    <section className="page hero">
      <div className="hero-copy">
        <h1>Cook what you feel like.</h1>
        <p className="lead">
          Pick a meal, a cuisine, a diet and how much heat you can take. Saffron Table writes you a
          recipe for exactly that: amounts that add up, steps you can cook from.
        </p>
        <div className="hero-actions">
          <ButtonLink to="/generate" tone="primary" size="large" prefetch="intent">
            Generate Recipe
          </ButtonLink>
          <ButtonLink to="/auth" size="large" prefetch="intent">
            View Saved Recipes
          </ButtonLink>
        </div>
        <p className="small">
          <Link className="link" to="/recipe/sample" prefetch="intent">
            See a sample recipe
          </Link>
        </p>
        <p className="hero-note">
          <Check className="icon" />
          {useCreditsEnabled()
            ? 'New sign-ups get 1 free recipe generation.'
            : 'Recipes are free here.'}
        </p>
        {sellsCredits && <p className="small soft">{priceWords}</p>}
      </div>
      <div className="hero-stage">
        <PictureOrPlaceholder
          first
          src={heroLargeUrl}
          srcSet={`${heroSmallUrl} 800w, ${heroLargeUrl} 1200w`}
          sizes="(min-width: 64rem) 55vw, 100vw"
          alt="Chicken and cauliflower curry with basmati rice, on dark wood"
        />
        <Docket rows={exampleOrder} />
      </div>
    </section>
  );
}

function HowItWorks() {
  const steps = stepsFor(useCreditsEnabled());
  return (
    <section className="section page" aria-labelledby="how-it-works">
      <div className="stripe-mark" />
      <h2 id="how-it-works" className="mb-10">
        How It Works
      </h2>
      <NumberedSteps steps={steps} />
    </section>
  );
}

function PopularCategories() {
  return (
    <section className="section table-band" aria-labelledby="popular-categories">
      <div className="page">
        <h2 id="popular-categories" className="mb-10">
          Popular Categories
        </h2>
        <div className="plates">
          {popular.map((category) => (
            <Link
              key={category.slug}
              className="plate-link"
              to={`/generate?category=${category.slug}`}
            >
              <Plate src={category.plate} />
              <b>
                {category.name}
                <ArrowRight className="icon" />
              </b>
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}

function CallToAction() {
  const creditsEnabled = useCreditsEnabled();
  return (
    <section className="page pt-(--section)">
      <div className="cta">
        <div className="cta-copy">
          <h2 className="h1">
            {creditsEnabled ? 'Your first recipe is on us.' : 'Your table is ready.'}
          </h2>
          <p>
            {creditsEnabled
              ? 'Create an account and get 1 free recipe generation. No card needed.'
              : 'Create an account and generate as many recipes as you like.'}
          </p>
          <ButtonLink to="/auth?tab=register" tone="primary" size="large" prefetch="intent">
            Create Account
          </ButtonLink>
        </div>
        <PictureOrPlaceholder
          src={ramenLargeUrl}
          srcSet={`${ramenSmallUrl} 800w, ${ramenLargeUrl} 1200w`}
          sizes="(min-width: 56rem) 38rem, 100vw"
          alt="Miso ramen with eggs, mushrooms and greens, and red chopsticks beside it"
        />
      </div>
    </section>
  );
}
