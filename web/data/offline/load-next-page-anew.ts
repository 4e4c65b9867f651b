function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !(event.target instanceof Element)) return null;
  return event.target.closest('a[href]');
}

function onClick(event: MouseEvent) {
  const link = linkOf(event);
  if (!link || link.target || link.origin !== window.location.origin) return;
  if (link.pathname === window.location.pathname && link.search === window.location.search) return;
  // The router does not hear of it; the browser follows the link by itself.
  event.stopPropagation();
}

/**
 * Another version is being served: the next link is followed by the browser itself, so that the page it leads to is of that version.
 * What stands open now is not touched.
 */
export function loadNextPageAnew() {
  window.addEventListener('click', onClick, { capture: true });
}

/** The worker of the page's own version is there: the page was the newer one. */
export function loadNextPageAsEver() {
  window.removeEventListener('click', onClick, { capture: true });
}
