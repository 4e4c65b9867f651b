/** A page number, or a gap of pages that are not shown. */
export type PageStep = number | 'gap';

/**
 * Which page numbers a pagination shows: first, last, the current one and its neighbours.
 * Never a gap that hides a single page.
 * @param current 1-based
 */
export function pageWindow(current: number, pageCount: number): PageStep[] {
  const steps: PageStep[] = [];
  for (let page = 1; page <= pageCount; page += 1) {
    const edge = page === 1 || page === pageCount;
    const near = Math.abs(page - current) <= 1;
    const lonely =
      (page === 2 && current === 4) || (page === pageCount - 1 && current === pageCount - 3);
    if (edge || near || lonely) steps.push(page);
    else if (steps[steps.length - 1] !== 'gap') steps.push('gap');
  }
  return steps;
}
