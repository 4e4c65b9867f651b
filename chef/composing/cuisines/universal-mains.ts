/** What main dishes are made of in any kitchen; read as the rows of `UNIVERSAL`, whose end this is. */
export const universalMains = `bean cannellini chickpeas butter-beans black-beans kidney-beans cooked-lentils
goulash-spice paprika smoked-paprika ~cumin ~dried-thyme
leaf-cup romaine ~chinese-leaf ~spinach
nest egg ~paneer ~tofu ~cauliflower ~mushroom
tagine-main chicken-thigh lamb-shoulder chickpeas beef-stewing ~butter-beans
cutlet chicken-breast pork-loin turkey-breast veal celeriac aubergine ~cauliflower
burrito-wrap flour-tortilla ~romaine
bun burger-bun ~romaine
patty-bean black-beans chickpeas kidney-beans cannellini
coating breadcrumbs polenta ~sesame-seeds ~ground-almonds ~desiccated-coconut
coating-binder egg greek-yoghurt ~coconut-milk ~rapeseed-oil
crust puff-pastry filo ~potato
gnocchi gnocchi ~potato ~sweet-potato
mash potato sweet-potato celeriac ~parsnip ~cauliflower
fillet salmon cod sea-bass trout haddock mackerel ~tofu ~portobello ~cauliflower
shell red-pepper aubergine courgette portobello
wrapper rice-paper
batter chickpea-flour ~rice-flour
risotto-rice arborio ~farro ~quinoa
skewer-vegetable red-pepper courgette red-onion yellow-pepper ~fennel
salsa cherry-tomato mango avocado cucumber pineapple ~peach
melting cheddar mozzarella gruyere ~nutritional-yeast
tagine-fruit dried-apricots prunes dates raisins`;
