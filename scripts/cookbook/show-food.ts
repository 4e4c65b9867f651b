import { findFood, knownOnlyBy, nearNames } from '#chef/cookbook/reading/find-food.ts';
import { dishRoleMeanings, usualRole } from '#chef/cookbook/roles.ts';

/** Returns how the pantry understands a name, with the units that it can weigh it by; for an unknown name, similar names. */
export function showFood(name: string): string {
  const food = findFood(name);
  if (!food)
    return `The pantry knows no “${name}”. Near it: ${nearNames(name).join(', ') || 'nothing'}\n`;
  const only = knownOnlyBy(name);
  const { g: _, ...grams } = food.grams;
  const role = usualRole(food);
  const weights = Object.entries(grams).map(([unit, weight]) => `${unit} ${weight} g`);
  return [
    `${name}: ${food.id} (${food.one})`,
    ...(only === undefined
      ? []
      : [`  but only by “${only}”; near it: ${nearNames(name).join(', ')}`]),
    `  usual role: ${role ? `${role} (${dishRoleMeanings[role]})` : 'none, so the file has to give one'}`,
    `  weighs by: ${['g', ...weights].join(', ')}`,
    `  contains: ${[...food.tags].join(', ') || 'nothing that people avoid'}`,
    '',
  ].join('\n');
}
