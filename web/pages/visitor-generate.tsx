import { useSearchParams } from 'react-router';
import { limits } from '#contract/limits.ts';
import { QueryProvider } from '../data/query-provider.tsx';
import { useCatalogue } from '../features/catalogue/use-catalogue.ts';
import { GenerateSkeleton } from '../features/generate/generate-skeleton.tsx';
import { NoPreferences } from '../features/generate/no-preferences.tsx';
import { selectionFromAddress } from '../features/generate/selection-from-address.ts';
import { VisitorOrder } from '../features/generate/visitor/visitor-order.tsx';

/** The page /generate for a visitor: everything can be chosen, and an account is needed only to generate a recipe. */
export default function VisitorGenerate() {
  return (
    <QueryProvider>
      <VisitorChoices />
    </QueryProvider>
  );
}

function VisitorChoices() {
  const catalogue = useCatalogue();
  const [query] = useSearchParams();
  if (catalogue.isPending) return <GenerateSkeleton />;
  if (catalogue.isError) return <NoPreferences onTryAgain={() => void catalogue.refetch()} />;
  if (catalogue.data.length === 0) return <NoPreferences />;
  const first = {
    selection: selectionFromAddress(query, catalogue.data),
    q: (query.get('q') ?? '').slice(0, limits.questionMaxLength),
  };
  return <VisitorOrder key={query.toString()} groups={catalogue.data} first={first} />;
}
