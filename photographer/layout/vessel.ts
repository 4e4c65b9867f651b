import type { Stage } from '../stage.ts';
import { drawBowl } from '../vessels/bowl.ts';
import { drawDeepPlate } from '../vessels/deep-plate.ts';
import { drawNoodleBowl } from '../vessels/noodle-bowl.ts';
import { drawOvalDish } from '../vessels/oval-dish.ts';
import { drawCoupePlate, drawPlate } from '../vessels/plate.ts';
import { drawPot } from '../vessels/pot.ts';
import { drawSkillet } from '../vessels/skillet.ts';
import { drawWok } from '../vessels/wok.ts';
import type { Plating } from './plating.ts';

const vessels = {
  plate: ({ scene, x, y, picture }: Plating) =>
    drawPlate(scene, { x, y, glaze: picture.setting.glaze }),
  coupe: ({ scene, x, y, picture }: Plating) =>
    drawCoupePlate(scene, { x, y, glaze: picture.setting.glaze }),
  'deep-plate': ({ scene, x, y, picture }: Plating) =>
    drawDeepPlate(scene, { x, y, glaze: picture.setting.glaze }),
  bowl: ({ scene, x, y, picture }: Plating) =>
    drawBowl(scene, { x, y, radius: 325, glaze: picture.setting.glaze }),
  'noodle-bowl': ({ scene, x, y, picture }: Plating) =>
    drawNoodleBowl(scene, { x, y, radius: 328, glaze: picture.setting.glaze }),
  oval: ({ scene, x, y, picture }: Plating) =>
    drawOvalDish(scene, { x, y, glaze: picture.setting.glaze }),
  skillet: ({ scene, x, y }: Plating) =>
    drawSkillet(scene, { x, y, radius: 322, towards: scene.random.real(0.3, 0.9) }),
  wok: ({ scene, x, y }: Plating) =>
    drawWok(scene, { x, y, radius: 325, towards: scene.random.real(-0.5, 0.5) }),
  pot: ({ scene, x, y }: Plating) =>
    drawPot(scene, {
      x,
      y,
      radius: 318,
      towards: scene.random.real(-0.4, 0.4),
      enamel: scene.random.pick(['flame', 'forest', 'sea', 'cream'] as const),
    }),
} as const;

export type VesselName = keyof typeof vessels;

const vesselWords: readonly (readonly [RegExp, VesselName])[] = [
  [/skillet|frying pan|cast[- ]iron|iron pan|\bpan\b|pan it was/i, 'skillet'],
  [/\bwok\b|karahi|balti/i, 'wok'],
  [/\b(?:pot|casserole|dutch oven)\b/i, 'pot'],
  [/platter|serving dish|oval/i, 'oval'],
  [/shallow bowl|wide bowl|soup plate|pasta (?:bowl|plate)/i, 'deep-plate'],
  [/deep bowl|\bbowl\b/i, 'bowl'],
  [/\bplate\b/i, 'plate'],
];

const open: ReadonlySet<VesselName> = new Set<VesselName>([
  'plate',
  'coupe',
  'deep-plate',
  'bowl',
  'oval',
]);
const isFlat = (name: VesselName): boolean => name === 'plate' || name === 'coupe';

/**
 * Draws the vessel that the recipe names if it suits the form; otherwise a random one of `suitable`.
 * @param suitable the suitable vessels, most likely first
 * @param options.isRound ignores a named oval platter: a few items in the middle would look lost on it
 */
export function drawVesselFor(
  plating: Plating,
  suitable: readonly VesselName[],
  options: { isRound?: boolean } = {},
): Stage {
  const { look, vesselWords: said } = plating.picture;
  const named = vesselWords.find(([words]) => words.test(look.vessel || said))?.[1];
  // A dish for a flat plate also suits any other open vessel; a soup does not suit a plate.
  const isSuitable =
    named !== undefined &&
    !(options.isRound && named === 'oval') &&
    (suitable.includes(named) ||
      (open.has(named) && suitable.some((name) => open.has(name) && isFlat(name))));
  const chosen =
    named && isSuitable
      ? named
      : (plating.scene.random.weighted(suitable.map((name, at) => [name, 1 / (at + 1)] as const)) ??
        'plate');
  return vessels[chosen](plating);
}
