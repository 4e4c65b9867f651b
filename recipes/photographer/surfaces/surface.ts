/** One point of a table: its colour, its height in units above the mean, and its finish. */
export type SurfacePoint = {
  red: number;
  green: number;
  blue: number;
  height: number;
  gloss: number;
  relief: number;
};

/** Says into `out` what a table is like at a place in units; every field is set at every point. */
export type Surface = (x: number, y: number, out: SurfacePoint) => void;
