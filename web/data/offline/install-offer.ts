import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** The browser's offer to install the app, taken by the script that runs before the first paint (before-paint.ts). */
    installOffer?: Event & { prompt(): Promise<unknown> };
  }
}

const changes = ['installoffer', 'appinstalled'];

function subscribe(listener: () => void) {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
}

/** @returns what asks the person to install the app; null where the browser does not offer it, or not any more */
export function useInstallOffer(): (() => void) | null {
  const offer = useSyncExternalStore(
    subscribe,
    () => window.installOffer,
    () => undefined,
  );
  if (!offer) return null;
  return () => {
    // An offer can be taken up once, whatever the answer.
    delete window.installOffer;
    window.dispatchEvent(new Event('installoffer'));
    offer.prompt().catch((cause: unknown) => {
      console.warn('The browser did not ask whether to install the app.', cause);
    });
  };
}
