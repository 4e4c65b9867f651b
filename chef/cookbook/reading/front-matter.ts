import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { difficultyLevels } from '#recipes/recipe.ts';
import { distanceNames, viewNames } from '../dish.ts';
import { lineOfKey, type Problem } from '../problem.ts';
import { dishRoleNames } from '../roles.ts';

/** Names separated by commas, or a YAML list. */
const listed = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    (typeof value === 'string' ? value.split(',') : value)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
const noNames = listed.default([]);

const durationPattern =
  /^(?:(\d+(?:\.\d+)?)\s*d(?:ays?)?)?\s*(?:(\d+(?:\.\d+)?)\s*h(?:ours?)?)?\s*(?:(\d+)\s*(?:min(?:utes?)?)?)?$/;

/** "1 h 30 min", "2 days", "45 min", 45 → minutes. */
const duration = z.union([z.number(), z.string()]).transform((value, context) => {
  const found = durationPattern.exec(String(value).trim());
  if (!found || found[0] === '') {
    context.addIssue(`“${value}” is no time: write it as “20 min”, “1 h 30 min” or “2 days”.`);
    return z.NEVER;
  }
  const [, days = 0, hours = 0, minutes = 0] = found;
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
});

const sentence = z.string().trim().min(1);
const byName = z.record(z.string(), sentence);

const schema = z.strictObject({
  title: sentence,
  also: noNames,
  wishes: noNames,
  cuisine: sentence.optional(),
  region: sentence.optional(),
  course: noNames,
  style: noNames,
  technique: noNames,
  occasion: noNames,
  spice: sentence.default('No Heat'),
  servings: z.int().min(1).max(100),
  'good for': z
    .string()
    .regex(/^\d+\s*[-–]\s*\d+$/, 'write the fewest and the most servings: 2-8')
    .optional(),
  makes: z.string().optional(),
  called: sentence.optional(),
  'prep time': duration,
  'cook time': duration.default(0),
  'wait time': duration.default(0),
  difficulty: z.enum(difficultyLevels),
  because: sentence,
  description: sentence,
  roles: z.partialRecord(z.enum(dishRoleNames), listed).default({}),
  optional: noNames,
  swaps: z.record(z.string(), byName).default({}),
  variations: byName.default({}),
  tips: z.array(sentence),
  look: z.strictObject({
    vessel: sentence,
    arrangement: sentence,
    colours: listed,
    cut: sentence.optional(),
    sauce: sentence.optional(),
    garnish: sentence.optional(),
    view: z.enum(viewNames).default('angle'),
    distance: z.enum(distanceNames).default('close'),
  }),
});
export type FrontMatter = z.infer<typeof schema>;

/** The front matter of a file, or the problems in it. */
export type ReadFrontMatter = {
  front: FrontMatter | undefined;
  problems: Omit<Problem, 'path'>[];
};

const framePattern = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

function messageOf({ code, message, path, ...issue }: z.core.$ZodIssue): string {
  const key = path.join(' → ');
  if (code === 'unrecognized_keys' && 'keys' in issue) {
    const keys = (issue.keys as string[]).map((name) => `“${name}”`).join(', ');
    return `${key === '' ? 'the front matter' : `“${key}”`} knows no ${keys}`;
  }
  if (code === 'invalid_type' && /received undefined/.test(message)) return `“${key}” is missing`;
  return `“${key}”: ${message}`;
}

/** Reads the YAML between the two lines of dashes at the start of a .cook file. Never throws. */
export function readFrontMatter(text: string): ReadFrontMatter {
  const yaml = framePattern.exec(text)?.[1];
  if (yaml === undefined) {
    const message = 'the file does not open with front matter between two lines of “---”';
    return { front: undefined, problems: [{ line: 1, message }] };
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const [error] = document.errors;
  if (error) {
    const [first = error.message] = error.message.split('\n');
    // The dashes are the file's first line.
    const line = counter.linePos(error.pos[0]).line + 1;
    return { front: undefined, problems: [{ line, message: `front matter: ${first}` }] };
  }
  const read = schema.safeParse(document.toJS() ?? {});
  if (read.success) return { front: read.data, problems: [] };
  const problems = read.error.issues.map((issue) => {
    const [key = '', below] = issue.path.map(String);
    const line = lineOfKey(text, key, below);
    return { ...(line !== undefined && { line }), message: messageOf(issue) };
  });
  return { front: undefined, problems };
}
