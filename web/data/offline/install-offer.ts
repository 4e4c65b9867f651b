import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** The browser's `beforeinstallprompt` event, stored by the inline script (web/inline/keep-install-offer.ts). */
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

/** @returns a function that shows the browser's install prompt; null if the browser does not offer it, or no longer does */
export function useInstallOffer(): (() => void) | null {
  const offer = useSyncExternalStore(
    subscribe,
    () => window.installOffer,
    () => undefined,
  );
  if (!offer) return null;
  return () => {
    // The event can be used only once, whatever the user answers.
    delete window.installOffer;
    window.dispatchEvent(new Event('installoffer'));
    offer.prompt().catch((cause: unknown) => {
      console.warn('The browser did not ask whether to install the app.', cause);
    });
  };
}
