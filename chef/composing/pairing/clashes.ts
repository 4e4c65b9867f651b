/** Pairs that no cook would put into one dish. Pairs in `excused` and the classic pairs override these rows. */
export const neverTogether = `
FISH SHELLFISH : CHEESE
MEAT : FISH SHELLFISH SOY-PROTEIN halloumi paneer egg-white
POULTRY : BEEF LAMB PORK venison rabbit
BEEF : LAMB PORK venison
LAMB : PORK venison
FISH : kidney-beans SWEET-SPICE parsnip brussels-sprouts worcestershire SOY-PROTEIN banana
SHELLFISH : beetroot parsnip brussels-sprouts turnip sage worcestershire SOY-PROTEIN
PORK : tahini YOGHURT halloumi
duck-breast : YOGHURT feta lime-juice
SOY-PROTEIN : CHEESE CREAM WOODY worcestershire
halloumi paneer : EAST-SAUCE COCONUT CREAM
paneer : WOODY OLIVE
tamarind : WOODY CHEESE CREAM NORTH-ROOT tomato-puree dill parsley OLIVE dijon
EAST-SAUCE : WOODY CHEESE CREAM OLIVE sumac zaatar saffron smoked-paprika worcestershire feta fennel parsnip celeriac dill sage artichoke
soy-sauce tamari miso hoisin oyster-sauce teriyaki : YOGHURT mint
lemongrass : CHEESE WOODY potato TOMATO-SAUCE parsley dill MEDITERRANEAN-SPICE cumin CREAM OLIVE NORTH-ROOT
COCONUT : CHEESE CREAM OLIVE rosemary sage dill dijon worcestershire balsamic red-wine-vinegar horseradish artichoke brussels-sprouts
EAST-VEG : CHEESE CREAM OLIVE sumac zaatar rosemary sage worcestershire smoked-paprika
star-anise : CHEESE potato CREAM WOODY OLIVE TOMATO
TROPICAL : TOMATO-SAUCE WOODY OLIVE dill sage CREAM horseradish dijon MUSHROOM
banana : SALAD-LEAF FISH MEAT ONION garlic basil TOMATO CHEESE
ORCHARD BERRY STONE : TOMATO-SAUCE EAST-SAUCE OLIVE lemongrass tamarind garlic
MELON : CHOCOLATE cinnamon oats nutmeg turmeric allspice cardamom
OLIVE : ginger curry-powder peanuts garam-masala gochujang hoisin star-anise
ginger : OLIVE CHEESE dill sage rosemary
sumac zaatar : CURRY-SPICE lime-juice COCONUT
horseradish : TROPICAL ginger lime-juice cumin CURRY-SPICE coriander basil COCONUT
dill : COCONUT basil sage rosemary CURRY-SPICE hoisin lemongrass
sage : coriander mint dill basil lime-juice
basil : horseradish worcestershire beetroot
coriander : parmesan worcestershire sage balsamic rosemary mozzarella
mint : worcestershire anchovy
peanuts peanut-butter : dill rosemary sage CHEESE OLIVE dijon
sesame-oil : CHEESE CREAM OLIVE WOODY TOMATO-SAUCE
WHITE-BEAN : tamarind lemongrass fish-sauce star-anise COCONUT
black-beans kidney-beans pinto-beans : dill basil horseradish sage
chickpeas : hoisin oyster-sauce horseradish
red-lentils : horseradish basil
parsnip turnip celeriac swede : lime-juice basil lemongrass tamarind EAST-SAUCE
brussels-sprouts : lime-juice COCONUT basil mint
artichoke : CURRY-SPICE tamarind lime-juice
asparagus : tamarind COCONUT cinnamon
DRY-STARCH : DRY-STARCH NOODLE potato new-potato plantain cassava BREAD
NOODLE : NOODLE potato new-potato SQUASH plantain BREAD
potato new-potato : potato new-potato plantain cassava sweet-potato
sweet-potato : butternut-squash pumpkin
butternut-squash : pumpkin
onion : red-onion shallot
red-onion : shallot
CREAM : lime-juice tamarind YOGHURT
COCONUT : YOGHURT
fish-sauce anchovy : MEDITERRANEAN-SPICE CHEESE
worcestershire : TROPICAL COCONUT CURRY-SPICE
balsamic : CURRY-SPICE ginger lime-juice
rosemary : lime-juice
wasabi : CHEESE
daikon : radish turnip
`;

/** Pairs that are dull or do not fit well: made less likely, never forbidden. */
export const dullTogether = `
CHEESE : CHEESE
PULSE : PULSE
FISH : MUSHROOM cumin aubergine balsamic sage rosemary black-beans peanuts broccoli TOMATO-SAUCE
salmon trout smoked-salmon : TOMATO smoked-paprika
LAMB : soy-sauce basil COCONUT lime-juice
BEEF : mint dill
PORK : mint feta
duck-breast : TOMATO feta
dill : cumin lime-juice cinnamon coriander chilli-powder
mint : basil dijon MUSHROOM rosemary thyme
basil : coriander cumin turmeric white-cabbage cinnamon
coriander : dijon CREAM OLIVE thyme
lime-juice : WOODY dijon parmesan mozzarella beetroot
smoked-paprika : ginger COCONUT soy-sauce
beetroot : TOMATO basil COCONUT lime-juice smoked-paprika PEPPER
fennel : cumin CURRY-SPICE
SQUASH : dill carrot horseradish
aubergine : CREAM horseradish
GREEN-LEAF : GREEN-LEAF
PEPPER : PEPPER
MUSHROOM : MUSHROOM
TOMATO : TOMATO
spring-onion : ONION chives
broccoli : cauliflower white-cabbage brussels-sprouts
white-cabbage : red-cabbage brussels-sprouts
parsnip : carrot PEPPER aubergine TOMATO
kiwi : cinnamon CHOCOLATE
grape : CHOCOLATE cinnamon
BERRY : nutmeg cumin turmeric
mango papaya : cinnamon nutmeg thyme
banana : mint basil
TROPICAL : BERRY ORCHARD dill
EAST-SAUCE : tomato-puree dijon beetroot cinnamon cumin paprika basil cream-cheese potato butter lemon-juice
ginger : parsley thyme CREAM
YOGHURT : lime-juice dijon worcestershire
potato new-potato : COCONUT lime-juice
FISH : CURED
`;

/** Pairs that a general row above would forbid although cooks make them. */
export const excused = `
salmon smoked-salmon hot-smoked-salmon : cream-cheese goat-cheese cottage-cheese ricotta
tinned-tuna : cheddar mozzarella feta
prawns : feta
lobster crab : gruyere cheddar parmesan
prawns : POULTRY PORK
mussels squid : chorizo
cod : chorizo parmesan
haddock : cheddar gruyere
COCONUT : thyme dried-thyme
soy-sauce coconut-aminos tamari : bay-leaf
POULTRY PORK : cream-cheese
miso : mozzarella
sweet-potato : pecans
pork-mince prawns beef-mince pork-shoulder : tofu
pineapple mango : halloumi
ORCHARD STONE : rosemary thyme
grape : rosemary
peach : thyme
FISH SHELLFISH : nutmeg turmeric
fish-sauce : PORK BEEF
bulgur couscous : pitta
potato : sourdough
basmati : corn-tortilla flour-tortilla
quinoa : corn-tortilla flour-tortilla
watermelon : feta black-olives
apple pear : cider-vinegar
plum : hoisin soy-sauce
orange : soy-sauce
pear : soy-sauce
`;
