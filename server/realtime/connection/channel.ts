import { BadBinding, type Change, type Subscription, sessionEnded } from '../changes/changes.ts';
import type { Frame } from '../protocol/frames.ts';
import { bindingOf, type JoinRequest } from '../protocol/join-request.ts';
import type { ChannelHost } from './channel-host.ts';
import { isNoToken, type Rights, readRights, TokenRefused } from './rights.ts';

const notNow = 'The server cannot answer at the moment. Please try again.';
const expired = 'The access token has expired.';

function isForClient(error: unknown): error is TokenRefused | BadBinding {
  return error instanceof TokenRefused || error instanceof BadBinding;
}

/**
 * One channel of one socket, from its join to its end.
 *
 * An asynchronous step (token, session, subscription) may complete after the channel was left or replaced. Its result is then released,
 * and no further message is sent.
 */
export class Channel {
  readonly join: Frame;
  readonly #host: ChannelHost;
  readonly #request: JoinRequest;
  readonly #asked: { id: number; binding: JoinRequest['bindings'][number] }[];
  #rights: Rights | undefined;
  #subscription: Subscription | undefined;
  /** Messages held back until the join is answered, because the client cannot assign them before; undefined afterwards. */
  #held: string[] | undefined = [];
  #isOver = false;
  #isBusy = true;
  /** The newest token that waits for the join or for the previous token switch to complete. */
  #nextToken: string | undefined;

  constructor(host: ChannelHost, join: Frame, request: JoinRequest) {
    this.#host = host;
    this.join = join;
    this.#request = request;
    this.#asked = request.bindings.map((binding) => ({ id: host.nextId(), binding }));
  }

  get rights(): Rights | undefined {
    return this.#rights;
  }

  /** True if the token has expired. False while a join or a new token is being checked: its result decides, as it may arrive at the last moment. */
  get isExpired(): boolean {
    const now = this.#host.services.clock().getTime();
    return !this.#isBusy && this.#rights !== undefined && this.#rights.expiresAtMs <= now;
  }

  /** Answers the join with a subscription or with the reason for the refusal. Never throws. */
  async open(): Promise<void> {
    const { accessToken } = this.#request;
    try {
      const rights = await this.#admit(
        accessToken === null || isNoToken(accessToken) ? this.#host.apiKey : accessToken,
      );
      if (this.#isOver) return;
      this.#rights = rights;
      const problem = await this.#subscribe(rights);
      if (!this.#isOver) this.#answerJoin(problem);
    } catch (error) {
      this.#refuse(this.#reasonOf(error));
    } finally {
      this.#isBusy = false;
    }
    await this.#switchToNext();
  }

  /** Switches to the rights of another token. Never throws. */
  async changeToken(token: unknown): Promise<void> {
    if (typeof token !== 'string' || isNoToken(token)) return;
    if (token === this.#rights?.token) return;
    this.#nextToken = token;
    await this.#switchToNext();
  }

  /** Ends the channel for good: sends the reason, and the client does not rejoin automatically. */
  close(reason?: string): void {
    if (!this.#finish()) return;
    const { messages, send } = this.#host;
    if (reason) send(messages.system(this.join, 'system', 'error', reason));
    send(messages.closed(this.join));
  }

  /** Ends the channel without a message, because the socket is closed. */
  drop(): void {
    this.#finish();
  }

  async #admit(token: string): Promise<Rights> {
    const { services, endedSessions, admit } = this.#host;
    const rights = await readRights(token, services);
    if (!rights.session) return rights;
    if (await endedSessions.has(rights.session)) throw new TokenRefused(sessionEnded);
    if (!this.#isOver && !admit(rights.session.userId)) {
      throw new TokenRefused('Too many connections of this account are open. Please close some.');
    }
    return rights;
  }

  /** @returns what is wrong with the bindings; undefined after a successful subscription */
  async #subscribe({ caller }: Rights): Promise<string | undefined> {
    if (this.#asked.length === 0) return undefined;
    try {
      const subscription = await this.#host.changes.subscribe({
        caller,
        bindings: this.#asked.map(({ id, binding }) => ({ id, binding: bindingOf(binding) })),
        deliver: (ids, change) => this.#deliver(ids, change),
        lost: (reason) => (reason === sessionEnded ? this.close(reason) : this.#lose(reason)),
      });
      if (this.#isOver) subscription.end();
      else this.#subscription = subscription;
      return undefined;
    } catch (error) {
      if (error instanceof BadBinding) return error.message;
      throw error;
    }
  }

  #answerJoin(problem: string | undefined): void {
    const { messages, send } = this.#host;
    // Like the official server: the join succeeds, and a `system` message reports that no changes will arrive. A client that asked to wait
    // for the subscription gets an error.
    if (problem !== undefined && this.#request.waits) {
      this.#refuse(problem);
      return;
    }
    const bindings = this.#asked.map(({ id, binding }) => ({ id, ...binding }));
    send(messages.ok(this.join, { postgres_changes: bindings }));
    if (this.#request.wantsPresence) send(messages.presenceState(this.join));
    if (problem !== undefined) {
      const message = `Unable to subscribe to changes with given parameters. ${problem}`;
      send(messages.system(this.join, 'postgres_changes', 'error', message));
    } else if (this.#asked.length > 0) {
      send(messages.system(this.join, 'postgres_changes', 'ok', 'Subscribed to PostgreSQL'));
    }
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const text of held) send(text);
  }

  /** Switches to the waiting token, one switch at a time. Of several tokens that arrive during a switch, only the newest is used. */
  async #switchToNext(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let token = this.#takeToken(); token !== undefined; token = this.#takeToken()) {
        const rights = await this.#admit(token);
        if (this.#isOver) return;
        this.#rights = rights;
        await this.#subscription?.changeCaller(rights.caller);
      }
    } catch (error) {
      if (isForClient(error)) this.close(error.message);
      else this.#lose(this.#reasonOf(error));
    } finally {
      this.#isBusy = false;
    }
  }

  #takeToken(): string | undefined {
    const token = this.#nextToken;
    this.#nextToken = undefined;
    return this.#isOver ? undefined : token;
  }

  #deliver(ids: number[], change: Change): void {
    if (this.isExpired) this.close(expired);
    if (this.#isOver) return;
    const text = this.#host.messages.change(this.join, ids, change);
    if (this.#held) this.#held.push(text);
    else this.#host.send(text);
  }

  /** Ends the channel so that the client joins again and reloads what it may have missed. */
  #lose(reason: string): void {
    if (!this.#finish()) return;
    const { messages, send } = this.#host;
    send(messages.system(this.join, 'postgres_changes', 'error', reason));
    send(messages.failed(this.join, reason));
  }

  #refuse(reason: string): void {
    if (this.#finish()) this.#host.send(this.#host.messages.error(this.join, reason));
  }

  #reasonOf(error: unknown): string {
    if (isForClient(error)) return error.message;
    this.#host.services.log.error({ err: error }, 'channel failed');
    return notNow;
  }

  #finish(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#held = undefined;
    this.#subscription?.end();
    this.#host.forget(this.join);
    return true;
  }
}
