// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const MIDDLE_EAST_AND_AFRICA = `
Middle Eastern: middle eastern, lebanese, syrian, israeli, palestinian, jordanian, egyptian, levantine, arabic, iraqi
fat olive-oil
aromatic onion garlic red-onion
spice cumin sumac ground-coriander cinnamon zaatar allspice
herb parsley mint coriander
heat chilli-flakes harissa
acid lemon-juice
umami tomato-puree
body tinned-tomatoes
creamy tahini greek-yoghurt
protein chickpeas chicken-thigh lamb-leg halloumi cooked-lentils sea-bass
stew lamb-shoulder chicken-thigh
mince lamb-mince beef-mince
vegetable aubergine courgette cauliflower red-pepper tomato
green spinach kale green-beans
salad cucumber tomato radish red-onion
grain bulgur couscous basmati
lentil green-lentils red-lentils
bread pitta
wrap pitta
crunch pistachios almonds pine-nuts
cheese feta halloumi
salty black-olives
fruit pomegranate fig orange apricot
warm cinnamon cardamom
dressing-base tahini

Moroccan: moroccan, north african, tunisian, algerian
fat olive-oil
aromatic onion garlic ginger
spice cumin cinnamon turmeric paprika ground-coriander
herb coriander parsley mint
heat harissa chilli-flakes
acid lemon-juice
umami tomato-puree
body tinned-tomatoes
creamy greek-yoghurt
protein chicken-thigh chickpeas lamb-leg cod
stew lamb-shoulder chicken-thigh
mince lamb-mince beef-mince
vegetable courgette aubergine carrot red-pepper
green spinach green-beans kale
root sweet-potato butternut-squash carrot
grain couscous bulgur
bread pitta
wrap pitta
crunch almonds pistachios
salty green-olives black-olives
fruit orange apricot fig peach
warm cinnamon ground-ginger

Turkish: turkish, anatolian, balkan, armenian, georgian
fat olive-oil butter
aromatic onion garlic red-onion
spice cumin paprika sumac dried-oregano
herb parsley dill mint
heat chilli-flakes
acid lemon-juice
umami tomato-puree
body tinned-tomatoes passata
creamy greek-yoghurt
protein lamb-leg chicken-thigh chickpeas sea-bass halloumi butter-beans
stew lamb-shoulder beef-stewing
mince lamb-mince beef-mince
vegetable aubergine red-pepper courgette tomato green-pepper
green spinach green-beans
grain bulgur basmati
lentil red-lentils
bread pitta
wrap pitta
crunch walnuts pistachios hazelnuts
cheese feta halloumi
salty black-olives
fruit apricot fig cherry plum
warm cinnamon

Persian: persian, iranian, afghan
fat olive-oil butter
aromatic onion garlic
spice saffron turmeric cumin cinnamon
herb dill parsley mint coriander
heat chilli-flakes
acid lime-juice lemon-juice
umami tomato-puree
body tinned-tomatoes
creamy yoghurt
protein chicken-thigh lamb-leg chickpeas cod kidney-beans
stew lamb-shoulder beef-stewing chicken-thigh
mince lamb-mince beef-mince
vegetable aubergine carrot tomato courgette
green spinach green-beans
grain basmati
bread pitta
crunch pistachios walnuts almonds
cheese feta
fruit pomegranate orange cherry apricot
warm cardamom cinnamon saffron

Ethiopian: ethiopian, eritrean, east african, west african, african, nigerian, ghanaian, south african, kenyan, senegalese
fat sunflower-oil ghee
aromatic onion garlic ginger
spice turmeric cumin cardamom allspice paprika
herb coriander parsley
heat chilli-powder red-chilli
acid lemon-juice lime-juice
umami tomato-puree
body tinned-tomatoes
creamy yoghurt peanut-butter
protein chicken-thigh chickpeas cooked-lentils beef-steak
stew beef-stewing chicken-thigh lamb-shoulder
mince beef-mince
vegetable white-cabbage carrot tomato green-pepper okra
green kale spinach green-beans swiss-chard
root sweet-potato potato carrot
grain millet basmati
lentil red-lentils split-peas
crunch peanuts sunflower-seeds
fruit mango banana papaya pineapple
warm cinnamon ground-ginger
`;
