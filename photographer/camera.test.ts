import { describe, expect, test } from 'vitest';
import { project, seenBy } from './camera.ts';
import { hex } from './colour.ts';
import { Scene } from './scene.ts';

const picture = { width: 1200, height: 800 };

describe('a camera', () => {
  test('straight above projects units without distortion', () => {
    expect(project({ tilt: 0, zoom: 2 }, 50, -30, 40)).toEqual({ x: 100, y: -60 });
  });

  test('at a tilt shortens depth, raises tall points and shows near things bigger', () => {
    const camera = { tilt: 0.7, zoom: 1 };
    expect(project(camera, 0, 100).y).toBeLessThan(100);
    expect(project(camera, 0, 0, 50).y).toBeLessThan(-25);
    expect(project(camera, 100, 200).x).toBeGreaterThan(project(camera, 100, -200).x);
  });

  test.each([0, 0.6, 0.9])('at tilt %s, seenBy covers the whole picture', (tilt) => {
    const camera = { tilt, zoom: 1.2 };
    const { aside, behind, before } = seenBy(camera, picture);
    expect(project(camera, 0, -behind).y).toBeLessThanOrEqual(-400);
    expect(project(camera, 0, before).y).toBeGreaterThanOrEqual(400);
    expect(project(camera, aside, -behind).x).toBeGreaterThanOrEqual(600 - 1e-6);
  });
});

/** A white table with a red block, 80 units high, on it. */
function block(tilt: number, isTapered = false) {
  const scene = new Scene({ seed: 'block', scale: 0.25, tilt });
  if (isTapered) scene.taper();
  scene.fill((_x, _y, out) =>
    Object.assign(out, { red: 0.6, green: 0.6, blue: 0.6, height: 0, gloss: 0, relief: 0 }),
  );
  scene.stamp(
    { x: 600, y: 400, radiusX: 100, radiusY: 100, height: 80 },
    (u, v) => (Math.max(Math.abs(u), Math.abs(v)) < 1 ? 1 : -1),
    () => hex('#c02010'),
    { base: 0, gloss: 0, translucency: 0 },
  );
  const { data, width, height } = scene.develop({ windowPattern: 0, depthOfField: 0 });
  /** Returns red and green at a position in picture units. */
  return (x: number, y: number) => {
    const column = Math.round((x / 1200) * width);
    const at = (Math.round((y / 800) * height) * width + column) * 3;
    return { red: data[at] ?? 0, green: data[at + 1] ?? 0 };
  };
}

describe('a scene at an angle', () => {
  test('shows the front of a block darker than its top and hides what is behind it', () => {
    const above = block(0);
    const angle = block(0.7);
    const top = angle(600, 350);
    const front = angle(600, 462);
    expect(top.red).toBeGreaterThan(top.green * 2);
    expect(front.red).toBeGreaterThan(front.green * 2);
    expect(front.red).toBeLessThan(top.red * 0.85);
    // From above, the table right behind the block is visible; at an angle, the block covers it.
    const behind = above(600, 288);
    expect(behind.red).toBeLessThan(behind.green * 1.3);
    const hidden = angle(600, 290);
    expect(hidden.red).toBeGreaterThan(hidden.green * 2);
  });

  test('lights every part of the picture', () => {
    const angle = block(0.9);
    for (const x of [10, 300, 600, 900, 1190])
      for (const y of [10, 200, 400, 600, 790]) expect(angle(x, y).red).toBeGreaterThan(20);
  });

  test('shows the table’s shadow under the rim of a vessel that tapers to its foot', () => {
    const straight = block(0.7)(600, 478);
    const tapered = block(0.7, true)(600, 478);
    expect(straight.red).toBeGreaterThan(straight.green * 2);
    expect(tapered.red).toBeLessThan(tapered.green * 1.3);
    expect(block(0.7, true)(600, 440).red).toBeGreaterThan(block(0.7, true)(600, 440).green * 2);
  });
});
