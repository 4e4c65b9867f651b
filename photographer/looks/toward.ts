import { mixHex } from '../mix-hex.ts';

/** Interpolates between two colours, mixed like pigments. @param share 0 returns `from`, 1 returns `to` */
export const toward = (from: string, to: string, share: number): string =>
  mixHex([
    [1 - share, from],
    [share, to],
  ]);
