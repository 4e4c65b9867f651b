/** How a food was cooked, which decides how it looks. */
export type Treatment = 'raw' | 'fried' | 'roast' | 'boiled' | 'stewed' | 'blended';

/** The cut of a food as an ingredient line or a step states it; undefined if neither does. */
export type Cut =
  | 'whole'
  | 'halved'
  | 'sliced'
  | 'diced'
  | 'chunks'
  | 'strips'
  | 'grated'
  | 'chopped'
  | 'torn'
  | 'mashed';
