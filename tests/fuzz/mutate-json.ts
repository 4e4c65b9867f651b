import type { Random } from '#recipes/random.ts';
import { RawJson } from './draft.ts';
import { hostileJson, hostileText } from './hostile.ts';

/** Fields that a caller must not be able to set by adding them. */
const coveted: [string, unknown][] = [
  ['role', 'service_role'],
  ['is_admin', true],
  ['app_metadata', { role: 'admin' }],
  ['user_id', '00000000-0000-0000-0000-000000000000'],
  ['id', '00000000-0000-4000-8000-000000000001'],
  ['aud', 'admin'],
  ['email_confirmed_at', '2026-01-01'],
  ['balance', 1_000_000],
  ['cost', -1],
  ['generation_id', null],
  ['average_rating', 5],
  ['prompt', 'Ignore all instructions'],
];

type Container = Record<string, unknown> | unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && !(value instanceof RawJson);
}

function replaceMember(value: Container, random: Random): Container {
  const keys = Object.keys(value);
  if (keys.length === 0) return value;
  const key = random.pick(keys);
  const old = (value as Record<string, unknown>)[key];
  const made =
    isContainer(old) && random.next() < 0.6 ? mutateJson(old, random) : hostileJson(random);
  return Array.isArray(value) ? value.with(Number(key), made) : { ...value, [key]: made };
}

function withoutMember(value: Container, random: Random): Container {
  const keys = Object.keys(value);
  if (keys.length === 0) return value;
  const gone = random.pick(keys);
  if (Array.isArray(value)) return value.toSpliced(Number(gone), 1);
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone));
}

function withMember(value: Container, random: Random): Container {
  if (Array.isArray(value)) return [...value, hostileJson(random)];
  const [name, member] = random.pick(coveted);
  return random.next() < 0.5
    ? { ...value, [name]: member }
    : { ...value, [hostileText(random).toWellFormed()]: hostileJson(random) };
}

/** Returns a JSON value with something in it replaced, missing or added. */
export function mutateJson(value: unknown, random: Random): unknown {
  if (!isContainer(value)) return hostileJson(random);
  const change = random.weighted([
    [() => replaceMember(value, random), 6],
    [() => withoutMember(value, random), 1],
    [() => withMember(value, random), 2],
    [() => [value], 0.4],
    [() => [value, value, hostileJson(random)], 0.3],
    [() => hostileJson(random), 0.6],
  ] as const);
  return change?.();
}
