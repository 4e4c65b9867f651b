/** Characters that Markdown interprets anywhere in a line. */
const marks = /[\\`*_[\]<~|#]|&(?=[#\p{L}])/gu;
/** Characters that begin a list, a quote, a rule or an underline at the start of a line. */
const atStart = /^(?:[>+\-=]|\d+(?=[.)]))/;
/** Control characters and separators that editors do not show, and that some treat as a line end. */
const controls = /[\p{Cc}\u2028\u2029]/gu;

function reference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

/** Escapes a single line; a line break in it becomes a character reference. */
export function escapeLine(text: string): string {
  return (
    text
      .replace(marks, '\\$&')
      // After the digits, not before them: only punctuation can be escaped.
      .replace(atStart, (found) => (/^\d/.test(found) ? `${found}\\` : `\\${found}`))
      .replace(controls, reference)
      .replace(/^ +| +$/g, (spaces) => reference(' ').repeat(spaces.length))
  );
}

/**
 * Escapes a text that may contain line breaks, which become Markdown hard breaks.
 * @param indent keeps continuation lines inside their list item
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

/** Reverses `escapeText`, also for text that a person wrote with the same escapes. */
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
