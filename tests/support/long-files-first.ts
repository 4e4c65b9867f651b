import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A worker that gets one of these at the end keeps everybody waiting: browsers, processes, and the chef's samples. */
const long = /\/(?:tests\/(?:journeys|faults|backup)|scripts)\/|\/chef\/chef\.test\.ts$/;

/** Files that take long come first; otherwise the order is vitest's own. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
