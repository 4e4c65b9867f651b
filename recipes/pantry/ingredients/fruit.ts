// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const fruit = `
## fruit, citrus
lemon | lemon/lemons | lemon wedge, lemon half, lemon slice, unwaxed lemon, amalfi lemon, meyer lemon | citrus | 09150 | piece=60 slice=7 cup=212 | juiced | raw | citrus-fruit
lemon-juice | lemon juice | juice of a lemon, fresh lemon juice, lemon squeeze | citrus | 09152 | tbsp=15 tsp=5 ml piece=47 | ready | raw simmer=2 | acid
bottled-lemon-juice | bottled lemon juice | lemon juice from concentrate, bottled lime juice, lime juice from concentrate, lime cordial | citrus sulphites | 09153 | tbsp=15 tsp=5 ml | ready | raw
lemon-zest | lemon zest | lemon peel, lemon rind, zest of a lemon | citrus | 09156 | tsp=2 tbsp=6 piece=5 | ready | raw | zest
preserved-lemon | preserved lemon/preserved lemons | salted lemon, confit lemon | citrus salty sulphites? | est | piece=50 tbsp=16 g | chopped | raw
lime | lime/limes | lime wedge, lime half, key lime, lime slice | citrus | 09159 | piece=60 slice=7 | juiced | raw | citrus-fruit
lime-juice | lime juice | juice of a lime, fresh lime juice, key lime juice | citrus | 09160 | tbsp=15 tsp=5 ml piece=44 | ready | raw simmer=2 | acid
lime-zest | lime zest | lime peel, zest of a lime | citrus | ~09156 | tsp=2 tbsp=6 piece=4 | ready | raw
orange | orange/oranges | blood orange, navel orange, orange segment, seville orange, orange slice, bergamot | citrus | 09200 | piece=140 cup=180 slice=18 | sliced | raw roast=20 | fruit
orange-juice | orange juice | fresh orange juice, juice of an orange, blood orange juice | citrus | 09206 | ml tbsp=15 cup=248 piece=86 | ready | raw simmer=5 | juice
orange-zest | orange zest | orange peel, zest of an orange, orange rind, tangerine peel | citrus | 09216 | tsp=2 tbsp=6 piece=10 | ready | raw | zest
tangerine | tangerine/tangerines | mandarin, satsuma, mandarin orange, tinned mandarin | citrus | 09218 | piece=76 cup=195 | sliced | raw | fruit
clementine | clementine/clementines | | citrus | 09433 | piece=74
grapefruit | grapefruit/grapefruits | pink grapefruit, ruby grapefruit | citrus | 09112 | piece=246 cup=230 | sliced | raw | fruit
grapefruit-juice | grapefruit juice | pink grapefruit juice | citrus | ~09123 | ml cup=247 tbsp=15
pomelo | pomelo/pomelos | pummelo | citrus | 09295 | piece=609 cup=190
kumquat | kumquat/kumquats | | citrus | 09149 | piece=19
yuzu | yuzu juice | yuzu, calamansi, sudachi, calamansi juice | citrus | ~09152 | tbsp=15 tsp=5 ml piece=30
## fruit
apple | apple/apples | bramley apple, granny smith, gala apple, cooking apple, eating apple, braeburn, fuji apple, red apple, green apple | fodmap | 09003 | piece=182 cup=125 slice=20 | diced | raw fry=5 simmer=10 roast=30 | fruit orchard
apple-sauce | apple sauce | applesauce, unsweetened applesauce, apple puree, apple compote | fodmap | 09019 | g cup=244 tbsp=15 | ready | raw
apple-juice | apple juice | apple cider, cloudy apple juice, pressed apple juice | fodmap | 09016 | ml cup=248 tbsp=15 | ready | raw simmer=5 | juice
pear | pear/pears | conference pear, williams pear, bosc pear, ripe pear | fodmap | 09252 | piece=160 cup=140 | diced | raw fry=5 simmer=12 roast=30 | fruit orchard
asian-pear | Asian pear/Asian pears | nashi, korean pear, asian pear, nashi pear | fodmap | 09340 | piece=200
tinned-pears | tin pears/tins pears | tinned pears, canned pears, pears in juice | fodmap sugary | 09254 | tin=240 g cup=248 | drained | raw
quince | quince/quinces | | fodmap | 09296 | piece=92
banana | banana/bananas | ripe banana, frozen banana, mashed banana | banana-family fodmap? | 09040 | piece=118 cup=150 slice=6 | sliced | raw fry=4 roast=15 | fruit smoothie-fruit
grape | grapes | grape, seedless grapes, red grapes, green grapes, white grapes | fodmap? | 09132 | g cup=151 piece=5 handful=80 | halved | raw roast=20 | fruit
grape-juice | grape juice | white grape juice, red grape juice, verjuice | | 09135 | ml cup=253 tbsp=16
pomegranate | pomegranate seeds | pomegranate, pomegranate arils | | 09286 | g cup=174 tbsp=10 piece=282 | ready | raw | fruit-garnish
pomegranate-juice | pomegranate juice | | | 09442 | ml cup=249 tbsp=15.6
fig | fig/figs | fresh fig, ripe fig | fodmap | 09089 | piece=50 | quartered | raw roast=15 | fruit
watermelon | watermelon | watermelon wedge | fodmap | 09326 | g cup=152 piece=280 slice=280 | diced | raw | fruit
melon | cantaloupe melon | melon, cantaloupe, charentais melon, galia melon, rockmelon | | 09181 | g cup=160 slice=69 piece=550 | diced | raw | fruit
honeydew | honeydew melon | honeydew, canary melon | | 09184 | g cup=170 piece=1000
rhubarb | rhubarb | rhubarb stalk, forced rhubarb | oxalate | 09307 | g cup=122 piece=51 | sliced | simmer=10 roast=25 | tart-fruit
fruit-cocktail | tin fruit cocktail/tins fruit cocktail | fruit salad, tinned fruit, fruit cocktail, mixed fruit | fodmap sugary stone-fruit sulphites? | 09099 | tin=250 cup=237 g | drained | raw
persimmon | persimmon/persimmons | sharon fruit, kaki | fodmap | 09263 | piece=168 | sliced | raw roast=20 | fruit
prickly-pear | prickly pear/prickly pears | cactus pear | | 09287 | piece=103
## fruit, tropical fruit
mango | mango/mangoes | mango pulp, mango puree, alphonso mango, green mango, frozen mango, mango chunk | tropical fodmap | 09176 | piece=336 cup=165 | diced | raw | fruit smoothie-fruit
pineapple | pineapple | fresh pineapple, pineapple chunk, frozen pineapple | tropical | 09266 | g cup=165 piece=900 slice=84 | diced | raw fry=5 roast=20 | fruit smoothie-fruit
tinned-pineapple | tin pineapple/tins pineapple | tinned pineapple, canned pineapple, pineapple ring, crushed pineapple, pineapple in juice | tropical | 09268 | tin=260 cup=249 slice=47 g | drained | raw
pineapple-juice | pineapple juice | | tropical | 09273 | ml cup=250 tbsp=15
papaya | papaya/papayas | green papaya, pawpaw | tropical | 09226 | g piece=300 cup=145 | diced | raw | fruit smoothie-fruit
passion-fruit | passion fruit/passion fruits | passionfruit, maracuja, passion fruit pulp | tropical | 09231 | piece=18 cup=236 tbsp=15 | halved | raw | fruit-garnish
kiwi | kiwi/kiwis | kiwifruit, kiwi fruit, golden kiwi | tropical | 09148 | piece=70 cup=180 | sliced | raw | fruit
guava | guava/guavas | | tropical | 09139 | piece=55 cup=165
lychee | lychees | lychee, litchi, rambutan, longan, tinned lychee | tropical | 09164 | piece=10 g cup=190
dragon-fruit | dragon fruit/dragon fruits | pitaya, dragonfruit | tropical | est | piece=250 g cup=180
star-fruit | star fruit/star fruits | starfruit, carambola | tropical oxalate | 09060 | piece=91 cup=108
durian | durian | | tropical | 09422 | g cup=243
jackfruit | tin young jackfruit/tins young jackfruit | jackfruit, young jackfruit, tinned jackfruit, green jackfruit, canned jackfruit, jackfruit in brine | tropical | est | tin=225 g cup=165 | drained | fry=10 simmer=20 roast=25 | protein-like
ackee | tin ackee/tins ackee | ackee, tinned ackee, canned ackee | tropical fatty | est | tin=280 g cup=180
ripe-jackfruit | ripe jackfruit | fresh jackfruit | tropical fodmap | 09144 | g cup=165
breadfruit | breadfruit | | tropical starchy | 09059 | g piece=384 cup=220
soursop | soursop | guanabana, cherimoya, custard apple, graviola | tropical | 09315 | g cup=225
acai | frozen açaí purée | acai, acai puree, acai berry | tropical berry | est | g pack=100
avocado | avocado/avocados | hass avocado, ripe avocado, avocado half | avocado-family histamine fodmap | 09037 | piece=136 cup=150 slice=15 | sliced | raw | creamy-fruit
coconut-fresh | fresh coconut | coconut, coconut flesh, coconut meat, fresh grated coconut, frozen grated coconut | coconut-family tropical | 12104 | g cup=80 piece=397 tbsp=5 | finely-grated | raw fry=3 | coconutty
desiccated-coconut | desiccated coconut | shredded coconut, coconut flakes, toasted coconut, coconut chips, grated coconut, unsweetened coconut, shredded unsweetened coconut, dried coconut | coconut-family tropical sulphites? | 12108 | g tbsp=5 cup=80 | ready | raw fry=2 roast=8 | coconutty crunch
sweetened-coconut | sweetened shredded coconut | sweetened coconut, sweetened flaked coconut | coconut-family tropical added-sugar sugary sulphites? | 12179 | g cup=93 tbsp=6
tamarind | tamarind paste | tamarind, tamarind concentrate, tamarind pulp, tamarind block, tamarind water | sugary sulphites? | 09322 | tbsp=16 tsp=5 g | ready | simmer=3 | acid
`;
