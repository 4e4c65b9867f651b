import { dim, hex, mix } from '../colour.ts';
import { fbm } from '../noise.ts';
import type { Sauce } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import { isOnStage, type Stage } from '../stage.ts';
import { middleOf } from './region.ts';
import { spread } from './spread.ts';

const bodies: Record<
  Sauce['body'],
  { clarity: number; gloss: number; waviness: number; cloud: number }
> = {
  broth: { clarity: 7, gloss: 0.85, waviness: 1, cloud: 70 },
  smooth: { clarity: 2, gloss: 0.7, waviness: 2.2, cloud: 75 },
  thick: { clarity: 1.1, gloss: 0.55, waviness: 4.5, cloud: 34 },
  glaze: { clarity: 4, gloss: 0.85, waviness: 2, cloud: 30 },
};

/** The minimum width of a vessel's rim, in units. */
const rimUnits = 12;

/** Draws fat that floats on a broth: small round mirrors, more of them towards the rim. */
function floatFat(scene: Scene, stage: Stage, level: number, colour: string): void {
  const fat = mix(hex(colour), hex('#f2c25a'), 0.35);
  for (const { x, y } of spread(scene.random, stage, middleOf(stage, 0.96), 46, 8, { tries: 3 })) {
    const radius = scene.random.real(3, 11);
    scene.stamp(
      { x, y, radiusX: radius, radiusY: radius * scene.random.real(0.85, 1), height: 1.1 },
      (u, v) => {
        const square = u * u + v * v;
        return square < 1 ? Math.sqrt(1 - square) : -1;
      },
      () => fat,
      { gloss: 1, translucency: 0.3, relief: 0, base: level, reach: 1.02, cover: 0.55 },
    );
  }
}

/**
 * Fills a vessel with a sauce or a soup.
 * @param full 0 leaves it empty, 1 fills it up to `stage.brim`
 * @returns the height of the liquid's surface
 */
export function pour(scene: Scene, stage: Stage, sauce: Sauce, full = 0.8): number {
  const { clarity, gloss, waviness, cloud } = bodies[sauce.body];
  const level = stage.level + (stage.brim - stage.level) * full;
  const [colour, shade] = [hex(sauce.colour), hex(sauce.shade)];
  const shift = scene.random.real(0, 99);
  // Reach up the wall but not beyond it: outside the vessel the liquid would appear on the table at the same level.
  const reach = Math.min(stage.foodRadius * 1.12, stage.radius - rimUnits);
  const inside =
    stage.shape.kind === 'round' ? undefined : (x: number, y: number) => isOnStage(stage, x, y);
  scene.liquid(
    { ...stage.centre, radius: reach, level, ...(inside && { inside }) },
    (x, y) => {
      const drift = fbm(x / cloud + shift, y / cloud, 4);
      const fine = fbm(x / 9 + shift, y / 9, 2);
      return dim(mix(colour, shade, (drift - 0.25) * 1.3), 0.94 + 0.12 * fine);
    },
    {
      gloss,
      clarity,
      waviness,
      waveLength: sauce.body === 'thick' ? 36 : 60,
      relief: sauce.body === 'thick' ? 0.12 : 0.04,
    },
  );
  if (sauce.body === 'broth') floatFat(scene, stage, level, sauce.colour);
  return level;
}

/** Draws a pool of sauce on a plate, with a lobed outline. */
export function pool(
  scene: Scene,
  at: { x: number; y: number; radiusX: number; radiusY: number; rotation?: number; base?: number },
  sauce: Pick<Sauce, 'colour' | 'shade'>,
  thickness = 3,
): void {
  const [colour, shade] = [hex(sauce.colour), hex(sauce.shade)];
  const shift = scene.random.real(0, 99);
  scene.stamp(
    { ...at, height: thickness },
    (u, v) => {
      const out = Math.hypot(u, v) + (fbm(u * 2.1 + shift, v * 2.1, 3) - 0.5) * 0.55;
      return out < 1 ? Math.min(1, (1 - out) * 7) ** 0.6 : -1;
    },
    (u, v) => mix(colour, shade, fbm(u * 4 + shift, v * 4, 3)),
    {
      gloss: 0.85,
      translucency: 0.45,
      relief: 0.03,
      ...(at.base !== undefined && { base: at.base }),
    },
  );
}
