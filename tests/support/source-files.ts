import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = ['contract', 'recipes', 'chef', 'server', 'web', 'tests', 'scripts', 'bench'];

/** `onDemand`: loaded when its line is reached, and not with the file. */
type Import = { target: string; typeOnly: boolean; onDemand: boolean };
export type SourceFile = { path: string; lineCount: number; imports: Import[] };

// A statement begins at a line's start; what it imports may span lines.
const statement = /^(?:import|export)\b(?<clause>[^;'"]*?)from\s+'(?<from>[^']+)'/gm;
const sideEffect = /^import\s+'(?<from>[^']+)'/gm;
const dynamic = /\bimport\(\s*'(?<from>[^']+)'\s*\)/g;

/** `#room/path` and relative imports become paths from the project's root; packages keep their names. */
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

/** What lies in a folder of the project and below, without packages that are installed aside. */
function readFolder(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) =>
      entry.isDirectory() ? [entry, ...readFolder(join(folder, entry.name))] : [entry],
    );
}

const pathOf = (entry: Dirent) =>
  relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');

/** Every TypeScript file of the project, with what it imports. Paths are relative to the root, with `/`. */
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

/** The names of all folders of the project's rooms. */
export function readFolderNames(): string[] {
  return [...rooms, 'database']
    .flatMap((room) => readFolder(join(root, room)))
    .filter((entry) => entry.isDirectory())
    .map(pathOf);
}
