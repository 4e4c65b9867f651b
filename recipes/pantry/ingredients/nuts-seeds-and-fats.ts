// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const NUTS_SEEDS_AND_FATS = `
almonds | flaked almonds | almond, whole almonds, blanched almonds, slivered almonds, sliced almonds | nuts | 12061 | g cup=92 tbsp=6 handful=30 | ready | raw fry=3 roast=8 | nut crunch
ground-almonds | ground almonds | almond flour, almond meal | nuts | 12062 | g cup=100 tbsp=7 | ready | raw roast=20 | nut-flour
cashews | cashews | cashew, cashew nut | nuts fodmap | 12087 | g cup=137 handful=30 | ready | raw fry=3 roast=8 | nut crunch
walnuts | walnuts | walnut, walnut half | nuts | 12155 | g cup=117 handful=30 | chopped | raw fry=3 roast=8 | nut crunch
pecans | pecans | pecan, pecan nut | nuts | 12142 | g cup=109 handful=30 | chopped | raw fry=3 roast=8 | nut crunch
hazelnuts | hazelnuts | hazelnut, filbert, cobnut | nuts | 12120 | g cup=115 handful=30 | chopped | raw fry=3 roast=8 | nut crunch
pistachios | shelled pistachios | pistachio, pistachio nut | nuts fodmap | 12151 | g cup=123 handful=30 | chopped | raw | nut crunch
pine-nuts | pine nuts | pine nut, pine kernel, pignoli | pine-nuts | 12147 | g cup=135 tbsp=9 | ready | raw fry=3 roast=6 | crunch
brazil-nuts | Brazil nuts | brazil nut | nuts | 12078 | g piece=5 | chopped | raw | nut crunch
macadamia | macadamia nuts | macadamia, macadamia nut | nuts | 12131 | g cup=134 | chopped | raw | nut crunch
chestnut | cooked chestnuts | chestnut, chestnut puree | | 12097 | g cup=145 | chopped | raw fry=4 simmer=10 roast=15 | starchy-nut
peanuts | roasted peanuts | peanut, groundnut, monkey nuts, salted peanuts, dry roasted peanuts | peanuts legume | 16087 | g cup=146 handful=30 tbsp=9 | chopped | raw | crunch peanutty
peanut-butter | smooth peanut butter | peanut butter, crunchy peanut butter, peanut sauce | peanuts legume | 16398 | tbsp=16 g cup=258 | ready | raw simmer=2 | nut-butter peanutty
almond-butter | almond butter | nut butter, cashew butter, hazelnut butter | nuts | 12195 | tbsp=16 g cup=250 | ready | raw | nut-butter
tahini | tahini | tahina, sesame paste, sesame butter | sesame | 12166 | tbsp=15 g | ready | raw simmer=1 | nut-butter tahini
sesame-seeds | sesame seeds | sesame seed, sesame, black sesame, toasted sesame seed, gomasio, benne seed | sesame | 12023 | tbsp=9 tsp=3 g | ready | raw fry=2 | seed-garnish
sunflower-seeds | sunflower seeds | sunflower seed | seed | 12036 | g tbsp=9 cup=140 | ready | raw fry=3 roast=8 | crunch
pumpkin-seeds | pumpkin seeds | pumpkin seed, pepita | seed | 12014 | g tbsp=9 cup=129 | ready | raw fry=3 roast=8 | crunch
chia-seeds | chia seeds | chia, chia seed | seed | 12006 | tbsp=12 g tsp=4 | ready | raw | gelling-seed
flaxseed | ground flaxseed | flaxseed, flax seed, linseed, flax meal, flax egg, hemp seed, hemp heart, psyllium, psyllium husk | seed | 12220 | tbsp=7 g | ready | raw | gelling-seed
poppy-seeds | poppy seeds | poppy seed | seed | 02033 | tsp=2.8 tbsp=8.8 | ready | raw | seed-garnish
olive-oil | olive oil | extra virgin olive oil, extra-virgin olive oil, evoo, oil | | 04053 | tbsp=13.5 tsp=4.5 ml | ready | raw fry=1 | fat oil dressing-oil
sunflower-oil | sunflower oil | vegetable oil, neutral oil, cooking oil, corn oil, grapeseed oil, safflower oil, cooking spray, oil spray, frying oil | seed-oil | 04506 | tbsp=13.6 tsp=4.5 ml | ready | fry=1 | fat oil
rapeseed-oil | rapeseed oil | canola oil, avocado oil, rice bran oil, hemp oil, flaxseed oil, linseed oil | seed-oil | 04582 | tbsp=14 tsp=4.7 ml | ready | raw fry=1 | fat oil dressing-oil
sesame-oil | toasted sesame oil | sesame oil | sesame seed-oil | 04058 | tsp=4.5 tbsp=13.6 ml | ready | raw fry=1 | finishing-oil
coconut-oil | coconut oil | | coconut-family tropical | 04047 | tbsp=13.6 tsp=4.5 ml | ready | fry=1 | fat oil baking-fat
peanut-oil | peanut oil | groundnut oil, arachis oil | peanuts seed-oil | 04042 | tbsp=13.5 tsp=4.5 | ready | fry=1 | fat
lard | lard | bacon fat, bacon grease, bacon dripping, leaf lard | pork | 04002 | tbsp=13 g | ready | fry=1 | animal-fat
suet | beef suet | suet, beef dripping, dripping, tallow, beef tallow, beef fat | beef | est | g tbsp=13 | ready | fry=1 | animal-fat
margarine | dairy-free spread | margarine, vegan spread, vegan butter, plant butter, dairy-free butter, vegan block, baking spread | soy? seed-oil | est | g tbsp=14 | ready | raw fry=1 | baking-fat
`;
