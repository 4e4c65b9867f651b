const storageKey = 'browser-journey-errors';

/** An expression that yields the errors that the pages of a window have collected. A blank page has no storage. */
export const readCollectedErrors = `location.protocol.startsWith('http') ? JSON.parse(sessionStorage.getItem('${storageKey}') ?? '[]') : []`;

/** Runs before every other script of a page. The errors outlive the page: the next page of the window adds to them. */
function collectErrors(key: string): void {
  const note = (line: string) => {
    const lines: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...lines, `${line} (${location.href})`]));
  };
  const printError = console.error;
  console.error = (...words: unknown[]) => {
    note(`console: ${words.map(String).join(' ')}`);
    printError(...words);
  };
  addEventListener('error', ({ message }) => note(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    note(`policy: ${event.violatedDirective} refuses ${event.blockedURI}`),
  );
  document.currentScript?.remove();
}

/**
 * Inserts the collector first in a page's head, with the nonce of the page's own policy.
 * @returns the unchanged page when its policy has no nonce: a page without a nonce runs no script
 */
export function addErrorCollector(html: string, policy: string): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!nonce) return html;
  const script = `<script nonce="${nonce}">(${collectErrors})('${storageKey}')</script>`;
  return html.replace(/<head[^>]*>/, (head) => `${head}${script}`);
}
