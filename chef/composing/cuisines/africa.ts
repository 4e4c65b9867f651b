// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const africa = `
Ethiopian: ethiopian, eritrean, east african, african, kenyan, somali, tanzanian
words Stew=Wat-Style Stew, Lentil Soup=Red Lentil Wat, Dal=Wat, Curry=Wat
fat ghee sunflower-oil
aromatic onion garlic ginger
spice paprika cumin cardamom | turmeric cumin | paprika allspice cumin
breakfast.spice cumin turmeric | paprika
herb coriander parsley
heat chilli-powder red-chilli
acid lemon-juice lime-juice
umami tomato-puree
body tinned-tomatoes
creamy yoghurt
protein chicken-thigh chickpeas cooked-lentils beef-steak
breakfast.protein egg chickpeas
plant chickpeas cooked-lentils
stew beef-stewing chicken-thigh lamb-shoulder
stew-plant chickpeas cooked-lentils
mince beef-mince
vegetable white-cabbage carrot tomato green-pepper
green kale spinach green-beans swiss-chard
root potato carrot sweet-potato beetroot
salad tomato red-onion cucumber
leaf romaine spinach
slaw white-cabbage carrot
grain millet basmati
lentil red-lentils split-peas
wrap flour-tortilla
crunch peanuts sunflower-seeds
fruit mango banana papaya pineapple
warm cinnamon cardamom ground-ginger
hot-spice cardamom cinnamon ground-ginger
citrus lemon-juice lime-juice
roast-snack chickpeas
smoothie-fruit mango papaya banana pineapple
dressing-oil rapeseed-oil
tea tea
side-bean chickpeas kidney-beans
salad-bean cooked-lentils chickpeas

West African: west african, nigerian, ghanaian, senegalese, ivorian, cameroonian, malian
words Pilaf=Jollof-Style Rice?tomato-puree
fat peanut-oil sunflower-oil
aromatic onion garlic ginger
spice curry-powder dried-thyme | paprika dried-thyme | ground-coriander ground-ginger
breakfast.spice paprika
herb parsley coriander
woody bay-leaf thyme
heat red-chilli chilli-powder
acid lime-juice lemon-juice
umami tomato-puree
body tinned-tomatoes
creamy peanut-butter
protein chicken-thigh prawns black-beans cod kidney-beans mackerel
breakfast.protein egg kidney-beans
plant kidney-beans black-beans chickpeas
stew chicken-thigh beef-stewing lamb-shoulder
stew-plant kidney-beans black-beans
mince beef-mince
vegetable okra red-pepper tomato aubergine carrot
green spinach kale green-beans
root sweet-potato plantain cassava butternut-squash
salad tomato cucumber red-onion carrot
slaw white-cabbage carrot
grain basmati millet
crunch peanuts cashews
sweet-crunch peanuts cashews desiccated-coconut
fruit mango pineapple banana papaya orange
warm ground-ginger nutmeg cinnamon
hot-spice ground-ginger cinnamon
citrus lime-juice
roast-snack chickpeas
press-fruit pineapple orange watermelon mango
spoon-cream yoghurt coconut-cream
snack-nut peanuts cashews
side-bean black-beans kidney-beans

South African: south african, cape malay, zimbabwean, botswanan, namibian
fat sunflower-oil butter
aromatic onion garlic ginger
spice curry-powder turmeric | ground-coriander cumin | cinnamon turmeric
breakfast.spice paprika
herb coriander parsley
woody bay-leaf thyme
heat chilli-flakes red-chilli
acid cider-vinegar lemon-juice
umami tomato-puree worcestershire
body tinned-tomatoes
creamy yoghurt
protein chicken-thigh beef-steak cod lamb-leg butter-beans
breakfast.protein egg butter-beans
plant butter-beans chickpeas kidney-beans
stew lamb-shoulder beef-stewing chicken-thigh
stew-plant butter-beans kidney-beans
mince beef-mince lamb-mince
vegetable tomato carrot sweetcorn green-pepper white-cabbage
green spinach green-beans peas
root butternut-squash sweet-potato potato pumpkin
salad tomato cucumber red-onion carrot
leaf romaine rocket
slaw white-cabbage carrot
grain basmati polenta
bread sourdough
crunch almonds macadamia
sweet-crunch almonds macadamia
cheese cheddar feta
fruit apricot mango peach orange pineapple
warm cinnamon ground-ginger
citrus lemon-juice
sweet honey
tea rooibos
`;
