/** Stores the browser's `beforeinstallprompt` event for the app (data/offline/install-offer.ts): it fires once, and early. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event as NonNullable<typeof window.installOffer>;
    dispatchEvent(new Event('installoffer'));
  });
}
