const longest = 200;

/** What looks like a key: providers repeat them, half masked, in their refusals. */
const keyLike = /\b(sk|pk|key|gsk|xai|hf|AIza|Bearer)[-_ ]?[\w*.-]{8,}/gi;

/**
 * A provider's own words as a log may hold them: one short line without a key, without an address' query, and nothing at all where they
 * repeat the prompt, which holds the cook's words.
 */
export function quoteProvider(
  words: string,
  { secrets, prompt }: { secrets: readonly string[]; prompt: string },
): string {
  let clean = words;
  for (const secret of secrets) if (secret) clean = clean.replaceAll(secret, '[key]');
  clean = clean
    .replaceAll(keyLike, '[key]')
    .replaceAll(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const opening = prompt.trim().slice(0, 40).replaceAll(/\s+/g, ' ');
  if (opening && clean.includes(opening)) return '';
  return clean.length > longest ? `${clean.slice(0, longest)}…` : clean;
}
