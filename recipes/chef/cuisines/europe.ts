// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const EUROPE = `
Italian: italian, sicilian, tuscan, roman, neapolitan, venetian
fat olive-oil
aromatic onion garlic shallot celery carrot leek
spice fennel-seeds dried-oregano nutmeg
herb basil parsley
woody rosemary sage thyme
heat chilli-flakes
acid lemon-juice balsamic red-wine-vinegar
umami tomato-puree sun-dried-tomato anchovy
body tinned-tomatoes passata
creamy ricotta cream-cheese double-cream
protein chicken-breast cannellini butter-beans prawns cod pork-tenderloin chickpeas tinned-tuna
stew chicken-thigh beef-stewing
mince beef-mince pork-mince turkey-mince
vegetable courgette aubergine red-pepper fennel mushroom cherry-tomato
green spinach kale green-beans asparagus broccoli peas
grain arborio pasta farro polenta
pasta pasta gnocchi
bread sourdough
crunch pine-nuts almonds walnuts
cheese mozzarella parmesan ricotta goat-cheese
salty black-olives capers green-olives
fruit peach fig strawberry pear cherry
warm vanilla cinnamon

French: french, provencal, parisian, breton, bistro
fat butter olive-oil
aromatic shallot garlic leek onion carrot
spice nutmeg dried-thyme
herb parsley chives dill
woody thyme rosemary
heat chilli-flakes horseradish
acid lemon-juice red-wine-vinegar cider-vinegar
umami dijon tomato-puree
body tinned-tomatoes
creamy sour-cream double-cream
protein chicken-breast cod duck-breast salmon cooked-lentils cannellini pork-tenderloin beef-steak
stew chicken-thigh beef-stewing
mince beef-mince pork-mince
vegetable mushroom courgette fennel aubergine carrot leek
green green-beans spinach asparagus peas
root potato carrot celeriac beetroot
grain potato pearl-barley
bread sourdough
crunch walnuts hazelnuts almonds
cheese goat-cheese gruyere brie blue-cheese
salty black-olives capers gherkins
fruit apple pear cherry plum raspberry apricot
warm vanilla

Greek: greek, cypriot, cretan, hellenic
fat olive-oil
aromatic red-onion garlic onion
spice dried-oregano cinnamon
herb dill mint parsley
woody rosemary thyme
heat chilli-flakes
acid lemon-juice red-wine-vinegar
umami tomato-puree sun-dried-tomato
body tinned-tomatoes passata
creamy greek-yoghurt
protein chicken-thigh lamb-leg halloumi butter-beans chickpeas sea-bass prawns
stew lamb-shoulder chicken-thigh
mince lamb-mince beef-mince
vegetable courgette aubergine red-pepper cherry-tomato artichoke
green spinach green-beans
salad cucumber tomato red-onion red-pepper
grain bulgur basmati couscous
pasta pasta
bread pitta
wrap pitta
crunch walnuts pistachios
cheese feta halloumi
salty black-olives capers
fruit fig apricot orange grape peach
warm cinnamon

Spanish: spanish, catalan, basque, andalusian, tapas, iberian
fat olive-oil
aromatic onion garlic red-onion
spice smoked-paprika saffron cumin
herb parsley
woody rosemary thyme
heat chilli-flakes
acid red-wine-vinegar lemon-juice
umami tomato-puree
body tinned-tomatoes passata
creamy almond-butter
protein chicken-thigh prawns cod chickpeas butter-beans pork-loin
stew chicken-thigh pork-shoulder
mince pork-mince beef-mince
vegetable red-pepper courgette aubergine artichoke tomato
green spinach green-beans asparagus
grain arborio
bread sourdough
crunch almonds hazelnuts
cheese gruyere
salty green-olives capers
fruit orange peach apricot fig
warm cinnamon vanilla

German: german, austrian, bavarian, swiss, central european, hungarian, polish, eastern european, czech, russian, ukrainian
fat butter rapeseed-oil
aromatic onion leek carrot
spice paprika cumin nutmeg
herb parsley chives dill
woody thyme
heat chilli-flakes horseradish
acid cider-vinegar lemon-juice
umami dijon tomato-puree
body passata
creamy sour-cream double-cream
protein pork-loin chicken-breast turkey-breast trout cooked-lentils butter-beans
stew pork-shoulder beef-stewing
mince beef-mince pork-mince
vegetable white-cabbage mushroom carrot leek brussels-sprouts
green green-beans kale peas
root potato celeriac beetroot parsnip
grain potato pearl-barley buckwheat
bread sourdough
crunch hazelnuts pumpkin-seeds walnuts
cheese gruyere cottage-cheese
salty gherkins capers
fruit apple plum cherry pear blackberry
warm cinnamon vanilla clove-spice

Nordic: nordic, scandinavian, swedish, danish, norwegian, finnish, icelandic
fat rapeseed-oil butter
aromatic shallot leek onion red-onion
spice allspice cardamom fennel-seeds
herb dill chives parsley
woody thyme
heat horseradish
acid cider-vinegar lemon-juice
umami dijon
body passata
creamy sour-cream yoghurt
protein salmon cod trout mackerel chicken-thigh butter-beans
stew chicken-thigh beef-stewing
mince beef-mince pork-mince turkey-mince
vegetable carrot leek white-cabbage mushroom
green peas green-beans kale asparagus
root potato beetroot celeriac carrot
grain potato pearl-barley buckwheat
bread sourdough
crunch hazelnuts pumpkin-seeds sunflower-seeds
cheese goat-cheese
salty capers gherkins
fruit apple blueberry raspberry pear plum rhubarb
warm cardamom cinnamon

British: british, english, scottish, irish, welsh
fat butter rapeseed-oil
aromatic onion leek shallot garlic carrot
spice nutmeg curry-powder
herb parsley chives mint
woody thyme sage rosemary
heat chilli-flakes horseradish
acid cider-vinegar lemon-juice
umami worcestershire dijon tomato-puree
body tinned-tomatoes
creamy sour-cream double-cream
protein chicken-breast cod salmon haddock pork-loin lamb-leg butter-beans cannellini
stew beef-stewing lamb-shoulder chicken-thigh
mince beef-mince lamb-mince
vegetable carrot leek mushroom parsnip cauliflower
green peas green-beans kale broccoli spinach
root potato carrot parsnip turnip
grain potato pearl-barley
bread sourdough
crunch walnuts hazelnuts
cheese cheddar
salty capers gherkins
fruit apple pear plum rhubarb blackberry strawberry
warm ground-ginger cinnamon allspice
`;
