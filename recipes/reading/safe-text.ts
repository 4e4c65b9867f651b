/** Controls, zero-width characters, direction marks, lone surrogates, private use: nothing that a reader could see. */
const invisible = /[\p{Cf}\p{Cs}\p{Co}\u{fff9}-\u{fffd}]/gu;
const spaces = /[\p{Cc}\s\u2028\u2029]+/gu;
const markupTag =
  /<!--[\s\S]{0,2000}?(?:-->|$)|<[/!?]?[a-z][a-z0-9:-]*(?:\s[^<>]{0,2000})?\/?>|<\/?(?:script|img|svg|iframe|object|embed|style|link|meta|form|input|button|video|audio|math|base|body|html|a)\b[^<>]{0,2000}>?/giu;
/** A name, `=` and a call or a quoted word behind a lone "<tag": what is left of a tag that was cut. */
const handler = /\bon[a-z]{3,20}\s*=\s*\S*/giu;
/** With `//` behind it a scheme is one even where no space stands before it ("stockhttps://…"). */
const address =
  /(?:https?|hxxps?|ftps?|wss?):\/\/[^\s<>"'`)\]}]*|(?<![\w:/])\/\/[\w-]{1,63}\.[a-z]{2,}[^\s<>"'`)\]}]*|\b(?:https?|ftps?|file|wss?|blob|about|intent):\/{0,3}[^\s<>"'`)\]}]*|(?:javascript|vbscript|livescript)\s*:[^\s<>"'`]*|(?:mailto|\btel)\s*:[^\s<>"'`]*|data:\s*(?:[a-z]+\/[^\s<>"'`]*|;?base64[^\s<>"'`]*)|www\.[^\s<>"'`)\]}]+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}/giu;

function withoutMarkup(text: string): string {
  const cleaned = text.replace(markupTag, ' ').replace(address, ' ');
  return cleaned === text ? text : cleaned.replace(handler, ' ');
}

/** Taking something out can join what stood around it, so it is done until nothing changes. */
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
 * Text as a person may see it: no tag, script, address or invisible character, single spaces. What is plainly text stays:
 * "heat < 180 °C", "a > b", "<3".
 * @param length the longest text to give back, in characters
 */
export function safeText(text: string, length = 4000): string {
  const visible = text
    .slice(0, length * 4)
    .replace(invisible, '')
    .replace(spaces, ' ');
  const clean = withoutAny(visible)
    // What a browser would still take for the beginning of a tag.
    .replace(/<(?=[a-z/!?])/giu, '< ')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;!?])(?=\s|$)/g, '$1')
    .trim();
  return cutAt(clean, length);
}

/** Never half a character: the cut falls before a surrogate pair, not into it. */
function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text[length - 1] ?? '') ? length - 1 : length;
  return text.slice(0, end).trim();
}
