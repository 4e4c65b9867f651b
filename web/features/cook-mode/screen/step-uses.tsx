import type { StepIngredient } from '../step-ingredients/step-ingredients.ts';

/** Lists what a step needs, with amounts. Ingredients that an earlier step has named already come last, in a quieter style. */
export function StepUses({ ingredients }: { ingredients: readonly StepIngredient[] }) {
  if (ingredients.length === 0) return null;
  return (
    <ul className="cook-uses" aria-label="For this step">
      {ingredients.map(({ index, amount, name, again }) => (
        <li key={index} className={again ? 'again' : undefined} dir="auto">
          {amount && <b dir="ltr">{amount}</b>} {name}
        </li>
      ))}
    </ul>
  );
}
