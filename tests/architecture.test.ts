import { describe, expect, test } from 'vitest';
import { rules } from './support/allowed-imports.ts';
import { readFolderNames, readSourceFiles, type SourceFile } from './support/source-files.ts';

const sources = readSourceFiles();
const product = sources.filter((file) => !/\.test\.tsx?$/.test(file.path));

function isInside(target: string): boolean {
  return /^(contract|recipes|chef|photographer|payment-sandbox|server|web|tests|scripts|bench)\//.test(
    target,
  );
}

/** Returns a door's or feature's own folder: `server/auth/x.ts` → `server/auth/`. */
function ownFolderOf(path: string): string {
  const depth = path.startsWith('web/features/') ? 3 : 2;
  return `${path.split('/').slice(0, depth).join('/')}/`;
}

function forbiddenImports(file: SourceFile): string[] {
  const rule = rules.find(({ from }) => from.test(file.path));
  if (!rule) return [`${file.path} matches no rule`];
  const allowed = [
    ...rule.to,
    ...(file.path.split('/').length > 2 ? [ownFolderOf(file.path)] : []),
  ];
  return file.imports
    .filter(({ target }) => {
      if (isInside(target)) return !allowed.some((beginning) => target.startsWith(beginning));
      if (target.startsWith('node:')) return !rule.node;
      return rule.packages !== undefined && !rule.packages.test(target);
    })
    .map(({ target }) => `${file.path} → ${target}`);
}

/** Returns the import cycles, including those by type imports: such files can only be understood together. */
function findCycles(files: SourceFile[]): string[] {
  const edges = new Map(files.map(({ path, imports }) => [path, imports.map((i) => i.target)]));
  const done = new Set<string>();
  const cycles: string[] = [];
  function visit(path: string, trail: string[]): void {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  }
  for (const file of files) visit(file.path, []);
  return cycles;
}

/** Returns the files and packages that are loaded with a file. */
function loadedWith(path: string): Set<string> {
  const imports = new Map(product.map((file) => [file.path, file.imports]));
  const loaded = new Set([path]);
  // The iteration of a Set also visits values that are added during the iteration.
  for (const one of loaded) {
    for (const { target, typeOnly, onDemand } of imports.get(one) ?? []) {
      if (!typeOnly && !onDemand) loaded.add(target);
    }
  }
  return loaded;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const isWithin = (folder: string, other: string): boolean => `${folder}/`.startsWith(`${other}/`);

/** Returns the pairs of folders that import each other. A folder and its subfolder are one part of the house. */
function findFolderPairs(files: SourceFile[]): string[] {
  const edges = new Map<string, string>();
  for (const { path, imports } of files) {
    for (const { target } of imports.filter((one) => isInside(one.target))) {
      const [from, to] = [folderOf(path), folderOf(target)];
      if (!isWithin(from, to) && !isWithin(to, from)) {
        edges.set(`${from} → ${to}`, `${path} → ${target}`);
      }
    }
  }
  return [...edges].flatMap(([edge, example]) => {
    const [from = '', to = ''] = edge.split(' → ');
    const back = edges.get(`${to} → ${from}`);
    return back && from < to ? [`${example}, ${back}`] : [];
  });
}

describe('the architecture', () => {
  test('every import follows the table of allowed edges', () => {
    expect(product.flatMap(forbiddenImports)).toEqual([]);
  });

  test('the table rejects imports that the design forbids', () => {
    const forbidden = [
      ['web/features/recipes/a.tsx', 'web/features/credits/b.tsx'],
      ['web/pages/home.tsx', 'server/app.ts'],
      ['web/ui/button.tsx', 'web/data/supabase.ts'],
      ['server/rest/index.ts', 'server/auth/index.ts'],
      ['server/rest/index.ts', 'recipes/generate.ts'],
      ['server/rest/index.ts', 'server/process/listen.ts'],
      ['server/settings/settings.ts', 'server/http/environment.ts'],
      ['recipes/checks/a.ts', 'node:fs'],
      ['recipes/checks/a.ts', 'ai'],
      ['recipes/checks/a.ts', 'chef/cookbook/dish.ts'],
      ['recipes/checks/a.ts', 'photographer/photograph.ts'],
      ['photographer/photograph.ts', 'recipes/generate.ts'],
      ['photographer/photograph.ts', 'sharp'],
      ['chef/cookbook/dish.ts', '@cooklang/cooklang'],
      ['payment-sandbox/sandbox.ts', 'server/http/body-size.ts'],
      ['server/functions/index.ts', 'payment-sandbox/sandbox.ts'],
      ['contract/packs.ts', 'react'],
      ['web/inline/start-guard.ts', 'web/data/browser-storage.ts'],
    ];
    for (const [path = '', target = ''] of forbidden) {
      const file = { path, lineCount: 1, imports: [{ target, typeOnly: false, onDemand: false }] };
      expect(forbiddenImports(file), path).toEqual([`${path} → ${target}`]);
    }
  });

  test('there are no import cycles', () => {
    expect(findCycles(product)).toEqual([]);
  });

  test('no two folders import each other', () => {
    const house = product.filter(({ path }) => !/^(?:tests|scripts|bench)\//.test(path));
    expect(findFolderPairs(house)).toEqual([]);
    const file = (path: string, target: string) => ({
      path,
      lineCount: 1,
      imports: [{ target, typeOnly: true, onDemand: false }],
    });
    const pair = [file('web/a/b.ts', 'web/c/d.ts'), file('web/c/e.ts', 'web/a/f.ts')];
    expect(findFolderPairs(pair)).toEqual(['web/a/b.ts → web/c/d.ts, web/c/e.ts → web/a/f.ts']);
    const nested = [file('web/a/b.ts', 'web/a/c/d.ts'), file('web/a/c/d.ts', 'web/a/b.ts')];
    expect(findFolderPairs(nested)).toEqual([]);
  });

  test('the server start loads no engine tables and no rarely used libraries', () => {
    const loaded = loadedWith('server/main.ts');
    expect(loaded).toContain('server/functions/index.ts');
    const tables =
      /^(chef\/(?!chef-on-demand\.ts|chef-identity\.ts)|photographer\/|recipes\/(pantry|checks|selections))/;
    const libraries =
      /^(ai|stripe|openid-client|@node-saml|@simplewebauthn|@ai-sdk|@aws-sdk|@cooklang)\b/;
    expect([...loaded].filter((path) => tables.test(path) || libraries.test(path))).toEqual([]);
  });

  test('no file is longer than 300 lines', () => {
    const generated = 'contract/database.ts';
    const long = sources.filter((file) => file.lineCount > 300 && file.path !== generated);
    expect(long.map((file) => `${file.path}: ${file.lineCount}`)).toEqual([]);
  });

  test('no folder is a junk drawer', () => {
    const junkDrawer = /(^|\/)(utils?|lib|helpers?|common|misc)$/;
    expect(readFolderNames().filter((name) => junkDrawer.test(name))).toEqual([]);
  });

  test('files and folders have kebab-case names', () => {
    const names = sources.map((file) => file.path.split('/').at(-1) ?? '');
    expect(names.filter((name) => !/^\+?[a-z0-9.-]+\.tsx?$/.test(name))).toEqual([]);
  });

  test('no constant has an upper-case name', async () => {
    const { readFile } = await import('node:fs/promises');
    const shouted: string[] = [];
    for (const { path } of product) {
      const text = await readFile(new URL(`../${path}`, import.meta.url), 'utf8');
      const [name] = /^(?:export )?const [A-Z][A-Z0-9_]+\b/m.exec(text) ?? [];
      if (name) shouted.push(`${path}: ${name}`);
    }
    expect(shouted).toEqual([]);
  });

  test('only server/main.ts reads process.env', async () => {
    const { readFile } = await import('node:fs/promises');
    const readers: string[] = [];
    for (const { path } of product.filter((file) => !/^(tests|scripts|bench)\//.test(file.path))) {
      const text = await readFile(new URL(`../${path}`, import.meta.url), 'utf8');
      if (text.includes('process.env') && path !== 'server/main.ts') readers.push(path);
    }
    expect(readers).toEqual([]);
  });
});
