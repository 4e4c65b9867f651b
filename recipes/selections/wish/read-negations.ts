import { resolveAvoided } from '../avoid.ts';
import { upToEnd } from './clauses.ts';
import { gearAlone } from './equipment.ts';
import type { Stretch } from './found.ts';
import { negatedZone } from './negated-zone.ts';
import {
  eatingVerb,
  goesWrong,
  leadsPattern,
  looseNot,
  negativePattern,
  negativeVerb,
} from './restriction-words.ts';
import {
  foodsIn,
  maxNameLength,
  nothingRead,
  type Ruled,
  type RulingKind,
  readParts,
} from './ruled-out-list.ts';

const isNamedFood = (words: string) =>
  words.length > maxNameLength || resolveAvoided(words.replace(leadsPattern, '')) !== undefined;

/** One negation with the stretch that it may rule out and its position in the clause. */
export type Negation = Ruled & { stretch: Stretch; zoneEnd: number };

const everyNegation = new RegExp(negativePattern.source, 'giu');
/** An exception from a negation: "no meat except chicken" leaves the chicken in. */
const exception = /^(?:except|(?:anything |everything )?(?:apart from|other than|besides))$/iu;

/** Reads each stretch after a negation, up to the next one or the next clause: "No coriander or dill", "minus the onions". */
export function readNegations(clause: string): Negation[] {
  const starts = [...clause.matchAll(everyNegation)].map((match) => ({
    word: match[0],
    from: match.index,
    past: match.index + match[0].length,
  }));
  const negations: Negation[] = [];
  for (const [index, { word, from, past }] of starts.entries()) {
    const after = clause.slice(past, starts[index + 1]?.from);
    const isExcepted = exception.test(word) && negations.length > 0;
    const stretch = after.slice(0, gearAlone(after, isNamedFood) ?? upToEnd(after).length);
    const kind: RulingKind =
      looseNot.test(word) || (negativeVerb.test(word) && !eatingVerb.test(after))
        ? 'loose'
        : 'preference';
    const said = stretch.replace(goesWrong, (words) =>
      foodsIn(words).length > 0 ? words : ' '.repeat(words.length),
    );
    const reading = isExcepted ? nothingRead() : readParts(said, kind);
    negations.push({
      ...reading,
      start: from,
      end: past + reading.end,
      stretch: { from: past, to: past + stretch.length },
      zoneEnd: past + negatedZone(stretch),
    });
  }
  return negations;
}
