import type { GenerationEvent } from '#contract/generation-events.ts';

/** Proxies close connections that say nothing, most of them after a minute. */
const heartbeatEveryMs = 15_000;
/** More unread bytes than this, and a reader counts as slow. */
const unreadBytes = 16_384;

/**
 * An answer that tells events as they happen (`text/event-stream`, HTML standard 9.2). A slow reader misses snapshots, never
 * the latest of them nor any other event, so that what is held for it stays small.
 */
export function openEventStream() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  /** The latest snapshot, where the reader had no room for it. */
  let waiting: Uint8Array | undefined;
  let onLeave = () => {};
  const heartbeat = setInterval(() => {
    if (hasRoom()) controller?.enqueue(encoder.encode(': still cooking\n\n'));
  }, heartbeatEveryMs);
  heartbeat.unref();

  const hasRoom = () => (controller?.desiredSize ?? 0) > 0;
  function end() {
    if (!controller) return;
    clearInterval(heartbeat);
    controller = undefined;
    waiting = undefined;
    onLeave();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(made) {
        controller = made;
      },
      pull(made) {
        if (!waiting) return;
        made.enqueue(waiting);
        waiting = undefined;
      },
      cancel: end, // the reader has gone
    },
    new ByteLengthQueuingStrategy({ highWaterMark: unreadBytes }),
  );

  return {
    response: new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no', // a proxy that gathers the answer would keep it from its reader
      },
    }),
    send({ event, data }: GenerationEvent) {
      if (!controller) return;
      const frame = encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const mustWait = event === 'partial' && !hasRoom();
      waiting = mustWait ? frame : undefined; // what comes after a snapshot replaces or outdates it
      if (!mustWait) controller.enqueue(frame);
    },
    close() {
      controller?.close();
      end();
    },
    /** The listener is told once, when the stream is over, whoever ended it. */
    whenOver(listener: () => void) {
      onLeave = listener;
    },
  };
}
