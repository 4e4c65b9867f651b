import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Pictured } from '#photographer/photograph.ts';
import { DrawingWorker } from '#server/functions/pictures/drawing-worker.ts';
import { pictureSize } from '#server/functions/pictures/encode-rendering.ts';
import { webpSettings } from '#server/storage/picture-format.ts';
import { openRecipeWriter } from '../../scripts/chef/recipe-writer.ts';
import { spreadDishes } from '../../scripts/picture-sheet/spread-dishes.ts';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';

const longestMs = 4000;
const mostMemoryMb = 300;
const longestStallMs = 50;

const megabytes = () => process.memoryUsage().rss / 2 ** 20;

/** Measures the yardstick: the encoder alone, on the raw pixels of one of our pictures. Returns the median in milliseconds. */
async function measureEncoder(picture: Uint8Array): Promise<number> {
  const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const startedMs = performance.now();
    await sharp(data, { raw: { ...pictureSize, channels: 3 } })
      .webp(webpSettings)
      .toBuffer();
    times.push(performance.now() - startedMs);
  }
  return percentile(times, 0.5);
}

async function drawAll(recipes: readonly Pictured[]) {
  const worker = new DrawingWorker();
  const times: number[] = [];
  const sizes: number[] = [];
  let picture = new Uint8Array();
  let mostMb = 0;
  for (const recipe of recipes) {
    const startedMs = performance.now();
    const drawn = await worker.draw(recipe, { signal: AbortSignal.timeout(60_000) });
    times.push(performance.now() - startedMs);
    sizes.push(drawn.picture.byteLength / 1024);
    picture = new Uint8Array(drawn.picture);
    mostMb = Math.max(mostMb, megabytes());
  }
  return { times, sizes, picture, mostMb };
}

/**
 * npm run bench -- photographer [--count n] [--seed n]: draws dishes of the chef in the server's own worker, and measures how
 * much it delays the event loop of the serving thread. Memory is the growth of the process, including the worker and its encoder. Exits
 * with 1 when a bar is missed.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { count: { type: 'string', default: '48' }, seed: { type: 'string', default: '7' } },
  });
  // Compose first, before measuring: the chef and his tables are not part of the cost of a picture.
  const recipes = spreadDishes(await openRecipeWriter(), Number(values.count), values.seed);
  const beforeMb = megabytes();
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  const { times, sizes, picture, mostMb } = await drawAll(recipes);
  loop.disable();
  const encoderMs = await measureEncoder(picture);
  const stallMs = loop.percentile(99) / 1e6;
  const p95Ms = percentile(times, 0.95);
  const grownMb = mostMb - beforeMb;
  const row = (what: string, is: string, bar = '', holds = true) => ({ what, is, bar, holds });
  const rows = [
    row('a picture, p50', `${percentile(times, 0.5).toFixed(0)} ms`),
    row('a picture, p95', `${p95Ms.toFixed(0)} ms`, `≤ ${longestMs} ms`, p95Ms <= longestMs),
    row('the first, with its thread', `${(times[0] ?? 0).toFixed(0)} ms`),
    row('yardstick: the encoder alone', `${encoderMs.toFixed(0)} ms`),
    row('a picture in encoders', `${(percentile(times, 0.5) / encoderMs).toFixed(1)}`),
    row('memory', `${grownMb.toFixed(0)} MB`, `≤ ${mostMemoryMb} MB`, grownMb <= mostMemoryMb),
    row(
      'event loop p99',
      `${stallMs.toFixed(1)} ms`,
      `< ${longestStallMs} ms`,
      stallMs < longestStallMs,
    ),
    row(
      'size, p50 and largest',
      `${percentile(sizes, 0.5).toFixed(0)} and ${Math.max(...sizes).toFixed(0)} KB`,
    ),
  ];
  printTable(
    rows.map(({ holds, ...rest }) => ({ ...rest, holds: rest.bar ? (holds ? 'yes' : 'NO') : '' })),
  );
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
}
