import { connect } from 'node:net';

/** What came back on a connection, parsed by hand: a client would hide what is odd about it. */
export type Answer = {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
  durationMs: number;
};

/** Why there is no answer. `closed` is a connection that ended without one. */
export type NoAnswer = { failed: 'closed' | 'hung' | 'unreadable'; seen: string };

type Head = { status: number; headers: Map<string, string>; length: number };

function readHead(bytes: Buffer): Head | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [line = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})(?: |$)/.exec(line)?.[1]);
  if (!status) throw new SyntaxError(`no status line: ${line.slice(0, 200)}`);
  const headers = new Map<string, string>();
  for (const one of lines) {
    const colon = one.indexOf(':');
    if (colon < 1) throw new SyntaxError(`no header: ${one.slice(0, 200)}`);
    const name = one.slice(0, colon).toLowerCase();
    const value = one.slice(colon + 1).trim();
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return { status, headers, length: end + 4 };
}

/** Joins the chunks of a body; undefined while its end has not arrived. */
function readChunks(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (Number.isNaN(size)) throw new SyntaxError('no size of a chunk');
    const from = lineEnd + 2;
    if (bytes.length < from + size + 2) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(from, from + size));
    at = from + size + 2;
  }
}

const hasNoBody = (method: string, status: number): boolean =>
  method === 'HEAD' || status === 204 || status === 304 || status < 200;

function readBody(head: Head, rest: Buffer, method: string, ended: boolean): Buffer | undefined {
  if (hasNoBody(method, head.status)) return Buffer.alloc(0);
  if (head.headers.get('transfer-encoding') === 'chunked') return readChunks(rest);
  const length = head.headers.get('content-length');
  if (length === undefined) return ended ? rest : undefined;
  return rest.length >= Number(length) ? rest.subarray(0, Number(length)) : undefined;
}

type Read = Omit<Answer, 'durationMs'>;

/** Returns the first complete answer in the bytes so far; interim answers are skipped. @throws SyntaxError */
function readAnswer(bytes: Buffer, method: string, ended: boolean): Read | undefined {
  const head = readHead(bytes);
  if (!head) return undefined;
  const rest = bytes.subarray(head.length);
  if (head.status >= 100 && head.status < 200 && head.status !== 101) {
    return readAnswer(rest, method, ended);
  }
  const body = readBody(head, rest, method, ended);
  return body && { status: head.status, headers: head.headers, body };
}

/**
 * Sends bytes over a separate connection and reads the first answer.
 * @param method of the request in the bytes, since the answer to a HEAD has no body
 */
export function exchange(
  port: number,
  { bytes, method, timeoutMs }: { bytes: Buffer; method: string; timeoutMs: number },
): Promise<Answer | NoAnswer> {
  const startedAtMs = performance.now();
  const socket = connect({ port, host: '127.0.0.1' });
  const parts: Buffer[] = [];
  return new Promise((resolve) => {
    const end = (outcome: Answer | NoAnswer) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const fail = (failed: NoAnswer['failed']) =>
      end({ failed, seen: Buffer.concat(parts).toString('latin1').slice(0, 500) });
    const timer = setTimeout(() => fail('hung'), timeoutMs);
    const look = (ended: boolean) => {
      try {
        const read = readAnswer(Buffer.concat(parts), method, ended);
        if (read) end({ ...read, durationMs: performance.now() - startedAtMs });
        else if (ended) fail('closed');
      } catch {
        fail('unreadable');
      }
    };
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      look(false);
    });
    // The server resets the connection when it refuses a body that is still being sent: the answer has already arrived.
    socket.on('error', () => {});
    socket.on('close', () => look(true));
    socket.write(bytes);
  });
}
