import { expect, test } from 'vitest';
import { buyingWords } from './buying-words.ts';

test.each([
  ['400 g waxy potatoes, in 2 cm dice', '400 g waxy potatoes'],
  ['1 onion, finely diced', '1 onion'],
  ['2 garlic cloves, crushed', '2 garlic cloves'],
  ['1 diced onion', '1 onion'],
  ['2 tbsp finely chopped parsley', '2 tbsp parsley'],
  ['1 carrot, peeled and cut into batons', '1 carrot'],
  ['2 salmon fillets, skin on', '2 salmon fillets, skin on'],
  ['150 g butter, softened, plus extra for the tin', '150 g butter, plus extra for the tin'],
  ['1 lemon, zest and juice', '1 lemon, zest and juice'],
  // Sold in this form.
  ['2 × 400 g tins chopped tomatoes', '2 × 400 g tins chopped tomatoes'],
  ['400 g chopped tomatoes', '400 g chopped tomatoes'],
  ['60 g grated Parmesan cheese', '60 g grated Parmesan cheese'],
  ['1 tin anchovies, in oil', '1 tin anchovies, in oil'],
  ['Salt', 'Salt'],
  // Cooked at home: bought dry.
  ['400 g cooked rice, cold', '125 g rice, for 400 g cooked'],
  ['450 g cooked jasmine rice, cold', '150 g jasmine rice, for 450 g cooked'],
  ['1.5 kg cold cooked rice', '500 g rice, for 1.5 kg cooked'],
  ['2 cups cooked rice', '¾ cup rice, for 2 cups cooked'],
  ['350 g cooked pasta', '150 g pasta, for 350 g cooked'],
  ['cooked quinoa, to serve', 'quinoa, to cook'],
  ['1 pouch cooked rice', '1 pouch cooked rice'],
  ['250 g cooked rice noodles', '250 g cooked rice noodles'],
  ['250 g cooked chicken, shredded', '250 g cooked chicken'],
  ['250 g cooked beetroot, diced', '250 g cooked beetroot'],
])('%s → %s', (line, bought) => {
  const { amount, what, note } = buyingWords(line);
  const words = [[amount, what].filter(Boolean).join(' '), note].filter(Boolean).join(', ');
  expect(words.replaceAll('\u00a0', ' ')).toBe(bought);
});
