import { dim, mix, smoothstep } from '../colour.ts';
import type { ColourOf } from '../draw-stamp.ts';
import { fbm } from '../noise.ts';
import type { Scene } from '../scene.ts';
import {
  between,
  colourOf,
  fullTurn,
  type Piece,
  type PieceLook,
  patternOf,
  placed,
  radiusOf,
} from './piece.ts';
import { bell, type Shape } from './shapes.ts';

/** Returns the colours and the random parameters of one leaflet. */
function varyLeaflet(scene: Scene, look: PieceLook) {
  const [blade, light] = [colourOf(look, 0), colourOf(look, 1, '#8fc25a')];
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.2);
  const round = look.style === 'round';
  const [lobes, tone] = [between(scene, 2.5, 3), between(scene, 0.82, 1.18)];
  const curl = between(scene, -0.3, 0.5);
  const reach = (angle: number) => {
    const lobe = Math.abs(Math.cos(angle * lobes));
    const teeth = round
      ? 0.12 * Math.abs(Math.cos(angle * lobes * 3))
      : 0.2 * (1 - Math.abs(((((angle * 4.4) % 1) + 1) % 1) - 0.5) * 2);
    return (0.6 + 0.32 * lobe ** (round ? 0.6 : 1.1) + teeth - 0.1) * Math.cos(angle * 0.62);
  };
  const polar = (u: number, v: number) => {
    const angle = Math.atan2(v, u + 0.9);
    return { angle, out: Math.hypot(u + 0.9, v) / 1.9 / Math.max(0.05, reach(angle)) };
  };
  return { blade, light, pattern, size, lobes, tone, curl, polar };
}
type Leaflet = ReturnType<typeof varyLeaflet>;

const leafletShape =
  ({ pattern, lobes, curl, polar }: Leaflet): Shape =>
  (u, v) => {
    const { angle, out } = polar(u, v);
    if (out > 1 || Math.abs(angle) > 1.75) return -1;
    return (
      0.4 +
      curl * out * out +
      0.12 * Math.cos(angle * lobes * 2) +
      0.14 * fbm(u * 4 + pattern, v * 4, 2)
    );
  };

const leafletPaint =
  ({ blade, light, pattern, lobes, tone, polar }: Leaflet): ColourOf =>
  (u, v) => {
    const { angle, out } = polar(u, v);
    const vein = bell(Math.abs(Math.sin(angle * lobes)), 0.09) * (1 - out) * 0.7;
    const patchy = fbm(u * 3 + pattern, v * 3 + pattern, 3);
    return dim(
      mix(blade, light, vein + smoothstep(0.5, 0.8, patchy) * 0.3),
      tone * (0.75 + 0.45 * patchy),
    );
  };

/**
 * A fan-shaped leaflet: flat parsley (pointed teeth), coriander (round ones), chervil and celery leaf.
 * Colours: blade, light. Style `round` is coriander.
 */
export const leaflet: Piece = (scene, at, look) => {
  const one = varyLeaflet(scene, look);
  const { size } = one;
  scene.stamp(
    placed(scene, at, size, size * 0.95, size * 0.4),
    leafletShape(one),
    leafletPaint(one),
    {
      gloss: look.gloss ?? 0.22,
      translucency: 0.5,
      tilt: between(scene, 0, 0.4),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
    },
  );
};
