import { X } from 'lucide-react';
import type { RecipeView } from '../../data/recipes/recipe-view.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MethodList } from '../../ui/recipe-sections.tsx';

/** /recipe/{id}/cook: the recipe beside the stove. */
export function CookScreen({ recipe }: { recipe: RecipeView }) {
  return (
    <main id="main" className="page" data-theme="dark">
      <ButtonLink to={`/recipe/${recipe.id}`}>
        <X className="icon" />
        Exit
      </ButtonLink>
      <h1>{recipe.name}</h1>
      <MethodList steps={recipe.instructions} />
    </main>
  );
}
