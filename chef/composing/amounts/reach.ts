import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Slot } from '../archetype.ts';

/** How far from the usual an amount may go, as shares of it, and how much it resists. */
export type Reach = { low: number; high: number; stiffness: number };

const stays: Reach = { low: 1, high: 1, stiffness: 1 };
/** Less than this a serving is a seasoning, and what it gives to energy is not worth a change of taste. */
const seasoningG = 8;
const saltyMg = 1200;

const byRole = (roles: string, low: number, high: number, stiffness: number) =>
  [new Set(roles.split(' ')), { low, high, stiffness }] as const;

/** The first that fits counts. */
const reachesByRole: readonly (readonly [ReadonlySet<string>, Reach])[] = [
  byRole('salt', 0.3, 1, 0.15),
  byRole('liquid stock tea coffee raising yeast gelling vanilla zest spice pepper', 1, 1, 1),
  byRole('fat oil dressing-oil finishing-oil animal-fat baking-fat', 0.5, 1.8, 0.12),
  byRole(
    'nut nut-butter tahini seed-garnish cream coconut-liquid cheese soft-cheese hard-cheese crumbly-cheese melting-cheese creamy-sauce creamy-fruit cultured chocolate',
    0.5,
    1.9,
    0.3,
  ),
  byRole('sweetener sugar dark-sweetener sweet-sauce dried-fruit', 0.4, 1.25, 0.6),
  byRole('milk plant-milk juice', 0.85, 1.15, 1),
  byRole('egg', 0.75, 1.2, 1.5),
  byRole(
    'protein fish-protein shellfish-protein stew-protein mince plant-protein pulse',
    0.75,
    1.55,
    0.9,
  ),
  byRole('grain pasta noodle starch bread flatbread wrap lentil quick-grain', 0.65, 1.4, 0.7),
];

const isSalty = ({ per100g, roles }: Ingredient) =>
  !roles.has('salt') && (per100g.sodiumMg ?? 0) > saltyMg;

/**
 * How far an amount may be moved towards a goal: oil and nuts far, grain and meat a little, spices not at all.
 * @param each usual grams a serving
 */
export function reachOf(item: Ingredient, slot: Slot, each: number): Reach {
  if (slot.fixed) return stays;
  if (slot.grams) {
    const [low, usual, high] = slot.grams;
    return { low: low / usual, high: high / usual, stiffness: 0.7 };
  }
  if (isSalty(item)) return { low: 0.45, high: 1, stiffness: 0.3 };
  const found = reachesByRole.find(([roles]) => [...item.roles].some((role) => roles.has(role)));
  if (found) return found[1];
  return each < seasoningG ? stays : { low: 0.65, high: 1.5, stiffness: 1 };
}
