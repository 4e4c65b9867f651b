import type { FormName } from './dish-picture.ts';
import type { FormQuestion } from './form-question.ts';

type Rule = readonly [RegExp, (question: FormQuestion) => FormName | undefined];

const hasKind = ({ foods }: FormQuestion, kind: string): boolean =>
  foods.some(({ ingredient }) => ingredient.kinds.has(kind) || ingredient.roles.has(kind));

const always = (form: FormName) => () => form;

/** Vessel words of a photo prompt that (nearly) determine the form. "in a bowl" and "on a plate" are too general and not listed. */
const rules: readonly Rule[] = [
  [
    /\b(?:tall glass|glass over ice|over ice|highball|tumbler|pitcher|with a straw)\b/i,
    always('drink'),
  ],
  [/\b(?:mug|cup and saucer|teacup)\b/i, always('mug')],
  [/\b(?:glass(?:es)?|jars?|coupes?),? (?:in )?layers|\bsundae glass/i, always('layered-glass')],
  [/\bchilled glass bowl/i, (question) => (question.isSweet ? 'scoops' : 'smooth-soup')],
  [
    /\b(?:small|little|shallow)? ?(?:glasses|jars|jam jar|coupes?)\b/i,
    (question) => (question.isSweet ? 'ramekin' : 'drink'),
  ],
  [/\b(?:ramekins?|small pots?|little pots?|custard cups?)\b/i, always('ramekin')],
  [
    /\b(?:roasting|baking|oven|sheet) (?:tray|tin|sheet|pan)|\bsheet[- ]pan|\btray\b/i,
    always('traybake'),
  ],
  [
    /\b(?:baking|gratin|ovenproof|casserole|oven) dish/i,
    (question) => (question.isSweet ? 'crumble' : 'gratin'),
  ],
  [/\bpie (?:dish|plate|tin)|\btart tin/i, (question) => (question.isSweet ? 'tart' : 'pie')],
  [/\bloaf tin|\bloaf\b/i, always('loaf')],
  [/\bcake (?:stand|plate)|slice of cake/i, always('cake')],
  [/\bmuffin (?:tin|cases?)/i, always('muffins')],
  [/\bskewers?\b/i, always('skewers')],
  [/\bstack\b/i, always('pancakes')],
  [/\bdippers?\b|\bfor dipping\b/i, always('dip')],
  [/\bswirl on top\b/i, (question) => (question.isSweet ? 'ramekin' : 'smooth-soup')],
  [/\brows? on a board\b/i, always('bites')],
  [
    /\bskillet|frying pan|cast[- ]iron|\bpan it was cooked in/i,
    (question) => (hasKind(question, 'egg') ? 'frittata' : 'skillet'),
  ],
  [/\bwok\b/i, always('stir-fry')],
  [/\bnoodle bowl|ramen bowl/i, always('noodle-soup')],
  [/\bsoup (?:bowl|plate)/i, always('brothy-soup')],
  [/\bsalad bowl|\bplatter\b.*\bleaves\b/i, always('salad')],
  [/\bside by side\b|\beach part\b/i, always('grain-bowl')],
  [
    /\bboard\b/i,
    (question) => (hasKind(question, 'bread') ? 'toast' : question.isSweet ? 'bars' : undefined),
  ],
  [
    /\bsmall bowls?\b/i,
    ({ isSweet, steps }) =>
      !isSweet && steps.some((step) => /\b(?:roast|crisp|toast|pop)/i.test(step))
        ? 'snack-bowl'
        : undefined,
  ],
];

const notForOven = /\b(?:paper|tin|metal|steel|bamboo|lined) tray|tray lined|on a tray/i;

/** Returns the form that the vessel words give; undefined if they fit many forms. */
export function formByVessel(words: string, question: FormQuestion): FormName | undefined {
  // A paper tray or a tray of tea glasses is not an oven tray.
  if (notForOven.test(words)) return undefined;
  for (const [pattern, form] of rules) {
    if (pattern.test(words)) return form(question);
  }
  return undefined;
}
