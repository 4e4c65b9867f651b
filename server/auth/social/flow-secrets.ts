import { createHmac, randomBytes } from 'node:crypto';
import type { FlowSecrets } from './social-provider.ts';

/** Derives the nonce and the PKCE verifier from a state, so that the database neither stores nor leaks them. */
export function flowSecretsOf(key: Buffer, state: string): FlowSecrets {
  const secret = (purpose: string) =>
    createHmac('sha256', key).update(`${purpose}:${state}`).digest('base64url');
  return { state, nonce: secret('nonce'), verifier: secret('verifier') };
}

/** Creates a random, unguessable state with its secrets. */
export function newFlowSecrets(key: Buffer): FlowSecrets {
  return flowSecretsOf(key, randomBytes(32).toString('base64url'));
}
