import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = [
  ...['contract', 'recipes', 'chef', 'photographer', 'payment-sandbox', 'server', 'web'],
  ...['tests', 'scripts', 'bench'],
];

/** `onDemand`: a dynamic import, loaded when its line is reached. */
type Import = { target: string; typeOnly: boolean; onDemand: boolean };
export type SourceFile = { path: string; lineCount: number; imports: Import[] };

// A statement starts at the beginning of a line; its import list may span lines.
const statement = /^(?:import|export)\b(?<clause>[^;'"]*?)from\s+'(?<from>[^']+)'/gm;
const sideEffect = /^import\s+'(?<from>[^']+)'/gm;
const dynamic = /\bimport\(\s*'(?<from>[^']+)'\s*\)/g;

/** Turns `#room/path` and relative imports into paths from the project root. Package names stay as they are. */
function resolveImport(from: string, importer: string): string {
  if (from.startsWith('#')) return from.slice(1);
  if (from.startsWith('.')) return posix.normalize(posix.join(dirname(importer), from));
  return from;
}

function readImports(text: string, importer: string): Import[] {
  const found: Import[] = [];
  for (const match of text.matchAll(statement)) {
    const { clause = '', from = '' } = match.groups ?? {};
    const typeOnly = /^\s+type\b/.test(clause);
    found.push({ target: resolveImport(from, importer), typeOnly, onDemand: false });
  }
  for (const pattern of [sideEffect, dynamic]) {
    for (const match of text.matchAll(pattern)) {
      const from = match.groups?.from ?? '';
      const target = resolveImport(from, importer);
      found.push({ target, typeOnly: false, onDemand: pattern === dynamic });
    }
  }
  return found;
}

/** Returns the entries of a project folder and its subfolders, without packages that are installed aside. */
function readFolder(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) =>
      entry.isDirectory() ? [entry, ...readFolder(join(folder, entry.name))] : [entry],
    );
}

const pathOf = (entry: Dirent) =>
  relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');

/** Returns every TypeScript file of the project with its imports. Paths are relative to the root, with `/`. */
export function readSourceFiles(): SourceFile[] {
  return rooms
    .flatMap((room) => readFolder(join(root, room)))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = pathOf(entry);
      const text = readFileSync(join(root, path), 'utf8');
      return { path, lineCount: text.split('\n').length, imports: readImports(text, path) };
    });
}

/** Returns the names of all folders in the project's top-level folders. */
export function readFolderNames(): string[] {
  return [...rooms, 'database']
    .flatMap((room) => readFolder(join(root, room)))
    .filter((entry) => entry.isDirectory())
    .map(pathOf);
}
