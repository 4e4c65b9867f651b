import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { drawNoodles } from './noodles.ts';
import type { PieceLook } from './piece.ts';
import { type PieceName, pieces } from './pieces.ts';
import { drawDrizzle, drawDusting, drawPool, drawSprinkle, drawSwirl } from './sauces.ts';

const plainLook: PieceLook = {
  colours: ['#a0522d', '#6a3018', '#2c140a', '#e8d8b0'],
  millimetres: 60,
};

/** Draws one item in the middle of a small scene. Returns the heights on a grid around it, row by row. */
function reliefOf(seed: string, draw: (scene: Scene) => void): number[] {
  const scene = new Scene({ seed, scale: 0.25, focus: { x: 600, y: 400 } });
  draw(scene);
  const heights: number[] = [];
  for (let y = 300; y <= 500; y += 4)
    for (let x = 500; x <= 700; x += 4) heights.push(scene.heightAt(x, y));
  return heights;
}

const names = Object.keys(pieces) as PieceName[];

describe('pieces', () => {
  test.each(names)('%s has a finite height between 0.5 and 160 units', (name) => {
    const heights = reliefOf('one', (scene) => pieces[name](scene, { x: 600, y: 400 }, plainLook));
    expect(Math.max(...heights)).toBeGreaterThan(0.5);
    expect(Math.max(...heights)).toBeLessThan(160);
    expect(heights.every(Number.isFinite)).toBe(true);
  });

  test.each(names)('%s is equal for the same seed and differs for another seed', (name) => {
    const draw = (scene: Scene) => pieces[name](scene, { x: 600, y: 400 }, plainLook);
    expect(reliefOf('one', draw)).toEqual(reliefOf('one', draw));
    expect(reliefOf('one', draw)).not.toEqual(reliefOf('two', draw));
  });

  test('are drawn with a single colour and an unknown style', () => {
    for (const name of names) {
      const bare: PieceLook = { colours: ['#a0522d'], millimetres: 40, style: 'unheard-of' };
      const heights = reliefOf('bare', (scene) => pieces[name](scene, { x: 600, y: 400 }, bare));
      expect(Math.max(...heights), name).toBeGreaterThan(0.3);
    }
  });

  test('are raised by the given base height', () => {
    const draw = (base: number) => (scene: Scene) =>
      pieces.cube(scene, { x: 600, y: 400, rotation: 0, base }, plainLook);
    const [low, high] = [draw(0), draw(30)].map((one) => Math.max(...reliefOf('base', one)));
    expect((high ?? 0) - (low ?? 0)).toBeCloseTo(30, 3);
  });
});

describe('noodles and sauces', () => {
  const area = { x: 600, y: 400, radius: 90 };

  test('a nest covers its middle and leaves the ground outside it empty', () => {
    const look: PieceLook = { colours: ['#e0b868'], millimetres: 200, style: 'udon' };
    const nest = { ...area, height: 30 };
    const heights = reliefOf('nest', (scene) => drawNoodles(scene, nest, look));
    expect(heights.filter((height) => height > 0).length / heights.length).toBeGreaterThan(0.4);
    const far = new Scene({ seed: 'nest', scale: 0.25 });
    drawNoodles(far, nest, look);
    for (const [x, y] of [
      [600, 400 + 135],
      [600 + 135, 400],
      [600, 400 - 135],
    ] as const)
      expect(far.heightAt(x, y)).toBe(0);
  });

  test.each([
    ['drizzle', (scene: Scene) => drawDrizzle(scene, area, plainLook)],
    ['swirl', (scene: Scene) => drawSwirl(scene, area, plainLook)],
    ['pool', (scene: Scene) => drawPool(scene, area, plainLook)],
    ['sprinkle', (scene: Scene) => drawSprinkle(scene, area, plainLook, 200, 4)],
  ] as const)('a %s rises above the ground and is equal for the same seed', (_name, draw) => {
    const heights = reliefOf('sauce', draw);
    expect(Math.max(...heights)).toBeGreaterThan(0);
    expect(heights).toEqual(reliefOf('sauce', draw));
  });

  test('a dusting brightens the surface and keeps its height', () => {
    const bright = (dusted: boolean) => {
      const scene = new Scene({ seed: 'dust', scale: 0.2 });
      drawPool(scene, area, { colours: ['#2a160c', '#2a160c'] });
      if (dusted) drawDusting(scene, area, { colours: ['#f4f0ea'] }, 0.9);
      const height = scene.heightAt(600, 400);
      const { data, width } = scene.develop();
      const middle = (80 * width + 120) * 3;
      return [data[middle] ?? 0, height] as const;
    };
    const [plain, dusted] = [bright(false), bright(true)];
    expect(dusted[0]).toBeGreaterThan(plain[0]);
    expect(dusted[1]).toBe(plain[1]);
  });
});
