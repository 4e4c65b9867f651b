import type { Section } from './cut-sections.ts';
import type { Line } from './line.ts';
import { readFactLine } from './read-facts.ts';
import { readMarker, withoutPictures } from './read-marker.ts';
import { isClosing, isCourtesy, isOpening } from './words/chatter.ts';
import { fold } from './words/fold.ts';
import { sectionNames } from './words/section-names.ts';
import { sentencesOf } from './words/sentences.ts';

const numbered =
  /^(?:(?:recipe|option|idea|variant|version|rezept|recette|receta|ricetta)\s*(?:#|no\.?\s*)?(?:\d{1,2}|(?:[A-D]|one|two)(?=\s*[:.)–—-]))|#?\d{1,2}[.)])\s*[:.)–—-]*\s*/iu;
const quotes = /^["“”„«»'‘’「『]+|["“”«»'‘’」』]+$/gu;

/** Removes quotation marks around a name, unless others are within it: 'Smoothie with Hemp "Milk"'. */
function withoutQuotes(text: string): string {
  const bare = text.replace(quotes, '');
  return /["“”„«»]|(?<=\s)['‘]\p{L}/u.test(bare) ? text : bare;
}

/** True for a remark in brackets that states facts: "(serves 4, 20 minutes)", "(for 4)". */
const isFactRemark = (text: string) =>
  readFactLine(text).length > 0 ||
  /^for (?:about )?(?:\d{1,2}|two|three|four|five|six|eight)$/i.test(text);

/** Removes everything around the name of the dish: "🍲 Recipe: Lemon Dal:" → "Lemon Dal". */
export function cleanTitle(text: string): string {
  let title = withoutPictures(text).replace(numbered, '');
  const [whole, label = ''] = /^([^:：]{2,30}?)\s*[:：]\s*(?=\S)/u.exec(title) ?? [];
  const lead = fold(label);
  const isTitleWord =
    sectionNames.get(lead) === 'title' ||
    /^(?:your|the|my|our|ai|generated|full|a|today's|tonight's) (?:recipe|dish|meal|dinner|lunch|menu)\b|^here(?:'s| is)|^on the menu/.test(
      lead,
    );
  if (whole !== undefined && isTitleWord) title = title.slice(whole.length);
  const remark = /\s*[([]([^()[\]]{2,60})[)\]]\s*:?$/u.exec(title);
  if (remark && isFactRemark(remark[1] ?? '')) title = title.slice(0, remark.index);
  const behind = /\s*(?:\s[–—-]|[|,·•])\s+([^–—|,·•]{2,60})$/u.exec(title);
  if (behind && readFactLine(behind[1] ?? '').length > 0) title = title.slice(0, behind.index);
  const bare = withoutPictures(withoutQuotes(title));
  return withoutQuotes(bare.replace(/\s*(?:[:：]|[–—-]|\s(?:recipe card))\s*$/u, '')).trim();
}

/** Matches "Here's a quick one: Lemon Dal." and "How about Lemon Dal?", where the name of the dish is capitalized. */
const dishInTalk =
  /(?:^here(?:'s|’s| is)[^:.!?]{0,60}:|\b(?:how about|let(?:'s|’s) (?:make|cook|bake|do)|I(?:'d|’d| would)? (?:suggest|recommend|propose)|may I suggest|meet|try)(?: an?| some| my| this)?:?)\s+(\p{Lu}[^.:!?\n]{2,100})[.!?:]?\s*$/iu;

function namedInTalk(text: string): string | undefined {
  const dish = dishInTalk.exec(text)?.[1]?.trim();
  const words = dish?.split(/\s+/) ?? [];
  const isName = /^\p{Lu}/u.test(dish ?? '') && words.length <= 10;
  return dish && isName && words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > words.length
    ? cleanTitle(dish)
    : undefined;
}

/** Returns the dish named in an opening phrase: "Here's a recipe for Lemon Dal:". */
function titleInTalk(text: string): string | undefined {
  const named =
    /\b(?:recipe for|recipe called|rezept für|recette (?:de|pour)|receta (?:de|para)|ricetta (?:per|di|del|della)|receita de|recept voor|przepis na|recept på|opskrift på)\s+(?:an?\s|some\s|the\s|eine?n?\s|une?\s|una?\s)?([^.:!?\n]{3,120})[.:!?]?/iu.exec(
      text,
    )?.[1];
  const generic = /^(?:you|a recipe|this|that|delicious|your|\d|two|four|one)\b/i;
  const dish = named?.split(
    /,? (?:that|which|who|serving|to serve|for (?:\d|two|four|six|your|you)|with you|using (?:only|just)|ready in|in (?:under|about|just))\b/i,
  )[0];
  return dish && !generic.test(dish.trim())
    ? cleanTitle(dish).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : undefined;
}

function isTalk(text: string): boolean {
  return isOpening(text) || isClosing(text);
}

/** True for a line that may be a dish name: short, not a sentence or fact, and first in its paragraph or below an opening phrase. */
function isNameLike({ text, continues }: Line, before?: Line): boolean {
  const title = cleanTitle(text);
  const words = title.split(/\s+/).length;
  return (
    (!continues || (before !== undefined && isTalk(before.text))) &&
    title !== '' &&
    words <= 12 &&
    title.length <= 120 &&
    !/[.!?。:：,]$/.test(title.replace(/[:：]$/, '')) &&
    !isTalk(text) &&
    readFactLine(text).length === 0
  );
}

type Titled = { title: string | undefined; index: number };

function chooseTitle(preamble: readonly Line[], takesLast: boolean, isRecipe: boolean): Titled {
  const headings = preamble.filter(
    ({ kind, text }) => kind === 'heading' && !isTalk(text) && cleanTitle(text) !== '',
  );
  const heading = takesLast ? headings.at(-1) : headings[0];
  const bold = preamble.find(
    (line, index) =>
      line.kind === 'bold' && !/[.!?]$/.test(line.text) && isNameLike(line, preamble[index - 1]),
  );
  const chosen = heading ?? bold;
  if (chosen) return { title: cleanTitle(chosen.text), index: preamble.indexOf(chosen) };
  // Without a recipe after it, the first line of a text is not a dish.
  if (!isRecipe) return { title: undefined, index: -1 };
  const talked = preamble
    .flatMap(({ text }) => [titleInTalk(text), ...sentencesOf(text).map(namedInTalk)])
    .find((title) => title !== undefined);
  const plain = preamble.find(
    (line, index) =>
      line.kind === 'text' && /[\p{L}]/u.test(line.text) && isNameLike(line, preamble[index - 1]),
  );
  if (plain && !talked) return { title: cleanTitle(plain.text), index: preamble.indexOf(plain) };
  return { title: talked, index: -1 };
}

/** Returns the first paragraph about the dish, with its wrapped lines joined. */
function describe(lines: readonly Line[], isBehindTitle: boolean): string | undefined {
  const speaks = ({ kind, text }: Line) =>
    (kind === 'text' || kind === 'bold') &&
    /\p{L}/u.test(text) &&
    !(isBehindTitle ? isCourtesy(text) || isClosing(text) : isTalk(text)) &&
    !/^[^.]{0,60}[:：]$/.test(text) &&
    readMarker(text)?.kind !== 'number';
  const start = lines.findIndex(speaks);
  if (start < 0) return undefined;
  let end = start + 1;
  while (lines[end]?.continues && lines[end]?.kind === 'text') end++;
  const text = lines
    .slice(start, end)
    .map(({ text: part }) => part)
    .join(' ');
  return withoutPictures(text).replace(/^["“«](.*)["”»]$/u, '$1');
}

/**
 * Reads the name and the description of the dish from the lines before its ingredients.
 * @param takesLast true when the answer contains several recipes: the first heading then names all of them, so the last heading is used
 */
export function readPreamble(
  sections: readonly Section[],
  takesLast: boolean,
): { title?: string; description?: string } {
  const end = sections.findIndex(({ name }) => name === 'ingredients' || name === 'instructions');
  const before = end < 0 ? sections : sections.slice(0, end);
  const preamble = before.filter(({ name }) => name === undefined).flatMap(({ lines }) => lines);
  const said = sections.find(({ name, lines }) => name === 'title' && lines.length > 0)?.lines[0]
    ?.text;
  const chosen = chooseTitle(preamble, takesLast, end >= 0);
  const title = said ? cleanTitle(said) : chosen.title;
  const after = said && chosen.index < 0 ? preamble : preamble.slice(chosen.index + 1);
  const described = sections.find(({ name }) => name === 'description')?.lines ?? [];
  const isBehindTitle = title !== undefined && (said !== undefined || chosen.index >= 0);
  const isRecipe = end >= 0 || isBehindTitle;
  const rest = isRecipe ? after.filter(({ text }) => cleanTitle(text) !== title) : [];
  const description = describe(described, true) ?? describe(rest, isBehindTitle);
  return { ...(title ? { title } : {}), ...(description ? { description } : {}) };
}
