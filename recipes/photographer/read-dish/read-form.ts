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

/** Where the name of a dish ends and what goes with it begins: "Roast Cod with Lentil Salad". */
const companyPattern =
  /\s(?:with|on|over|in|en|al|alla|alle|and a|topped|under|from|alongside|by|à la)\s|[,–—:(]|\s-\s/i;
/** Forms that a companion can give to a dish: "Prawns with Garlic Noodles" are noodles; with a salad they stay a plate. */
const givenByCompany: ReadonlySet<FormName> = new Set<FormName>([
  'noodles',
  'pasta',
  'noodle-soup',
  'toast',
  'curry',
]);

/** Forms that mean something else for sweet dishes: a sweet gratin is a crumble, a savoury cake a frittata. */
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

/** "Fish and chips", "sausages and mash": a plate of two, although the name ends in the side. */
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
 * The form of a dish: by the name that its title gives it, then by the words on how it lies and on its vessel, then by its ingredients and how
 * they are cooked, then by the food that its title names; a plate where nothing says anything.
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

/** Forms that a whole bird would otherwise be given by its tin or its name. */
const wholeBirdForms: ReadonlySet<FormName> = new Set<FormName>(['main-plate', 'traybake']);
const jointedPattern = /jointed|\bcut (?:in|into)\b|pieces|portions/;
const leastBirdG = 900;
const hasWholeBird = ({ foods }: FormQuestion): boolean =>
  foods.some(
    ({ ingredient, grams, line }) =>
      isWholeBird(ingredient) && grams >= leastBirdG && !jointedPattern.test(line),
  );
/** Lighter meat is no joint. */
const leastJointG = 700;
const hasRoast = (question: FormQuestion): boolean =>
  hasWholeBird(question) ||
  question.foods.some(
    ({ ingredient, grams }) => ingredient.kinds.has('meat') && grams >= leastJointG,
  );

/** What only the steps tell: a soup is blended or not, a rice bowl becomes a noodle soup by its noodles. */
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
  // A drink in a glass is seen from the side, where it shows its colour.
  if (form === 'mug' && /\bglass/i.test(vesselWords.split(', in ').at(-1) ?? '')) return 'drink';
  return form;
}
