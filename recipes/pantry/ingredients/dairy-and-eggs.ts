// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const dairyAndEggs = `
## egg | eggs
egg | egg/eggs | hen egg, free-range egg, whole egg, boiled egg, hard-boiled egg, soft-boiled egg, poached egg, fried egg, scrambled egg, beaten egg, egg wash, large egg, medium egg, liquid egg, chicken egg | eggs | 01123 | piece=50 cup=243 tbsp=15 | ready | fry=4 simmer=8 roast=15 | egg
egg-yolk | egg yolk/egg yolks | yolk | eggs | 01125 | piece=17 cup=243 tbsp=15 | ready | fry=2 | egg-part
egg-white | egg white/egg whites | liquid egg white | eggs | 01124 | piece=33 cup=243 tbsp=15 | ready | fry=3 | egg-part
quail-egg | quail egg/quail eggs | quail's egg | eggs | 01140 | piece=9 g
duck-egg | duck egg/duck eggs | salted duck egg, century egg | eggs | 01138 | piece=70 g
goose-egg | goose egg/goose eggs | | eggs | 01139 | piece=144 g
## egg | ready
egg-white-powder | egg white powder | meringue powder, dried egg white | eggs | 01173 | tbsp=7 g tsp=2.3
## milk
milk | whole milk | milk, cow's milk, full-fat milk, full cream milk, uht milk, fresh milk, warm milk | milk fodmap | 01077 | ml cup=244 tbsp=15 tsp=5 | ready | raw simmer=5 | milk
semi-skimmed-milk | semi-skimmed milk | 2% milk, reduced-fat milk, low-fat milk, semi skimmed milk, 1% milk | milk fodmap | 01174 | ml cup=244 tbsp=15 tsp=5
skimmed-milk | skimmed milk | skim milk, fat-free milk, nonfat milk | milk fodmap | 01151 | ml cup=245 tbsp=15 tsp=5
lactose-free-milk | lactose-free milk | lactose-free whole milk, lactofree milk | milk | ~01174 | ml cup=244 tbsp=15
goat-milk | goat's milk | goat milk | milk fodmap | 01106 | ml cup=244 tbsp=15
sheep-milk | sheep's milk | sheep milk, ewe's milk | milk fodmap | 01109 | ml cup=245
milk-powder | milk powder | powdered milk, dried milk, dry milk powder, skimmed milk powder, nonfat dry milk, khoya powder | milk fodmap | 01091 | g tbsp=7.5 cup=120 tsp=2.5
evaporated-milk | evaporated milk | tinned evaporated milk | milk fodmap | 01153 | ml cup=252 tbsp=15.8 tin=410 g
condensed-milk | condensed milk | sweetened condensed milk | milk added-sugar sugary fodmap | 01095 | g tbsp=19 cup=306 tin=397 | ready | raw simmer=5 | sweet-dairy
dulce-de-leche | dulce de leche | caramelised condensed milk, cajeta, confiture de lait | milk added-sugar sugary fodmap | 01225 | g tbsp=19 cup=306
whey-protein | whey protein powder | vanilla whey protein, whey isolate | milk sweetener? soy? | est | g scoop=30 tbsp=7
## cream
double-cream | double cream | cream, heavy cream, whipping cream, whipped cream, heavy whipping cream, fresh cream, pouring cream, cooking cream, thickened cream | milk fatty | 01053 | ml cup=238 tbsp=15 tsp=5 | ready | raw simmer=3 | cream
single-cream | single cream | light cream, table cream, coffee cream | milk fatty fodmap | 01050 | ml cup=240 tbsp=15
half-and-half | half-and-half | half and half | milk fodmap | 01049 | ml cup=242 tbsp=15
clotted-cream | clotted cream | kaymak, malai | milk fatty | est | g tbsp=15
squirty-cream | whipped cream from a can | squirty cream, aerosol cream | milk added-sugar fatty | 01054 | g cup=60 tbsp=3
creme-fraiche | crème fraîche | creme fraiche, half-fat creme fraiche | milk fatty fodmap | est | g tbsp=15 cup=240 | ready | raw
sour-cream | soured cream | sour cream, smetana, crema, mexican crema | milk fodmap | 01056 | g tbsp=12 cup=230 | ready | raw simmer=2 | cultured
## yoghurt, yogurt
yoghurt | plain yoghurt | yoghurt, yogurt, plain yogurt, natural yoghurt, natural yogurt, whole-milk yogurt, curd, dahi, unsweetened yogurt, goat yoghurt, sheep's yoghurt | milk fodmap | 01116 | g tbsp=15 cup=245 ml | ready | raw simmer=2 | cultured
low-fat-yoghurt | low-fat yoghurt | low-fat yogurt, fat-free yogurt, nonfat yogurt, low fat natural yoghurt | milk fodmap | 01117 | g tbsp=15 cup=245
greek-yoghurt | Greek yoghurt | greek yogurt, strained yoghurt, greek-style yoghurt, full-fat greek yogurt | milk fodmap | 01293 | g tbsp=17 cup=245 | ready | raw simmer=2 | cultured
low-fat-greek-yoghurt | low-fat Greek yoghurt | 0% greek yogurt, fat-free greek yogurt, nonfat greek yogurt, low-fat greek yogurt | milk fodmap | 01256 | g tbsp=17 cup=240
skyr | skyr | icelandic yoghurt | milk fodmap | est | g tbsp=16 cup=240
labneh | labneh | yoghurt cheese, strained yogurt cheese | milk | est | g tbsp=16 cup=240
kefir | kefir | milk kefir | milk fodmap fermented | ~01289 | ml cup=243
buttermilk | buttermilk | cultured buttermilk, soured milk | milk fodmap | 01088 | ml cup=245 tbsp=15 | ready | raw | cultured
quark | quark | topfen, fromage blanc | milk fodmap | est | g tbsp=15 cup=240
fromage-frais | fromage frais | petit suisse | milk fodmap | est | g tbsp=15 cup=240
## butter
butter | unsalted butter | butter, brown butter, melted butter, knob of butter, softened butter, cold butter, sweet butter, beurre noisette | milk fatty | 01145 | g tbsp=14 tsp=5 cup=227 stick=113 knob=15 | ready | raw fry=1 simmer=1 | fat baking-fat
salted-butter | salted butter | slightly salted butter, butter with salt | milk fatty salty | 01001 | g tbsp=14 tsp=5 cup=227 stick=113 knob=15
spreadable-butter | spreadable butter | butter spread, butter blend, light butter | milk fatty | 04585 | g tbsp=14 tsp=5
niter-kibbeh | niter kibbeh | spiced clarified butter, ethiopian spiced butter | milk fatty | ~01003 | tbsp=13 tsp=4.5 g | ready | fry=1
ghee | ghee | clarified butter, butter ghee, butter oil, desi ghee, smen | milk fatty | 01003 | tbsp=13 tsp=4.5 g cup=205 | ready | fry=1 | fat
`;
