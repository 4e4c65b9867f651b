import { once } from 'node:events';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { WebSocket } from 'ws';

/** Joins with the official client and returns its first status: SUBSCRIBED, or CHANNEL_ERROR with the reason. */
export function subscribed(
  channel: RealtimeChannel,
): Promise<{ status: string; message: string | undefined }> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve({ status, message: error?.message }));
  });
}

export type Message = {
  joinRef: unknown;
  ref: unknown;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
};

function readMessage(text: string): Message {
  const message = JSON.parse(text);
  if (!Array.isArray(message)) {
    const { join_ref: joinRef, ref, topic, event, payload } = message;
    return { joinRef, ref, topic, event, payload };
  }
  const [joinRef, ref, topic, event, payload] = message;
  return { joinRef, ref, topic, event, payload };
}

/** Opens a socket without the official client, to send frames that it never sends and to see each message. */
export async function openRawSocket(
  url: string,
  apiKey: string,
  {
    vsn = '2.0.0',
    headers = {},
  }: { vsn?: string | undefined; headers?: Record<string, string> } = {},
) {
  const address = new URL('/realtime/v1/websocket', url.replace(/^http/, 'ws'));
  address.search = new URLSearchParams({ apikey: apiKey, ...(vsn && { vsn }) }).toString();
  const socket = new WebSocket(address, { headers });
  const messages: Message[] = [];
  let closing: { code: number; reason: string } | undefined;
  socket.on('message', (data) => messages.push(readMessage(data.toString())));
  socket.on('close', (code, reason) => {
    closing = { code, reason: reason.toString() };
  });
  await once(socket, 'open');
  return {
    socket,
    messages,
    closing: () => closing,
    send: (frame: unknown) => socket.send(JSON.stringify(frame)),
    /** Waits for a message whose fields equal the expected ones and returns it. */
    async heard(expected: Partial<Message>): Promise<Message> {
      const find = () => messages.find((one) => matches(one, expected));
      await expect.poll(find, { message: JSON.stringify(expected) }).toBeDefined();
      return find() as Message;
    },
    async closed(): Promise<{ code: number; reason: string }> {
      await expect.poll(() => closing).toBeDefined();
      return closing as { code: number; reason: string };
    },
  };
}

export type RawSocket = Awaited<ReturnType<typeof openRawSocket>>;

function matches(message: Message, expected: Partial<Message>): boolean {
  return Object.entries(expected).every(
    ([field, value]) => JSON.stringify(message[field as keyof Message]) === JSON.stringify(value),
  );
}
