import type { FormName } from './dish-picture.ts';
import type { FormQuestion } from './form-question.ts';

/** Lookups over the foods and the steps of a dish, prepared once. */
type Evidence = {
  /** Returns the total grams of all foods of a kind or with a role. */
  grams: (...kinds: string[]) => number;
  has: (...kinds: string[]) => boolean;
  says: (words: RegExp) => boolean;
  words: string;
};

function evidenceOf({ foods, steps, vesselWords }: FormQuestion): Evidence {
  const text = steps.join(' ');
  const grams = (...kinds: string[]) =>
    foods
      .filter(({ ingredient }) =>
        kinds.some((kind) => ingredient.kinds.has(kind) || ingredient.roles.has(kind)),
      )
      .reduce((sum, food) => sum + food.grams, 0);
  return {
    grams,
    has: (...kinds) => grams(...kinds) > 0,
    says: (words) => words.test(text),
    words: vesselWords,
  };
}

const ovenPattern = /\boven\b|\bbake\b|\bbaked\b/i;
const blendPattern = /\b(?:blend|blitz|whi[sz]z|liquidi[sz]e)\b/i;

function sweetForm({ grams, has, says, words }: Evidence): FormName {
  const isFloury = grams('flour') + grams('nut-flour') >= 60;
  if (/\bbowl\b/i.test(words) && has('porridge-grain', 'yoghurt', 'rice')) return 'porridge';
  if (isFloury && says(/\bloaf\b/i)) return 'loaf';
  if (isFloury && says(/\bmuffin|cases\b/i)) return 'muffins';
  if (isFloury && says(/\b(?:frying pan|griddle|ladle)\b/i)) return 'pancakes';
  if (isFloury && says(ovenPattern)) {
    if (says(/\brub\b/i) && has('fruit')) return 'crumble';
    if (has('pastry') || says(/\bpastry\b/i)) return 'tart';
    if (says(/\b(?:square|bars)\b/i)) return 'bars';
    return says(/\b(?:spoonfuls|balls|baking sheet|trays? lined)\b/i) ? 'cookies' : 'cake';
  }
  if (says(/\bfreez/i)) return 'scoops';
  if (has('porridge-grain') && says(/\bsimmer|soak|overnight|chill\b/i)) return 'porridge';
  if (says(/\broll\b[^.]*\bballs?\b/i)) return 'bites';
  if (says(blendPattern) && says(/\bglass(?:es)?\b/i)) return 'drink';
  if (says(/\bpress\b|\bcut into (?:bars|squares)\b/i)) return 'bars';
  if (
    says(/\bset\b|\bchill\b/i) &&
    has('gelling', 'gelling-animal', 'cream', 'gelling-seed', 'chocolate')
  )
    return 'ramekin';
  if (says(/\blayer/i)) return 'layered-glass';
  return grams('fruit') > 200 ? 'fruit' : 'ramekin';
}

function onceBaked({ has, says }: Evidence): FormName | undefined {
  if (has('pastry')) return 'pie';
  if (says(/\b(?:roasting (?:tin|tray)|baking (?:tray|sheet))\b/i)) return 'traybake';
  if (says(/\b(?:baking|ovenproof|gratin) dish\b/i) && has('cheese', 'cream', 'crumb', 'milk'))
    return 'gratin';
  return undefined;
}

function savouryForm(evidence: Evidence): FormName | undefined {
  const { grams, has, says, words } = evidence;
  if (says(blendPattern) && says(/\bglass(?:es)?\b/i)) return 'drink';
  if (has('noodle'))
    return has('stock') && says(/\bladle|broth|bowls\b/i) ? 'noodle-soup' : 'noodles';
  if (grams('pasta') > 100) return says(/\bbake\b/i) && has('cheese') ? 'gratin' : 'pasta';
  if (has('wrap')) return has('flour-tortilla') ? 'wrap' : 'tacos';
  if (has('flatbread') && says(/\bfill|stuff|roll up|wrap\b/i)) return 'wrap';
  if (grams('egg') > 250 && says(/\bset\b|\bomelette|frying pan\b/i))
    return says(/\bfold\b/i) ? 'omelette' : 'frittata';
  if (says(/\bwok\b|\bstir-fry\b/i)) return 'stir-fry';
  if (has('coconut-liquid', 'spice-paste') && says(/\bsimmer|bubble\b/i)) return 'curry';
  if (has('risotto-rice')) return 'rice-dish';
  if (says(/\bthread\b[^.]*\bskewer/i)) return 'skewers';
  if (says(/\bshape\b[^.]*\b(?:patties|cakes)\b/i)) return 'patties';
  if (says(/\b(?:shape|roll)\b[^.]*\bballs\b/i)) return 'bites';
  const baked = onceBaked(evidence);
  if (baked) return baked;
  if (grams('leaf', 'salad leaves') > 60 && says(/\bdress|toss|turn\b/i)) return 'salad';
  const isGrainy = has('grain', 'quick-grain', 'grain-slow');
  if (isGrainy && has('stock') && says(/\babsorb/i)) return 'rice-dish';
  if (isGrainy && (/\bbowl/i.test(words) || says(/\b(?:bowls|side by side)\b/i)))
    return 'grain-bowl';
  if (grams('stock') > 500) return says(blendPattern) ? 'smooth-soup' : 'brothy-soup';
  if (has('saucy', 'stock') && says(/\bsimmer|brais|stew/i)) return 'stew';
  if (has('bread') && says(/\btoast\b/i)) return 'toast';
  if (/\bbowl\b/i.test(words) && says(/\b(?:dressing|toss)\b/i)) return 'salad';
  return undefined;
}

/** Returns the form that the ingredients and the technique suggest; undefined if they suggest none. */
export function formByFoods(question: FormQuestion): FormName | undefined {
  const evidence = evidenceOf(question);
  return question.isSweet ? sweetForm(evidence) : savouryForm(evidence);
}
