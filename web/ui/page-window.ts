/** A page number, or a gap for pages that are not shown. */
export type PageStep = number | 'gap';

/**
 * Returns the page numbers that a pagination shows: the first, the last, the current one and its neighbours.
 * A gap never hides just one page.
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
