import { parseYaml, takeFrontMatter } from './front-matter.ts';
import { findJson } from './json-value.ts';
import { markdownLines } from './markdown-lines.ts';
import { boundParts, isRecipe, type Parts } from './parts.ts';
import { htmlTree } from './read-html.ts';
import { readLines } from './read-lines.ts';
import { markdownTree } from './read-markdown.ts';
import { readRecord, textWithin } from './read-record.ts';
import { unwrapAnswer } from './unwrap-answer.ts';

const longestAnswer = 200_000;
const longestYaml = 30_000;
const deepest = 3;
const blockTag =
  /<\/?(?:h[1-6]|ul|ol|li|p|div|article|section|table|tr|body|html|main|header)\b[^<>]{0,300}>/gi;

export type Answer = { parts: Parts | undefined; text: string };

/** HTML as a whole, not markdown with a tag here and there. */
function isHtml(text: string): boolean {
  const tags = text.slice(0, 60_000).match(blockTag)?.length ?? 0;
  return (
    tags >= 4 &&
    !/^#{1,6} \S/m.test(text) &&
    (/^\s*</.test(text) || !/^\s*(?:[-*•]|\d+[.)]) \S/m.test(text))
  );
}

function readHtml(text: string): Parts | undefined {
  const data = [
    ...text
      .slice(0, 60_000)
      .matchAll(/<script[^<>]{0,200}ld\+json[^<>]{0,200}>([\s\S]*?)<\/script>/gi),
  ];
  for (const [, json = ''] of data) {
    const found = findJson(json);
    const parts = found && readRecord(found.value, found.isCut);
    if (parts && isRecipe(parts)) return parts;
  }
  return readLines(markdownLines(htmlTree(text)));
}

function readJson(text: string, depth: number): Parts | undefined {
  const found = findJson(text);
  if (!found) return undefined;
  const parts = readRecord(found.value, found.isCut);
  if (parts) return parts;
  const within = depth < deepest ? textWithin(found.value) : undefined;
  return within === undefined ? undefined : readText(within, depth + 1);
}

const yamlKey = /^(?:["']?[\p{L}][\p{L}\p{M}\w '-]{0,40}["']?):(?:\s|$)/u;

/** A document of keys from its first line on; one that YAML cannot parse is read as markdown. */
function readYaml(text: string): Parts | undefined {
  const body = text
    .slice(0, longestYaml)
    .replace(/^---\s*\n/, '')
    .replace(/\n(?:---|\.\.\.)\s*$/, '');
  const [first = ''] = body.split('\n', 1);
  if (!yamlKey.test(first) || /^\s*(?:#{1,6} |\*\*)/m.test(body)) return undefined;
  return readRecord(parseYaml(body), false);
}

function readMarkdown(text: string): Parts {
  const front = takeFrontMatter(text);
  if (!front) return readLines(markdownLines(markdownTree(text)));
  const body = readLines(markdownLines(markdownTree(front.body)));
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

/** Tries one form after the other; the first that gives a recipe has it, else the one that gave most. */
function readText(text: string, depth: number): Parts | undefined {
  const readers = [
    () => readJson(text, depth),
    () => readYaml(text),
    () => (isHtml(text) ? readHtml(text) : undefined),
    () => readMarkdown(text),
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

/**
 * Reads everything that an answer says of a recipe, whatever it was written in. `text` is the answer without thoughts and
 * wrapping: empty where the model said nothing.
 */
export function readAnswer(answer: string): Answer {
  const { text, isThinking } = unwrapAnswer(answer.slice(0, longestAnswer));
  if (!/[\p{L}\p{N}]/u.test(text)) return { parts: undefined, text: '' };
  const found = readText(text, 0);
  const parts = found && boundParts(found);
  // A thought that never ended is no answer, unless the recipe stands in it whole.
  if (isThinking && !(parts && isRecipe(parts) && /^\s*#/m.test(text)))
    return { parts: undefined, text: '' };
  return { parts, text };
}
