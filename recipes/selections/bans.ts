import { matchFoods } from '../pantry/lexicon.ts';
import { ingredient } from '../pantry/pantry.ts';
import { statutoryAllergens, type Tag } from '../pantry/tags.ts';
import { allergyTags } from './allergens.ts';
import { type Avoided, resolveAvoided } from './avoid.ts';
import { type Diet, resolveDiet } from './diets.ts';
import { partsOfName, readEvery } from './name-parts.ts';
import { negatedFood } from './names.ts';
import type { Ban, NutritionGoal } from './requirements.ts';

/** What one hard choice comes down to; undefined when it maps to nothing known. */
export type Restriction = { bans: Ban[]; goals: NutritionGoal[] };

const labelled: ReadonlySet<Tag> = new Set<Tag>([...statutoryAllergens, 'wheat', 'pine-nuts']);

/** "Gluten-free", "no nuts": a ban of nothing but allergens is meant as strictly as an allergy. */
const isFreeFrom = ({ tags }: Avoided): boolean =>
  tags.length > 0 && tags.every((tag) => labelled.has(tag));

/** What stands on a label, if anywhere, and is no allergen: somebody who leaves it out wants to be told. */
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
    notOffered: new Set(diet.notOffered ?? []),
    ...(diet.helpings ? { helpings: diet.helpings } : {}),
  };
  const { limits, aim } = diet;
  const goals = limits ? [{ name, limits, hard: true, ...(aim ? { aim } : {}) }] : [];
  return { bans: [whole], goals };
}

const fromAvoided = (label: Ban['label'], name: string, avoided: Avoided): Restriction => ({
  bans: [banOf(label, name, avoided)],
  goals: [],
});

/** All of several restrictions, kept under the name that the cook knows. */
function joinRestrictions(found: readonly Restriction[]): Restriction {
  return {
    bans: found.flatMap(({ bans }) => bans),
    goals: found.flatMap(({ goals }) => goals),
  };
}

/** One diet, or "nut-free", "no mushrooms", "egg allergy". */
function dietOf(part: string, name: string): Restriction | undefined {
  const diet = resolveDiet(part);
  if (diet) return fromDiet(name, diet);
  const says = negatedFood(part) !== undefined || /allerg|intoleran/i.test(part);
  const avoided = says ? resolveAvoided(part) : undefined;
  return avoided && fromAvoided('Dietary Constraints', name, avoided);
}

/** "Vegan Keto", "Halal gluten free": several diets in a row, if they are all that is said. */
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

/** A category under Dietary Constraints: a diet, "nut-free", "no mushrooms", or several of them joined. */
export function restrictByDiet(name: string): Restriction | undefined {
  const whole = resolveDiet(name);
  const parts = partsOfName(name);
  if (whole && parts.length < 2) return fromDiet(name, whole);
  // "Egg- and dairy-free", "No nuts or seeds": what is said once is meant of each part.
  const isFree = /\bfree\W*$/i.test(name);
  const isNegated = /^\s*(?:no|without|avoid|free (?:of|from))\b/i.test(name);
  const read = (part: string) =>
    dietsInRow(part, name) ??
    (isFree ? dietOf(`${part} free`, name) : undefined) ??
    (isNegated ? dietOf(`no ${part}`, name) : undefined);
  const found = readEvery(parts, read);
  return found && joinRestrictions(found);
}

/** An allergy to a food is one to the allergens in it: "egg white" means eggs. */
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

/** A category under Allergens: known allergens by any of their names, or foods. All parts have to be known. */
export function restrictByAllergen(name: string): Restriction | undefined {
  const avoided = resolveAvoided(name);
  return avoided && fromAvoided('Allergens', name, widened(avoided));
}

/** A category under Avoid: a food, a family of foods, or a diet's word ("Gluten", "Dairy"). */
export function restrictByAvoid(name: string): Restriction | undefined {
  const avoided = resolveAvoided(name);
  return avoided && fromAvoided('Avoid', name, avoided);
}
