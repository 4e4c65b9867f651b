import { ingredient } from '#recipes/pantry/pantry.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { DishIngredient } from '../cookbook/dish.ts';
import { countsPortions } from '../cookbook/printing/scale-counts.ts';
import { originNameOf } from '../finding/cuisine-of-region.ts';
import type { HeatMiss, MissedChoice } from '../finding/missed-tastes.ts';
import type { FoundDish } from '../finding/rank-dish.ts';

/** Maximum number of notes beside one recipe. */
export const mostNotes = 3;

const listed = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/** From this multiple of the servings on, "half" in the steps is no longer half of the scaled amount. */
const muchMore = 1.5;

/** Context for the notes, besides the dish. */
export type SaidBeside = {
  /** Words of the wish that occur in no dish. */
  unknown: readonly string[];
  /** Whether the cook recently had dishes of the chosen cuisine, which are not repeated. */
  hadOfCuisine: boolean;
  /** The number of servings, if chosen. */
  servings?: number | undefined;
  /** The dish that the cook asked for by name and that cannot be made. */
  insteadOf?: string;
};

const heatSentences: Record<HeatMiss, string> = {
  milder: "It isn't as hot as you asked.",
  hotter: 'It is hotter than you asked.',
  unsuited: "It isn't hot: chilli doesn't suit this dish.",
  avoided: "It isn't hot, since you avoid chilli.",
};

type Kind = MissedChoice['kind'];

/** The order of the notes about missed choices: what a cook sees first comes first. */
const order: readonly Kind[] = [
  'cuisine',
  'food',
  'heat',
  'technique',
  'style',
  'plating',
  'difficulty',
];

/** Returns one sentence about the choices of one kind that the dish does not meet. */
function sentenceOf(
  kind: Kind,
  names: readonly string[],
  cuisine: string | undefined,
  { hadOfCuisine }: SaidBeside,
): string {
  const all = names.join(', ');
  if (kind === 'cuisine') {
    const origin = cuisine === undefined ? '' : `; this dish is ${cuisine}`;
    return `We have no ${hadOfCuisine ? 'other ' : ''}${all.replaceAll(', ', ' or ')} dish that fits everything you asked for${origin}.`;
  }
  if (kind === 'food') return `This dish doesn't use something you asked for: ${all}.`;
  if (kind === 'heat') return heatSentences[all as HeatMiss];
  if (kind === 'difficulty') return `It isn't “${all}”.`;
  const verb = kind === 'plating' ? 'served' : 'made';
  return kind === 'style'
    ? `You asked for ${all}; this dish is something else.`
    : `You asked for ${all}, but this dish isn't ${verb} that way.`;
}

/** Kinds of choices of which one sentence names several. */
const together = new Set<Kind>(['technique', 'style', 'plating', 'difficulty']);

/** Returns the sentences about the choices that the dish does not meet, the most important first. */
function sentencesOf(
  missed: readonly MissedChoice[],
  cuisine: string | undefined,
  said: SaidBeside,
): string[] {
  const byKind = Map.groupBy(missed, ({ kind }) => kind);
  const kinds = order.filter((kind) => byKind.has(kind));
  const namesOf = (kind: Kind) => {
    const names = (byKind.get(kind) ?? []).map((one) => one.names);
    // A food may be chosen and named in the wish.
    return names.filter((name, at) => names.findIndex((one) => keyOf(one) === keyOf(name)) === at);
  };
  const joined = kinds.filter((kind) => together.has(kind));
  const alone = joined.length > 1 ? kinds.filter((kind) => !together.has(kind)) : kinds;
  return [
    ...alone.map((kind) => sentenceOf(kind, namesOf(kind), cuisine, said)),
    ...(joined.length > 1
      ? [`You also asked for ${listed(joined.flatMap(namesOf))}, which this dish isn't.`]
      : []),
  ];
}

const isMeat = ({ pantryId }: DishIngredient): boolean =>
  ingredient(pantryId).tags.has('meat') || ingredient(pantryId).tags.has('poultry');

const smallPan = /\b(?:frying pan|wok|griddle|skillet|air fryer|waffle iron|sauté pan)\b/i;

const panTechniques = new Set(['Pan-Searing', 'Stir-Frying', 'Air Frying']);

/** Returns a note on lots for many more servings than the steps are written for. */
function lotsNote(dish: FoundDish['dish'], servings: number): string[] {
  if (servings < muchMore * dish.servings) return [];
  if (countsPortions(dish))
    return [
      `Made for ${servings}. Where the steps say “half” or “the rest”, that’s for ${dish.servings}. Cook it in batches, and allow more time.`,
    ];
  // Other dishes use a pan for a part of the work only.
  if (!dish.techniques.some((one) => panTechniques.has(one))) return [];
  const pan = dish.equipment.map((one) => smallPan.exec(one)?.[0]).find((one) => one !== undefined);
  return pan
    ? [
        `Made for ${servings}; the ${pan.toLowerCase()} is meant for about ${dish.servings}. Cook it in batches, and allow more time.`,
      ]
    : [];
}

/** Returns a note on a joint that is smaller than the times of its steps are for. */
function smallJointNote({ dish }: FoundDish, servings: number): string[] {
  if (servings >= dish.goodFor.from || !dish.techniques.includes('Roasting')) return [];
  const isJoint = dish.ingredients.some(
    (one) => isMeat(one) && one.uses.some(({ amount }) => amount?.unit === 'kg'),
  );
  return isJoint
    ? [
        `Made for ${servings}, with a joint smaller than the times are meant for: begin early to measure its temperature.`,
      ]
    : [];
}

/** Returns the short notes beside a recipe: unknown words of the wish, choices that are not met, foods that changed. */
export function notesOf(found: FoundDish, changes: readonly string[], said: SaidBeside): string[] {
  const { dish, missed } = found;
  const { unknown, insteadOf, servings } = said;
  const nearest =
    insteadOf === undefined
      ? []
      : [`“${insteadOf}” cannot be made with all of your choices; this is the dish nearest to it.`];
  const inLots =
    servings === undefined ? [] : [...lotsNote(dish, servings), ...smallJointNote(found, servings)];
  const notKnown = unknown.length === 0 ? [] : [`We didn't recognize: ${listed(unknown)}.`];
  const gaveWay = sentencesOf(missed, originNameOf(dish), said);
  return [...nearest, ...notKnown, ...inLots, ...gaveWay, ...changes].slice(0, mostNotes);
}
