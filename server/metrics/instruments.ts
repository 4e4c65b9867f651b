import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds from a cached answer to one that nobody waits for any more. */
const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Seconds of what models write: the chef takes a tenth of one, a model on a small machine minutes. */
const secondsOfRecipes = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300];
const secondsOfTransactions = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 10];

/** Makes the instruments of one registry, each named as the product's own. */
export function createInstruments(registry: Registry) {
  const registers = [registry];
  /** Of two apps over the same services, as tests make them one after the other, the later one is read. */
  function common(own: string, help: string) {
    const name = `saffron_${own}`;
    registry.removeSingleMetric(name);
    return { name, help, registers };
  }
  return {
    counter: <L extends string>(name: string, help: string, ...labelNames: L[]) =>
      new Counter<L>({ ...common(name, help), labelNames }),
    gauge: <L extends string>(name: string, help: string, ...labelNames: L[]) =>
      new Gauge<L>({ ...common(name, help), labelNames }),
    /** A gauge that is asked for when somebody reads it. */
    watched: (name: string, help: string, read: () => number) =>
      new Gauge({
        ...common(name, help),
        collect() {
          this.set(read());
        },
      }),
    requests: <L extends string>(name: string, help: string, ...labelNames: L[]) =>
      new Histogram<L>({ ...common(name, help), labelNames, buckets: secondsOfRequests }),
    recipes: <L extends string>(name: string, help: string, ...labelNames: L[]) =>
      new Histogram<L>({ ...common(name, help), labelNames, buckets: secondsOfRecipes }),
    transactions: (name: string, help: string) =>
      new Histogram({ ...common(name, help), buckets: secondsOfTransactions }),
  };
}

export type Instruments = ReturnType<typeof createInstruments>;
