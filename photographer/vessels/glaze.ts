import { type Colour, dim, hex, mix, smoothstep } from '../colour.ts';
import { between } from '../develop/upsample.ts';
import { fbm, noise } from '../noise.ts';

/** The glaze of an earthenware vessel. */
export type Glaze = {
  /** The colour outside, and inside if `inside` is undefined. */
  colour: string;
  inside?: string;
  /** The colour of the rim, where the glaze is thin, or of a painted band. */
  rim?: string;
  /** Width of the rim's colour in units; 7 if undefined. */
  rimWidth?: number;
  /** A thin painted line, `inset` units inside the edge. */
  line?: { inset: number; width: number; colour: string };
  /** Iron spots: 0 for none, 1 for as many as on a speckled egg. */
  speckle?: number;
  /** 0 for matt stoneware, 1 for porcelain. */
  gloss?: number;
};

/** The predefined glazes; a caller may also pass its own. */
export const glazes = {
  porcelain: { colour: '#f3f1ec', gloss: 0.8 },
  oat: { colour: '#e6ddcc', rim: '#a27b55', rimWidth: 5, speckle: 1, gloss: 0.5 },
  chalk: { colour: '#eae6dd', speckle: 0.5, gloss: 0.4 },
  sage: { colour: '#a9b59b', inside: '#b8c2aa', rim: '#8a7350', rimWidth: 5, speckle: 0.6 },
  celadon: { colour: '#b5cbbd', inside: '#c3d6c9', rim: '#d9e2d6', gloss: 0.8 },
  sky: { colour: '#9db7c4', inside: '#b4c9d2', rim: '#7a6a58', rimWidth: 5, speckle: 0.5 },
  lagoon: { colour: '#4a6a70', inside: '#8fa9a8', rim: '#8d6a47', rimWidth: 6, gloss: 0.8 },
  indigo: { colour: '#2c3c5c', inside: '#3a4d72', rim: '#8b7256', rimWidth: 5, gloss: 0.7 },
  cobalt: {
    colour: '#eeece6',
    line: { inset: 13, width: 5, colour: '#2c4a8c' },
    rim: '#2c4a8c',
    rimWidth: 4,
    gloss: 0.8,
  },
  charcoal: { colour: '#35363a', inside: '#414348', rim: '#6d5d4d', rimWidth: 4, gloss: 0.4 },
  midnight: { colour: '#23262c', inside: '#2b3039', gloss: 0.75 },
  ink: { colour: '#25282c', inside: '#e4ddcf', speckle: 0.4, gloss: 0.6 },
  terracotta: { colour: '#a3674c', inside: '#dcc4a8', rim: '#b98a68', gloss: 0.3 },
  cazuela: { colour: '#9c4f30', inside: '#a95b33', rim: '#6f3620', rimWidth: 8, gloss: 0.75 },
  mustard: { colour: '#c99a3c', inside: '#d6ac55', rim: '#7d5a2c', rimWidth: 5, gloss: 0.6 },
  blush: { colour: '#d9b3a3', inside: '#e4c6b8', rim: '#b58670', speckle: 0.4, gloss: 0.5 },
  plum: { colour: '#5c3a48', inside: '#6d4a58', rim: '#9a7a68', rimWidth: 5, gloss: 0.6 },
  enamel: { colour: '#f0eee8', rim: '#2b4368', rimWidth: 8, gloss: 0.9 },
  straw: { colour: '#ddc9a0', inside: '#ece0c4', rim: '#8c6a43', speckle: 0.8, gloss: 0.5 },
} as const satisfies Record<string, Glaze>;

export type GlazeName = keyof typeof glazes;

/** Returns the glaze for a name; returns a glaze object unchanged. */
export function glazeOf(glaze: Glaze | GlazeName): Glaze {
  return typeof glaze === 'string' ? glazes[glaze] : glaze;
}

/** Returns the brightness factor for iron spots of two sizes: 1 where there is no spot. */
function spots(amount: number, x: number, y: number): number {
  const fine = noise(x / 1.9 + 31, y / 1.9);
  const coarse = noise(x / 4.6, y / 4.6 + 57);
  return (
    1 -
    0.45 * smoothstep(0.985 - 0.055 * amount, 0.99, fine) -
    0.5 * smoothstep(0.99 - 0.035 * amount, 0.995, coarse)
  );
}

/** Units between two precomputed cloud points, and points in each direction: 1,600 units, 200 of them before the picture. */
const cloudCell = 4;
const cloudPoints = 400;
let clouds: Float32Array | undefined;

/** Returns the cloudiness of a glaze, −½ to ½. Clouds are soft, so values are interpolated linearly between precomputed points. */
function cloudAt(x: number, y: number): number {
  clouds ??= Float32Array.from({ length: cloudPoints ** 2 }, (_, at) => {
    const column = at % cloudPoints;
    const row = Math.floor(at / cloudPoints);
    return fbm((column * cloudCell) / 46, (row * cloudCell) / 46, 3) - 0.5;
  });
  const column = Math.max(0, Math.min(cloudPoints - 2, (x + 200) / cloudCell));
  const row = Math.max(0, Math.min(cloudPoints - 2, (y + 200) / cloudCell));
  const at = (row | 0) * cloudPoints + (column | 0);
  return between(clouds, at, cloudPoints, column - (column | 0), row - (row | 0));
}

/** The colour of glazed earthenware at x, y, `inset` units inside its edge; `within` is 0 outside and 1 inside the vessel. */
type GlazePainter = (inset: number, x: number, y: number, within: number) => Colour;

/** Returns a painter for a glaze: cloudy, with its spots, thin at the edge. */
export function glazePainter(glaze: Glaze): GlazePainter {
  const body = dim(hex(glaze.colour), 0.86);
  const inside = glaze.inside ? dim(hex(glaze.inside), 0.86) : body;
  const rim = glaze.rim ? dim(hex(glaze.rim), 0.86) : undefined;
  const line = glaze.line && dim(hex(glaze.line.colour), 0.86);
  const rimWidth = glaze.rimWidth ?? 7;
  return (inset, x, y, within) => {
    const cloud = cloudAt(x, y);
    let colour = within >= 1 ? inside : within <= 0 ? body : mix(body, inside, within);
    if (
      line &&
      glaze.line &&
      Math.abs(inset - glaze.line.inset - cloud * 2) < glaze.line.width / 2
    ) {
      colour = mix(colour, line, 0.85 + cloud * 0.6);
    }
    if (rim && inset < rimWidth * 2) {
      const edge = inset + cloud * rimWidth * 0.7;
      colour = mix(rim, colour, smoothstep(rimWidth * 0.55, rimWidth * 1.25, edge));
    }
    return dim(colour, (1 + cloud * 0.14) * (glaze.speckle ? spots(glaze.speckle, x, y) : 1));
  };
}
