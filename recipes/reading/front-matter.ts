import { parse } from 'yaml';
import { isObject } from './find-record.ts';

export type FrontMatter = { fields: object; body: string };

const maxLines = 80;

/** Parses the subset of TOML used in front matter: `key = "value"`, numbers and one-line lists. */
function parseToml(lines: readonly string[]): object {
  const pairs = lines.flatMap((text) => {
    const [, key, value = ''] = /^\s*["']?([\w-]{1,60})["']?\s*=\s*(.{1,2000})$/.exec(text) ?? [];
    if (key === undefined) return [];
    const list = /^\[(.*)\]$/.exec(value.trim())?.[1];
    const plain = (part: string) => part.trim().replace(/^["']|["']$/g, '');
    return [[key, list === undefined ? plain(value) : list.split(/,\s*(?=["'\d])/).map(plain)]];
  });
  return Object.fromEntries(pairs) as object;
}

/** Parses YAML; returns undefined if it is invalid, because models often break its quoting. */
export function parseYaml(text: string): unknown {
  try {
    return parse(text, {
      logLevel: 'silent',
      maxAliasCount: 20,
      prettyErrors: false,
      schema: 'core',
    });
  } catch {
    return undefined; // invalid YAML: the caller reads it line by line
  }
}

/** Separates the front matter of an answer (between "---" or "+++") from its body. Returns undefined if it has none. */
export function takeFrontMatter(text: string): FrontMatter | undefined {
  const lines = text.split('\n', maxLines + 400);
  const start = lines.slice(0, 12).findIndex((line) => /^(?:---|\+\+\+)\s*$/.test(line));
  if (start < 0 || lines.slice(0, start).some((line) => /^\s*(?:#|[-*•]\s)/.test(line)))
    return undefined;
  const mark = (lines[start] ?? '').trim();
  const length = lines
    .slice(start + 1, start + maxLines)
    .findIndex((line) => line.trim() === mark || (mark === '---' && line.trim() === '...'));
  if (length <= 0) return undefined;
  const head = lines.slice(start + 1, start + 1 + length);
  const isHead = head
    .filter((line) => line.trim())
    .every((line) => /^\s*(?:["']?[\p{L}\w -]{1,60}["']?\s*[:=]|-\s|#|\[)/u.test(line));
  if (!isHead) return undefined;
  if (mark !== '+++' && /[&*!]\w|[[{].*[[{].*[[{]/.test(head.join('\n'))) return undefined;
  const fields = mark === '+++' ? parseToml(head) : parseYaml(head.join('\n'));
  if (!isObject(fields)) return undefined;
  const behind = text
    .split('\n')
    .slice(start + length + 2)
    .join('\n');
  return { fields, body: behind };
}
