type Pass = {
  /** Returns the bytes to pass on for a piece, or undefined for none yet. An error that it throws ends the stream and reaches the reader. */
  piece: (bytes: Uint8Array) => Uint8Array | undefined;
  /** Returns the bytes to send after the last piece. */
  end?: () => Uint8Array | undefined;
};

/**
 * Returns a body whose pieces are inspected or changed as they pass; nothing is read before the consumer pulls it. A TransformStream does the
 * same with two more streams and a pipe between them, which take tens of megabytes for a thousand concurrent answers.
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
