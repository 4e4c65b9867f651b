import { useSearchParams } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { PreferenceGroup } from '../data/catalogue.ts';
import { useCreditBalance } from '../data/credits/use-credit-balance.ts';
import { usePublicSettings } from '../data/public-settings.ts';
import type { Cook } from '../data/session/cook.ts';
import { useCook } from '../data/session/session-store.ts';
import { useCatalogue } from '../features/catalogue/use-catalogue.ts';
import { GenerateScreen } from '../features/generate/generate-screen.tsx';
import { selectionFromAddress } from '../features/generate/selection-from-address.ts';
import { publicCategories } from '../features/generate/selections-by-label.ts';
import type { GeneratedRecipe } from '../features/generate/use-generation.ts';
import { type RecipeToSave, useSaveRecipe } from '../features/recipes/use-save-recipe.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

export function meta() {
  return pageMeta({
    title: 'Generate Recipe',
    description: 'Choose what you feel like, and get a recipe made for it.',
  });
}

export default function Generate() {
  const cook = useCook();
  const catalogue = useCatalogue();
  if (!cook || catalogue.isPending) return <PageSpinner />;
  if (catalogue.isError) {
    return (
      <EmptyState motif="face" title="The preferences could not be loaded" heading="h1">
        <Button tone="primary" onClick={() => void catalogue.refetch()}>
          Try Again
        </Button>
      </EmptyState>
    );
  }
  return <GenerateWith cook={cook} groups={catalogue.data} />;
}

function toSave({ answer, selections }: GeneratedRecipe): RecipeToSave {
  const { recipe, imageUrl, generationId } = answer;
  const categories = publicCategories(selections);
  return {
    ...recipe,
    name: recipe.title,
    categories,
    category: categories[0] ?? null,
    imageUrl: imageUrl ?? null,
    generationId,
  };
}

function GenerateWith({ cook, groups }: { cook: Cook; groups: PreferenceGroup[] }) {
  const [query] = useSearchParams();
  const { generationTimeoutMs } = usePublicSettings();
  const balance = useCreditBalance(cook.id);
  const save = useSaveRecipe(cook.id);
  const first = {
    selection: selectionFromAddress(query, groups),
    q: (query.get('q') ?? '').slice(0, limits.questionMaxLength),
  };
  return (
    <GenerateScreen
      // Another address (a plate of the dashboard) is another order.
      key={query.toString()}
      cookId={cook.id}
      timeLimitMs={generationTimeoutMs}
      groups={groups}
      balance={balance}
      first={first}
      saving={save.isPending}
      // The mutation itself shows what went wrong.
      onSave={(generated) => save.mutateAsync(toSave(generated)).catch(() => null)}
    />
  );
}
