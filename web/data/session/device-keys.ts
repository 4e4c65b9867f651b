/** User-facing messages for the browser's WebAuthn errors. */
const wordsByName: Record<string, string> = {
  NotAllowedError: "Your device didn't confirm it, or it took too long. Please try again.",
  InvalidStateError: 'This device already has a passkey for this account.',
  SecurityError: "Passkeys don't work at this address.",
  NotSupportedError: 'Your device has no passkey that works here.',
};

/** Returns the user-facing message for an error of the browser or the device; undefined for any other error. */
export function wordsForDevice(cause: unknown): string | undefined {
  return cause instanceof Error ? wordsByName[cause.name] : undefined;
}

/** Returns false in browsers without passkeys, and on pages outside a secure context. */
export function canUseKeys(): boolean {
  return typeof PublicKeyCredential === 'function' && window.isSecureContext;
}

/**
 * Runs a credential request, for which the browser and the device prompt the user.
 * @throws Error with a message for the user
 */
async function askDevice(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential;
    throw new DOMException('The browser gave no key.', 'NotSupportedError');
  } catch (cause) {
    const words = wordsForDevice(cause) ?? "Your device couldn't do this. Please try again.";
    throw new Error(words, { cause });
  }
}

export function makeKey(publicKey: PublicKeyCredentialCreationOptions) {
  return askDevice(() => navigator.credentials.create({ publicKey }));
}

export function askForKey(publicKey: PublicKeyCredentialRequestOptions) {
  return askDevice(() => navigator.credentials.get({ publicKey }));
}
