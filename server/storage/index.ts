import { Hono } from 'hono';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { printStorageProblem } from './problems.ts';
import { readPublicObject } from './read-public-object.ts';
import { uploadObject } from './upload-object.ts';

/** `/storage/v1`: files, in the dialect of the official service. */
export function createStorageDoor(services: Services): Hono<DoorEnvironment> {
  const door = new Hono<DoorEnvironment>();
  door.onError(printStorageProblem);

  // Anybody, without a key. Hono answers HEAD by GET's handler.
  door.get('/object/public/*', (c) => readPublicObject(c, services));

  const upload = uploadObject(services);
  door.post('/object/:bucket/*', upload);
  door.put('/object/:bucket/*', upload);

  door.all('*', () => {
    throw new ApiError(404, 'not_found', 'There is no such operation in this version.');
  });
  return door;
}
