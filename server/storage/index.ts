import { Hono } from 'hono';
import { bodySize } from '../http/body-size.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { readBucket, readBuckets } from './buckets.ts';
import { storageCaller } from './caller.ts';
import { copyObject } from './copy-object.ts';
import { describeObject } from './describe-object.ts';
import { listObjects } from './list-objects.ts';
import { moveObject } from './move-object.ts';
import { notBuilt, printStorageProblem } from './problems.ts';
import { readObject } from './read-object.ts';
import { readPublicObject } from './read-public-object.ts';
import { readSignedObject } from './read-signed-object.ts';
import { removeObject, removeObjects } from './remove-objects.ts';
import { signObject, signObjects } from './sign-objects.ts';
import { createWriteCount } from './upload/count-writes.ts';
import { uploadObject } from './upload-object.ts';

/** `/storage/v1`: files, with the API of the official service. */
export function createStorageDoor(services: Services): Hono<DoorEnvironment> {
  const door = new Hono<DoorEnvironment>();
  door.onError(printStorageProblem);
  const { database, settings } = services;
  const countWrite = createWriteCount(services);
  const inJson = bodySize(settings.http.maxBodyBytes);

  door.get('/bucket', async (c) =>
    c.json(await readBuckets(database, await storageCaller(c.req.raw, services))),
  );
  door.get('/bucket/:id', async (c) => {
    const caller = await storageCaller(c.req.raw, services);
    return c.json(await readBucket(database, caller, c.req.param('id')));
  });

  // Public and signed addresses need no key. Hono answers HEAD with the GET handler.
  door.get('/object/public/*', (c) => readPublicObject(c, services));
  door.get('/object/sign/*', (c) => readSignedObject(c, services));
  door.get('/object/authenticated/*', (c) => readObject(c, services, '/object/authenticated/'));
  door.get('/object/info/*', describeObject(services));
  door.get('/object/:bucket/*', (c) => readObject(c, services, '/object/'));

  door.post('/object/list/:bucket', inJson, listObjects(services));
  door.post('/object/move', inJson, moveObject(services));
  door.post('/object/copy', inJson, copyObject(services, countWrite));
  door.post('/object/sign/:bucket', inJson, signObjects(services));
  door.post('/object/sign/:bucket/*', inJson, signObject(services));
  door.delete('/object/:bucket', inJson, removeObjects(services));
  door.delete('/object/:bucket/*', inJson, removeObject(services));

  // Reserved words of this API that are not bucket names, and operations that are not implemented.
  door.all('/object/upload/*', notBuilt);
  door.all('/object/list-v2/*', notBuilt);
  const upload = uploadObject(services, countWrite);
  door.post('/object/:bucket/*', upload);
  door.put('/object/:bucket/*', upload);
  door.all('*', notBuilt);
  return door;
}
