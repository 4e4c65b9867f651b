import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings, settingNames } from '#server/settings/settings.ts';
import { lowMemory } from '../scripts/low-memory-mode.ts';

/** The examples in ops/ cannot be started where the tests run. These tests check that they match the product and each other. */
const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Service = {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  env_file?: string[];
  volumes?: string[];
  healthcheck?: object;
  depends_on?: string[] | Record<string, object>;
  stop_grace_period?: string;
  read_only?: boolean;
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: { table: { ipam: { config: { subnet: string }[] } } };
};

const compose = parse(read('ops/compose.yaml'), { merge: true }) as Compose;
const apps = Object.entries(compose.services).filter(([name]) => name.startsWith('app-'));

/** Lines of `NAME=value`, as compose and systemd read them. */
function readVariables(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.split('=', 1)[0], line.replace(/^\w+=/, '')]),
  );
}

const given = readVariables(read('ops/saffron-table.env.example'));
const ofContainers = ['SITE_HOST', 'POSTGRES_PASSWORD', 'GARAGE_RPC_SECRET'];

const filledIn = (text: string) =>
  text.replace(/\$\{(\w+)\}/g, (_whole, name: string) => given[name] ?? `missing ${name}`);

describe('compose.yaml', () => {
  test('has three equal app processes, and a database, store and proxy with health checks', () => {
    expect(apps).toHaveLength(3);
    for (const [, app] of apps) expect(app).toEqual(apps[0]?.[1]);
    expect(Object.keys(compose.services).toSorted()).toEqual([
      'app-1',
      'app-2',
      'app-3',
      'database',
      'objects',
      'proxy',
    ]);
    for (const name of ['database', 'objects', 'proxy']) {
      expect(compose.services[name]?.healthcheck, name).toBeDefined();
    }
  });

  test('the environment of a process gives valid settings for several processes', () => {
    const variables = { ...given, ...apps[0]?.[1].environment };
    const settings = readSettings(
      Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, filledIn(value)])),
    );
    expect(settings.auth.rateLimitStore).toBe('postgres');
    expect(settings.objects).toMatchObject({ kind: 's3', pathStyle: true });
    expect(settings.http.siteUrl).toBe('https://table.example.com');
    expect(settings.http.trustedProxies).toEqual(
      compose.networks.table.ipam.config.map(({ subnet }) => subnet),
    );
    expect(new URL(settings.database.url ?? '').hostname).toBe('database');
  });

  test('every variable is in the example file, and every volume and mounted file exists', () => {
    const wanted = [...read('ops/compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    expect(wanted.filter((name) => !name || !(name in given))).toEqual([]);
    const mounts = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes);
    for (const mount of mounts) {
      const [from = ''] = mount.split(':');
      const isThere = from.startsWith('./')
        ? existsSync(join(root, 'ops', from))
        : from in compose.volumes;
      expect(isThere, mount).toBe(true);
    }
  });

  test('the store and the processes have the same port, bucket and region', () => {
    const garage = read('ops/garage.toml');
    const {
      S3_ENDPOINT: endpoint = '',
      S3_BUCKET: bucket,
      S3_REGION: region,
    } = apps[0]?.[1].environment ?? {};
    const { hostname, port } = new URL(endpoint);
    expect(compose.services[hostname]?.environment?.GARAGE_DEFAULT_BUCKET).toBe(bucket);
    expect(garage).toContain(`api_bind_addr = "[::]:${port}"`);
    expect(garage).toContain(`s3_region = "${region}"`);
  });

  test('the stop timeouts are longer than a shutdown of the product', () => {
    const drainSeconds = 13;
    const { STOP_DELAY_MS: delayMs = '0' } = apps[0]?.[1].environment ?? {};
    // Two health checks of the proxy, so that one may be lost.
    const everySeconds = Number(/health_interval (\d+)s/.exec(read('ops/Caddyfile'))?.[1]);
    expect(Number(delayMs)).toBeGreaterThan(2 * everySeconds * 1000);
    const [, seconds] = /^(\d+)s$/.exec(apps[0]?.[1].stop_grace_period ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(drainSeconds + Number(delayMs) / 1000);
    const [, systemd] = /^TimeoutStopSec=(\d+)$/m.exec(read('ops/saffron-table@.service')) ?? [];
    expect(Number(systemd)).toBeGreaterThan(drainSeconds);
    // Only the process may stop its embedded PostgreSQL: systemd must not signal it.
    expect(read('ops/saffron-table@.service')).toMatch(/^KillMode=mixed$/m);
  });
});

test('every setting in the examples is a setting of the product', () => {
  const named = [
    ...Object.keys(given).filter((name) => !ofContainers.includes(name)),
    ...Object.keys(apps[0]?.[1].environment ?? {}),
  ];
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([]);
  const unit = read('ops/saffron-table@.service');
  const [, inUnit = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
  const names = inUnit.split(' ').map((one) => one.split('=', 1)[0] ?? '');
  expect(names.filter((name) => name !== 'NODE_ENV' && !settingNames.includes(name))).toEqual([]);
});

test('the image and the unit have the same memory flags as npm start', () => {
  const [, command = ''] = /^CMD (.+)$/m.exec(read('ops/Dockerfile')) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...lowMemory.flags, 'server/main.ts']);
  const unit = read('ops/saffron-table@.service');
  const [, begun = ''] = /^ExecStart=\S+\/node (.+)$/m.exec(unit) ?? [];
  expect(begun.split(' ')).toEqual([...lowMemory.flags, 'server/main.ts']);
  const variables = Object.entries(lowMemory.variables).map((one) => one.join('='));
  expect(read('ops/Dockerfile')).toContain(`\nENV ${variables.join(' ')}\n`);
  expect(unit).toContain(`\nEnvironment=${variables.join(' ')}\n`);
});

describe('the proxies', () => {
  const health = '/readyz';

  test('Caddy proxies to the port of the containers and checks their health', () => {
    const caddy = read('ops/Caddyfile');
    const { PORT: port } = apps[0]?.[1].environment ?? {};
    const upstreams = /reverse_proxy (.+) \{/.exec(caddy)?.[1]?.split(' ');
    expect(upstreams).toEqual(apps.map(([name]) => `${name}:${port}`));
    expect(caddy).toContain(`health_uri ${health}`);
  });

  test('nginx proxies to the ports of the units and never retries a POST', () => {
    const nginx = read('ops/nginx.conf');
    const ports = [...nginx.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
    const started = [...read('ops/saffron-table@.service').matchAll(/saffron-table@(\d+)/g)];
    expect(ports).toHaveLength(3);
    expect(started.map(([, port]) => port)).toEqual(ports);
    expect(nginx).not.toMatch(/^\s*proxy_next_upstream .*non_idempotent/m);
    for (const header of ['Host', 'Upgrade', 'X-Forwarded-For', 'X-Forwarded-Proto']) {
      expect(nginx).toContain(`proxy_set_header ${header} `);
    }
    expect(nginx.split('{').length).toBe(nginx.split('}').length);
  });
});

describe('the image', () => {
  const image = read('ops/Dockerfile');

  test('copies all files that the server reads, and starts an existing file', () => {
    const copied = [...image.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path);
    // The folders that the code imports by subpath (#chef/…), what it reads as files, and the build.
    const { imports } = JSON.parse(read('package.json')) as { imports: Record<string, string> };
    const imported = Object.keys(imports).map((subpath) => subpath.slice(1, -2));
    expect(copied).toEqual(
      expect.arrayContaining([
        ...imported.filter((folder) => folder !== 'tests'),
        'build',
        'database',
      ]),
    );
    for (const path of copied) {
      if (path !== 'build') expect(existsSync(join(root, path ?? '')), path).toBe(true);
    }
    const command: string[] = JSON.parse(/^CMD (.+)$/m.exec(image)?.[1] ?? '[]');
    expect(existsSync(join(root, command.at(-1) ?? 'none'))).toBe(true);
  });

  test('runs as user node, has a health check at its port, and stops by SIGTERM', () => {
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^STOPSIGNAL SIGTERM$/m);
    const [, port] = /^EXPOSE (\d+)$/m.exec(image) ?? [];
    expect(image).toContain(`PORT=${port} `);
    expect(image).toContain(`http://127.0.0.1:${port}/healthz`);
    expect(apps[0]?.[1].environment?.PORT).toBe(port);
  });

  test('contains no secrets and no local build output', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.env', '.git', 'build', 'data', 'node_modules', 'ops/*.env']),
    );
  });
});
