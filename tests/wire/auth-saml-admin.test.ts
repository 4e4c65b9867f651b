import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Organisation, openSamlScene, type SamlScene } from './saml-scene.ts';

let scene: SamlScene;
let acme: Organisation;
beforeAll(async () => {
  scene = await openSamlScene();
  acme = await scene.addOrganisation('acme.example', { resource_id: 'tenants/acme' });
});
afterAll(() => scene.close());

const mailAtRotates = { parts: { attributes: { mail: ['person@rotates.example'] } } };
const unknownId = '6f0bb4a6-7f3e-4d2c-9a57-3f1d3d9b8c11';

async function call(path: string, method = 'GET', body?: object) {
  const answer = await scene.admin(path, { method, ...(body ? { body } : {}) });
  return { status: answer.status, body: await answer.json() };
}

function create(fields: object, idp = scene.newIdp()) {
  return call('', 'POST', { type: 'saml', metadata_xml: idp.metadataXml, ...fields });
}

describe('a provider', () => {
  test('can be created, read, listed, updated and deleted', async () => {
    const idp = scene.newIdp();
    const mapping = {
      keys: { name: { name: 'displayName' }, groups: { names: ['g'], array: true } },
    };
    const made = await create(
      { domains: ['Life.Example', 'life.example', 'more.example'], attribute_mapping: mapping },
      idp,
    );
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(made.body).toMatchObject({
      disabled: null,
      saml: {
        entity_id: idp.entityId,
        metadata_xml: idp.metadataXml,
        attribute_mapping: mapping,
      },
      domains: [{ domain: 'life.example' }, { domain: 'more.example' }],
    });
    expect(Object.keys(made.body)).not.toContain('resource_id');
    expect((await call(`/${id}`)).body).toEqual(made.body);
    const { items } = (await call('')).body;
    const listed = items.find((item: { id: string }) => item.id === id);
    expect(listed.saml).not.toHaveProperty('metadata_xml');
    const changed = await call(`/${id}`, 'PUT', {
      domains: ['more.example', 'new.example'],
      disabled: true,
      name_id_format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        disabled: true,
        saml: { attribute_mapping: mapping },
        domains: [{ domain: 'more.example' }, { domain: 'new.example' }],
      },
    });
    const deleted = await call(`/${id}`, 'DELETE');
    expect(deleted).toMatchObject({ status: 200, body: { id } });
    expect(await call(`/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'sso_provider_not_found' },
    });
    const { error } = await scene.testApp.client().auth.signInWithSSO({ domain: 'new.example' });
    expect(error).toMatchObject({ status: 404, code: 'sso_provider_not_found' });
    const audit = await scene.testApp.testDatabase.owner`
      select payload ->> 'action' as action from auth.audit_log_entries
      where payload -> 'traits' ->> 'sso_provider_id' = ${id} order by created_at`;
    expect(audit.map(({ action }) => action)).toEqual([
      'sso_provider_created',
      'sso_provider_changed',
      'sso_provider_deleted',
    ]);
  });

  test('is found by the resource id that the operator gave it', async () => {
    expect((await call('/resource_tenants%2Facme')).body.id).toBe(acme.providerId);
    expect((await call('/resource_nobody')).status).toBe(404);
    const idsOf = async (query: string) =>
      (await call(query)).body.items.map(({ id }: { id: string }) => id);
    expect(await idsOf('?resource_id=tenants/acme')).toEqual([acme.providerId]);
    expect(await idsOf('?resource_id=tenants')).toEqual([]);
    expect(await idsOf('?resource_id_prefix=tenants/')).toEqual([acme.providerId]);
    expect(await idsOf('?resource_id_prefix=%25')).toEqual([]);
  });

  test('an update keeps omitted fields, but resets the name id format', async () => {
    const format = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
    const { body } = await create({ domains: ['stays.example'], name_id_format: format });
    expect(body.saml.name_id_format).toBe(format);
    const address = await scene.signInUrl('stays.example');
    expect(address).toContain('SAMLRequest=');
    const after = (await call(`/${body.id}`, 'PUT', {})).body;
    expect(after.domains).toEqual(body.domains);
    expect(after.saml).toEqual({ ...body.saml, name_id_format: undefined });
    const emptied = (await call(`/${body.id}`, 'PUT', { domains: [], resource_id: 'x' })).body;
    expect([emptied.domains, emptied.resource_id]).toEqual([[], 'x']);
    const nameless = (await call(`/${body.id}`, 'PUT', { resource_id: '' })).body;
    expect(nameless).not.toHaveProperty('resource_id');
  });

  test('accepts new keys only under the same entity id', async () => {
    const { providerId, idp, domain } = await scene.addOrganisation('rotates.example');
    const renewed = scene.newIdp({ entityId: idp.entityId });
    const before = await idp.answer(await scene.signInUrl(domain), mailAtRotates);
    expect(await scene.refusalOf(before)).toBeUndefined();
    const put = await call(`/${providerId}`, 'PUT', { metadata_xml: renewed.metadataXml });
    expect(put.status).toBe(200);
    const old = await idp.answer(await scene.signInUrl(domain), mailAtRotates);
    expect(await scene.refusalOf(old)).toBe('validation_failed');
    const fresh = await renewed.answer(await scene.signInUrl(domain), mailAtRotates);
    expect(await scene.refusalOf(fresh)).toBeUndefined();
    const another = scene.newIdp();
    const mismatch = await call(`/${providerId}`, 'PUT', { metadata_xml: another.metadataXml });
    expect(mismatch).toMatchObject({ status: 400, body: { code: 'saml_entity_id_mismatch' } });
  });
});

describe('the users of a provider', () => {
  /** Signs in a user of the organisation and returns the client. */
  async function somebodyOf({ idp, domain }: Organisation) {
    const attributes = { mail: [`person@${domain}`] };
    const form = await idp.answer(await scene.signInUrl(domain), { parts: { attributes } });
    const fragment = new URLSearchParams((await scene.bring(form)).hash.slice(1));
    const client = scene.testApp.client();
    const { error } = await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    return client;
  }

  test.each([
    ['disabled', 'PUT', { disabled: true }],
    ['deleted', 'DELETE', undefined],
  ])('are signed out when it is %s, and no other user is', async (what, method, body) => {
    const organisation = await scene.addOrganisation(`${what}.example`);
    const somebody = await somebodyOf(organisation);
    const bystander = await somebodyOf(acme);
    expect((await call(`/${organisation.providerId}`, method, body)).status).toBe(200);
    const { error } = await somebody.auth.refreshSession();
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect((await bystander.auth.refreshSession()).error).toBeNull();
  });

  test('find it by their domain in any case and in Unicode', async () => {
    const { body } = await create({ domains: ['Bücher.example.'] });
    expect(body.domains).toMatchObject([{ domain: 'xn--bcher-kva.example' }]);
    expect(await scene.signInUrl('bücher.example')).toContain('SAMLRequest=');
  });
});

describe('refusals', () => {
  test('every endpoint refuses the anon key', async () => {
    const { anonKey } = scene.testApp.services.keys;
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', `/${acme.providerId}`],
      ['PUT', `/${acme.providerId}`],
      ['DELETE', `/${acme.providerId}`],
    ]) {
      const answer = await scene.testApp.request(`/auth/v1/admin/sso/providers${path}`, {
        method,
        headers: { apikey: anonKey, authorization: `Bearer ${anonKey}` },
      } as RequestInit);
      expect([method, answer.status]).toEqual([method, 403]);
    }
  });

  test('an entity id, domain or resource id of another provider', async () => {
    const twice = await create({}, acme.idp);
    expect(twice).toMatchObject({ status: 422, body: { code: 'saml_idp_already_exists' } });
    const taken = await create({ domains: ['free.example', 'ACME.example'] });
    expect(taken).toMatchObject({ status: 400, body: { code: 'sso_domain_already_exists' } });
    const { body } = await create({ domains: ['mine.example'] });
    const moved = await call(`/${body.id}`, 'PUT', { domains: ['acme.example'] });
    expect(moved).toMatchObject({ status: 400, body: { code: 'sso_domain_already_exists' } });
    const named = await create({ resource_id: 'TENANTS/acme' });
    expect(named).toMatchObject({ status: 422, body: { code: 'conflict' } });
  });

  test('all but one of ten concurrent requests for one domain', async () => {
    const idps = Array.from({ length: 10 }, () => scene.newIdp());
    const answers = await Promise.all(
      idps.map((idp) => create({ domains: ['race.example'] }, idp)),
    );
    const outcomes = answers.map(({ status, body }) => (status === 201 ? 201 : body.code));
    expect(outcomes.filter((outcome) => outcome === 201)).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set([201, 'sso_domain_already_exists']));
  });

  const bad: [string, (xml: string) => object][] = [
    ['a type other than saml', (xml) => ({ type: 'oidc', metadata_xml: xml })],
    ['missing metadata', () => ({ metadata_xml: '' })],
    [
      'metadata both as XML and as URL',
      (xml) => ({ metadata_xml: xml, metadata_url: 'https://a.example' }),
    ],
    [
      'a metadata URL without https',
      () => ({ metadata_xml: '', metadata_url: 'http://a.example' }),
    ],
    ['an invalid metadata URL', () => ({ metadata_xml: '', metadata_url: 'tea' })],
    ['an unknown name id format', () => ({ name_id_format: 'x' })],
    ['a resource id that is too long', () => ({ resource_id: 'ü'.repeat(501) })],
    ['an invalid domain', () => ({ domains: ['a@b.example'] })],
    ['metadata that is not XML', () => ({ metadata_xml: 'tea' })],
    ['metadata with a doctype', (xml) => ({ metadata_xml: `<!DOCTYPE a>${xml}` })],
    ['another XML document', () => ({ metadata_xml: '<a/>' })],
    ['the metadata of a service provider', () => ({ metadata_xml: scene.serviceMetadata })],
    [
      'metadata without an entity id',
      (xml) => ({ metadata_xml: xml.replace(/entityID="[^"]+"/, '') }),
    ],
    [
      'metadata without a certificate',
      (xml) => ({ metadata_xml: xml.replace(/<KeyDescriptor[\s\S]*?<\/KeyDescriptor>/g, '') }),
    ],
    [
      'an invalid certificate',
      (xml) => ({ metadata_xml: xml.replace(/Certificate>[^<]{9}/, 'Certificate>tea') }),
    ],
    [
      'metadata without a supported sign-in URL',
      (xml) => ({ metadata_xml: xml.replaceAll('HTTP-Redirect', 'SOAP') }),
    ],
    [
      'a javascript: URL for the sign-in',
      (xml) => ({ metadata_xml: xml.replaceAll(/Location="[^"]+"/g, 'Location="javascript:1"') }),
    ],
    [
      'metadata that is too large',
      (xml) => ({ metadata_xml: `${xml}<!--${'x'.repeat(300_000)}-->` }),
    ],
  ];

  test.each(bad)('%s', async (_name, fields) => {
    const { status, body } = await create(fields(scene.newIdp().metadataXml));
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  test('a provider that does not exist', async () => {
    for (const [method, path] of [
      ['GET', `/${unknownId}`],
      ['PUT', `/${unknownId}`],
      ['DELETE', `/${unknownId}`],
      ['GET', '/seven'],
    ]) {
      const { status, body } = await call(path ?? '', method, method === 'PUT' ? {} : undefined);
      expect([status, body.code]).toEqual([404, 'sso_provider_not_found']);
    }
  });
});
