import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChatRequest, chunk, completion, cut, promptOf, usageChunk } from './chat-events.ts';
import type { Reply, ReplyFault } from './reply.ts';

type Spoken = Extract<Reply, { text: string }>;

/** One answer in progress. */
export type Line = {
  request: ChatRequest;
  response: ServerResponse;
  /** Called before the first word is sent. */
  onFirstToken: () => void;
};

const isGone = (response: ServerResponse) => response.destroyed || response.closed;

const isWithinCharacter = (byte: number) => (byte & 0xc0) === 0x80;

/** Sends one event, optionally in pieces that end inside each multi-byte character. */
async function send(response: ServerResponse, event: string, withinCharacters: boolean) {
  const bytes = Buffer.from(event);
  let sent = 0;
  for (let at = 1; withinCharacters && at < bytes.length; at += 1) {
    if (!isWithinCharacter(bytes[at] ?? 0)) continue;
    response.write(bytes.subarray(sent, at));
    sent = at;
    await wait(1);
  }
  response.write(bytes.subarray(sent));
}

/** The time that the words before a cut need to arrive: a connection reset would discard data in transit. */
const arrivalMs = 60;

async function goWrong(response: ServerResponse, how: ReplyFault['how']): Promise<void> {
  if (how === 'is cut') {
    await wait(arrivalMs);
    response.destroy();
  }
  if (how === 'ends early') response.end();
  if (how === 'turns to garbage') response.end('data: {"choices":[{"delta":{"conte\n\n');
}

/** Returns where these words end in a text. */
function endOf(text: string, words: string): number {
  const at = text.indexOf(words);
  if (at < 0) throw new RangeError(`The model never says "${words}".`);
  return at + words.length;
}

async function speakPieces(spoken: Spoken, { request, response, onFirstToken }: Line) {
  const { pieces = 'words', everyMs = 0, fault, hold } = spoken;
  const { model = 'double' } = request;
  const holdFrom = hold ? endOf(spoken.text, hold.after) : Number.POSITIVE_INFINITY;
  let said = 0;
  for (const content of cut(spoken.text, pieces === 'bytes' ? 'words' : pieces)) {
    if (said >= holdFrom) await hold?.until;
    if (isGone(response)) return false;
    if (fault && said >= fault.afterCharacters) {
      await goWrong(response, fault.how);
      return false;
    }
    if (said === 0) onFirstToken();
    await send(response, chunk(model, { content }), pieces === 'bytes');
    said += content.length;
    if (everyMs > 0) await wait(everyMs);
  }
  return true;
}

/** Streams an answer as OpenAI's servers do, with the failure that the script defines. */
export async function speak(spoken: Spoken, line: Line): Promise<void> {
  const { request, response } = line;
  const { firstTokenAfterMs = 0, finishReason = 'stop', text } = spoken;
  const { model = 'double' } = request;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(chunk(model, { role: 'assistant', content: '' }));
  if (firstTokenAfterMs > 0) await wait(firstTokenAfterMs);
  if (!(await speakPieces(spoken, line)) || isGone(response)) return;
  response.write(chunk(model, {}, finishReason));
  if (request.stream_options?.include_usage) {
    response.write(usageChunk(model, promptOf(request), text));
  }
  response.end('data: [DONE]\n\n');
}

/** Sends an answer without streaming. */
export async function speakAtOnce(spoken: Spoken, { request, response, onFirstToken }: Line) {
  const { firstTokenAfterMs = 0, finishReason = 'stop', text, fault } = spoken;
  if (firstTokenAfterMs > 0) await wait(firstTokenAfterMs);
  const body = JSON.stringify(
    completion(request.model ?? 'double', promptOf(request), text, finishReason),
  );
  response.writeHead(200, { 'content-type': 'application/json' });
  onFirstToken();
  if (!fault) {
    response.end(body);
    return;
  }
  response.write(body.slice(0, fault.afterCharacters));
  await goWrong(response, fault.how);
}

/** Streams words without end, at the pace at which the client reads them. */
export async function speakForEver({ request, response, onFirstToken }: Line): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  onFirstToken();
  const content = 'and then stir it once more, '.repeat(40);
  while (!isGone(response)) {
    const isRoom = response.write(chunk(request.model ?? 'double', { content }));
    if (isRoom) await new Promise((resolve) => setImmediate(resolve));
    else await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
}

const once = (response: ServerResponse, event: 'drain' | 'close') =>
  new Promise<void>((resolve) => response.once(event, () => resolve()));
