/** Salt is 2.5 times its sodium (EU regulation 1169/2011, annex I). */
const saltPerSodium = 2.5;
const wholeNumber = new Intl.NumberFormat('en');

/** Returns "3.4 g" or "1,240 g". Values below 10 keep one decimal. */
export function printGrams(value: number): string {
  return value < 10
    ? `${Math.round(value * 10) / 10}\u00a0g`
    : `${wholeNumber.format(Math.round(value))}\u00a0g`;
}

/** Returns "1,036 kcal". */
export function printKilocalories(value: number): string {
  return `${wholeNumber.format(Math.round(value))}\u00a0kcal`;
}

/** Returns an amount of sodium as grams of salt, as food labels state it. */
export function printSalt(sodiumMg: number): string {
  return printGrams((sodiumMg * saltPerSodium) / 1000);
}
