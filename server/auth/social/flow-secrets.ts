import { createHmac, randomBytes } from 'node:crypto';
import type { FlowSecrets } from './social-provider.ts';

/** The secrets that belong to a state: what the database cannot tell, and need not keep. */
export function flowSecretsOf(key: Buffer, state: string): FlowSecrets {
  const secret = (purpose: string) =>
    createHmac('sha256', key).update(`${purpose}:${state}`).digest('base64url');
  return { state, nonce: secret('nonce'), verifier: secret('verifier') };
}

/** A state that nobody can guess, with its secrets. */
export function newFlowSecrets(key: Buffer): FlowSecrets {
  return flowSecretsOf(key, randomBytes(32).toString('base64url'));
}
