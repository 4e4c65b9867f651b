import type { Page } from 'playwright-core';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** What counts as still: a header whose numbers arrive moves less than anybody sees. */
export const stillLayout = 0.01;

/** @returns how much of the page has moved by itself since it was opened (Cumulative Layout Shift, of all its moves) */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What is buffered is handed over before the frame after the next.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** Notes from now on what moves by itself. Cards of a grid may: a list that gets a new first moves them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node: Node | null }[] };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element && !element.closest('.grid3')) moved.push(element.outerHTML.slice(0, 120));
        }
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
}

/** @returns what has moved since `watchShifts`, as the beginning of its HTML */
export const movedOutsideTheGrid = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Reflect.get(window, 'moved'))),
        );
      }),
  );
