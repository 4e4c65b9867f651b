import type { CDPSession, Page } from 'playwright-core';

/** A virtual device in the browser that holds passkeys, and confirms or refuses as a test sets it. */
export type VirtualAuthenticator = {
  /** Returns the stored keys; their signature counters increase with each use. */
  keys(): Promise<{ credentialId: string; isResidentCredential: boolean; signCount: number }[]>;
  /** Sets whether user verification succeeds: finger, face, PIN. */
  confirms(does: boolean): Promise<void>;
  /** Sets a key's signature counter back, as a copy of the key would have it. */
  countBack(credentialId: string): Promise<void>;
  remove(): Promise<void>;
};

async function countBack(session: CDPSession, authenticatorId: string, credentialId: string) {
  const { credential } = await session.send('WebAuthn.getCredential', {
    authenticatorId,
    credentialId,
  });
  await session.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
  await session.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: { ...credential, signCount: 0 },
  });
}

/** Gives a page its own built-in authenticator, like that of a laptop or a phone. It lives as long as the page. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async keys() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials;
    },
    async confirms(isUserVerified) {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    countBack: (credentialId) => countBack(session, authenticatorId, credentialId),
    async remove() {
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}
