type Pass = {
  /** What goes on of a piece; undefined: nothing yet. What it throws ends the stream, and is what its reader hears. */
  piece: (bytes: Uint8Array) => Uint8Array | undefined;
  /** What comes after the last piece. */
  end?: () => Uint8Array | undefined;
};

/**
 * A body whose pieces are looked at, or changed, as they pass; nothing is read before it is wanted. A TransformStream does the same with
 * two more streams and a pipe between them, of which a thousand answers at once hold tens of megabytes.
 */
export function passPieces(
  body: ReadableStream<Uint8Array>,
  { piece, end }: Pass,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  async function next(): Promise<{ bytes: Uint8Array | undefined; done: boolean }> {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { bytes: end?.(), done };
      const bytes = piece(value);
      if (bytes) return { bytes, done };
    }
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { bytes, done } = await next();
          if (bytes) controller.enqueue(bytes);
          if (done) controller.close();
        } catch (reason) {
          controller.error(reason);
          await reader.cancel(reason);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
