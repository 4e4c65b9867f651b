import { wordsOf } from '../../pantry/words.ts';
import { isWithin, type Stretch } from './found.ts';
import { personWords } from './people.ts';
import { ordinary } from './restriction-words.ts';

/** Words that say nothing about the dish by themselves. */
const small = new Set([
  ...personWords,
  ...`i i'm im ive i'd id ill i'll we're were we've weve it's its that's thats there's theres he she they them their his her hers him who
  whom which what when where why how as by from into onto out up down off over under about around than then so such also both each few
  other others own same these those were was been being has does did doing would could should may might must shall will can cant
  dont please pls plz thank thanks hi hello hey give suggest suggestion find show create prepare whip fix serve serving
  feel feeling fancy craving crave love like liking prefer enjoy maybe perhaps kind sort type style way lot lots bunch bit tad
  good great nice lovely tasty delicious yummy best better amazing awesome perfect favourite favorite proper real really
  idea ideas inspiration recipe recipes dish dishes meal meals food foods something anything someone everyone everybody guests guest
  guys folks get getting got going go come coming comes visit visiting have having had let lets use using used help me mine
  eat eating eaten cook cooking cooked make making made try trying tried look looking want wanted wants need needed needs
  work school home house place day days week night tonight today tomorrow later soon now morning evening afternoon weekend time
  year old month old-fashioned already ready still yet always ever again please one two three four five six seven eight nine ten
  much many more most less least enough plenty extra some any all every no not nor only just even too very quite pretty rather
  but and or if because since while with without within for to of in on at a an the this that is are am be
  my our your you we us it me myself ourselves side goes goes-with plan planning thinking friend friends family people person
  including include includes add adding put based version option options possible thing things stuff
  hungry starving starved mood treat simple new different another else instead
  left leftover remaining whole half fresh small large big little medium
  surprise surprised surprising peasy churn knead kneading feast rainy
  tbh asap wfh uni lol u ur n w
  monday tuesday wednesday thursday friday saturday sunday mondays fridays bored boring house freezer died cant wont isnt doesnt didnt arent stuff
  summer winter spring autumn fall season seasonal cold warm hot rainy sunny`.split(/\s+/),
]);

/** Returns whether a word says nothing about the dish by itself. */
export const isSmall = (word: string): boolean =>
  word !== 'ingredient' &&
  (small.has(word) || ordinary.has(word) || /^\d+$/.test(word) || word.length < 2);

const isCovered = (word: Stretch, parts: readonly Stretch[]): boolean =>
  parts.some((part) => isWithin(word, part) || (word.from < part.to && part.from < word.to));

/** Returns the words that no part covers, as runs of neighbouring words. Covered and small words end a run and are not in it. */
export function leftWords(text: string, covered: readonly Stretch[]): Stretch[] {
  const runs: Stretch[][] = [[]];
  for (const { word, start, end } of wordsOf(text)) {
    const at = { from: start, to: end };
    const before = runs.at(-1)?.at(-1);
    const isNear = before !== undefined && /^[\s-]*$/.test(text.slice(before.to, start));
    if (isCovered(at, covered) || isSmall(word) || isSmall(text.slice(start, end).toLowerCase())) {
      runs.push([]);
      continue;
    }
    if (before && !isNear) runs.push([]);
    runs.at(-1)?.push(at);
  }
  return runs.flatMap((run) => {
    const first = run[0];
    const last = run.at(-1);
    return first && last ? [{ from: first.from, to: last.to }] : [];
  });
}
