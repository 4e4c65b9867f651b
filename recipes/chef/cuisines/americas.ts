// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const AMERICAS = `
Mexican: mexican, tex-mex, tex mex, latin american, latin, guatemalan, salvadoran, southwestern
fat sunflower-oil rapeseed-oil
aromatic onion garlic red-onion
spice cumin smoked-paprika dried-oregano ground-coriander
herb coriander
heat jalapeno chilli-powder red-chilli
acid lime-juice
umami tomato-puree
body tinned-tomatoes passata
creamy sour-cream avocado
protein black-beans chicken-thigh prawns beef-steak pinto-beans cod tofu
stew pork-shoulder beef-stewing
mince beef-mince turkey-mince
vegetable red-pepper sweetcorn courgette tomato green-pepper
green spinach green-beans
root sweet-potato
salad tomato avocado radish red-onion sweetcorn red-pepper
grain basmati quinoa
wrap corn-tortilla flour-tortilla
bread corn-tortilla
crunch pumpkin-seeds
cheese feta cheddar
fruit mango pineapple papaya strawberry
warm cinnamon

American: american, north american, californian, midwestern, canadian, bbq, barbecue, diner, hawaiian, soul food
fat butter rapeseed-oil olive-oil
aromatic onion garlic celery red-onion
spice smoked-paprika garlic-powder cumin
herb parsley chives
woody thyme
heat hot-sauce chilli-flakes
acid cider-vinegar lemon-juice
umami worcestershire tomato-puree dijon
body tinned-tomatoes
creamy sour-cream cream-cheese
protein chicken-breast beef-steak turkey-breast salmon black-beans kidney-beans prawns
stew beef-stewing pork-shoulder
mince beef-mince turkey-mince
vegetable red-pepper sweetcorn mushroom carrot courgette
green broccoli kale green-beans spinach
root sweet-potato potato
grain basmati quinoa
bread sourdough
crunch pecans walnuts almonds
cheese cheddar goat-cheese
salty gherkins
fruit blueberry apple peach strawberry cherry
warm cinnamon vanilla

Caribbean: caribbean, jamaican, cuban, puerto rican, trinidadian, haitian, dominican
fat coconut-oil sunflower-oil
aromatic onion garlic spring-onion ginger
spice allspice curry-powder cumin dried-thyme
herb coriander parsley
woody thyme
heat red-chilli
acid lime-juice
umami tomato-puree
body coconut-milk tinned-tomatoes
creamy coconut-cream
protein chicken-thigh prawns black-beans kidney-beans cod pork-loin
stew chicken-thigh pork-shoulder beef-stewing
mince beef-mince turkey-mince
vegetable red-pepper green-pepper sweetcorn okra courgette
green spinach kale green-beans
root sweet-potato plantain butternut-squash
grain basmati
crunch cashews desiccated-coconut
fruit mango pineapple banana papaya
warm allspice cinnamon nutmeg

Brazilian: brazilian, south american, argentinian, argentine, peruvian, colombian, chilean, venezuelan
fat olive-oil sunflower-oil
aromatic onion garlic red-onion
spice cumin paprika ground-coriander
herb parsley coriander
heat red-chilli chilli-flakes
acid lime-juice red-wine-vinegar
umami tomato-puree
body coconut-milk tinned-tomatoes
creamy coconut-cream
protein black-beans prawns cod chicken-thigh beef-steak pork-loin
stew pork-shoulder beef-stewing
mince beef-mince
vegetable red-pepper green-pepper tomato sweetcorn
green kale spinach green-beans
root sweet-potato butternut-squash
grain basmati quinoa
crunch cashews brazil-nuts
fruit mango banana pineapple orange passion-fruit
warm cinnamon

Cajun: cajun, creole, louisiana, southern
fat sunflower-oil butter
aromatic onion celery green-pepper garlic spring-onion
spice paprika garlic-powder dried-thyme dried-oregano smoked-paprika
herb parsley spring-onion
woody thyme
heat chilli-flakes hot-sauce
acid lemon-juice cider-vinegar
umami tomato-puree worcestershire
body tinned-tomatoes
creamy sour-cream
protein prawns chicken-thigh kidney-beans cod black-beans
stew pork-shoulder chicken-thigh
mince beef-mince pork-mince
vegetable green-pepper red-pepper okra sweetcorn tomato
green kale green-beans spinach
root sweet-potato potato
grain basmati
bread sourdough
crunch pecans
cheese cheddar
salty gherkins
fruit peach strawberry blackberry banana
warm cinnamon nutmeg vanilla

Mediterranean: mediterranean, southern european, portuguese, croatian, maltese
fat olive-oil
aromatic red-onion garlic onion shallot
spice dried-oregano cumin paprika
herb parsley basil mint dill
woody rosemary thyme
heat chilli-flakes
acid lemon-juice red-wine-vinegar
umami sun-dried-tomato tomato-puree
body tinned-tomatoes passata
creamy greek-yoghurt tahini
protein chickpeas chicken-breast salmon sea-bass cannellini prawns halloumi butter-beans
stew lamb-shoulder chicken-thigh
mince lamb-mince turkey-mince
vegetable courgette aubergine red-pepper cherry-tomato artichoke fennel
green spinach green-beans kale asparagus
salad cucumber tomato red-onion red-pepper
grain couscous bulgur quinoa farro
pasta pasta
bread pitta sourdough
wrap pitta
crunch almonds pine-nuts pistachios walnuts
cheese feta halloumi mozzarella goat-cheese
salty black-olives green-olives capers
fruit fig orange peach apricot pomegranate
warm cinnamon vanilla
`;
