const longest = 200;

/** Text that looks like a key: providers repeat keys, half masked, in their error messages. */
const keyLike = /\b(sk|pk|key|gsk|xai|hf|AIza|Bearer)[-_ ]?[\w*.-]{8,}/gi;

/**
 * Cleans a provider's message for the log: one short line without keys and without the query of a URL. Returns an empty string if the
 * message repeats the prompt, which contains the cook's words.
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
