import { type Colour, dim, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';
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
import { bell } from './shapes.ts';

/** Returns the colour and the dip of a cut face at a distance from its middle and an angle. */
type Cut = (out: number, angle: number, u: number, v: number) => { colour: Colour; dip: number };

function cucumberCut(scene: Scene, skin: Colour, flesh: Colour, heart: Colour): Cut {
  const turn = between(scene, 0, fullTurn);
  const pattern = patternOf(scene);
  return (out, angle, u, v) => {
    const third = bell(Math.sin((angle + turn) * 1.5), 0.16) * smoothstep(0.62, 0.3, out);
    const place = (((((angle + turn) / fullTurn) * 15 + pattern) % 1) + 1) % 1;
    const seed =
      bell(place - 0.5, 0.22) * bell(out - 0.44 - 0.05 * noise(angle * 3 + pattern, 2), 0.085);
    let colour = mix(flesh, heart, smoothstep(0.64, 0.56, out) * 0.8);
    colour = mix(colour, [0.9, 0.9, 0.66], Math.max(seed * 0.85, third * 0.3));
    colour = mix(
      colour,
      skin,
      smoothstep(0.9, 0.95, out) * (0.7 + 0.3 * noise(angle * 9 + pattern, 1)),
    );
    return {
      colour: dim(colour, 0.9 + 0.2 * fbm(u * 5 + pattern, v * 5, 2)),
      dip: seed * 0.05 + third * 0.14,
    };
  };
}

function carrotCut(scene: Scene, skin: Colour, flesh: Colour, heart: Colour): Cut {
  const pattern = patternOf(scene);
  const lobes = scene.random.between(5, 8);
  return (out, angle, u, v) => {
    const star =
      0.42 + 0.035 * Math.sin(angle * lobes + pattern) + 0.05 * noise(angle * 4, pattern);
    const line = bell(out - star, 0.05);
    const rays = noise(angle * 14 + pattern, out * 3);
    let colour = mix(flesh, heart, smoothstep(star + 0.05, star - 0.08, out) * 0.8 + line * 0.35);
    colour = mix(colour, skin, smoothstep(0.86, 0.99, out) * 0.8);
    return {
      colour: dim(colour, 0.84 + 0.16 * rays + 0.16 * fbm(u * 5, v * 5 + pattern, 2)),
      dip: line * 0.06,
    };
  };
}

function bananaCut(scene: Scene, skin: Colour, flesh: Colour, heart: Colour): Cut {
  const [turn, pattern] = [between(scene, 0, fullTurn), patternOf(scene)];
  return (out, angle, u, v) => {
    const ray = bell(Math.sin((angle + turn) * 1.5), 0.2) * smoothstep(0.5, 0.1, out);
    const pips =
      bell(Math.sin((angle + turn) * 1.5 + 0.9), 0.35) *
      bell(out - 0.22, 0.07) *
      smoothstep(0.45, 0.6, noise(u * 14 + pattern, v * 14));
    let colour = mix(flesh, heart, smoothstep(0.55, 0.2, out) * 0.55 + ray * 0.35);
    colour = mix(colour, [0.2, 0.12, 0.06], pips * 0.6);
    colour = mix(colour, skin, smoothstep(0.88, 1, out) * 0.55);
    return { colour: dim(colour, 0.92 + 0.16 * fbm(u * 4 + pattern, v * 4, 3)), dip: ray * 0.1 };
  };
}

function kiwiCut(scene: Scene, skin: Colour, flesh: Colour, heart: Colour): Cut {
  const pattern = patternOf(scene);
  return (out, angle, u, v) => {
    const core = 0.24 + 0.03 * Math.sin(angle * 5 + pattern);
    const rays = noise(angle * 9 + pattern, 1) * 0.6 + noise(angle * 23 + pattern, 3) * 0.4;
    const place = ((((angle / fullTurn) * 26 + pattern) % 1) + 1) % 1;
    const near = core + 0.1 + 0.1 * noise(Math.floor((angle / fullTurn) * 26 + pattern), 7);
    const pip = bell(place - 0.5, 0.26) * bell(out - near, 0.055);
    let colour = mix(flesh, heart, smoothstep(core + 0.08, core - 0.05, out));
    colour = mix(colour, heart, rays * smoothstep(0.85, 0.4, out) * 0.4);
    colour = mix(colour, [0.012, 0.01, 0.008], smoothstep(0.4, 0.7, pip));
    return {
      colour: mix(
        dim(colour, 0.85 + 0.3 * fbm(u * 5, v * 5, 2)),
        skin,
        smoothstep(0.94, 0.98, out),
      ),
      dip: -pip * 0.06,
    };
  };
}

/** Turnip, radish, potato, sausage, aubergine: fine rings or specks in even flesh. */
function plainCut(scene: Scene, look: PieceLook, skin: Colour, flesh: Colour, heart: Colour): Cut {
  const pattern = patternOf(scene);
  const speckled = look.style === 'speckled';
  const ringed = look.style === 'ringed';
  return (out, angle, u, v) => {
    const speck = speckled ? smoothstep(0.56, 0.66, fbm(u * 4.5 + pattern, v * 4.5, 2)) : 0;
    const ring = ringed ? 0.5 + 0.5 * Math.sin(out * 30 + noise(angle * 2, pattern) * 2) : 0;
    const seeds =
      look.style === 'seeded'
        ? smoothstep(0.62, 0.74, noise(u * 9 + pattern, v * 9)) * bell(out - 0.5, 0.22)
        : 0;
    const patchy = fbm(u * 3 + pattern, v * 3 + pattern, 3);
    let colour = mix(
      flesh,
      heart,
      Math.max(speck, ring * 0.55, seeds * 0.8, smoothstep(0.5, 0.8, patchy) * 0.45),
    );
    colour = mix(colour, skin, smoothstep(0.9, 0.96, out) * 0.9);
    return { colour: dim(colour, 0.86 + 0.28 * patchy), dip: ring * 0.02 + speck * 0.05 };
  };
}

function cutOf(scene: Scene, look: PieceLook): Cut {
  const [skin, flesh, heart] = [
    colourOf(look, 0),
    colourOf(look, 1),
    colourOf(look, 2, look.colours[1]),
  ];
  if (look.style === 'cucumber') return cucumberCut(scene, skin, flesh, heart);
  if (look.style === 'carrot') return carrotCut(scene, skin, flesh, heart);
  if (look.style === 'banana') return bananaCut(scene, skin, flesh, heart);
  if (look.style === 'kiwi') return kiwiCut(scene, skin, flesh, heart);
  return plainCut(scene, look, skin, flesh, heart);
}

/** Draws a round slice. `thick` is its thickness as a fraction of its radius; `half` draws a half-moon. */
function drawRound(
  scene: Scene,
  at: Parameters<Piece>[1],
  look: PieceLook,
  thick: number,
  half: boolean,
): void {
  const cut = cutOf(scene, look);
  const pattern = patternOf(scene);
  const size = radiusOf(scene, look, 0.14);
  const uneven = (angle: number) =>
    1 + 0.045 * Math.sin(angle * 2 + pattern) + 0.03 * Math.sin(angle * 3 + pattern * 2);
  const brown = look.colours[3] ? colourOf(look, 3) : undefined;
  scene.stamp(
    placed(scene, at, size, size * between(scene, 0.88, 1), size * thick),
    (u, v) => {
      const angle = Math.atan2(v, u);
      const out = Math.hypot(u, v) * uneven(angle);
      if (out > 1 || (half && v > 0.08 * Math.sin(u * 2 + pattern))) return -1;
      const rim = out > 0.88 ? 1 - ((out - 0.88) / 0.12) ** 3 * 0.7 : 1;
      return rim * (0.9 - cut(out, angle, u, v).dip) + 0.05 * fbm(u * 6 + pattern, v * 6, 2);
    },
    (u, v) => {
      const angle = Math.atan2(v, u);
      const { colour } = cut(Math.hypot(u, v) * uneven(angle), angle, u, v);
      return brown
        ? mix(colour, brown, smoothstep(0.46, 0.68, fbm(u * 2 + pattern, v * 2, 4)) * 0.75)
        : colour;
    },
    {
      gloss: look.gloss ?? 0.45,
      translucency: 0.4,
      tilt: between(scene, 0, 0.3),
      tiltTowards: between(scene, 0, fullTurn),
      base: at.base,
      reach: 1.06,
    },
  );
}

/**
 * A round cut across. Colours: skin, flesh, heart, browning (none: not browned).
 * Style: `cucumber`, `carrot`, `banana`, `kiwi`, `speckled` (sausage), `ringed` (beetroot), `seeded`, `plain`.
 */
export const coin: Piece = (scene, at, look) => drawRound(scene, at, look, 0.3, false);

/** The same slice cut in half: a half-moon. */
export const halfMoon: Piece = (scene, at, look) => drawRound(scene, at, look, 0.36, true);
