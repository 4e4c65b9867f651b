import type { Change } from '../changes/changes.ts';
import type { Frame, ProtocolVersion } from './frames.ts';
import { writeFrame } from './frames.ts';

type Asked = Pick<Frame, 'joinRef' | 'ref' | 'topic'>;

/** Creates the replies and messages of the protocol, each as text that is ready to send. */
export function createMessages(version: ProtocolVersion) {
  const write = (frame: Omit<Frame, 'payload'>, payload: object) =>
    writeFrame(version, frame, JSON.stringify(payload));
  const reply = ({ joinRef, ref, topic }: Asked, payload: object) =>
    write({ joinRef, ref, topic, event: 'phx_reply' }, payload);
  return {
    ok: (asked: Asked, response: object = {}) => reply(asked, { status: 'ok', response }),
    error: (asked: Asked, reason: string) =>
      reply(asked, { status: 'error', response: { reason } }),
    /** A message that the client passes to its `system` listeners. */
    system: ({ topic }: Asked, extension: string, status: 'ok' | 'error', message: string) =>
      write(
        { joinRef: null, ref: null, topic, event: 'system' },
        { extension, status, message, channel: topic.slice(topicPrefix.length) },
      ),
    /** The channel has ended, and the client does not rejoin automatically. The ref distinguishes a channel from its successor. */
    closed: ({ joinRef, topic }: Asked) =>
      write({ joinRef, ref: joinRef, topic, event: 'phx_close' }, {}),
    /** The channel has ended, and the client rejoins after a moment. */
    failed: ({ joinRef, topic }: Asked, reason: string) =>
      write({ joinRef, ref: joinRef, topic, event: 'phx_error' }, { reason }),
    presenceState: ({ topic }: Asked) =>
      write({ joinRef: null, ref: null, topic, event: 'presence_state' }, {}),
    change: ({ topic }: Asked, ids: number[], change: Change) =>
      writeFrame(
        version,
        { joinRef: null, ref: null, topic, event: 'postgres_changes' },
        `{"ids":${JSON.stringify(ids)},"data":${textOf(change)}}`,
      ),
  };
}

export type Messages = ReturnType<typeof createMessages>;

/** The reply to broadcasts and presence. Without it, the client waits ten seconds; an `ok` would claim that the message was delivered. */
export const notServed =
  'There is no such operation in this version: only changes of rows are live.';

/** The prefix of every channel topic. */
export const topicPrefix = 'realtime:';

const texts = new WeakMap<Change, string>();

/** Returns a change as JSON. A change goes to many sockets and is serialized once. */
function textOf(change: Change): string {
  const known = texts.get(change);
  if (known !== undefined) return known;
  const text = JSON.stringify(change);
  texts.set(change, text);
  return text;
}
