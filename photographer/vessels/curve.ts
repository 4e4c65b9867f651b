/** Number of values per unit in a curve's table. */
const fineness = 4;

/** Returns slopes at the points so that the curve does not overshoot or oscillate (Fritsch–Carlson rule, with harmonic means). */
function slopesAt(points: readonly (readonly [number, number])[]): number[] {
  const rises = points.slice(1).map(([x, y], index) => {
    const [px, py] = points[index] as readonly [number, number];
    return (y - py) / (x - px);
  });
  return points.map((_, index) => {
    const before = rises[index - 1];
    const after = rises[index];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}

/**
 * Returns a smooth curve through points, in order of increasing x; constant beyond its ends. Precomputed once as a table.
 * @throws RangeError for fewer than two points
 */
export function curve(points: readonly (readonly [x: number, y: number])[]): (x: number) => number {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) throw new RangeError('A curve needs two points');
  const slopes = slopesAt(points);
  const table = new Float32Array(Math.ceil((last[0] - first[0]) * fineness) + 2);
  let segment = 0;
  for (let at = 0; at < table.length; at++) {
    const x = Math.min(last[0], first[0] + at / fineness);
    while (segment + 2 < points.length && x > (points[segment + 1]?.[0] ?? 0)) segment++;
    const [x0, y0] = points[segment] as readonly [number, number];
    const [x1, y1] = points[segment + 1] as readonly [number, number];
    const t = (x - x0) / (x1 - x0);
    const rise0 = (slopes[segment] ?? 0) * (x1 - x0);
    const rise1 = (slopes[segment + 1] ?? 0) * (x1 - x0);
    const t2 = t * t;
    const t3 = t2 * t;
    table[at] =
      y0 * (2 * t3 - 3 * t2 + 1) +
      rise0 * (t3 - 2 * t2 + t) +
      y1 * (3 * t2 - 2 * t3) +
      rise1 * (t3 - t2);
  }
  const end = table.length - 2;
  return (x) => {
    const at = (x - first[0]) * fineness;
    if (at <= 0) return table[0] as number;
    if (at >= end) return last[1];
    const index = at | 0;
    const low = table[index] as number;
    return low + ((table[index + 1] as number) - low) * (at - index);
  };
}
