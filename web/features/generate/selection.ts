import { mealTypeSlug } from '../../data/catalogue.ts';

/** Chosen category names by group slug (spec §3, Selected preferences). */
export type Selection = Readonly<Record<string, readonly string[]>>;

export const nothingSelected: Selection = {};

export function chosenIn(selection: Selection, slug: string): readonly string[] {
  return selection[slug] ?? [];
}

/** Selects or deselects a chip. In the meal-type group a new choice replaces the previous one. */
export function toggle(selection: Selection, slug: string, name: string): Selection {
  const chosen = chosenIn(selection, slug);
  if (chosen.includes(name)) {
    return withGroup(
      selection,
      slug,
      chosen.filter((other) => other !== name),
    );
  }
  return withGroup(selection, slug, slug === mealTypeSlug ? [name] : [...chosen, name]);
}

export function clearGroup(selection: Selection, slug: string): Selection {
  return withGroup(selection, slug, []);
}

function withGroup(selection: Selection, slug: string, names: readonly string[]): Selection {
  const { [slug]: _replaced, ...others } = selection;
  return names.length > 0 ? { ...others, [slug]: names } : others;
}

export function countSelected(selection: Selection): number {
  return Object.values(selection).reduce((count, names) => count + names.length, 0);
}
