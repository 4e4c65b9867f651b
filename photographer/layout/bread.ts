import { breadSlice } from '../pieces/bread.ts';
import { unitsPerMillimetre } from '../pieces/piece.ts';
import type { Plating } from './plating.ts';

/** Breads by id: the style of the loaf, and the colours of crumb, toasted crumb, crust and scorch. */
const loaves: readonly (readonly [RegExp, string, readonly [string, string, string, string]])[] = [
  [/rye|pumpernickel|crispbread/, 'rye', ['#a9794a', '#8f6034', '#4e301a', '#3a2414']],
  [/wholemeal|malted|oatcake/, 'sandwich', ['#c99c66', '#b07f45', '#7a4d25', '#5a3518']],
  [
    /white-bread|brioche|burger-bun|bread-roll|muffin|crumpet|bagel/,
    'sandwich',
    ['#f2e1bd', '#dba860', '#a9682c', '#7d451b'],
  ],
  [/baguette|ciabatta|focaccia/, 'baguette', ['#f0dfb8', '#d9a65e', '#a8682f', '#7a441c']],
  [/./, 'sourdough', ['#ecd8ae', '#cf9a52', '#8f5626', '#5f3616']],
];
const widths: Record<string, number> = { rye: 0.9, sandwich: 0.94, baguette: 0.6, sourdough: 0.62 };

export type LaidBread = { level: number; halfWidth: number; halfHeight: number };

/** Draws a slice of the dish's bread, or of sourdough when it names none. @returns its top and its size */
export function layBread(
  { scene, picture }: Plating,
  at: { x: number; y: number; radius: number; rotation: number; base?: number },
): LaidBread {
  const id = picture.base?.food.ingredient.id ?? 'sourdough';
  const [, style, colours] = loaves.find(([ids]) => ids.test(id)) ?? [
    /./,
    'sourdough',
    ['#ecd8ae', '#cf9a52', '#8f5626', '#5f3616'] as const,
  ];
  const base = at.base ?? scene.heightAt(at.x, at.y);
  breadSlice(
    scene,
    { x: at.x, y: at.y, rotation: at.rotation, base },
    { colours, millimetres: (2 * at.radius) / unitsPerMillimetre, style },
  );
  return {
    level: scene.heightAt(at.x, at.y),
    halfWidth: at.radius * 0.9,
    halfHeight: at.radius * 0.9 * (widths[style] ?? 0.62),
  };
}
