import { openTestCluster } from '../tests/support/test-cluster.ts';
import { connectDatabase } from '../server/database/database.ts';
import { askFor } from '../server/database/asking-request.ts';
const c = await openTestCluster();
try {
const q = { text: "select '[]'::text as body, 0 as rows, null::float8 as total where $1::text[] is not null", values: [], readOnly: true, keepAs: 'zz' };
const caller = { role: 'anon' as const, claims: {} };
const id = crypto.randomUUID();
const direct = connectDatabase(c.clusterUrl.replace('DATABASE', 'saffron_template'), { poolSize: 1, statementTimeoutMs: 10000 });
const times: Record<string, number[]> = { with: [], without: [] };
for (let r = 0; r < 6000; r += 1) for (const [n, run] of Object.entries({ with: () => askFor(id, () => direct.askAsCaller(caller, q)), without: () => direct.askAsCaller(caller, q) })) {
  const t = performance.now(); await run(); times[n]!.push((performance.now() - t) * 1000);
}
for (const [n, list] of Object.entries(times)) { list.sort((a, b) => a - b); console.log(n, [0.05, 0.25, 0.5, 0.75].map((p) => Math.round(list[Math.floor(list.length * p)]!))); }
await direct.close();
} finally { await c.close(); }
