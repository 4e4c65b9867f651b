// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const southAmerica = `
Brazilian: brazilian, south american, bahian, venezuelan, colombian
words Stew=Moqueca-Style Stew?coconut-milk
fat olive-oil sunflower-oil
aromatic onion garlic red-onion
spice cumin paprika | paprika | cumin ground-coriander
breakfast.spice paprika
herb coriander parsley
woody bay-leaf
heat red-chilli chilli-flakes
acid lime-juice
umami tomato-puree
body coconut-milk tinned-tomatoes
creamy coconut-cream
creamy-sweet coconut-cream yoghurt
protein black-beans prawns cod chicken-thigh beef-steak pork-loin
breakfast.protein egg black-beans
plant black-beans kidney-beans
stew pork-shoulder beef-stewing chicken-thigh
stew-plant black-beans
mince beef-mince
vegetable red-pepper green-pepper tomato sweetcorn
green kale spinach green-beans
root sweet-potato cassava butternut-squash
salad tomato cucumber red-onion
slaw white-cabbage carrot
grain basmati
crunch cashews brazil-nuts
sweet-crunch cashews brazil-nuts desiccated-coconut
fruit mango banana pineapple orange papaya
warm cinnamon clove-spice
citrus lime-juice
dip-base black-beans
cheese mozzarella
press-fruit orange pineapple watermelon mango
pan-fruit banana pineapple mango
dressing-oil olive-oil

Peruvian: peruvian, andean, bolivian, ecuadorian
fat sunflower-oil olive-oil
aromatic red-onion garlic onion
spice cumin paprika | cumin dried-oregano | cumin turmeric
breakfast.spice cumin
herb coriander parsley
heat red-chilli chilli-flakes
acid lime-juice
umami tomato-puree soy-sauce
breakfast.umami tomato-puree
body tinned-tomatoes
creamy double-cream
protein cod prawns chicken-thigh beef-steak sea-bass cannellini squid
breakfast.protein egg butter-beans
plant cannellini butter-beans black-beans
stew beef-stewing chicken-thigh lamb-shoulder
stew-plant cannellini butter-beans
mince beef-mince
vegetable sweetcorn tomato red-pepper yellow-pepper
green peas green-beans spinach
root potato sweet-potato cassava
salad red-onion tomato avocado radish sweetcorn
leaf romaine
grain quinoa basmati
crunch peanuts pumpkin-seeds
sweet-crunch pecans peanuts
cheese feta
fruit mango papaya pineapple orange
warm cinnamon clove-spice
citrus lime-juice
dip-base avocado butter-beans
pan-fruit banana pineapple mango
ready tinned-tuna feta

Argentinian: argentinian, argentine, uruguayan, chilean, gaucho, patagonian
fat olive-oil
aromatic onion garlic red-onion
spice paprika dried-oregano | cumin paprika | dried-oregano
breakfast.spice paprika
herb parsley
woody rosemary thyme bay-leaf
heat chilli-flakes
acid red-wine-vinegar lemon-juice
umami tomato-puree
body tinned-tomatoes passata
creamy double-cream
protein beef-steak chicken-thigh pork-loin butter-beans cod salmon lamb-leg
plant butter-beans chickpeas cooked-lentils
stew beef-stewing pork-shoulder
stew-plant butter-beans chickpeas
mince beef-mince
vegetable red-pepper tomato courgette aubergine sweetcorn
green spinach swiss-chard green-beans
root potato sweet-potato pumpkin butternut-squash
salad tomato red-onion radish red-pepper
leaf rocket romaine
grain quinoa basmati polenta
pasta pasta gnocchi
bread sourdough
crunch walnuts almonds
sweet-crunch walnuts almonds
cheese mozzarella goat-cheese
salty green-olives
fruit peach plum grape pear apple
warm cinnamon vanilla
citrus lemon-juice
sweet honey
dressing-base olive-oil
dressing-oil olive-oil sunflower-oil
pan-fruit apple peach pear
`;
