// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const eastAsia = `
Chinese: chinese, sichuan, szechuan, cantonese, hunan, taiwanese, hong kong
fat sunflower-oil peanut-oil
aromatic spring-onion garlic ginger
breakfast.aromatic spring-onion ginger
spice - | star-anise
breakfast.spice -
soup.spice -
snack.spice -
herb coriander
breakfast.herb coriander
heat red-chilli chilli-flakes
acid rice-vinegar
umami soy-sauce oyster-sauce hoisin ~tamari ~coconut-aminos
breakfast.umami soy-sauce ~tamari ~coconut-aminos
body vegetable-stock
creamy tahini peanut-butter
protein chicken-thigh pork-loin tofu prawns beef-steak duck-breast cod
breakfast.protein egg tofu
plant tofu edamame shiitake
ready tofu edamame
stew pork-shoulder beef-stewing
stew-plant tofu shiitake
mince pork-mince turkey-mince
vegetable red-pepper mushroom carrot shiitake bamboo-shoots aubergine
breakfast.vegetable mushroom carrot shiitake
green pak-choi broccoli sugar-snaps chinese-leaf green-beans bean-sprouts
root sweet-potato daikon carrot
salad cucumber carrot radish red-pepper
leaf spinach
slaw chinese-leaf white-cabbage carrot
grain jasmine-rice
quick-grain jasmine-rice
noodle egg-noodles rice-noodles
crunch peanuts cashews sesame-seeds
sweet-crunch cashews peanuts sesame-seeds
finish sesame-oil
fruit orange mango pear tangerine plum
warm ground-ginger star-anise
citrus ~lime-juice
tea tea
sweet honey
dressing-base sesame-oil
scramble egg tofu
spoon-cream coconut-cream
breakfast.spoon-cream yoghurt
sweet-dip coconut-cream
dressing-oil rapeseed-oil
poach-fruit pear apple peach
set-milk coconut-milk soy-milk almond-milk
set-cream silken-tofu coconut-cream
skewer-fruit strawberry grape kiwi pineapple mango
fruit-herb mint
snack-nut peanuts cashews walnuts
glaze-nut walnuts cashews
sweet-spice ground-ginger vanilla
mug-spice ground-ginger
pudding-milk coconut-milk ~coconut-drink
press-fruit pear watermelon orange grape

Japanese: japanese, izakaya, okinawan
words Glazed=Teriyaki-Glazed?soy-sauce
fat sunflower-oil
aromatic spring-onion ginger garlic
breakfast.aromatic spring-onion ginger
spice -
herb chives
heat chilli-flakes
acid rice-vinegar lemon-juice
umami soy-sauce miso ~tamari ~coconut-aminos
body vegetable-stock
creamy tahini
protein salmon chicken-thigh tofu prawns cod beef-steak mackerel
breakfast.protein egg tofu salmon
plant tofu edamame shiitake
ready tofu edamame
stew pork-shoulder chicken-thigh
stew-plant tofu shiitake
mince pork-mince chicken-mince
vegetable shiitake carrot mushroom aubergine daikon
breakfast.vegetable shiitake mushroom carrot
green pak-choi spinach sugar-snaps edamame broccoli green-beans
root sweet-potato daikon pumpkin carrot
salad cucumber radish carrot daikon avocado
leaf spinach watercress
slaw white-cabbage chinese-leaf carrot
grain jasmine-rice
quick-grain jasmine-rice
noodle soba udon
crunch sesame-seeds
sweet-crunch sesame-seeds
finish sesame-oil
fruit pear orange apple strawberry tangerine
warm ground-ginger
citrus lemon-juice
tea tea
dressing-base sesame-oil
scramble egg tofu
spoon-cream double-cream ~coconut-cream
breakfast.spoon-cream yoghurt
sweet-dip coconut-cream
dressing-oil rapeseed-oil
poach-fruit pear apple peach plum
set-milk soy-milk milk
skewer-fruit strawberry grape melon kiwi
snack-nut cashews peanuts almonds
fruit-herb mint lemon-zest
sweet-spice vanilla ground-ginger

Korean: korean
fat sunflower-oil
aromatic spring-onion garlic ginger
breakfast.aromatic spring-onion garlic
spice -
herb chives
heat gochujang chilli-flakes red-chilli
acid rice-vinegar
umami soy-sauce ~tamari ~coconut-aminos
body vegetable-stock
creamy tahini
protein beef-steak chicken-thigh tofu pork-loin prawns mackerel
breakfast.protein egg tofu
plant tofu edamame shiitake
stew beef-stewing pork-shoulder
stew-plant tofu shiitake
mince beef-mince pork-mince
vegetable carrot courgette shiitake mushroom daikon
breakfast.vegetable courgette carrot mushroom
green spinach pak-choi bean-sprouts
root sweet-potato daikon potato
salad cucumber carrot radish daikon
leaf spinach romaine
slaw chinese-leaf white-cabbage carrot
grain jasmine-rice
quick-grain jasmine-rice
noodle glass-noodles udon
crunch sesame-seeds
sweet-crunch sesame-seeds pine-nuts
finish sesame-oil
fruit pear strawberry tangerine apple melon
warm cinnamon ground-ginger
tea tea
sweet honey
dressing-base sesame-oil
scramble egg tofu
spoon-cream double-cream ~coconut-cream
breakfast.spoon-cream yoghurt
dressing-oil rapeseed-oil
poach-fruit pear apple
set-milk soy-milk milk
snack-nut peanuts walnuts almonds
fruit-herb mint lemon-zest
glaze-nut walnuts
sweet-spice cinnamon ground-ginger
mug-spice ground-ginger cinnamon
press-fruit pear apple watermelon
`;
