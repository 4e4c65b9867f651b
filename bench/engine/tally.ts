import type { Case } from '#tests/support/model-answers/faults/cases.ts';
import type { Run } from '#tests/support/model-server/run-case.ts';

export type Ran = { one: Case; run: Run };

/** One row of the table: counts over all cases of a kind. */
export type Row = {
  kind: string;
  cases: number;
  served: number;
  repaired: number;
  refused: number;
  violations: number;
  found: string;
  credits: number;
  notices: number;
};

const count = (runs: readonly Ran[], holds: (one: Ran) => boolean) => runs.filter(holds).length;

function rowOf(kind: string, runs: readonly Ran[]): Row {
  const seen = runs.filter(({ one }) => one.calls !== undefined);
  return {
    kind,
    cases: runs.length,
    served: count(runs, ({ run }) => run.served),
    repaired: count(runs, ({ run }) => run.repaired),
    refused: count(runs, ({ run }) => !run.served),
    violations: count(runs, ({ run }) => run.violation),
    found: seen.length > 0 ? `${count(seen, ({ run }) => run.found)}` : '',
    credits: count(runs, ({ run }) => run.isCreditExact),
    notices: count(runs, ({ run }) => run.right),
  };
}

/** Returns one row for each kind of case, in the order in which they ran, and one row for all. */
export function tally(runs: readonly Ran[]): Row[] {
  const kinds = Map.groupBy(runs, ({ one }) => one.kind);
  return [...[...kinds].map(([kind, ran]) => rowOf(kind, ran)), rowOf('all', runs)];
}

const share = (runs: readonly Ran[], holds: (one: Ran) => boolean) =>
  runs.length > 0 ? count(runs, holds) / runs.length : 1;

export type Bar = { bar: string; is: string; holds: boolean };

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** Returns the bars that the engine must meet, from the runs alone. */
export function barsOf(runs: readonly Ran[]): Bar[] {
  const clean = runs.filter(({ one }) => one.kind === 'clean');
  const grounding = runs.filter(({ one }) => one.calls === 'repair');
  const dangers = runs.filter(({ one }) => one.calls === 'note');
  const asTheyAre = share(clean, ({ run }) => run.right);
  const found = share(grounding, ({ run }) => run.found);
  const noted = share(dangers, ({ run }) => run.found);
  const violations = count(runs, ({ run }) => run.violation);
  const inexact = count(runs, ({ run }) => !run.isCreditExact);
  const faulty = runs.filter(({ one }) => one.kind !== 'clean');
  // A fault is repaired with a clean answer, so a false alarm shows here too.
  const ended = share(faulty, ({ run }) => run.right);
  return [
    { bar: '0 violations served', is: `${violations}`, holds: violations === 0 },
    { bar: 'every credit exact', is: `${inexact} not`, holds: inexact === 0 },
    { bar: '≥ 98 % of faults end as they should', is: percent(ended), holds: ended >= 0.98 },
    { bar: '≥ 95 % of grounding faults found', is: percent(found), holds: found >= 0.95 },
    { bar: 'every missing temperature noted', is: percent(noted), holds: noted >= 0.95 },
    {
      bar: '≥ 98 % of clean answers served as they are',
      is: percent(asTheyAre),
      holds: asTheyAre >= 0.98,
    },
  ];
}
