/** The shape of a leaf from its stalk (0) to its tip (1). */
export type LeafOutline = {
  /** Half of the width at a point, 1 at the widest point. */
  width: (along: number) => number;
  /** The largest half width as a fraction of the half length. */
  broad: number;
  /** How many teeth its edge has, and how deep they are. */
  teeth: number;
  depth: number;
  /** How many side veins, and how much the leaf bulges between them. */
  veins: number;
  puff: number;
  /** How far its sides fold up, and how unevenly. */
  fold: number;
  /** How wavy its edge is. */
  ruffle: number;
};

const oval = (along: number) => Math.sin(Math.PI * along ** 0.8) ** 0.82;
const spade = (along: number) =>
  along < 0.16
    ? 0.05 + 0.02 * along
    : Math.sin(Math.PI * (0.16 + 0.84 * ((along - 0.16) / 0.84) ** 0.62)) ** 0.62;
const spoon = (along: number) => Math.sin(Math.PI * along ** 1.9) ** 0.7 * 0.97 + 0.03;
const lance = (along: number) => Math.sin(Math.PI * along ** 0.9) ** 1.1;

/** A rocket leaf: a thin stalk, side lobes with deep bays between, and a broad end. */
function lobed(along: number): number {
  if (along < 0.16) return 0.06;
  const end = along > 0.62 ? Math.sin(Math.PI * (0.14 + 0.86 * ((along - 0.62) / 0.38) ** 0.8)) : 0;
  const phase = (along - 0.2) * 5.2;
  const lobe = along > 0.2 && along < 0.68 ? 1 - (phase % 1) : 0;
  return Math.min(1, Math.max(0.2 + 0.15 * along, end ** 0.7, lobe ** 0.8 * (0.45 + 0.7 * along)));
}

const outline = (
  width: LeafOutline['width'],
  broad: number,
  rest: Partial<Omit<LeafOutline, 'width' | 'broad'>> = {},
): LeafOutline => ({
  width,
  broad,
  teeth: 0,
  depth: 0,
  veins: 5,
  puff: 0.12,
  fold: 0.5,
  ruffle: 0.05,
  ...rest,
});

export const leafOutlines: Readonly<Record<string, LeafOutline>> = {
  basil: outline(oval, 0.62, { puff: 0.3, veins: 4, fold: -0.7 }),
  mint: outline(oval, 0.58, { teeth: 14, depth: 0.11, veins: 7, puff: 0.3, fold: 0.3 }),
  spinach: outline(spade, 0.66, { veins: 4, puff: 0.22, ruffle: 0.14, fold: 0.35 }),
  rocket: outline(lobed, 0.36, { veins: 4, puff: 0.06, ruffle: 0.12 }),
  lamb: outline(spoon, 0.46, { veins: 3, puff: 0.06 }),
  cress: outline(spoon, 0.72, { veins: 3, puff: 0.1 }),
  bay: outline(lance, 0.4, { veins: 8, puff: 0.05, fold: 0.3 }),
  sage: outline(lance, 0.36, { veins: 12, puff: 0.2, fold: 0.4 }),
  tarragon: outline(lance, 0.15, { veins: 0, puff: 0, fold: 0.6 }),
  oregano: outline(oval, 0.66, { veins: 3, puff: 0.12 }),
  shiso: outline(oval, 0.8, { teeth: 18, depth: 0.14, veins: 6, puff: 0.2 }),
  chard: outline(spade, 0.52, { veins: 6, puff: 0.3, ruffle: 0.25 }),
};
