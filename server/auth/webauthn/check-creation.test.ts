import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createSoftwareAuthenticator, type Knobs } from '#tests/support/software-authenticator.ts';
import { CeremonyRefusal } from './ceremony-refusal.ts';
import { checkCreation } from './check-creation.ts';
import { creationOptions } from './credential-options.ts';

const relyingParty = {
  id: 'table.example',
  name: 'Saffron Table',
  origins: ['https://table.example', 'https://www.table.example'],
};
const authenticator = createSoftwareAuthenticator('https://table.example');

async function answerOf(
  knobs: Knobs = {},
  userVerification: 'required' | 'preferred' = 'required',
) {
  const options = await creationOptions(
    relyingParty,
    { handle: 'handle', name: 'cook@example.com', displayName: 'Cook' },
    { existing: [], isDiscoverable: true, userVerification },
  );
  const { credential } = authenticator.create(options, knobs);
  const expected = { challenge: options.challenge, userVerification };
  return { credential, read: checkCreation(relyingParty, credential, expected) };
}

test('returns the credential of a valid response', async () => {
  const { credential, read } = await answerOf({ signCount: 7 });
  expect(await read).toMatchObject({
    id: credential.id,
    signCount: 7,
    transports: ['internal', 'hybrid'],
    aaguid: '00000000-0000-0000-0000-000000000000',
    attestationType: 'none',
    userVerified: true,
    backupEligible: false,
  });
});

test('accepts each of the configured origins', async () => {
  const { read } = await answerOf({ origin: 'https://www.table.example' });
  expect((await read).signCount).toBe(0);
});

test('accepts a key without user verification when it is only preferred', async () => {
  const { read } = await answerOf({ userVerified: false }, 'preferred');
  expect((await read).userVerified).toBe(false);
});

const attacks: [string, Knobs][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that only starts like ours', { origin: 'https://table.example.evil.example' }],
  ['our origin without TLS', { origin: 'http://table.example' }],
  ['the RP id of another site', { rpId: 'evil.example' }],
  ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
  ['the client data type of an authentication', { ceremony: 'webauthn.get' }],
  ['a cross-origin frame', { crossOrigin: true }],
  ['no user presence', { userPresent: false }],
  ['no user verification', { userVerified: false }],
  ['a missing algorithm', { algorithm: 0 }],
  ['an HMAC algorithm', { algorithm: 5 }],
  ['RSA with SHA-1', { algorithm: -65535 }],
];

test.each(attacks)('rejects the response: %s', async (_name, knobs) => {
  const { read } = await answerOf(knobs);
  await expect(read).rejects.toBeInstanceOf(CeremonyRefusal);
});

test('rejects an attestation with certificates without a network request', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const attStmt = new Map<string, unknown>([
    ['alg', -7],
    ['sig', Uint8Array.from(randomBytes(70))],
    ['x5c', [Uint8Array.from(randomBytes(200))]],
  ]);
  const { read } = await answerOf({ attestation: { fmt: 'packed', attStmt } });
  await expect(read).rejects.toThrow('An attestation of format packed was not asked for.');
  expect(fetched).not.toHaveBeenCalled();
});

test('rejects a self attestation with a wrong signature', async () => {
  const attStmt = new Map<string, unknown>([
    ['alg', -7],
    ['sig', Uint8Array.from(randomBytes(70))],
  ]);
  const { read } = await answerOf({ attestation: { fmt: 'packed', attStmt } });
  await expect(read).rejects.toBeInstanceOf(CeremonyRefusal);
});

test('rejects a response whose id differs from the credential id', async () => {
  const options = await creationOptions(
    relyingParty,
    { handle: 'handle', name: 'cook@example.com', displayName: 'Cook' },
    { existing: [], isDiscoverable: true, userVerification: 'required' },
  );
  const { credential } = authenticator.create(options);
  const other = randomBytes(32).toString('base64url');
  const renamed = { ...credential, id: other, rawId: other };
  const expected = { challenge: options.challenge, userVerification: 'required' as const };
  await expect(checkCreation(relyingParty, renamed, expected)).rejects.toThrow(
    'The answer names another credential.',
  );
});
