import type { Row, StandIn } from './stand-in.ts';
import { dairyRows } from './substitutes/dairy-and-fats.ts';
import { grainRows } from './substitutes/eggs-and-grains.ts';
import { proteinRows } from './substitutes/proteins.ts';
import { seasoningRows } from './substitutes/seasonings.ts';
import { vegetableRows } from './substitutes/vegetables-and-nuts.ts';

const rows: readonly Row[] = [
  ...dairyRows,
  ...grainRows,
  ...proteinRows,
  ...seasoningRows,
  ...vegetableRows,
];

const rowsById = Map.groupBy(
  rows.flatMap((row) => row.of.split(' ').map((id) => ({ id, row }))),
  ({ id }) => id,
);

/** Returns the rows of the table for a food of the pantry, in the table's order. */
export const rowsFor = (pantryId: string): readonly Row[] =>
  rowsById.get(pantryId)?.map(({ row }) => row) ?? [];

/** Returns the entries of the table in which a food is a stand-in for another. */
export const rowsOfStandIn = (pantryId: string): readonly StandIn[] =>
  rows.flatMap(({ to }) =>
    to.flatMap((one) => (one !== 'leave out' && one.id === pantryId ? [one] : [])),
  );
