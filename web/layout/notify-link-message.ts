/** Shows a signed-in user the message of a link that was already used. The texts are loaded on demand. */
export function notifyLinkMessage(code: string) {
  import('./link-message-toast.ts').then(
    ({ showLinkMessage }) => showLinkMessage(code),
    (cause: unknown) => console.warn('The notice could not be loaded.', cause),
  );
}
