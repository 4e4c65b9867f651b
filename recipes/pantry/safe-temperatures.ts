/** The core temperature that makes a food safe, or that it is sold ready to eat. */
export type SafeTemperature = {
  kind: SafetyKind;
  /** Core temperature in degrees Celsius; null if it does not have to be heated. */
  minC: number | null;
  restMinutes: number;
  readyToEat: boolean;
};

export type SafetyKind =
  | 'poultry'
  | 'minced'
  | 'whole-cut'
  | 'offal'
  | 'game'
  | 'fish'
  | 'crustaceans'
  | 'molluscs'
  | 'eggs'
  | 'ready';

const until = (kind: SafetyKind, minC: number, restMinutes = 0): SafeTemperature => ({
  kind,
  minC,
  restMinutes,
  readyToEat: false,
});

/**
 * Safe temperatures by the keyword in a section heading of an ingredient table. The temperatures are those of
 * the United States food safety services (165, 160, 145 °F); seafood may be judged by its look instead.
 */
export const safeTemperatures: Readonly<Record<string, SafeTemperature>> = {
  poultry: until('poultry', 74),
  minced: until('minced', 71),
  offal: until('offal', 71),
  // Farmed venison and similar game, as a whole cut: FDA Food Code 3-401.11.
  game: until('game', 63, 3),
  'whole-cut': until('whole-cut', 63, 3),
  fish: until('fish', 63),
  crustaceans: until('crustaceans', 63),
  molluscs: until('molluscs', 63),
  eggs: until('eggs', 71),
  ready: { kind: 'ready', minC: null, restMinutes: 0, readyToEat: true },
};
