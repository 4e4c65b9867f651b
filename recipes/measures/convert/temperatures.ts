import type { System } from './kitchen-food.ts';

type Scale = 'C' | 'F' | 'gas';
type Reading = { scale: Scale; low: number; high?: number; gap: string; fan: boolean };

// Oven settings in °C, °F and gas marks that mean the same temperature, rounded: 180 °C, 350 °F, gas mark 4.
const oven: readonly (readonly [celsius: number, fahrenheit: number, gas: number])[] = [
  [110, 225, 0.25],
  [120, 250, 0.5],
  [140, 275, 1],
  [150, 300, 2],
  [160, 325, 3],
  [180, 350, 4],
  [190, 375, 5],
  [200, 400, 6],
  [220, 425, 7],
  [230, 450, 8],
  [240, 475, 9],
  [260, 500, 10],
];
const exactBelowC = 105;
const notAnOven = /\b(?:oil|syrup|caramel|candy|thermometer|soft[- ]ball|internal|core)\b/i;

const exactF = (celsius: number): number => Math.round(celsius * 1.8 + 32);
const exactC = (fahrenheit: number): number => Math.round((fahrenheit - 32) / 1.8);
const toFive = (degrees: number): number => Math.round(degrees / 5) * 5;

function fahrenheitOf(celsius: number, isOven: boolean): number {
  if (celsius < exactBelowC) return exactF(celsius);
  if (!isOven) return toFive(exactF(celsius));
  // 170 °C lies between two oven settings; British tables give it gas mark 3, like 160 °C.
  if (celsius === 170) return 325;
  const knob = oven.find(([mark]) => mark === celsius);
  return knob ? knob[1] : Math.round(exactF(celsius) / 25) * 25;
}

function celsiusOf(fahrenheit: number, isOven: boolean): number {
  if (fahrenheit < exactF(exactBelowC)) return exactC(fahrenheit);
  if (!isOven) return toFive(exactC(fahrenheit));
  const knob = oven.find(([, mark]) => mark === fahrenheit);
  return knob ? knob[0] : toFive(exactC(fahrenheit));
}

function valueIn(to: 'C' | 'F', scale: Scale, value: number, isOven: boolean): number {
  if (scale === 'gas') {
    const knob = oven.find(([, , gas]) => gas === value);
    return knob ? knob[to === 'C' ? 0 : 1] : value;
  }
  if (scale === to) return value;
  return to === 'F' ? fahrenheitOf(value, isOven) : celsiusOf(value, isOven);
}

const onePattern = String.raw`(?:(?<!\d)(?:fan\s*)?[1-9]\d{1,2}(?:\s*[°º]\s*[CF]?)?(?:\s*(?:-|–|to)\s*\d{2,3})?(?:\s*[°º]\s*|\s*degrees?\s+)?\s*(?:C(?:elsius)?|F(?:ahrenheit)?)\b(?:\s*\(?fan\)?(?:[- ]assisted)?(?:\s+oven)?)?|gas(?:\s*mark)?\s*(?:\d{1,2}|[¼½])(?!\d))`;
const seriesPattern = new RegExp(
  String.raw`${onePattern}(?:\s*[(/,;|]*\s*(?:or\s+|in a\s+)?${onePattern}\)?)*`,
  'giu',
);
const singlePattern = new RegExp(onePattern, 'giu');
const gasFractions: Record<string, number> = { '¼': 0.25, '½': 0.5 };

function read(text: string): Reading | undefined {
  const gas = /^gas(?:\s*mark)?\s*(\d{1,2}|[¼½])/i.exec(text)?.[1];
  if (gas !== undefined) {
    return { scale: 'gas', low: gasFractions[gas] ?? Number(gas), gap: '', fan: false };
  }
  const [low, high] = [...text.matchAll(/\d{2,3}/g)].map(([digits]) => Number(digits));
  const scale = /C(?:elsius)?\b/.test(text) || /c\b/.test(text) ? 'C' : 'F';
  if (low === undefined) return undefined;
  const gap = /\d\s+[°º]/.test(text) ? ' ' : '';
  return { scale, low, ...(high !== undefined && { high }), gap, fan: /fan/i.test(text) };
}

function print({ scale, low, high, gap, fan }: Reading, to: 'C' | 'F', isOven: boolean): string {
  const value = (one: number) => valueIn(to, scale, one, isOven);
  const number = high === undefined ? `${value(low)}` : `${value(low)}–${value(high)}`;
  return `${number}${gap}°${to}${fan ? ' fan' : ''}`;
}

/**
 * Converts the temperatures in a text. Oven temperatures and gas marks become oven settings in °C or °F, and of
 * "180°C/350°F/gas mark 4" only the wanted one is kept. Temperatures of water and inside food are converted exactly
 * (74 °C = 165 °F), those of oil and syrup to the nearest five degrees.
 */
export function convertTemperatures(text: string, to: System): string {
  const wanted = to === 'us' ? 'F' : 'C';
  return text.replace(seriesPattern, (series, ...rest) => {
    const at = rest.findLast((one) => typeof one === 'number') ?? 0;
    const around = text.slice(Math.max(0, at - 60), at + series.length + 25);
    const readings = [...series.matchAll(singlePattern)].flatMap(([one]) => read(one) ?? []);
    const isHome = readings.every(
      ({ scale }) => scale === wanted || (to === 'metric' && scale === 'gas'),
    );
    if (readings.length === 0 || (isHome && readings.some(({ scale }) => scale === wanted)))
      return series;
    const ownScale = readings.filter(({ scale }) => scale === wanted);
    const others = readings.filter(({ scale }) => scale !== 'gas');
    const kept = ownScale.length > 0 ? ownScale : others.length > 0 ? others : readings;
    const isOven = !notAnOven.test(around);
    // "170 °C fan (190 °C without)": more words follow inside the parenthesis, so the closing bracket comes after them.
    if (/\([^)]*$/.test(series) && readings.length > 1) {
      return series.replace(singlePattern, (one) => {
        const reading = read(one);
        return reading ? print(reading, wanted, isOven) : one;
      });
    }
    const printed = kept.map((reading) => print(reading, wanted, isOven));
    const [first = '', ...more] = printed;
    const closing = series.startsWith('(')
      ? ''
      : /\)$/.test(series) && !series.includes('(')
        ? ')'
        : '';
    return (more.length > 0 ? `${first} (${more.join(', ')})` : first) + closing;
  });
}
