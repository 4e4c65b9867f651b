/** What the browser's refusals mean to a person. */
const wordsByName: Record<string, string> = {
  NotAllowedError: "Your device didn't confirm it, or it took too long. Please try again.",
  InvalidStateError: 'This device already has a passkey for this account.',
  SecurityError: "Passkeys don't work at this address.",
  NotSupportedError: 'Your device has no passkey that works here.',
};

/** Undefined for what is no refusal of the browser or the device. */
export function wordsForDevice(cause: unknown): string | undefined {
  return cause instanceof Error ? wordsByName[cause.name] : undefined;
}

/** False in browsers without passkeys, and on pages that came without encryption. */
export function canUseKeys(): boolean {
  return typeof PublicKeyCredential === 'function' && window.isSecureContext;
}

/**
 * Hands over to the browser and the device, which ask the person.
 * @throws Error with words for a person
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
