/**
 * Nutrients per 100 g of what USDA SR28 does not list: kcal, then grams of protein, fat, saturates,
 * carbohydrate, sugars and fibre, then mg of sodium; `-` where nobody says. "label" is what packs on
 * sale in the United Kingdom typically declare; otherwise the origin names what it is reckoned from.
 *
 * id | kcal protein fat saturates carbohydrate sugars fibre sodium | origin
 */
export const ESTIMATES = `
seitan | 145 26 2 0.3 6 0.5 1 400 | label
oat-milk | 46 1 1.5 0.2 6.7 4 0.8 40 | label
rice-milk | 47 0.3 1 0.1 9.2 5 0.3 39 | label
halloumi | 321 22 26 17 2 1.5 0 1100 | label
paneer | 295 19 23 14 3 2.5 0 20 | label
gluten-free-pasta | 355 7 1.5 0.4 78 0.5 2 5 | label
udon | 345 10 1.2 0.3 73 2 2.5 700 | label
buckwheat-flakes | 350 11 2.5 0.5 70 1 6 2 | label
gluten-free-flour | 350 5 1 0.2 79 0.8 2.5 5 | label
potato-starch | 350 0.2 0.1 0 86 0 0.4 5 | label
gluten-free-bread | 250 4.5 5 0.6 45 4 5 430 | label
rice-paper | 340 1.5 0.5 0.1 82 0.5 1 450 | label
gnocchi | 160 3.8 0.6 0.2 34 0.8 2 400 | label
crackers | 440 9 14 3 68 4 4 650 | label
rice-cakes | 385 8 2.8 0.6 81 0.5 3.5 30 | label
suet | 870 0.5 96 48 0.5 0 0 5 | label
margarine | 630 0.3 70 18 0.5 0.3 0 500 | label
water | 0 0 0 0 0 0 0 2 | label
coconut-water | 19 0.7 0.2 0.2 3.7 2.6 1.1 25 | label
tea | 1 0 0 0 0.2 0 0 3 | label
rooibos | 1 0 0 0 0.2 0 0 2 | label
coffee | 1 0.1 0 0 0 0 0 2 | label
coconut-aminos | 90 1 0 0 20 18 0 1800 | label
harissa | 90 3 5 0.7 8 5 4 900 | label
gochujang | 215 5 1.5 0.3 44 24 4 2400 | label
vegan-mayonnaise | 650 0.6 71 6 3 1.5 0 500 | label
rice-vinegar | 18 0.1 0 0 0.8 0.4 0 5 | label
mirin | 230 0.2 0 0 43 40 0 20 | label
beer | 43 0.5 0 0 3.6 0 0 4 | label
spirit | 231 0 0 0 0 0 0 1 | label
amaretto | 310 0 0.2 0 40 40 0 5 | label
irish-cream | 327 3 13 8 25 20 0 80 | label
thai-curry-paste | 120 2.5 5 0.8 14 7 4 3500 | label
garam-masala | 379 15 15 1.5 50 3 25 90 | label
sumac | 320 5 18 3 35 0 30 250 | label
zaatar | 330 11 18 2.5 35 2 18 1500 | label
nutritional-yeast | 350 50 5 0.8 36 0 20 60 | label
agave | 310 0.1 0.5 0 76 68 0.2 4 | label
erythritol | 20 0 0 0 5 0 0 0 | label
jam | 260 0.4 0.1 0 63 58 1 20 | label
ribeye | 274 18.5 22 9.5 0 0 0 60 | label
oxtail | 262 18 21 8.5 0 0 0 80 | label
beef-cheek | 190 19 12.5 5 0 0 0 75 | label
merguez | 290 16 24 10 2 0.5 0.5 750 | label
bresaola | 165 33 3 1.2 0.5 0.3 0 1700 | label
bone-marrow | 786 7 84 35 0 0 0 10 | label
haggis | 255 11 16 6.5 18 0.6 1.5 620 | label
pork-cheek | 155 20 8 2.8 0 0 0 75 | label
pancetta | 330 16 29 11 0.5 0.5 0 1800 | label
guanciale | 655 9 69 25 0.5 0.3 0 1500 | label
mixed-mince | 255 17 21 8 0 0 0 65 | half SR28 23572, half SR28 10219
kangaroo | 98 22 1 0.3 0 0 0 45 | label
prosciutto | 240 27 15 5.5 0.3 0.2 0 2100 | label
nduja | 480 12 47 17 3 1 1 1400 | label
barramundi | 96 19.5 2 0.5 0 0 0 60 | label
john-dory | 85 18.5 1.2 0.3 0 0 0 80 | label
skate | 82 18.5 0.8 0.2 0 0 0 110 | label
fresh-sardine | 165 20 9.2 2.7 0 0 0 110 | label
smoked-trout | 138 22 5.5 1.2 0.3 0.2 0 950 | label
smoked-mackerel | 345 19 30 6.5 0.3 0.2 0 850 | label
smoked-eel | 330 18 28 7 0 0 0 900 | label
salmon-roe | 230 28 12.5 2.3 1 0.5 0 1500 | label
bonito-flakes | 355 77 3 0.7 0.5 0 0 500 | label
langoustine | 85 18 1 0.2 0.5 0 0 180 | label
dried-shrimp | 250 54 3 0.6 1 0 0 3000 | label
smoked-mussels | 195 19 11 1.8 5 0.5 0 450 | label
squid-ink | 70 10 1 0.3 5 0 0 2400 | label
sea-urchin | 120 13 5 1.2 4 0.5 0 220 | label
`;
