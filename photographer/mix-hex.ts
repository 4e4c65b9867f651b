import { hex } from './colour.ts';

/** Linear light as `#rrggbb`. */
export function toHex(colour: readonly number[]): string {
  const byte = (part: number) =>
    Math.round(255 * Math.min(1, Math.max(0, part)) ** (1 / 2.2))
      .toString(16)
      .padStart(2, '0');
  return `#${colour.map(byte).join('')}`;
}

/** The minimum value of a channel, so that one black food does not blacken a whole sauce. */
const floor = 0.004;

/** Mixes colours like pigments: the weighted geometric mean of the light that they reflect. */
export function mixHex(parts: readonly (readonly [weight: number, code: string])[]): string {
  const total = parts.reduce((sum, [weight]) => sum + weight, 0);
  const mean = [0, 1, 2].map((channel) => {
    const sum = parts.reduce(
      (logs, [weight, code]) => logs + weight * Math.log(Math.max(floor, hex(code)[channel] ?? 0)),
      0,
    );
    return total > 0 ? Math.exp(sum / total) : 1;
  });
  return toHex(mean);
}

/** Returns a brighter or darker colour of the same hue: a factor of 1.2 is a fifth brighter. */
export const dimHex = (code: string, factor: number): string =>
  toHex(hex(code).map((part) => part * factor));
