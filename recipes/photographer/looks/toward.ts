import { mixHex } from '../mix-hex.ts';

/** A colour on its way to another, as pigments mix. @param share 0 stays, 1 arrives */
export const toward = (from: string, to: string, share: number): string =>
  mixHex([
    [1 - share, from],
    [share, to],
  ]);
