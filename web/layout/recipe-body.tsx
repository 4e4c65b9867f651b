import type { Measurable } from '../data/recipes/measured/measure-recipe.ts';
import type { RecipeDetails } from '../data/recipes/recipe-details.ts';
import type { MeasuredRecipe } from '../data/recipes/use-measured-recipe.ts';
import { NutritionPanel } from '../ui/nutrition-panel.tsx';
import { IngredientList, MethodList, ScalingNote } from '../ui/recipe-sections.tsx';
import { TipList } from '../ui/tip-list.tsx';
import { MeasureTools } from './measure-tools.tsx';

type Details = Pick<RecipeDetails, 'tips' | 'notes' | 'checks' | 'nutrition'> &
  Partial<Pick<RecipeDetails, 'changed'>>;
type RecipeBodyProps = { measured: MeasuredRecipe<Measurable & { details: Details }> };

/** Ingredients, steps, tips and nutrition in one column, for a dialog or a generated result. */
export function RecipeBody({ measured }: RecipeBodyProps) {
  const { recipe, pending, scalingNote } = measured;
  const { details } = recipe;
  return (
    <div className="contents" data-pending={pending || undefined}>
      <section>
        <h3 className="card-title">Ingredients</h3>
        {recipe.ingredients.length > 0 && <MeasureTools measured={measured} />}
        <IngredientList lines={recipe.ingredients} changed={details.changed?.ingredients ?? []} />
      </section>
      <section>
        <h3 className="card-title mb-2">Instructions</h3>
        <ScalingNote text={scalingNote} />
        <MethodList steps={recipe.instructions} changed={details.changed?.instructions ?? []} />
      </section>
      <TipList tips={details.tips} />
      <NutritionPanel nutrition={details.nutrition} servings={recipe.servings} />
    </div>
  );
}
