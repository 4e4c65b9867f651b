// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const ASIA = `
Indian: indian, punjabi, south indian, north indian, bengali, goan, sri lankan, pakistani, nepali, bangladeshi
fat ghee sunflower-oil coconut-oil
aromatic onion garlic ginger
spice cumin ground-coriander turmeric garam-masala cardamom mustard-seeds
herb coriander mint
heat red-chilli chilli-powder
acid lemon-juice lime-juice tamarind
umami tomato-puree
body tinned-tomatoes coconut-milk passata
creamy yoghurt coconut-cream double-cream
protein chicken-thigh chickpeas paneer prawns tofu kidney-beans lamb-leg
stew lamb-shoulder chicken-thigh
mince lamb-mince turkey-mince
vegetable cauliflower aubergine okra courgette green-pepper tomato
green spinach peas green-beans
root potato sweet-potato carrot
salad cucumber tomato red-onion carrot radish
grain basmati
lentil red-lentils split-peas
bread pitta
wrap pitta
crunch cashews almonds peanuts pistachios
cheese paneer
fruit mango banana pineapple
warm cardamom cinnamon
dressing-base yoghurt

Chinese: chinese, sichuan, szechuan, cantonese, hunan, taiwanese, hong kong
fat sunflower-oil peanut-oil
aromatic spring-onion garlic ginger
spice star-anise
herb coriander
heat red-chilli chilli-flakes
acid rice-vinegar
umami soy-sauce hoisin oyster-sauce tamari coconut-aminos
body vegetable-stock
creamy tahini peanut-butter avocado
protein chicken-thigh pork-loin tofu prawns beef-steak tempeh
stew pork-shoulder beef-stewing
mince pork-mince turkey-mince
vegetable red-pepper mushroom carrot shiitake bamboo-shoots
green pak-choi broccoli sugar-snaps chinese-leaf green-beans bean-sprouts
salad cucumber carrot red-pepper radish chinese-leaf
grain jasmine-rice
noodle egg-noodles rice-noodles udon
crunch peanuts cashews sesame-seeds
finish sesame-oil
fruit orange mango pineapple pear
warm ground-ginger star-anise

Japanese: japanese, izakaya
fat sunflower-oil
aromatic spring-onion ginger garlic
herb chives coriander
heat chilli-flakes
acid rice-vinegar lemon-juice
umami soy-sauce miso tamari coconut-aminos
body vegetable-stock
creamy tahini peanut-butter avocado
protein salmon chicken-thigh tofu prawns cod beef-steak tempeh edamame
stew pork-shoulder chicken-thigh
mince pork-mince chicken-mince
vegetable shiitake carrot mushroom aubergine daikon
green pak-choi spinach sugar-snaps edamame broccoli
salad cucumber radish carrot edamame avocado
grain jasmine-rice
noodle soba udon rice-noodles
crunch sesame-seeds
finish sesame-oil
fruit orange pear apple strawberry
warm ground-ginger

Thai: thai, laotian, lao, isaan, cambodian, burmese
fat sunflower-oil coconut-oil
aromatic garlic shallot lemongrass ginger
spice ground-coriander turmeric
herb coriander basil mint
heat red-chilli
acid lime-juice tamarind
umami fish-sauce tamari soy-sauce coconut-aminos
body coconut-milk
creamy coconut-cream
protein prawns chicken-thigh tofu beef-steak pork-loin cod
stew beef-stewing chicken-thigh
mince pork-mince chicken-mince
vegetable red-pepper aubergine mushroom courgette bamboo-shoots
green green-beans sugar-snaps pak-choi spinach bean-sprouts
root butternut-squash sweet-potato
salad cucumber carrot red-pepper radish papaya
grain jasmine-rice
noodle rice-noodles glass-noodles
crunch peanuts cashews
fruit mango pineapple banana papaya
warm ground-ginger

Vietnamese: vietnamese
fat sunflower-oil
aromatic shallot garlic lemongrass spring-onion ginger
spice star-anise
herb mint coriander basil
heat red-chilli
acid lime-juice rice-vinegar
umami fish-sauce tamari soy-sauce coconut-aminos
body vegetable-stock coconut-milk
creamy tahini peanut-butter avocado
protein prawns pork-loin chicken-thigh tofu beef-steak
stew beef-stewing
mince pork-mince
vegetable carrot mushroom red-pepper shiitake
green bean-sprouts pak-choi sugar-snaps green-beans
salad cucumber carrot daikon radish
grain jasmine-rice
noodle rice-noodles
crunch peanuts cashews
fruit mango pineapple banana
warm ground-ginger

Korean: korean
fat sunflower-oil
aromatic spring-onion garlic ginger
herb coriander chives
heat gochujang chilli-flakes red-chilli
acid rice-vinegar
umami soy-sauce tamari coconut-aminos
body vegetable-stock
creamy tahini peanut-butter avocado
protein beef-steak chicken-thigh tofu pork-loin prawns tempeh
stew beef-stewing pork-shoulder
mince beef-mince pork-mince
vegetable carrot courgette shiitake mushroom daikon
green spinach pak-choi bean-sprouts
salad cucumber carrot radish spinach
grain jasmine-rice
noodle glass-noodles udon
crunch sesame-seeds
finish sesame-oil
fruit pear strawberry tangerine apple
warm cinnamon ground-ginger
`;
