import { dim, hex, mix, smoothstep } from '../colour.ts';
import type { TubePoint } from '../draw-tube.ts';
import { bake } from '../layout/baked.ts';
import { dustSugar } from '../layout/dust.ts';
import { type Form, laidGarnish } from '../layout/plating.ts';
import { patch } from '../layout/stages.ts';
import { strew } from '../layout/strew.ts';
import { dimHex } from '../mix-hex.ts';
import { fbm } from '../noise.ts';
import type { DishPicture } from '../read-dish/dish-picture.ts';
import type { Scene } from '../scene.ts';
import { drawBoard } from '../vessels/board.ts';
import { drawRack } from '../vessels/rack.ts';

const ringPattern = /bagel|simit|\brings?\b|doughnut ring/i;
const spiralPattern = /cinnamon|spiral|swirl/i;
const crossPattern = /hot cross/i;
const croissantPattern = /croissant|cornett[oi]/i;
const dustedPattern = /beignet|bombolin|doughnut|donut|icing sugar|snow/i;
/** Radius of a ring's hole, as a fraction of the ring's radius. */
const hole = 0.3;

type Place = { x: number; y: number; radius: number };

/** A ring of dough: round in cross-section, darkest on its crown. */
function layRing(
  scene: Scene,
  { x, y, radius }: Place,
  { crumb, crust }: DishPicture['dough'],
): void {
  const [pale, brown] = [hex(crumb), hex(crust)];
  const shift = scene.random.real(0, 99);
  const middle = (1 + hole) / 2;
  const half = (1 - hole) / 2;
  scene.stamp(
    { x, y, radiusX: radius, radiusY: radius * 0.96, height: radius * half * 1.15 },
    (u, v) => {
      const off = (Math.hypot(u, v) - middle) / half + (fbm(u * 2 + shift, v * 2, 2) - 0.5) * 0.16;
      return Math.abs(off) < 1 ? Math.sqrt(1 - off * off) : -1;
    },
    (u, v, h) => {
      const patchy = fbm(u * 3 + shift, v * 3, 3);
      return dim(
        mix(pale, brown, smoothstep(0.25, 0.85, h * 0.8 + patchy * 0.4)),
        0.85 + 0.3 * patchy,
      );
    },
    { gloss: 0.45, translucency: 0.15, relief: 0.25, reach: 1.1 },
  );
}

/** A rope of dough in a bow, its ends crossed and pressed to the far side. */
function layPretzel(scene: Scene, { x, y, radius }: Place, level: number, crust: string): void {
  const brown = hex(crust);
  const steps = 40;
  const bow = 0.66;
  const turn = 2.55;
  const [endX, endY] = [Math.sin(turn) * 1.05, Math.cos(turn) * 0.92];
  const points = Array.from({ length: steps + 1 }, (_, step): TubePoint => {
    const way = (step / steps) * 2 - 1;
    const part = Math.abs(way);
    // From the middle of the bow near the viewer, around its side, then inwards across the other end.
    const angle = (part / bow) * turn;
    const over = Math.max(0, (part - bow) / (1 - bow));
    const u = over > 0 ? endX + (-0.52 - endX) * over : Math.sin(angle) * 1.05;
    const v = over > 0 ? endY + (0.62 - endY) * over : Math.cos(angle) * 0.92;
    const side = Math.sign(way);
    return [x + side * u * radius, y + v * radius, level + 16 + over * (side > 0 ? 17 : 6)];
  });
  scene.tube(
    points,
    (along) => 21 - 8 * Math.abs((2 * along) / steps - 1),
    (off) => dim(brown, 1.1 - 0.25 * off),
    { gloss: 0.6, relief: 0.2 },
  );
}

/** A horn of puff pastry: an arc in six steps that are higher towards its middle. */
function layCroissant(
  scene: Scene,
  { x, y, radius }: Place,
  level: number,
  dough: DishPicture['dough'],
): void {
  const turn = scene.random.real(-0.25, 0.25);
  const size = radius * 1.12;
  for (const step of [-3, 3, -2, 2, -1, 1, 0]) {
    const angle = step * 0.42;
    const thick = size * (0.42 - 0.085 * Math.abs(step));
    const [along, down] = [Math.sin(angle) * size * 0.86, (0.62 - Math.cos(angle)) * size * 0.86];
    bake(
      scene,
      'round',
      {
        x: x + along * Math.cos(turn) - down * Math.sin(turn),
        y: y + along * Math.sin(turn) + down * Math.cos(turn),
        radiusX: size * 0.27,
        radiusY: thick,
        rotation: angle + turn,
        height: 34 + (3 - Math.abs(step)) * 14,
        base: level + 3,
      },
      { crumb: '#dca452', crust: dimHex(dough.crust, 0.86), rough: 0.12, gloss: 0.55 },
      0.95,
    );
  }
}

/** Lines on a bun's top in one colour: a cross, or the spiral of a rolled bun. */
function mark(scene: Scene, at: Place, kind: 'cross' | 'spiral', code: string): void {
  const colour = hex(code);
  const cover = (u: number, v: number) => {
    const out = Math.hypot(u, v);
    if (out > 0.97) return 0;
    if (kind === 'cross') return Math.min(Math.abs(u), Math.abs(v)) < 0.11 ? 1 : 0;
    const turn = (Math.atan2(v, u) / (2 * Math.PI) + out * 3.1 + 9) % 1;
    return smoothstep(0.2, 0.08, Math.abs(turn - 0.5));
  };
  scene.paint({ x: at.x, y: at.y, radiusX: at.radius, radiusY: at.radius }, cover, () => colour, {
    rise: kind === 'cross' ? 2 : -5,
    gloss: 0.5,
  });
}

/** Buns, rolls and rings on a rack or a board, well apart; one in front of two rows. */
export const buns: Form = (plating) => {
  const { scene, picture } = plating;
  const words = `${picture.title} ${picture.look.arrangement} ${picture.look.details.join(' ')}`;
  const place = { x: 600, y: 400, halfWidth: 470, halfHeight: 290 };
  const stage = scene.random.next() < 0.5 ? drawRack(scene, place) : drawBoard(scene, place);
  const isPretzel = /pretzel/i.test(words);
  const isRing = ringPattern.test(words);
  const isCroissant = croissantPattern.test(words);
  const garnish = laidGarnish(plating);
  for (const [row, y] of [270, 530].entries()) {
    for (let column = 0; column < 3; column++) {
      const radius = scene.random.real(108, 118);
      const at = {
        x: 600 + (column - 1) * 276 + (row - 0.5) * 40 + scene.random.real(-8, 8),
        y: y + scene.random.real(-8, 8),
        radius,
      };
      if (isPretzel) layPretzel(scene, at, stage.level, picture.dough.crust);
      else if (isRing) layRing(scene, at, picture.dough);
      else if (isCroissant) layCroissant(scene, at, stage.level, picture.dough);
      else
        bake(
          scene,
          'round',
          { ...at, radiusX: radius, radiusY: radius * 0.97, height: 74, base: stage.level + 4 },
          { ...picture.dough, rough: 0.25, gloss: 0.5 },
          0.85,
        );
      if (!isRing && crossPattern.test(words)) mark(scene, at, 'cross', '#f3e9d2');
      if (!isRing && spiralPattern.test(words)) mark(scene, at, 'spiral', '#6e3a1c');
      const ground = patch(at.x, at.y, radius * 0.9, 0);
      const top = { x: at.x, y: at.y, radiusX: radius * 0.7, radiusY: radius * 0.7 };
      for (const food of garnish) strew(scene, ground, top, food, 0.6);
      if (dustedPattern.test(words)) dustSugar(scene, { ...at, radiusX: radius, radiusY: radius });
    }
  }
  return { ...stage, centre: { x: 600, y: 400 } };
};
