import { hex } from '../colour.ts';
import type { TubePoint } from '../draw-tube.ts';
import type { Scene } from '../scene.ts';

type Thread = { colour: string; radius?: number; gloss?: number };

/** A thread of something poured from a spoon: it follows what it falls on, a little smoother. */
function pourThread(
  scene: Scene,
  path: readonly { x: number; y: number }[],
  { colour, radius = 4, gloss = 0.85 }: Thread,
): void {
  const paint = hex(colour);
  let height = scene.heightAt(path[0]?.x ?? 0, path[0]?.y ?? 0);
  const thickness = scene.random.real(0, 9);
  const points: TubePoint[] = path.map(({ x, y }) => {
    const ground = scene.heightAt(x, y) - radius * 0.45;
    height = Math.max(ground, height + (ground - height) * 0.35);
    return [x, y, height];
  });
  scene.tube(
    points,
    (along) => radius * (0.75 + 0.35 * Math.sin(along * 0.21 + thickness)),
    () => paint,
    {
      gloss,
      translucency: 0.5,
      relief: 0.02,
    },
  );
}

/** To and fro across a round place, as from a spoon. */
export function zigzag(
  scene: Scene,
  at: { x: number; y: number; radius: number },
  thread: Thread,
  turns = 5,
): void {
  const slant = scene.random.real(-0.8, 0.8);
  const count = 40 * turns;
  const path = Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const along = (part * 2 - 1) * at.radius * 0.9;
    const width = Math.sqrt(Math.max(0.05, 1 - (along / at.radius) ** 2)) * at.radius * 0.8;
    const across = Math.sin(part * turns * Math.PI * 2) * width + scene.random.real(-1, 1);
    return {
      x: at.x + along * Math.cos(slant) - across * Math.sin(slant),
      y: at.y + along * Math.sin(slant) + across * Math.cos(slant),
    };
  });
  pourThread(scene, path, thread);
}

/** A swirl from the middle outwards, as cream is stirred into a soup. */
export function swirl(
  scene: Scene,
  at: { x: number; y: number; radius: number },
  thread: Thread,
  turns = 1.6,
): void {
  const start = scene.random.angle();
  const way = scene.random.next() < 0.5 ? 1 : -1;
  const count = Math.round(70 * turns);
  const path = Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const angle = start + way * part * turns * Math.PI * 2;
    const out = at.radius * (0.16 + 0.84 * part ** 0.8);
    return { x: at.x + Math.cos(angle) * out, y: at.y + Math.sin(angle) * out * 0.94 };
  });
  pourThread(scene, path, thread);
}
