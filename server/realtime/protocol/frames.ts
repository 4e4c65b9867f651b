/** The version of the message format: an object in 1.0.0, an array in 2.0.0. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

/** A reference that connects a reply to its request. The official client sends strings; a client that sends numbers gets numbers back. */
type Ref = string | number | null;

export type Frame = { joinRef: Ref; ref: Ref; topic: string; event: string; payload: unknown };

const maxRefLength = 64;

/** @returns the protocol version of the URL's `vsn` parameter; 1.0.0 without one, undefined for an unknown version */
export function readVersion(given: string | null): ProtocolVersion | undefined {
  if (given === null || given === '1.0.0') return '1.0.0';
  return given === '2.0.0' ? given : undefined;
}

function isRef(value: unknown): value is Ref | undefined {
  if (typeof value === 'string') return value.length <= maxRefLength;
  return value === null || value === undefined || typeof value === 'number';
}

function fieldsOf(message: unknown, version: ProtocolVersion): unknown[] | undefined {
  if (version === '2.0.0')
    return Array.isArray(message) && message.length === 5 ? message : undefined;
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return undefined;
  const { join_ref, ref, topic, event, payload } = message as Record<string, unknown>;
  return [join_ref, ref, topic, event, payload];
}

/** Parses a text frame; returns undefined for invalid input. */
export function readFrame(text: string, version: ProtocolVersion): Frame | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return undefined; // not JSON: there is no ref to reply to
  }
  const fields = fieldsOf(message, version);
  if (!fields) return undefined;
  const [joinRef, ref, topic, event, payload] = fields;
  if (!isRef(joinRef) || !isRef(ref)) return undefined;
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload };
}

/** The kind of the binary frame of a broadcast in 2.0.0; the official client sends no other binary frames. */
const broadcastKind = 3;
/** The header: the kind, five lengths in bytes, and the encoding of the payload. */
const binaryHeadBytes = 7;

/**
 * Parses the refs and the topic of a binary broadcast frame of 2.0.0. The payload is not read.
 * @returns undefined for any other input
 */
export function readBroadcastFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < binaryHeadBytes || bytes[0] !== broadcastKind) return undefined;
  let start = binaryHeadBytes;
  const [joinRef = '', ref = '', topic = ''] = [...bytes.subarray(1, 4)].map((length) => {
    start += length;
    return bytes.toString('utf8', start - length, start);
  });
  if (start > bytes.length || !isRef(joinRef) || !isRef(ref)) return undefined;
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload: null };
}

/** Returns a frame as text. @param payload already as JSON, so that a payload for many sockets is serialized once */
export function writeFrame(
  version: ProtocolVersion,
  { joinRef, ref, topic, event }: Omit<Frame, 'payload'>,
  payload: string,
): string {
  const [j, r, t, e] = [joinRef, ref, topic, event].map((field) => JSON.stringify(field));
  if (version === '2.0.0') return `[${j},${r},${t},${e},${payload}]`;
  return `{"join_ref":${j},"ref":${r},"topic":${t},"event":${e},"payload":${payload}}`;
}
