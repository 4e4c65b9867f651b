import { z } from 'zod';

/** The circle of the plate in a recipe's picture, for a round crop. Coordinates are relative to 1200 × 800, whatever the picture's size. */
export const plateCircleSchema = z.object({
  x: z.number(),
  y: z.number(),
  radius: z.number().positive(),
});
export type PlateCircle = z.infer<typeof plateCircleSchema>;
