/** The names of the starting catalogue that a dish may carry, so that a search can match them. */
export type CatalogueNames = {
  cuisines: readonly string[];
  courses: readonly string[];
  styles: readonly string[];
  techniques: readonly string[];
  spiceLevels: readonly string[];
};
