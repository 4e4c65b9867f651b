import { numberInWords } from '#contract/in-words.ts';
export type PlaceInList = {
  page: number;
  pageSize: number;
  total: number;
  /** True if counting stopped at `total` and there are more rows. */
  isAtLeast?: boolean;
};

/** Returns the number of pages; at least 1, also for an empty list. */
export function pageCountOf({ total, pageSize }: Pick<PlaceInList, 'total' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Returns "Showing 11 to 20 of 84 results" and "Page 2 of 9" (spec §2). */
export function placeInWords(place: PlaceInList): { showing: string; page: string } {
  const { page, pageSize, total, isAtLeast = false } = place;
  const more = isAtLeast ? '+' : '';
  const from = (page - 1) * pageSize + 1;
  const to = isAtLeast ? page * pageSize : Math.min(page * pageSize, total);
  return {
    showing: `Showing ${numberInWords(from)} to ${numberInWords(to)} of ${numberInWords(total)}${more} results`,
    page: `Page ${numberInWords(page)} of ${numberInWords(pageCountOf(place))}${more}`,
  };
}
