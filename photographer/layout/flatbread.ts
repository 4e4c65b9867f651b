import { flatRound } from '../pieces/bread.ts';
import { unitsPerMillimetre } from '../pieces/piece.ts';
import { bake } from './baked.ts';
import type { Plating } from './plating.ts';

/** Colours of flat breads by what they are made of: dough, baked, scorched. */
const doughs: readonly (readonly [RegExp, string, readonly [string, string, string]])[] = [
  [/corn-tortilla|taco-shell|arepa/, 'tortilla', ['#ecc76a', '#d9a441', '#8a5422']],
  [/tortilla|chapati/, 'tortilla', ['#efdcb4', '#dcb87c', '#8a5a2c']],
  [/pitta/, 'pitta', ['#eed3a0', '#d3a05a', '#8f5a28']],
  [/naan|paratha|flatbread/, 'naan', ['#eed6a6', '#cf9a55', '#6e4220']],
  [/injera/, 'crepe', ['#b89a7c', '#a07f60', '#7d5d43']],
  [/lettuce|romaine|butterhead|cabbage/, 'crepe', ['#a9cc6a', '#8fba50', '#6f9a3c']],
];

/** Draws one flat round bread of the dish's kind, or a wheat tortilla when it names none. @returns the height of its top */
export function layRound(
  { scene, picture }: Plating,
  at: { x: number; y: number; radius: number; rotation?: number },
): number {
  const id = picture.base?.food.ingredient.id ?? 'flour-tortilla';
  const [, style, colours] = doughs.find(([ids]) => ids.test(id)) ??
    doughs[1] ?? [/./, 'tortilla', ['#efdcb4', '#dcb87c', '#8a5a2c'] as const];
  const ground = scene.heightAt(at.x, at.y);
  flatRound(
    scene,
    { x: at.x, y: at.y, base: ground, ...(at.rotation !== undefined && { rotation: at.rotation }) },
    { colours, millimetres: (2 * at.radius) / unitsPerMillimetre, style },
  );
  return scene.heightAt(at.x, at.y);
}

/** Draws a bun from above with a shiny crust. */
export function layBun(
  { scene, picture }: Plating,
  at: { x: number; y: number; radius: number; base?: number },
): void {
  const isDark = /wholemeal|rye|charcoal/.test(picture.base?.food.ingredient.id ?? '');
  const colours = isDark
    ? { crumb: '#b98247', crust: '#7d4c22' }
    : { crumb: '#d99a4a', crust: '#b06a28' };
  bake(
    scene,
    'round',
    {
      x: at.x,
      y: at.y,
      radiusX: at.radius,
      radiusY: at.radius * 0.97,
      height: at.radius * 0.42,
      ...(at.base !== undefined && { base: at.base }),
    },
    { ...colours, rough: 0.08, gloss: 0.55 },
    0.95,
  );
}
