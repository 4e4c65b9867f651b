import { isWholeBird } from '../looks/whole-birds.ts';
import type { FormName } from './dish-picture.ts';
import { formByArrangement, heapByArrangement } from './form-by-arrangement.ts';
import { formByFoods } from './form-by-foods.ts';
import { formByVessel } from './form-by-vessel.ts';
import type { FormQuestion } from './form-question.ts';
import { findNames, nameWords, readNames } from './names/find-names.ts';
import { savouryNames } from './names/savoury-names.ts';
import { sweetNames } from './names/sweet-names.ts';
import { foodNames, mannerNames } from './names/weaker-names.ts';

const dishes = readNames(sweetNames + savouryNames.trimStart());
const manners = readNames(mannerNames);
const foods = readNames(foodNames);

/** Separates the name of a dish from its accompaniment: "Roast Cod with Lentil Salad". */
const companyPattern =
  /\s(?:with|on|over|in|en|al|alla|alle|and a|topped|under|from|alongside|by|à la)\s|[,–—:(]|\s-\s/i;
/** Forms that an accompaniment can give to a dish: "Prawns with Garlic Noodles" are noodles; with a salad they stay a plate. */
const givenByCompany: ReadonlySet<FormName> = new Set<FormName>([
  'noodles',
  'pasta',
  'noodle-soup',
  'toast',
  'curry',
]);

/** Forms that differ between sweet and savoury dishes: a sweet gratin is a crumble, a savoury cake is a frittata. */
const sweetTwins: Partial<Record<FormName, FormName>> = {
  gratin: 'crumble',
  'rice-dish': 'porridge',
  dip: 'ramekin',
  salad: 'fruit',
  side: 'fruit',
  'main-plate': 'fruit',
  stuffed: 'fruit',
  'smooth-soup': 'ramekin',
  'brothy-soup': 'fruit',
  'grain-bowl': 'porridge',
  skillet: 'fruit',
};

/** True for a plate of two foods ("fish and chips", "sausages and mash"), although the name ends in the side. */
function isPlateOfTwo(form: FormName, phrase: string): boolean {
  if (form !== 'side' || !/\band\b|&/i.test(phrase)) return false;
  return findNames(foods, phrase.split(/\band\b|&/i)[0] ?? '').some(
    (food) => food.form === 'main-plate',
  );
}

function formInTitle(title: string): FormName | undefined {
  const [phrase = title] = title.split(companyPattern);
  const phraseLength = nameWords(phrase).length;
  const named = findNames(dishes, title).find(({ at }) => at < phraseLength)?.form;
  if (named) return isPlateOfTwo(named, phrase) ? 'main-plate' : named;
  const inCompany = findNames(dishes, title).find(({ form }) => givenByCompany.has(form));
  return inCompany?.form ?? findNames(manners, title)[0]?.form;
}

const formOfFood = (title: string): FormName | undefined =>
  findNames(foods, title.split(companyPattern)[0] ?? title)[0]?.form;

/**
 * Returns the form of a dish. It checks the dish name in the title, then the words for arrangement and vessel, then the ingredients and how
 * they are cooked, then the food named in the title. The fallback is a plate.
 */
export function readForm(question: FormQuestion): FormName {
  const { title, vesselWords, isSweet } = question;
  const found =
    formInTitle(title) ??
    formByArrangement(question.arrangement) ??
    formByVessel(vesselWords, question) ??
    formByFoods(question) ??
    formOfFood(title) ??
    heapByArrangement(question.arrangement) ??
    'main-plate';
  return refine((isSweet && sweetTwins[found]) || found, question);
}

const blendedSoup =
  /\b(?:blend|blitz|pur[eé]e|liquidi[sz]e|whi[sz]z)\b(?![^.]*\b(?:half|third|some|part)\b)/i;

const inSauce =
  /\b(?:meatballs?|balls|dumplings)\b.*\b(?:in|with|under)\b.*\b(?:sauce|gravy|syrup)\b/i;
const smoothLook = /smooth|unbroken|\bcream\b|\bdal\b|\b(?:clear|limpid) stock\b/i;

/** Forms that a whole bird would otherwise get from its tin or its name. */
const wholeBirdForms: ReadonlySet<FormName> = new Set<FormName>(['main-plate', 'traybake']);
const jointedPattern = /jointed|\bcut (?:in|into)\b|pieces|portions/;
const leastBirdG = 900;
const hasWholeBird = ({ foods }: FormQuestion): boolean =>
  foods.some(
    ({ ingredient, grams, line }) =>
      isWholeBird(ingredient) && grams >= leastBirdG && !jointedPattern.test(line),
  );
/** The least grams of meat that count as a joint. */
const leastJointG = 700;
const hasRoast = (question: FormQuestion): boolean =>
  hasWholeBird(question) ||
  question.foods.some(
    ({ ingredient, grams }) => ingredient.kinds.has('meat') && grams >= leastJointG,
  );

/** Refines a form by the arrangement, steps, foods and title: a blended soup is smooth, a soup with noodles is a noodle soup. */
function refine(form: FormName, question: FormQuestion): FormName {
  const { steps, foods: listed, title, arrangement, vesselWords } = question;
  const has = (role: string) =>
    listed.some(({ ingredient }) => ingredient.roles.has(role) || ingredient.kinds.has(role));
  if (form === 'brothy-soup' || form === 'smooth-soup') {
    const isSmooth = arrangement
      ? smoothLook.test(arrangement)
      : steps.some((step) => blendedSoup.test(step));
    if (isSmooth) return 'smooth-soup';
    if (has('noodle')) return 'noodle-soup';
    return form === 'smooth-soup' && arrangement ? 'brothy-soup' : form;
  }
  if (form === 'bites' && /\bin\b.*\b(?:sauce|gravy|broth|ragu)\b/i.test(title)) return 'stew';
  if (form === 'rice-dish' && /porridge/i.test(arrangement)) return 'porridge';
  if (form === 'bites' && !question.isSweet && inSauce.test(arrangement)) return 'stew';
  if (form === 'roast') return hasRoast(question) ? form : 'main-plate';
  if (wholeBirdForms.has(form) && hasWholeBird(question)) return 'roast';
  // A drink in a glass is drawn from the side, where its colour is visible.
  if (form === 'mug' && /\bglass/i.test(vesselWords.split(', in ').at(-1) ?? '')) return 'drink';
  return form;
}
