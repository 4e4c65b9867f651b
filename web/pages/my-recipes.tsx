import { useCook } from '../data/session/session-store.ts';
import { UnsavedLink } from '../features/generate/unsaved/unsaved-link.tsx';
import { MyRecipesScreen } from '../features/recipes/my-recipes-screen.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'My Recipes',
    description: 'The recipes that you saved.',
    noindex: true,
  });
}

export default function MyRecipes() {
  const cook = useCook();
  return (
    cook && (
      <>
        <MyRecipesScreen cookId={cook.id} />
        <UnsavedLink cookId={cook.id} />
      </>
    )
  );
}
