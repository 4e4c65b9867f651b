import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerParts } from '#tests/support/saml-answer.ts';
import { type Organisation, openSamlScene, type SamlScene } from './saml-scene.ts';

let scene: SamlScene;
let acme: Organisation;
beforeAll(async () => {
  scene = await openSamlScene();
  acme = await scene.addOrganisation('acme.example', {
    attribute_mapping: {
      keys: {
        name: { names: ['displayName', 'cn'] },
        groups: { name: 'groups', array: true },
        plan: { name: 'plan', default: 'free' },
        empty: { name: 'nothing' },
        sub: { name: 'cn' },
        email_verified: { name: 'cn' },
      },
    },
  });
});
afterAll(() => scene.close());

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const transientFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

async function refusalOf(parts: Partial<AnswerParts>, of = acme) {
  const url = await scene.signInUrl(of.domain);
  return scene.refusalOf(await of.idp.answer(url, { parts }));
}

/** Signs in with the parts and returns the identity data of the subject. */
async function identityAfter(parts: Partial<AnswerParts>, subject: string, of = acme) {
  expect(await refusalOf(parts, of)).toBeUndefined();
  const [row] = await scene.testApp.testDatabase.owner<{ data: Record<string, unknown> }[]>`
    select identity_data as data from auth.identities
    where provider_id = ${subject} and provider = ${`sso:${of.providerId}`}`;
  return row?.data;
}

describe('attribute mapping', () => {
  test('takes the first match, lists and defaults; cannot override sub or email_verified', async () => {
    const attributes = {
      mail: ['mapped@acme.example'],
      CN: ['Maple Mapped'],
      groups: ['cooks', 'admins'],
    };
    expect(await identityAfter({ nameId: 'mapped', attributes }, 'mapped')).toMatchObject({
      sub: 'mapped',
      name: 'Maple Mapped',
      email: 'mapped@acme.example',
      email_verified: true,
      custom_claims: { groups: ['cooks', 'admins'], plan: 'free' },
    });
  });

  test('the new profile gets the mapped name', async () => {
    const attributes = { mail: ['profile@acme.example'], displayName: ['Paula Profile'] };
    expect(await refusalOf({ nameId: 'profile', attributes })).toBeUndefined();
    const [row] = await scene.testApp.testDatabase.owner`
      select full_name from public.profiles where email = 'profile@acme.example'`;
    expect(row).toEqual({ full_name: 'Paula Profile' });
  });

  test('the email address can come from a mapped attribute', async () => {
    const mapping = { keys: { email: { name: 'workAddress' } } };
    const beta = await scene.addOrganisation('beta.example', { attribute_mapping: mapping });
    const attributes = { mail: ['private@elsewhere.example'], workAddress: ['Work@Beta.example'] };
    const data = await identityAfter({ nameId: 'beta', attributes }, 'beta', beta);
    expect(data?.email).toBe('work@beta.example');
  });
});

describe('user id and email address', () => {
  test('an email name id is lowercased, and also is the email address', async () => {
    const parts = { nameId: 'Name@Acme.example', nameIdFormat: emailFormat, attributes: {} };
    const data = await identityAfter(parts, 'name@acme.example');
    expect(data?.email).toBe('name@acme.example');
  });

  test('name ids that match only after Unicode case folding stay two accounts', async () => {
    const parts = { nameIdFormat: emailFormat, attributes: { mail: ['kim@acme.example'] } };
    await identityAfter({ ...parts, nameId: 'Kim@Acme.example' }, 'kim@acme.example');
    const other = '\u212Aim@acme.example';
    expect(await identityAfter({ ...parts, nameId: other }, other)).toBeDefined();
  });

  test('a name id that is too long to store is refused', async () => {
    const nameId = randomBytes(6000).toString('base64');
    expect(await refusalOf({ nameId })).toBe('saml_assertion_no_user_id');
  });

  test('the subject-id attribute takes precedence over the name id', async () => {
    const attributes = {
      'urn:oasis:names:tc:SAML:attribute:subject-id': ['lasting@acme.example'],
      'urn:oid:0.9.2342.19200300.100.1.3': ['subject@acme.example'],
    };
    const parts = { nameId: 'passing', nameIdFormat: transientFormat, attributes };
    const data = await identityAfter(parts, 'lasting@acme.example');
    expect(data?.email).toBe('subject@acme.example');
  });

  test('a missing, empty or transient name id is refused', async () => {
    const passing = { nameId: 'passing', nameIdFormat: transientFormat };
    expect(await refusalOf(passing)).toBe('saml_assertion_no_user_id');
    expect(await refusalOf({ nameId: null })).toBe('saml_assertion_no_user_id');
    expect(await refusalOf({ nameId: '' })).toBe('saml_assertion_no_user_id');
  });

  test('a missing or invalid email address is refused', async () => {
    expect(await refusalOf({ attributes: {} })).toBe('saml_assertion_no_email');
    expect(await refusalOf({ attributes: { mail: [''] } })).toBe('saml_assertion_no_email');
    expect(await refusalOf({ attributes: { mail: ['tea'] } })).toBe('saml_assertion_no_email');
  });
});

test('the sweep deletes only expired requests and assertions', async () => {
  await scene.signInUrl('acme.example');
  expect(await refusalOf({ nameId: 'swept' })).toBeUndefined();
  const counts = async (afterDays: number) => {
    const at = new Date(scene.testApp.clock.now().getTime() + afterDays * 86_400_000);
    await scene.testApp.services.database.asService(
      (transaction) => transaction`select private.sweep_accounts(${at})`,
    );
    const [row] = await scene.testApp.testDatabase.owner`
      select (select count(*) > 0 from auth.saml_relay_states) as requests,
             (select count(*) > 0 from private.saml_assertions) as assertions`;
    return row;
  };
  expect(await counts(0)).toEqual({ requests: true, assertions: true });
  expect(await counts(2)).toEqual({ requests: false, assertions: false });
});
