import { z } from 'zod';

/** Where the plate is in a recipe's picture, in parts of 1200 × 800 whatever its size: what a round crop is cut along. */
export const plateCircleSchema = z.object({
  x: z.number(),
  y: z.number(),
  radius: z.number().positive(),
});
export type PlateCircle = z.infer<typeof plateCircleSchema>;
