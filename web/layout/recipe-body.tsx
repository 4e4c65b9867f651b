import { checkedSubjects } from '../data/recipes/checked-subjects.ts';
import type { RecipeDetails } from '../data/recipes/recipe-details.ts';
import { NutritionPanel } from '../ui/nutrition-panel.tsx';
import { CheckedNote, IngredientList, MethodList, TipList } from '../ui/recipe-sections.tsx';

type RecipeBodyProps = {
  recipe: {
    ingredients: readonly string[];
    instructions: readonly string[];
    details: Pick<RecipeDetails, 'tips' | 'notes' | 'checks' | 'nutrition'>;
  };
};

/** Ingredients, steps, tips, checks and nutrients, one under the other: in a dialog, in a result. */
export function RecipeBody({ recipe }: RecipeBodyProps) {
  const { details } = recipe;
  return (
    <>
      <section>
        <h3 className="card-title">Ingredients</h3>
        <IngredientList lines={recipe.ingredients} />
      </section>
      <section>
        <h3 className="card-title mb-2">Instructions</h3>
        <MethodList steps={recipe.instructions} />
      </section>
      <TipList tips={details.tips} />
      <CheckedNote subjects={checkedSubjects(details)} notes={details.notes} />
      <NutritionPanel nutrition={details.nutrition} />
    </>
  );
}
