import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow test files: browsers, processes, and samples of recipes. When a worker starts one of them last, the whole run waits for it. */
const long =
  /\/(?:tests\/(?:journeys|faults|backup)|scripts)\/|\/answers\/answers\.test\.ts$|\/chef\/(?:chef|composing\/feasible|remixing\/remixing)\.test\.ts$/;

/** Sorts slow files first; otherwise keeps vitest's order. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
