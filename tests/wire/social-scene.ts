import type { Provider, SupabaseClient } from '@supabase/supabase-js';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type OpenIdIssuer, startOpenIdIssuer } from '#tests/support/openid-issuer.ts';

/** Returns the value of OPENID_PROVIDERS for an issuer. */
export function openIdVariable(
  issuer: Pick<OpenIdIssuer, 'issuer' | 'clientId' | 'clientSecret'>,
  name = 'kitchen',
): string {
  const { clientId, clientSecret } = issuer;
  return JSON.stringify([{ name, issuer: issuer.issuer, clientId, clientSecret }]);
}

export async function startSocialScene(variables: Record<string, string> = {}) {
  const issuer = await startOpenIdIssuer();
  const testApp = await createTestApp({
    variables: { OPENID_PROVIDERS: openIdVariable(issuer), ...variables },
  });
  return {
    issuer,
    testApp,
    close: async () => {
      await testApp.close();
      await issuer.close();
    },
  };
}

/** Returns the redirect target of a response. Throws if the response is no redirect. */
export function locationOf(answer: Response): URL {
  const location = answer.headers.get('location');
  if (!location) throw new Error(`It answered ${answer.status} and leads nowhere.`);
  return new URL(location);
}

/** Returns the URL to which signInWithOAuth of the official client would send the browser. */
export async function addressToOpen(
  client: SupabaseClient,
  provider: string,
  options: object = {},
): Promise<string> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: provider as Provider,
    options: { skipBrowserRedirect: true, ...options },
  });
  if (error) throw error;
  return data.url;
}

/** Opens the URL. Returns the provider's URL that it redirects to, and the cookie that it sets. */
export async function open(testApp: TestApp, address: string, headers: HeadersInit = {}) {
  const answer = await testApp.request(address, { headers });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { providerUrl: locationOf(answer), cookie };
}

/** Opens the callback URL from the provider with the browser's cookie. Returns the redirect target. */
export async function comeBack(testApp: TestApp, callback: string, cookie?: string): Promise<URL> {
  return locationOf(await testApp.request(callback, { headers: cookie ? { cookie } : {} }));
}

/** Runs the whole sign-in: from the app to the provider and back. Returns the final redirect target. */
export async function goRound(
  testApp: TestApp,
  issuer: OpenIdIssuer,
  address: string,
  choice?: Parameters<OpenIdIssuer['signIn']>[1],
): Promise<URL> {
  const { providerUrl, cookie } = await open(testApp, address);
  return comeBack(testApp, await issuer.signIn(providerUrl, choice), cookie);
}

/** Returns the error in a redirect URL. Throws if the query and the fragment do not hold the same error. */
export function failureOf(address: URL) {
  const read = (values: URLSearchParams) => ({
    error: values.get('error'),
    code: values.get('error_code'),
    description: values.get('error_description'),
  });
  const [query, fragment] = [address.searchParams, new URLSearchParams(address.hash.slice(1))];
  if (JSON.stringify(read(query)) !== JSON.stringify(read(fragment))) {
    throw new Error('Query and fragment differ.');
  }
  return { at: `${address.origin}${address.pathname}`, ...read(query) };
}

/** Starts a sign-in and approves it at the provider; only the callback is left to open. @param query beginning with & */
export async function almostThere(
  { testApp, issuer }: { testApp: TestApp; issuer: OpenIdIssuer },
  query = '',
) {
  const { providerUrl, cookie } = await open(
    testApp,
    `/auth/v1/authorize?provider=kitchen${query}`,
  );
  return { callback: await issuer.signIn(providerUrl), cookie };
}
