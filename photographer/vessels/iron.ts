import type { Material } from '../canvas.ts';
import { type Colour, dim, hex, mix, smoothstep } from '../colour.ts';
import { fbm, noise } from '../noise.ts';

/** Materials of pans and tins. */
export type PanMetal = 'iron' | 'steel' | 'aluminium' | 'copper' | 'nonstick';

const tones: Record<PanMetal, { colour: string; finish: Material }> = {
  iron: { colour: '#2f2e2f', finish: { gloss: 0.5, metal: 0.25, relief: 0.5 } },
  nonstick: { colour: '#333336', finish: { gloss: 0.55, metal: 0.15, relief: 0.15 } },
  steel: { colour: '#b9b9ba', finish: { gloss: 0.75, metal: 0.85, relief: 0.08 } },
  aluminium: { colour: '#a9a9a8', finish: { gloss: 0.5, metal: 0.75, relief: 0.2 } },
  copper: { colour: '#c17a50', finish: { gloss: 0.78, metal: 0.9, relief: 0.08 } },
};

/** Returns the material properties of a metal. */
export function metalFinish(metal: PanMetal): Material {
  return tones[metal].finish;
}

/** Returns a painter for used metal: cloudy, brushed in circles round the middle, dull where it is worn. */
export function metalPainter(metal: PanMetal): (x: number, y: number, around: number) => Colour {
  const base = hex(tones[metal].colour);
  const worn = mix(base, hex('#6d6259'), metal === 'iron' ? 0.12 : 0.06);
  return (x, y, around) => {
    const cloud = fbm(x / 60, y / 60, 4);
    const brushed = noise(around * 0.9, 7) - 0.5;
    const fine = noise(x / 1.6, y / 1.6) - 0.5;
    const colour = mix(base, worn, smoothstep(0.35, 0.75, cloud));
    return dim(colour, 0.9 + 0.2 * (cloud - 0.4) + 0.12 * brushed + 0.14 * fine);
  };
}
