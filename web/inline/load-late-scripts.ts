import { late } from '#contract/late-scripts.ts';

/** How long the scripts wait for styles, fonts and pictures at most, once the document is parsed. A hidden tab paints nothing. */
const maxWaitMs = 1500;

/** Loads what the server marked. A script runs only with the type that it was inserted with, so each is inserted again. */
function loadMarked(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${late}]`)) {
    link.rel = 'modulepreload';
  }
  for (const marked of document.querySelectorAll<HTMLScriptElement>(`script[type=${late}]`)) {
    const script = document.createElement('script');
    script.nonce = marked.nonce;
    script.type = 'module';
    script.async = true;
    script.textContent = marked.textContent;
    document.head.append(script);
  }
}

/**
 * Loads the marked scripts of the page once its styles, fonts and pictures are there and painted
 * (docs/decisions/0114-load-scripts-after-the-first-paint.md).
 */
export function loadLateScripts(): void {
  let isBegun = false;
  let waitingFor = 2;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    loadMarked();
  };
  const endWait = () => {
    waitingFor -= 1;
    if (waitingFor === 0) begin();
  };
  addEventListener('DOMContentLoaded', () => setTimeout(begin, maxWaitMs));
  addEventListener('load', endWait);
  const onPaint: PerformanceObserverCallback = (list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint')[0]) return;
    observer.disconnect();
    endWait();
  };
  // Old browsers lack the list, and some browsers do not report a paint.
  const types = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
  if (types?.includes('paint')) {
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
  } else {
    endWait();
  }
}
