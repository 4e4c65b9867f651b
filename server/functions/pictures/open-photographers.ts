import type { Services } from '../../services.ts';
import { DrawingWorker } from './drawing-worker.ts';
import { createHousePhotographer } from './house-photographer.ts';
import { createModelPhotographer } from './model-photographer.ts';
import type { Photographer } from './photographer.ts';

/** Who is asked for a recipe's picture, one after the other: the picture model where one is set, then the photographer of the house. */
export function openPhotographers({
  models,
  objects,
  settings,
}: Pick<Services, 'models' | 'objects' | 'settings'>): Photographer[] {
  const { pictureTimeoutMs: timeoutMs, housePictures } = settings.recipes;
  const { pictures } = models;
  return [
    ...(pictures ? [createModelPhotographer(pictures, { objects, timeoutMs })] : []),
    ...(housePictures
      ? [createHousePhotographer(new DrawingWorker(), { objects, timeoutMs })]
      : []),
  ];
}
