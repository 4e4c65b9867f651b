import { createTestApp, type TestApp, type TestOptions } from '#tests/support/app.ts';

/** One sample of the text format: its name, labels and value. */
export type Sample = { name: string; labels: Record<string, string>; value: number };

const sampleLine = /^([a-z_:][a-z0-9_:]*)(?:\{(.*)\})? (\S+)$/i;

/** Parses the Prometheus text format. Throws on an invalid line. */
export function readSamples(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', labels = '', value = ''] = sampleLine.exec(line) ?? [];
    if (!name) throw new Error(`This is no sample: ${line}`);
    const pairs = [...labels.matchAll(/([a-z_]\w*)="((?:[^"\\]|\\.)*)"/gi)];
    return {
      name,
      labels: Object.fromEntries(pairs.map(([, key, said]) => [key, said])),
      value: Number(value),
    };
  });
}

export type MetricsScene = TestApp & {
  /** Scrapes the metrics and returns all samples. */
  scrape(): Promise<Sample[]>;
  /** Returns the sum of the samples with this name and these labels, or undefined if there is none. */
  read(name: string, labels?: Record<string, string>): Promise<number | undefined>;
};

export function asksLocally(testApp: Pick<TestApp, 'app'>) {
  return testApp.app.fetch(new Request('http://localhost:3000/metrics'), {
    peerAddress: '127.0.0.1',
  });
}

const scrapeOf = async (testApp: Pick<TestApp, 'app'>): Promise<Sample[]> =>
  readSamples(await (await asksLocally(testApp)).text());

/** Does the same as `MetricsScene.read` for any app. */
export async function readMetric(
  testApp: Pick<TestApp, 'app'>,
  name: string,
  labels: Record<string, string> = {},
): Promise<number | undefined> {
  const found = (await scrapeOf(testApp)).filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}

/** Starts the product with functions that read its metrics from this machine. */
export async function openMetricsScene(options: TestOptions = {}): Promise<MetricsScene> {
  const testApp = await createTestApp(options);
  return {
    ...testApp,
    scrape: () => scrapeOf(testApp),
    read: (name, labels) => readMetric(testApp, name, labels),
  };
}
