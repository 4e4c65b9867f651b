import type { RawData, WebSocket } from 'ws';
import { limits, times } from '../limits.ts';
import {
  type Frame,
  type ProtocolVersion,
  readBroadcastFrame,
  readFrame,
} from '../protocol/frames.ts';
import { readJoinRequest } from '../protocol/join-request.ts';
import { createMessages, type Messages, notServed, topicPrefix } from '../protocol/messages.ts';
import { createAllowance } from './allowance.ts';
import { Channel } from './channel.ts';
import type { ChannelHost } from './channel-host.ts';

/** What all sockets of the process share. */
export type Shared = {
  /** Returns whether this user may use one more socket. */
  admit(userId: string, connection: Connection): boolean;
  noteSent(bytes: number): void;
};

export type ConnectionServices = Pick<ChannelHost, 'services' | 'changes' | 'endedSessions'>;

export type Visitor = { apiKey: string; version: ProtocolVersion };

/** WebSocket close codes (RFC 6455 and the IANA registry). */
export const closeCodes = { policy: 1008, restart: 1012, tryLater: 1013 } as const;

/** The number of the newest socket of this process. The rounds split the sockets into slices by their numbers. */
let lastNumber = 0;

/** One socket: reads its frames, holds its channels, and sends messages while the buffer has room. */
export class Connection {
  readonly number: number;
  readonly channels = new Map<string, Channel>();
  /** The users of this socket. It counts toward the socket limit of each of them until it closes. */
  readonly userIds = new Set<string>();
  readonly #socket: WebSocket;
  readonly #shared: Shared;
  readonly #messages: Messages;
  readonly #version: ProtocolVersion;
  readonly #host: ChannelHost;
  readonly #mayFrame = createAllowance(limits.frames);
  readonly #mayJoin = createAllowance(limits.joins);
  #lastId = 0;
  #hasAnswered = true;
  #pingedAtMs = performance.now();

  constructor(
    socket: WebSocket,
    { apiKey, version }: Visitor,
    services: ConnectionServices,
    shared: Shared,
  ) {
    lastNumber += 1;
    this.number = lastNumber;
    this.#socket = socket;
    this.#shared = shared;
    this.#version = version;
    this.#messages = createMessages(version);
    this.#host = {
      ...services,
      apiKey,
      messages: this.#messages,
      send: (text) => this.#send(text),
      nextId: () => {
        this.#lastId += 1;
        return this.#lastId;
      },
      admit: (userId) => {
        if (!shared.admit(userId, this)) return false;
        this.userIds.add(userId);
        return true;
      },
      forget: (join) => {
        // A newer channel may have replaced it under the same topic.
        if (this.channels.get(join.topic)?.join === join) this.channels.delete(join.topic);
      },
    };
    socket.on('message', (data, isBinary) => this.#read(data, isBinary));
    socket.on('pong', () => {
      this.#hasAnswered = true;
    });
    socket.on('close', () => this.#drop());
  }

  get bufferedBytes(): number {
    return this.#socket.bufferedAmount;
  }

  /** Closes the socket with a close frame; `ws` terminates it if the peer does not answer in time. */
  end(code: number, reason: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#drop();
    this.#socket.close(code, reason);
  }

  endAsTooSlow(): void {
    this.end(closeCodes.tryLater, 'Too much is waiting to be read. Please connect again.');
  }

  /** Runs once a second: closes channels with an expired token, and pings the peer or terminates it if the last ping was not answered. */
  checkHealth(): void {
    for (const channel of this.channels.values()) {
      if (channel.isExpired) channel.close('The access token has expired.');
    }
    const atMs = performance.now();
    if (atMs - this.#pingedAtMs < times.pingMs) return;
    if (!this.#hasAnswered) {
      this.#socket.terminate();
      return;
    }
    this.#hasAnswered = false;
    this.#pingedAtMs = atMs;
    this.#socket.ping();
  }

  #drop(): void {
    for (const channel of [...this.channels.values()]) channel.drop();
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > limits.bufferedBytes) {
      this.endAsTooSlow();
      return;
    }
    this.#socket.send(text);
    this.#shared.noteSent(text.length);
  }

  #read(data: RawData, isBinary: boolean): void {
    this.#hasAnswered = true;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#mayFrame()) {
      this.end(closeCodes.policy, 'Too many messages in this time.');
      return;
    }
    const frame = isBinary ? this.#readBinary(data) : readFrame(data.toString(), this.#version);
    if (frame) this.#handle(frame);
  }

  #readBinary(data: RawData): Frame | undefined {
    if (this.#version !== '2.0.0' || !Buffer.isBuffer(data)) return undefined;
    return readBroadcastFrame(data);
  }

  #handle(frame: Frame): void {
    const isOurs =
      frame.topic.startsWith(topicPrefix) && frame.topic.length <= limits.topicCharacters;
    if (frame.topic === 'phoenix') {
      if (frame.event === 'heartbeat') this.#send(this.#messages.ok(frame));
    } else if (!isOurs) this.#send(this.#messages.error(frame, 'unmatched topic'));
    else if (frame.event === 'phx_join') this.#join(frame);
    else this.#handleOfChannel(frame, this.channels.get(frame.topic));
  }

  #handleOfChannel(frame: Frame, channel: Channel | undefined): void {
    // A frame for an earlier channel of the same topic must not affect the current channel.
    const isItsOwn = frame.joinRef === null || frame.joinRef === channel?.join.joinRef;
    if (frame.event === 'phx_leave') {
      this.#send(this.#messages.ok(frame));
      if (isItsOwn) channel?.close();
    } else if (!channel) this.#send(this.#messages.error(frame, 'unmatched topic'));
    else if (isItsOwn) this.#handleInChannel(frame, channel);
  }

  #handleInChannel(frame: Frame, channel: Channel): void {
    if (frame.event === 'access_token') {
      const { access_token: token } = (frame.payload ?? {}) as { access_token?: unknown };
      void channel.changeToken(token);
    } else if (frame.event === 'broadcast' || frame.event === 'presence') {
      this.#send(this.#messages.error(frame, notServed));
    }
  }

  #join(frame: Frame): void {
    const joining = this.#readJoin(frame);
    if (!joining.ok) this.#send(this.#messages.error(frame, joining.reason));
    else {
      this.channels.get(frame.topic)?.close();
      const channel = new Channel(this.#host, frame, joining.request);
      this.channels.set(frame.topic, channel);
      void channel.open();
    }
  }

  #readJoin(frame: Frame): ReturnType<typeof readJoinRequest> {
    if (!this.#mayJoin()) {
      return { ok: false, reason: 'Too many joins in this time. Please try again.' };
    }
    const isFull = this.channels.size >= limits.channelsPerSocket;
    if (isFull && !this.channels.has(frame.topic)) {
      const reason = `A connection has ${limits.channelsPerSocket} channels at most.`;
      return { ok: false, reason };
    }
    return readJoinRequest(frame.payload);
  }
}
