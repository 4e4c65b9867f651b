import type { Ingredient } from '#recipes/pantry/pantry.ts';

/** Colours and textures of vegetables and fruit, so that a plate is not all of one colour or texture. */
const colours = `
green courgette broccoli spinach kale green-beans pak-choi peas asparagus swiss-chard cucumber green-pepper sugar-snaps okra avocado romaine rocket watercress edamame brussels-sprouts kiwi
red red-pepper tomato cherry-tomato tinned-tomatoes passata radish strawberry raspberry cherry watermelon
orange carrot sweet-potato butternut-squash pumpkin apricot peach nectarine mango papaya orange tangerine melon
white cauliflower fennel onion leek parsnip turnip celeriac daikon potato white-cabbage chinese-leaf bamboo-shoots bean-sprouts banana cannellini butter-beans pear apple
purple aubergine beetroot red-cabbage red-onion plum blueberry blackberry grape fig
brown mushroom shiitake oyster-mushroom portobello cooked-lentils
yellow sweetcorn yellow-pepper pineapple
`;
const bites = `
soft aubergine courgette mushroom oyster-mushroom portobello shiitake spinach avocado banana tomato sweet-potato butternut-squash pumpkin
crisp cucumber radish white-cabbage red-cabbage fennel sugar-snaps carrot green-beans broccoli bean-sprouts celery apple
`;

function readWords(table: string): Map<string, string> {
  return new Map(
    table
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [word = '', ...ids] = row.split(' ');
        return ids.map((id) => [id, word] as const);
      }),
  );
}

const colourOf = readWords(colours);
const biteOf = readWords(bites);

/** Returns a factor below 1 for two foods of the same colour or texture. */
export function varietyOf(one: Ingredient, other: Ingredient): number {
  const colour = colourOf.get(one.id);
  const bite = biteOf.get(one.id);
  const looksSame = colour !== undefined && colour === colourOf.get(other.id);
  const bitesSame = bite !== undefined && bite === biteOf.get(other.id);
  return (looksSame ? 0.65 : 1) * (bitesSame ? 0.85 : 1);
}
