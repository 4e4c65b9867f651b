import { createSamlIdentityProvider } from '#tests/support/saml-identity-provider.ts';
import { type SamlPerson, serveSamlPages } from '#tests/support/saml-pages.ts';
import { serviceKeyOf } from './service-key.ts';
import { openOwnStage, type Stage } from './stage.ts';

/** The product in a real browser, and an organisation (acme.example) with its own sign-in pages. */
export type SingleSignOnStage = Stage & {
  /** The people who can sign in at the organisation. */
  people: SamlPerson[];
  addPerson(name: string, given?: { refuse?: boolean }): void;
};

export async function openSingleSignOnStage(): Promise<SingleSignOnStage> {
  const people: SamlPerson[] = [];
  const pages = await serveSamlPages(people);
  const stage = await openOwnStage({ SAML: 'on', PHONE_SIGN_IN: 'off' });
  // These journeys go to the organisation on purpose.
  stage.trouble.allowedLines.push(new RegExp(RegExp.escape(pages.origin)));
  const service = `${stage.url}/auth/v1/sso/saml`;
  const serviceMetadata = await (await fetch(`${service}/metadata`)).text();
  const idp = createSamlIdentityProvider({
    entityId: `${pages.origin}/metadata`,
    signInUrl: pages.signInUrl,
    serviceMetadata,
    now: () => new Date(),
  });
  pages.open(idp, `${service}/acs`);
  const key = await serviceKeyOf(stage);
  const added = await fetch(`${stage.url}/auth/v1/admin/sso/providers`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}` },
    body: JSON.stringify({
      type: 'saml',
      metadata_xml: idp.metadataXml,
      domains: ['acme.example'],
      attribute_mapping: { keys: { name: { name: 'displayName' } } },
    }),
  });
  if (added.status !== 201) throw new Error(await added.text());
  return {
    ...stage,
    people,
    addPerson(name, { refuse = false } = {}) {
      const address = `${name.toLowerCase()}@acme.example`;
      const attributes = { mail: [address], displayName: [name] };
      people.push({ name, parts: { nameId: name, attributes }, refuse });
    },
    async close() {
      await stage.close();
      await pages.close();
    },
  };
}
