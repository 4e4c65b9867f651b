import { matchFoods } from '../pantry/lexicon.ts';
import { ingredient } from '../pantry/pantry.ts';
import { statutoryAllergens, type Tag } from '../pantry/tags.ts';
import { allergyTags } from './allergens.ts';
import { type Avoided, resolveAvoided } from './avoid.ts';
import { type Diet, resolveDiet } from './diets.ts';
import { partsOfName, readEvery } from './name-parts.ts';
import { negatedFood } from './names.ts';
import type { Ban, NutritionGoal } from './requirements.ts';

/** The bans and nutrition goals of one hard choice. */
export type Restriction = { bans: Ban[]; goals: NutritionGoal[] };

const labelled: ReadonlySet<Tag> = new Set<Tag>([...statutoryAllergens, 'wheat', 'pine-nuts']);

/** True for a ban of allergens only ("Gluten-free", "no nuts"): it is treated as strictly as an allergy. */
const isFreeFrom = ({ tags }: Avoided): boolean =>
  tags.length > 0 && tags.every((tag) => labelled.has(tag));

/** Tags of foods that are not allergens but often hidden in products: a cook who avoids them gets a note to read the label. */
const oftenHidden: ReadonlySet<Tag> = new Set<Tag>([
  ...(['allium', 'onion-family', 'garlic-family', 'fodmap', 'unpasteurised'] as const),
]);

function banOf(label: Ban['label'], name: string, avoided: Avoided): Ban {
  const mayContainMatters = label === 'Allergens' || isFreeFrom(avoided);
  return {
    label,
    name,
    tags: new Set(avoided.tags),
    ingredientIds: new Set(avoided.ingredientIds),
    madeFoods: new Set(avoided.madeFoods ?? []),
    phrases: avoided.phrases ?? [],
    together: [],
    mayContainMatters,
    labelTags: new Set(mayContainMatters ? [] : avoided.tags.filter((tag) => oftenHidden.has(tag))),
  };
}

function fromDiet(name: string, diet: Diet): Restriction {
  const avoided = { tags: diet.forbids, ingredientIds: diet.ingredientIds ?? [] };
  const ban = banOf('Dietary Constraints', name, avoided);
  const whole = {
    ...ban,
    together: diet.together ?? [],
    labelTags: new Set([...(ban.labelTags ?? []), ...(diet.labelTags ?? [])]),
    shunned: new Set(diet.shunned ?? []),
    ...(diet.shunsFrying ? { shunsFrying: true } : {}),
    notOffered: new Set(diet.notOffered ?? []),
    ...(diet.helpings ? { helpings: diet.helpings } : {}),
  };
  const { limits, aim } = diet;
  const goals = limits ? [{ name, limits, hard: true, ...(aim ? { aim } : {}) }] : [];
  return { bans: [whole], goals };
}

/** Chives are a herb to cooks who would rather not eat onions. For an allergy, or where chives are named too, they count as onion. */
const helpingsOfHerbs = { chives: 15 };

function fromAvoided(label: Ban['label'], name: string, avoided: Avoided): Restriction {
  const allowsChives = label === 'Avoid' && /^\s*onions?\s*$/i.test(name);
  const ban = banOf(label, name, avoided);
  return { bans: [allowsChives ? { ...ban, helpings: helpingsOfHerbs } : ban], goals: [] };
}

/** Joins several restrictions into one. */
function joinRestrictions(found: readonly Restriction[]): Restriction {
  return {
    bans: found.flatMap(({ bans }) => bans),
    goals: found.flatMap(({ goals }) => goals),
  };
}

/** Reads one diet, or "nut-free", "no mushrooms", "egg allergy". */
function dietOf(part: string, name: string): Restriction | undefined {
  const diet = resolveDiet(part);
  if (diet) return fromDiet(name, diet);
  const says = negatedFood(part) !== undefined || /allerg|intoleran/i.test(part);
  const avoided = says ? resolveAvoided(part) : undefined;
  return avoided && fromAvoided('Dietary Constraints', name, avoided);
}

/** Reads several diets in a row ("Vegan Keto", "Halal gluten free"); undefined when the name contains anything else. */
function dietsInRow(part: string, name: string): Restriction | undefined {
  const whole = dietOf(part, name);
  if (whole) return whole;
  const words = part.trim().split(/[\s-]+/);
  for (let at = words.length - 1; at > 0; at--) {
    const first = dietOf(words.slice(0, at).join(' '), name);
    const rest = first && dietsInRow(words.slice(at).join(' '), name);
    if (rest) return joinRestrictions([first, rest]);
  }
  return undefined;
}

/** Reads a category under Dietary Constraints: a diet, "nut-free", "no mushrooms", or several of them joined. */
export function restrictByDiet(name: string): Restriction | undefined {
  const whole = resolveDiet(name);
  const parts = partsOfName(name);
  if (whole && parts.length < 2) return fromDiet(name, whole);
  // "Egg- and dairy-free", "No nuts or seeds": "free" and "no" apply to each part.
  const isFree = /\bfree\W*$/i.test(name);
  const isNegated = /^\s*(?:no|without|avoid|free (?:of|from))\b/i.test(name);
  const read = (part: string) =>
    dietsInRow(part, name) ??
    (isFree ? dietOf(`${part} free`, name) : undefined) ??
    (isNegated ? dietOf(`no ${part}`, name) : undefined);
  const found = readEvery(parts, read);
  return found && joinRestrictions(found);
}

/** Widens an allergy to a food to the allergens in that food: "egg white" means eggs. */
function widened(avoided: Avoided): Avoided {
  const foods = [
    ...avoided.ingredientIds.map((id) => ingredient(id).tags),
    ...(avoided.madeFoods ?? []).flatMap((name) =>
      matchFoods(name).map(({ entry }) => entry.contains),
    ),
  ];
  const tags = foods.flatMap((held) => [...held]).filter((tag) => allergyTags.has(tag));
  return { ...avoided, tags: [...avoided.tags, ...tags] };
}

/** Reads a category under Allergens: known allergens by any of their names, or foods. Undefined unless all parts are known. */
export function restrictByAllergen(name: string): Restriction | undefined {
  const avoided = resolveAvoided(name);
  return avoided && fromAvoided('Allergens', name, widened(avoided));
}

/** Reads a category under Avoid: a food, a family of foods, or a word of a diet ("Gluten", "Dairy"). */
export function restrictByAvoid(name: string): Restriction | undefined {
  const avoided = resolveAvoided(name);
  return avoided && fromAvoided('Avoid', name, avoided);
}
