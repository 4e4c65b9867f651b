/**
 * Nutrients per 100 g of foods that USDA SR28 does not list: kcal, then grams of protein, fat, saturates,
 * carbohydrate, sugars and fibre, then mg of sodium; `-` for an unknown value. The carbohydrate includes
 * the fibre, as in SR28; a European label excludes it. The origin "label" means the values that packs on
 * sale in the United Kingdom typically declare; any other origin names the basis of the estimate.
 *
 * id | kcal protein fat saturates carbohydrate sugars fibre sodium | origin
 */
export const estimates = `
acai | 75 1 5.5 1.4 7 1 3 10 | label
ackee | 151 2.9 15.2 3.8 1.5 0.8 1 240 | label
advieh | 290 7 7 1.5 60 3 30 40 | dried spices of SR28
agave | 310 0.1 0.5 0 76.2 68 0.2 4 | label
almond-extract | 240 0 1 0 1 1 0 3 | label
almond-yoghurt | 75 2.8 5.2 0.5 4.5 2 1 40 | label
amaretti | 450 7 12 1.2 79 74 2.5 60 | label
amaretto | 310 0 0.2 0 40 40 0 5 | label
amchur | 315 3 1.5 0.4 75 60 12 60 | label
annatto | 340 13 10 2 50 0 20 20 | dried spices of SR28
aquafaba | 18 1 0.2 0 3.5 0 0.5 120 | label
asafoetida | 297 4 1.1 0.3 67.8 0 4.1 20 | Indian food composition table
baby-corn | 26 2.5 0.4 0.1 3.2 1.5 2 5 | label
baharat | 300 10 9 1.5 55 4 26 60 | dried spices of SR28
balsamic-glaze | 290 0.6 0.1 0 70 60 0 30 | label
banana-flour | 340 3.5 0.6 0.2 82 3 9 5 | label
banana-leaf | 0 0 0 0 0 0 0 0 | not eaten
barberries | 315 4 1.5 0.2 82 60 12 20 | label
barramundi | 96 19.5 2 0.5 0 0 0 60 | label
beef-bones | 400 15 38 16 0 0 0 70 | label; marrow and the meat on the bones
beef-cheek | 190 19 12.5 5 0 0 0 75 | label
berbere | 290 11 9 1.3 52 7 27 60 | dried spices of SR28
black-bean-sauce | 115 6 3 0.5 18 10 3 3000 | label
black-vinegar | 55 2.5 0 0 9 3 0 700 | label
bone-marrow | 786 7 84 35 0 0 0 10 | label
bonito-flakes | 355 77 3 0.7 0.5 0 0 500 | label
bresaola | 165 33 3 1.2 0.5 0.3 0 1700 | label
brioche | 370 9 15 8 51.3 12 2.3 420 | label
brown-rice-syrup | 315 0.3 0.1 0 78 45 0 20 | label
brown-sauce | 120 0.9 0.2 0 28 23 1 850 | label
buckwheat-flakes | 350 11 2.5 0.5 76 1 6 2 | label
burrata | 255 13 22 15 1.5 1 0 250 | label
cacao-nibs | 545 13 45 27 35 0.5 28 15 | label
cajun-seasoning | 220 8 5 0.8 40 8 18 10000 | label
caramel-sauce | 340 2 9 5.5 62 58 0 300 | label
cashew-milk | 24 0.5 2 0.4 1.1 0.2 0.2 45 | label
cassava-flour | 350 1.5 0.4 0.1 87 2.5 4 15 | label
celery-salt | 78 3.6 5 0.4 8.3 0.1 2.4 31000 | SR28 02007 one part, salt four
chaat-masala | 230 8 6 0.8 42 12 16 11000 | label
cherry-juice | 54 0.6 0.1 0 12.8 11.5 0.2 4 | label
chestnut-flour | 345 6.1 3.7 0.7 76 23 10 11 | Italian food composition table
chestnut-puree | 265 1.5 0.7 0.1 65.5 45 3.5 10 | label
chewy-sweets | 340 6 0.2 0.1 78 50 0 40 | label
chipotle | 70 2 2 0.3 15 6 5 1300 | label
cider | 45 0 0 0 3.2 3 0 5 | label
clotted-cream | 586 1.6 63 40 2.3 2.3 0 20 | label
coconut-aminos | 90 1 0 0 20 18 0 1800 | label
coconut-drink | 22 0.2 1.2 1.1 2.6 1.9 0.1 50 | label
coconut-flour | 370 18 13 11 65 9 38 80 | label
coconut-sugar | 382 1 0.3 0.2 94 88 0 70 | label
coconut-yoghurt | 120 1 9.5 8.5 7.7 3.5 0.7 15 | label
creme-fraiche | 300 2.3 30.5 20.5 2.7 2.7 0 25 | label
crispy-onions | 590 6 44 20 45 9 5 500 | label
crumpet | 190 6 0.8 0.2 40.2 2.5 2.2 550 | label
curd-cheese | 135 17 5 3.2 4 3.8 0 45 | label
curry-leaves | 108 6.1 1 0.2 18.7 1 6.4 10 | Indian food composition table
custard | 102 2.9 3 1.9 16 11.5 0 55 | label
custard-powder | 355 0.6 0.7 0.3 86.6 0 0.6 280 | label
dashi | 4 0.7 0 0 0.2 0 0 200 | label
date-syrup | 290 1.2 0.2 0 70.6 66 0.6 10 | label
doubanjiang | 130 7 6 1 18 3 6 6500 | label
dragon-fruit | 57 0.4 0.1 0 15 10 3 1 | label
dried-lime | 290 5 2 0.3 70 12 18 20 | lime of SR28 without its water
dried-porcini | 300 30 3.5 0.5 50 2 25 30 | label
dried-shrimp | 250 54 3 0.6 1 0 0 3000 | label
dried-yoghurt-balls | 330 45 8 5 20 12 0 3000 | label
drinking-chocolate | 375 6 5.5 3.3 79 68 6 60 | label
duck-leg | 216 12.2 18.2 6.2 0 0 0 63 | SR28 05140: roasted, of which 64 % of the raw weight is left; the fat that runs out is not eaten
dukkah | 520 19 43 4.5 26 3 12 900 | label
dulse | 200 16 1.5 0.4 44 1 30 1600 | label
english-mustard | 175 7.5 10 0.7 15 8 4 2800 | label
erythritol | 20 0 0 0 5 0 0 0 | label
everything-bagel-seasoning | 310 11 20 2.5 22 1 10 10500 | label
fenugreek-leaves | 225 25 4 0.8 35 3 28 70 | label
fermented-black-beans | 210 20 8 1.2 16 2 8 6500 | label
filled-pasta | 265 11 7 3.5 41 3 3 450 | label
fish-bones | 95 15 3.5 0.8 0 0 0 90 | label; the flesh on frames and heads
five-spice | 300 7 8 1.5 58 2 28 60 | dried spices of SR28
flattened-rice | 355 7.4 1.1 0.3 79 0.5 3.5 10 | Indian food composition table
flower-water | 1 0 0 0 0 0 0 2 | label
fondant | 385 0 2.5 1.3 91 87 0 10 | label
food-colouring | 20 0 0 0 5 0 0 10 | label
freekeh | 350 13 2.7 0.5 75 1 13 10 | label
fresh-sardine | 165 20 9.2 2.7 0 0 0 110 | label
fresh-udon | 135 4 0.8 0.1 28.7 1 1.2 250 | label
fromage-frais | 105 7 7 4.6 4.2 4.2 0 40 | label
furikake | 400 25 20 3 36 15 8 3500 | label
garam-masala | 379 15 15 1.5 50 3 25 90 | label
garlic-herb-cheese | 400 7 40 27 3 3 0 600 | label
garlic-salt | 66 3.3 0.1 0 14.5 0.5 1.8 31000 | SR28 02020 one part, salt four
gluten-free-bread | 250 4.5 5 0.6 50 4 5 430 | label
gluten-free-breadcrumbs | 365 3.5 2.5 0.4 84 3 4 500 | label
gluten-free-flour | 350 5 1 0.2 81.5 0.8 2.5 5 | label
gluten-free-pasta | 355 7 1.5 0.4 80 0.5 2 5 | label
gnocchi | 160 3.8 0.6 0.2 36 0.8 2 400 | label
gochujang | 215 5 1.5 0.3 48 24 4 2400 | label
golden-syrup | 325 0.4 0 0 80.5 80.5 0 330 | label
goose | 192 15.9 13.8 4.3 0 0 0 73 | SR28 05147: roasted, of which 63 % of the raw weight is left; the fat that runs out is not eaten
green-curry-paste | 110 2.5 4 0.7 17 6 4 3500 | label
guanciale | 655 9 69 25 0.5 0.3 0 1500 | label
haggis | 255 11 16 6.5 18 0.6 1.5 620 | label
halloumi | 321 22 26 17 2 1.5 0 1100 | label
harissa | 90 3 5 0.7 12 5 4 900 | label
honey-mustard | 220 4 8 0.5 34 28 2 1100 | label
indian-curry-paste | 230 4 17 1.5 19 6 6 1900 | label
injera | 165 5 1 0.2 38 1 4 30 | label
instant-noodles | 450 10 18 8 65 3 3 1800 | label
jackfruit | 33 0.9 0.3 0.1 10 1.5 4 260 | label; young, in brine
jerk-seasoning | 230 7 4 0.8 45 14 18 9000 | label
john-dory | 85 18.5 1.2 0.3 0 0 0 80 | label
kangaroo | 98 22 1 0.3 0 0 0 45 | label
kecap-manis | 250 3 0 0 59.5 55 0.5 3500 | label
kombu | 235 8 1.2 0.3 56 3 30 2700 | Japanese food composition table
kombucha | 16 0 0 0 3.8 3.5 0 8 | label
konjac-noodles | 9 0.1 0.1 0 3.6 0 3.5 5 | label
labneh | 160 8 12.5 8.5 4.5 4.5 0 250 | label
langoustine | 85 18 1 0.2 0.5 0 0 180 | label
lavender | 300 8 6 1.5 60 5 15 25 | dried herbs of SR28
legume-pasta | 355 21 5 0.7 61 3 11 20 | label
lemon-curd | 300 1.5 7 2.5 58 48 0.3 60 | label
light-coconut-milk | 72 0.8 7 6 1.5 1 0.3 20 | label
light-mayonnaise | 270 0.7 26 2.2 8.2 3 0.2 850 | label
lime-leaf | 80 5 1 0.2 18 2 6 5 | leaf vegetables of the same dryness
lingonberry | 56 0.7 0.7 0.1 13 6 2.6 1 | Finnish food composition table
liqueur | 310 0 0 0 32 32 0 3 | label
manchego | 420 25 35 25 1 0.5 0 650 | label
mango-chutney | 245 0.4 0.2 0 61 56 1 900 | label
margarine | 630 0.3 70 18 0.5 0.3 0 500 | label
marinated-artichoke | 130 2 11 1.3 9 1 5 700 | label
mascarpone | 405 4.5 41 28 4.2 4.2 0 40 | label
matcha | 245 30 5.3 0.8 39 0 38 6 | Japanese food composition table
merguez | 290 16 24 10 2.5 0.5 0.5 750 | label
meringue-nests | 395 4 0.2 0 94 93 0 90 | label
mincemeat | 280 0.6 4.3 2.4 62 58 1.5 20 | label
mint-sauce | 110 1.2 0.2 0.1 25.5 21 1.5 900 | label
mirin | 230 0.2 0 0 43 40 0 20 | label
mitmita | 300 11 10 1.4 52 6 26 4000 | dried spices of SR28, salt one part in ten
mixed-mince | 255 17 21 8 0 0 0 65 | half SR28 23572, half SR28 10219
mixed-seeds | 575 24 49 6 10 1.2 9 15 | equal parts of SR28 12014, 12036, 12220, 12023
mixed-spice | 300 6 7 2.2 62 2 32 40 | dried spices of SR28
molokhia | 34 4.7 0.3 0 5.8 1 2.5 8 | SR28 11231
msg | 300 75 0 0 0 0 0 12300 | glutamic acid, one sodium
muesli | 365 10.5 6 1 72 15 9 20 | label
nduja | 480 12 47 17 3 1 1 1400 | label
nori | 300 41 3.7 0.6 44 0.5 31 600 | Japanese food composition table
nutritional-yeast | 350 50 5 0.8 36 0 20 60 | label
oat-cream | 150 1 13 1.4 7.3 4 0.8 45 | label
oat-milk | 46 1 1.5 0.2 7.5 4 0.8 40 | label
oat-yoghurt | 70 1.8 2 0.3 11.5 3.5 1 50 | label
oatcakes | 440 10.5 18 6 64 1.5 8 650 | label
onion-salt | 68 2 0.2 0 15.8 1.3 3 31000 | SR28 02026 one part, salt four
oxtail | 262 18 21 8.5 0 0 0 80 | label
palm-sugar | 380 0.5 0.2 0.1 94 88 0 30 | label
pancetta | 330 16 29 11 0.5 0.5 0 1800 | label
panch-phoron | 400 18 22 1.5 45 1 28 60 | dried spices of SR28
pandan | 35 2 0.3 0 9 1 3 10 | leaf vegetables of the same dryness
paneer | 295 19 23 14 3 2.5 0 20 | label
panko | 365 12 2.5 0.6 77 4 4 400 | label
pea-protein | 385 80 6 1.3 3 0.5 2 1000 | label
pea-shoots | 28 3 0.3 0.1 5 1.5 2 5 | label
pepper-paste | 100 4 1.5 0.3 19 11 5 2500 | label
pickled-daikon | 38 0.5 0.1 0 9.5 7 1.5 900 | label
pickled-ginger | 45 0.3 0.1 0 11 8 1 1000 | label
pizza-dough | 245 7.5 3 0.5 48.2 2 2.2 550 | label
pomegranate-molasses | 290 0.7 0.2 0 70.5 58 0.5 25 | label
poppadom | 440 18 20 2.5 54 1 9 1500 | label
pork-cheek | 155 20 8 2.8 0 0 0 75 | label
potato-starch | 350 0.2 0.1 0 86.4 0 0.4 5 | label
prawn-crackers | 530 3 32 3 58 4 1 900 | label
preserved-lemon | 35 0.8 0.4 0.1 9 2 3 4000 | label
preserved-mustard-greens | 35 2.5 0.5 0.1 6.5 2 3 4500 | label
prosciutto | 240 27 15 5.5 0.3 0.2 0 2100 | label
psyllium | 195 2 0.6 0.1 85 0 80 50 | label
quark | 68 12 0.2 0.1 4 4 0 40 | label
ramen-noodles | 300 10 2 0.4 62.5 2 2.5 700 | label
ras-el-hanout | 300 9 9 1.5 56 3 26 60 | dried spices of SR28
ready-polenta | 75 1.6 0.3 0.1 17 0.2 1 250 | label
red-pesto | 330 4.5 31 4.5 10.5 5 2.5 1100 | label
ribeye | 274 18.5 22 9.5 0 0 0 60 | label
rice-cake-sticks | 235 4 0.5 0.1 53.6 0.5 0.6 400 | label
rice-paper | 340 1.5 0.5 0.1 83 0.5 1 450 | label
rice-vinegar | 18 0.1 0 0 0.8 0.4 0 5 | label
rice-wine | 120 1 0 0 4 1 0 400 | label; salted for cooking
rose-petals | 290 8 3 0.5 68 10 22 10 | dried herbs of SR28
salad-cream | 330 1.5 27 2 20.3 17 0.3 750 | label
salmon-roe | 230 28 12.5 2.3 1 0.5 0 1500 | label
salsa-verde | 36 1.2 0.6 0.1 7.5 4 1.5 550 | label
sambal | 60 1.5 1.5 0.2 12 5 3 3800 | label
samphire | 20 1.5 0.2 0 4.5 0.5 2 1000 | label
sea-urchin | 120 13 5 1.2 4 0.5 0 220 | label
seasoned-rice-vinegar | 145 0.2 0 0 35 33 0 2800 | label
seitan | 145 26 2 0.3 6 0.5 1 400 | label
shichimi | 380 13 18 2.5 48 4 24 40 | dried spices of SR28
shiso | 37 3.9 0.1 0 7.5 0.5 7.3 1 | Japanese food composition table
shrimp-paste | 160 27 3 0.8 5 0.5 0 8500 | label
skate | 82 18.5 0.8 0.2 0 0 0 110 | label
skyr | 63 11 0.2 0.1 4 4 0 45 | label
smoked-eel | 330 18 28 7 0 0 0 900 | label
smoked-mackerel | 345 19 30 6.5 0.3 0.2 0 850 | label
smoked-mussels | 195 19 11 1.8 5 0.5 0 450 | label
smoked-trout | 138 22 5.5 1.2 0.3 0.2 0 950 | label
sourdough-starter | 182 5.2 0.5 0.1 39.4 0.2 1.4 1 | half SR28 20481, half water
soy-cream | 165 2.5 16 2.2 2.8 1.5 0.6 50 | label
soy-yoghurt | 52 4 2.3 0.4 3.5 2.3 1 80 | label
squid-ink | 70 10 1 0.3 5 0 0 2400 | label
stem-ginger | 310 0.2 0.2 0.1 77.5 74 1.5 20 | label
stilton | 410 23.7 35 23 0.1 0.1 0 790 | label
stout | 44 0.5 0 0 4 0.5 0 6 | label
suet | 870 0.5 96 48 0.5 0 0 5 | label
sugar-syrup | 260 0 0 0 65 65 0 2 | label
sumac | 265 5 18 3 35 0 30 250 | label
sweet-chilli-sauce | 225 0.3 0.4 0.1 55 50 1 1000 | label
taco-seasoning | 290 7 6 0.8 55 12 15 7000 | label
tandoori-masala | 290 11 9 1.2 50 6 25 2000 | label
tapenade | 260 1.5 26 3.5 7 0.5 3 1500 | label
tarragon | 49 3.7 1.2 0.3 6.3 1 2.5 9 | SR28 02041 (dried), brought to the water of fresh leaves
thai-curry-paste | 120 2.5 5 0.8 18 7 4 3500 | label
tiger-nuts | 445 5 24 4.5 68 16 26 40 | label
tofu-skin | 460 50 24 4 14 2 3 15 | Japanese food composition table
tonkatsu-sauce | 130 1 0.1 0 31 26 1 2300 | label
truffle | 75 6 0.5 0.1 18 0 8 5 | label
udon | 345 10 1.2 0.3 75.5 2 2.5 700 | label
umeboshi | 33 0.9 0.2 0 7.5 0 3 7500 | label
vanilla-pod | 290 4 5 1 65 13 15 10 | dried spices of SR28
vegan-cheese | 285 0.5 23 20 20 0.2 1 850 | label
vegan-cream | 290 0.7 30 20 4.5 1.8 0.5 50 | label
vegan-cream-cheese | 240 3 23 19 6 2 1 350 | label
vegan-mayonnaise | 650 0.6 71 6 3 1.5 0 500 | label
vegan-parmesan | 370 3 25 20 34 0.5 2 1200 | label
vegan-pesto | 400 3.5 40 5 7 2.5 2.5 1000 | label
vegetable-suet | 735 2.5 75 38 15 0.2 0.5 5 | label
water | 0 0 0 0 0 0 0 2 | label
wheat-biscuits | 360 12 2 0.6 79 4.4 10 110 | label
whey-protein | 400 78 6.5 4 7.5 5 0.5 250 | label
whole-duck | 216 12.2 18.2 6.2 0 0 0 63 | SR28 05140: roasted, of which 64 % of the raw weight is left; the fat that runs out is not eaten
wholegrain-mustard | 160 8 10 0.6 13 5 5 1900 | label
xanthan-gum | 180 5 0 0 80 0 78 3500 | label
xo-sauce | 440 16 37 6 11 6 2 1800 | label
xylitol | 240 0 0 0 100 0 0 0 | label; polyols at 2.4 kcal
zaatar | 330 11 18 2.5 35 2 18 1500 | label
`;
