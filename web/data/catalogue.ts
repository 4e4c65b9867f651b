/** A tab of the generate screen (spec §3, Preference group). */
export type PreferenceGroup = {
  slug: string;
  name: string;
  description: string | null;
  /** Which part of the prompt the group feeds; null for a group that feeds none. */
  constraintLabel: string | null;
  categories: PreferenceCategory[];
};

type PreferenceCategory = { id: string; slug: string; name: string; icon: string | null };

/** The group that allows exactly one choice (spec §2). */
export const mealTypeSlug = 'meal-type';

/** The query key of the catalogue on the generate screen. */
export const catalogueKey = ['catalogue'] as const;
