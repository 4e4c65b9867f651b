// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const FRUIT = `
lemon | lemon/lemons | lemon wedge, lemon half, preserved lemon, lemon slice | citrus | 09150 | piece=60 | juiced | raw | citrus-fruit
lemon-juice | lemon juice | juice of a lemon | citrus | 09152 | tbsp=15 tsp=5 ml piece=47 | ready | raw simmer=2 | acid
lemon-zest | lemon zest | lemon peel, lemon rind | citrus | 09156 | tsp=2 tbsp=6 | ready | raw | zest
lime | lime/limes | lime wedge, lime half | citrus | 09159 | piece=60 | juiced | raw | citrus-fruit
lime-juice | lime juice | juice of a lime | citrus | 09160 | tbsp=15 tsp=5 ml piece=44 | ready | raw simmer=2 | acid
orange | orange/oranges | blood orange, navel orange, orange segment, yuzu, kumquat | citrus | 09200 | piece=140 cup=180 | sliced | raw roast=20 | fruit
orange-juice | orange juice | | citrus | 09206 | ml tbsp=15 cup=248 piece=86 | ready | raw simmer=5 | juice
orange-zest | orange zest | orange peel, candied peel, mixed peel | citrus | 09216 | tsp=2 tbsp=6 | ready | raw | zest
tangerine | tangerine/tangerines | mandarin, clementine, satsuma | citrus | 09218 | piece=76 | sliced | raw | fruit
grapefruit | grapefruit/grapefruits | pomelo | citrus | 09112 | piece=246 | sliced | raw | fruit
apple | apple/apples | bramley apple, granny smith, gala apple, cooking apple, apple sauce, applesauce | fodmap | 09003 | piece=182 cup=125 | diced | raw fry=5 simmer=10 roast=30 | fruit orchard
apple-juice | apple juice | apple cider | fodmap | 09016 | ml cup=248 | ready | raw simmer=5 | juice
pear | pear/pears | conference pear, nashi, quince | fodmap | 09252 | piece=160 cup=140 | diced | raw fry=5 simmer=12 roast=30 | fruit orchard
banana | banana/bananas | | banana-family | 09040 | piece=118 cup=150 | sliced | raw fry=4 roast=15 | fruit smoothie-fruit
mango | mango/mangoes | mango pulp, mango puree | tropical fodmap | 09176 | piece=336 cup=165 | diced | raw | fruit smoothie-fruit
pineapple | pineapple | tinned pineapple | tropical | 09266 | g cup=165 tin=227 | diced | raw fry=5 roast=20 | fruit smoothie-fruit
papaya | papaya/papayas | green papaya, pawpaw | tropical | 09226 | g piece=300 cup=145 | diced | raw | fruit smoothie-fruit
passion-fruit | passion fruit/passion fruits | passionfruit, maracuja | tropical | 09231 | piece=18 | halved | raw | fruit-garnish
kiwi | kiwi/kiwis | kiwifruit, kiwi fruit | tropical | 09148 | piece=70 | sliced | raw | fruit
strawberry | strawberries | strawberry | berry histamine | 09316 | g cup=152 piece=12 handful=80 | halved | raw roast=20 | fruit berry smoothie-fruit
blueberry | blueberries | blueberry, bilberry | berry | 09050 | g cup=148 handful=60 | ready | raw simmer=5 roast=25 | fruit berry smoothie-fruit
raspberry | raspberries | raspberry | berry | 09302 | g cup=123 handful=60 | ready | raw simmer=5 roast=25 | fruit berry smoothie-fruit
blackberry | blackberries | blackberry, mixed berries, boysenberry, blackcurrant, redcurrant, mulberry, frozen berries, berry | berry fodmap | 09042 | g cup=144 handful=60 | ready | raw simmer=5 roast=25 | fruit berry
cranberry | cranberries | cranberry, lingonberry | berry | 09078 | g cup=100 | ready | simmer=8 roast=25 | tart-berry
peach | peach/peaches | tinned peach | stone-fruit fodmap | 09236 | piece=140 cup=154 | sliced | raw fry=4 simmer=8 roast=20 | fruit stone
nectarine | nectarine/nectarines | | stone-fruit fodmap | 09191 | piece=130 cup=143 | sliced | raw fry=4 simmer=8 roast=20 | fruit stone
apricot | apricot/apricots | fresh apricot | stone-fruit fodmap | 09021 | piece=35 cup=165 | halved | raw simmer=8 roast=20 | fruit stone
plum | plum/plums | damson, mirabelle | stone-fruit fodmap | 09279 | piece=66 cup=165 | halved | raw simmer=10 roast=25 | fruit stone
cherry | cherries | cherry, sour cherry, morello cherry | stone-fruit fodmap | 09070 | g cup=154 | halved | raw simmer=8 roast=20 | fruit berry
grape | grapes | grape, seedless grapes | | 09132 | g cup=151 | halved | raw roast=20 | fruit
pomegranate | pomegranate seeds | pomegranate, pomegranate arils | | 09286 | g cup=174 tbsp=10 piece=282 | ready | raw | fruit-garnish
fig | fig/figs | fresh fig | fodmap | 09089 | piece=50 | quartered | raw roast=15 | fruit
watermelon | watermelon | | fodmap | 09326 | g cup=152 | diced | raw | fruit
melon | cantaloupe melon | melon, cantaloupe, honeydew, galia melon | | 09181 | g cup=160 | diced | raw | fruit
rhubarb | rhubarb | | oxalate | 09307 | g cup=122 | sliced | simmer=10 roast=25 | tart-fruit
dates | Medjool dates | date, medjool date, pitted dates, date paste, dates | dried-fruit sugary sulphites? fodmap | 09421 | piece=24 cup=147 | chopped | raw simmer=5 | sweet-fruit dried-fruit
raisins | raisins | raisin, sultana, golden raisin, mixed dried fruit | dried-fruit sugary sulphites? | 09298 | g cup=145 tbsp=9 handful=40 | ready | raw simmer=5 roast=20 | dried-fruit
currants | currants | currant, zante currant | dried-fruit sugary sulphites? | 09085 | g cup=144 | ready | raw simmer=5 | dried-fruit
dried-apricots | dried apricots | dried apricot | dried-fruit sugary sulphites fodmap | 09032 | g piece=7 cup=130 | chopped | raw simmer=8 | dried-fruit
dried-cranberries | dried cranberries | dried cranberry, craisins | dried-fruit sugary added-sugar berry sulphites? | 09079 | g cup=120 tbsp=8 | ready | raw | dried-fruit
prunes | prunes | prune, dried plum, dried fig, dried pear, dried peach | dried-fruit sugary sulphites? fodmap | 09291 | g piece=9.5 cup=174 | chopped | raw simmer=8 | dried-fruit
coconut-fresh | fresh coconut | coconut, coconut flesh, coconut meat | coconut-family tropical | 12104 | g cup=80 | finely-grated | raw fry=3 | coconutty
desiccated-coconut | desiccated coconut | shredded coconut, coconut flakes, toasted coconut, coconut chips, grated coconut | coconut-family tropical sulphites? | 12108 | g tbsp=5 cup=80 | ready | raw fry=2 roast=8 | coconutty crunch
tamarind | tamarind paste | tamarind, tamarind concentrate | sugary | 09322 | tbsp=16 tsp=5 | ready | simmer=3 | acid
`;
