/** Marks that Markdown would take for its own, wherever they stand in a line. */
const marks = /[\\`*_[\]<~|#]|&(?=[#\p{L}])/gu;
/** Marks that mean a list, a quote, a rule or an underline at the beginning of a line. */
const atStart = /^(?:[>+\-=]|\d+(?=[.)]))/;
/** Controls and separators that no editor shows, and that some take for the end of a line. */
const controls = /[\p{Cc}\u2028\u2029]/gu;

function reference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

/** One line: no break in it is one of the file. */
export function escapeLine(text: string): string {
  return (
    text
      .replace(marks, '\\$&')
      // Behind the numeral, not before it: only a mark can be escaped.
      .replace(atStart, (found) => (/^\d/.test(found) ? `${found}\\` : `\\${found}`))
      .replace(controls, reference)
      .replace(/^ +| +$/g, (spaces) => reference(' ').repeat(spaces.length))
  );
}

/**
 * A text that may hold line breaks, as Markdown's hard breaks.
 * @param indent what keeps a further line inside its list item
 */
export function escapeText(text: string, indent = ''): string {
  const [, before = '', inner = '', after = ''] = /^(\n*)([\s\S]*?)(\n*)$/.exec(text) ?? [];
  const lines = inner.split('\n').map(escapeLine);
  return (
    reference('\n').repeat(before.length) +
    lines.join(`\\\n${indent}`) +
    reference('\n').repeat(after.length)
  );
}

/** The text again: what `escapeText` wrote, and what a person wrote with the same marks. */
export function unescapeText(text: string): string {
  return text.replace(
    /\\([!-/:-@[-`{-~])|&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi,
    (whole, mark?: string, hexadecimal?: string, decimal?: string) => {
      if (mark !== undefined) return mark;
      const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 0x10_ff_ff ? whole : String.fromCodePoint(code);
    },
  );
}
