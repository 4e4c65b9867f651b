// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const beansAndSoy = `
## bean, pulse, legume
chickpeas | tin chickpeas/tins chickpeas | chickpea, garbanzo, garbanzo bean, tinned chickpeas, cooked chickpeas, canned chickpeas, chana, channa, jarred chickpeas | legume fodmap starchy | 16358 | tin=240 jar=425 cup=164 g tbsp=10 | drained | raw fry=5 simmer=10 roast=25 | protein pulse
black-beans | tin black beans/tins black beans | black bean, turtle bean, black turtle bean, tinned black beans, canned black beans, cooked black beans | legume fodmap starchy | 16018 | tin=240 cup=172 g | drained | raw fry=5 simmer=10 | protein pulse
kidney-beans | tin kidney beans/tins kidney beans | kidney bean, red kidney bean, rajma, tinned kidney beans, canned kidney beans, cooked kidney beans, red bean | legume fodmap starchy | 16145 | tin=240 cup=177 g | drained | raw fry=5 simmer=10 | protein pulse
pigeon-peas | tin pigeon peas/tins pigeon peas | pigeon pea, gungo pea, gungo peas, gandules, tinned pigeon peas, canned pigeon peas, cooked pigeon peas, green pigeon peas | legume fodmap starchy | 16102 | tin=240 cup=168 g | drained | simmer=10 | protein pulse
cannellini | tin cannellini beans/tins cannellini beans | cannellini, cannellini bean, white bean, tinned white beans, canned white beans, great northern bean, mixed beans, bean, white kidney bean, cooked beans, tinned beans, flageolet | legume fodmap starchy | 16051 | tin=240 jar=425 cup=180 g | drained | raw fry=4 simmer=8 roast=15 | protein pulse
haricot-beans | tin haricot beans/tins haricot beans | haricot bean, navy bean, tinned haricot beans, canned navy beans, small white bean | legume fodmap starchy | ~16038 | tin=240 cup=182 g | drained | raw
borlotti-beans | tin borlotti beans/tins borlotti beans | borlotti bean, cranberry bean, roman bean, tinned borlotti beans | legume fodmap starchy | ~16020 | tin=240 cup=177 g | drained | raw
baked-beans | tin baked beans/tins baked beans | baked beans, beans in tomato sauce, baked bean | legume fodmap starchy nightshade tomato-family added-sugar salty | 16006 | tin=400 cup=254 g | ready | raw
pinto-beans | tin pinto beans/tins pinto beans | pinto bean, tinned pinto beans, canned pinto beans | legume fodmap starchy | 16146 | tin=240 cup=171 g | drained | raw fry=5 simmer=10 | pulse
refried-beans | tin refried beans/tins refried beans | refried beans, frijoles refritos | legume fodmap starchy salty pork? | 16171 | tin=435 cup=242 tbsp=15 g | ready | raw
butter-beans | tin butter beans/tins butter beans | butter bean, butterbean, lima bean, gigantes, giant white bean, tinned butter beans, judion | legume fodmap starchy | 16073 | tin=240 jar=425 cup=170 g | drained | raw fry=4 simmer=8 roast=15 | protein pulse
broad-beans | broad beans | fava bean, broad bean, podded broad beans, frozen broad beans, double-podded broad beans | legume fodmap | 11088 | g cup=126 | ready | simmer=4
cooked-black-eyed-beans | tin black-eyed beans/tins black-eyed beans | tinned black-eyed peas, canned black-eyed peas, cooked black-eyed peas | legume fodmap starchy | ~16063 | tin=240 cup=171 g | drained | raw
tinned-adzuki | tin adzuki beans/tins adzuki beans | tinned aduki beans, cooked adzuki beans | legume fodmap starchy | ~16002 | tin=240 cup=230 g | drained | raw
red-bean-paste | red bean paste | sweet red bean paste, anko, adzuki paste | legume fodmap added-sugar sugary | ~16003 | g tbsp=20 cup=310
edamame | edamame beans | edamame, shelled edamame, frozen edamame, green soybean | soy legume fodmap | 11212 | g cup=155 | ready | raw fry=3 simmer=4 | plant-protein
## bean, dried bean, pulse, legume
dried-fava-beans | dried fava beans | dried broad beans, split fava beans, ful, ful medames | legume fodmap starchy | 16052 | g cup=150
black-eyed-beans | dried black-eyed beans | black-eyed pea, black eyed pea, black-eyed bean, black eyed bean, cowpea, lobia | legume fodmap starchy | 16062 | g cup=167
soybeans | dried soybeans | soybean, soy bean, soya bean, dried soya beans, yellow soybean, roasted soybean | soy legume fodmap | 16108 | g cup=186
dried-chickpeas | dried chickpeas | raw chickpeas, soaked chickpeas, kala chana, dry chickpeas | legume fodmap starchy | 16056 | g cup=200
dried-black-beans | dried black beans | dry black beans | legume fodmap starchy | 16014 | g cup=194
dried-kidney-beans | dried kidney beans | dried red kidney beans, dry kidney beans | legume fodmap starchy | 16032 | g cup=184
dried-white-beans | dried white beans | dried cannellini beans, dried haricot beans, dried navy beans, dry white beans, dried great northern beans, dried beans, dry beans | legume fodmap starchy | 16049 | g cup=202
dried-borlotti-beans | dried borlotti beans | dried cranberry beans | legume fodmap starchy | 16019 | g cup=195
dried-pinto-beans | dried pinto beans | dry pinto beans | legume fodmap starchy | 16042 | g cup=193
dried-butter-beans | dried butter beans | dried lima beans, dried gigantes | legume fodmap starchy | 16071 | g cup=178
adzuki-beans | dried adzuki beans | adzuki bean, aduki bean, azuki bean | legume fodmap starchy | 16001 | g cup=197
mung-beans | dried mung beans | mung bean, moong bean, green gram, whole moong | legume fodmap starchy | 16080 | g cup=207
## lentil, dal, pulse, legume
red-lentils | red lentils | red lentil, split red lentil, masoor dal, orange lentil | legume fodmap starchy | 16144 | g cup=192 | rinsed | simmer=18 | lentil
green-lentils | green lentils | lentil, green lentil, brown lentil, puy lentil, beluga lentil, lentils, black lentil, dried lentils, whole masoor | legume fodmap starchy | 16069 | g cup=192 tbsp=12 | rinsed | simmer=25 | lentil
cooked-lentils | tin green lentils/tins green lentils | cooked lentils, tinned lentils, canned lentils, lentil pouch, cooked puy lentils, tinned brown lentils | legume fodmap starchy | 16070 | tin=240 g cup=198 pouch=250 | drained | raw fry=4 simmer=6 | protein pulse
split-peas | split peas | yellow split pea, split yellow pea, split pea, green split pea, dried peas, marrowfat pea | legume fodmap starchy | 16085 | g cup=197 | rinsed | simmer=40 | lentil
toor-dal | toor dal | dried pigeon peas, toovar dal, arhar dal, tur dal, dal, dhal | legume fodmap starchy | 16101 | g cup=205
chana-dal | chana dal | split chickpea, bengal gram, split bengal gram, channa dal | legume fodmap starchy | ~16056 | g cup=200
moong-dal | moong dal | split mung bean, mung dal, yellow moong dal, skinned mung bean | legume fodmap starchy | ~16080 | g cup=207
urad-dal | urad dal | black gram, urad bean, white urad dal | legume fodmap starchy | 16083 | g cup=207
lupin-beans | lupin beans | lupini, lupini bean, lupin seed, lupin flake, tremoco, tarwi | lupin legume | 16077 | g cup=166 | drained | raw
## tofu
tofu | firm tofu | tofu, extra-firm tofu, extra firm tofu, bean curd, beancurd, scrambled tofu, tofu block, pressed tofu, marinated tofu, plain tofu | soy legume | 16126 | g block=400 cup=250 | cubed | fry=8 simmer=8 roast=25 | protein plant-protein
smoked-tofu | smoked tofu | baked tofu, five-spice tofu, dry tofu | soy legume salty | ~16160 | g block=225 cup=250 | cubed | raw
silken-tofu | silken tofu | soft tofu, japanese tofu, dessert tofu | soy legume fodmap | 16161 | g block=300 cup=248 | ready | raw simmer=4 | creamy-plant
fried-tofu | fried tofu puffs | tofu puff, fried tofu, deep-fried tofu, aburaage, inari pocket, tofu pok | soy legume fatty | 16129 | g piece=13 | ready | raw
tofu-skin | dried tofu skin | tofu skin, yuba, bean curd skin, bean curd stick, fu chuk | soy legume | est | g
fermented-tofu | fermented tofu | fermented bean curd, fu ru, white bean curd in brine | soy legume alcohol? salty fermented | 16132 | piece=11 tbsp=17 g | ready | raw
## soy
tempeh | tempeh | tempe, smoked tempeh | soy legume fermented | 16114 | g block=200 cup=166 | cubed | fry=8 simmer=10 roast=20 | protein plant-protein
soya-mince | dried soya mince | textured vegetable protein, tvp, soya mince, soya chunks, soy curls, textured soy protein, dried soya chunks, soy mince | soy legume fodmap oxalate | ~16117 | g cup=105 | ready | simmer=12 | plant-mince
soy-protein | soy protein powder | soy protein isolate, soya protein, soy protein, vegan protein powder | soy legume | 16122 | g scoop=30 tbsp=8
soy-flour | soya flour | soy flour, kinako, soybean flour | soy legume fodmap | 16116 | g cup=85 tbsp=6
pea-protein | pea protein powder | pea protein, pea protein isolate | legume | est | g scoop=30 tbsp=8
seitan | seitan | wheat meat, seitan strip, mock duck | gluten wheat | est | g cup=140 | sliced | fry=6 simmer=10 roast=15 | protein
wheat-gluten | vital wheat gluten | wheat gluten, wheat protein, gluten flour | gluten wheat | 48052 | g cup=120 tbsp=8
## milk
soy-milk | unsweetened soy milk | soy milk, soya milk, soya drink, soy drink | soy legume fodmap | 16120 | ml cup=243 | ready | raw simmer=5 | milk plant-milk
almond-milk | unsweetened almond milk | almond milk, almond drink, nut milk | nuts | 14091 | ml cup=262 | ready | raw simmer=5 | milk plant-milk
cashew-milk | unsweetened cashew milk | cashew milk, cashew drink, hazelnut milk, macadamia milk, pistachio milk, walnut milk | nuts | est | ml cup=240
oat-milk | oat milk | oat drink, barista oat milk | gluten oats fodmap | est | ml cup=244 | ready | raw simmer=5 | milk plant-milk
rice-milk | rice milk | rice drink | rice-family | 14639 | ml cup=244 | ready | raw simmer=5 | milk plant-milk
coconut-drink | coconut drink | coconut milk beverage, coconut milk drink, coconut beverage, carton coconut milk | coconut-family tropical sulphites? | est | ml cup=240
## coconut milk, milk
coconut-milk | coconut milk | tin coconut milk, full-fat coconut milk, canned coconut milk, tinned coconut milk | coconut-family tropical fatty sulphites? | 12118 | ml tin=400 cup=226 tbsp=15 | ready | raw simmer=10 | coconut-liquid
light-coconut-milk | light coconut milk | lite coconut milk, reduced-fat coconut milk, tin light coconut milk | coconut-family tropical sulphites? | est | ml tin=400 cup=230 tbsp=15
coconut-cream | coconut cream | whipped coconut cream, coconut whipping cream, tin coconut cream | coconut-family tropical fatty sulphites? | 12115 | ml tbsp=15 cup=240 tin=400 | ready | raw simmer=3 | coconut-liquid cream
creamed-coconut | creamed coconut | creamed coconut block, coconut manna, coconut butter | coconut-family tropical fatty | 12177 | g block=200 tbsp=15
## cream
oat-cream | oat cream | oat cuisine, oat creme, oat single | gluten oats fodmap | est | ml cup=240 tbsp=15
soy-cream | soya cream | soy cream, soya single, soya creamer, soy creamer | soy legume fodmap | est | ml cup=240 tbsp=15
vegan-cream | vegan double cream | plant-based cream, plant cream, vegan cream, dairy-free cream, vegan whipping cream | soy? fatty | est | ml cup=240 tbsp=15
## yoghurt, yogurt
soy-yoghurt | soya yoghurt | soy yoghurt, soy yogurt, plant-based yogurt, dairy-free yogurt, vegan yogurt, vegan yoghurt, plant yoghurt | soy legume fodmap | est | g cup=245 tbsp=15
coconut-yoghurt | coconut yoghurt | coconut yogurt, coconut milk yogurt, coconut-based yogurt | coconut-family tropical fatty sulphites? | est | g cup=245 tbsp=15
oat-yoghurt | oat yoghurt | oat yogurt, oatgurt | gluten oats fodmap | est | g cup=245 tbsp=15
almond-yoghurt | almond yoghurt | almond yogurt, cashew yogurt, cashew yoghurt | nuts | est | g cup=245 tbsp=15
`;
