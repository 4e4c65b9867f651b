import { parseYaml, takeFrontMatter } from './front-matter.ts';
import { findJson } from './json-value.ts';
import { markdownLines } from './markdown-lines.ts';
import { boundParts, isRecipe, type Parts } from './parts.ts';
import { htmlTree } from './read-html.ts';
import { readLines } from './read-lines.ts';
import { markdownTree } from './read-markdown.ts';
import { readRecord, textWithin } from './read-record.ts';
import { unwrapAnswer } from './unwrap-answer.ts';
import { keyName } from './words/key-names.ts';

const longest = { answer: 200_000, yaml: 12_000, yamlLines: 400 };
const maxDepth = 3;
const blockTag =
  /<\/?(?:h[1-6]|ul|ol|li|p|div|article|section|table|tr|body|html|main|header)\b[^<>]{0,300}>/gi;

export type Answer = { parts: Parts | undefined; text: string };

/** True when the whole text is HTML, not markdown with a few tags. */
function isHtml(text: string): boolean {
  const tags = text.slice(0, 60_000).match(blockTag)?.length ?? 0;
  return (
    tags >= 4 &&
    !/^#{1,6} \S/m.test(text) &&
    (/^\s*</.test(text) || !/^\s*(?:[-*•]|\d+[.)]) \S/m.test(text))
  );
}

function readHtml(text: string, isWhole: boolean): Parts | undefined {
  for (const script of text.slice(0, 60_000).split(/<\/script>/i, 20)) {
    const [, json] = script.split(/<script[^<>]{0,200}ld\+json[^<>]{0,200}>/i, 2);
    const found = json === undefined ? undefined : findJson(json);
    const parts = found && readRecord(found.value, found.isCut);
    if (parts && isRecipe(parts)) return parts;
  }
  return readLines(markdownLines(htmlTree(text)), isWhole);
}

/** Matches JSON pairs without the braces around them. */
const barePair = /^\s*"[^"\n]{1,40}"\s*:\s*["[{\d]/;

function readJson(text: string, depth: number): Parts | undefined {
  const found = findJson(barePair.test(text) ? `{${text}}` : text);
  if (!found) return undefined;
  const parts = readRecord(found.value, found.isCut);
  if (parts) return parts;
  const within = depth < maxDepth ? textWithin(found.value) : undefined;
  return within === undefined ? undefined : readText(within, true, depth + 1);
}

const yamlLine = /^(?:["']?[\p{L}][\p{L}\p{M}\w '-]{0,40}["']?:(?:\s|$)|-\s|#|\s|$)/u;

/** True for a document of YAML keys in which one key without a value on its line names the ingredients. */
function isYaml(lines: readonly string[]): boolean {
  if (lines.length < 4 || lines.length > longest.yamlLines) return false;
  if (!/^["']?\p{L}/u.test(lines[0] ?? '') || !lines.every((line) => yamlLine.test(line)))
    return false;
  return lines.some((line) => {
    const [key = '', value = ''] = line.split(':', 2);
    return /^["']?\p{L}/u.test(key) && value.trim() === '' && keyName(key, []) === 'ingredients';
  });
}

/**
 * Reads a YAML document. Text with anchors or deep flow nesting is skipped, because the parser is too slow in its worst cases.
 * What YAML cannot parse is read as markdown.
 */
function readYaml(text: string): Parts | undefined {
  if (text.length > longest.yaml || /[&*!]\w|[[{].*[[{].*[[{]/.test(text)) return undefined;
  const lines = text.split('\n').filter((line) => !/^(?:---|\.\.\.)\s*$/.test(line));
  return isYaml(lines) ? readRecord(parseYaml(lines.join('\n')), false) : undefined;
}

function readMarkdown(text: string, isWhole: boolean): Parts {
  const front = takeFrontMatter(text);
  if (!front) return readLines(markdownLines(markdownTree(text)), isWhole);
  const body = readLines(markdownLines(markdownTree(front.body)), isWhole);
  const head = readRecord({ recipe: { ingredients: [], ...front.fields } }, false);
  if (!head) return body;
  return {
    ...head,
    ...body,
    ingredients: body.ingredients.length > 0 ? body.ingredients : head.ingredients,
    instructions: body.instructions.length > 0 ? body.instructions : head.instructions,
    tips: body.tips.length > 0 ? body.tips : head.tips,
  };
}

/** Tries each format in turn and returns the first that gives a recipe, else the one with the most ingredients and steps. */
function readText(text: string, isWhole: boolean, depth: number): Parts | undefined {
  const readers = [
    () => readJson(text, depth),
    () => readYaml(text),
    () => (isHtml(text) ? readHtml(text, isWhole) : undefined),
    () => readMarkdown(text, isWhole),
  ];
  let best: Parts | undefined;
  for (const read of readers) {
    const parts = read();
    if (parts && isRecipe(parts)) return parts;
    if (
      parts &&
      (!best ||
        parts.ingredients.length + parts.instructions.length >
          best.ingredients.length + best.instructions.length)
    )
      best = parts;
  }
  return best;
}

/** Reads text that is known to be JSON, even when it is incomplete. It never falls back to another format. */
export function readJsonAnswer(json: string): Parts | undefined {
  const found = findJson(json);
  const parts = found && readRecord(found.value, found.isCut);
  return parts && boundParts(parts);
}

/**
 * Reads everything that an answer says about a recipe, in any format. `text` is the answer without thinking blocks and
 * wrappers: empty when the model said nothing.
 * @param isWhole false while the answer is still streaming: then only parts that later text cannot change are read
 */
export function readAnswer(answer: string, isWhole = true): Answer {
  const { text, isThinking } = unwrapAnswer(answer.slice(0, longest.answer));
  if (!/[\p{L}\p{N}]/u.test(text)) return { parts: undefined, text: '' };
  const found = readText(text, isWhole, 0);
  const parts = found && boundParts(found);
  // A thinking block that was never closed is not an answer, unless it contains a whole recipe.
  if (isThinking && !(parts && isRecipe(parts) && /^\s*#/m.test(text)))
    return { parts: undefined, text: '' };
  return { parts, text };
}
