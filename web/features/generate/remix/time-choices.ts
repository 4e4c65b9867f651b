const choices = [5, 10, 15, 20, 30, 45, 60, 90];
/** A remix must leave at least this much total time. */
const leastLeftMinutes = 5;
const mostChoices = 5;

/** Returns the reductions to offer, in minutes: larger ones for recipes that take longer. */
export function timeChoices(totalMinutes: number): number[] {
  const possible = choices.filter((minutes) => totalMinutes - minutes >= leastLeftMinutes);
  const sensible = possible.filter((minutes) => minutes <= totalMinutes * (2 / 3));
  return (sensible.length > 0 ? sensible : possible).slice(-mostChoices);
}
