import { parseStored } from '../../../data/browser-storage.ts';
import { mostTimers } from './change-timers.ts';
import { type Cooking, nothingCooking, type Place } from './cooking.ts';
import type { Timer } from './timer.ts';

const dayMs = 24 * 60 * 60_000;
const longestName = 200;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isDuration = (value: unknown): value is number =>
  isMoment(value) && value > 0 && value <= dayMs;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestName;

function readTimer(value: unknown): Timer[] {
  if (!isRecord(value)) return [];
  const { id, recipeId, recipeName, name, step, durationMs, longestMs } = value;
  if (!isText(id) || !isText(recipeId) || !isText(recipeName) || !isText(name)) return [];
  if (!isCount(step, 1000) || !isDuration(durationMs)) return [];
  const timer = {
    ...{ id, recipeId, recipeName, name, step, durationMs },
    ...(isDuration(longestMs) && { longestMs }),
  };
  const { status, endsAtMs, leftMs, rangAtMs } = value;
  if (status === 'running' && isMoment(endsAtMs)) return [{ ...timer, status, endsAtMs }];
  if (status === 'paused' && isMoment(leftMs)) {
    return [{ ...timer, status, leftMs: Math.min(leftMs, durationMs) }];
  }
  return status === 'rung' && isMoment(rangAtMs) ? [{ ...timer, status, rangAtMs }] : [];
}

function readPlace(value: unknown): Place | undefined {
  if (!isRecord(value)) return undefined;
  const { at, ticked, lines, changedAtMs } = value;
  if (!isCount(at, 1000) || !isCount(lines, 1000) || !isMoment(changedAtMs)) return undefined;
  const marks = Array.isArray(ticked) ? ticked.filter((one) => isCount(one, 1000)) : [];
  return { at, ticked: [...new Set(marks)], lines, changedAtMs };
}

/** Parses the stored timers and places. Skips entries with an unexpected shape and keeps the valid ones. */
export function readCooking(text: string | null): Cooking {
  const value = parseStored(text);
  if (!isRecord(value) || value.version !== 1) return nothingCooking;
  const list = Array.isArray(value.timers) ? value.timers.flatMap(readTimer) : [];
  const unique = [...new Map(list.map((timer) => [timer.id, timer])).values()];
  const places = isRecord(value.places) ? value.places : {};
  return {
    timers: {
      list: unique.slice(0, mostTimers),
      seenAtMs: isMoment(value.seenAtMs) ? value.seenAtMs : 0,
    },
    places: Object.fromEntries(
      Object.entries(places).flatMap(([id, one]) => {
        const place = readPlace(one);
        return place ? [[id, place]] : [];
      }),
    ),
  };
}

/** Serializes the timers and places for storage. Returns an empty text when there is nothing to keep. */
export function printCooking({ timers, places }: Cooking): string {
  if (timers.list.length === 0 && Object.keys(places).length === 0) return '';
  return JSON.stringify({ version: 1, seenAtMs: timers.seenAtMs, timers: timers.list, places });
}
