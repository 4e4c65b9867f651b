// Audits the dependencies: checks the lock files offline, and has npm query the registry for advisories and signatures. If the registry does
// not answer, the output says so and does not report success. Why the lock files are checked by our own rules: docs/decisions/0117-what-stays-by-hand.md.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findInLock, type Lock, type Manifest } from './audit/find-in-lock.ts';
import { readAudit, readSignatures, type Verdict } from './audit/read-registry-answer.ts';
import { acceptedAdvisories, rules } from './audit/rules.ts';
import { npmCommand } from './install-aside.ts';

const answerWithinMs = 15_000;

/** The folders with a lock file. scripts/install-aside.ts installs the last two without their install scripts. */
const folders = [
  { path: '', scriptsRun: true },
  { path: 'tests/older-postgresql/', scriptsRun: false },
  { path: 'bench/yardsticks/', scriptsRun: false },
];

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')) as T;
}

function findLockFaults(): string[] {
  return folders.flatMap(({ path, scriptsRun }) => {
    const lock = readJson<Lock>(`${path}package-lock.json`);
    const manifest = readJson<Manifest>(`${path}package.json`);
    const faults = findInLock(lock, manifest, rules, { scriptsRun });
    return faults.map((fault) => (path ? `${path}: ${fault}` : fault));
  });
}

/** Runs `npm audit`. Returns what it prints, whatever its exit code, or what it printed until the timeout. */
async function runNpmAudit(...options: string[]): Promise<string> {
  const [program, before] = npmCommand();
  const child = spawn(program, [...before, 'audit', ...options, '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
    timeout: answerWithinMs,
  });
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  return Buffer.concat(printed).toString('utf8');
}

function describeVerdict(verdict: Verdict): string {
  if (verdict.kind === 'clean') return verdict.summary;
  if (verdict.kind === 'found') return verdict.faults.map((one) => `\n  - ${one}`).join('');
  return `NOT CHECKED, the registry of this machine gave no answer (${verdict.reason})`;
}

/** Prints the verdict. @returns false only if faults were found */
function printVerdict(subject: string, verdict: Verdict): boolean {
  process.stdout.write(`${subject}: ${describeVerdict(verdict)}\n`);
  return verdict.kind !== 'found';
}

const today = new Date().toISOString().slice(0, 10);
const accepted = new Set(
  acceptedAdvisories.filter(({ until }) => until >= today).map(({ url }) => url),
);

const faults = findLockFaults();
for (const fault of faults) process.stdout.write(`  - ${fault}\n`);
if (faults.length === 0) process.stdout.write('No fault in the lock files.\n');
// Only production packages are audited for advisories; development tools do not fail the audit.
const [audit, signatures] = await Promise.all([
  runNpmAudit('--omit=dev'),
  runNpmAudit('signatures'),
]);
const passed = [
  printVerdict('Advisories for production packages', readAudit(audit, accepted)),
  printVerdict('Signatures of the packages', readSignatures(signatures)),
];
if (faults.length > 0 || passed.includes(false)) process.exitCode = 1;
