// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const southAsia = `
Indian: indian, punjabi, south indian, north indian, bengali, goan, pakistani, nepali, bangladeshi
words Lentil Soup=Dal, Soup with=Shorba with, Pilaf=Pulao
fat ghee sunflower-oil coconut-oil
aromatic onion garlic ginger
spice cumin ground-coriander turmeric | garam-masala turmeric cumin | mustard-seeds turmeric cumin | cumin cardamom garam-masala
breakfast.spice turmeric cumin | mustard-seeds turmeric
snack.spice cumin turmeric | garam-masala
herb coriander mint
heat red-chilli chilli-powder
acid lemon-juice lime-juice tamarind
umami tomato-puree
body tinned-tomatoes coconut-milk passata
creamy yoghurt coconut-cream double-cream
creamy-sweet yoghurt
protein chicken-thigh chickpeas paneer prawns tofu kidney-beans lamb-leg cod
breakfast.protein egg paneer chickpeas
plant chickpeas kidney-beans tofu cauliflower
stew lamb-shoulder chicken-thigh
stew-plant chickpeas kidney-beans
mince lamb-mince turkey-mince chicken-mince
vegetable cauliflower aubergine okra green-pepper tomato carrot
green spinach peas green-beans
root potato sweet-potato carrot
salad cucumber tomato red-onion carrot radish
leaf spinach
slaw white-cabbage carrot
grain basmati
quick-grain basmati semolina
lentil red-lentils split-peas
bread pitta
wrap pitta
crunch cashews almonds peanuts
sweet-crunch pistachios almonds cashews
cheese paneer
fruit mango banana pineapple papaya
smoothie-fruit mango banana
warm cardamom cinnamon
hot-spice cardamom ground-ginger cinnamon
citrus lime-juice lemon-juice
tea tea
dressing-base yoghurt
roast-snack chickpeas
scramble egg tofu
fruit-herb mint
spoon-cream yoghurt
set-milk milk coconut-milk
snack-nut cashews almonds peanuts
berry strawberry
side-bean chickpeas kidney-beans
sweet-spice cardamom ground-ginger cinnamon
ready chickpeas paneer

Sri Lankan: sri lankan, ceylonese, maldivian, tamil, keralan
words Lentil Soup=Dal
fat coconut-oil
aromatic onion garlic ginger shallot
spice curry-powder turmeric | mustard-seeds turmeric | cumin ground-coriander turmeric
breakfast.spice turmeric | mustard-seeds turmeric
herb coriander
heat red-chilli chilli-powder
acid lime-juice tamarind
umami tomato-puree
body coconut-milk
creamy coconut-cream yoghurt
creamy-sweet coconut-cream yoghurt
protein prawns cod chicken-thigh chickpeas tuna-steak jackfruit
breakfast.protein egg chickpeas
plant chickpeas jackfruit cooked-lentils
stew chicken-thigh lamb-shoulder
stew-plant chickpeas jackfruit
mince lamb-mince chicken-mince
vegetable aubergine okra carrot tomato green-pepper
green green-beans spinach kale
root sweet-potato butternut-squash pumpkin carrot
salad cucumber tomato red-onion carrot
grain basmati
lentil red-lentils
wrap pitta
bread pitta
crunch cashews desiccated-coconut
sweet-crunch cashews desiccated-coconut
fruit mango pineapple banana papaya
warm cardamom cinnamon
citrus lime-juice
tea tea
sweet honey
set-milk coconut-milk
fruit-herb mint
pan-fruit banana pineapple mango
snack-nut cashews peanuts
spoon-cream yoghurt coconut-cream
glaze-nut cashews
pudding-milk coconut-milk ~coconut-drink
sweet-spice ground-ginger vanilla cinnamon

Thai: thai, laotian, lao, isaan, cambodian, burmese
fat sunflower-oil coconut-oil
aromatic garlic shallot lemongrass ginger
breakfast.aromatic spring-onion ginger garlic
spice - | ground-coriander turmeric
breakfast.spice -
herb coriander basil mint
heat red-chilli
acid lime-juice tamarind
umami fish-sauce soy-sauce ~tamari ~coconut-aminos
body coconut-milk
creamy coconut-cream peanut-butter
creamy-sweet coconut-cream
protein prawns chicken-thigh tofu beef-steak pork-loin cod sea-bass squid
breakfast.protein egg tofu
plant tofu edamame
stew beef-stewing chicken-thigh
stew-plant tofu oyster-mushroom
mince pork-mince chicken-mince
vegetable red-pepper aubergine mushroom bamboo-shoots oyster-mushroom
green green-beans sugar-snaps pak-choi spinach bean-sprouts
root butternut-squash sweet-potato pumpkin
salad cucumber carrot red-pepper papaya radish
leaf romaine
slaw white-cabbage carrot papaya
grain jasmine-rice
noodle rice-noodles glass-noodles
crunch peanuts cashews
sweet-crunch cashews peanuts desiccated-coconut
fruit mango pineapple banana papaya melon
warm ground-ginger
citrus lime-juice
tea tea
fruit-herb mint basil
spoon-cream coconut-cream
breakfast.spoon-cream yoghurt
sweet-dip coconut-cream
set-milk coconut-milk
dressing-oil rapeseed-oil
skewer-fruit pineapple mango watermelon banana
pan-fruit banana pineapple mango
snack-nut cashews peanuts
glaze-nut cashews
pudding-milk coconut-milk ~coconut-drink
sweet-spice ground-ginger vanilla cinnamon

Vietnamese: vietnamese
fat sunflower-oil
aromatic shallot garlic lemongrass spring-onion ginger
breakfast.aromatic spring-onion shallot ginger
spice - | star-anise
breakfast.spice -
soup.spice star-anise
herb mint coriander basil
heat red-chilli
acid lime-juice rice-vinegar
umami fish-sauce soy-sauce ~tamari ~coconut-aminos
body coconut-milk vegetable-stock
creamy peanut-butter
protein prawns pork-loin chicken-thigh tofu beef-steak cod
breakfast.protein egg tofu
plant tofu edamame
stew beef-stewing pork-shoulder
stew-plant tofu shiitake
mince pork-mince
vegetable carrot mushroom red-pepper shiitake
green bean-sprouts pak-choi sugar-snaps green-beans
root sweet-potato daikon
salad cucumber carrot daikon radish
leaf romaine
slaw white-cabbage carrot chinese-leaf
grain jasmine-rice
noodle rice-noodles
crunch peanuts cashews
sweet-crunch peanuts cashews
fruit mango pineapple banana papaya
warm ground-ginger
citrus lime-juice
tea tea
fruit-herb mint basil
spoon-cream coconut-cream
breakfast.spoon-cream yoghurt
sweet-dip coconut-cream
set-milk coconut-milk
dressing-oil rapeseed-oil
skewer-fruit pineapple mango watermelon banana
pan-fruit banana pineapple mango
snack-nut cashews peanuts
glaze-nut cashews
pudding-milk coconut-milk ~coconut-drink
sweet-spice ground-ginger vanilla cinnamon

Indonesian: indonesian, malaysian, malay, balinese, javanese, singaporean, nyonya
fat coconut-oil sunflower-oil
aromatic shallot garlic ginger lemongrass
breakfast.aromatic spring-onion shallot garlic
spice ground-coriander turmeric cumin | turmeric | ground-coriander
breakfast.spice turmeric
herb coriander
heat red-chilli chilli-flakes
acid lime-juice tamarind
umami soy-sauce ~tamari ~coconut-aminos
body coconut-milk
creamy peanut-butter coconut-cream
creamy-sweet coconut-cream
protein chicken-thigh tempeh prawns tofu beef-steak cod mackerel
breakfast.protein egg tempeh tofu
plant tempeh tofu
stew beef-stewing chicken-thigh
stew-plant tofu jackfruit
mince beef-mince chicken-mince
vegetable carrot aubergine white-cabbage red-pepper
green green-beans bean-sprouts pak-choi spinach
root sweet-potato cassava carrot
salad cucumber carrot radish
slaw white-cabbage carrot chinese-leaf
grain jasmine-rice
noodle egg-noodles rice-noodles
crunch peanuts cashews desiccated-coconut
sweet-crunch desiccated-coconut cashews
fruit banana mango pineapple papaya
warm cinnamon ground-ginger
citrus lime-juice
tea tea
spoon-cream coconut-cream
breakfast.spoon-cream yoghurt
sweet-dip coconut-cream
set-milk coconut-milk
dressing-oil rapeseed-oil
skewer-fruit pineapple mango watermelon banana
pan-fruit banana pineapple mango
snack-nut cashews peanuts
glaze-nut cashews
pudding-milk coconut-milk ~coconut-drink
sweet-spice ground-ginger vanilla cinnamon

Filipino: filipino, philippine
words Braise=Adobo?cider-vinegar
fat sunflower-oil coconut-oil
aromatic garlic onion ginger spring-onion
breakfast.aromatic garlic spring-onion
spice - | bay-leaf
breakfast.spice -
herb spring-onion coriander
woody bay-leaf
heat red-chilli chilli-flakes
acid cider-vinegar lime-juice rice-vinegar
umami soy-sauce fish-sauce ~tamari ~coconut-aminos
body coconut-milk
creamy coconut-cream peanut-butter
creamy-sweet coconut-cream
protein chicken-thigh pork-loin prawns cod tofu squid beef-steak
breakfast.protein egg tofu
plant tofu chickpeas
stew pork-shoulder chicken-thigh beef-stewing
stew-plant tofu chickpeas
mince pork-mince beef-mince
vegetable aubergine carrot tomato white-cabbage
green pak-choi green-beans spinach sugar-snaps
root sweet-potato potato carrot
salad tomato cucumber red-onion radish
slaw white-cabbage carrot
grain jasmine-rice
noodle rice-noodles glass-noodles
crunch peanuts cashews
sweet-crunch desiccated-coconut cashews
fruit mango banana pineapple papaya
warm cinnamon vanilla
citrus lime-juice
tea tea
spoon-cream coconut-cream
breakfast.spoon-cream yoghurt
sweet-dip coconut-cream
set-milk coconut-milk
dressing-oil rapeseed-oil
skewer-fruit pineapple mango watermelon banana
pan-fruit banana pineapple mango
snack-nut peanuts cashews
glaze-nut cashews
pudding-milk coconut-milk ~coconut-drink
sweet-spice ground-ginger vanilla cinnamon
`;
