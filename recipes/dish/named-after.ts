import type { Food } from '../classify/foods-in.ts';
import type { Tag } from '../pantry/tags.ts';
import { wordsOf } from '../pantry/words.ts';
import { type Line, linesAt } from './lines.ts';
import type { ListedItem } from './listed-items.ts';
import { isBought, isBroughtIn, saidAfter, saidBefore } from './making.ts';
import { isMeasured } from './measured.ts';
import { ownPart } from './own-dish.ts';

/** What a recipe is called after a food that it does without: glögg of juice, tacos al pastor of mushrooms. */
export type NamedAfter = { glogg: boolean; alPastor: boolean };

const glogg = /^gl(?:o|ö|ø)gg$/iu;
const alPastor = /^al pastor$/i;
const theDrinkItself = /\b(?:real|proper|true|classic|traditional|alcoholic|ready-made|red) $/i;
const leastJuiceMl = 250;
const joins = /,|\s(?:and|or)\s|\s&\s/;

/** Whether a line lists the juice of the drink itself, not the juice of a lemon. */
const isMuchJuice = ({ line, read }: ListedItem): boolean =>
  /\bjuice\b/i.test(line) &&
  read.unit?.base === 'ml' &&
  (read.amount ?? 0) * read.unit.factor >= leastJuiceMl;

/**
 * Reads from title and list whether the dish is such a one. Its own name ends in the word ("pears poached in glögg" and "glögg pears" do
 * not), and no food of the list is what the name says.
 */
export function readNamedAfter(
  lines: readonly Line[],
  items: readonly ListedItem[],
  listedTags: ReadonlySet<Tag>,
): NamedAfter {
  const [title] = linesAt(lines, 'title');
  const part = title ? ownPart(title).trim() : '';
  const last = wordsOf(part).at(-1);
  const isGlogg = last !== undefined && glogg.test(part.slice(last.start)) && !joins.test(part);
  return {
    glogg: isGlogg && !listedTags.has('alcohol') && items.some(isMuchJuice),
    alPastor:
      /\b(?:tacos?|burritos?|quesadillas?|tostadas?) al pastor$/i.test(part) &&
      items.length > 1 &&
      !listedTags.has('meat'),
  };
}

/** Whether a food is only the name of such a dish, wherever a line means the dish and adds nothing. */
export function isOnlyAName(food: Food, line: Line, named: NamedAfter): boolean {
  const isGlogg = named.glogg && glogg.test(food.text);
  const isPastor =
    named.alPastor &&
    alPastor.test(food.text) &&
    (line.where === 'title' || line.where === 'description');
  if (!isGlogg && !isPastor) return false;
  if (line.where === 'title') return ownPart(line).length >= food.start + food.text.length;
  const said = saidBefore(line, food);
  if (line.where === 'tips' && !/\b(?:the|your|this) (?:hot |warm |cold )?$/i.test(said))
    return false;
  return (
    !theDrinkItself.test(said) &&
    !isMeasured(line.text, food) &&
    !isBroughtIn(said) &&
    !isBought(said, saidAfter(line, food), food.text.toLowerCase())
  );
}
