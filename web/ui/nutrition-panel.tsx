import { printGrams, printKilocalories, printSalt } from './print-nutrients.ts';

type NutritionPerServing = {
  energyKcal: number;
  proteinG: number;
  carbohydrateG: number;
  sugarsG: number;
  fatG: number;
  saturatesG: number;
  fibreG: number;
  sodiumMg: number;
  /** 0 to 1. */
  matchedShare: number;
  /** The ingredient lines that could not be counted. */
  unmatched: readonly string[];
  /** Nutrients that the source of at least one food does not state. */
  incomplete?: readonly string[] | undefined;
  energyIsDoubtful?: true | undefined;
};

type NutritionPanelProps = {
  nutrition: NutritionPerServing | null;
  /** Number of servings that the cook makes. If there are several, their total is shown too. */
  servings: number;
};

/** Returns name, nutrient and value of each row, and the part of it that food labels list separately (sugars, saturates). */
function rowsOf(nutrition: NutritionPerServing) {
  return [
    ['Energy', 'energyKcal', printKilocalories(nutrition.energyKcal)],
    ['Protein', 'proteinG', printGrams(nutrition.proteinG)],
    [
      'Carbs',
      'carbohydrateG',
      printGrams(nutrition.carbohydrateG),
      ['sugars', 'sugarsG', nutrition.sugarsG],
    ],
    ['Fat', 'fatG', printGrams(nutrition.fatG), ['saturates', 'saturatesG', nutrition.saturatesG]],
    ['Fiber', 'fibreG', printGrams(nutrition.fibreG)],
    ['Salt', 'sodiumMg', printSalt(nutrition.sodiumMg)],
  ] as const;
}

function remarksOn(nutrition: NutritionPerServing): string {
  const { incomplete = [], energyIsDoubtful, unmatched } = nutrition;
  return [
    ...(incomplete.length > 0 ? ['“At least”: some values are missing.'] : []),
    ...(energyIsDoubtful ? ['The energy is an estimate.'] : []),
    ...(unmatched.length > 0 ? [`Not counted: ${unmatched.join('; ')}.`] : []),
  ].join(' ');
}

/** Returns "In all 6 servings: 3,672 kcal, 246 g protein, …". */
function totalOf(nutrition: NutritionPerServing, servings: number): string {
  const parts = [
    printKilocalories(nutrition.energyKcal * servings),
    `${printGrams(nutrition.proteinG * servings)} protein`,
    `${printGrams(nutrition.carbohydrateG * servings)} carbs`,
    `${printGrams(nutrition.fatG * servings)} fat`,
  ];
  return `In all ${servings} servings: ${parts.join(', ')}.`;
}

/** Shows the nutrients of one serving, the ingredients that were not counted, and the total of all servings. */
export function NutritionPanel({ nutrition, servings }: NutritionPanelProps) {
  if (!nutrition || nutrition.matchedShare === 0) return null;
  const { incomplete = [] } = nutrition;
  const atLeast = (nutrient: string) =>
    incomplete.includes(nutrient) ? <small>at least </small> : null;
  const remarks = remarksOn(nutrition);
  return (
    <section className="nutrition-panel" aria-label="Nutrition">
      <div className="wide">
        <h3 className="card-title">Nutrition</h3>
        <span className="label soft">Estimated, per serving</span>
      </div>
      <dl className="nutrition">
        {rowsOf(nutrition).map(([name, nutrient, value, part]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {atLeast(nutrient)}
              {value}
            </dd>
            {part && (
              <dd className="nutrition-part">
                {part[0]} {atLeast(part[1])}
                {printGrams(part[2])}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="nutrition-remarks">
        {servings > 1 && <p>{totalOf(nutrition, servings)}</p>}
        {remarks && <p>{remarks}</p>}
      </div>
    </section>
  );
}
