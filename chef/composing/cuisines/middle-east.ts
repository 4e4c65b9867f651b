// One block a cuisine: its name, the names it answers to, then what its cooks reach for, by list.
export const middleEast = `
Middle Eastern: middle eastern, israeli, palestinian, jordanian, egyptian, arabic, iraqi, yemeni, gulf
fat olive-oil
aromatic onion garlic red-onion
spice cumin ground-coriander | cumin sumac | allspice cinnamon | cumin turmeric
breakfast.spice cumin paprika | cumin
snack.spice cumin | zaatar | sumac
salad.spice sumac | zaatar
herb parsley mint coriander
heat chilli-flakes harissa
acid lemon-juice
umami tomato-puree
body tinned-tomatoes
creamy tahini greek-yoghurt
creamy-sweet greek-yoghurt
protein chickpeas chicken-thigh lamb-leg halloumi cooked-lentils sea-bass
breakfast.protein egg chickpeas
plant chickpeas cooked-lentils butter-beans cauliflower
ready feta chickpeas
stew lamb-shoulder chicken-thigh
stew-plant chickpeas butter-beans
mince lamb-mince beef-mince
vegetable aubergine courgette cauliflower red-pepper tomato
green spinach green-beans
root carrot beetroot potato sweet-potato
salad cucumber tomato radish red-onion
leaf romaine rocket
slaw red-cabbage white-cabbage carrot
grain bulgur basmati
quick-grain couscous bulgur
lentil green-lentils red-lentils
bread pitta
wrap pitta
crunch pistachios almonds pine-nuts
sweet-crunch pistachios almonds
cheese feta halloumi
salty black-olives
fruit fig orange apricot
fruit-herb mint
warm cinnamon cardamom
citrus lemon-juice
sweet honey
dressing-base tahini
dip-base chickpeas aubergine butter-beans
roast-snack chickpeas
dressing-oil olive-oil
roast-fruit fig apricot plum orange peach
poach-fruit pear apricot peach
tea tea
salad-bean chickpeas cooked-lentils
side-bean chickpeas butter-beans
sweet-spice cinnamon cardamom

Lebanese: lebanese, levantine, syrian, mezze
fat olive-oil
aromatic onion garlic red-onion
spice allspice cinnamon | sumac | cumin ground-coriander | zaatar
breakfast.spice zaatar | sumac
salad.spice sumac
herb parsley mint coriander
heat chilli-flakes
acid lemon-juice
umami tomato-puree
body tinned-tomatoes
creamy tahini greek-yoghurt
creamy-sweet greek-yoghurt
protein chicken-thigh lamb-leg chickpeas halloumi sea-bass cooked-lentils
breakfast.protein egg chickpeas
plant chickpeas cooked-lentils butter-beans
ready feta chickpeas
stew lamb-shoulder chicken-thigh
stew-plant chickpeas butter-beans
mince lamb-mince beef-mince
vegetable aubergine courgette cauliflower tomato red-pepper
green green-beans spinach swiss-chard
root potato carrot beetroot
salad cucumber tomato radish red-onion
leaf romaine rocket
slaw red-cabbage white-cabbage
grain bulgur basmati
quick-grain bulgur
lentil green-lentils red-lentils
bread pitta
wrap pitta
crunch pine-nuts pistachios almonds
sweet-crunch pistachios almonds
cheese feta halloumi
salty black-olives green-olives
fruit fig apricot orange grape
fruit-herb mint
warm cinnamon
citrus lemon-juice
sweet honey
dressing-base tahini
dip-base chickpeas aubergine
roast-snack chickpeas
dressing-oil olive-oil
roast-fruit fig apricot plum orange peach
poach-fruit pear apricot peach
tea tea
salad-bean chickpeas cooked-lentils
side-bean chickpeas butter-beans
sweet-spice cinnamon cardamom

Turkish: turkish, anatolian, balkan
fat olive-oil butter
aromatic onion garlic red-onion
spice cumin paprika | paprika dried-oregano | sumac
breakfast.spice paprika | cumin paprika
salad.spice sumac
herb parsley dill mint
heat chilli-flakes
acid lemon-juice
umami tomato-puree
body tinned-tomatoes passata
creamy greek-yoghurt
creamy-sweet greek-yoghurt
protein lamb-leg chicken-thigh chickpeas sea-bass halloumi butter-beans
breakfast.protein egg halloumi
plant chickpeas butter-beans cooked-lentils
stew lamb-shoulder beef-stewing
stew-plant chickpeas butter-beans
mince lamb-mince beef-mince
vegetable aubergine red-pepper courgette tomato green-pepper
green spinach green-beans
root carrot potato
salad cucumber tomato red-onion radish
salsa cucumber cherry-tomato
leaf romaine rocket
slaw red-cabbage carrot
grain bulgur basmati
quick-grain bulgur
lentil red-lentils green-lentils
bread pitta
wrap pitta
crunch walnuts pistachios hazelnuts
sweet-crunch pistachios walnuts hazelnuts
cheese feta halloumi
salty black-olives
fruit apricot fig cherry plum orange
fruit-herb mint
warm cinnamon
citrus lemon-juice
sweet honey
dressing-base olive-oil
dip-base aubergine chickpeas
dressing-oil olive-oil
roast-fruit fig apricot plum orange peach
poach-fruit pear apricot peach
tea tea
sweet-spice cinnamon cardamom

Persian: persian, iranian, afghan, uzbek, central asian
words Stew=Khoresh, Pilaf=Polo, Frittata=Kuku
fat butter olive-oil
aromatic onion garlic
spice turmeric saffron | turmeric cinnamon | cumin turmeric
breakfast.spice turmeric
herb dill parsley mint coriander
heat chilli-flakes
acid lime-juice lemon-juice
umami tomato-puree
body tinned-tomatoes
creamy yoghurt
creamy-sweet yoghurt
protein chicken-thigh lamb-leg chickpeas cod kidney-beans trout
breakfast.protein egg chickpeas
plant chickpeas kidney-beans cooked-lentils
stew lamb-shoulder beef-stewing chicken-thigh
stew-plant kidney-beans chickpeas
mince lamb-mince beef-mince
vegetable aubergine carrot tomato courgette
green spinach green-beans
root potato carrot beetroot
salad cucumber tomato red-onion radish
leaf romaine
grain basmati
lentil red-lentils green-lentils
bread pitta
wrap pitta
crunch pistachios walnuts almonds
sweet-crunch pistachios almonds
cheese feta
fruit orange cherry apricot fig
warm cardamom cinnamon saffron
fruit-herb mint
hot-spice cardamom cinnamon
citrus lime-juice lemon-juice
sweet honey
dip-base aubergine
dressing-oil olive-oil
ready feta
roast-fruit fig apricot plum orange peach
poach-fruit pear apricot peach
tea tea
sweet-spice cinnamon cardamom

Moroccan: moroccan, north african, tunisian, algerian, maghreb
words Stew=Tagine, Curry=Tagine, Braise=Tagine
fat olive-oil
aromatic onion garlic ginger
breakfast.aromatic onion garlic
spice cumin cinnamon turmeric | cumin paprika ground-coriander | paprika cumin | ground-ginger cinnamon turmeric
breakfast.spice cumin paprika
salad.spice cumin | cinnamon
herb coriander parsley mint
heat harissa chilli-flakes
acid lemon-juice
umami tomato-puree
body tinned-tomatoes
creamy greek-yoghurt
creamy-sweet greek-yoghurt
protein chicken-thigh chickpeas lamb-leg cod sea-bass
breakfast.protein egg chickpeas
plant chickpeas cooked-lentils butter-beans
stew lamb-shoulder chicken-thigh beef-stewing
stew-plant chickpeas
mince lamb-mince beef-mince
vegetable courgette aubergine carrot red-pepper tomato
green spinach green-beans
root sweet-potato carrot butternut-squash turnip beetroot
salad cucumber tomato carrot red-onion
leaf romaine rocket
slaw carrot red-cabbage
grain couscous bulgur
quick-grain couscous
lentil red-lentils green-lentils
bread pitta
wrap pitta
crunch almonds pistachios
sweet-crunch almonds pistachios
salty green-olives black-olives
fruit orange apricot fig peach
fruit-herb mint
warm cinnamon ground-ginger
hot-spice cinnamon ground-ginger
citrus lemon-juice
sweet honey
dressing-base olive-oil
dip-base aubergine chickpeas
roast-snack chickpeas almonds
dressing-oil olive-oil
press-fruit orange apple melon pear
roast-fruit fig apricot plum orange peach
poach-fruit pear apricot peach
tea tea
sweet-spice cinnamon ground-ginger
`;
