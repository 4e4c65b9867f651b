type NutritionPerServing = {
  energyKcal: number;
  proteinG: number;
  carbohydrateG: number;
  fatG: number;
  fibreG: number;
  sodiumMg: number;
  /** 0 to 1. */
  matchedShare: number;
};

const saltPerSodium = 2.5;

function grams(value: number): string {
  return value < 10 ? `${Math.round(value * 10) / 10} g` : `${Math.round(value)} g`;
}

/** Nutrients of one serving, and how much of the recipe they were counted from. */
export function NutritionPanel({ nutrition }: { nutrition: NutritionPerServing | null }) {
  if (!nutrition || nutrition.matchedShare === 0) return null;
  const rows = [
    ['Energy', `${Math.round(nutrition.energyKcal)} kcal`],
    ['Protein', grams(nutrition.proteinG)],
    ['Carbs', grams(nutrition.carbohydrateG)],
    ['Fat', grams(nutrition.fatG)],
    ['Fibre', grams(nutrition.fibreG)],
    ['Salt', grams((nutrition.sodiumMg * saltPerSodium) / 1000)],
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
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
