import { hex, smoothstep } from '../colour.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';

/** Sifts icing sugar over a thing, thickest in its middle. */
export function dustSugar(
  scene: Scene,
  place: { x: number; y: number; radiusX: number; radiusY: number; rotation?: number },
  strength = 0.9,
): void {
  const white = hex('#faf7f0');
  const shift = scene.random.real(0, 99);
  const [wide, high] = [place.radiusX / 12, place.radiusY / 12];
  scene.paint(
    place,
    (u, v) =>
      smoothstep(1, 0.55, Math.hypot(u, v)) *
      smoothstep(0.36, 0.6, fbm(u * wide + shift, v * high, 3)) *
      strength,
    () => white,
    { gloss: 0.05 },
  );
}

/** Returns the spiral on the cut face of a rolled thing: 1 on its line, 0 beside it. */
export function spiralAt(
  u: number,
  v: number,
  windings: number,
  width: number,
  turn: number,
): number {
  const out = Math.hypot(u, v);
  const phase = ((Math.atan2(v, u) + turn) / (2 * Math.PI) + out * windings + 9) % 1;
  return Math.abs(phase - 0.5) < width ? 1 : 0;
}
