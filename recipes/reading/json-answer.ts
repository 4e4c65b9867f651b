import { z } from 'zod';
import { readMinutes } from './facts.ts';
import { cleanText } from './plain-text.ts';

const textual = z.union([z.string(), z.number()]).transform(String);
const lineOf = z.union([
  textual,
  z.looseObject({}).transform((item) =>
    Object.values(item)
      .filter((part) => ['string', 'number'].includes(typeof part))
      .join(' '),
  ),
]);
const lines = z.union([z.array(lineOf), z.string().transform((text) => text.split('\n'))]);

const answer = z.looseObject({
  title: textual.optional(),
  name: textual.optional(),
  description: textual.optional(),
  ingredients: lines.optional(),
  instructions: lines.optional(),
  steps: lines.optional(),
  directions: lines.optional(),
  method: lines.optional(),
  procedure: lines.optional(),
  tips: lines.optional(),
  chef_tips: lines.optional(),
  prepTime: textual.optional(),
  prep_time: textual.optional(),
  cookTime: textual.optional(),
  cook_time: textual.optional(),
  servings: textual.optional(),
  difficulty: textual.optional(),
});

/** A model's JSON as markdown of the usual parts, so that one reader serves both; undefined if it is none. */
export function markdownOfJson(text: string): string | undefined {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end <= start || /^\s*#/.test(text)) return undefined;
  const parsed = parse(text.slice(start, end + 1));
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const inner = 'recipe' in parsed && typeof parsed.recipe === 'object' ? parsed.recipe : parsed;
  const result = answer.safeParse(inner);
  if (!result.success) return undefined;
  return toMarkdown(result.data);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON after all: the markdown reader takes it from here.
    return undefined;
  }
}

const minutesOf = (value: string | undefined) =>
  value && /^\d+$/.test(value) ? `${value} minutes` : value;

function toMarkdown(data: z.infer<typeof answer>): string | undefined {
  const steps = data.instructions ?? data.steps ?? data.directions ?? data.method ?? data.procedure;
  if (!data.ingredients && !steps) return undefined;
  const bullets = (items: readonly string[] | undefined) =>
    (items ?? []).map((item) => `- ${cleanText(item)}`).join('\n');
  const meta = [
    `Prep time: ${minutesOf(data.prepTime ?? data.prep_time) ?? ''}`,
    `Cook time: ${minutesOf(data.cookTime ?? data.cook_time) ?? ''}`,
    `Servings: ${data.servings ?? ''}`,
    `Difficulty: ${data.difficulty ?? ''}`,
  ].filter(
    (line) => !line.endsWith(': ') && (readMinutes(line) !== undefined || !/time/.test(line)),
  );
  return [
    `# ${cleanText(data.title ?? data.name ?? '')}`,
    cleanText(data.description ?? ''),
    '## Ingredients',
    bullets(data.ingredients),
    '## Instructions',
    bullets(steps),
    '## Tips',
    bullets(data.tips ?? data.chef_tips),
    '## Meta',
    bullets(meta),
  ].join('\n\n');
}
