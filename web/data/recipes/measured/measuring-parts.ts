import { useEffect, useState } from 'react';

/** Code that is loaded when a cook first scales or converts, since most readers do neither. */
const loaders = {
  scale: async () => {
    const { scaleRecipe } = await import('#recipes/measures/scale/scale-recipe.ts');
    return { scaleRecipe };
  },
  // Includes the pantry data: the weight of a cup of each food.
  convert: async () => {
    const [{ convertRecipe }, { pantryFood }] = await Promise.all([
      import('#recipes/measures/convert/convert-recipe.ts'),
      import('#recipes/measures/convert/pantry-foods.ts'),
    ]);
    return { convertRecipe, pantryFood };
  },
};

type Part = keyof typeof loaders;
export type MeasuringParts = { [P in Part]?: Awaited<ReturnType<(typeof loaders)[P]>> };

let loaded: MeasuringParts = {};
const underWay = new Map<Part, Promise<void>>();

async function fetchPart(part: Part): Promise<void> {
  const fetched = await loaders[part]();
  loaded = { ...loaded, [part]: fetched };
}

/** @throws if the code cannot be fetched. The next call tries again, if the browser allows it: Chromium needs a page reload. */
async function load(part: Part): Promise<void> {
  if (loaded[part]) return;
  const started = underWay.get(part) ?? fetchPart(part);
  underWay.set(part, started);
  try {
    await started;
  } finally {
    underWay.delete(part);
  }
}

/** Prefetches the code when a finger or the focus comes near the controls. */
export function prefetchMeasuring(part: Part) {
  load(part).catch((cause: unknown) => {
    // The cook's choice loads it again, and reports a failure.
    console.warn('What measures recipes could not be loaded ahead.', cause);
  });
}

/**
 * Loads the code that a choice needs.
 * @param attempt a different number retries what failed
 */
export function useMeasuringParts(wanted: readonly Part[], attempt: number) {
  const [state, setState] = useState({ parts: loaded, failedAttempt: -1 });
  const missing = wanted.filter((part) => !state.parts[part]).join(' ');
  useEffect(() => {
    if (missing === '') return;
    let isCurrent = true;
    Promise.all(missing.split(' ').map((part) => load(part as Part))).then(
      () => isCurrent && setState({ parts: loaded, failedAttempt: -1 }),
      (cause: unknown) => {
        console.warn('What measures recipes could not be loaded.', cause);
        if (isCurrent) setState({ parts: loaded, failedAttempt: attempt });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [missing, attempt]);
  const failed = missing !== '' && state.failedAttempt === attempt;
  return { parts: state.parts, pending: missing !== '' && !failed, failed };
}
