import { hex } from '../colour.ts';
import { fbm, latticeValue, noise } from '../noise.ts';
import type { Surface } from './surface.ts';

/** Finds the nearest chip of stone: its number, and how far inside it the point is (0 or below in the cement). */
function chipAt(x: number, y: number, cell: number, out: { number: number; inside: number }): void {
  const column = Math.floor(x / cell);
  const row = Math.floor(y / cell);
  out.inside = -1;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const number = (column + dx) * 57 + (row + dy) * 113;
      const middleX = (column + dx + latticeValue(number)) * cell;
      const middleY = (row + dy + latticeValue(number + 41)) * cell;
      const size = cell * (0.1 + 0.36 * latticeValue(number + 83));
      const turn = latticeValue(number + 19) * 3;
      const ax = x - middleX;
      const ay = y - middleY;
      const along = Math.abs(ax * Math.cos(turn) + ay * Math.sin(turn));
      const across = Math.abs(ay * Math.cos(turn) - ax * Math.sin(turn)) * 1.4;
      const inside = 1 - Math.max(along, across, (along + across) * 0.72) / size;
      if (inside > out.inside) {
        out.inside = inside;
        out.number = number;
      }
    }
  }
}

/** Polished cement with chips of quiet stone. */
export function terrazzo(ground = '#d9d2c7'): Surface {
  const cement = hex(ground);
  const stones = ['#b9a48c', '#8d8a84', '#c9b9a4', '#a5795f', '#ece7de', '#9a9f98'].map(hex);
  const chip = { number: 0, inside: 0 };
  return (x, y, out) => {
    chipAt(x + noise(x / 12, y / 12) * 5, y, 46, chip);
    const cloud = fbm(x / 80, y / 80, 2);
    const dust = noise(x / 1.7, y / 1.7);
    const stone = stones[Math.floor(latticeValue(chip.number + 5) * 6) % 6] ?? cement;
    const part = chip.inside > 0 ? Math.min(1, chip.inside * 12) * 0.85 : 0;
    const bright = 0.84 + 0.1 * cloud + 0.06 * dust;
    out.red = (cement[0] + (stone[0] - cement[0]) * part) * bright;
    out.green = (cement[1] + (stone[1] - cement[1]) * part) * bright;
    out.blue = (cement[2] + (stone[2] - cement[2]) * part) * bright;
    out.height = 0;
    out.gloss = 0.35;
    out.relief = 0.1;
  };
}
