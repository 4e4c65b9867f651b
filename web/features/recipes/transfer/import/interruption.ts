import { ReadingFailed } from '../reading/read-in-worker.ts';

/** Why an import was interrupted, as a sentence for the user. */
export type Interruption = { text: string; canGoOn: boolean };

/** The cook left the import or pressed Stop. */
export class Left extends Error {}

const signedOut: Interruption = {
  text: "Your session has ended. Sign in again and choose the same files: we'll skip what's already saved.",
  canGoOn: false,
};

function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

/** @param cause the error from the data client, the worker or the cook's Stop */
export function whyInterrupted(cause: unknown): Interruption {
  if (cause instanceof Left)
    return { text: 'You stopped here. Continue whenever you like.', canGoOn: true };
  if (/^PGRST30[0-3]$|^42501$/.test(codeOf(cause))) return signedOut;
  if (cause instanceof ReadingFailed) return { text: cause.message, canGoOn: true };
  return {
    text: "The connection was lost, or the server isn't responding. Everything saved so far is safe.",
    canGoOn: true,
  };
}
