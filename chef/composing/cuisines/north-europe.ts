// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const northEurope = `
French: french, provencal, parisian, breton, bistro, alsatian
words Chunky=Rustic
fat butter olive-oil
aromatic shallot garlic leek onion carrot celery
spice dried-thyme | nutmeg
breakfast.spice nutmeg | dried-thyme
herb parsley chives dill
woody thyme rosemary bay-leaf
heat horseradish chilli-flakes
acid lemon-juice red-wine-vinegar cider-vinegar
umami dijon tomato-puree
body tinned-tomatoes ~double-cream
creamy double-cream sour-cream
protein chicken-breast cod duck-breast salmon cooked-lentils cannellini pork-tenderloin beef-steak trout mussels
plant cooked-lentils cannellini butter-beans portobello
stew chicken-thigh beef-stewing
stew-plant cannellini cooked-lentils butter-beans
mince beef-mince pork-mince
vegetable mushroom courgette fennel aubergine carrot leek
green green-beans spinach asparagus peas
root potato carrot celeriac beetroot turnip
salad tomato radish cucumber fennel
leaf romaine rocket watercress
slaw celeriac carrot
grain pearl-barley potato
pasta fresh-egg-pasta pasta
lentil green-lentils
bread sourdough
crunch walnuts hazelnuts almonds
sweet-crunch almonds hazelnuts walnuts
cheese goat-cheese gruyere brie blue-cheese
salty black-olives capers gherkins
fruit apple pear cherry plum raspberry apricot strawberry
warm vanilla cinnamon
citrus lemon-juice
sweet honey
dressing-base olive-oil
finish olive-oil butter
dressing-oil olive-oil
ready tinned-tuna smoked-salmon goat-cheese cooked-lentils
salad-bean cooked-lentils cannellini

British: british, english, scottish, irish, welsh
fat butter rapeseed-oil
aromatic onion leek shallot garlic carrot celery
spice nutmeg | dried-thyme | curry-powder
breakfast.spice paprika | dried-thyme
herb parsley chives mint
woody thyme sage rosemary bay-leaf
heat horseradish chilli-flakes
acid cider-vinegar lemon-juice malt-vinegar
umami worcestershire dijon tomato-puree
body tinned-tomatoes ~double-cream
creamy double-cream sour-cream
protein chicken-breast cod salmon haddock pork-loin lamb-leg butter-beans cannellini beef-steak
plant butter-beans cannellini cooked-lentils mushroom
stew beef-stewing lamb-shoulder chicken-thigh
stew-plant butter-beans cannellini
mince beef-mince lamb-mince
vegetable carrot leek mushroom cauliflower tomato
green peas green-beans kale broccoli spinach
salsa cucumber cherry-tomato
root potato carrot parsnip turnip beetroot celeriac
salad cucumber tomato radish carrot
leaf watercress romaine spinach
slaw white-cabbage carrot red-cabbage
grain potato pearl-barley
lentil green-lentils split-peas
bread sourdough
crunch walnuts hazelnuts
sweet-crunch walnuts hazelnuts almonds
cheese cheddar goat-cheese blue-cheese
salty capers gherkins
fruit apple pear plum rhubarb blackberry strawberry raspberry
warm ground-ginger cinnamon nutmeg allspice vanilla
citrus lemon-juice
sweet honey
dressing-base rapeseed-oil
dressing-oil rapeseed-oil
soup.spice nutmeg | curry-powder | dried-thyme

German: german, austrian, bavarian, swiss, central european, viennese
fat butter rapeseed-oil
aromatic onion leek carrot celery
spice paprika | nutmeg | paprika cumin
breakfast.spice paprika | nutmeg
herb parsley chives dill
woody thyme bay-leaf
heat horseradish chilli-flakes
acid cider-vinegar lemon-juice
umami dijon tomato-puree
body passata double-cream
creamy sour-cream double-cream
protein pork-loin chicken-breast turkey-breast trout cooked-lentils butter-beans veal
plant cooked-lentils butter-beans mushroom
stew beef-stewing pork-shoulder
stew-plant butter-beans cooked-lentils
mince beef-mince pork-mince
vegetable white-cabbage mushroom carrot leek brussels-sprouts
green green-beans kale peas
salsa cucumber cherry-tomato
root potato celeriac beetroot parsnip carrot
salad cucumber radish carrot tomato
leaf watercress romaine
slaw white-cabbage red-cabbage carrot
grain potato pearl-barley buckwheat
lentil green-lentils
pasta fresh-egg-pasta gnocchi
bread sourdough
crunch hazelnuts walnuts pumpkin-seeds
sweet-crunch hazelnuts almonds walnuts
cheese gruyere cottage-cheese
salty gherkins capers
fruit apple plum cherry pear blackberry
warm cinnamon vanilla clove-spice
citrus lemon-juice
sweet honey
dressing-base rapeseed-oil
dressing-oil rapeseed-oil

Nordic: nordic, scandinavian, swedish, danish, norwegian, finnish, icelandic
fat butter rapeseed-oil
aromatic shallot leek onion red-onion
spice allspice | fennel-seeds
breakfast.spice allspice
herb dill chives parsley
woody thyme bay-leaf
heat horseradish
acid cider-vinegar lemon-juice
umami dijon
body double-cream
creamy sour-cream yoghurt
creamy-sweet yoghurt greek-yoghurt
protein salmon cod trout mackerel chicken-thigh butter-beans venison
plant butter-beans split-peas mushroom
ready smoked-salmon butter-beans
stew beef-stewing chicken-thigh
stew-plant butter-beans
mince beef-mince pork-mince turkey-mince
vegetable carrot leek white-cabbage mushroom cauliflower
green peas green-beans kale asparagus
salsa cucumber cherry-tomato
root potato beetroot celeriac carrot turnip
salad cucumber radish carrot
leaf watercress spinach romaine
slaw red-cabbage white-cabbage carrot
grain potato pearl-barley buckwheat
lentil split-peas green-lentils
bread sourdough
crunch hazelnuts pumpkin-seeds sunflower-seeds
sweet-crunch hazelnuts almonds
cheese goat-cheese
salty capers gherkins
fruit apple blueberry raspberry pear plum rhubarb
warm cardamom cinnamon
citrus lemon-juice
sweet honey
dressing-base rapeseed-oil
dressing-oil rapeseed-oil
fruit-herb mint
soup.spice -
salad.spice -
spoon-cream skyr yoghurt ~oat-yoghurt
`;
