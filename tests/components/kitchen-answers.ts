import { answer, json } from './server-answers.ts';

type Group = { slug: string; name: string; constraint_label: string; names: string[] };

/** The groups that a kitchen chooses from, and the meal types. */
const kitchenGroups: Group[] = [
  {
    slug: 'meal-type',
    name: 'Meal Type',
    constraint_label: 'Course',
    names: ['Breakfast', 'Dinner'],
  },
  {
    slug: 'dietary-constraints',
    name: 'Dietary Constraints',
    constraint_label: 'Dietary Constraints',
    names: ['Vegan', 'Vegetarian'],
  },
  {
    slug: 'allergens',
    name: 'Allergens',
    constraint_label: 'Allergens',
    names: ['Peanuts', 'Tree Nuts', 'Milk'],
  },
  { slug: 'avoid', name: 'Avoid', constraint_label: 'Avoid', names: ['Pork', 'Olives'] },
  {
    slug: 'servings',
    name: 'Servings',
    constraint_label: 'Servings',
    names: ['2 Servings', '4 Servings', '6 Servings'],
  },
  {
    slug: 'spice-level',
    name: 'Spice Level',
    constraint_label: 'Spice Level',
    names: ['Mild Heat', 'Extra Hot'],
  },
];

const idOf = (name: string) => `category-${name.toLowerCase().replaceAll(' ', '-')}`;

/** The catalogue, as the data API answers it. */
export function serveCatalogue(groups: readonly Group[] = kitchenGroups): void {
  answer('GET /rest/v1/category_groups', () =>
    json(groups.map(({ names, ...group }) => ({ id: group.slug, description: null, ...group }))),
  );
  const items = groups.flatMap(({ slug, names }) =>
    names.map((name, at) => ({
      group_id: slug,
      categories: {
        ...{ id: idOf(name), slug: name.toLowerCase().replaceAll(' ', '-'), name },
        ...{ icon: null, sort_order: at, is_active: true },
      },
    })),
  );
  answer('GET /rest/v1/category_group_items', () => json(items));
}

type Chosen = { question: string; constraint_label: string; name: string };

/** A row of kitchen_choices. */
export const chosen = (question: string, constraint_label: string, name: string): Chosen => ({
  ...{ question, constraint_label, name },
});

/** The kitchen of a cook, as the data API answers it. */
export function kitchenRow(
  cookId: string,
  answers: Record<string, string | number | null> = {},
  choices: readonly Chosen[] = [],
) {
  const { servings_answer, servings, units_answer, units, ...ofPerson } = {
    ...{ servings_answer: null, servings: null, units_answer: null, units: null },
    ...{ never_answer: null, rather_not_answer: null, diet_answer: null, heat_answer: null },
    ...answers,
  };
  const kitchen_choices = choices.map((one) => ({ ...one, category_id: idOf(one.name) }));
  const kitchen_people = [{ account_id: cookId, ...ofPerson, kitchen_choices }];
  return { servings_answer, servings, units_answer, units, kitchen_people };
}

/** Answers the question for the kitchen: a row, or none where nobody was asked. */
export function serveKitchen(row: object | null): void {
  answer('GET /rest/v1/kitchens', () => json(row === null ? [] : [row]));
}
