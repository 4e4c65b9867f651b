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
  // The router does not get the click, so the browser follows the link itself.
  event.stopPropagation();
}

/**
 * Makes the next link click a full page load, because another version is being served and the next page should have that version.
 * The open page is not changed.
 */
export function forceFullPageLoad() {
  window.addEventListener('click', onClick, { capture: true });
}

/** Returns to client-side navigation: the service worker has the page's version, so the page was the newer one. */
export function restoreClientNavigation() {
  window.removeEventListener('click', onClick, { capture: true });
}
