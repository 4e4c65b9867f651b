import { Link } from 'react-router';
import dinnerUrl from '../../assets/plate-curry.avif';
import dessertUrl from '../../assets/plate-pancakes.avif';
import breakfastUrl from '../../assets/plate-porridge.avif';
import lunchUrl from '../../assets/plate-salad.avif';
import { ButtonLink } from '../../ui/button.tsx';
import { Plate } from '../../ui/plate.tsx';

const tiles = [
  { mealType: 'breakfast', name: 'Breakfast', plate: breakfastUrl },
  { mealType: 'lunch', name: 'Lunch', plate: lunchUrl },
  { mealType: 'dinner', name: 'Dinner', plate: dinnerUrl },
  { mealType: 'dessert', name: 'Dessert', plate: dessertUrl },
];

/** Four links to /generate with a meal type. Without credits they are disabled, and a sentence says why. */
export function QuickGenerate({ balance }: { balance: number | undefined }) {
  const disabled = balance === 0;
  return (
    <section className="card" aria-labelledby="quick-generate">
      <h2 className="card-title mb-4" id="quick-generate">
        Quick Generate
      </h2>
      <div className="quick">
        {tiles.map((tile) =>
          disabled ? (
            <button
              key={tile.mealType}
              type="button"
              className="quick-tile"
              disabled
              title="No credits available"
              aria-describedby="no-credits"
            >
              <Plate src={tile.plate} />
              {tile.name}
            </button>
          ) : (
            <Link
              key={tile.mealType}
              className="quick-tile"
              to={`/generate?mealType=${tile.mealType}`}
            >
              <Plate src={tile.plate} />
              {tile.name}
            </Link>
          ),
        )}
      </div>
      {disabled ? (
        <>
          <button
            type="button"
            className="btn btn-secondary btn-block mt-3"
            disabled
            title="No credits available"
            aria-describedby="no-credits"
          >
            Custom Recipe
          </button>
          <p className="label soft mt-3" id="no-credits">
            <b className="block text-tomato-ink">No credits available</b>
            Purchase credits to generate recipes
          </p>
        </>
      ) : (
        <ButtonLink to="/generate" block className="mt-3">
          Custom Recipe
        </ButtonLink>
      )}
    </section>
  );
}
