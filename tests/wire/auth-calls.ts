import type { TestApp } from '#tests/support/app.ts';

const versioned = { 'x-supabase-api-version': '2024-01-01' };

/**
 * Returns helpers for raw requests to the auth door with the current client's API version, for requests that the official client never sends.
 * @param testApp read on every call, because tests start it in beforeAll
 */
export function createAuthCalls(testApp: () => TestApp) {
  function call(path: string, init: RequestInit & { bearer?: string } = {}) {
    const apikey = testApp().services.keys.anonKey;
    const authorization = init.bearer ? { authorization: `Bearer ${init.bearer}` } : undefined;
    const headers = { apikey, ...versioned, ...authorization, ...(init.headers as object) };
    return testApp().request(`/auth/v1${path}`, { ...init, headers });
  }

  function post(path: string, body: object) {
    return call(path, { method: 'POST', body: JSON.stringify(body) });
  }

  /** Like post, but returns the status and the parsed body. */
  async function ask(path: string, body: object) {
    const answer = await post(path, body);
    return { status: answer.status, body: await answer.json() };
  }

  function tokenCall(grantType: string, body: object) {
    return post(`/token?grant_type=${grantType}`, body);
  }

  function refresh(refreshToken: string) {
    return ask('/token?grant_type=refresh_token', { refresh_token: refreshToken });
  }

  return { call, post, ask, tokenCall, refresh };
}
