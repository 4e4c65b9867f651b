import type { Difficulty } from '../recipe.ts';
import { keyOf } from './names.ts';
import type { Course, Limits, SpiceLevel } from './requirements.ts';

type Rules<Value> = readonly (readonly [RegExp, Value])[];

function firstOf<Value>(rules: Rules<Value>, name: string): Value | undefined {
  const key = keyOf(name);
  return rules.find(([pattern]) => pattern.test(key))?.[1];
}

const courses: Rules<Course> = [
  [/breakfast|brunch|morning/, 'breakfast'],
  [/dessert|sweet|cake|bak(?:ing|ed good)|pudding|treat|pastry/, 'dessert'],
  [/drink|beverage|smoothie|cocktail|mocktail|juice|tea time|shake/, 'drink'],
  [/soup|stew|broth/, 'soup'],
  [/salad/, 'salad'],
  [/side|accompaniment|bread|sauce|condiment|dressing/, 'side'],
  [
    /appeti[sz]er|starter|tapa|mezze|meze|canape|finger food|hors|first course|amuse|antipasti/,
    'appetizer',
  ],
  [/snack|bite|lunch ?box|picnic|party|nibble|dip/, 'snack'],
  [/lunch|light meal|midday/, 'lunch'],
  [/dinner|supper|main|entree|evening|bowl|one pot/, 'dinner'],
];

const spice: Rules<SpiceLevel> = [
  [/no spice|not spicy|no heat|none|zero|plain|kid/, 'none'],
  [/extra|very hot|fiery|inferno|volcanic|blazing|extreme/, 'extra-hot'],
  [/mild|gentle|low|light/, 'mild'],
  [/medium|moderate|warm|balanced/, 'medium'],
  [/hot|spicy|high|bold/, 'hot'],
];

const difficulty: Rules<Difficulty> = [
  [/easy|beginner|simple|novice|basic|effortless/, 'Easy'],
  [/medium|intermediate|moderate|some experience|confident/, 'Medium'],
  [/hard|advanced|expert|challenging|chef|difficult|pro\b|complex/, 'Hard'],
];

const macros: Rules<Limits> = [
  [/protein/, { minProteinG: 25 }],
  [/keto/, { maxNetCarbohydrateG: 20 }],
  [/low(?:er)? carb|low net carb|reduced carb/, { maxCarbohydrateG: 40 }],
  [/high(?:er)? carb|carb load|energy/, {}],
  [/low(?:er)? fat|fat free|lean/, { maxFatG: 15 }],
  [/healthy fat|high fat|good fat|omega/, {}],
  [/fib(?:re|er)/, { minFibreG: 8 }],
  [
    /low(?:er)? calorie|calorie (?:deficit|controlled|conscious)|light|cutting|weight loss/,
    { maxEnergyKcal: 450 },
  ],
  [/low(?:er)? sugar|sugar conscious|reduced sugar|no sugar/, { maxSugarsG: 15 }],
  [/low(?:er)? sodium|reduced sodium|low salt/, { maxSodiumMg: 600 }],
  [/saturate/, { maxSaturatesG: 5 }],
  [/balanced|zone|40 30 30|moderate|macro/, {}],
  [/bulk|high calorie|muscle|calorie dense/, { minProteinG: 25 }],
];

/** Returns the course for a category name under Course; undefined when the name matches no course. */
export const readCourse = (name: string): Course | undefined => firstOf(courses, name);

export const readSpice = (name: string): SpiceLevel | undefined => firstOf(spice, name);

export const readDifficulty = (name: string): Difficulty | undefined => firstOf(difficulty, name);

/** Reads a macronutrient target as bounds per serving: "High protein", "Under 500 calories", "30 g protein". */
export function readMacros(name: string): Limits | undefined {
  const text = name.toLowerCase();
  const number = Number(/(\d+)/.exec(text)?.[1] ?? Number.NaN);
  if (!Number.isNaN(number) && !/\d+\s*[/:-]\s*\d+/.test(text)) {
    if (/calor|kcal/.test(text)) return { maxEnergyKcal: number };
    if (/protein/.test(text)) return { minProteinG: number };
    if (/net carb/.test(text)) return { maxNetCarbohydrateG: number };
    if (/carb/.test(text)) return { maxCarbohydrateG: number };
    if (/sugar/.test(text)) return { maxSugarsG: number };
    if (/fib/.test(text)) return { minFibreG: number };
    if (/sodium|salt/.test(text)) return { maxSodiumMg: number };
    if (/fat/.test(text)) return { maxFatG: number };
  }
  return firstOf(macros, name);
}
