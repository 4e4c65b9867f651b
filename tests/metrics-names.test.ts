import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { watchProcess } from '#server/metrics/watch-process.ts';
import { createTestApp, type TestApp } from './support/app.ts';

/** Everything written for Prometheus uses metrics of the product, with labels that they have. */
const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

type Alerts = {
  groups: {
    rules: { alert: string; expr: string; labels: object; annotations: { todo: string } }[];
  }[];
};
type Panel = {
  id: number;
  title: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { uid: string };
  targets?: { expr: string; legendFormat: string }[];
};
type Dashboard = {
  panels: Panel[];
  templating: { list: { name: string; definition?: string }[] };
};
const dashboard = JSON.parse(read('ops/grafana-dashboard.json')) as Dashboard;
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

const alerts = (parse(read('ops/prometheus-alerts.yaml')) as Alerts).groups.flatMap(
  ({ rules }) => rules,
);

let testApp: TestApp;
let known: Map<string, readonly string[]>;
beforeAll(async () => {
  testApp = await createTestApp();
  const { metrics } = testApp.services;
  watchProcess(metrics);
  const all = metrics.registry.getMetricsAsArray() as unknown as {
    name: string;
    labelNames: string[];
    type: string;
  }[];
  known = new Map(
    all.flatMap(({ name, labelNames, type }): [string, string[]][] =>
      type === 'histogram'
        ? ['_count', '_sum', '_bucket'].map((part) => [`${name}${part}`, [...labelNames, 'le']])
        : [[name, labelNames]],
    ),
  );
});
afterAll(() => testApp.close());

/** Returns the metrics in a query, with the labels that it filters by. */
function askedBy(query: string): { name: string; labels: string[] }[] {
  return [...query.matchAll(/\b((?:saffron|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', picked = '']) => ({
      name,
      labels: [...picked.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label),
    }),
  );
}

/** Labels that Prometheus itself adds. */
const ofPrometheus = ['job', 'instance'];

test.each(alerts)('the alert $alert uses existing metrics, and says what to do', (rule) => {
  const asked = askedBy(rule.expr);
  if (rule.alert !== 'ProcessAway') expect(asked).not.toEqual([]);
  for (const { name, labels } of asked) {
    const has = known.get(name);
    expect(has, name).toBeDefined();
    expect([...ofPrometheus, ...(has ?? [])]).toEqual(expect.arrayContaining(labels));
  }
  expect(rule.annotations.todo).not.toBe('');
});

/** Returns the labels that a query groups by and those in its legend. */
function labelsShownBy({ expr, legendFormat }: { expr: string; legendFormat: string }): string[] {
  const sums = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  );
  return [...sums, ...[...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)];
}

test.each(panels)('the dashboard panel $title uses existing metrics and labels', (panel) => {
  const { targets = [], datasource } = panel;
  expect(targets).not.toEqual([]);
  // `up` is a metric of Prometheus itself.
  const queries = targets.filter(({ expr }) => !/^sum\(up\{/.test(expr));
  for (const query of queries) {
    const asked = askedBy(query.expr);
    expect(asked, query.expr).not.toEqual([]);
    for (const { name, labels } of asked) {
      const has = known.get(name);
      expect(has, name).toBeDefined();
      expect([...ofPrometheus, ...(has ?? [])], query.expr).toEqual(
        expect.arrayContaining([...labels, ...labelsShownBy(query)]),
      );
    }
  }
  // The data source is selected at the import: the uid of another installation would show nothing.
  const variables = dashboard.templating.list.map(({ name }) => `\${${name}}`);
  expect(variables).toContain(datasource?.uid);
});

test('the dashboard shows every metric of the product, and no panels overlap', () => {
  const definitions = dashboard.templating.list.map(({ definition = '' }) => definition);
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const shown = [...definitions, ...queries].join(' ');
  const families = [...known.keys()].filter((name) => name.startsWith('saffron_'));
  const own = new Set(families.map((name) => name.replace(/_(count|sum|bucket)$/, '')));
  expect([...own].filter((name) => !shown.includes(name))).toEqual([]);
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(dashboard.panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
});

test('each value of the label what in an alert is one that the database reports', async () => {
  const rows = await testApp.services.database.asService(
    (sql) => sql<{ label: string }[]>`
      select label from private.read_metrics() where name = 'oldest'`,
  );
  const labels = rows.map(({ label }) => label);
  for (const { expr } of alerts) {
    for (const [, operator, what = ''] of expr.matchAll(/what(=~?)"([^"]+)"/g)) {
      const wanted = new RegExp(operator === '=~' ? `^${what}$` : `^${RegExp.escape(what)}$`);
      expect(
        labels.filter((label) => wanted.test(label)),
        what,
      ).not.toEqual([]);
    }
  }
});

test('each metric name or prefix in operating.md exists', () => {
  const [, section = ''] = read('docs/operating.md').split('### Metrics');
  const [table = ''] = section.split('\n## ');
  const named = [...table.matchAll(/`((?:saffron|nodejs|process)_\w*)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) {
    expect(
      [...known.keys()].filter((one) => one.startsWith(name ?? '-')),
      name,
    ).not.toEqual([]);
  }
});
