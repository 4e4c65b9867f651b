import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Buckets in seconds, from a cached response to one that no client waits for any more. */
const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Buckets in seconds for model output: the chef takes a tenth of a second, a model on a small machine minutes. */
const secondsOfRecipes = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300];
const secondsOfTransactions = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 10];

/** Creates the instruments of one registry. Each name gets the prefix `saffron_`. */
export function createInstruments(registry: Registry) {
  const registers = [registry];
  /** Replaces an older metric of the same name: tests create two apps over the same services, and the later one counts. */
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
    /** A gauge whose value is computed on each scrape. */
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
