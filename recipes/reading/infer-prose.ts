import type { Section } from './cut-sections.ts';
import { type Line, line } from './line.ts';
import { amountsIn, listedIn, listedNext } from './read-listing.ts';
import { isToldStep, toldSteps } from './told-steps.ts';
import { isOpening } from './words/chatter.ts';
import { sentencesOf } from './words/sentences.ts';
import { beginsLikeStep } from './words/step-words.ts';

/** A paragraph, its lines joined into one text; `end` is the index after its last line. */
type Paragraph = { text: string; start: number; end: number };

function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const [index, { kind, text, continues }] of lines.entries()) {
    const before = paragraphs.at(-1);
    if (kind !== 'text') continue;
    if (continues && before?.end === index) {
      before.text += ` ${text}`;
      before.end = index + 1;
    } else paragraphs.push({ text, start: index, end: index + 1 });
  }
  return paragraphs;
}

const section = (name: Section['name'], lines: Line[]): Section => ({
  name,
  heading: '',
  level: 7,
  lines,
});

type Listing = { entries: string[]; said: string[]; steps: string[] };

/** Splits a paragraph into the ingredients that it lists, the text before them and the steps after them. */
function listingOf(text: string): Listing | undefined {
  const listing: Listing = { entries: [], said: [], steps: [] };
  for (const sentence of sentencesOf(text)) {
    const isBehind = listing.entries.length > 0;
    const isDeed = beginsLikeStep(sentence) && !/^(?:start|begin|then)\b/iu.test(sentence);
    const listed =
      isBehind && !isDeed ? listedNext(sentence) : isDeed ? undefined : listedIn(sentence);
    if (listed && listing.steps.length === 0) listing.entries.push(...listed);
    else if (!isBehind) listing.said.push(sentence);
    else if (isToldStep(sentence)) listing.steps.push(sentence);
  }
  return listing.entries.length > 0 ? listing : undefined;
}

/** Finds the consecutive paragraphs that list ingredients: "For the base you need …", "For the top you need …". */
function findListings(lines: readonly Line[]): { at: Paragraph[]; all: Listing } | undefined {
  const at: Paragraph[] = [];
  const all: Listing = { entries: [], said: [], steps: [] };
  for (const paragraph of paragraphsOf(lines)) {
    const listing = all.steps.length > 0 ? undefined : listingOf(paragraph.text);
    if (!listing && at.length > 0) break;
    if (!listing) continue;
    at.push(paragraph);
    all.entries.push(...listing.entries);
    all.steps.push(...listing.steps);
    if (at.length === 1) all.said.push(...listing.said);
  }
  return at.length > 0 ? { at, all } : undefined;
}

/** Infers the ingredients and the steps from paragraphs that list ingredients and the steps after them. */
function inferListing(sections: readonly Section[]): Section[] | undefined {
  const hasSteps = sections.some(({ name, lines }) => name === 'instructions' && lines.length > 0);
  for (const [index, { name, lines }] of sections.entries()) {
    const found = name === undefined || name === 'description' ? findListings(lines) : undefined;
    if (!found) continue;
    const { at, all } = found;
    const said = all.said.length > 0 ? [line('text', all.said.join(' '))] : [];
    const rest = toldSteps(lines.slice(at.at(-1)?.end));
    const steps = [...joinedStep(all.steps), ...rest];
    return [
      ...sections.slice(0, index),
      section(name, [...lines.slice(0, at[0]?.start), ...said]),
      section(
        'ingredients',
        all.entries.map((entry) => line('item', entry)),
      ),
      section(hasSteps ? undefined : 'instructions', steps),
      ...sections
        .slice(index + 1)
        .map((later) =>
          hasSteps || later.name !== undefined
            ? later
            : section('instructions', toldSteps(later.lines)),
        ),
    ];
  }
  return undefined;
}

const joinedStep = (steps: readonly string[]) =>
  steps.length > 0 ? [line('text', steps.join(' '))] : [];

const isTold = ({ kind, text }: Line) =>
  (kind === 'text' || kind === 'item') && beginsLikeStep(text) && !isOpening(text);

/** Finds the section with the steps: the named one, otherwise the first unnamed one with a step line that states amounts. */
function findTold(sections: readonly Section[]): { index: number; start: number } {
  const named = sections.findIndex(
    ({ name, lines }) => name === 'instructions' && lines.length > 0,
  );
  if (named >= 0) return { index: named, start: 0 };
  const measures = (told: Line) => isTold(told) && amountsIn(told.text).length > 0;
  const index = sections.findIndex(({ name, lines }) => name === undefined && lines.some(measures));
  return { index, start: sections[index]?.lines.findIndex(isTold) ?? 0 };
}

/** Infers the ingredients from the amounts within the steps, for an answer without any list. */
function inferAmounts(sections: readonly Section[]): Section[] | undefined {
  const { index, start } = findTold(sections);
  const told = sections[index];
  if (!told) return undefined;
  const steps = told.lines.slice(start);
  const texts = steps.flatMap(({ text, children }) => [
    text,
    ...children.map((child) => child.text),
  ]);
  const entries = [...new Set(texts.flatMap(amountsIn))];
  if (entries.length < 2) return undefined;
  return [
    ...sections.slice(0, index),
    section(undefined, told.lines.slice(0, start)),
    section(
      'ingredients',
      entries.map((entry) => line('item', entry)),
    ),
    section('instructions', told.name === 'instructions' ? steps : toldSteps(steps)),
    ...sections.slice(index + 1),
  ];
}

/**
 * Infers the sections of an answer without any list: the ingredients are in a sentence, or named where they are used.
 * @returns undefined if no sentence lists ingredients and the steps name fewer than two amounts
 */
export function inferProse(sections: readonly Section[]): Section[] | undefined {
  return inferListing(sections) ?? inferAmounts(sections);
}
