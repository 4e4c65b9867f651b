import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns false on the server and in the first render over its document, and true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
