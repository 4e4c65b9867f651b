import { QueryProvider } from '../data/query-provider.tsx';
import { useCatalogue } from '../features/catalogue/use-catalogue.ts';
import { GenerateSkeleton } from '../features/generate/generate-skeleton.tsx';
import { NoPreferences } from '../features/generate/no-preferences.tsx';
import { VisitorChoices } from '../features/generate/visitor/visitor-choices.tsx';

/** The choices of a visitor who came from another page, or whose document has no catalogue: the browser reads it. */
export default function VisitorGenerate() {
  return (
    <QueryProvider>
      <ReadChoices />
    </QueryProvider>
  );
}

function ReadChoices() {
  const catalogue = useCatalogue();
  if (catalogue.isPending) return <GenerateSkeleton />;
  if (catalogue.isError) return <NoPreferences onTryAgain={() => void catalogue.refetch()} />;
  return <VisitorChoices groups={catalogue.data} />;
}
