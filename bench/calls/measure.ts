import { parseArgs } from 'node:util';
import { percentile } from '../percentile.ts';
import { printTable } from '../print-table.ts';
import { type HotCall, hotCalls } from './hot-calls.ts';
import type { Load } from './load.ts';
import { type CallsStage, type Contestant, openStage } from './open-stage.ts';

/** The least share of the bare handler's requests per second that the product must reach. */
const leastOfBare = 0.4;
/** How many times the other product's requests per second the product must reach. */
const leastOfLite = 5;

type Options = { rounds: number; seconds: number };
type PerSecond = Record<keyof CallsStage['contestants'], number[]>;

async function loadOnce(stage: CallsStage, call: HotCall, one: Contestant, seconds: number) {
  const connections = stage.recorded
    .filter((recorded) => recorded.call === call)
    .map((recorded) => one.wiresOf(recorded));
  const load = { url: one.url, seconds, connections: connections as Load['connections'] };
  const { perSecond, failed } = await stage.load(load);
  if (failed > 0) process.stderr.write(`${one.name}, ${call.name}: ${failed} requests failed.\n`);
  return failed > 0 ? 0 : perSecond;
}

/** Measures the three in turn, so that other load on the machine affects all of them. */
async function measureCall(stage: CallsStage, call: HotCall, { rounds, seconds }: Options) {
  const perSecond: PerSecond = { product: [], bare: [], lite: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const name of ['product', 'bare', 'lite'] as const) {
      const isWarmUp = round < 0;
      const found = await loadOnce(stage, call, stage.contestants[name], isWarmUp ? 1 : seconds);
      if (!isWarmUp) perSecond[name].push(found);
    }
  }
  return { call, perSecond };
}

function rowOf({ call, perSecond }: Awaited<ReturnType<typeof measureCall>>) {
  const [product, bare, lite] = [perSecond.product, perSecond.bare, perSecond.lite].map((list) =>
    percentile(list, 0.5),
  ) as [number, number, number];
  return {
    call: call.name,
    'product/s': product.toFixed(0),
    'bare/s': bare.toFixed(0),
    'lite/s': lite.toFixed(0),
    'of bare': (product / bare).toFixed(2),
    'times lite': (product / lite).toFixed(1),
  };
}

/**
 * npm run bench -- calls [--rounds n] [--seconds n] [--connections n] [--only text]: measures the six calls that cooks make most, against
 * a bare handler with the same SQL and against the closest product. Exits with 1 when a ratio is missed.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '20' },
      only: { type: 'string', default: '' },
    },
  });
  const how = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  const stage = await openStage(Number(values.connections));
  try {
    const rows: ReturnType<typeof rowOf>[] = [];
    for (const call of hotCalls.filter(({ name }) => name.includes(values.only))) {
      rows.push(rowOf(await measureCall(stage, call, how)));
    }
    printTable(rows);
    const missed = rows.filter(
      (row) => !(Number(row['of bare']) >= leastOfBare && Number(row['times lite']) >= leastOfLite),
    );
    process.stdout.write(
      `${missed.length} of ${rows.length} calls miss ${leastOfBare} of the bare handler or ${leastOfLite} times the other product.\n`,
    );
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await stage.close();
  }
}
