/** Zero-width characters, direction marks, lone surrogates and private-use characters: nothing that a reader could see. */
const invisible = /[\p{Cf}\p{Cs}\p{Co}\u{fff9}-\u{fffd}]/gu;
const spaces = /[\p{Cc}\s\u2028\u2029]+/gu;
const markupTag =
  /<!--[\s\S]{0,2000}?(?:-->|$)|<[/!?]?[a-z][a-z0-9:-]*(?:\s[^<>]{0,2000})?\/?>|<\/?(?:script|img|svg|iframe|object|embed|style|link|meta|form|input|button|video|audio|math|base|body|html|a)\b[^<>]{0,2000}>?/giu;
/** Matches an event handler attribute (`onerror=…`), which can be left over from a tag that was cut. */
const handler = /\bon[a-z]{3,20}\s*=\s*\S*/giu;
/** Matches addresses. A scheme followed by `//` counts even when no space comes before it ("stockhttps://…"). */
const address =
  /(?:https?|hxxps?|ftps?|wss?):\/\/[^\s<>"'`)\]}]*|(?<![\w:/])\/\/[\w-]{1,63}\.[a-z]{2,}[^\s<>"'`)\]}]*|\b(?:https?|ftps?|file|wss?|blob|about|intent):\/{0,3}[^\s<>"'`)\]}]*|(?:javascript|vbscript|livescript)\s*:[^\s<>"'`]*|(?:mailto|\btel)\s*:[^\s<>"'`]*|data:\s*(?:[a-z]+\/[^\s<>"'`]*|;?base64[^\s<>"'`]*)|www\.[^\s<>"'`)\]}]+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}/giu;

function withoutMarkup(text: string): string {
  const cleaned = text.replace(markupTag, ' ').replace(address, ' ');
  return cleaned === text ? text : cleaned.replace(handler, ' ');
}

/** Removes markup repeatedly until nothing changes, because a removal can join the text around it into new markup. */
function withoutAny(text: string): string {
  let current = text;
  for (let round = 0; round < 6; round++) {
    const next = withoutMarkup(current);
    if (next === current) return next;
    current = next;
  }
  return current.replace(/[<>]/g, ' ').replace(/:/g, ' ');
}

/**
 * Sanitizes text for display: removes tags, scripts, addresses and invisible characters, and collapses spaces. Plain text stays:
 * "heat < 180 °C", "a > b", "<3".
 * @param length the maximum length of the result, in characters
 */
export function safeText(text: string, length = 4000): string {
  const visible = text
    .slice(0, length * 4)
    .replace(invisible, '')
    .replace(spaces, ' ');
  const clean = withoutAny(visible)
    // Break up what a browser would still parse as the beginning of a tag.
    .replace(/<(?=[a-z/!?])/giu, '< ')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;!?])(?=\s|$)/g, '$1')
    .trim();
  return cutAt(clean, length);
}

/** Cuts the text to a length, never inside a surrogate pair. */
function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text[length - 1] ?? '') ? length - 1 : length;
  return text.slice(0, end).trim();
}
