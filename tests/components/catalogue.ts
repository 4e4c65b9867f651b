import { answer, json } from './server-answers.ts';

export type GroupOfTest = {
  slug: string;
  name: string;
  constraint_label: string;
  names: string[];
};

const group = (name: string, constraint_label: string, names: string[]): GroupOfTest => ({
  ...{ name, constraint_label, names },
  slug: name.toLowerCase().replaceAll(' ', '-'),
});

export const mealTypes = group('Meal Type', 'Course', ['Breakfast', 'Lunch', 'Dinner', 'Dessert']);

/** A small catalogue with groups of each kind. */
export const someGroups: GroupOfTest[] = [
  mealTypes,
  group('Cuisine', 'Cuisine', ['Italian', 'Thai', 'Indian']),
  group('Dietary Constraints', 'Dietary Constraints', ['Vegan', 'Nut-Free']),
  group('Allergens', 'Allergens', ['Peanuts', 'Tree Nuts', 'Milk']),
  group('Avoid', 'Avoid', ['Garlic', 'Pork']),
  group('Prefer Using', 'Prefer Using', ['Rice', 'Lentils']),
  group('Time Target', 'Time Target', ['Under 30 Minutes', 'Under 60 Minutes']),
  group('Servings', 'Servings', ['2 Servings', '4 Servings', '6 Servings']),
  group('Spice Level', 'Spice Level', ['No Heat', 'Medium Heat']),
];

const category = (name: string, sortOrder: number) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { id: `category-${slug}`, slug, name, icon: null, sort_order: sortOrder, is_active: true };
};

/** Answers the catalogue requests as the data API does. */
export function serveCatalogue(groups: GroupOfTest[]): void {
  answer('GET /rest/v1/category_groups', () =>
    json(groups.map(({ names, ...rest }) => ({ id: rest.slug, description: null, ...rest }))),
  );
  const items = groups.flatMap(({ slug, names }) =>
    names.map((name, n) => ({ group_id: slug, sort_order: n, categories: category(name, n) })),
  );
  answer('GET /rest/v1/category_group_items', () => json(items));
}
