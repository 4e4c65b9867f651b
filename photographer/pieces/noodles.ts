import { type Colour, dim, mix, smoothstep } from '../colour.ts';
import type { TubePoint } from '../draw-tube.ts';
import { fbm, noise } from '../noise.ts';
import type { Scene } from '../scene.ts';
import {
  between,
  chance,
  colourOf,
  fullTurn,
  type PieceLook,
  patternOf,
  unitsPerMillimetre,
} from './piece.ts';

/** A heap of strands: its position, its radius, and the height of its middle above the ground. */
export type Nest = {
  x: number;
  y: number;
  radius: number;
  height: number;
  base?: number;
  strands?: number;
};

/** Thickness in millimetres, waviness (as in instant noodles) and translucency (as in glass noodles). */
type Kind = { thick: number; wavy: number; clear: number };
const spaghetti: Kind = { thick: 2.3, wavy: 0, clear: 0.3 };
const kinds: Readonly<Record<string, Kind>> = {
  spaghetti,
  tagliatelle: { thick: 4.6, wavy: 0.1, clear: 0.3 },
  egg: { thick: 2.5, wavy: 0.35, clear: 0.3 },
  ramen: { thick: 2.4, wavy: 0.5, clear: 0.35 },
  udon: { thick: 5, wavy: 0, clear: 0.45 },
  soba: { thick: 2.4, wavy: 0, clear: 0.25 },
  rice: { thick: 3.4, wavy: 0, clear: 0.6 },
  vermicelli: { thick: 1.4, wavy: 0.2, clear: 0.6 },
  glass: { thick: 1.8, wavy: 0.2, clear: 0.85 },
};

/** Returns the path of one strand: it follows the swirl of the nest with random deviation and turns back before the rim. */
function walk(
  scene: Scene,
  nest: Nest,
  kind: Kind,
  start: { x: number; y: number; direction: number },
  steps: number,
) {
  const stride = 5;
  let { x, y, direction } = start;
  let curve = between(scene, -0.025, 0.025);
  const path: { x: number; y: number }[] = [];
  for (let step = 0; step < steps; step++) {
    const out = Math.hypot(x - nest.x, y - nest.y) / nest.radius;
    path.push({ x, y });
    direction += curve + between(scene, -0.02, 0.02) + kind.wavy * Math.sin(step * 0.85) * 0.5;
    if (chance(scene, 0.06)) curve = between(scene, -0.05, 0.05);
    if (out > 0.72) {
      const home = Math.atan2(nest.y - y, nest.x - x) - direction;
      const turn = Math.atan2(Math.sin(home), Math.cos(home));
      direction += turn * smoothstep(0.72, 1, out) * 0.42;
    }
    x += Math.cos(direction) * stride;
    y += Math.sin(direction) * stride;
  }
  return path;
}

/** Draws strands side by side along one path, each on top of the existing scene. */
function layBundle(
  scene: Scene,
  look: PieceLook,
  kind: Kind,
  path: readonly { x: number; y: number }[],
  heights: (x: number, y: number) => number,
) {
  const radius = (kind.thick * unitsPerMillimetre) / 2;
  const [strand, shade] = [colourOf(look, 0), colourOf(look, 1)];
  const sauce = look.colours[2] ? colourOf(look, 2) : undefined;
  const pattern = patternOf(scene);
  const count = scene.random.between(2, kind.thick > 4 ? 3 : 5);
  for (let index = 0; index < count; index++) {
    const aside = (index - (count - 1) / 2) * radius * 2.05 + between(scene, -0.4, 0.4) * radius;
    const from = scene.random.between(0, 5);
    const phase = between(scene, 0, fullTurn);
    const points: TubePoint[] = path.slice(from).map((point, step) => {
      const next = path[from + step + 1] ?? path[from + step - 1] ?? point;
      const heading = Math.atan2(next.y - point.y, next.x - point.x);
      const drift = aside * (1 + 0.5 * Math.sin(step * 0.2 + phase));
      const [x, y] = [point.x - Math.sin(heading) * drift, point.y + Math.cos(heading) * drift];
      return [x, y, heights(x, y) + Math.sin(step * 0.2 + phase) * radius * 0.7];
    });
    const tone = between(scene, 0.86, 1.08);
    const paint = (off: number, _along: number, x: number, y: number): Colour => {
      const coated = sauce
        ? smoothstep(0.4, 0.62, fbm(x / 30 + pattern * 0.01, y / 30, 3)) * 0.78
        : 0;
      const colour = mix(mix(strand, shade, off * off * 0.5), sauce ?? strand, coated);
      return dim(colour, tone * (0.94 + 0.12 * noise(x / 3, y / 3)));
    };
    scene.tube(points, radius, paint, {
      gloss: look.gloss ?? 0.5,
      translucency: kind.clear,
      relief: 0.1,
    });
  }
}

/** Draws the shaded base of the nest, which is visible between the strands. */
function layGround(scene: Scene, nest: Nest, base: number, look: PieceLook): void {
  const shade = dim(mix(colourOf(look, 1), colourOf(look, 2, look.colours[1]), 0.35), 0.6);
  const place = { x: nest.x, y: nest.y, radiusX: nest.radius * 0.84, radiusY: nest.radius * 0.84 };
  const rounded = (u: number, v: number) => 1 - u * u - v * v;
  scene.stamp({ ...place, height: nest.height * 0.3 + 3 }, rounded, () => shade, {
    gloss: 0.3,
    base,
    reach: 1,
  });
}

/**
 * A heap of long pasta or noodles. Colours: strand, its shade, sauce that clings (none: bare).
 * Style: a key of `kinds`. Strands lie in bundles, as a fork or tongs leave them.
 */
export function drawNoodles(scene: Scene, nest: Nest, look: PieceLook): void {
  const kind = kinds[look.style ?? 'spaghetti'] ?? spaghetti;
  const base = nest.base ?? scene.heightAt(nest.x, nest.y);
  const area = (nest.radius / 240) ** 2;
  const bundles = nest.strands ?? Math.round((420 / kind.thick) * area ** 0.8);
  const spin = chance(scene, 0.5) ? 1 : -1;
  layGround(scene, nest, base, look);
  for (let index = 0; index < bundles; index++) {
    const layer = index / bundles;
    // Some strands start in the middle; otherwise the swirl would leave it empty.
    const central = chance(scene, 0.45);
    const share = central ? scene.random.next() * 0.45 : Math.sqrt(scene.random.next());
    const angle = between(scene, 0, fullTurn);
    const away = nest.radius * share * (0.92 - 0.25 * layer);
    const start = {
      x: nest.x + Math.cos(angle) * away,
      y: nest.y + Math.sin(angle) * away,
      direction: angle + (spin * Math.PI) / 2 + between(scene, -0.9, 0.9) * (central ? 2.6 : 1),
    };
    const path = walk(scene, nest, kind, start, scene.random.between(18, 46));
    layBundle(scene, look, kind, path, (x, y) => {
      const out = Math.hypot(x - nest.x, y - nest.y) / nest.radius;
      return base + kind.thick + nest.height * Math.max(0, 1 - out * out) * (0.25 + 0.75 * layer);
    });
  }
}
