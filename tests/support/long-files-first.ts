import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A worker that gets one of these at the end keeps everybody waiting: browsers, processes, and samples of recipes. */
const long =
  /\/(?:tests\/(?:journeys|faults|backup)|scripts)\/|\/answers\/answers\.test\.ts$|\/chef\/(?:chef|composing\/feasible|remixing\/remixing)\.test\.ts$/;

/** Files that take long come first; otherwise the order is vitest's own. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
