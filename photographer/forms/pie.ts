import { hex, mix, smoothstep } from '../colour.ts';
import { bake } from '../layout/baked.ts';
import { heap } from '../layout/heap.ts';
import type { BakedOutline } from '../layout/outlines.ts';
import { evenedOut, type Form, laidGarnish, laidPieces, type Plating } from '../layout/plating.ts';
import { pour } from '../layout/pour.ts';
import { middleOf } from '../layout/region.ts';
import { strew } from '../layout/strew.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { drawBoard } from '../vessels/board.ts';
import { drawPieDish } from '../vessels/pie-dish.ts';

const pastry = { crumb: '#e6b56c', crust: '#b8752c', rough: 0.3, gloss: 0.5 };
const filling = { colour: '#9a5a2c', shade: '#6e3a1a', body: 'thick' } as const;
/** Words that describe the pastry's colour; other colour words describe the filling. */
const pastryColour = /gold|brown|yellow|chestnut/i;
const handHeld =
  /mince pie|pastel|piirak|past(?:y|ies)|empanada|turnover|samosa|hand pie|sausage roll|parcel|b[oö]re[kğ]|half-moon|squares|spanakopita|fatayer|piro|puff|patt/i;

/** The crimped rim of a pie: a ring of thumb-pressed waves. */
function layRim(scene: Scene, x: number, y: number, radius: number, base: number): void {
  const waves = 36;
  for (let index = 0; index < waves; index++) {
    const angle = (index / waves) * Math.PI * 2;
    bake(
      scene,
      'oblong',
      {
        x: x + Math.cos(angle) * radius,
        y: y + Math.sin(angle) * radius,
        radiusX: 34,
        radiusY: 30,
        height: 20,
        rotation: angle + 0.5,
        base,
      },
      pastry,
      0.7,
    );
  }
}

/** A lattice of woven strips, with the filling visible between them. */
function layLattice(scene: Scene, stage: Stage, level: number): void {
  const { x, y } = stage.centre;
  const slant = scene.random.real(0, Math.PI);
  for (const [set, turn] of [slant, slant + Math.PI / 2].entries()) {
    for (let index = -3; index <= 3; index++) {
      const off = index * 66;
      const half = Math.sqrt(Math.max(0, stage.foodRadius ** 2 - off ** 2));
      bake(
        scene,
        'square',
        {
          x: x - Math.sin(turn) * off,
          y: y + Math.cos(turn) * off,
          radiusX: half,
          radiusY: 19,
          height: 9,
          rotation: turn,
          base: level + 2 + set * 3,
        },
        pastry,
        0.5,
      );
    }
  }
}

/** A closed lid with cuts for the steam. */
function layLid(scene: Scene, stage: Stage, level: number): void {
  const { x, y } = stage.centre;
  bake(
    scene,
    'round',
    {
      x,
      y,
      radiusX: stage.foodRadius * 1.02,
      radiusY: stage.foodRadius * 1.02,
      height: 30,
      base: level - 8,
    },
    pastry,
    0.8,
  );
  const turn = scene.random.angle();
  const dark = hex('#5a2f12');
  for (let index = 0; index < 5; index++) {
    const angle = turn + (index / 5) * Math.PI * 2;
    const [cx, cy] = [x + Math.cos(angle) * 78, y + Math.sin(angle) * 78];
    scene.paint(
      { x: cx, y: cy, radiusX: 46, radiusY: 7, rotation: angle },
      (u, v) => 1 - (u * u + v * v),
      () => dark,
      { rise: -6 },
    );
  }
}

/** Shapes of small pies by the words of their arrangement: outline, half size, how far in they are domed. */
const openPattern = /like little boats|open (?:past|pies)/i;
const shapes: readonly (readonly [RegExp, BakedOutline, readonly [number, number], number])[] = [
  [openPattern, 'oblong', [128, 76], 0.3],
  [/half-moon|past(?:y|ies)|turnover|empanada/i, 'halfMoon', [136, 118], 0.6],
  [/pyramid|triangle|samosa/i, 'triangle', [126, 112], 0.75],
  [/square/i, 'square', [104, 92], 0.18],
  [/star lid|small pies/i, 'round', [98, 96], 0.3],
];
const anyShape = [/./, 'oblong', [122, 82], 0.75] as const;

/** The furrow inside the pressed edge of a folded pasty. */
function layCrimp(
  scene: Scene,
  place: { x: number; y: number; radiusX: number; radiusY: number; rotation: number },
): void {
  const dark = hex('#8a5526');
  scene.paint(
    place,
    (u, v) => {
      const rim = 0.96 - Math.hypot(u, (v - 0.62) / 1.6);
      return v < 0.5 ? Math.max(0, 1 - Math.abs(rim - 0.15) / 0.035) * 0.6 : 0;
    },
    () => dark,
    { rise: -7 },
  );
}

/** A filling of rice in the middle of an open pasty, blistered by the oven. */
function layRiceFilling(
  scene: Scene,
  place: { x: number; y: number; radiusX: number; radiusY: number; rotation: number },
): void {
  const [pale, brown] = [hex('#efe4c8'), hex('#a8743a')];
  const shift = scene.random.real(0, 99);
  scene.paint(
    place,
    (u, v) => Math.min(1, (1 - u * u - v * v) * 6),
    (u, v) => mix(pale, brown, smoothstep(0.54, 0.7, fbm(u * 4 + shift, v * 3, 3)) * 0.8),
    { rise: -9, gloss: 0.3 },
  );
}

/** Cuts across the lid of a small pie. */
function layVents(
  scene: Scene,
  { x, y, rotation }: { x: number; y: number; rotation: number },
): void {
  const dark = hex('#6e3d18');
  for (let cut = -1; cut <= 1; cut++) {
    const [cx, cy] = [x + Math.cos(rotation) * cut * 42, y + Math.sin(rotation) * cut * 42];
    scene.paint(
      { x: cx, y: cy, radiusX: 24, radiusY: 4, rotation: rotation + 1.2 },
      (u, v) => 1 - (u * u + v * v),
      () => dark,
      { rise: -4 },
    );
  }
}

const handPieSpots = [
  [330, 290],
  [600, 270],
  [870, 300],
  [335, 515],
  [605, 520],
  [868, 512],
] as const;

/** Small closed pies in rows on a board. */
function handPies(plating: Plating): Stage {
  const { scene, picture } = plating;
  const words = `${picture.look.arrangement} ${picture.look.details.join(' ')} ${picture.title}`;
  const [, outline, [radiusX, radiusY], dome] =
    shapes.find(([pattern]) => pattern.test(words)) ?? anyShape;
  const isOpen = openPattern.test(words);
  const told = picture.look.colours.some((colour) => pastryColour.test(colour));
  const dough = told ? { ...pastry, ...picture.dough } : pastry;
  const stage = drawBoard(scene, {
    x: 600,
    y: 400,
    halfWidth: 470,
    halfHeight: 285,
    rotation: scene.random.real(-0.06, 0.06),
  });
  for (const [index, [x, y]] of handPieSpots.entries()) {
    const rotation = scene.random.real(-0.3, 0.3) + (index % 2) * 0.2;
    const place = { x, y, radiusX, radiusY, rotation };
    bake(scene, outline, { ...place, height: outline === 'triangle' ? 92 : 52 }, dough, dome);
    if (isOpen)
      layRiceFilling(scene, { ...place, radiusX: radiusX * 0.74, radiusY: radiusY * 0.6 });
    else if (outline === 'halfMoon') layCrimp(scene, place);
    else if (outline === 'oblong' || outline === 'round') layVents(scene, place);
  }
  for (const food of laidGarnish(plating)) strew(scene, stage, { ...middleOf(stage, 0.5) }, food);
  return stage;
}

/** A pie: a lattice over fruit, a lid over anything savoury, small ones in rows. */
export const pie: Form = (plating) => {
  const { scene, picture, x, y } = plating;
  if (handHeld.test(`${picture.title} ${picture.look.arrangement}`)) return handPies(plating);
  const stage = drawPieDish(scene, { x, y, glaze: picture.setting.glaze });
  const level = pour(scene, stage, { ...(picture.sauce ?? filling), body: 'thick' }, 0.75);
  if (picture.isSweet) {
    heap(scene, stage, middleOf(stage, 0.95), evenedOut(laidPieces(plating)), {
      depth: 0.9,
      clumping: 0,
    });
    layLattice(scene, stage, Math.max(level, scene.heightAt(stage.centre.x, stage.centre.y)) + 6);
  } else layLid(scene, stage, level + 6);
  layRim(scene, stage.centre.x, stage.centre.y, stage.foodRadius * 1.04, level);
  for (const food of laidGarnish(plating)) strew(scene, stage, middleOf(stage, 0.4), food, 0.7);
  return stage;
};
