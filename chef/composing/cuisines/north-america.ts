// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const northAmerica = `
Mexican: mexican, tex-mex, tex mex, latin american, latin, guatemalan, salvadoran, southwestern
fat sunflower-oil rapeseed-oil
aromatic onion garlic red-onion
spice cumin smoked-paprika | cumin dried-oregano | cumin ground-coriander
breakfast.spice cumin smoked-paprika | cumin
herb coriander
heat jalapeno chilli-powder red-chilli
acid lime-juice
umami tomato-puree
body tinned-tomatoes passata
creamy sour-cream avocado
protein black-beans chicken-thigh prawns beef-steak cod pork-loin
breakfast.protein egg black-beans
plant black-beans pinto-beans kidney-beans
ready black-beans avocado
stew pork-shoulder beef-stewing chicken-thigh
stew-plant black-beans pinto-beans kidney-beans
mince beef-mince turkey-mince pork-mince
vegetable red-pepper sweetcorn courgette tomato green-pepper
green spinach green-beans kale
root sweet-potato potato butternut-squash
salad tomato avocado radish red-onion sweetcorn red-pepper
leaf romaine
slaw white-cabbage red-cabbage
grain basmati quinoa
wrap corn-tortilla flour-tortilla
bread corn-tortilla
crunch pumpkin-seeds
sweet-crunch pecans pumpkin-seeds
cheese feta cheddar
fruit mango pineapple papaya strawberry
warm cinnamon
citrus lime-juice
sweet agave honey
dip-base avocado black-beans
crudite radish cucumber red-pepper carrot
fruit-herb mint
side-bean black-beans pinto-beans
salad-bean black-beans pinto-beans
cold-spice cumin smoked-paprika

American: american, north american, californian, midwestern, canadian, bbq, barbecue, diner, hawaiian, soul food
fat butter rapeseed-oil olive-oil
aromatic onion garlic celery red-onion
spice smoked-paprika garlic-powder | paprika garlic-powder | smoked-paprika cumin
breakfast.spice smoked-paprika | paprika garlic-powder
herb parsley chives
woody thyme sage
heat chilli-flakes hot-sauce
acid cider-vinegar lemon-juice
umami worcestershire tomato-puree dijon
body tinned-tomatoes
creamy sour-cream cream-cheese
protein chicken-breast beef-steak turkey-breast salmon black-beans kidney-beans prawns pork-loin
breakfast.protein egg black-beans
plant black-beans kidney-beans butter-beans
stew beef-stewing pork-shoulder
stew-plant kidney-beans black-beans
mince beef-mince turkey-mince
vegetable red-pepper sweetcorn mushroom carrot courgette
green broccoli kale green-beans spinach
root potato sweet-potato carrot butternut-squash
salad tomato cucumber radish avocado carrot
leaf romaine spinach
slaw white-cabbage red-cabbage carrot
grain quinoa brown-rice basmati
pasta pasta
bread sourdough
wrap flour-tortilla
crunch pecans walnuts almonds
sweet-crunch pecans walnuts
cheese cheddar goat-cheese
salty gherkins
fruit blueberry apple peach strawberry cherry
warm cinnamon vanilla nutmeg
citrus lemon-juice
sweet maple-syrup honey
dressing-base olive-oil
tea tea

Cajun: cajun, creole, louisiana, southern
words Pilaf=Dirty Rice
fat sunflower-oil butter
aromatic onion celery green-pepper garlic spring-onion
spice paprika garlic-powder dried-thyme | smoked-paprika dried-thyme | paprika dried-oregano garlic-powder
breakfast.spice smoked-paprika dried-thyme | paprika
herb parsley
woody thyme bay-leaf
heat hot-sauce chilli-flakes
acid lemon-juice cider-vinegar
umami tomato-puree worcestershire
body tinned-tomatoes
creamy sour-cream double-cream
protein prawns chicken-thigh kidney-beans cod black-beans pork-loin
breakfast.protein egg kidney-beans
plant kidney-beans black-beans butter-beans
stew chicken-thigh pork-shoulder
stew-plant kidney-beans black-beans
mince pork-mince beef-mince turkey-mince
vegetable green-pepper red-pepper okra sweetcorn tomato
green kale green-beans spinach
root sweet-potato potato
salad tomato cucumber radish
leaf romaine
slaw white-cabbage carrot
grain basmati polenta
bread sourdough
crunch pecans
sweet-crunch pecans walnuts
cheese cheddar
salty gherkins
fruit peach strawberry blackberry banana
warm cinnamon nutmeg vanilla
citrus lemon-juice
sweet maple-syrup honey
side-bean kidney-beans
soup-bean kidney-beans
roast-fruit peach pear apple
pan-fruit banana peach
tea tea

Caribbean: caribbean, jamaican, cuban, puerto rican, trinidadian, haitian, dominican
fat coconut-oil sunflower-oil
aromatic onion garlic spring-onion ginger
breakfast.aromatic onion spring-onion garlic
spice allspice dried-thyme | curry-powder | cumin dried-oregano
breakfast.spice allspice | dried-thyme paprika
herb coriander parsley
woody thyme bay-leaf
heat red-chilli hot-sauce
acid lime-juice
umami tomato-puree
body coconut-milk tinned-tomatoes
creamy coconut-cream avocado
creamy-sweet coconut-cream
protein chicken-thigh prawns black-beans kidney-beans cod pork-loin
breakfast.protein egg black-beans
plant black-beans kidney-beans chickpeas
stew chicken-thigh pork-shoulder beef-stewing
stew-plant kidney-beans black-beans
mince beef-mince turkey-mince
vegetable red-pepper green-pepper sweetcorn okra tomato
green spinach kale green-beans
root sweet-potato plantain butternut-squash
salad avocado tomato cucumber red-onion
slaw white-cabbage carrot
grain basmati
crunch cashews desiccated-coconut
sweet-crunch desiccated-coconut cashews
fruit mango pineapple banana papaya
smoothie-fruit mango pineapple banana papaya
warm cinnamon nutmeg allspice
citrus lime-juice
hot-spice ground-ginger nutmeg allspice
roast-fruit pineapple
pan-fruit banana pineapple mango
press-fruit pineapple orange watermelon mango
side-bean kidney-beans black-beans
milk-creamy coconut-milk milk
spoon-cream yoghurt coconut-cream
`;
