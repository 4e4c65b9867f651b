import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fragmentOf } from '#tests/support/people.ts';
import { type Organisation, openSamlScene, type SamlScene } from './saml-scene.ts';

let scene: SamlScene;
let acme: Organisation;
beforeAll(async () => {
  scene = await openSamlScene({
    variables: { REDIRECT_URLS: 'https://*.partner.example/in/**' },
  });
  acme = await scene.addOrganisation('acme.example');
});
afterAll(() => scene.close());

test('somebody signs in through their organisation', async () => {
  const url = await scene.signInUrl('acme.example');
  const address = await scene.bring(await acme.idp.answer(url));
  expect(Object.fromEntries(fragmentOf(address))).toMatchObject({ token_type: 'bearer' });
  const token = fragmentOf(address).get('access_token') ?? '';
  expect(decodeJwt(token)).toMatchObject({ email: 'person@acme.example' });
});
