/** Reads a string claim of an access token without verifying the signature. @returns null without the claim or a readable token */
export function claimOf(accessToken: string, name: 'aal' | 'sub'): string | null {
  try {
    const body = accessToken.split('.')[1] ?? '';
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    const value: unknown = claims?.[name];
    return typeof value === 'string' ? value : null;
  } catch {
    // Not one of our tokens: the server refuses it when it is used.
    return null;
  }
}
