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

test('an honest answer gives the credential', async () => {
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

test('any of our origins will do', async () => {
  const { read } = await answerOf({ origin: 'https://www.table.example' });
  expect((await read).signCount).toBe(0);
});

test('a key without PIN or finger is taken where that is only preferred', async () => {
  const { read } = await answerOf({ userVerified: false }, 'preferred');
  expect((await read).userVerified).toBe(false);
});

const attacks: [string, Knobs][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that only begins like ours', { origin: 'https://table.example.evil.example' }],
  ['our origin without encryption', { origin: 'http://table.example' }],
  ['another site’s id', { rpId: 'evil.example' }],
  ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
  ['an answer to the other ceremony', { ceremony: 'webauthn.get' }],
  ['a frame of another origin', { crossOrigin: true }],
  ['nobody there', { userPresent: false }],
  ['nobody verified', { userVerified: false }],
  ['no algorithm', { algorithm: 0 }],
  ['an HMAC as algorithm', { algorithm: 5 }],
  ['RSA with SHA-1', { algorithm: -65535 }],
];

test.each(attacks)('refused: %s', async (_name, knobs) => {
  const { read } = await answerOf(knobs);
  await expect(read).rejects.toBeInstanceOf(CeremonyRefusal);
});

test('an attestation with certificates is refused without asking anybody about them', async () => {
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

test('an attestation by the key itself has to be signed by it', async () => {
  const attStmt = new Map<string, unknown>([
    ['alg', -7],
    ['sig', Uint8Array.from(randomBytes(70))],
  ]);
  const { read } = await answerOf({ attestation: { fmt: 'packed', attStmt } });
  await expect(read).rejects.toBeInstanceOf(CeremonyRefusal);
});

test('the id that the client names has to be the credential’s own', async () => {
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
