const choices = [5, 10, 15, 20, 30, 45, 60, 90];
/** A dish takes some time, and a remix that leaves less than this is none. */
const leastLeftMinutes = 5;
const mostChoices = 5;

/** How many minutes a recipe could be asked to lose: the larger steps where it takes long. */
export function timeChoices(totalMinutes: number): number[] {
  const possible = choices.filter((minutes) => totalMinutes - minutes >= leastLeftMinutes);
  const sensible = possible.filter((minutes) => minutes <= totalMinutes * (2 / 3));
  return (sensible.length > 0 ? sensible : possible).slice(-mostChoices);
}
