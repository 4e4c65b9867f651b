import type { Fact } from './read-facts.ts';
import { sentencesOf } from './words/sentences.ts';
import { beginsLikeStep } from './words/step-words.ts';

const number =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|forty-five|fifty|sixty)';
const time = `((?:about |around |roughly |just |only )?(?:half an hour|(?:three[- ]quarters|a quarter) of an hour|(?:an|one) hour and a half|${number}(?:\\s*(?:-|–|to)\\s*${number})?[\\s-]*(?:minutes?|mins?|hours?|hrs?)\\b(?:\\s(?:and\\s)?(?:a half|a quarter|${number}\\s(?:minutes?|mins?)))?))`;
const preparing =
  'prep(?:aration|aring|are|ping)?|hands-on(?: time| work)?|chop(?:ping)?|active(?: time| work)?|get ready|put together|assemble';
const cooking =
  'cook(?:ing)?|bak(?:e|ing)|roast(?:ing)?|simmer(?:ing)?|fry(?:ing)?|grill(?:ing)?|stew(?:ing)?|steam(?:ing)?|oven(?: time)?|stove|hob|heat';
/** The words between a time and its activity: "10 minutes of prep", "ten minutes to prepare", "40 minutes in the oven". */
const joints =
  '(?:\\s+(?:of|to|for|in the|on the|of the|in|on|at the|for the)|[\\s-])\\s*(?:actual |gentle |slow )?';
const patterns: readonly [Fact['name'], RegExp][] = [
  ['prep', new RegExp(`${time}${joints}(?:${preparing})\\b`, 'iu')],
  [
    'prep',
    new RegExp(
      `\\b(?:${preparing})(?: time)?(?: (?:takes|is|needs|of|will take))?:? ${time}`,
      'iu',
    ),
  ],
  ['cook', new RegExp(`${time}${joints}(?:${cooking})\\b`, 'iu')],
  [
    'cook',
    new RegExp(
      `\\b(?:${cooking}|cooks|bakes|simmers|roasts)(?: time)?(?: (?:takes|is|needs|of|for|will take))?:? ${time}`,
      'iu',
    ),
  ],
];
const eaters =
  '(?:hungry |happy |generous |small |large |good )?(?:people|persons?|servings?|portions?|of us|of you|guests|friends|eaters|mouths|adults|bowls|plates|slices|pieces|squares|muffins|cookies)';
const servings: readonly RegExp[] = [
  new RegExp(
    `\\b(?:serves|feeds|enough for|yields|makes)\\s+(?:about |around |up to |a family of |a table of )?(${number})(?![\\d\\p{L}]|\\s*(?:minutes|hours|cm|g|ml|kg)\\b)`,
    'iu',
  ),
  new RegExp(`\\bfor\\s+(?:about |a family of |a table of )?(${number})\\s+${eaters}\\b`, 'iu'),
  new RegExp(
    `\\bfor\\s+(?:a family of |a table of )?(?!an?\\b)(${number})(?=\\s*(?:[.,:;!)]|$|you\\b|take\\b|we\\b|and takes\\b))`,
    'iu',
  ),
  new RegExp(`\\b(?!an?\\b)(${number})\\s+${eaters}\\b`, 'iu'),
];

function factsOfSentence(sentence: string): Fact[] {
  const facts: Fact[] = [];
  const served = servings.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean);
  if (served) facts.push({ name: 'servings', value: served });
  for (const [name, pattern] of patterns) {
    const value = pattern.exec(sentence)?.[1];
    if (value && !facts.some((fact) => fact.name === name)) facts.push({ name, value });
  }
  return facts;
}

/** Reads facts from prose: "This serves 4, with 10 minutes of prep and half an hour in the oven." Skips instructions. */
export function readProseFacts(text: string): Fact[] {
  if (text.length > 2000) return [];
  return sentencesOf(text)
    .filter((sentence) => sentence.length <= 400 && !beginsLikeStep(sentence))
    .flatMap(factsOfSentence);
}
