import { describe, expect, test } from 'vitest';
import { readFolderNames, readSourceFiles, type SourceFile } from './support/source-files.ts';

/**
 * The allowed imports. The first rule whose `from` matches a file applies. `to` lists path prefixes inside the project,
 * `packages` the npm packages (undefined: any). Modules of Node.js are allowed only with `node`.
 */
type Rule = { from: RegExp; to: string[]; packages?: RegExp; node?: boolean };

const pageParts = ['request-context', 'before-paint', 'late-scripts'].map(
  (name) => `web/data/${name}.ts`,
);
const serverShared = [
  'server/http/',
  'server/database/',
  'server/errors.ts',
  'server/services.ts',
  'server/settings.ts',
  'server/sync-folder.ts',
  'server/concurrency-limiter.ts',
];
const pureRecipes = [
  ...[
    'recipe.ts',
    'prompt/',
    'reading/',
    'measures/',
    'checks/',
    'dish/',
    'classify/',
    'nutrition/',
  ],
].map((part) => `recipes/${part}`);
const webBase = [
  'web/ui/',
  'web/data/',
  'web/layout/',
  'web/assets/',
  'contract/',
  ...pureRecipes,
  // The spelling and the singular of words, without the tables of the pantry.
  'recipes/pantry/words.ts',
  // Reads times and servings from the name of a category.
  'recipes/selections/amounts.ts',
  // Decides which of several choices a recipe keeps.
  'recipes/selections/one-of-several.ts',
];

/** A door's own folder: `server/auth/x.ts` → `server/auth/`. */
const ownFolder = (depth: number) => (path: string) =>
  `${path.split('/').slice(0, depth).join('/')}/`;

const rules: Rule[] = [
  { from: /^contract\//, to: ['contract/'], packages: /^zod$/ },
  { from: /^recipes\/models\//, to: ['recipes/', 'contract/'], packages: /^(ai|@ai-sdk\/.+|zod)$/ },
  // The dictionary is a file of the package word-list.
  { from: /^recipes\/pantry\/ordinary-words\.ts$/, to: [], packages: /^word-list$/, node: true },
  {
    from: /^recipes\//,
    to: ['recipes/', 'contract/'],
    packages: /^(zod|mdast.*|micromark.*|hast.*|unist.*|yaml|jsonrepair|parse-ingredient)$/,
  },
  // The cookbook is parsed at build time: the running product does not include the parser.
  {
    from: /^chef\/cookbook\/reading\//,
    to: ['chef/', 'recipes/', 'contract/'],
    packages: /^(zod|yaml|@cooklang\/cooklang)$/,
  },
  { from: /^chef\//, to: ['chef/', 'recipes/', 'contract/'], packages: /^(zod|minisearch)$/ },
  {
    from: /^server\/(http|database)\//,
    to: [
      ...serverShared,
      'server/secret-key.ts',
      'server/file-lock.ts',
      'server/is-alive.ts',
      'contract/',
    ],
    node: true,
  },
  {
    // Encoding pictures and naming stored objects are shared code, not a door. So are the texts of mails: the function that deletes an account
    // also sends the last mail, because the address is gone afterwards.
    from: /^server\/functions\//,
    to: [
      ...serverShared,
      'server/payments/',
      'server/storage/encode-picture.ts',
      'server/storage/stored-name.ts',
      'server/mail/messages/',
      'recipes/',
      'contract/',
    ],
    node: true,
  },
  // The texts of mails are not a door: code that sends mail may use them and the types of the carriers.
  {
    from: /^server\/auth\//,
    to: [
      ...serverShared,
      'server/auth-settings.ts',
      'server/mail/messages/',
      'server/mail/carrier.ts',
      'server/mail/sms-carrier.ts',
      'contract/',
    ],
    node: true,
  },
  // Background jobs also settle payments, send mails about money, and remove bytes with the code of the storage door.
  {
    from: /^server\/operations\//,
    to: [
      ...serverShared,
      'server/payments/',
      'server/storage/leftovers.ts',
      'server/storage/store-mark.ts', // a sweep checks which database owns the store before it removes anything
      'server/storage/stored-name.ts',
      // A backup contains the objects, checks their bytes, and records which SECRET_KEY can read it.
      'server/storage/object-store.ts',
      'server/storage/object-content.ts',
      'server/secret-key.ts',
      'server/mail/messages/',
      'server/mail/carrier.ts',
      'contract/',
    ],
    node: true,
  },
  // Events are counted where they happen, or by a wrapper around a service that does not count them.
  {
    from: /^server\/metrics\//,
    to: [
      ...serverShared,
      'server/mail/carrier.ts',
      'server/mail/sms-carrier.ts',
      'server/storage/object-store.ts',
    ],
    node: true,
  },
  {
    from: /^server\/pages\//,
    to: [...serverShared, 'contract/', ...pageParts],
    node: true,
  },
  { from: /^server\/[a-z-]+\//, to: [...serverShared, 'contract/'], node: true },
  {
    from: /^server\//,
    to: ['server/', 'recipes/models/', 'chef/chef-on-demand.ts', 'contract/'],
    node: true,
  },
  { from: /^web\/data\//, to: ['web/data/', 'contract/', ...pureRecipes] },
  { from: /^web\/ui\//, to: ['web/ui/', 'contract/'] },
  { from: /^web\/layout\//, to: webBase },
  // The Cooklang export finds foods, their amounts and times in the steps with the code of cook mode.
  {
    from: /^web\/features\/recipes\/transfer\/cooklang\/writing\//,
    to: [
      ...webBase,
      'web/features/cook-mode/step-ingredients/',
      'web/features/cook-mode/timers/find-times.ts',
    ],
  },
  { from: /^web\/features\//, to: webBase },
  { from: /^web\/pages\//, to: ['web/features/', ...webBase] },
  { from: /^web\/entry\.server\.tsx$/, to: ['web/', 'contract/'], node: true },
  { from: /^web\//, to: ['web/', 'contract/'] },
  { from: /^(tests|scripts|bench)\//, to: [''], node: true },
];

const sources = readSourceFiles();
const product = sources.filter((file) => !/\.test\.tsx?$/.test(file.path));

function isInside(target: string): boolean {
  return /^(contract|recipes|chef|server|web|tests|scripts|bench)\//.test(target);
}

function ownFolderOf(path: string): string {
  return ownFolder(path.startsWith('web/features/') ? 3 : 2)(path);
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
      ['recipes/checks/a.ts', 'node:fs'],
      ['recipes/checks/a.ts', 'ai'],
      ['recipes/checks/a.ts', 'chef/cookbook/dish.ts'],
      ['chef/cookbook/dish.ts', '@cooklang/cooklang'],
      ['contract/packs.ts', 'react'],
    ];
    for (const [path = '', target = ''] of forbidden) {
      const file = { path, lineCount: 1, imports: [{ target, typeOnly: false, onDemand: false }] };
      expect(forbiddenImports(file), path).toEqual([`${path} → ${target}`]);
    }
  });

  test('there are no import cycles', () => {
    expect(findCycles(product)).toEqual([]);
  });

  test('the server start loads no engine tables and no rarely used libraries', () => {
    const loaded = loadedWith('server/main.ts');
    expect(loaded).toContain('server/functions/index.ts');
    const tables =
      /^(chef\/(?!chef-on-demand\.ts|chef-identity\.ts)|recipes\/(pantry|checks|selections|photographer))/;
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
