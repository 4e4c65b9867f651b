import { parseArgs } from 'node:util';
import { printTable } from '../print-table.ts';
import { measureFirstByte } from './first-byte.ts';
import { measureManyStreams } from './many-streams.ts';

/**
 * npm run bench -- generation [--generations n] [--streams n] [--every-ms n] [--words n] [--only first-byte|streams]: measures our own
 * time to the first byte with a model that answers at once, compared with a bare handler that runs the same statements, and a thousand
 * concurrent streams from a slow model server. Exits with 1 when a bar is missed.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      generations: { type: 'string', default: '300' },
      streams: { type: 'string', default: '1000' },
      'every-ms': { type: 'string', default: '500' },
      words: { type: 'string', default: '6' },
      only: { type: 'string' },
    },
  });
  const pace = { everyMs: Number(values['every-ms']), words: Number(values.words) };
  const bars = [
    ...(values.only === 'streams' ? [] : await measureFirstByte(Number(values.generations))),
    ...(values.only === 'first-byte' ? [] : await measureManyStreams(Number(values.streams), pace)),
  ];
  printTable(bars.map(({ bar, is, holds }) => ({ bar, is, holds: holds ? 'yes' : 'NO' })));
  process.exitCode = bars.every(({ holds }) => holds) ? 0 : 1;
}
