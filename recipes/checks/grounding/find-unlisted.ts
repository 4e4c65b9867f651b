import { wordsOf } from '../../pantry/words.ts';
import type { Finding } from '../../recipe.ts';
import { madeHere } from '../made-here.ts';
import type { ListedItem } from './listed-items.ts';
import type { Mention, ReadStep } from './mentions.ts';
import { plainWords } from './plain-words.ts';

/** What every kitchen has at hand and many good recipes do not list. */
const atHand = new Set(['water', 'salt', 'black-pepper', 'ice', 'sea-salt', 'pepper']);
const atHandWords = new Set(['water', 'salt', 'pepper', 'ice', 'seasoning', 'foil', 'paper']);

/** Words before a food that only compare with it: "the size of a walnut", "like coarse breadcrumbs". */
const comparesBefore =
  /\b(?:like|resembl\w+|(?:size|consistency|texture|colou?r|thickness|shape|look|smell|taste) of|thick as|thin as|thicker than|thinner than|reminiscent of|think)\s+(?:that of\s+)?(?:(?:an?|the|wet|damp|fine|coarse|thick|thin|heavy|double|single|pouring|large|small|rough|soft|melted|liquid|runny|warm|golden|greek|cold|whipped)\s+)*$/i;
/** What boiling leaves in the pot. */
const liquidMadeHere = /^(?:broth|stock|soup|sauce|gravy|syrup|brine|batter|dough|caramel)$/i;
/** Colours that are named after foods. */
const turnsPattern =
  /\b(?:turns?|turning|goes|going|is|are|becomes?|until|deep|bright|pale)\s+(?:\w+\s+)?$/i;
const colourPattern =
  /^(?:orange|olive|peach|salmon|chestnut|caramel|coffee|toast|mustard|chocolate|honey)$/i;
const comparesAfter = /^[- ](?:sized?|like|colou?red|shaped|style|thin|thick)\b/i;
/** A dish or vessel, a verb, or an offer that leaves the choice to the cook. */
const greasesPattern =
  /\b(?:greas\w+|line[ds]?|lining|oil(?:ed)?|butter(?:ed)?|brush(?:ed)?|spray(?:ed)?|dust(?:ed)?|flour(?:ed)?)\b[^.]*\b(?:tin|tray|pan|dish|sheet|parchment|paper|rack|grill|griddle|mould|ramekins?|surface|bowl|skillet|wok|grate|barbecue|moulds?|worktop|board|hands?)\b/i;
const verbAfter = /^\s+(?:the|a|an|your|each|both|one|it|them|two|another)\b/i;
const leftToTheCook =
  /\b(?:if (?:you )?(?:like|wish|want|prefer|desired|liked|needed|using|have)|as (?:you like|desired)|optional(?:ly)?|such as|for example|e\.g\.|or (?:any|another|your)|of (?:your )?choice|your favou?rite|instead of|alternatively|in place of|no need)\b/i;
const servesWith =
  /\b(?:serve|served|serving|enjoy|accompan\w+|alongside|goes well|eat)\b(?:[^.]*\b(?:with|over|on|alongside|in)\b)?[^.]*$/i;

const wordsBefore = (text: string, start: number) => text.slice(Math.max(0, start - 60), start);

function sentenceAround(text: string, start: number): string {
  const from = Math.max(...['. ', '! ', '; '].map((end) => text.lastIndexOf(end, start)));
  const to = text.indexOf('. ', start);
  return text.slice(from < 0 ? 0 : from, to < 0 ? text.length : to);
}

/** A made food is mostly the dish itself: "the dumplings"; it is new only where it is brought in. */
function isBroughtIn({ food }: Mention, text: string): boolean {
  const before = wordsBefore(text, food.start);
  if (
    /\d[\d./¼½¾]*\s*(?:g|kg|ml|l|tbsp|tsp|cups?|tablespoons?|teaspoons?|oz)\s+(?:of\s+)?(?:\w+\s+)?$/i.test(
      before,
    )
  ) {
    return true;
  }
  return /\b(?:add|stir in|mix in|whisk in|pour in|fold in|drizzle (?:with|over)|spread (?:with|over)|top with|toss with|splash of|dollop of|spoonful of|dash of)\s+(?:(?:some|a little|plenty of|more|extra|good)\s+)*$/i.test(
    before,
  );
}

/** Whether the recipe makes it: its name is the dish's, or most of its parts are on the list. */
function isMadeHere(
  { food }: Mention,
  own: ReadonlySet<string>,
  listed: ReadonlySet<string>,
): boolean {
  const words = wordsOf(food.text).map(({ word }) => word);
  if (words.some((word) => own.has(word) && !plainWords.has(word))) return true;
  const parts = food.entry.ingredientIds;
  const held = parts.filter((id) => listed.has(id)).length;
  return parts.length > 0 && held / parts.length >= 0.5;
}

/** "Half of the dill cream" brings no cream in: it is what was made of the dill. */
function isPartOfAName({ food }: Mention, text: string, listWords: ReadonlySet<string>): boolean {
  const previous = wordsOf(wordsBefore(text, food.start)).at(-1);
  return (
    /^(?:cream|butter|oil|sauce|dressing|mayonnaise|mayo|yoghurt|yogurt|crumbs?|breadcrumbs|syrup|jam|paste|rice|pasta|salsa|juice)$/i.test(
      food.text,
    ) &&
    previous !== undefined &&
    listWords.has(previous.word) &&
    /\w[ -]$/.test(text.slice(0, food.start))
  );
}

type Context = {
  made: ReadonlySet<string>;
  own: ReadonlySet<string>;
  listed: ReadonlySet<string>;
  listWords: ReadonlySet<string>;
};

/** Whether a food that no item stands for is really used, or only spoken of. */
function isUse(mention: Mention, text: string, { made, own, listed, listWords }: Context): boolean {
  const { food } = mention;
  const before = wordsBefore(text, food.start);
  const after = text.slice(food.start + food.text.length);
  if (food.entry.kind === 'ingredient') {
    if (food.entry.ingredientIds.some((id) => atHand.has(id))) return false;
    if (atHandWords.has(mention.head)) return false;
    if (
      !/\s/.test(food.text) &&
      verbAfter.test(after) &&
      !/\b(?:of|the|with|in|and|some)\s+$/i.test(before)
    )
      return false;
  } else if (isMadeHere(mention, own, listed) || !isBroughtIn(mention, text)) return false;
  if (made.has(mention.head) || isPartOfAName(mention, text, listWords)) return false;
  if (
    liquidMadeHere.test(food.text) &&
    /\b(?:the|this|its|hot|cooking|some of the)\s+$/i.test(before)
  )
    return false;
  const said = wordsOf(food.text).filter(({ word }) => !plainWords.has(word));
  if (said.length > 0 && said.every(({ word }) => listWords.has(word))) return false;
  if (colourPattern.test(food.text) && turnsPattern.test(before)) return false;
  if (comparesBefore.test(before) || comparesAfter.test(after)) return false;
  return !(
    greasesPattern.test(sentenceAround(text, food.start)) &&
    /oil|butter|spray|flour/i.test(food.text)
  );
}

export type Unlisted = { firm: Finding[]; offered: Finding[] };

/**
 * Foods that a step uses and the list lacks. What is only offered beside the dish ("serve with rice", "if you
 * like") is kept apart: it is said, and spoils nothing.
 * @param own words of the title and description, by which a step may call the dish itself
 */
export function findUnlisted(
  items: readonly ListedItem[],
  steps: readonly ReadStep[],
  own: ReadonlySet<string>,
): Unlisted {
  const context = {
    made: madeHere(steps.map(({ line }) => line)),
    own,
    listed: new Set(items.flatMap(({ ids }) => [...ids])),
    listWords: new Set(items.flatMap(({ words }) => [...words])),
  };
  const found = new Map<string, { finding: Finding; firm: boolean }>();
  for (const { line, mentions } of steps) {
    for (const mention of mentions) {
      if (mention.items.length > 0 || !isUse(mention, line.text, context)) continue;
      const { food } = mention;
      const upTo = sentenceAround(line.text, food.start);
      const offered =
        leftToTheCook.test(upTo) || servesWith.test(upTo.slice(0, upTo.indexOf(food.text)));
      const known = found.get(food.entry.name);
      if (known && (known.firm || offered)) continue;
      const reason = `A step uses “${food.text}”, which the list does not have.`;
      const finding = { where: 'instructions' as const, text: line.text, match: food.text, reason };
      found.set(food.entry.name, { finding, firm: !offered });
    }
  }
  const all = [...found.values()];
  return {
    firm: all.filter(({ firm }) => firm).map(({ finding }) => finding),
    offered: all.filter(({ firm }) => !firm).map(({ finding }) => finding),
  };
}
