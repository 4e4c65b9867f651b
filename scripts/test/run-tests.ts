import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WhatFailed } from '#tests/support/what-failed.ts';
import { ProgramFailed, runProgram } from './run-program.ts';
import { journeysToWalkAgain } from './to-walk-again.ts';

/** @returns what failed, and undefined where nothing did */
async function runOnce(files: string[]): Promise<WhatFailed | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-table-test-run-'));
  const WHAT_FAILED_FILE = join(folder, 'what-failed.json');
  try {
    await runProgram('now', 'vitest', ['run', ...files], { WHAT_FAILED_FILE });
    return undefined;
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    const report = await readFile(WHAT_FAILED_FILE, 'utf8').catch(() => {
      // The run ended before it could say what failed.
      throw error;
    });
    return JSON.parse(report) as WhatFailed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs every test. One or two journeys that fail are walked a second time, alone, and count if they fail again; either way what
 * failed first is said last, so that nobody overlooks it.
 * @throws where something failed
 */
export async function runTests(): Promise<void> {
  const failed = await runOnce([]);
  if (!failed) return;
  const again = journeysToWalkAgain(failed);
  if (again.length === 0) throw new Error('something failed');
  process.stdout.write(`\n── a second walk: ${again.join(', ')}\n`);
  if (await runOnce(again)) throw new Error('a journey failed twice');
  const names = failed.tests.length > 0 ? failed.tests : failed.files;
  process.stdout.write(
    `\n! Shaky, failed once and held once: find out why.\n${names.map((name) => `  ${name}\n`).join('')}`,
  );
}
