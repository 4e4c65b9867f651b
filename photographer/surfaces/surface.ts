/** One point of a table: its colour, its height in units above the mean, and its finish. */
export type SurfacePoint = {
  red: number;
  green: number;
  blue: number;
  height: number;
  gloss: number;
  relief: number;
};

/** Writes the properties of a table at a point, in units, to `out`; sets every field at every point. */
export type Surface = (x: number, y: number, out: SurfacePoint) => void;
