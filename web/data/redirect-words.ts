type Address = { search: string; hash: string };

function partsOf({ search, hash }: Address): URLSearchParams[] {
  return [search, hash.replace(/^#/, '')].map((part) => new URLSearchParams(part));
}

/**
 * What a redirect of the auth service says went wrong. It may stand in the query or behind the hash.
 * @returns the decoded description, or null when the address carries no error
 */
export function redirectErrorOf(address: Address): string | null {
  for (const part of partsOf(address)) {
    const description = part.get('error_description');
    if (description) return description;
    const code = part.get('error_code');
    if (code) return code;
  }
  return null;
}

/** The `message_code` of a mailed link that was used already, null without one. The words are ours (`linkNotice`), never the address's. */
export function linkMessageCodeOf(address: Address): string | null {
  for (const part of partsOf(address)) {
    const code = part.get('message_code');
    if (code) return code;
  }
  return null;
}
