// Run by lost-while-opening.test.ts in its own process: pings twice through a proxy that drops the connection at the driver's first query.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { pino } from 'pino';
import { connectDatabase } from '#server/database/database.ts';
import { endOnUncaught } from '#server/process/graceful-stop.ts';

const [target = ''] = process.argv.slice(2);
const address = new URL(target);
const { hostname } = address;
const port = Number(address.port);
let isBroken = false;
const line = createServer((near) => {
  const far = connect(port, hostname);
  for (const end of [near, far]) end.on('error', () => undefined);
  far.pipe(near);
  near.on('data', (bytes) => {
    if (isBroken || !bytes.includes('typarray')) return far.write(bytes);
    isBroken = true;
    near.destroy();
    return far.destroy();
  });
});
line.listen(0, '127.0.0.1');
await once(line, 'listening');
endOnUncaught(pino({ level: 'fatal' }));
address.port = String((line.address() as AddressInfo).port);
const database = connectDatabase(address.href, { poolSize: 1, statementTimeoutMs: 5000 });
const first = await database.ping().then(
  () => 'answered',
  () => 'failed',
);
await database.ping();
process.stdout.write(`${isBroken ? 'broken' : 'whole'}, ${first}, answered\n`);
process.exit(0);
