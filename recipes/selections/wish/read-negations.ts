import { resolveAvoided } from '../avoid.ts';
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
import { foodsIn, maxNameLength, type Ruled, readParts, upToEnd } from './ruled-out-list.ts';

const isNamedFood = (words: string) =>
  words.length > maxNameLength || resolveAvoided(words.replace(leadsPattern, '')) !== undefined;

/** One negation with the stretch that it may rule out and its position in the clause. */
export type Negation = Ruled & { stretch: Stretch; zoneEnd: number };

/** Reads each stretch after a negation, up to the next clause: "No coriander or dill", "minus the onions". */
export function readNegations(clause: string): Negation[] {
  const negations: Negation[] = [];
  for (let at = 0; ; ) {
    const start = negativePattern.exec(clause.slice(at));
    if (!start) break;
    const from = at + start.index;
    const past = from + start[0].length;
    const after = clause.slice(past);
    const upToNext = after.slice(0, negativePattern.exec(after)?.index);
    const stretch = upToNext.slice(0, gearAlone(upToNext, isNamedFood) ?? upToEnd(upToNext).length);
    const reading = readParts(
      stretch.replace(goesWrong, (words) =>
        foodsIn(words).length > 0 ? words : ' '.repeat(words.length),
      ),
      looseNot.test(start[0]) || (negativeVerb.test(start[0]) && !eatingVerb.test(after))
        ? 'loose'
        : 'preference',
    );
    negations.push({
      ...reading,
      start: from,
      end: past + reading.end,
      stretch: { from: past, to: past + stretch.length },
      zoneEnd: past + negatedZone(after.slice(0, stretch.length)),
    });
    at = past + Math.max(stretch.length, 1);
  }
  return negations;
}
