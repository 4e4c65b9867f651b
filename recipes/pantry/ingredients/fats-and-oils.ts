// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const fatsAndOils = `
## oil
olive-oil | olive oil | extra virgin olive oil, extra-virgin olive oil, evoo, oil, light olive oil, virgin olive oil, olive oil spray | | 04053 | tbsp=13.5 tsp=4.5 ml cup=216 | ready | raw fry=1 | fat oil dressing-oil
sunflower-oil | sunflower oil | vegetable oil, neutral oil, cooking oil, frying oil, deep-frying oil, sunflower seed oil | seed-oil | 04506 | tbsp=13.6 tsp=4.5 ml cup=218 | ready | fry=1 | fat oil
rapeseed-oil | rapeseed oil | canola oil, cold-pressed rapeseed oil | seed-oil | 04582 | tbsp=14 tsp=4.7 ml cup=218 | ready | raw fry=1 | fat oil dressing-oil
cooking-spray | cooking spray | oil spray, spray oil, low-calorie cooking spray | seed-oil soy? | 04679 | tsp=4.5 g spray=0.25
corn-oil | corn oil | maize oil | corn seed-oil | 04518 | tbsp=13.6 tsp=4.5 ml cup=218
grapeseed-oil | grapeseed oil | grape seed oil, safflower oil, cottonseed oil | seed-oil | 04517 | tbsp=13.6 tsp=4.5 ml cup=218
rice-bran-oil | rice bran oil | | rice-family | 04037 | tbsp=13.6 tsp=4.5 ml cup=218
soybean-oil | soybean oil | soya oil, soya bean oil, soy oil | soy? seed-oil | 04044 | tbsp=13.6 tsp=4.5 ml cup=218
avocado-oil | avocado oil | | avocado-family | 04581 | tbsp=14 tsp=4.7 ml cup=218
flaxseed-oil | flaxseed oil | linseed oil, flax oil, hemp oil, hemp seed oil | seed-oil | 42231 | tbsp=13.6 tsp=4.5 ml
pumpkin-seed-oil | pumpkin seed oil | styrian pumpkin seed oil | seed-oil seed | ~04506 | tbsp=13.6 tsp=4.5 ml
walnut-oil | walnut oil | | nuts | 04528 | tbsp=13.6 tsp=4.5 ml cup=218
hazelnut-oil | hazelnut oil | almond oil, pistachio oil, nut oil, macadamia oil | nuts | 04532 | tbsp=13.6 tsp=4.5 ml cup=218
sesame-oil | toasted sesame oil | sesame oil, dark sesame oil, gingelly oil | sesame seed-oil | 04058 | tsp=4.5 tbsp=13.6 ml | ready | raw fry=1 | finishing-oil
peanut-oil | peanut oil | groundnut oil, arachis oil | peanuts seed-oil | 04042 | tbsp=13.5 tsp=4.5 ml cup=216 | ready | fry=1 | fat
mustard-oil | mustard oil | | mustard seed-oil | 04583 | tbsp=14 tsp=4.7 ml
chilli-oil | chilli oil | chili oil, hot chilli oil | nightshade hot soy? peanuts? sesame? seed-oil | ~04506 | tbsp=13.6 tsp=4.5 ml
truffle-oil | truffle oil | white truffle oil, black truffle oil | mushroom | ~04053 | tsp=4.5 tbsp=13.5 ml
palm-oil | palm oil | red palm oil, dende oil | | 04055 | tbsp=13.6 tsp=4.5 g cup=216
coconut-oil | coconut oil | virgin coconut oil, melted coconut oil, refined coconut oil | coconut-family tropical | 04047 | tbsp=13.6 tsp=4.5 ml cup=218 g | ready | fry=1 | fat oil baking-fat
cocoa-butter | cocoa butter | cacao butter | chocolate fatty | 04501 | g tbsp=13.6
## fat
lard | lard | bacon fat, bacon grease, bacon dripping, leaf lard, rendered pork fat, manteca, pork lard | pork fatty | 04002 | tbsp=13 g cup=205 | ready | fry=1 | animal-fat
goose-fat | goose fat | | poultry fatty | 04576 | tbsp=12.8 g cup=205
duck-fat | duck fat | | poultry fatty | 04574 | tbsp=12.8 g cup=205
chicken-fat | chicken fat | schmaltz, rendered chicken fat | poultry fatty | 04542 | tbsp=12.8 g cup=205
beef-dripping | beef dripping | dripping, tallow, beef tallow, beef fat | beef fatty | 04001 | tbsp=12.8 g cup=205
suet | shredded beef suet | suet, beef suet | beef gluten? wheat? fatty | est | g tbsp=10 | ready | fry=1 | animal-fat
vegetable-suet | vegetable suet | vegetarian suet, vegan suet | gluten wheat fatty | est | g tbsp=10
vegetable-shortening | vegetable shortening | shortening, crisco, white vegetable fat, trex, vegetable fat | soy? fatty | 04615 | tbsp=12.8 g cup=205
margarine | dairy-free spread | vegan spread, vegan butter, plant butter, dairy-free butter, vegan block, dairy-free margarine, vegan margarine, plant-based butter | soy? seed-oil fatty | est | g tbsp=14 cup=227 tsp=4.7 | ready | raw fry=1 | baking-fat
baking-spread | baking margarine | margarine, baking spread, stork, sunflower spread, soft margarine, margarine block, olive spread | milk? soy? seed-oil fatty | 04611 | g tbsp=14 cup=227 tsp=4.7
low-fat-spread | low-fat spread | light spread, reduced-fat spread | milk? soy? seed-oil | 04630 | g tbsp=14 tsp=4.7
`;
