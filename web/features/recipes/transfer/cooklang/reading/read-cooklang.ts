import { fitToStorageLimits } from '../../imported/fit-to-storage-limits.ts';
import { type GivenRecipe, type Outcome, refuse } from '../../imported/outcome.ts';
import type { CookProblem } from './cut-blocks.ts';
import { keepOwnList } from './keep-own-list.ts';
import { listOfSteps } from './list-of-steps.ts';
import { type CookStep, parseCooklang } from './parse-cooklang.ts';
import { type PrintedSteps, printSteps, sayParts } from './print-steps.ts';
import { readFacts } from './read-facts.ts';

/** Matches ingredients with braces, cookware, timers and facts in the old form, which no other kind of text contains. */
const marked =
  /@[^\s@#~{}\\][^@#~{}\\\n]{0,80}\{[^{}\n]{0,80}\}|[#~][^\s@#~{}\\\n]{0,80}\{[^{}\n]{0,80}\}|^>>[ \t]*[^:\n]{1,60}:/m;

/** Returns whether a text is Cooklang: by its file name, or by its marks if a phone changed the name. */
export function isCooklang(text: string, from: string): boolean {
  return /\.cook$/i.test(from) || marked.test(text);
}

const problemsSaid = 3;

function reasonOf(problems: readonly CookProblem[]): string {
  const said = problems
    .slice(0, problemsSaid)
    .map(({ line, message }) => `Line ${line}: ${message}`);
  const more = problems.length - said.length;
  return [...said, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}

/** Prefixes the first step of each section with the section's name: "Dough: Mix …". */
function withSections(texts: readonly string[], steps: readonly CookStep[]): string[] {
  return texts.map((text, at) => {
    const section = steps[at]?.section;
    const isFirst = section !== undefined && section !== steps[at - 1]?.section;
    return isFirst ? `${section.replace(/:$/, '')}: ${text}` : text;
  });
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

type Read = { given: GivenRecipe; remarks: string[] };

function ownRecipe(facts: ReturnType<typeof readFacts>, printed: PrintedSteps): Read {
  const { ownList, left: _left, ...given } = facts;
  const { ingredients, changed } = keepOwnList(ownList, printed);
  return {
    given: { ...given, ingredients, instructions: printed.steps },
    remarks:
      changed.length === 0
        ? []
        : [`We updated the ingredient list to match the steps: ${changed.join('; ')}.`],
  };
}

function foreignRecipe(
  facts: ReturnType<typeof readFacts>,
  printed: PrintedSteps,
  steps: readonly CookStep[],
  notes: readonly string[],
  fallbackName: string,
): Read {
  const { ownList: _none, left, ...given } = facts;
  const texts = sayParts(printed).map(oneLine);
  return {
    given: {
      ...given,
      name: given.name || fallbackName,
      tips: [...given.tips, ...notes.map(oneLine)],
      ingredients: listOfSteps(printed.marks),
      instructions: withSections(texts, steps).filter((text) => text !== ''),
    },
    remarks: left.length === 0 ? [] : [`Left out: ${left.slice(0, 12).join(', ')}.`],
  };
}

/**
 * Reads the recipe of a Cooklang file, or returns why it is refused, with the lines to fix. One of our own files is read back unchanged;
 * for any other file, the ingredient list is the sum of what its steps use.
 * @param fallbackName the recipe's name if the file has no title
 */
export function readCooklang(
  text: string,
  from: string,
  site: string,
  fallbackName: string,
): Outcome {
  const { fields, steps, notes, problems } = parseCooklang(text);
  const facts = readFacts(fields, site);
  const name = facts.name || undefined;
  if (problems.length > 0) return refuse(from, reasonOf(problems), name);
  const printed = printSteps(steps);
  const { given, remarks } = facts.isOwn
    ? ownRecipe(facts, printed)
    : foreignRecipe(facts, printed, steps, notes, fallbackName);
  const outcome = fitToStorageLimits(given, from);
  if ('refused' in outcome) return outcome;
  const { found } = outcome;
  return { found: { ...found, remarks: [...found.remarks, ...remarks] } };
}
