import type { Food } from '../classify/foods-in.ts';
import type { Line } from './lines.ts';
import { isMeasured } from './measured.ts';
import { sentenceAt } from './sentences.ts';

const leftToTheCook =
  /\b(?:if (?:you(?:['’]re| are)? )?(?:like|wish|want|prefer|desired|liked|needed|using|have)|as (?:you like|desired)|optional(?:ly)?|such as|for example|e\.g\.|or (?:any|another|your)|of (?:your )?choice|your favou?rite|instead of|alternatively|in place of|no need)\b/i;
const serves = /\b(?:serve|served|serving|enjoy|accompan\w+|alongside|goes well|eat)\b/i;
/** Words that end what a verb adds: "stir until it is a russet marmalade". */
const result = String.raw`\b(?:until|so that|because|to lose|(?:in)?to an?)\b`;
/** Matches verbs before a food, in the same clause, that add it to the dish. */
const addsPattern = new RegExp(
  String.raw`\b(?:add(?:ing|ed)?|stir(?:ring|red)?|mix(?:ing|ed)?|whisk(?:ing|ed)?|pour(?:ing|ed)?|fold(?:ing|ed)?|drizzle[ds]?|spread|spoon(?:ed)?|top(?:ped)?|toss(?:ed)?|scatter(?:ed)?|sprinkle[ds]?|season(?:ed)?|fry|cook|melt|heat|warm|blend|crumble|grate|squeeze|arrange|layer|tip|brush|coat|dip|fill|stuff|splash of|dollop of|spoonful of|dash of|handful of|knob of)\b(?:(?!${result})[^.;:])*$`,
  'iu',
);
/** Matches "with" and "and" directly before a food. In "with the oil and leave it to lose its temper" nothing is added. */
const joinedPattern = new RegExp(
  String.raw`\b(?:with|and) (?:(?!${result})[\p{L}\p{N}½¼¾'’-]+,? ){0,4}$`,
  'iu',
);

/** Matches removal, whatever words are in between ("lift out the paper and beans"); in "tip out and add beans" the "add" cancels it. */
const takesAway =
  /\b(?:(?:lift|take|pull|fish|pick|scoop|shake|tip) (?:(?:it|them|off|away) )?out|remove|discard|throw away|peel off)\b(?:(?!\b(?:add|stir|mix|pour|fold|top|scatter|toss|tip in|put|with|fry|cook|melt|heat|warm)\b)[^.;:])*$/i;

/** Whether the words before a food add it to the dish. */
export function isAdded(text: string, food: Food): boolean {
  if (isMeasured(text, food)) return true;
  const said = text.slice(Math.max(0, food.start - 70), food.start);
  return (addsPattern.test(said) || joinedPattern.test(said)) && !takesAway.test(said);
}

/** Whether a step makes a food optional or serves it beside the dish: "serve with rice", "if you like". */
export function isOffered(line: Line, food: Food): boolean {
  const { from, text } = sentenceAt(line.text, food.start);
  const at = food.start - from;
  const said = text.slice(Math.max(0, at - 300), at);
  return leftToTheCook.test(`${said}${text.slice(at, at + 300)}`) || serves.test(said);
}
