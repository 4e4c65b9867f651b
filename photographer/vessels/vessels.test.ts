import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { isOnStage, type Stage } from '../stage.ts';
import { drawBoard, drawLoafBoard, drawRoundBoard } from './board.ts';
import { drawBowl, drawSmallBowl } from './bowl.ts';
import { drawCakePlate } from './cake-plate.ts';
import { drawDeepPlate } from './deep-plate.ts';
import { drawGlass, drawJar } from './glass.ts';
import { drawGratinDish } from './gratin-dish.ts';
import { drawMug } from './mug.ts';
import { drawNoodleBowl } from './noodle-bowl.ts';
import { drawOvalDish } from './oval-dish.ts';
import { drawPieDish } from './pie-dish.ts';
import { drawCoupePlate, drawPlate } from './plate.ts';
import { drawPot } from './pot.ts';
import { drawRack } from './rack.ts';
import { drawRamekin } from './ramekin.ts';
import { drawSkillet } from './skillet.ts';
import { drawSlatePlatter } from './slate-platter.ts';
import { drawSteamer } from './steamer.ts';
import { drawSquareTin, drawTray } from './tray.ts';
import { drawWok } from './wok.ts';

type Draw = (scene: Scene, at: { x: number; y: number }) => Stage;

const vessels: Record<string, Draw> = {
  plate: drawPlate,
  coupe: drawCoupePlate,
  'deep plate': drawDeepPlate,
  bowl: drawBowl,
  'small bowl': drawSmallBowl,
  'noodle bowl': drawNoodleBowl,
  ramekin: drawRamekin,
  'oval dish': drawOvalDish,
  'gratin dish': drawGratinDish,
  'pie dish': drawPieDish,
  skillet: drawSkillet,
  wok: drawWok,
  tray: drawTray,
  'square tin': drawSquareTin,
  board: drawBoard,
  'loaf board': drawLoafBoard,
  'round board': drawRoundBoard,
  'cake plate': drawCakePlate,
  glass: drawGlass,
  jar: drawJar,
  mug: drawMug,
  pot: drawPot,
  slate: drawSlatePlatter,
  steamer: drawSteamer,
};

const middle = { x: 600, y: 400 };
const ways = Array.from({ length: 24 }, (_, index) => ((index + 0.5) / 24) * 2 * Math.PI);

function drawn(draw: Draw): { scene: Scene; stage: Stage } {
  const scene = new Scene({ seed: 'test', scale: 0.6 });
  return { scene, stage: draw(scene, middle) };
}

/** Returns the heights at a distance from the middle, all round. */
function heightsAt(scene: Scene, stage: Stage, distance: number): number[] {
  const { x, y } = stage.centre;
  return ways.map((way) =>
    scene.heightAt(x + Math.cos(way) * distance, y + Math.sin(way) * distance),
  );
}

describe.each(Object.entries(vessels))('the %s', (name, draw) => {
  const { scene, stage } = drawn(draw);

  test('has a stage that is centred on its position', () => {
    expect(stage.centre).toEqual(middle);
    expect(stage.foodRadius).toBeGreaterThan(30);
    expect(stage.foodRadius).toBeLessThan(stage.radius);
    expect(stage.brim).toBeGreaterThanOrEqual(stage.level);
    expect(isOnStage(stage, middle.x, middle.y)).toBe(true);
    expect(isOnStage(stage, middle.x + stage.radius + 1, middle.y)).toBe(false);
  });

  test('has its floor at the level of the stage', () => {
    expect(Math.abs(scene.heightAt(middle.x, middle.y) - stage.level)).toBeLessThan(4);
  });

  test('is no higher than its brim anywhere on the stage', () => {
    const { shape } = stage;
    for (const [x, y] of heightsPlaces(stage)) {
      if (!isOnStage(stage, x, y)) continue;
      expect(scene.heightAt(x, y), `${name} ${shape.kind} at ${x}, ${y}`).toBeLessThan(
        Math.max(stage.brim, stage.level) + 6,
      );
    }
  });

  test('reaches up to its radius, if it is round', () => {
    if (stage.shape.kind !== 'round') return;
    const within = heightsAt(scene, stage, stage.radius - 12);
    expect(Math.min(...within)).toBeGreaterThan(6);
    // Handles and spouts reach farther, but most of the rim ends at the radius.
    const beyond = heightsAt(scene, stage, stage.radius + 3);
    expect(beyond.filter((height) => height === 0).length).toBeGreaterThan(ways.length / 2);
  });
});

/** Returns a grid of points over the stage. */
function heightsPlaces(stage: Stage): [number, number][] {
  const steps = Array.from({ length: 21 }, (_, index) => ((index - 10) / 10) * stage.radius);
  return steps.flatMap((dx) =>
    steps.map((dy): [number, number] => [stage.centre.x + dx, stage.centre.y + dy]),
  );
}

test('the table is visible between the wires of a rack', () => {
  const { scene, stage } = drawn(drawRack);
  const heights = heightsPlaces(stage).map(([x, y]) => scene.heightAt(x, y));
  expect(heights.some((height) => height === 0)).toBe(true);
  expect(heights.some((height) => height > 20)).toBe(true);
});

test('a plate replaces the height of what is drawn under it', () => {
  const scene = new Scene({ seed: 'test', scale: 0.6 });
  scene.stamp(
    { ...middle, radiusX: 200, radiusY: 200, height: 40 },
    (u, v) => (u * u + v * v < 1 ? 1 : -1),
    () => [0.5, 0.5, 0.5],
  );
  const stage = drawPlate(scene, middle);
  expect(scene.heightAt(middle.x, middle.y)).toBeCloseTo(stage.level, 0);
});
