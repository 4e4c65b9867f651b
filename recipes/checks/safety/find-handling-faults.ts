import { type Line, linesAt } from '../../dish/lines.ts';
import { findBadAdvice } from './find-bad-advice.ts';
import { findLeftOut } from './find-left-out.ts';
import { findRawJuices } from './find-raw-juices.ts';
import { findRawMarinade } from './find-raw-marinade.ts';
import { findUnsafeKeeping } from './find-unsafe-keeping.ts';
import type { HandlingFault } from './handling-fault.ts';
import { saidIn } from './sentences.ts';

type HandlingRule = {
  weight: HandlingFault['weight'];
  /** Found in a step or tip, and not negated there. */
  says?: RegExp;
  /** Must be on the list. */
  lists?: RegExp;
  /** Disables the rule when it matches a step or tip, or the list line itself. */
  unless?: RegExp;
  /** Must be in the title, description or tips. */
  about?: RegExp;
  reason: string;
};

/** "Stuff the turkey", "fill the cavity with the rice", but not with half a lemon and a sprig of thyme alone. */
const stuffsBird =
  /(?:\bstuff\b(?![^.]*\binto (?:[\p{L}-]+ ){0,2}(?:peppers|tomatoes|leaves|courgettes|aubergines|squash|mushrooms|potatoes|pittas?|tortillas?|wraps|rolls|buns|bread)\b)[^.]{0,40}\b(?:turkey|chicken|duck|goose|bird|cavity)\b|\bfill the cavity\b)(?![^.]*\bwith\b(?![^.]*\b(?:stuffing|forcemeat|bread|(?:bread)?crumbs?|rice|couscous|bulgur|barley|quinoa|oats?|sausage\w*|mince|meat|liver|potato(?:es)?|chestnuts?|filling|mixture)\b)[^.]*\b(?:lemons?|limes?|oranges?|herbs?|thyme|rosemary|sage|bay|parsley|onions?|garlic|shallots?|celery|ginger)\b)/iu;

const rules: readonly HandlingRule[] = [
  {
    weight: 'danger',
    lists:
      /\b(?:dried|dry) (?:red |dark red |white )?kidney beans?\b|\bkidney beans?\b[^,]*,? (?:dried|dry)\b/i,
    says: /\bslow[- ]?cooker\b|\bcrock[- ]?pot\b/i,
    unless:
      /\bboil\w*\b[^.]*\b(?:1\d|[2-9]\d|ten|fifteen|twenty|thirty)\s*min|(?:1\d|[2-9]\d|ten|fifteen|twenty)[- ]?minutes?[^.]*\bboil/i,
    reason:
      'Dried kidney beans are poisonous unless they boil hard for 10 minutes; a slow cooker alone is not hot enough.',
  },
  {
    weight: 'note',
    lists:
      /\b(?:dried|dry) (?:red |dark red |white )?kidney beans?\b|\bkidney beans?\b[^,]*,? (?:dried|dry)\b|\brajma\b[^,]*dried/i,
    unless:
      /\bboil\w*\b[^.]*\b(?:1\d|[2-9]\d|ten|fifteen|twenty|thirty)\s*min|(?:1\d|[2-9]\d|ten|fifteen|twenty)[- ]?minutes?[^.]*\bboil|\bpressure[- ]cook/i,
    reason: 'Boil soaked dried kidney beans hard for 10 minutes before they simmer.',
  },
  {
    weight: 'note',
    says: /\b(?:leftover|day[- ]old|cold|cooled|yesterday's)\b(?: cooked)?(?: \w+)? rice\b|\brice\b[^.]{0,40}\b(?:cool(?:ed)? (?:completely|down|to room)|leave to cool|leftovers? keep)/i,
    lists: /\brice\b/i,
    unless:
      /\b(?:within (?:an|1|one|the) hour|quickly|spread|fridge|refrigerat\w*|chill(?:ed)?|running (?:cold )?water|cold (?:tap|water)|piping hot)\b/i,
    reason:
      'Cool cooked rice within an hour, keep it in the fridge for a day at most, and reheat it until piping hot.',
  },
  {
    weight: 'note',
    says: stuffsBird,
    unless: /\bstuffing\b[^.]*7[4-9]\s*°?\s*C/i,
    reason: 'The stuffing of a bird has to reach 74 °C too.',
  },
  {
    weight: 'note',
    about:
      /\b(?:mayonnaise|aioli|mousse|tiramisu|egg ?nog|hollandaise|b[eé]arnaise|caesar|tartare|cookie dough|royal icing|semifreddo|zabaglione|sabayon|parfait|no[- ]bake)\b/i,
    lists: /\beggs?\b|\begg (?:yolks?|whites?)\b/i,
    unless: /pasteuri[sz]ed|\b7[1-9]\s*°|\b8\d\s*°|160\s*°?\s*F|\bbake\b/i,
    reason: 'The eggs stay raw or nearly so: use pasteurised eggs.',
  },
  {
    weight: 'note',
    about:
      /\b(?:edible cookie dough|(?<!\b(?:tastes?|smells?|leaves?|leaving) (?:of |like )?)(?<!\b(?:not|never|n['’]t) (?:taste|eat|try|sample) (?:the |any )?)raw dough(?! (?:balls |slices |pieces |rounds )?freezes? (?:very )?well(?: for [^.,;]{1,20})?\.?$)|cake batter (?:dip|bites|balls))\b/i,
    lists: /\bflour\b/i,
    unless: /\bheat[- ]treat|toast(?:ed)? the flour|bake the flour|microwave the flour/i,
    reason: 'Raw flour can carry germs: heat it to 74 °C before it is eaten uncooked.',
  },
  {
    weight: 'danger',
    about:
      /\b(?:bab(?:y|ies)'?s?(?! (?:spinach|potato|carrot|corn|back|leaf|gem|plum|new|kale|greens|leek|octopus|pak|bok|turnip|onion|marrow|aubergine|squid))|infants?|weaning|6 months|under (?:one|1|12 months))\b/i,
    lists: /\bhoney\b/i,
    unless:
      /\bhoney\b[^.]{0,40}\b(?:is(?:n['’]t| not)|not|never|unsafe|unsuitable|dangerous)\b|\b(?:no|never|without|leave out|skip|swap) (?:the |any )?honey\b/i,
    reason: 'Honey is dangerous for children under one year.',
  },
];
const negatedPattern =
  /\b(?:no|not|never|without|avoid|don'?t|do not|no need to|instead of|rather than)\b[^.;]{0,20}$/i;

function saysIt(rule: RegExp, lines: readonly Line[]): { text: string; match: string } | undefined {
  for (const { text } of lines) {
    const plain = text.replace(/[’‘]/g, "'");
    const found = rule.exec(plain);
    if (found && !negatedPattern.test(plain.slice(0, found.index)))
      return { text, match: found[0] };
  }
  return undefined;
}

/** Finds faults that a single pattern in steps and tips can detect. */
function findByRules(lines: readonly Line[]): HandlingFault[] {
  const spoken = lines.filter(({ where }) => where === 'instructions' || where === 'tips');
  const told = lines.filter(
    ({ where }) => where === 'title' || where === 'description' || where === 'tips',
  );
  const listed = linesAt(lines, 'ingredients');
  return rules.flatMap(({ weight, says, lists, unless, about, reason }) => {
    // "Mayonnaise (made with pasteurised egg)": the list line itself disables the rule.
    const item = lists && listed.find(({ text }) => lists.test(text) && !unless?.test(text));
    if ((lists && !item) || (about && !told.some(({ text }) => about.test(text)))) return [];
    const said = says && saysIt(says, spoken);
    if ((says && !said) || (unless && spoken.some(({ text }) => unless.test(text)))) return [];
    const text = said?.text ?? item?.text ?? '';
    const finding = { where: 'instructions' as const, text, match: said?.match ?? text, reason };
    return [{ weight, finding }];
  });
}

/** Finds food handling that makes people ill. Each fault says what to do instead. */
export function findHandlingFaults(lines: readonly Line[]): HandlingFault[] {
  const said = saidIn(lines);
  const listed = linesAt(lines, 'ingredients').map(({ text }) => text);
  const title = linesAt(lines, 'title')
    .map(({ text }) => text)
    .join(' ');
  return [
    ...findByRules(lines),
    ...findRawJuices(said, listed),
    ...findRawMarinade(said, listed, title),
    ...findLeftOut(said, listed),
    ...findUnsafeKeeping(said, listed),
    ...findBadAdvice(said, listed),
  ];
}
