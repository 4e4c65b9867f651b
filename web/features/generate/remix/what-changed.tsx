import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Remix, RemixBase } from '#contract/remix.ts';
import type { Recipe } from '#recipes/recipe.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { changeMadeInWords } from './change-in-words.ts';
import { ChangedFacts } from './changed-facts.tsx';
import { ChangedIngredients } from './changed-ingredients.tsx';
import { ChangedSteps } from './changed-steps.tsx';
import { compareRecipes, sumUp } from './difference/compare-recipes.ts';
import './remix.css';

type WhatChangedProps = {
  base: RemixBase;
  remix: Remix;
  recipe: Recipe;
  groups: readonly PreferenceGroup[];
};

/** Shows the difference between a remix and its base: what was removed, added, changed and kept. */
export default function WhatChanged({ base, remix, recipe, groups }: WhatChangedProps) {
  const difference = useMemo(() => compareRecipes(base, recipe), [base, recipe]);
  return (
    <section className="what-changed" aria-labelledby="what-changed">
      <div>
        <h3 className="card-title" id="what-changed">
          What changed
        </h3>
        <p className="small soft mt-1">
          {changeMadeInWords(remix.change, groups)}, from{' '}
          <BaseName of={remix.of} title={base.title} />. {sumUp(difference)}
        </p>
      </div>
      <ChangedFacts title="Time and servings" changes={difference.facts} />
      <ChangedIngredients changes={difference.ingredients} />
      <ChangedSteps changes={difference.steps} />
      <ChangedFacts title="Nutrition per serving" changes={difference.nutrition} />
    </section>
  );
}

function BaseName({ of, title }: { of: Remix['of']; title: string }) {
  if (!('recipeId' in of)) return title;
  return (
    <Link className="link" to={`/recipe/${of.recipeId}`}>
      {title}
    </Link>
  );
}
