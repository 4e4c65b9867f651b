/** Ingredients that are visible as a powder, as a sauce or not at all; the columns are explained in `look-rows.ts`. */
export const unseenLooks = `
## dusting | stands
cocoa drinking-chocolate carob-powder | | | | 4a2717 | | 4a2717 22
instant-coffee | | | | 3a2214 | | 5a371f 6
matcha | | | | 7a9a3a | | 8fae45 20
spirulina | | | | 1f5a4a | | 2a6a54 20
icing-sugar | | | | ece7de | | ece7de 0.2
nora-pepper paprika smoked-paprika cayenne chilli-powder berbere mitmita tandoori-masala taco-seasoning cajun-seasoning | | | | b03a1a | | b5361a 22
sumac | | | | 8a2434 | | 9a3a3a 8
korarima cinnamon nutmeg mace allspice clove-spice garam-masala cumin spice-blend five-spice ras-el-hanout baharat advieh jerk-seasoning chaat-masala mixed-spice | | | | 8a5226 | | 8a5426 6
ground-ginger ground-coriander cardamom@ground | | | | c09a5c | | b08a4c 5
turmeric curry-powder | | | | dd981f | | dd9a1f 20
mustard-powder asafoetida amchur garlic-powder celery-salt garlic-salt onion-salt | | | | dcc48a | | dcc48a 1
dried-oregano dried-mixed-herbs dried-marjoram dried-thyme dried-basil dried-rosemary dried-sage dried-parsley dried-mint dried-dill dried-tarragon dried-coriander-leaf fenugreek-leaves zaatar file-powder | | | | 5f6a3c | | 6f7448 2
black-pepper white-pepper | | | | 241f1a | | 4a4038 1
nutritional-yeast | | | | e0b83c | | e0b84c 3
mushroom-powder onion-powder | | | | a8845a | | a8845a 3
milk-powder whey-protein soy-protein pea-protein | | | | e8dcc0 | | e8dcc0 1
## sauce | stands
honey agave golden-syrup brown-rice-syrup corn-syrup sugar-syrup | | | | b8741a d99a34 | | d2943a 1
maple-syrup pancake-syrup date-syrup malt-extract | | | | 8a4a14 b06c28 | | a8682c 1.4
mincemeat treacle pomegranate-molasses balsamic-glaze | | | | 2c140e 4a2014 | | 4a2616 3
caramel-sauce dulce-de-leche | | | | b06a24 cc8c40 | | c08438 2
chocolate-syrup chocolate-hazelnut-spread | | | | 442414 5c341e | | 52301d 7
condensed-milk vegan-mayonnaise mayonnaise light-mayonnaise salad-cream | | | | e8dcae dccc94 | | e8dcae 1.2
custard lemon-curd | | | | e8c452 dcb23c | | e8c864 1.5
cherry-jam jam fruit-jelly cranberry-sauce lingonberry-jam | | | | a81830 7c0f20 | | a82038 2
apricot-jam marmalade mango-chutney | | | | dc8a24 c2701c | | dc8a2c 1.6
apple-sauce | | | | dcc47c cbb064 | | dcc47c 1
ketchup sriracha sambal hot-sauce tabasco sweet-chilli-sauce | | | | b8301a 962412 | | c03a1c 3
tomato-puree | | | | b02a18 8c1f10 | | b8301a 5
passata tomato-pasta-sauce salsa tomato-juice | | | | c03a1c a02c14 | | c8401f 1.6
harissa gochujang doubanjiang nduja shrimp-paste thai-curry-paste indian-curry-paste chilli-oil red-pesto | | | | a8301a 84220f | | b8381c 4
soy-sauce low-salt-soy-sauce tamari kecap-manis coconut-aminos liquid-aminos black-bean-sauce worcestershire vegetarian-worcestershire yeast-extract | | | | 2e170d 452616 | | 5a2c12 3
oyster-sauce vegetarian-oyster-sauce hoisin teriyaki plum-sauce bbq-sauce brown-sauce gravy | | | | 4c2614 6a3a20 | | 62301a 3.5
miso doenjang peanut-butter crunchy-peanut-butter almond-butter hazelnut-butter sunflower-butter | | | | b5823f c99a58 | | c99a5c 1.8
tahini cashew-butter | | | | dcc496 ccb07c | | dcc496 1.8
hummus | | | | dcbf86 cbaa6c | | dcc08a 1.6
pumpkin-seed-butter pesto vegan-pesto salsa-verde mint-sauce | | | | 55752c 7a963f | | 62803a 4
wasabi | | | | 9ab85c 86a44a | | 9ab85c 3
tapenade squid-ink black-vinegar | | | | 2a2420 3f362e | | 3a302a 3
dijon wholegrain-mustard yellow-mustard english-mustard honey-mustard | | | | cf9f34 b88624 | | d2a440 2
horseradish | | | | e6dfce d6ccb4 | | e6dfce 1
double-cream single-cream half-and-half evaporated-milk oat-cream soy-cream kefir buttermilk | | | | e8e1cf d8ceb6 | | e8e0cc 1.4
coconut-milk light-coconut-milk coconut-cream creamed-coconut | | | | e8e4da d8d2c4 | | e8e2d4 1.4
milk semi-skimmed-milk skimmed-milk lactose-free-milk goat-milk sheep-milk soy-milk almond-milk cashew-milk oat-milk rice-milk coconut-drink | | | | e8e3d8 dcd5c6 | | e8e2d6 0.8
pumpkin-puree | | | | d9801f c26a14 | | d9801f 1.6
chestnut-puree | | | | 8a6244 744e34 | | 8a6244 1.5
tamarind | | | | 4a2a18 5f3820 | | 7a4a28 2
frosting fondant | | | | e8e2d6 dcd4c4 | | e8e2d6 1
## unseen | sinks
tea rooibos kombucha | | | | b5682a | | b5682a 0.6
coffee espresso coffee-liqueur | | | | 4a2c1a | | 5a371f 3
red-wine fortified-wine stout grape-juice | | | | 5a1f2a | | 6b2a2a 1.2
cola balsamic | | | | 3a1f14 | | 5a3420 1.5
beer cider whisky spirit liqueur amaretto dry-sherry rice-wine ginger-ale malt-vinegar | | | | c08438 | | c08a48 0.4
irish-cream | | | | b8946a | | c4a47c 1
orange-juice pineapple-juice | | | | e8982c | | eda02c 0.9
cranberry-juice cherry-juice pomegranate-juice | | | | b01c30 | | c22a3e 1
beef-bones beef-stock lamb-stock mushroom-stock gravy-granules | | | | 8a5428 | | 9a6434 0.5
chicken-stock vegetable-stock pork-stock stock-powder dashi kombu-dashi fish-stock shellfish-stock | | | | d2a452 | | d2aa60 0.4
fish-sauce mirin sake | | | | b5792e | | a8742f 1
brown-sugar demerara-sugar palm-sugar coconut-sugar | | | | a8743c | | a8743c 1
lemon-juice bottled-lemon-juice lime-juice yuzu apple-juice | | | | ecd98a | | e8d890 0.2
grapefruit-juice | | | | e8907a | | e8907a 0.6
coconut-water aquafaba tonic-water egg-white-powder custard-powder | | | | ece2c4 | | ece2c4 0.2
soy-flour wheat-gluten oat-flour peanut-flour | | | | e4d6b4 | | e4d6b4 0.2
pork-fat suet vegetable-suet | | | | e8ddc4 | | e8ddc4 0.1
food-colouring flower-water | | | | e8a8a8 | | e8a8a8 0.1
`;
