import { hex } from '../colour.ts';
import { fbm, noise } from '../noise.ts';

/** Woods of boards, tables and spoons. */
export type Timber = 'oak' | 'beech' | 'walnut' | 'ash' | 'olive' | 'acacia' | 'smoked' | 'elm';

/** Pale and deep tone, and how clearly the growth rings are visible. */
const tones: Record<Timber, { pale: string; deep: string; years: number }> = {
  oak: { pale: '#bd9d76', deep: '#8d7150', years: 0.4 },
  beech: { pale: '#c8ab88', deep: '#a58463', years: 0.25 },
  walnut: { pale: '#80593b', deep: '#472d1c', years: 0.5 },
  ash: { pale: '#cfbfa5', deep: '#ab9779', years: 0.42 },
  olive: { pale: '#c79d62', deep: '#71491f', years: 0.75 },
  acacia: { pale: '#a6754a', deep: '#63402a', years: 0.6 },
  smoked: { pale: '#4b3b31', deep: '#271c16', years: 0.4 },
  elm: { pale: '#9a7350', deep: '#654629', years: 0.5 },
};

/** One point of a plank; every call overwrites the same object. */
export type Grain = { red: number; green: number; blue: number; height: number };

/**
 * Prepares the grain of a plank that runs along x: growth rings as long bent lines, pores as short dark strokes.
 * @param cut any number: each plank is cut from a different part of the tree
 * @returns a function that fills and returns the same `Grain` object on every call
 */
export function timberPainter(timber: Timber): (x: number, y: number, cut: number) => Grain {
  const { pale, deep, years } = tones[timber];
  const light = hex(pale);
  const dark = hex(deep);
  const grain: Grain = { red: 0, green: 0, blue: 0, height: 0 };
  return (x, y, cut) => {
    const bend = fbm(x / 780 + cut, y / 150 + cut, 2);
    const sway = noise(x / 210 + cut * 2, y / 48);
    const line = y / 15 + bend * 9 + sway * 1.1;
    const saw = line - Math.floor(line);
    // A growth ring begins softly and ends sharply; some are pale, some strong.
    const year = saw < 0.84 ? saw / 0.84 : (1 - saw) / 0.16;
    const strong = noise(Math.floor(line) * 0.73 + cut, 5);
    const fibre = noise(x / 58 + cut * 3, y / 1.15);
    const pores = noise(x / 15 + cut, y / 0.95 + 77);
    const cloud = noise(x / 300 + cut * 7, y / 70);
    const part =
      0.12 + years * year * year * (0.3 + 0.8 * strong) + 0.26 * (1 - fibre) + 0.3 * (cloud - 0.5);
    const mixed = part < 0 ? 0 : part > 1 ? 1 : part;
    const pore = pores > 0.78 ? (pores - 0.78) * 1.7 : 0;
    const bright = 1 - pore;
    grain.red = (light[0] + (dark[0] - light[0]) * mixed) * bright;
    grain.green = (light[1] + (dark[1] - light[1]) * mixed) * bright;
    grain.blue = (light[2] + (dark[2] - light[2]) * mixed) * bright;
    grain.height = 0.3 * fibre - pore * 1.2 - 0.15 * year;
    return grain;
  };
}
