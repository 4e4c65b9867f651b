// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const eastEurope = `
Polish: polish, czech, slovak, lithuanian, bohemian
fat butter rapeseed-oil
aromatic onion carrot leek garlic
spice allspice | paprika | nutmeg | dried-thyme
breakfast.spice paprika
herb dill parsley chives
woody bay-leaf thyme
heat horseradish
acid cider-vinegar lemon-juice
umami dijon tomato-puree
body passata double-cream
creamy sour-cream
creamy-sweet yoghurt ricotta
protein pork-loin chicken-breast cod turkey-breast butter-beans trout
plant butter-beans cooked-lentils mushroom
stew pork-shoulder beef-stewing
stew-plant butter-beans
mince pork-mince beef-mince
vegetable mushroom white-cabbage carrot leek brussels-sprouts
green green-beans peas spinach
root potato beetroot celeriac parsnip carrot
salad cucumber radish carrot tomato
leaf romaine watercress
slaw sauerkraut white-cabbage red-cabbage carrot
grain buckwheat potato pearl-barley
lentil split-peas green-lentils
bread sourdough
crunch walnuts hazelnuts sunflower-seeds
sweet-crunch walnuts almonds hazelnuts
cheese cottage-cheese goat-cheese
salty gherkins
fruit apple plum cherry blueberry strawberry pear
warm cinnamon vanilla cardamom
citrus lemon-juice
sweet honey
dressing-base rapeseed-oil
dressing-oil rapeseed-oil
soup.spice allspice | dried-thyme | paprika

Hungarian: hungarian, magyar, transylvanian
words Stew=Paprika Stew?paprika
fat sunflower-oil butter
aromatic onion garlic green-pepper
spice paprika | paprika smoked-paprika
breakfast.spice paprika
herb parsley dill chives
woody bay-leaf thyme
heat chilli-flakes
acid lemon-juice cider-vinegar
umami tomato-puree
body tinned-tomatoes passata
creamy sour-cream
protein chicken-thigh pork-loin trout turkey-breast butter-beans cannellini
plant butter-beans cannellini mushroom
stew beef-stewing pork-shoulder chicken-thigh
stew-plant butter-beans cannellini kidney-beans
mince pork-mince beef-mince
vegetable red-pepper yellow-pepper mushroom tomato white-cabbage
green green-beans peas spinach
root potato carrot celeriac parsnip
salad cucumber tomato radish red-pepper
leaf romaine
slaw white-cabbage
grain potato basmati pearl-barley
pasta fresh-egg-pasta pasta
lentil split-peas green-lentils
bread sourdough
crunch walnuts sunflower-seeds
sweet-crunch walnuts almonds
cheese cottage-cheese
salty gherkins
fruit cherry plum apricot apple peach
warm cinnamon vanilla
citrus lemon-juice
sweet honey
dressing-base sunflower-oil
dressing-oil rapeseed-oil
side-bean cannellini kidney-beans

Ukrainian: ukrainian, russian, eastern european, belarusian, moldovan, slavic, romanian, bulgarian
fat sunflower-oil butter
aromatic onion carrot garlic
spice paprika | ground-coriander | dried-thyme
breakfast.spice paprika
herb dill parsley chives
woody bay-leaf
heat horseradish
acid cider-vinegar lemon-juice
umami tomato-puree dijon
body passata tinned-tomatoes
creamy sour-cream
creamy-sweet yoghurt ricotta
protein chicken-thigh pork-loin cod trout kidney-beans butter-beans salmon
plant kidney-beans butter-beans mushroom
stew beef-stewing pork-shoulder
stew-plant kidney-beans butter-beans
mince pork-mince beef-mince chicken-mince
vegetable white-cabbage mushroom tomato carrot red-pepper
green green-beans peas
root beetroot potato carrot turnip
salad cucumber radish tomato carrot
leaf romaine
slaw white-cabbage sauerkraut carrot
grain buckwheat potato millet pearl-barley
lentil split-peas green-lentils
bread sourdough
crunch walnuts sunflower-seeds pumpkin-seeds
sweet-crunch walnuts hazelnuts
cheese cottage-cheese feta
salty gherkins
fruit apple cherry plum blackberry raspberry pear
warm cinnamon vanilla
citrus lemon-juice
sweet honey
dressing-base sunflower-oil
dressing-oil rapeseed-oil

Georgian: georgian, armenian, caucasian, azerbaijani
fat sunflower-oil butter
aromatic onion garlic
spice ground-coriander paprika | ground-coriander turmeric | cinnamon
breakfast.spice paprika
herb coriander dill parsley mint
woody bay-leaf
heat chilli-flakes red-chilli
acid lemon-juice red-wine-vinegar
umami tomato-puree
body tinned-tomatoes
creamy yoghurt
protein chicken-thigh kidney-beans lamb-leg trout chickpeas
plant kidney-beans chickpeas mushroom
stew beef-stewing lamb-shoulder chicken-thigh
stew-plant kidney-beans chickpeas
mince beef-mince lamb-mince
vegetable aubergine tomato red-pepper mushroom
green spinach green-beans
root beetroot potato carrot
salad cucumber tomato red-onion radish
leaf romaine spinach
grain bulgur basmati
lentil red-lentils
bread pitta
wrap pitta
crunch walnuts hazelnuts
cheese feta mozzarella
fruit plum grape apricot cherry
warm cinnamon
citrus lemon-juice
sweet honey
dressing-base olive-oil
dressing-oil rapeseed-oil olive-oil
tea tea
sweet-crunch walnuts hazelnuts
side-bean kidney-beans
salad-bean kidney-beans
ready feta kidney-beans
`;
