import type { WhatFailed } from '#tests/support/what-failed.ts';

/** More journeys than this do not fail by accident. */
const mostFiles = 2;

/**
 * The journeys that are worth a second walk, each alone: a browser on a machine that stands still for seconds may fail where the
 * product does not. Whatever else fails (money, rows, faults, the wire) fails at once: there a race is a defect of ours.
 * @returns their files; none where anything but one or two journeys failed
 */
export function journeysToWalkAgain({ files, isMore }: WhatFailed): string[] {
  const areFew = files.length <= mostFiles;
  const areJourneys = files.every((file) => file.startsWith('tests/journeys/'));
  return !isMore && areFew && areJourneys ? files : [];
}
