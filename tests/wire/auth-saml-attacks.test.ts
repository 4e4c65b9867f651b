import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { testSiteUrl } from '#tests/support/app.ts';
import { processorMsOf } from '#tests/support/processor-time.ts';
import type { AnswerParts } from '#tests/support/saml-answer.ts';
import type { SamlAnswerOptions } from '#tests/support/saml-identity-provider.ts';
import { assertionIn, signByHand } from '#tests/support/sign-by-hand.ts';
import { type Organisation, openSamlScene, type SamlScene } from './saml-scene.ts';

let scene: SamlScene;
let acme: Organisation;
let other: Organisation;
beforeAll(async () => {
  scene = await openSamlScene();
  acme = await scene.addOrganisation('acme.example');
  other = await scene.addOrganisation('other.example');
});
afterAll(() => scene.close());

/** Returns the error code for a response to one of our requests, undefined when it signs in. */
async function refusalOf(options: SamlAnswerOptions) {
  const url = await scene.signInUrl('acme.example');
  return scene.refusalOf(await acme.idp.answer(url, options));
}

/** Returns the error code for a response to one of our requests. The test builds the XML of the response. */
async function refusalOfXml(make: (requestId: string) => Promise<string> | string) {
  const { id, relayState } = await acme.idp.readRequest(await scene.signInUrl('acme.example'));
  const xml = await make(id);
  const SAMLResponse = Buffer.from(xml).toString('base64');
  return scene.refusalOf({ SAMLResponse, RelayState: relayState });
}

function inMinutes(minutes: number): Date {
  return new Date(scene.testApp.clock.now().getTime() + minutes * 60_000);
}

describe('the signer of a response', () => {
  test('an unsigned response is refused', async () => {
    expect(await refusalOf({ sign: 'none' })).toBe('validation_failed');
  });

  test('a foreign key is refused, even with its certificate in the response', async () => {
    const forger = scene.newIdp({ entityId: acme.idp.entityId });
    for (const sign of ['assertion', 'response', 'both'] as const) {
      const refusal = await refusalOfXml((id) => forger.answerTo(id, { sign }));
      expect(refusal).toBe('validation_failed');
    }
  });

  test('a response signed by a foreign key around a validly signed assertion is refused', async () => {
    const forger = scene.newIdp({ entityId: acme.idp.entityId });
    const refusal = await refusalOfXml(async (id) => {
      const good = await acme.idp.answerTo(id);
      const forged = await forger.answerTo(id, { sign: 'response' });
      return forged.replace(assertionIn(forged), () => assertionIn(good));
    });
    expect(refusal).toBe('validation_failed');
  });
});

describe('algorithms', () => {
  const byHand = (method: string, digest: 'sha1' | 'sha256', key = acme.idp.privateKey) =>
    refusalOfXml(async (id) =>
      signByHand(await acme.idp.answerTo(id, { sign: 'none' }), { method, digest, key }),
    );

  test('a hand-made RSA-SHA256 signature is accepted (control for the tests below)', async () => {
    expect(await byHand('rsa-sha256', 'sha256')).toBeUndefined();
  });

  test.each([
    ['rsa-sha1', 'sha1'],
    ['rsa-sha1', 'sha256'],
    ['rsa-sha256', 'sha1'],
  ] as const)(
    'SHA-1 is refused although the signature is valid: %s over %s',
    async (method, digest) => {
      expect(await byHand(method, digest)).toBe('validation_failed');
    },
  );

  test.each(['hmac-sha256', 'hmac-sha1', 'none'])(
    'the public certificate is not accepted as a shared secret: %s',
    async (method) => {
      const { certificate } = acme.idp;
      expect(await byHand(method, 'sha256', certificate)).toBe('validation_failed');
    },
  );

  test('a provider that signs with SHA-1 is refused, one with SHA-512 is accepted', async () => {
    const sha1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';
    expect(await refusalOf({ algorithm: sha1 })).toBe('validation_failed');
    const sha512 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512';
    expect(await refusalOf({ algorithm: sha512 })).toBeUndefined();
  });
});

describe('XML parser attacks', () => {
  const bent = (bend: (xml: string) => string) =>
    refusalOfXml(async (id) => bend(await acme.idp.answerTo(id)));

  test('a comment inside the name id is refused', async () => {
    const parts = { nameId: 'admin@acme.example.evil.example' };
    const refusal = await refusalOfXml(async (id) =>
      (await acme.idp.answerTo(id, { parts })).replace(
        'admin@acme.example.evil',
        'admin@acme.example<!-- -->.evil',
      ),
    );
    expect(refusal).toBe('validation_failed');
  });

  test('CDATA and processing instructions are refused', async () => {
    expect(await bent((xml) => xml.replace('>person-1<', '><![CDATA[person-1]]><'))).toBe(
      'validation_failed',
    );
    expect(await bent((xml) => xml.replace('>person-1<', '>per<?x?>son-1<'))).toBe(
      'validation_failed',
    );
  });

  test('an external entity (XXE) and any doctype are refused', async () => {
    const withEntity = (xml: string) =>
      `<!DOCTYPE r [<!ENTITY who SYSTEM "file:///etc/passwd">]>${xml.replace('>person-1<', '>&who;<')}`;
    expect(await bent(withEntity)).toBe('validation_failed');
    expect(await bent((xml) => `<?xml version="1.0"?>\n<!doctype r>${xml}`)).toBe(
      'validation_failed',
    );
  });

  test('an entity expansion bomb (billion laughs) is refused', async () => {
    const levels = Array.from(
      { length: 20 },
      (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE r [<!ENTITY l0 "boom">${levels.join('')}]>`;
    expect(await bent((xml) => bomb + xml.replace('>person-1<', '>&l20;<'))).toBe(
      'validation_failed',
    );
  });

  test('very deep and very wide documents are refused quickly', async () => {
    const deep = '<a>'.repeat(40_000);
    const wide = `<a ${Array.from({ length: 40_000 }, (_, index) => `b${index}=""`).join(' ')}/>`;
    const hidden = '<a b="/>">'.repeat(20_000);
    const open = '<'.repeat(280_000);
    const quotes = `<a b="${'<"'.repeat(140_000)}`;
    const spentMs = await processorMsOf(async () => {
      for (const more of [deep, wide, hidden, open, quotes]) {
        const refusal = await bent((xml) => xml.replace('<samlp:Status>', `${more}<samlp:Status>`));
        expect(refusal).toBe('validation_failed');
      }
    });
    expect(spentMs).toBeLessThan(5_000);
  });

  test('input that is not a SAML response is refused', async () => {
    const texts = ['', 'x', '<', '<a/>', '<Response/>', '\uFEFF', '&lt;', '<a></b>', '[]'];
    for (const text of texts) expect(await refusalOfXml(() => text)).toBe('validation_failed');
    const RelayState = '';
    const noBase64 = { SAMLResponse: '%%%', RelayState };
    expect(await scene.refusalOf(noBase64)).toBe('validation_failed');
    const noUtf8 = { SAMLResponse: Buffer.from([0xff, 0xfe, 0x00]).toString('base64'), RelayState };
    expect(await scene.refusalOf(noUtf8)).toBe('validation_failed');
    expect(await scene.refusalOf({ RelayState })).toBe('validation_failed');
  });
});

describe('audience, issuer, request, time and other conditions of a response', () => {
  const evil = 'https://evil.example/';
  const lies: [string, () => Partial<AnswerParts>][] = [
    ['another audience', () => ({ audiences: [evil] })],
    ['a missing audience', () => ({ audiences: [] })],
    ['another recipient', () => ({ recipient: evil })],
    ['another issuer of the assertion', () => ({ issuer: evil })],
    ['the issuer of another organisation', () => ({ issuer: other.idp.entityId })],
    ['another issuer of the response', () => ({ responseIssuer: evil })],
    ['another destination', () => ({ destination: evil })],
    ['another request', () => ({ inResponseTo: '_x', confirmedRequest: '_x' })],
    ['another request, only in the assertion', () => ({ confirmedRequest: '_x' })],
    ['no request in the assertion', () => ({ confirmedRequest: null })],
    ['no request', () => ({ confirmedRequest: null, inResponseTo: null })],
    ['another confirmation method', () => ({ confirmationMethod: 'urn:x:holder-of-key' })],
    ['a confirmation without an expiry', () => ({ confirmationEnds: null })],
    ['an expired confirmation', () => ({ confirmationEnds: inMinutes(-2) })],
    ['expired conditions', () => ({ notOnOrAfter: inMinutes(-2) })],
    ['conditions that are not valid yet', () => ({ notBefore: inMinutes(2) })],
    ['an expired session', () => ({ sessionEnds: inMinutes(-1) })],
    ['a missing authentication statement', () => ({ authnStatement: false })],
    [
      'a status other than success',
      () => ({ status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' }),
    ],
    ['an unknown condition', () => ({ moreConditions: '<saml:Condition/>' })],
  ];

  test.each(lies)('refuses %s, signed by the right key', async (_name, parts) => {
    expect(await refusalOf({ sign: 'both', parts: parts() })).toBe('validation_failed');
  });

  test('tolerates a clock skew of up to a minute', async () => {
    const parts = { notBefore: inMinutes(0.5), confirmationEnds: inMinutes(-0.5) };
    expect(await refusalOf({ parts: { ...parts, notOnOrAfter: inMinutes(-0.5) } })).toBeUndefined();
  });

  // Only the confirmation must end (saml-profiles §4.1.4.2). The SAML class of @node-saml/node-saml refuses these conditions.
  test('accepts conditions without an end', async () => {
    expect(await refusalOf({ parts: { notOnOrAfter: null } })).toBeUndefined();
  });

  test('accepts an expiry in the year 9999', async () => {
    const confirmationEnds = new Date('9999-12-31T23:59:59Z');
    expect(await refusalOf({ parts: { confirmationEnds } })).toBeUndefined();
  });

  test('refuses a valid response that arrives too late', async () => {
    const late = await acme.idp.answerTo(null);
    scene.testApp.clock.advance(7 * 60_000);
    const SAMLResponse = Buffer.from(late).toString('base64');
    expect(await scene.refusalOf({ SAMLResponse })).toBe('validation_failed');
  });
});

describe('a response works for one request, once', () => {
  test('the response to another request of the same organisation is refused', async () => {
    const [first, second] = [
      await acme.idp.answer(await scene.signInUrl('acme.example')),
      await acme.idp.answer(await scene.signInUrl('acme.example')),
    ];
    const swapped = { SAMLResponse: first.SAMLResponse, RelayState: second.RelayState };
    expect(await scene.refusalOf(swapped)).toBe('validation_failed');
    // That attempt used up the request.
    expect(await scene.refusalOf(second)).toBe('saml_relay_state_not_found');
  });

  test('a relay state of another organisation is refused', async () => {
    const theirs = await other.idp.answer(await scene.signInUrl('other.example'));
    const ours = await acme.idp.answer(await scene.signInUrl('acme.example'));
    const swapped = { SAMLResponse: ours.SAMLResponse, RelayState: theirs.RelayState };
    expect(await scene.refusalOf(swapped)).toBe('validation_failed');
    const { id, relayState } = await other.idp.readRequest(await scene.signInUrl('other.example'));
    const xml = await acme.idp.answerTo(id, { sign: 'both' });
    const SAMLResponse = Buffer.from(xml).toString('base64');
    expect(await scene.refusalOf({ SAMLResponse, RelayState: relayState })).toBe(
      'validation_failed',
    );
  });

  test('a response to a request is refused without its relay state', async () => {
    const { SAMLResponse } = await acme.idp.answer(await scene.signInUrl('acme.example'));
    expect(await scene.refusalOf({ SAMLResponse, RelayState: '' })).toBe('validation_failed');
  });

  test('a second use is refused: later, concurrently and in another process', async () => {
    const form = await acme.idp.answer(await scene.signInUrl('acme.example'));
    expect(await scene.refusalOf(form)).toBeUndefined();
    expect(await scene.refusalOf(form)).toBe('saml_relay_state_not_found');
    const xml = await acme.idp.answerTo(null);
    const unasked = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: '' };
    const refusals = await Promise.all([1, 2, 3].map(() => scene.refusalOf(unasked)));
    expect(refusals.sort()).toEqual(['validation_failed', 'validation_failed', undefined]);
    const otherProcess = createApp(scene.testApp.services);
    const answer = await otherProcess.fetch(
      new Request(new URL('/auth/v1/sso/saml/acs', testSiteUrl), {
        method: 'POST',
        body: new URLSearchParams(unasked),
      }),
    );
    expect(answer.headers.get('location')).toContain('error_code=validation_failed');
  });

  test('a used assertion is also refused in another response envelope', async () => {
    const parts = { assertionId: '_the-same' };
    expect(await refusalOf({ parts })).toBeUndefined();
    expect(await refusalOf({ parts })).toBe('validation_failed');
  });

  test('an organisation cannot sign in an address of another organisation’s domain', async () => {
    const parts = { nameId: 'x', attributes: { mail: ['boss@OTHER.example'] } };
    expect(await refusalOf({ parts })).toBe('validation_failed');
    const free = { nameId: 'x', attributes: { mail: ['boss@elsewhere.example'] } };
    expect(await refusalOf({ parts: free })).toBeUndefined();
  });

  test('the same name id at two organisations is two accounts', async () => {
    const parts = { nameId: 'twin', attributes: { mail: ['twin@elsewhere.example'] } };
    expect(await refusalOf({ parts })).toBeUndefined();
    const url = await scene.signInUrl('other.example');
    expect(await scene.refusalOf(await other.idp.answer(url, { parts }))).toBeUndefined();
    const rows = await scene.testApp.testDatabase.owner`
      select distinct user_id from auth.identities where provider_id = 'twin'`;
    expect(rows.length).toBe(2);
  });
});
