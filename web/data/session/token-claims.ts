/** A claim that is a text, as an access token says it: nobody vouches for it here. @returns null where there is none, or no token */
export function claimOf(accessToken: string, name: 'aal' | 'sub'): string | null {
  try {
    const body = accessToken.split('.')[1] ?? '';
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    const value: unknown = claims?.[name];
    return typeof value === 'string' ? value : null;
  } catch {
    // No token of ours: the server will say so to whoever uses it.
    return null;
  }
}
