/** A food of a dish, or of a part of it, with its share of what is eaten. */
export type Held = {
  id: string;
  role: string;
  isOptional: boolean;
  /** For the servings that the dish is written for. */
  grams: number;
  /** Share of everything that is not a liquid, 0 to 1. */
  share: number;
  /** Whether a name of the dish contains it: the courgettes of "courgette fritters". */
  isNamed: boolean;
  /** Whether it is already cooked: yesterday's rice, the meat of a roast. */
  isCooked: boolean;
  /** Whether the dish fries it until it is brown and crisp: the onions on top. */
  isCrisp: boolean;
  /** Whether the dish needs it stale: yesterday's bread. */
  isStale: boolean;
  /** The same for all foods that are alike to any wanted food in the same way (`likeness`). */
  sort: string;
};

/** Whether a dish is made of a food to a good part. */
export const isFilling = ({
  role,
  isOptional,
  share,
}: Pick<Held, 'role' | 'isOptional' | 'share'>): boolean =>
  !isOptional && share > 0.08 && ['protein', 'fruit', 'cream', 'vegetable', 'base'].includes(role);
