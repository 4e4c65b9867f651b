declare global {
  interface Window {
    /** Set once the app's own code runs. From then on the app itself reports code that failed to load (layout/missing-code.ts). */
    appStarted?: boolean;
  }
}

/** At most one automatic reload per this many milliseconds: a second reload would not fix what is still missing. */
const reloadOnceInMs = 30_000;

/** The messages of Chromium, Firefox and Safari for a dynamic import that failed to load. */
const missingModule = /dynamically imported module|importing a module/i;

/** Returns whether a reload may help, and remembers that the page then reloads. */
function mayReload(): boolean {
  const key = 'saffron-reloaded';
  const now = Date.now();
  try {
    const reloadedAt = Number(sessionStorage.getItem(key));
    sessionStorage.setItem(key, String(now));
    return navigator.onLine && now - reloadedAt > reloadOnceInMs;
  } catch {
    // Blocked or full storage throws. A reload could not be remembered, and the page would reload forever.
    return false;
  }
}

/** Makes the error message by hand: the code of the app's own one may be what is missing. */
function makeErrorMessage(): HTMLElement {
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.style.cssText = 'padding:1rem;text-align:center';
  message.append('Something went wrong ');
  const button = document.createElement('button');
  button.className = 'btn btn-primary';
  button.textContent = 'Refresh Page';
  button.onclick = () => location.reload();
  message.append(button);
  return message;
}

/**
 * Runs before everything else. When a script that starts the app fails to load (a server process that died during the response, a phone
 * between two cells), the page would be dead without any message. The guard reloads it once, and shows an error if that does not help.
 */
export function guardStart(): void {
  let isShown = false;
  const showError = () => {
    if (isShown || window.appStarted) return;
    if (!document.body) {
      addEventListener('DOMContentLoaded', showError);
      return;
    }
    isShown = true;
    document.body.prepend(makeErrorMessage());
  };
  const handleMissing = () => {
    if (window.appStarted) return;
    if (mayReload()) location.reload();
    else showError();
  };
  window.appStarted = false;
  const onError = ({ target }: Event) => {
    if ((target as Element).tagName === 'SCRIPT') handleMissing();
  };
  // The error of an element does not bubble.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', (event) => {
    if (window.appStarted || !missingModule.test(event.reason)) return;
    event.preventDefault();
    handleMissing();
  });
}
