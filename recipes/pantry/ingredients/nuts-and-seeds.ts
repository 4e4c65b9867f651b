// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const nutsAndSeeds = `
## nut
almonds | flaked almonds | almond, whole almonds, blanched almonds, slivered almonds, sliced almonds, toasted almonds, toasted flaked almonds, almond flakes, marcona almond, skin-on almonds | nuts | 12061 | g cup=92 tbsp=6 handful=30 piece=1.2 | ready | raw fry=3 roast=8 | nut crunch
ground-almonds | ground almonds | almond meal | nuts | 12062 | g cup=100 tbsp=7 | ready | raw roast=20 | nut-flour
cashews | cashews | cashew, cashew nut, raw cashews, roasted cashews, cashew piece, cashew nuts | nuts fodmap | 12087 | g cup=137 handful=30 tbsp=9 | ready | raw fry=3 roast=8 | nut crunch
walnuts | walnuts | walnut, walnut half, walnut pieces, chopped walnuts, black walnut | nuts | 12155 | g cup=117 handful=30 tbsp=7 piece=4 | chopped | raw fry=3 roast=8 | nut crunch
pecans | pecans | pecan, pecan nut, pecan half, pecan pieces | nuts | 12142 | g cup=109 handful=30 tbsp=7 piece=1.5 | chopped | raw fry=3 roast=8 | nut crunch
hazelnuts | hazelnuts | hazelnut, filbert, cobnut, blanched hazelnuts, chopped hazelnuts, roasted hazelnuts | nuts | 12120 | g cup=115 handful=30 tbsp=7 piece=1.4 | chopped | raw fry=3 roast=8 | nut crunch
ground-hazelnuts | ground hazelnuts | hazelnut meal, hazelnut flour | nuts | 12120 | g cup=75 tbsp=5
pistachios | shelled pistachios | pistachio, pistachio nut, pistachio kernel, chopped pistachios, pistachio nibs | nuts fodmap | 12151 | g cup=123 handful=30 tbsp=8 | chopped | raw | nut crunch
pine-nuts | pine nuts | pine nut, pine kernel, pignoli, toasted pine nuts | pine-nuts | 12147 | g cup=135 tbsp=9 | ready | raw fry=3 roast=6 | crunch
brazil-nuts | Brazil nuts | brazil nut | nuts | 12078 | g piece=5 cup=133 | chopped | raw | nut crunch
macadamia | macadamia nuts | macadamia, macadamia nut | nuts | 12131 | g cup=134 piece=2.5 | chopped | raw | nut crunch
mixed-nuts | mixed nuts | nut, nuts, chopped mixed nuts, chopped nuts, unsalted mixed nuts, tree nut, nut mix | nuts peanuts? sesame? | 12138 | g cup=144 handful=30 tbsp=8
chestnut | cooked chestnuts | chestnut, roasted chestnut, vacuum-packed chestnuts, peeled chestnut | | 12101 | g cup=145 piece=8 pack=180 | chopped | raw fry=4 simmer=10 roast=15 | starchy-nut
chestnut-puree | chestnut purée | chestnut puree, creme de marrons, chestnut spread | sugary | est | g tbsp=18 cup=290
candlenut | candlenuts | candlenut, kemiri | | ~12131 | g piece=4
tiger-nuts | tiger nuts | tiger nut, tigernut, chufa, tiger nut flour, tigernut flour | | est | g cup=120
## peanut, nut
peanuts | roasted peanuts | peanut, groundnut, unsalted peanuts, dry roasted peanuts, raw peanuts, peanut kernel, skinless peanuts, crushed peanuts | peanuts legume | 16087 | g cup=146 handful=30 tbsp=9 | chopped | raw | crunch peanutty
salted-peanuts | salted peanuts | roasted salted peanuts, beer nut, honey-roasted peanuts | peanuts legume salty | 16089 | g cup=144 handful=30 tbsp=9
peanut-butter | smooth peanut butter | peanut butter, natural peanut butter, creamy peanut butter, sugar-free peanut butter | peanuts legume | 16398 | tbsp=16 g cup=258 tsp=5.3 | ready | raw simmer=2 | nut-butter peanutty
crunchy-peanut-butter | crunchy peanut butter | chunky peanut butter | peanuts legume | 16397 | tbsp=16 g cup=258
peanut-flour | peanut flour | powdered peanut butter, pb2, defatted peanut flour, peanut butter powder | peanuts legume | 16099 | g cup=60 tbsp=6
## nut butter
almond-butter | almond butter | nut butter, smooth almond butter | nuts | 12195 | tbsp=16 g cup=250 | ready | raw | nut-butter
cashew-butter | cashew butter | | nuts fodmap | 12088 | tbsp=16 g cup=256
hazelnut-butter | hazelnut butter | hazelnut paste, pistachio paste, pistachio butter, walnut butter, pecan butter | nuts | ~12120 | tbsp=16 g
chocolate-hazelnut-spread | chocolate hazelnut spread | nutella, chocolate spread, hazelnut chocolate spread | nuts milk soy chocolate added-sugar sugary fatty | 19125 | tbsp=18.5 g cup=296
sunflower-butter | sunflower seed butter | sunflower butter, sunbutter | seed | 12040 | tbsp=16 g
pumpkin-seed-butter | pumpkin seed butter | pumpkin seed spread | seed | ~12014 | tbsp=16 g
## seed
tahini | tahini | tahina, sesame paste, sesame butter, light tahini, chinese sesame paste, tahini paste | sesame | 12166 | tbsp=15 g cup=240 tsp=5 | ready | raw simmer=1 | nut-butter tahini
sesame-seeds | sesame seeds | sesame seed, sesame, black sesame, toasted sesame seed, gomasio, benne seed, white sesame seeds, black sesame seeds | sesame | 12023 | tbsp=9 tsp=3 g cup=144 | ready | raw fry=2 | seed-garnish
halva | halva | halvah, tahini halva | sesame added-sugar sugary nuts? | ~19154 | g piece=20
sunflower-seeds | sunflower seeds | sunflower seed, sunflower kernel | seed | 12036 | g tbsp=9 cup=140 | ready | raw fry=3 roast=8 | crunch
pumpkin-seeds | pumpkin seeds | pumpkin seed, pepita, toasted pumpkin seeds | seed | 12014 | g tbsp=9 cup=129 handful=30 | ready | raw fry=3 roast=8 | crunch
mixed-seeds | mixed seeds | seed mix, mixed seed, four-seed mix | seed sesame? | est | g tbsp=9 cup=140
chia-seeds | chia seeds | chia, chia seed, ground chia | seed | 12006 | tbsp=12 g tsp=4 cup=170 | ready | raw | gelling-seed
flaxseed | ground flaxseed | flaxseed, flax seed, linseed, flax meal, flax egg, milled linseed, golden flaxseed, flaxmeal | seed | 12220 | tbsp=7 g cup=112 tsp=2.5 | ready | raw | gelling-seed
hemp-seeds | hulled hemp seeds | hemp seed, hemp heart, shelled hemp | seed | 12012 | tbsp=10 g cup=160
psyllium | psyllium husk | psyllium, psyllium powder, psyllium husk powder | seed | est | tbsp=5 tsp=1.7 g
poppy-seeds | poppy seeds | poppy seed, white poppy seeds, khus khus | seed | 02033 | tsp=2.8 tbsp=8.8 g cup=140 | ready | raw | seed-garnish
lotus-seeds | lotus seeds | makhana, fox nut, dried lotus seed, puffed lotus seed | | 12013 | g cup=32
melon-seeds | melon seeds | egusi, watermelon seed, magaz | seed | 12174 | g cup=108 tbsp=8
`;
