import { listsRawMeat } from './find-raw-juices.ts';
import { faultIn, type HandlingFault } from './handling-fault.ts';
import { isNegated, type Said } from './sentences.ts';
import { waives } from './waives.ts';

const marinade = '(?:marinade|marinating (?:liquid|juices?)|brine)';
/** Phrases for the marinade that raw meat was in. */
const used = new RegExp(
  `\\b(?:left[- ]?over|remaining|rest of the|remainder of the|used|spent|same|reserved|excess|what is left of the|what's left of the|last of the) (?:\\w+ )?${marinade}\\b|\\b${marinade}\\b (?:that (?:is |was )?|which (?:is |was )?)?(?:left|from (?:the|its) (?!cup|jug|jar|clean)|the \\w+ (?:sat|soaked|lay|was|were)|remaining|that held|in the bowl|at the bottom)|\\b${marinade}\\b[^.;,]{0,25}\\b(?:doubles|serves|works|makes(?! (?:the (?:pork|chicken|beef|lamb|meat|fish|thighs?|breasts?|ribs|turkey|duck|prawns?|steaks?)|it|them)\\b))\\b|\\b${marinade}\\b[^.;,]{0,25}\\bover the (?:cooked|grilled|finished|sliced|roasted|rested|carved|hot)\\b|\\bwhat(?:ever|'s)?(?: is| was)? left (?:over )?in the (?:marinating |marinade )?(?:bowl|bag|dish|box)|\\b(?:the )?\\w+ (?:that|which|in which) the (?:raw )?\\w+ (?:soaked|marinated|sat|lay|rested|was|were|has|have)(?: been)?(?: (?:soaking|marinating|sitting|marinated))?(?: in)?\\b`,
  'i',
);
const served =
  /\b(?:serve[sd]?|spoon(?:ing)?|drizzl(?:e|ing)|doubles|works|makes|goes|trickl(?:e|ing)|pour(?:ing)?|stir into|use|eat|goes over|go over|slick|splash|ladle|loosen|toss(?:ed)?|dip(?:ping)?|over the (?:salad|rice|noodles)|to the table|at the table|on the side|as (?:it is|a sauce|a dip|a dressing|the sauce|the dressing)|dress)\b/i;
const brushed = /\b(?:brush\w*|bast\w*|glaz\w*|paint\w*|mop\w*|coat\w*|slick\w*|lacquer\w*)\b/i;
const atTheEnd =
  /\b(?:just before|straight to the table|for shine|last (?:minute|moment|few|two|\d)|at the (?:very )?end|to finish|once (?:it is |they are )?(?:cooked|done)|as (?:it|they) comes? off|off the (?:heat|grill)|before serving|cooked (?:chicken|meat|skewers|\w+))\b/i;
const keptClean =
  /\b(?:set|put|kept?|keep|reserve|save|hold|pour)\b[^.;]{0,50}\b(?:marinade|half|third|quarter|of it|\d+ ?(?:ml|tbsp|g))\b[^.;]{0,60}\b(?:aside|back|clean|separate|for (?:serving|the table|later|the (?:sauce|dressing))|before|as the (?:sauce|dressing))\b|\b(?:reserve|save|keep back|hold back|set aside|keep aside) (?:about )?(?:half|a third|a quarter|some|\d[^.;]{0,12}|a few|two|three|a little|the other half)\b|\b(?:spoon|ladle|scoop)\b (?:about )?(?:\d+ ?(?:ml|tbsp|tsp|g)|half|a (?:third|quarter))(?: of (?:it|the (?:marinade|paste)))? into an? (?:\w+ ){0,2}(?:bowl|jug|cup|jar|dish)\b[^.;]{0,60}\bbefore\b|\bclean marinade\b|\bfresh (?:batch|marinade)\b/i;
const heated =
  /\b(?:boil\w*|simmer\w*|bubbl\w*|reduc\w*|cook (?:it|the|this|them|over)|cook\b[^.;]{0,40}\bmarinade|heat (?:it|the|this|through|until|up)\b|bring\b[^.;]{0,30}\bboil|fry|saut[eé])\b/i;
const cooksOn =
  /\b(?:roast|bake|grill|cook|braise|simmer|fry|stir-fry|barbecue|air-fry)\b[^.;]{0,50}\b(?:[5-9]|[1-9]\d+) ?(?:more )?(?:minutes|hours?)\b|\b(?:[5-9]|[1-9]\d+) (?:more )?minutes\b[^.;]{0,20}\b7\d ?°/i;
const thrownAway =
  /\b(?:discard|throw|tip|pour)\b[^.;]{0,60}\b(?:away|discard|down the sink)\b|\bdiscard\w*\b/i;
const curedByAcid = /\b(?:ceviche|tiradito|aguachile|kinilaw|gravlax|gravadlax|poke|crudo)\b/i;
const marinates = /\b(?:marinat\w*|marinade|soak\w*|brin(?:e|ed|ing)|coat|toss|turn)\b/i;

const reason =
  'Boil a marinade that raw meat or fish has been in before it is served, or keep some of it back before the meat goes in.';

const brushedLate = new RegExp(`${brushed.source}[^.;]{0,50}\\b${marinade}\\b`, 'i');

function servesMarinade(said: Said): string | undefined {
  const { text, before, after } = said;
  const found = used.exec(text) ?? (atTheEnd.test(text) ? brushedLate.exec(text) : null);
  if (!found || thrownAway.test(text)) return undefined;
  const nextCooks =
    cooksOn.test(text) ||
    (heated.test(after[0] ?? '') && /\b(?:it|marinade)\b/i.test(after[0] ?? ''));
  if (heated.test(text.slice(0, found.index + 80)) || nextCooks) return undefined;
  const last = before[0] ?? '';
  if (heated.test(last) && /\bmarinade\b/i.test(last)) return undefined;
  const verb = served.exec(text) ?? (atTheEnd.test(text) ? brushed.exec(text) : null);
  return verb && !isNegated(text, verb.index) ? found[0] : undefined;
}

/** Finds a marinade of raw meat or fish that is served or brushed on without boiling, and advice not to boil it. */
export function findRawMarinade(
  said: readonly Said[],
  listed: readonly string[],
  title: string,
): HandlingFault[] {
  if (!listsRawMeat(listed) || curedByAcid.test(title)) return [];
  const isMarinated = said.some(({ text }) => marinates.test(text));
  const clean = isMarinated && said.some(({ text }) => keptClean.test(text));
  return said.flatMap((one) => {
    const waived = /\bmarinade\b/i.test(one.text) && waives(one.text, /\b(?:boil|cook|heat)\w*\b/i);
    if (waived) return [faultIn(one, 'danger', waived, reason)];
    const match = clean ? undefined : servesMarinade(one);
    return match ? [faultIn(one, 'danger', match, reason)] : [];
  });
}
