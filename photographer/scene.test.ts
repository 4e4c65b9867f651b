import { describe, expect, test } from 'vitest';
import { hex } from './colour.ts';
import { Scene } from './scene.ts';
import { type TableName, tableOf, tables } from './surfaces/tables.ts';
import { drawPlate } from './vessels/plate.ts';

const dome = (u: number, v: number) => (u * u + v * v < 1 ? Math.sqrt(1 - u * u - v * v) : -1);

function picture(seed: string, table: TableName = 'slate') {
  const scene = new Scene({ seed, scale: 0.25, zoom: 1.1 });
  scene.fill(tableOf(table, scene.random));
  const stage = drawPlate(scene, { x: 600, y: 400 });
  for (let index = 0; index < 12; index++) {
    scene.stamp(
      {
        x: stage.centre.x + scene.random.real(-150, 150),
        y: stage.centre.y + scene.random.real(-150, 150),
        radiusX: 30,
        radiusY: 30,
        height: 25,
      },
      dome,
      () => hex('#b5402a'),
      { gloss: 0.6, translucency: 0.4 },
    );
  }
  return scene.develop();
}

/** Returns the mean of the three colour bytes at a point in units of 1200 × 800. */
function brightness(pixels: ReturnType<typeof picture>, x: number, y: number): number {
  const column = Math.round((x / 1200) * pixels.width);
  const at = (Math.round((y / 800) * pixels.height) * pixels.width + column) * 3;
  return ([0, 1, 2].reduce((sum, part) => sum + (pixels.data[at + part] ?? 0), 0) / 3) | 0;
}

describe('a scene', () => {
  test('gives the same picture for the same seed and a different one for another seed', () => {
    const first = picture('a');
    expect(first.width).toBe(300);
    expect(first.height).toBe(200);
    expect(Buffer.from(picture('a').data).equals(Buffer.from(first.data))).toBe(true);
    expect(Buffer.from(picture('b').data).equals(Buffer.from(first.data))).toBe(false);
  });

  test('is not changed by the previous picture, whose memory it reuses', () => {
    const first = picture('a');
    picture('other', 'terrazzo');
    expect(Buffer.from(picture('a').data).equals(Buffer.from(first.data))).toBe(true);
  });

  test('has almost no blown highlights and few crushed shadows', () => {
    const { data } = picture('a');
    const blown = data.filter((value) => value >= 254).length / data.length;
    const drowned = data.filter((value) => value <= 2).length / data.length;
    expect(blown).toBeLessThan(0.01);
    expect(drowned).toBeLessThan(0.02);
  });

  test('casts shadows to the lower right, away from the window', () => {
    const scene = new Scene({ seed: 'shadow', scale: 0.5 });
    scene.fill((_x, _y, out) =>
      Object.assign(out, { red: 0.5, green: 0.5, blue: 0.5, height: 0, gloss: 0, relief: 0 }),
    );
    scene.stamp(
      { x: 600, y: 400, radiusX: 60, radiusY: 60, height: 60 },
      (u, v) => (u * u + v * v < 1 ? 1 : -1),
      () => hex('#888888'),
    );
    const pixels = scene.develop({ windowPattern: 0, depthOfField: 0 });
    const lit = brightness(pixels, 545 - 20, 355 - 20);
    const shaded = brightness(pixels, 655 + 12, 445 + 8);
    expect(lit - shaded).toBeGreaterThan(50);
  });

  test('throws when it is developed or read after development', () => {
    const scene = new Scene({ seed: 'once', scale: 0.1 });
    scene.develop();
    expect(() => scene.develop()).toThrow('already developed');
    expect(() => scene.heightAt(600, 400)).toThrow('already developed');
  });

  test('maps a point of the scene to the finished picture', () => {
    const scene = new Scene({ seed: 'zoom', scale: 0.1, zoom: 2, focus: { x: 500, y: 300 } });
    expect(scene.toPicture({ x: 500, y: 300 })).toEqual({ x: 600, y: 400 });
    expect(scene.toPicture({ x: 600, y: 300 })).toEqual({ x: 800, y: 400 });
  });
});

describe('drawing', () => {
  const scene = new Scene({ seed: 'draw', scale: 0.5 });

  test('a liquid fills up to its level and no higher', () => {
    drawPlate(scene, { x: 600, y: 400 });
    scene.liquid({ x: 600, y: 400, radius: 200, level: 13 }, () => hex('#c0602a'), { waviness: 0 });
    expect(scene.heightAt(600, 400)).toBeCloseTo(13, 1);
    expect(scene.heightAt(600 + 322, 400)).toBeGreaterThan(15);
  });

  test('a tube is round: highest on its spine', () => {
    scene.tube(
      [
        [100, 700, 20],
        [300, 700, 20],
      ],
      10,
      () => hex('#e0b15c'),
    );
    expect(scene.heightAt(200, 700)).toBeCloseTo(30, 0);
    expect(scene.heightAt(200, 706)).toBeLessThan(29.2);
    expect(scene.heightAt(200, 715)).toBe(0);
  });

  test('a stamp without a base is placed on top of the existing height', () => {
    const before = scene.heightAt(600, 400);
    scene.stamp({ x: 600, y: 400, radiusX: 20, radiusY: 20, height: 15 }, dome, () =>
      hex('#ffffff'),
    );
    expect(scene.heightAt(600, 400)).toBeCloseTo(before + 15, 0);
  });

  test('paint keeps the height unless a rise is given', () => {
    const before = scene.heightAt(640, 400);
    const place = { x: 640, y: 400, radiusX: 10, radiusY: 10 };
    scene.paint(
      place,
      () => 1,
      () => hex('#3a1d0c'),
    );
    expect(scene.heightAt(640, 400)).toBe(before);
    scene.paint(
      place,
      () => 1,
      () => hex('#3a1d0c'),
      { rise: 2 },
    );
    expect(scene.heightAt(640, 400)).toBeCloseTo(before + 2, 3);
  });
});

describe.each(Object.keys(tables) as TableName[])('the table of %s', (name) => {
  test('has finite values, colours between 0 and 1, and low contrast', () => {
    const surface = tables[name]();
    const point = { red: 0, green: 0, blue: 0, height: 0, gloss: 0, relief: 0 };
    let bright = 0;
    let squares = 0;
    const count = 2000;
    for (let index = 0; index < count; index++) {
      surface((index * 37) % 1200, (index * 61) % 800, point);
      for (const value of Object.values(point)) expect(Number.isFinite(value)).toBe(true);
      for (const part of [point.red, point.green, point.blue]) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThan(1);
      }
      const shown = ((point.red + point.green + point.blue) / 3) ** (1 / 2.2);
      bright += shown;
      squares += shown * shown;
    }
    const mean = bright / count;
    expect(Math.sqrt(squares / count - mean * mean)).toBeLessThan(0.13);
  });
});
