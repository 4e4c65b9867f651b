import { type Coded, codesIn, partAt } from '#chef/cookbook/coded-text.ts';

const code = '[\\uE000-\\uF8FF]';
const share =
  '(?:(?:half|some|most|a little|a few|the rest|all|two thirds|a third|a quarter|a spoonful|plenty|a handful|a pinch|the remaining) (?:of )?)?';
const article = '(?:the |more |a |an |its |your |this |both |remaining )?';
const how =
  '(?:(?:crushed|chopped|sliced|grated|raw|fried|cooked|soft|beaten|reserved|remaining|whole|fresh|softened|toasted) )?';
const noun = (codes: string) => `${share}${article}${how}${codes}`;
const end =
  '(?=[.;:!?,)]|$| (?:and|or|for|until|in|into|over|to|on|onto|with|through|under|at|by|together|while|when|then|all|lightly|gently) ?)';

/** Verbs for what is put on top at the end. */
const toStrew = '(?:scatter|strew|sprinkle|shower|garnish|top|dot|crown)';

/** Work on something else in the sentence, so that the sentence must stay: "fold in the nuts and fill the tin". */
const otherWork =
  /\b(?:tins?|moulds?|oven|bake|pour|fold|batter|dough|mixture|everything|together|coffee|espresso|tea|sauce|broth|soup|gravy|filling|dressing|syrup|rice|pasta|noodles|meat|lid|cover|lower|raise|turn (?:up|down|the)|bring|drain|glass(?:es)?|bowls?|heat (?:the|up))\b|\boff the heat\b/i;
const hasOtherWork = (sentence: string): boolean =>
  otherWork.test(sentence.replace(/\b(?:over|to) (?:each|the) bowls?\b/g, ''));

/** Returns a regex character class of the codes, or a pattern that matches nothing. */
const classOf = (codes: readonly string[]): string =>
  codes.length === 0 ? '(?!)' : `[${codes.join('')}]`;

const foodCodes = (coded: Coded, sentence: string): string[] =>
  codesIn(sentence).filter((one) => {
    const part = partAt(coded, one);
    return part?.kind === 'ingredient' || part?.kind === 'mention' || part?.kind === 'dish';
  });

/** Removes the items from lists: "A, X and B" → "A and B"; "A and X" → "A"; "X and A" → "A"; "A with X" → "A". */
function outOfLists(sentence: string, gone: string, kept: string, isObject: boolean): string {
  const item = noun(gone);
  const other = noun(kept);
  const aside = '(?: [a-z]+)?';
  const patterns: readonly [RegExp, string][] = [
    // "A, B and X" → "A and B", also "A, B, and X".
    [new RegExp(`(${kept}${aside}), (${other}${aside}),? and ${item}${end}`, 'u'), '$1 and $2'],
    // "A, X and B", "A, X, B".
    [new RegExp(`(${kept}${aside}), ${item}(?=,? and ${other}|, ${other})`, 'u'), '$1'],
    // "X, B and C".
    [new RegExp(`(^|[ ])${item}, (?=${other})`, 'u'), '$1'],
    // "A and X" and "A with X" at the end.
    [new RegExp(`(${kept}${aside}),? (?:and|with|or|plus) ${item}${end}`, 'u'), '$1'],
    // "X and B".
    [new RegExp(`(^|[ ])${item} and (?=${other})`, 'u'), '$1'],
    // "Fry X with B": the work on X also applies to B, unless X is beaten with B.
    [new RegExp(isObject ? '(?!)' : `(^|[ ])${item} with (?=${other})`, 'u'), '$1'],
    // "Ladle it out and scatter over X."
    [new RegExp(`(?:,? and|,) ${toStrew}(?: over| on)? ${item}(?=[.;]|$)`, 'iu'), ''],
    // "A, X." left over by the patterns above.
    [new RegExp(`(${kept}${aside}), ${item}${end}`, 'u'), '$1'],
    // "… with X," after other words.
    [
      new RegExp(
        ` with ${item}(?=[.;,]|$| and (?:stir|fry|cook|simmer|toss|mix|leave|let|bring|serve|bake|season|blend|whisk|chill|pound) )`,
        'u',
      ),
      '',
    ],
  ];
  let text = sentence;
  for (let round = 0; round < 12 && new RegExp(gone, 'u').test(text); round++) {
    const before = text;
    for (const [pattern, to] of patterns) {
      text = text.replace(pattern, to);
      if (text !== before) break;
    }
    if (text === before) break;
  }
  return text;
}

/** Drops clauses that are only about the removed food: "Soften the X for 8 minutes, then add …". */
function outOfClauses(sentence: string, gone: string): string | undefined {
  const clauses = sentence.match(/.+?(?:, then |; (?:then )?|, and then |$)/gsu) ?? [];
  if (clauses.length < 2) return undefined;
  const isGone = (clause: string) => new RegExp(gone, 'u').test(clause);
  const kept = clauses.filter((clause) => !isGone(clause));
  const dropped = clauses.filter(isGone);
  const speaksOfMore = dropped.some((clause) =>
    new RegExp(code, 'u').test(clause.replace(new RegExp(gone, 'gu'), '')),
  );
  const [first] = kept;
  if (speaksOfMore || !first || /\b(?:it|them|they|both)\b/.test(first)) return undefined;
  const text = kept.join('').replace(/(?:, then |; (?:then )?|, and then )$/u, '.');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const strewn = '(?:(?:it|them|each|the \\p{L}+|over|on top)(?: (?:over|on top))?)';
/** "Scatter it", where nothing is left to scatter: as the last thing to do in a sentence, and as all of it. */
const idleAtEnd = new RegExp(`(?:,? and|,|;) ${toStrew}(?: ${strewn})?(?=[.;]|$)`, 'iu');
const idleAlone = new RegExp(`^${toStrew}(?: ${strewn})?[.]?\\s*$`, 'iu');

/** Returns a sentence without a verb that strews nothing once the removed food is gone. */
function withoutIdleVerb(text: string, before: string): string {
  if (text === before) return text;
  if (idleAlone.test(text)) return '';
  const wasIdle = idleAtEnd.test(before);
  if (wasIdle || !idleAtEnd.test(text)) return text;
  // "Warm it, thin it, and scatter it" → "Warm it, and thin it".
  const isLastOfList = /, and /i.test(idleAtEnd.exec(text)?.[0] ?? '');
  const left = text.replace(idleAtEnd, '');
  return isLastOfList
    ? left.replace(/, (?!and\b|until\b|when\b|if\b|so\b|then\b|or\b)(?=[a-z][^,]*$)/u, ', and ')
    : left;
}

/** Returns a sentence without the removed foods: empty when nothing is left to say, undefined when no wording is found. */
export function leaveOut(
  coded: Coded,
  sentence: string,
  isGone: (ingredient: number) => boolean,
): string | undefined {
  const foods = foodCodes(coded, sentence);
  const goneCodes = foods.filter((one) => {
    const part = partAt(coded, one);
    return part !== undefined && 'ingredient' in part && isGone(part.ingredient);
  });
  if (goneCodes.length === 0) return sentence;
  const gone = classOf(goneCodes);
  const kept = classOf(foods.filter((one) => !goneCodes.includes(one)));
  const text = outOfLists(
    sentence,
    gone,
    kept,
    /\b(?:[Bb]eat|[Ww]hisk|[Bb]lend|[Mm]ash)\b/.test(sentence),
  );
  if (!new RegExp(gone, 'u').test(text)) {
    const said = withoutIdleVerb(text, sentence);
    // Drop a sentence of fewer than two words: "Scatter with the coriander." would leave only the verb.
    const says = said.match(/\p{L}+|[\uE000-\uF8FF]/gu)?.length ?? 0;
    return says < 2 ? '' : said;
  }
  const taken = foods.some(
    (one) => !goneCodes.includes(one) && partAt(coded, one)?.kind !== 'mention',
  );
  const heatsOven =
    codesIn(sentence).some((one) => partAt(coded, one)?.kind === 'cookware') &&
    /\b(?:heat|line|preheat)\b/i.test(sentence);
  if (!taken && !heatsOven && goneCodes.length === foods.length && !hasOtherWork(sentence))
    return '';
  return outOfClauses(text, gone);
}
