import type { RecipeModel } from '#recipes/models/model.ts';
import { answerTo } from './orders.ts';

/** Creates a model that answers in full at once, so that the time of a generation is our own time. */
export const createInstantModel = (): RecipeModel => ({
  provider: 'bench',
  name: 'instant',
  async *generate({ prompt }) {
    yield answerTo(prompt);
  },
});
