// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
// How to read the rows: cuisines/read-cuisines.ts.
export const southEurope = `
Italian: italian, sicilian, tuscan, roman, neapolitan, venetian, sardinian
words Pilaf=Risotto-Style Rice
fat olive-oil ~butter
aromatic onion garlic shallot celery carrot leek fennel
spice dried-oregano | fennel-seeds dried-oregano | nutmeg | dried-thyme
breakfast.spice nutmeg | dried-oregano
herb basil parsley
woody rosemary sage thyme bay-leaf
heat chilli-flakes
acid lemon-juice balsamic red-wine-vinegar
umami tomato-puree sun-dried-tomato anchovy
body tinned-tomatoes passata
creamy ricotta double-cream cream-cheese
creamy-sweet ricotta greek-yoghurt
protein chicken-breast cannellini butter-beans prawns cod sea-bass pork-tenderloin chickpeas veal mussels
plant cannellini butter-beans chickpeas cooked-lentils portobello
ready cannellini tinned-tuna mozzarella butter-beans chickpeas
stew beef-stewing chicken-thigh pork-shoulder
stew-plant cannellini butter-beans chickpeas
mince beef-mince pork-mince turkey-mince
vegetable courgette aubergine red-pepper fennel mushroom cherry-tomato tomato artichoke
green spinach kale green-beans asparagus broccoli peas swiss-chard
root potato carrot pumpkin butternut-squash
salad tomato cucumber fennel radish red-onion cherry-tomato
salsa cherry-tomato cucumber
leaf rocket spinach romaine
slaw fennel red-cabbage carrot
grain arborio farro pearl-barley polenta
quick-grain couscous farro
pasta pasta gnocchi fresh-egg-pasta
lentil green-lentils
bread sourdough
crunch pine-nuts almonds walnuts hazelnuts
sweet-crunch almonds pistachios hazelnuts pine-nuts
cheese parmesan mozzarella ricotta goat-cheese
salty black-olives capers green-olives
fruit peach fig strawberry pear cherry orange apricot
warm vanilla cinnamon
citrus lemon-juice
sweet honey
dressing-base olive-oil
fruit-herb basil mint lemon-zest
dip-base cannellini butter-beans aubergine
roast-snack chickpeas
dressing-oil olive-oil
baking-oil olive-oil ~rapeseed-oil ~sunflower-oil
sweet-spice cinnamon vanilla

Greek: greek, cypriot, cretan, hellenic
fat olive-oil
aromatic red-onion garlic onion
spice dried-oregano | dried-oregano cinnamon
breakfast.spice dried-oregano
herb dill mint parsley
woody rosemary thyme bay-leaf
heat chilli-flakes
acid lemon-juice red-wine-vinegar
umami tomato-puree sun-dried-tomato
body tinned-tomatoes passata
creamy greek-yoghurt
creamy-sweet greek-yoghurt
protein chicken-thigh lamb-leg halloumi butter-beans chickpeas sea-bass prawns pork-tenderloin squid
plant butter-beans chickpeas cooked-lentils
ready feta butter-beans chickpeas
stew lamb-shoulder beef-stewing chicken-thigh
stew-plant butter-beans chickpeas
mince lamb-mince beef-mince
vegetable courgette aubergine red-pepper cherry-tomato artichoke tomato
green spinach green-beans swiss-chard
root potato beetroot carrot
salad cucumber tomato red-onion red-pepper
salsa cucumber cherry-tomato
leaf romaine rocket
grain bulgur basmati
quick-grain bulgur couscous
pasta pasta
lentil green-lentils
bread pitta
wrap pitta
crunch walnuts pistachios almonds
sweet-crunch walnuts pistachios
cheese feta halloumi goat-cheese
salty black-olives capers
fruit fig apricot orange grape peach watermelon
warm cinnamon
citrus lemon-juice
sweet honey
dressing-base olive-oil
fruit-herb mint
dip-base aubergine chickpeas butter-beans
crudite cucumber carrot red-pepper
dressing-oil olive-oil
side-bean butter-beans
salad-bean butter-beans chickpeas cooked-lentils
sweet-spice cinnamon vanilla

Spanish: spanish, catalan, basque, andalusian, tapas, iberian
words Pilaf=Saffron Rice?saffron, Frittata=Tortilla
fat olive-oil
aromatic onion garlic red-onion
spice smoked-paprika saffron | smoked-paprika cumin | smoked-paprika
breakfast.spice smoked-paprika
herb parsley
woody rosemary thyme bay-leaf
heat chilli-flakes
acid red-wine-vinegar lemon-juice
umami tomato-puree sun-dried-tomato
body tinned-tomatoes passata
creamy almond-butter
protein chicken-thigh prawns cod chickpeas butter-beans pork-loin mussels squid tinned-tuna
plant chickpeas butter-beans cannellini cooked-lentils
ready tinned-tuna chickpeas butter-beans
stew chicken-thigh pork-shoulder beef-stewing
stew-plant chickpeas butter-beans
mince pork-mince beef-mince
vegetable red-pepper courgette aubergine artichoke tomato green-pepper
green spinach green-beans asparagus swiss-chard peas
root potato carrot
salad tomato cucumber red-pepper red-onion
salsa cherry-tomato cucumber
leaf romaine rocket
grain arborio
quick-grain couscous
lentil green-lentils
bread sourdough
crunch almonds hazelnuts
sweet-crunch almonds hazelnuts
cheese goat-cheese
salty green-olives capers
fruit orange peach apricot fig melon strawberry
warm cinnamon vanilla
citrus lemon-juice
sweet honey
dressing-base olive-oil
roast-snack chickpeas
dip-base butter-beans chickpeas
dressing-oil olive-oil
cold-spice smoked-paprika
salad-bean chickpeas butter-beans
sweet-spice cinnamon vanilla

Portuguese: portuguese, azorean, madeiran
fat olive-oil
aromatic onion garlic
spice paprika | smoked-paprika | paprika cumin
breakfast.spice paprika
herb coriander parsley
woody bay-leaf
heat chilli-flakes red-chilli
acid lemon-juice red-wine-vinegar
umami tomato-puree
body tinned-tomatoes passata
creamy double-cream
protein cod prawns chicken-thigh pork-loin chickpeas sea-bass mussels sardines
plant chickpeas butter-beans kidney-beans
ready tinned-tuna sardines chickpeas
stew pork-shoulder chicken-thigh beef-stewing
stew-plant chickpeas butter-beans kidney-beans
mince beef-mince pork-mince
vegetable red-pepper tomato green-pepper courgette
green kale green-beans spinach peas
root potato carrot sweet-potato turnip
salad tomato cucumber red-onion
salsa cherry-tomato cucumber
leaf watercress romaine
grain basmati arborio
bread sourdough
crunch almonds
sweet-crunch almonds walnuts
cheese goat-cheese
salty black-olives green-olives
fruit orange fig pear apricot plum
warm cinnamon
citrus lemon-juice
sweet honey
dressing-base olive-oil
dressing-oil olive-oil
cold-spice smoked-paprika
salad-bean chickpeas kidney-beans
side-bean chickpeas kidney-beans
sweet-spice cinnamon vanilla

Mediterranean: mediterranean, southern european, croatian, maltese, dalmatian
fat olive-oil
aromatic red-onion garlic onion shallot
spice dried-oregano | dried-oregano paprika | dried-thyme | cumin paprika
breakfast.spice dried-oregano | paprika
herb parsley basil mint dill
woody rosemary thyme
heat chilli-flakes
acid lemon-juice red-wine-vinegar
umami sun-dried-tomato tomato-puree
body tinned-tomatoes passata
creamy greek-yoghurt tahini
protein chickpeas chicken-breast salmon sea-bass cannellini prawns halloumi butter-beans tuna-steak
plant chickpeas cannellini butter-beans cooked-lentils
stew lamb-shoulder chicken-thigh
stew-plant chickpeas butter-beans cannellini
mince lamb-mince turkey-mince
vegetable courgette aubergine red-pepper cherry-tomato artichoke fennel
green spinach green-beans kale asparagus
root potato carrot sweet-potato
salad cucumber tomato red-onion red-pepper fennel
salsa cherry-tomato cucumber
leaf rocket romaine spinach
grain farro bulgur quinoa brown-rice
quick-grain couscous bulgur
pasta pasta
lentil green-lentils
bread pitta sourdough
wrap pitta
crunch almonds pine-nuts pistachios walnuts
cheese feta halloumi mozzarella goat-cheese
salty black-olives green-olives capers
fruit fig orange peach apricot
warm cinnamon vanilla
citrus lemon-juice
sweet honey
dressing-base olive-oil
dressing-oil olive-oil
creamy-sweet greek-yoghurt ricotta
sweet-crunch almonds pistachios walnuts
ready feta chickpeas cannellini tinned-tuna mozzarella
fruit-herb basil mint
sweet-spice cinnamon vanilla
`;
