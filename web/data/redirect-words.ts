type Address = { search: string; hash: string };

function partsOf({ search, hash }: Address): URLSearchParams[] {
  return [search, hash.replace(/^#/, '')].map((part) => new URLSearchParams(part));
}

/**
 * Reads the error of an auth service redirect from the query or the fragment.
 * @returns the decoded description, else the error code; null when the address carries no error
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

/** Returns the `message_code` of a mailed link that was already used, or null. The shown text is ours (`linkNotice`), never the address's. */
export function linkMessageCodeOf(address: Address): string | null {
  for (const part of partsOf(address)) {
    const code = part.get('message_code');
    if (code) return code;
  }
  return null;
}
