import { notices } from '#contract/notices.ts';
import { useCook } from '../data/session/session-store.ts';
import { useCatalogue } from '../features/catalogue/use-catalogue.ts';
import { readMadeBefore } from '../features/generate/read-generations.ts';
import { selectionsByLabel } from '../features/generate/selections-by-label.ts';
import { UnsavedScreen } from '../features/generate/unsaved/unsaved-screen.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { notify } from '../ui/notify.ts';
import { useSaveGenerated } from './use-save-generated.ts';

export function meta() {
  return pageMeta({
    title: 'Unsaved recipes',
    description: 'The recipes you made and haven’t saved yet.',
    noindex: true,
  });
}

export default function UnsavedRecipes() {
  const cook = useCook();
  return cook && <UnsavedOf cookId={cook.id} />;
}

function UnsavedOf({ cookId }: { cookId: string }) {
  const catalogue = useCatalogue();
  const groups = catalogue.data ?? [];
  const save = useSaveGenerated(cookId, groups);

  async function saveOne(generationId: string) {
    // The catalogue is needed to determine the recipe's categories.
    if (!catalogue.data) return notify(notices.saveFailed);
    const made = await readMadeBefore(generationId).catch((error: unknown) => {
      console.warn('The recipe could not be read.', error);
      return null;
    });
    if (!made) return notify(notices.saveFailed);
    await save({ answer: made.answer, selections: selectionsByLabel(made.selections, groups) });
  }

  return <UnsavedScreen cookId={cookId} onSave={saveOne} />;
}
