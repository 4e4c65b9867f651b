/** A food that the cook has or would like. Any of its ids satisfies it. */
export type WantedFood = {
  name: string;
  ids: ReadonlySet<string>;
  /** Whether the cook has it and wants to use it up. */
  isUseUp: boolean;
  /** How much of it the cook has. */
  grams?: number;
  isCooked: boolean;
  /** Whether it is stale bread. */
  isStale?: boolean;
  /** Whether it was chosen under "Prefer Using" and is not a word of the wish. */
  isChosen?: boolean;
  /** Whether it is two foods of which either will do. */
  isEither?: boolean;
  /** Whether it is a plain side behind the other foods: the flatbread of "aubergines with flatbread". */
  isSide?: boolean;
};
