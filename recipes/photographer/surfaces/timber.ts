import { type Colour, dim, hex, mix } from '../colour.ts';
import { fbm, noise } from '../noise.ts';

/** Woods of boards, tables and spoons. */
export type Timber = 'oak' | 'beech' | 'walnut' | 'ash' | 'olive' | 'acacia' | 'smoked';

const tones: Record<Timber, { pale: string; deep: string; rings: number }> = {
  oak: { pale: '#c79d6a', deep: '#8f6335', rings: 0.5 },
  beech: { pale: '#d6b287', deep: '#b3875a', rings: 0.25 },
  walnut: { pale: '#7b5233', deep: '#412818', rings: 0.55 },
  ash: { pale: '#d9c3a0', deep: '#b0926a', rings: 0.5 },
  olive: { pale: '#c89b5c', deep: '#6b4522', rings: 0.85 },
  acacia: { pale: '#a8703f', deep: '#5c351c', rings: 0.7 },
  smoked: { pale: '#4a382d', deep: '#231913', rings: 0.45 },
};

/** Grain along x: the colour, and how the surface rises with it in units. */
export type Grain = { colour: Colour; height: number };

/**
 * Prepares the grain of one plank: years as long bent lines, pores as short dark strokes.
 * @param cut any number: each plank is cut from another place of the tree
 */
export function timberPainter(timber: Timber, cut: number): (x: number, y: number) => Grain {
  const { pale, deep, rings } = tones[timber];
  const light = hex(pale);
  const dark = hex(deep);
  return (x, y) => {
    const bend = fbm(x / 340 + cut, y / 130 + cut, 3);
    const years = y / 17 + bend * 17;
    const saw = years - Math.floor(years);
    // A year ends sharply and begins softly.
    const year = saw < 0.82 ? saw / 0.82 : (1 - saw) / 0.18;
    const fibre = noise(x / 46 + cut * 3, y / 1.3);
    const pores = noise(x / 13 + cut, y / 0.9 + 77);
    const cloud = fbm(x / 210 + cut * 7, y / 90, 2);
    const part = 0.1 + rings * 0.62 * year * year + 0.3 * (1 - fibre) + 0.55 * (cloud - 0.42);
    const pore = pores > 0.8 ? (pores - 0.8) * 2.2 : 0;
    const colour = dim(mix(light, dark, part), 1 - pore);
    return { colour, height: 0.5 * fibre - pore * 1.5 - 0.3 * year };
  };
}
