/**
 * What a redirect of the auth service says went wrong. It may stand in the query or behind the hash.
 * @returns the decoded description, or null when the address carries no error
 */
export function redirectErrorOf(address: { search: string; hash: string }): string | null {
  const parts = [address.search, address.hash.replace(/^#/, '')].map(
    (part) => new URLSearchParams(part),
  );
  for (const part of parts) {
    const description = part.get('error_description');
    if (description) return description;
    const code = part.get('error_code');
    if (code) return code;
  }
  return null;
}
