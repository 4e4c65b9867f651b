/** A problem in a file and its line; lines are counted from one. */
export type CookProblem = { line: number; message: string };

/** A step or note as written in the file, with the file line for each part of its text. */
export type Block = {
  kind: 'step' | 'note';
  section: string | undefined;
  text: string;
  /** The offset in the text at which each line of the file begins, in order. */
  lines: { offset: number; line: number }[];
};

type Blocks = {
  blocks: Block[];
  /** `>> key: value`, the metadata form used before files had a head. */
  metadata: { key: string; value: string }[];
  problems: CookProblem[];
};

type Line = { text: string; line: number };

/** Returns where a comment that begins at `at` ends; undefined if no comment begins there. */
function endOfComment(text: string, at: number): { end: number; isOpen: boolean } | undefined {
  if (text.startsWith('--', at)) {
    const end = text.indexOf('\n', at);
    return { end: end < 0 ? text.length : end, isOpen: false };
  }
  if (!text.startsWith('[-', at)) return undefined;
  const end = text.indexOf('-]', at + 2);
  return end < 0 ? { end: text.length, isOpen: true } : { end: end + 2, isOpen: false };
}

/** Splits a text into lines without comments; a line that ends with a backslash continues on the next line. */
function linesOf(text: string, firstLine: number, problems: CookProblem[]): Line[] {
  const lines: Line[] = [];
  let current = '';
  let begin = firstLine;
  let line = firstLine;
  for (let at = 0; at < text.length; ) {
    const comment = endOfComment(text, at);
    if (comment) {
      const skipped = text.slice(at, comment.end).split('\n').length - 1;
      if (comment.isOpen)
        problems.push({ line, message: "the comment “[-” isn't closed: put “-]” after it." });
      line += skipped;
      at = comment.end;
      continue;
    }
    const isEscape = text[at] === '\\' && at + 1 < text.length;
    const taken = text.slice(at, at + (isEscape ? 2 : 1));
    at += taken.length;
    if (taken === '\n') {
      lines.push({ text: current, line: begin });
      current = '';
      begin = line + 1;
    } else current += taken;
    if (taken.endsWith('\n')) line += 1;
  }
  return [...lines, { text: current, line: begin }];
}

const sectionPattern = /^\s*=+\s*(.*?)\s*=*\s*$/;
const metadataPattern = /^\s*>>\s*([^:]{1,60}):\s*(.*)$/;

/** Cuts the body of a file into its steps and notes. An empty line, a section or a metadata line ends one. */
export function cutBlocks(body: string, firstLine: number): Blocks {
  const problems: CookProblem[] = [];
  const found: Blocks = { blocks: [], metadata: [], problems };
  let section: string | undefined;
  let open: Block | undefined;
  for (const { text, line } of linesOf(body, firstLine, problems)) {
    const [, key, value = ''] = metadataPattern.exec(text) ?? [];
    if (text.trim() === '') open = undefined;
    else if (key !== undefined) {
      found.metadata.push({ key: key.trim(), value: value.trim() });
      open = undefined;
    } else if (/^\s*=/.test(text)) {
      section = sectionPattern.exec(text)?.[1] || undefined;
      open = undefined;
    } else if (open) {
      open.lines.push({ offset: open.text.length + 1, line });
      open.text += ` ${open.kind === 'note' ? text.replace(/^\s*>\s?/, '') : text}`;
    } else {
      const isNote = /^\s*>/.test(text);
      open = {
        kind: isNote ? 'note' : 'step',
        section,
        text: isNote ? text.replace(/^\s*>\s?/, '') : text,
        lines: [{ offset: 0, line }],
      };
      found.blocks.push(open);
    }
  }
  return found;
}

/** Returns the file line of a position in a block. */
export function lineAt({ lines, text }: Block, at: number): number {
  const begun = lines.findLast(({ offset }) => offset <= at) ?? lines[0];
  // An escaped line break is also a line break in the file.
  const breaks = text.slice(begun?.offset ?? 0, at).split('\n').length - 1;
  return (begun?.line ?? 1) + breaks;
}
