import { answer, json } from './server-answers.ts';

const idOf = (name: string) => `category-${name.toLowerCase().replaceAll(' ', '-')}`;

type Chosen = { question: string; constraint_label: string; name: string };

/** Returns a row of kitchen_choices. */
export const chosen = (question: string, constraint_label: string, name: string): Chosen => ({
  ...{ question, constraint_label, name },
});

/** Returns the kitchen of a cook, as the data API answers it. */
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

/** Answers the request for the kitchen with a row, or with none for a cook who was never asked. */
export function serveKitchen(row: object | null): void {
  answer('GET /rest/v1/kitchens', () => json(row === null ? [] : [row]));
}
