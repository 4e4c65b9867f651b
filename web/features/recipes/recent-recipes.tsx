import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { fromServerOrDevice } from '../../data/offline/from-server-or-device.ts';
import { readSavedList } from '../../data/offline/saved-lists.ts';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import {
  type RecipeRow,
  type RecipeView,
  recipesFromRows,
} from '../../data/recipes/recipe-view.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PictureOrPlaceholder } from '../../ui/picture-or-placeholder.tsx';
import { Plate } from '../../ui/plate.tsx';
import { RecipeMeta } from '../../ui/recipe-card.tsx';
import { RecipeDialog } from './recipe-dialog.tsx';

async function askForRecent(cookId: string): Promise<RecipeView[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('get_recipes_with_ratings', { filter_user_id: cookId })
    .order('created_at', { ascending: false })
    .limit(limits.recentRecipes);
  if (error) throw error;
  return recipesFromRows(data as RecipeRow[]);
}

function readRecent(cookId: string): Promise<RecipeView[]> {
  return fromServerOrDevice(
    () => askForRecent(cookId),
    async () => {
      const rows = await readSavedList({ cookId, of: 'own' });
      return rows && recipesFromRows(rows.slice(0, limits.recentRecipes));
    },
  );
}

/** The latest four recipes: the newest large, three rows below it. */
export function RecentRecipes({ cookId }: { cookId: string }) {
  const [opened, setOpened] = useState<RecipeView | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: recipeKeys.recent(cookId),
    queryFn: () => readRecent(cookId),
  });
  return (
    <section className="card" aria-labelledby="recent-recipes">
      <div className="section-head">
        <h2 className="card-title" id="recent-recipes">
          Recent Recipes
        </h2>
        <Link className="link small" to="/recipes">
          View All
        </Link>
      </div>
      {isError && !data ? (
        <EmptyState motif="face" title="Your recipes could not be loaded" heading="h3">
          <Button onClick={() => void refetch()}>Try Again</Button>
        </EmptyState>
      ) : (
        <RecentList recipes={data} onView={setOpened} />
      )}
      {opened && <RecipeDialog cookId={cookId} opened={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

const rows = ['second', 'third', 'fourth'];

/** Has the height of four recipes, so that the content below it does not move on a phone. */
function RecentSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="skel aspect-video rounded-lg" />
      <div className="skel my-4 h-14 w-3/5" />
      <ul className="recipe-rows">
        {rows.map((row) => (
          <li key={row} className="recipe-row">
            <span className="skel block size-22 rounded-full" />
            <span className="skel block h-6 w-4/5" />
            <span className="skel block h-11 w-18 rounded-md" />
          </li>
        ))}
      </ul>
    </div>
  );
}

type RecentListProps = { recipes: RecipeView[] | undefined; onView: (recipe: RecipeView) => void };

function RecentList({ recipes, onView }: RecentListProps) {
  if (!recipes) return <RecentSkeleton />;
  const [newest, ...others] = recipes;
  if (!newest) {
    return (
      <EmptyState motif="book" title="No recipes yet" heading="h3">
        <ButtonLink to="/generate" tone="tint">
          Generate Your First Recipe
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <article className="lead-recipe">
        <PictureOrPlaceholder src={newest.image} alt="" first />
        <div className="cap">
          <div>
            <h3>
              <bdi>{newest.name}</bdi>
            </h3>
            <RecipeMeta recipe={newest} />
          </div>
          <ViewButton recipe={newest} onView={onView} />
        </div>
      </article>
      {others.length > 0 && (
        <ul className="recipe-rows">
          {others.map((recipe) => (
            <li key={recipe.id} className="recipe-row">
              <RowPicture recipe={recipe} />
              <div>
                <h3>
                  <bdi>{recipe.name}</bdi>
                </h3>
                <RecipeMeta recipe={recipe} />
              </div>
              <ViewButton recipe={recipe} onView={onView} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Shows a round plate, cut out along its rim, if the position of the plate is known; otherwise the photo. */
function RowPicture({ recipe: { thumbnail, plate } }: { recipe: RecipeView }) {
  if (plate) return <Plate src={thumbnail} circle={plate} />;
  return <PictureOrPlaceholder src={thumbnail} alt="" width={640} height={427} />;
}

function ViewButton({
  recipe,
  onView,
}: {
  recipe: RecipeView;
  onView: (recipe: RecipeView) => void;
}) {
  return (
    <Button onClick={() => onView(recipe)}>
      View<span className="sr-only"> {recipe.name}</span>
    </Button>
  );
}
