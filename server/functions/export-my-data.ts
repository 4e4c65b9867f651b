import type { Handler } from 'hono';
import type { DoorEnvironment } from '../http/environment.ts';
import { createLimiter } from '../http/limiter.ts';
import type { Services } from '../services.ts';
import { exportEntries } from './account/export-entries.ts';
import { signedOut } from './account/refusals.ts';
import { zipOf } from './account/zip-stream.ts';
import { printFailure } from './print-failure.ts';
import { readSignedInCook } from './signed-in-cook.ts';
import { tooOften } from './too-often.ts';

/** Produces the first chunk before the response begins: an immediate failure is an error response, and not a truncated file. */
async function startedStream(
  pieces: AsyncGenerator<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  let next = await pieces.next();
  return new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(next.value);
      next = await pieces.next();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/**
 * Returns a zip with all data that identify the signed-in user, and their pictures. It requires no reauthentication: it contains nothing that
 * gives access to the account, and little that the session could not read piece by piece.
 */
export function exportMyData(services: Services): Handler<DoorEnvironment> {
  const limiter = createLimiter(services, 'export-my-data', { points: 10, seconds: 3600 });
  return async (c) => {
    try {
      const userId = await readSignedInCook(c.req.raw, services, signedOut);
      const waitMs = await limiter.take(userId);
      if (waitMs !== undefined) throw tooOften(waitMs);
      const body = await startedStream(zipOf(exportEntries(services, userId)));
      const day = services.clock().toISOString().slice(0, 10);
      return c.body(body, 200, {
        // The official client returns the unchanged file only for this type.
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="saffron-table-${day}.zip"`,
        'cache-control': 'private, no-store',
      });
    } catch (error) {
      return printFailure(error, c);
    }
  };
}
