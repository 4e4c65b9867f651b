type NutritionPerServing = {
  energyKcal: number;
  proteinG: number;
  carbohydrateG: number;
  fatG: number;
  fibreG: number;
  sodiumMg: number;
  /** 0 to 1. */
  matchedShare: number;
  /** The ingredient lines that could not be counted. */
  unmatched: readonly string[];
  /** Nutrients of which some food's source says nothing. */
  incomplete?: readonly string[] | undefined;
  energyIsDoubtful?: true | undefined;
};

const saltPerSodium = 2.5;

function grams(value: number): string {
  return value < 10 ? `${Math.round(value * 10) / 10} g` : `${Math.round(value)} g`;
}

/** Nutrients of one serving, and how much of the recipe they were counted from. */
export function NutritionPanel({ nutrition }: { nutrition: NutritionPerServing | null }) {
  if (!nutrition || nutrition.matchedShare === 0) return null;
  const { incomplete = [], energyIsDoubtful, unmatched } = nutrition;
  const rows = [
    ['Energy', 'energyKcal', `${Math.round(nutrition.energyKcal)} kcal`],
    ['Protein', 'proteinG', grams(nutrition.proteinG)],
    ['Carbs', 'carbohydrateG', grams(nutrition.carbohydrateG)],
    ['Fat', 'fatG', grams(nutrition.fatG)],
    ['Fibre', 'fibreG', grams(nutrition.fibreG)],
    ['Salt', 'sodiumMg', grams((nutrition.sodiumMg * saltPerSodium) / 1000)],
  ] as const;
  const remarks = [
    ...(incomplete.length > 0 ? ['At least this much: not every source states every value.'] : []),
    ...(energyIsDoubtful ? ['The energy is an estimate.'] : []),
    ...(unmatched.length > 0 ? [`Not counted: ${unmatched.join('; ')}.`] : []),
  ];
  return (
    <section className="nutrition-panel" aria-label="Nutrition">
      <div className="wide">
        <h3 className="card-title">Nutrition</h3>
        <span className="label soft">
          per serving, {Math.floor(nutrition.matchedShare * 100)}% of ingredients matched
        </span>
      </div>
      <dl className="nutrition">
        {rows.map(([name, nutrient, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {incomplete.includes(nutrient) && '≥ '}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {remarks.length > 0 && <p className="label soft mt-3">{remarks.join(' ')}</p>}
    </section>
  );
}
