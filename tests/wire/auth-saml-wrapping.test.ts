import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertionIn } from '#tests/support/sign-by-hand.ts';
import { type Organisation, openSamlScene, type SamlScene } from './saml-scene.ts';

let scene: SamlScene;
let acme: Organisation;
beforeAll(async () => {
  scene = await openSamlScene();
  acme = await scene.addOrganisation('acme.example');
});
afterAll(() => scene.close());

type Sign = 'assertion' | 'response' | 'both';

/** Alters a valid response for mallory, sends it and returns the refusal. Asserts that the alteration changed the (partly random) XML. */
async function refusalOfBent(bend: (xml: string) => string, sign: Sign = 'assertion') {
  return refusalOf((xml) => {
    const bent = bend(xml);
    expect(bent, 'the bent answer').not.toBe(xml);
    return bent;
  }, sign);
}

async function refusalOf(change: (xml: string) => string, sign: Sign) {
  const url = await scene.signInUrl('acme.example');
  const parts = { nameId: 'mallory', attributes: { mail: ['mallory@acme.example'] } };
  const { SAMLResponse, RelayState } = await acme.idp.answer(url, { sign, parts });
  const xml = change(Buffer.from(SAMLResponse, 'base64').toString());
  return scene.refusalOf({ SAMLResponse: Buffer.from(xml).toString('base64'), RelayState });
}

async function hasVictim(): Promise<boolean> {
  const rows = await scene.testApp.testDatabase.owner`
    select from auth.identities where provider_id like 'victim%' or email like 'victim%'`;
  return rows.length > 0;
}

const signaturePattern = /<ds:Signature[\s\S]*?<\/ds:Signature>/;
const signatureIn = (xml: string) => signaturePattern.exec(xml)?.[0] ?? '';
const unsigned = (xml: string) => xml.replace(signaturePattern, '');
const forVictim = (xml: string) => xml.replaceAll('mallory', 'victim');
/** The forged assertion: for the victim, under another ID, not signed. */
const evilOf = (assertion: string, id = '_evil') =>
  forVictim(unsigned(assertion)).replace(/ID="[^"]+"/, `ID="${id}"`);
const inObject = (signature: string, content: string) =>
  signature.replace('</ds:Signature>', `<ds:Object>${content}</ds:Object></ds:Signature>`);
const withSignature = (assertion: string, signature: string) =>
  assertion.replace('</saml:Issuer>', `</saml:Issuer>${signature}`);
const valueTag = /<ds:SignatureValue>/g;
/** Overwrites the first four characters of the signature value whose tag starts at the place, always with different ones. */
function breakValue(xml: string, place: number): string {
  const at = place + '<ds:SignatureValue>'.length;
  const other = xml.startsWith('AAAA', at) ? 'BBBB' : 'AAAA';
  return `${xml.slice(0, at)}${other}${xml.slice(at + 4)}`;
}
const responseTag = /<samlp:Response [^>]*>/;
const idOf = (xml: string) => /ID="([^"]+)"/.exec(xml)?.[1] ?? '';

/** Signature wrapping in the eight classic shapes (Somorovsky et al., "On Breaking SAML"), and variants of them. */
const shapes: [string, Sign, (xml: string) => string][] = [
  [
    'XSW1: the signed response inside the signature of a forged one',
    'response',
    (xml) => {
      const signature = inObject(signatureIn(xml), unsigned(xml));
      return forVictim(unsigned(xml))
        .replace(/ID="[^"]+"/, 'ID="_evil"')
        .replace('</saml:Issuer>', `</saml:Issuer>${signature}`);
    },
  ],
  [
    'XSW2: the signed response in a forged one, before the signature',
    'response',
    (xml) =>
      forVictim(unsigned(xml))
        .replace(/ID="[^"]+"/, 'ID="_evil"')
        .replace('</saml:Issuer>', `</saml:Issuer>${unsigned(xml)}${signatureIn(xml)}`),
  ],
  [
    'XSW3: a forged assertion before the signed one',
    'assertion',
    (xml) => {
      const assertion = assertionIn(xml);
      return xml.replace(assertion, () => evilOf(assertion) + assertion);
    },
  ],
  [
    'XSW3 reversed: a forged assertion after the signed one',
    'assertion',
    (xml) => {
      const assertion = assertionIn(xml);
      return xml.replace(assertion, () => assertion + evilOf(assertion));
    },
  ],
  [
    'XSW4: a forged assertion around the signed one',
    'assertion',
    (xml) => {
      const assertion = assertionIn(xml);
      const around = evilOf(assertion).replace(
        '</saml:Assertion>',
        `${assertion}</saml:Assertion>`,
      );
      return xml.replace(assertion, () => around);
    },
  ],
  [
    'XSW5: the signature in the forged assertion, the signed assertion at the end',
    'assertion',
    (xml) => {
      const assertion = assertionIn(xml);
      const evil = withSignature(evilOf(assertion), signatureIn(assertion));
      return xml.replace(assertion, () => evil + unsigned(assertion));
    },
  ],
  [
    'XSW6: the signed assertion inside the signature of the forged one',
    'assertion',
    (xml) => {
      const assertion = assertionIn(xml);
      const holding = signatureIn(assertion).replace(
        '</ds:Signature>',
        `${unsigned(assertion)}</ds:Signature>`,
      );
      return xml.replace(assertion, () => withSignature(evilOf(assertion), holding));
    },
  ],
  [
    'XSW7: the forged assertion in Extensions, with the same ID',
    'assertion',
    (xml) => {
      const assertion = assertionIn(xml);
      const evil = evilOf(assertion, idOf(assertion));
      const extensions = `<samlp:Extensions>${evil}</samlp:Extensions>`;
      return xml.replace('<samlp:Status>', `${extensions}<samlp:Status>`);
    },
  ],
  [
    'XSW8: the signed assertion in an Object of the signature, with the same ID',
    'assertion',
    (xml) => {
      const assertion = assertionIn(xml);
      const holding = inObject(signatureIn(assertion), unsigned(assertion));
      const evil = withSignature(evilOf(assertion, idOf(assertion)), holding);
      return xml.replace(assertion, () => evil);
    },
  ],
  [
    'the signed assertion inside the Advice of the forged one',
    'assertion',
    (xml) => {
      const assertion = assertionIn(xml);
      const around = evilOf(assertion).replace(
        '<saml:Conditions',
        `<saml:Advice>${assertion}</saml:Advice><saml:Conditions`,
      );
      return xml.replace(assertion, () => around);
    },
  ],
  [
    'a forged response as root, the signed response as its child',
    'response',
    (xml) => {
      const opening = responseTag.exec(xml)?.[0].replace(/ID="[^"]+"/, 'ID="_evil"');
      return `${opening}${evilOf(assertionIn(xml))}${xml}</samlp:Response>`;
    },
  ],
  [
    'a forged assertion added to a response with both signatures',
    'both',
    (xml) => {
      const assertion = assertionIn(xml);
      return xml.replace('</samlp:Response>', `${evilOf(assertion)}</samlp:Response>`);
    },
  ],
  [
    'a forged assertion with another namespace prefix',
    'assertion',
    (xml) => {
      const assertion = assertionIn(xml);
      const evil = evilOf(assertion).replaceAll('saml:', 's2:').replace('xmlns:saml', 'xmlns:s2');
      return xml.replace(assertion, () => evil + assertion);
    },
  ],
  [
    'a forged assertion in another namespace',
    'assertion',
    (xml) => {
      const assertion = assertionIn(xml);
      const evil = evilOf(assertion).replace('names:tc:SAML:2.0:assertion', 'other');
      return xml.replace(assertion, () => evil + assertion);
    },
  ],
];

describe('signature wrapping', () => {
  test.each<Sign>(['assertion', 'response', 'both'])(
    'the unaltered response signs in (signed: %s)',
    async (sign) => {
      expect(await refusalOf((xml) => xml, sign)).toBeUndefined();
    },
  );

  test.each(shapes)('%s', async (_name, sign, bend) => {
    let namesVictim = false;
    const refusal = await refusalOfBent((xml) => {
      const after = bend(xml);
      namesVictim = after.includes('victim');
      return after;
    }, sign);
    expect(namesVictim).toBe(true);
    expect(refusal).toBe('validation_failed');
    expect(await hasVictim()).toBe(false);
  });
});

describe('broken signatures and unsigned parts', () => {
  test('a changed text breaks the signature', async () => {
    expect(await refusalOfBent(forVictim)).toBe('validation_failed');
    expect(await refusalOfBent(forVictim, 'response')).toBe('validation_failed');
    expect(await refusalOfBent(forVictim, 'both')).toBe('validation_failed');
  });

  test('a response without its signature is refused', async () => {
    expect(await refusalOfBent(unsigned)).toBe('validation_failed');
    expect(await refusalOfBent(unsigned, 'response')).toBe('validation_failed');
  });

  test('both of two signatures have to be valid', async () => {
    const places = (xml: string) => [...xml.matchAll(valueTag)].map((tag) => tag.index);
    const breakAt = (which: number) => (xml: string) => {
      expect(places(xml)).toHaveLength(2);
      return breakValue(xml, places(xml).at(which) ?? 0);
    };
    expect(await refusalOfBent(breakAt(0), 'both')).toBe('validation_failed');
    expect(await refusalOfBent(breakAt(1), 'both')).toBe('validation_failed');
  });

  test('two signatures on one element are refused', async () => {
    const doubled = (xml: string) => xml.replace(signatureIn(xml), signatureIn(xml).repeat(2));
    expect(await refusalOfBent(doubled)).toBe('validation_failed');
  });

  test('a signature reference to the whole document or to nothing is refused', async () => {
    const pointing = (uri: string) => (xml: string) => xml.replace(/URI="#[^"]+"/, `URI="${uri}"`);
    expect(await refusalOfBent(pointing(''))).toBe('validation_failed');
    expect(await refusalOfBent(pointing('#'))).toBe('validation_failed');
    expect(await refusalOfBent(pointing(`#' or '1'='1`))).toBe('validation_failed');
  });

  test('an unsigned envelope with another status, issuer, request or URL is refused', async () => {
    const bends: ((xml: string) => string)[] = [
      (xml) => xml.replace('status:Success', 'status:Responder'),
      (xml) => xml.replace(/(<saml:Issuer[^>]*>)https:/, '$1http:'),
      (xml) => xml.replace(/InResponseTo="[^"]+"/, 'InResponseTo="_other"'),
      (xml) => xml.replace(/ InResponseTo="[^"]+"/, ''),
      (xml) => xml.replace(/Destination="[^"]+"/, 'Destination="https://evil.example/acs"'),
    ];
    for (const bend of bends) expect(await refusalOfBent(bend)).toBe('validation_failed');
  });
});
