import { expect, test } from 'vitest';
import { pantry } from './pantry.ts';
import { statutoryAllergens } from './tags.ts';

/**
 * Foods by EU allergen, written from trade knowledge before looking at the tables. The test compares both:
 * each food must have exactly the allergens that it is listed under here.
 */
const truths: Record<string, string> = {
  gluten:
    'plain flour, wholemeal flour, rye flour, barley flour, rolled oats, oat flour, couscous, bulgur wheat, semolina, pearl barley, pearled spelt, freekeh, dried pasta, seitan, pitta bread, baguette, ciabatta, flour tortilla, panko breadcrumbs, crackers, dried breadcrumbs, filo pastry, malt vinegar, malt extract, beer, stout, oat milk, wheat bran, oatcakes, matzo, yeast extract, sourdough bread, dried udon noodles, haggis, brioche, medium egg noodles, fresh egg pasta, sponge fingers, soy sauce, hoisin sauce, teriyaki sauce, gochujang, doubanjiang, kecap manis, naan bread, croissant, shortbread, oyster sauce',
  crustaceans:
    'raw peeled prawns, cooked prawns, lobster, langoustines, crayfish, crab meat, king crab, dried shrimp, shrimp paste, prawn crackers, shellfish stock, kimchi',
  eggs: 'egg, egg yolk, egg white, quail egg, duck egg, mayonnaise, light mayonnaise, salad cream, meringue nests, lemon curd, brioche, medium egg noodles, fresh egg pasta, sponge fingers',
  fish: 'salmon fillet, cod fillet, haddock fillet, tuna steak, tin tuna in water, anchovy fillets, tin sardines, smoked mackerel, eel, caviar, fish sauce, fish stock, dashi, Worcestershire sauce, bonito flakes, smoked salmon, salt cod, monkfish tail, swordfish steak, skate wing, kimchi, shellfish stock',
  peanuts:
    'roasted peanuts, smooth peanut butter, crunchy peanut butter, peanut oil, peanut flour, salted peanuts',
  soy: 'firm tofu, silken tofu, tempeh, edamame beans, unsweetened soy milk, soy sauce, gluten-free tamari, white miso paste, dried soya mince, natto, hoisin sauce, teriyaki sauce, soya cream, soya yoghurt, gochujang, doubanjiang, soya flour, kecap manis, fried tofu puffs, chocolate hazelnut spread, oyster sauce',
  milk: 'whole milk, skimmed milk, lactose-free milk, unsalted butter, ghee, double cream, soured cream, crème fraîche, plain yoghurt, Greek yoghurt, kefir, buttermilk, condensed milk, milk powder, mature Cheddar, mozzarella, Parmesan, feta, halloumi, paneer, ricotta, cream cheese, mascarpone, Brie, blue cheese, soft goat’s cheese, whey protein powder, milk chocolate, white chocolate, dulce de leche, caramel sauce, vanilla ice cream, Irish cream liqueur, basil pesto, naan bread, croissant, brioche, shortbread, lemon curd, chocolate hazelnut spread',
  nuts: 'flaked almonds, ground almonds, almond flour, cashews, walnuts, pecans, hazelnuts, shelled pistachios, Brazil nuts, macadamia nuts, almond butter, cashew butter, unsweetened almond milk, marzipan, chocolate hazelnut spread, amaretto, dukkah, walnut oil, mixed nuts, basil pesto',
  celery: 'celery stick, celeriac, celery salt, celery seeds, vegetable stock, yeast extract',
  mustard:
    'Dijon mustard, wholegrain mustard, English mustard, yellow mustard, black mustard seeds, mustard powder, mustard greens, mustard oil, mayonnaise, honey mustard, light mayonnaise, salad cream',
  sesame:
    'hoisin sauce, tahini, sesame seeds, toasted sesame oil, hummus, halva, za’atar, furikake, everything bagel seasoning, dukkah',
  sulphites:
    'dry white wine, red wine, port, dry sherry, dry cider, red wine vinegar, white wine vinegar, balsamic vinegar, dried apricots, sultanas, bottled lemon juice, dried mango',
  lupin: 'lupin beans, lupin flour',
  molluscs:
    'mussels, clams, scallops, squid, octopus, cuttlefish, oysters, whelks, snails, oyster sauce, squid ink, tin clams, cockles, abalone',
};

/** Foods that sound like one of the fourteen allergens but contain none of them. */
const innocent =
  'coconut milk, coconut oil, fresh coconut, desiccated coconut, tin water chestnuts, cooked chestnuts, pine nuts, ground nutmeg, buckwheat groats, quinoa, millet, quick-cook polenta, basmati rice, flat rice noodles, glass noodles, cornflour, tapioca starch, butternut squash, tin butter beans, cocoa butter, cream of tartar, aubergine, oyster mushrooms, tiger nuts, peach, cherry tomato, rapeseed oil, olive oil, sunflower seeds, pumpkin seeds, poppy seeds, chia seeds, ground flaxseed, tin chickpeas, red lentils, garlic clove, onion, carrot, potatoes, standard beef mince, chicken breast, pork belly, venison, unsulphured dried apricots, runny honey, caster sugar, rice vinegar, distilled white vinegar, dark rum, vodka, xanthan gum, leaf gelatine, coconut aminos, maple syrup, agar powder, rocket, fennel bulb, fresh galangal';

const key = (name: string) => name.trim().replace(/’/g, "'").toLowerCase();
const byName = new Map(
  [...pantry.values()].flatMap((item) =>
    [item.one, item.many].map((name) => [key(name), item] as const),
  ),
);

const expected = new Map<string, Set<string>>();
for (const [allergen, names] of Object.entries(truths)) {
  for (const name of names.split(',').map(key)) {
    expected.set(name, (expected.get(name) ?? new Set<string>()).add(allergen));
  }
}
for (const name of innocent.split(',').map(key)) expected.set(name, new Set());

test.each([...expected])('%s', (name, allergens) => {
  const item = byName.get(name);
  expect(item, name).toBeDefined();
  const held = statutoryAllergens.filter((tag) => item?.tags.has(tag));
  expect(held.toSorted()).toEqual([...allergens].toSorted());
});
