import { lazy, Suspense } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { Remix } from '#contract/remix.ts';
import type { PreferenceGroup } from '../data/catalogue.ts';
import { useServerUnreachable } from '../data/connection/connectivity.ts';
import { useCreditBalance } from '../data/credits/use-credit-balance.ts';
import { usePublicSettings } from '../data/public-settings.ts';
import type { Cook } from '../data/session/cook.ts';
import { useCook } from '../data/session/session-store.ts';
import { useCatalogue } from '../features/catalogue/use-catalogue.ts';
import { GenerateScreen } from '../features/generate/generate-screen.tsx';
import { GenerateSkeleton } from '../features/generate/generate-skeleton.tsx';
import { NoPreferences } from '../features/generate/no-preferences.tsx';
import { NoRemix } from '../features/generate/remix/no-remix.tsx';
import { remixFromAddress } from '../features/generate/remix/remix-from-address.ts';
import { useRemixBase } from '../features/generate/remix/use-remix-base.ts';
import { selectionFromAddress } from '../features/generate/selection-from-address.ts';
import { useMadeBefore } from '../features/generate/use-unsaved.ts';
import type { KitchenOfScreen } from '../layout/kitchen/kitchen-of-screen.ts';
import { useKitchenOfScreen } from './use-kitchen-of-screen.tsx';
import { useSaveGenerated } from './use-save-generated.ts';

/** Lazy: most visits generate a new recipe, not a remix. */
const RemixScreen = lazy(() => import('../features/generate/remix/remix-screen.tsx'));

/** The generate screen of a cook. */
export default function CookGenerate() {
  const cook = useCook();
  const catalogue = useCatalogue(useOutletContext<PreferenceGroup[] | null>());
  const kitchen = useKitchenOfScreen(cook?.id ?? '', catalogue.data);
  const [query] = useSearchParams();
  const isServerUnreachable = useServerUnreachable();
  const tryAgain = () => void catalogue.refetch();
  // Without a connection the query is retried before it fails: show the error with a retry at once, not a skeleton.
  if (cook && catalogue.isPending && isServerUnreachable)
    return <NoPreferences onTryAgain={tryAgain} />;
  if (!cook || catalogue.isPending) return <GenerateSkeleton />;
  if (catalogue.isError) return <NoPreferences onTryAgain={tryAgain} />;
  if (!kitchen) return <GenerateSkeleton />;
  const given = { cook, groups: catalogue.data, kitchen };
  const of = remixFromAddress(query);
  if (of === null) return <NoRemix />;
  // Another recipe, or another URL (from a plate of the dashboard), is another order: the key remounts the screen.
  if (of) return <Remixing key={JSON.stringify(of)} {...given} of={of} />;
  if (catalogue.data.length === 0) return <NoPreferences />;
  const order = ['mealType', 'category', 'q', 'choice'].map((name) => query.getAll(name));
  return <Generating key={JSON.stringify(order)} {...given} query={query} />;
}

type Given = { cook: Cook; groups: PreferenceGroup[]; kitchen: KitchenOfScreen };

/** Returns the props that both screens share. */
function useHouse({ cook, groups, kitchen }: Given) {
  const { generationTimeoutMs } = usePublicSettings();
  const balance = useCreditBalance(cook.id);
  const onSave = useSaveGenerated(cook.id, groups);
  return { cookId: cook.id, groups, kitchen, timeLimitMs: generationTimeoutMs, balance, onSave };
}

function Generating({ query, ...given }: Given & { query: URLSearchParams }) {
  const house = useHouse(given);
  const { data: shown, isPending } = useMadeBefore(given.cook.id, query.get('show'));
  const first = {
    selection: selectionFromAddress(query, given.groups),
    q: (query.get('q') ?? '').slice(0, limits.questionMaxLength),
  };
  return (
    <GenerateScreen
      {...house}
      first={first}
      shown={shown ?? null}
      isShownNext={isPending && query.has('show')}
    />
  );
}

function Remixing({ of, ...given }: Given & { of: Remix['of'] }) {
  const house = useHouse(given);
  const base = useRemixBase(given.cook.id, of);
  if (base.isPending) return <GenerateSkeleton />;
  if (base.isError) return <NoRemix onTryAgain={() => void base.refetch()} />;
  if (!base.data) return <NoRemix />;
  return (
    <Suspense fallback={<GenerateSkeleton />}>
      <RemixScreen {...house} base={base.data} />
    </Suspense>
  );
}
