// Runs before every command, on whatever Node the machine has (20 or newer), with nothing installed yet: plain
// JavaScript, built-in modules only. It installs the packages when they are missing or not those of the lock file;
// after it, npm's own PATH finds the Node that the project pins, in node_modules/.bin.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.prepared');
const oldestNode = 20;
const pinnedNode = 24;

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Changes when the lock file, the platform or the machine's kind of processor does. */
function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const sum = createHash('sha256').update(lock).digest('hex');
  return `${sum} ${process.platform}-${process.arch}`;
}

function installPackages() {
  // Standard input and output belong to the command itself: `npm run -s keys > .env` must hold keys only.
  process.stderr.write('Installing packages (only the first time, and after an update)…\n');
  const command = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const [program, before] = command;
  const flags = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const result = spawnSync(program, [...before, ...flags], { cwd: root, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) fail('The packages could not be installed; what npm said stands above.');
}

function majorOf(version) {
  return Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);
}

/** The Node that npm will find for the script proper: the pinned one, else the machine's own. */
function checkNode() {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  const pinned = join(root, 'node_modules', '.bin', name);
  const found = existsSync(pinned)
    ? spawnSync(pinned, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
        .stdout
    : process.version;
  if (majorOf(found ?? '') >= pinnedNode) return;
  fail(
    `Node ${pinnedNode} is needed. npm could not install it for this machine (package "node"), and the ` +
      `machine's own is ${process.version}. Install Node ${pinnedNode} or newer and start again.`,
  );
}

if (majorOf(process.version) < oldestNode) {
  fail(`Node ${process.version} is too old even to install: ${oldestNode} or newer is needed.`);
}
const stamp = wantedStamp();
const present = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
if (present !== stamp) {
  installPackages();
  writeFileSync(stampFile, stamp);
}
checkNode();
