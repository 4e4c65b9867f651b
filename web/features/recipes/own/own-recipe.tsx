import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { QueryProvider } from '../../../data/query-provider.tsx';
import { recipeKeys } from '../../../data/recipes/recipe-queries.ts';
import type { RecipeView } from '../../../data/recipes/recipe-view.ts';
import { Button } from '../../../ui/button.tsx';
import { CookNotes } from '../../../ui/cook-notes.tsx';
import { useRecipeAsCook } from '../use-recipe-as-cook.ts';
import { DeleteRecipe } from './delete-recipe.tsx';
import { OwnNote } from './own-note.tsx';
import { type OwnPart, readOwn } from './read-own.ts';
import { WhoSeesIt } from './who-sees-it.tsx';

const EditRecipeDialog = lazy(() => import('./edit-recipe-dialog.tsx'));

type OwnRecipeProps = {
  recipe: RecipeView;
  onDeleted: () => void;
  /** Called after lines were changed: data that was read before is stale. */
  onChanged?: () => void;
};

/** The owner's private part of a recipe and its actions, with the query cache that they need. */
export default function OwnRecipe(props: OwnRecipeProps) {
  return (
    <QueryProvider>
      <Own {...props} />
    </QueryProvider>
  );
}

function Own({ recipe, onDeleted, onChanged }: OwnRecipeProps) {
  const [editing, setEditing] = useState(false);
  const { id, userId } = recipe;
  const now = useRecipeAsCook(userId, id) ?? recipe;
  const { data: own } = useQuery({
    queryKey: recipeKeys.own(userId, id),
    queryFn: () => readOwn(id),
  });
  return (
    <section className="card own-recipe no-print" id="just-for-you" aria-labelledby="own-recipe">
      <div>
        <h3 className="card-title" id="own-recipe">
          Just for you
        </h3>
        <p className="small soft">Nobody else sees this part.</p>
      </div>
      {own?.remix && <RemixedFrom {...own.remix} />}
      {own && <CookNotes notes={own.cookNotes} />}
      {own && <OwnNote key={own.note} cookId={userId} recipeId={id} saved={own.note} />}
      <WhoSeesIt cookId={userId} recipeId={id} isShared={now.isShared} />
      <div className="row gap-2">
        <Button onClick={() => setEditing(true)}>
          <Pencil className="icon" />
          Edit
        </Button>
        <DeleteRecipe recipe={recipe} onDeleted={onDeleted} />
      </div>
      <Suspense fallback={null}>
        {editing && (
          <EditRecipeDialog
            recipe={now}
            onClose={() => setEditing(false)}
            onSaved={() => {
              setEditing(false);
              onChanged?.();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Says what the recipe is a remix of. The difference to it is shown beside the generated recipe. */
function RemixedFrom({ madeFrom, generationId }: NonNullable<OwnPart['remix']>) {
  return (
    <p>
      A remix of <bdi>{madeFrom}</bdi>.{' '}
      <Link className="link" to={`/generate?show=${generationId}`}>
        See what changed
      </Link>
    </p>
  );
}
