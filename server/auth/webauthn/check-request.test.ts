import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSoftwareAuthenticator, type Knobs } from '#tests/support/software-authenticator.ts';
import { CeremonyRefusal } from './ceremony-refusal.ts';
import { checkCreation } from './check-creation.ts';
import { checkRequest } from './check-request.ts';
import { creationOptions, requestOptions } from './credential-options.ts';

const relyingParty = {
  id: 'table.example',
  name: 'Saffron Table',
  origins: ['https://table.example'],
};
const authenticator = createSoftwareAuthenticator('https://table.example');
type UserVerification = 'required' | 'preferred';

async function register(signCount: number) {
  const options = await creationOptions(
    relyingParty,
    { handle: 'handle', name: 'cook@example.com', displayName: 'Cook' },
    { existing: [], isDiscoverable: true, userVerification: 'required' },
  );
  const made = authenticator.create(options, { signCount });
  const credential = await checkCreation(relyingParty, made.credential, {
    challenge: options.challenge,
    userVerification: 'required',
  });
  return { key: made.key, credential };
}

async function use(
  { key, credential }: Awaited<ReturnType<typeof register>>,
  knobs: Knobs = {},
  userVerification: UserVerification = 'required',
) {
  const options = await requestOptions(relyingParty, { allowed: [credential], userVerification });
  const response = authenticator.get(options, key, knobs);
  const expected = { challenge: options.challenge, userHandle: 'handle', userVerification };
  return checkRequest(relyingParty, response, credential, expected);
}

test('accepts a valid response and returns the new count', async () => {
  expect(await use(await register(1))).toEqual({ signCount: 2, backedUp: false });
});

test('accepts a key whose count stays at 0', async () => {
  expect(await use(await register(0))).toEqual({ signCount: 0, backedUp: false });
});

test('accepts a response without user verification when it is only preferred', async () => {
  expect(await use(await register(1), { userVerified: false }, 'preferred')).toMatchObject({
    signCount: 2,
  });
});

const attacks: [string, Knobs][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['the RP id of another site', { rpId: 'evil.example' }],
  ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
  ['the client data type of a registration', { ceremony: 'webauthn.create' }],
  ['a cross-origin frame', { crossOrigin: true }],
  ['no user presence', { userPresent: false }],
  ['no user verification', { userVerified: false }],
  ['another credential', { credentialId: randomBytes(32).toString('base64url') }],
  ['another user handle', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ['another key', { signingKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
];

test.each(attacks)('rejects the response: %s', async (_name, knobs) => {
  const refused = use(await register(1), knobs);
  await expect(refused).rejects.toBeInstanceOf(CeremonyRefusal);
  await expect(refused).rejects.toMatchObject({ isCopy: false });
});

test.each([5, 4, 0])('reports a count of %i after 5 as a copied key', async (count) => {
  await expect(use(await register(5), { signCount: count })).rejects.toMatchObject({
    isCopy: true,
  });
});

test('does not report a copied key when the signature is wrong', async () => {
  const signingKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const refused = use(await register(5), { signCount: 1, signingKey });
  await expect(refused).rejects.toMatchObject({ isCopy: false });
});
