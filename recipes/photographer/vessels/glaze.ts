import { type Colour, dim, hex, mix } from '../colour.ts';
import { fbm, noise } from '../noise.ts';

/** How an earthenware looks: the body's glaze, its rim, what lies inside, and whether iron spots it. */
export type Glaze = {
  colour: string;
  /** Where the glaze runs thin at the edge. */
  rim?: string;
  inside?: string;
  speckled?: boolean;
};

/** Glazed colour at a place: cloudy, spotted. @param x @param y in units */
export function glazed(colour: Colour, speckled: boolean, x: number, y: number): Colour {
  const cloud = 0.76 * (0.95 + 0.1 * fbm(x / 45, y / 45, 3));
  const spot = speckled && noise(x / 1.7, y / 1.7) > 0.94 ? 0.62 : 1;
  return dim(colour, cloud * spot);
}

/** Both colours of a glaze, and its rim's. */
export function coloursOf(glaze: Glaze): { body: Colour; inside: Colour; rim: Colour } {
  const body = hex(glaze.colour);
  const inside = glaze.inside ? hex(glaze.inside) : body;
  return { body, inside, rim: glaze.rim ? hex(glaze.rim) : mix(body, inside, 0.5) };
}
