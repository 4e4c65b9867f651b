import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

/** What a whole run of the tests came to. */
export type WhatFailed = {
  /** The files in which something failed, from the project's root, with `/`. */
  files: string[];
  /** The full names of the tests that failed, each after its file. A file that failed outside a test names none. */
  tests: string[];
  /** Whether something beside the tests failed, or the run was interrupted: then the rest says too little. */
  isMore: boolean;
};

/** Writes what failed where `npm test` reads it. */
export class WriteWhatFailed implements Reporter {
  readonly #file: string;

  /** @param file where the JSON of {@link WhatFailed} is written */
  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    const failed = modules.filter((module) => module.state() === 'failed');
    const report: WhatFailed = {
      files: failed.map((module) => module.relativeModuleId),
      tests: failed.flatMap((module) =>
        [...module.children.allTests('failed')].map(
          (test) => `${module.relativeModuleId} > ${test.fullName}`,
        ),
      ),
      isMore: unhandledErrors.length > 0 || reason === 'interrupted',
    };
    writeFileSync(this.#file, JSON.stringify(report));
  }
}
