import type { Ingredient } from '#recipes/pantry/pantry.ts';

/** Grams of an ingredient in one serving of a main dish, by id. */
const doses: Record<string, number> = Object.fromEntries(
  `salt=0.9 black-pepper=0.2
  onion=35 red-onion=35 shallot=20 leek=45 spring-onion=12 garlic=2.7 ginger=4 lemongrass=5 celery=25 fennel=50 green-pepper=55
  tomato-puree=9 sun-dried-tomato=10 anchovy=4 dijon=4 worcestershire=5 soy-sauce=11 tamari=11 coconut-aminos=14 fish-sauce=7 oyster-sauce=10 hoisin=14 miso=9 nutritional-yeast=3 lemon-zest=0.8 orange-zest=1
  red-chilli=4 jalapeno=4 chilli-flakes=0.25 chilli-powder=0.7 harissa=6 gochujang=9 hot-sauce=3 horseradish=4
  tinned-tomatoes=100 passata=90 coconut-milk=100 vegetable-stock=120 water=120
  greek-yoghurt=35 yoghurt=35 sour-cream=30 double-cream=30 coconut-cream=30 tahini=14 cream-cheese=25 ricotta=40 avocado=45 almond-butter=14 peanut-butter=14
  chicken-breast=140 chicken-thigh=140 turkey-breast=140 duck-breast=140 beef-steak=140 beef-stewing=150 veal=130 lamb-leg=140 lamb-shoulder=150 pork-loin=140 pork-shoulder=150 pork-tenderloin=140
  beef-mince=120 turkey-mince=120 lamb-mince=110 pork-mince=110 chicken-mince=120
  salmon=130 cod=140 haddock=140 sea-bass=110 trout=120 mackerel=100 tuna-steak=140 prawns=120 tinned-tuna=82 smoked-salmon=60
  tofu=125 tempeh=100 seitan=100 halloumi=70 paneer=80 edamame=90 egg=100 chickpeas=120 black-beans=120 kidney-beans=120 cannellini=120 butter-beans=120 pinto-beans=120 cooked-lentils=120 jackfruit=110 oyster-mushroom=130 portobello=168 mushroom=120 soya-mince=30
  feta=35 mozzarella=45 cheddar=25 parmesan=12 goat-cheese=30 gruyere=25 ricotta=40 brie=30 blue-cheese=25 cottage-cheese=60
  black-olives=16 green-olives=16 capers=4 gherkins=15
  spinach=50 rocket=20 watercress=20 romaine=40 kale=50 swiss-chard=50 pak-choi=70 bean-sprouts=60 peas=60 edamame=60 bamboo-shoots=45 radish=35 cucumber=60 cherry-tomato=70 shiitake=60 sweetcorn=60 plantain=90
  basmati=70 jasmine-rice=70 brown-rice=65 arborio=75 quinoa=60 couscous=60 bulgur=60 millet=60 buckwheat=60 pearl-barley=65 farro=65 polenta=50 potato=200 sweet-potato=180 red-lentils=60 green-lentils=60 split-peas=60
  pasta=85 gluten-free-pasta=85 gnocchi=160 egg-noodles=65 rice-noodles=65 glass-noodles=55 udon=70 soba=70
  sourdough=60 pitta=60 gluten-free-bread=80 corn-tortilla=52 flour-tortilla=96 rice-cakes=18
  almonds=12 walnuts=12 hazelnuts=12 cashews=14 pecans=12 pistachios=10 pine-nuts=8 peanuts=12 brazil-nuts=10 macadamia=10 pumpkin-seeds=9 sunflower-seeds=9 sesame-seeds=3 desiccated-coconut=6 flaxseed=7 chia-seeds=8 poppy-seeds=2
  sesame-oil=2.3 maple-syrup=10 honey=10 agave=10 brown-sugar=8 caster-sugar=8 erythritol=8 vanilla=1.5 saffron=0.03 star-anise=0.5 nutmeg=0.2 clove-spice=0.15 cardamom=0.4 allspice=0.25 cinnamon=0.35 ground-ginger=0.4 carrot=70 fresh-egg-pasta=110 fresh-udon=150 baguette=60 mussels=120 clams=120 crab=80 sardines=85 rabbit=140
  dates=24 dried-apricots=14 raisins=10 dark-chocolate=20 dairy-free-chocolate=20 cocoa=5
  apple=110 pear=110 banana=80 mango=90 pineapple=90 papaya=90 peach=100 nectarine=100 plum=100 apricot=90 strawberry=90 blueberry=70 raspberry=70 blackberry=70 cherry=80 orange=110 tangerine=90 grape=70 kiwi=70 fig=80 pomegranate=25 melon=110 rhubarb=100 passion-fruit=18
  oats=45 buckwheat-flakes=45`
    .split(/\s+/)
    .map((pair) => [pair.split('=')[0] ?? '', Number(pair.split('=')[1])]),
);

/** What stands in for an ingredient without a dose of its own, by its role. The first that fits counts. */
const byRole: readonly (readonly [string, number])[] = [
  ['spice', 0.7],
  ['warm-spice', 0.5],
  ['dried-herb', 0.35],
  ['woody-herb', 0.5],
  ['pot-herb', 0.3],
  ['herb', 5],
  ['acid', 7.5],
  ['acid-vinegar', 7.5],
  ['fat', 7],
  ['protein', 120],
  ['shellfish-protein', 120],
  ['milk', 200],
  ['juice', 150],
  ['root', 100],
  ['vegetable', 85],
  ['green-vegetable', 65],
  ['salad-vegetable', 60],
  ['slaw', 70],
  ['leaf', 35],
  ['grain', 65],
  ['fruit', 90],
  ['nut', 12],
  ['nut-butter', 14],
];

const known = new Map<Ingredient, number>();

function plainDoseOf(item: Ingredient): number {
  const role = byRole.find(([name]) => item.roles.has(name));
  return doses[item.id] ?? role?.[1] ?? 20;
}

/** Grams of an ingredient in one serving, when the dish is made for four. */
export function doseOf(ingredient: Ingredient, factor: number): number {
  const dose = known.get(ingredient) ?? plainDoseOf(ingredient);
  known.set(ingredient, dose);
  return dose * factor;
}
