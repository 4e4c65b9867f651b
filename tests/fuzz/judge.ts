import { isBrowsersMachine } from '#server/settings/this-machine.ts';
import type { Written } from './draft.ts';
import type { Answer, NoAnswer } from './exchange.ts';

/** What an answer must not contain: secrets of the process, and rows of users that the caller may not see. */
export type Forbidden = { secrets: readonly string[]; canaries: readonly string[] };

export type Asked = {
  written: Written;
  /** Whether the caller may see the rows of all users: an admin, the service key. */
  privileged: boolean;
};

/** Statuses with which Node's own listener refuses a request before any door sees it: no id, no body, and the connection ends. */
const listenersOwn = new Set([400, 408, 413, 417, 431, 501]);

/** Statuses of 500 and above that correctly report a temporary state, with the words that must be in the answer. */
const foreseen: Record<number, RegExp> = {
  502: /provider|upstream/i,
  503: /busy|unavailable|interrupted|PGRST00\d|no_model|provider/i,
  504: /57014|request_timeout|statement timeout|canceling|timeout/i,
};

/** Traces of our own code, PostgreSQL and the host that must not show in an answer. */
const traces: [string, RegExp][] = [
  ['a stack', /\n\s+at .{1,200}\(?.{1,200}:\d+:\d+/],
  ['a path of this machine', new RegExp(`${process.cwd()}|node_modules/|file:///[a-z]+/.*\\.ts`)],
  ['an address of the database', /postgres(?:ql)?:\/\//],
  ['a file of this machine', /root:x:0:0|\[extensions\]|"name": "saffron-table"/],
  ['an error of the driver', /PostgresError|severity_local|ECONNREFUSED/],
  ['SQL', /\b(?:select|insert into|update|delete from)\b[^"']{1,300}\bprivate\.\w+/i],
];

const doors: [RegExp, (body: Record<string, unknown>) => boolean][] = [
  [
    /^\/auth\/v1(\/|$)/,
    (body) =>
      ('message' in body && ('code' in body || 'hint' in body)) ||
      ('error_code' in body && 'msg' in body) ||
      'error_description' in body,
  ],
  [
    /^\/rest\/v1(\/|$)/,
    (body) => ['code', 'details', 'hint', 'message'].every((name) => name in body),
  ],
  [
    /^\/storage\/v1(\/|$)/,
    (body) => ['statusCode', 'error', 'message'].every((name) => name in body),
  ],
  [/^\/(functions|realtime)\/v1(\/|$)/, (body) => 'code' in body && 'message' in body],
];

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isListeners = (answer: Answer): boolean =>
  listenersOwn.has(answer.status) &&
  answer.body.length === 0 &&
  !answer.headers.has('x-request-id');

function judgeStatus(answer: Answer, text: string): string[] {
  if (answer.status < 500 || isListeners(answer)) return [];
  return foreseen[answer.status]?.test(text)
    ? []
    : [`status ${answer.status}: ${text.slice(0, 300)}`];
}

/** Returns the path of a request, with dots resolved as the doors see it. */
const pathOf = ({ target }: Written): string =>
  URL.parse(`http://localhost${target.startsWith('/') ? target : '/'}`)?.pathname ?? target;

/** Unsupported methods and invalid hosts are refused before a door is reached. */
const isNoRequest = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  (body.code === 'method_not_allowed' || body.code === 'bad_host');

function judgeShape(answer: Answer, text: string, { written }: Asked): string[] {
  const type = answer.headers.get('content-type') ?? '';
  const found: string[] = [];
  const isEmpty = answer.body.length === 0;
  if (!isEmpty && type === '') found.push('a body without a content type');
  const isJson = type.includes('json') && written.method !== 'HEAD' && !isEmpty;
  const body = isJson ? readJson(text) : undefined;
  if (isJson && body === undefined && !answer.headers.has('content-encoding'))
    found.push(`no JSON under ${type}: ${text.slice(0, 200)}`);
  const dialect = doors.find(([door]) => door.test(pathOf(written)))?.[1];
  const isRefusal = answer.status >= 400 && !isEmpty && !isListeners(answer);
  if (!dialect || !isRefusal || isNoRequest(body)) return found;
  if (typeof body !== 'object' || body === null || !dialect(body as Record<string, unknown>)) {
    found.push(`no refusal in the door's dialect: ${type} ${text.slice(0, 200)}`);
  }
  return found;
}

function judgeHeaders(answer: Answer): string[] {
  if (isListeners(answer)) return [];
  const { headers } = answer;
  const found: string[] = [];
  if (!headers.has('x-request-id')) found.push('no request id');
  if (headers.has('x-injected') || headers.get('set-cookie')?.includes('fuzz=1'))
    found.push('an injected header');
  for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy']) {
    if (!headers.has(name)) found.push(`no ${name}`);
  }
  if (!headers.has('content-security-policy') && answer.status !== 304) found.push('no policy');
  if (headers.has('x-powered-by') || headers.has('server'))
    found.push('a header that names the software');
  return found;
}

/** Redirects must stay on the site (any port of this machine, where the site itself is local) or go to the providers of the settings. */
function judgeRedirect(answer: Answer, allowedHosts: readonly string[]): string[] {
  const location = answer.headers.get('location');
  if (location === undefined) return [];
  const url = URL.parse(location, 'http://localhost/');
  if (!url) return [`a location that is none: ${location.slice(0, 200)}`];
  const isHome = isBrowsersMachine(url.hostname) || allowedHosts.includes(url.hostname);
  return isHome && /^https?:$/.test(url.protocol)
    ? []
    : [`a redirect to ${location.slice(0, 200)}`];
}

function judgeContent(
  text: string,
  { privileged }: Asked,
  { secrets, canaries }: Forbidden,
): string[] {
  const found = traces
    .filter(([, trace]) => trace.test(text))
    .map(([name]) => `${name} in the answer: ${text.slice(0, 400)}`);
  for (const secret of secrets)
    if (text.includes(secret)) found.push(`a secret in the answer: ${secret.slice(0, 12)}…`);
  if (!privileged) {
    for (const canary of canaries)
      if (text.includes(canary)) found.push(`somebody else's row in the answer: ${canary}`);
  }
  return found;
}

/** Pages that show the mails and payments of all users to direct requests from this machine, by design. */
const shownLocally = /^\/(mailbox|sandbox)/;
const localHost = /^(localhost|127\.0\.0\.1)(:\d+)?$/i;

function isShownLocally(written: Written): boolean {
  const host = written.headers.find(([name]) => name.toLowerCase() === 'host')?.[1] ?? '';
  const isForwarded = written.headers.some(([name]) => /^(x-)?(forwarded|real)/i.test(name));
  return shownLocally.test(pathOf(written)) && localHost.test(host) && !isForwarded;
}

/** @returns what is wrong with an answer; empty when nothing is wrong */
export function judge(
  asked: Asked,
  answer: Answer | NoAnswer,
  forbidden: Forbidden,
  allowedHosts: readonly string[] = [],
): string[] {
  if ('failed' in answer) return [`no answer (${answer.failed}): ${answer.seen}`];
  const text = answer.body.toString('utf8');
  const sees = isShownLocally(asked.written) ? { ...asked, privileged: true } : asked;
  return [
    ...judgeStatus(answer, text),
    ...judgeShape(answer, text, asked),
    ...judgeHeaders(answer),
    ...judgeRedirect(answer, allowedHosts),
    ...judgeContent(text, sees, forbidden),
  ];
}
