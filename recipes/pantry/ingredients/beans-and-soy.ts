// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const BEANS_AND_SOY = `
tofu | firm tofu | tofu, extra-firm tofu, extra firm tofu, smoked tofu, bean curd, beancurd, tofu puff, tofu skin, yuba, scrambled tofu | soy legume | 16126 | g block=400 cup=250 | cubed | fry=8 simmer=8 roast=25 | protein plant-protein
silken-tofu | silken tofu | soft tofu | soy legume | 16161 | g block=300 | ready | raw simmer=4 | creamy-plant
tempeh | tempeh | | soy legume | 16114 | g | cubed | fry=8 simmer=10 roast=20 | protein plant-protein
seitan | seitan | vital wheat gluten, wheat gluten, wheat protein | gluten wheat | est | g | sliced | fry=6 simmer=10 roast=15 | protein plant-protein
edamame | edamame beans | edamame, soya beans, soybean, soy bean, soya bean | soy legume fodmap | 11212 | g cup=155 | ready | raw fry=3 simmer=4 | plant-protein
soya-mince | dried soya mince | textured vegetable protein, tvp, soya mince, soya chunks, soy protein, soy curls, soya protein | soy legume fodmap oxalate | 16117 | g cup=105 | ready | simmer=12 | plant-mince
chickpeas | tin chickpeas/tins chickpeas | chickpea, garbanzo, garbanzo bean, tinned chickpeas, cooked chickpeas, dried chickpeas, chana, channa, chana dal | legume fodmap starchy | 16358 | tin=240 can=240 cup=164 g | drained | raw fry=5 simmer=10 roast=25 | protein pulse
black-beans | tin black beans/tins black beans | black bean, turtle bean, black turtle bean, tinned black beans | legume fodmap starchy | 16018 | tin=240 can=240 cup=172 g | drained | raw fry=5 simmer=10 | protein pulse
kidney-beans | tin kidney beans/tins kidney beans | kidney bean, red kidney bean, rajma, tinned kidney beans | legume fodmap starchy | 16145 | tin=240 can=240 cup=177 g | drained | raw fry=5 simmer=10 | protein pulse
cannellini | tin cannellini beans/tins cannellini beans | cannellini bean, white bean, haricot bean, navy bean, great northern bean, flageolet, baked beans, tinned white beans, borlotti bean, mixed beans, bean | legume fodmap starchy | 16051 | tin=240 can=240 cup=180 g | drained | raw fry=4 simmer=8 roast=15 | protein pulse
pinto-beans | tin pinto beans/tins pinto beans | pinto bean, refried beans | legume fodmap starchy | 16146 | tin=240 can=240 cup=171 g | drained | raw fry=5 simmer=10 | pulse
butter-beans | tin butter beans/tins butter beans | butter bean, butterbean, lima bean, fava bean, broad bean, gigantes | legume fodmap starchy | 16073 | tin=240 can=240 cup=170 g | drained | raw fry=4 simmer=8 roast=15 | protein pulse
red-lentils | red lentils | red lentil, split red lentil, masoor dal, orange lentil | legume fodmap starchy | 16144 | g cup=192 | rinsed | simmer=18 | lentil
green-lentils | green lentils | lentil, green lentil, brown lentil, puy lentil, beluga lentil, lentils, black lentil, dried lentils | legume fodmap starchy | 16069 | g cup=192 tbsp=12 | rinsed | simmer=25 | lentil
cooked-lentils | tin green lentils/tins green lentils | cooked lentils, tinned lentils, lentil pouch | legume fodmap starchy | 16070 | tin=240 can=240 g cup=198 | drained | raw fry=4 simmer=6 | protein pulse
split-peas | split peas | yellow split pea, split pea, toor dal, black-eyed pea, black eyed pea, pigeon pea, gungo pea, dal, dhal, moong dal, mung bean, urad dal | legume fodmap starchy | 16085 | g cup=197 | rinsed | simmer=40 | lentil
soy-milk | unsweetened soy milk | soy milk, soya milk, soya drink, soy drink, soy yoghurt, soy cream | soy legume fodmap | 16120 | ml cup=243 | ready | raw simmer=5 | milk plant-milk
almond-milk | unsweetened almond milk | almond milk, almond drink, cashew milk, hazelnut milk, nut milk | nuts | 14091 | ml cup=262 | ready | raw simmer=5 | milk plant-milk
oat-milk | oat milk | oat drink, oat cream | gluten oats fodmap | est | ml cup=244 | ready | raw simmer=5 | milk plant-milk
rice-milk | rice milk | rice drink | rice-family | est | ml cup=244 | ready | raw simmer=5 | milk plant-milk
coconut-milk | coconut milk | tin coconut milk, light coconut milk, coconut drink, coconut beverage | coconut-family tropical fatty | 12118 | ml tin=400 can=400 cup=226 tbsp=15 | ready | raw simmer=10 | coconut-liquid
coconut-cream | coconut cream | creamed coconut, coconut yoghurt, coconut yogurt, whipped coconut cream | coconut-family tropical fatty | 12115 | ml tbsp=15 cup=240 | ready | raw simmer=3 | coconut-liquid cream
`;
