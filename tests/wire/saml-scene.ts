import type { SupabaseClient } from '@supabase/supabase-js';
import { createTestApp, type TestApp, type TestOptions } from '#tests/support/app.ts';
import { fragmentOf } from '#tests/support/people.ts';
import {
  createSamlIdentityProvider,
  type SamlForm,
  type SamlIdentityProvider,
} from '#tests/support/saml-identity-provider.ts';

/** An organisation whose identity provider is registered. */
export type Organisation = { idp: SamlIdentityProvider; providerId: string; domain: string };

export type SamlScene = {
  testApp: TestApp;
  serviceMetadata: string;
  /** Sends a raw request to the admin API of SSO providers with the service key. */
  admin(path: string, init?: { method?: string; body?: object }): Promise<Response>;
  addOrganisation(
    domain: string,
    fields?: object,
    idp?: SamlIdentityProvider,
  ): Promise<Organisation>;
  newIdp(options?: { entityId?: string; signInUrl?: string }): SamlIdentityProvider;
  /** Returns the URL that the official client is redirected to for signing in. */
  signInUrl(domain: string, redirectTo?: string, client?: SupabaseClient): Promise<string>;
  /** Posts a SAML form to the service as a browser does and returns the URL of the redirect. */
  bring(form: Partial<SamlForm>): Promise<URL>;
  /** Returns the error code of a refused form; undefined for a form that signs in. */
  refusalOf(form: Partial<SamlForm>): Promise<string | undefined>;
  close(): Promise<void>;
};

/** Creates the app with single sign-on enabled and rate limits off. */
export async function openSamlScene(options: TestOptions = {}): Promise<SamlScene> {
  const variables = { SAML: 'on', RATE_LIMITS: 'off', ...options.variables };
  const testApp = await createTestApp({ ...options, variables });
  const metadata = await testApp.request('/auth/v1/sso/saml/metadata');
  const serviceMetadata = await metadata.text();
  const newIdp: SamlScene['newIdp'] = (idpOptions = {}) =>
    createSamlIdentityProvider({ ...idpOptions, serviceMetadata, now: testApp.clock.now });

  const admin: SamlScene['admin'] = (path, { method = 'GET', body } = {}) => {
    const key = testApp.services.keys.serviceRoleKey;
    const headers = {
      apikey: key,
      authorization: `Bearer ${key}`,
      'x-supabase-api-version': '2024-01-01',
    };
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return testApp.request(`/auth/v1/admin/sso/providers${path}`, init);
  };

  async function bring(form: Partial<SamlForm>): Promise<URL> {
    const answer = await testApp.request('/auth/v1/sso/saml/acs', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form),
    });
    const location = answer.headers.get('location');
    if (answer.status !== 303 || !location) throw new Error(`The form answered ${answer.status}.`);
    return new URL(location);
  }

  return {
    testApp,
    serviceMetadata,
    admin,
    newIdp,
    bring,
    async addOrganisation(domain, fields = {}, idp = newIdp()) {
      const body = { type: 'saml', metadata_xml: idp.metadataXml, domains: [domain], ...fields };
      const answer = await admin('', { method: 'POST', body });
      if (answer.status !== 201) throw new Error(await answer.text());
      return { idp, domain, providerId: (await answer.json()).id };
    },
    async signInUrl(domain, redirectTo, client = testApp.client()) {
      const request = { domain, ...(redirectTo ? { options: { redirectTo } } : {}) };
      const { data, error } = await client.auth.signInWithSSO(request);
      if (error) throw error;
      return data?.url ?? '';
    },
    async refusalOf(form) {
      const address = await bring(form);
      const fragment = fragmentOf(address);
      if (fragment.has('access_token') || address.searchParams.has('code')) return undefined;
      return fragment.get('error_code') ?? 'no error code';
    },
    close: () => testApp.close(),
  };
}
