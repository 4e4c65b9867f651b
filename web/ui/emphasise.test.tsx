import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emphasise } from './emphasise.tsx';

test.each([
  ['Roast at 200 °C for 10–12 minutes.', 'Roast at <b>200 °C</b> for <b>10–12 minutes</b>.'],
  ['Boil the 1⅓ cups rice.', 'Boil the <b>1⅓ cups</b> rice.'],
  ['Add ½ tsp salt and 1½ tbsp oil.', 'Add <b>½ tsp</b> salt and <b>1½ tbsp</b> oil.'],
  ['Cut into 1¼-inch cubes.', 'Cut into <b>1¼-inch</b> cubes.'],
  ['Crack in 4 eggs.', 'Crack in 4 eggs.'],
])('sets the quantities in bold: %s', (text, html) => {
  expect(renderToStaticMarkup(<p>{emphasise(text)}</p>)).toBe(`<p>${html}</p>`);
});
