import { universalMains } from './universal-mains.ts';
import { universalQuick } from './universal-quick.ts';
import { universalSweet } from './universal-sweet.ts';

/**
 * What any kitchen can reach for, by list, in the order of preference. The end of each list is free of
 * the fourteen allergens and of everything from an animal, so that no diet leaves a slot without answer.
 * A ~ marks what is only reached for when the rest is not allowed.
 */
export const universal = `
Home: home
fat olive-oil rapeseed-oil sunflower-oil ~coconut-oil
aromatic onion garlic shallot leek spring-onion ~ginger ~carrot ~fennel ~celery ~red-pepper ~courgette
spice smoked-paprika cumin | dried-thyme paprika | dried-oregano | cumin ground-coriander | paprika garlic-powder | ground-coriander turmeric | sumac
breakfast.spice smoked-paprika | paprika | dried-thyme | cumin
soup.spice dried-thyme | cumin | paprika | cumin ground-coriander
herb parsley basil chives mint coriander dill
woody thyme rosemary sage bay-leaf
heat chilli-flakes red-chilli chilli-powder
acid lemon-juice lime-juice cider-vinegar rice-vinegar
umami tomato-puree ~nutritional-yeast ~coconut-aminos ~lemon-zest
body tinned-tomatoes passata coconut-milk ~vegetable-stock ~water
creamy greek-yoghurt tahini ~avocado ~coconut-cream ~olive-oil
broth vegetable-stock ~water
protein chicken-breast chickpeas cannellini black-beans butter-beans cooked-lentils salmon tofu turkey-breast kidney-beans ~oyster-mushroom ~portobello ~jackfruit ~mushroom ~cauliflower
plant chickpeas cannellini black-beans butter-beans cooked-lentils tofu tempeh edamame kidney-beans oyster-mushroom mushroom jackfruit avocado cauliflower
ready chickpeas cannellini black-beans tinned-tuna smoked-salmon feta mozzarella butter-beans cooked-lentils avocado pumpkin-seeds sunflower-seeds
stew chicken-thigh beef-stewing lamb-shoulder pork-shoulder ~butter-beans ~cannellini
stew-plant chickpeas butter-beans black-beans cannellini cooked-lentils oyster-mushroom mushroom jackfruit
mince beef-mince turkey-mince cooked-lentils lamb-mince pork-mince soya-mince ~black-beans ~mushroom
vegetable courgette red-pepper carrot mushroom aubergine cauliflower tomato sweetcorn fennel butternut-squash yellow-pepper green-pepper
green spinach kale broccoli green-beans pak-choi peas asparagus swiss-chard
root carrot sweet-potato potato butternut-squash parsnip beetroot turnip pumpkin celeriac
salad cucumber tomato carrot radish red-pepper red-onion avocado cherry-tomato
leaf romaine rocket spinach watercress
slaw white-cabbage red-cabbage chinese-leaf carrot fennel courgette
grain basmati quinoa couscous bulgur brown-rice millet buckwheat potato sweet-potato ~cauliflower
quick-grain couscous bulgur quinoa basmati
lentil red-lentils green-lentils
pasta pasta ~gluten-free-pasta
noodle rice-noodles egg-noodles glass-noodles
bread sourdough pitta ~gluten-free-bread ~corn-tortilla ~rice-cakes
wrap flour-tortilla corn-tortilla ~romaine
crunch almonds walnuts hazelnuts cashews pumpkin-seeds sunflower-seeds desiccated-coconut
seed pumpkin-seeds sunflower-seeds sesame-seeds flaxseed
cheese feta cheddar mozzarella goat-cheese ~nutritional-yeast ~avocado
salty black-olives green-olives capers gherkins sun-dried-tomato lemon-zest
fruit apple pear strawberry blueberry raspberry mango peach orange plum banana cherry blackberry kiwi pineapple melon grape
berry strawberry raspberry blueberry blackberry
baking-fruit apple pear plum peach blueberry rhubarb cherry blackberry strawberry raspberry
smoothie-fruit banana mango strawberry blueberry raspberry pineapple peach papaya
warm cinnamon vanilla cardamom ground-ginger nutmeg
sweet maple-syrup honey agave
sugar brown-sugar caster-sugar ~erythritol ~dates
milk milk ~oat-milk ~almond-milk ~soy-milk ~rice-milk ~coconut-water ~water
milk-creamy milk ~oat-milk ~soy-milk ~coconut-milk ~almond-milk ~rice-milk
creamy-sweet greek-yoghurt yoghurt ~coconut-cream
porridge oats ~buckwheat-flakes ~quinoa ~millet ~chia-seeds
juice orange-juice apple-juice coconut-water water
crumb plain-flour ~gluten-free-flour ~ground-almonds ~sunflower-seeds
baking-fat butter ~margarine ~coconut-oil
egg egg
dip-base chickpeas cannellini butter-beans black-beans avocado cauliflower aubergine
crudite carrot cucumber red-pepper radish cauliflower sugar-snaps cherry-tomato
bite-base dates dried-apricots almonds sunflower-seeds pumpkin-seeds
nut-butter peanut-butter almond-butter tahini ~coconut-oil
chocolate dark-chocolate dairy-free-chocolate cocoa
tea rooibos tea
finish olive-oil sesame-oil
dressing-base olive-oil
scramble egg ~tofu ~chickpeas ~mushroom
fruit-herb mint basil lemon-zest
pot-base avocado silken-tofu greek-yoghurt banana ~coconut-cream
cocoa cocoa
pudding-rice arborio basmati ~quinoa ~millet
pancake-flour plain-flour ~gluten-free-flour ~rice-flour
pancake-binder egg ~flaxseed ~chia-seeds
roast-snack chickpeas butter-beans cauliflower
bite-fruit dates dried-apricots prunes raisins
bite-body oats buckwheat-flakes almonds walnuts desiccated-coconut sunflower-seeds
bite-coating desiccated-coconut sesame-seeds cocoa
boat cucumber tomato red-pepper avocado
cooler-fruit strawberry raspberry blueberry peach mango watermelon cucumber pineapple
hot-spice cinnamon ground-ginger cardamom turmeric nutmeg allspice
dressing-oil olive-oil rapeseed-oil
sweet-crunch almonds walnuts hazelnuts pecans pistachios pumpkin-seeds sunflower-seeds desiccated-coconut
citrus lemon-juice lime-juice ~cider-vinegar
salt salt
pepper black-pepper
water water
vanilla vanilla
raising baking-powder
garnish parsley chives mint pumpkin-seeds sunflower-seeds
soup-bean cannellini butter-beans chickpeas kidney-beans black-beans
soup-pasta pasta ~gluten-free-pasta
soup-mushroom mushroom portobello oyster-mushroom shiitake
chowder-main sweetcorn cod haddock salmon prawns
chowder-root potato new-potato sweet-potato ~butternut-squash ~turnip
quick-soup peas broccoli courgette cauliflower sweetcorn
borscht-root beetroot
red-veg tomato cherry-tomato red-pepper
cold-base cucumber avocado melon watermelon cooked-beetroot
thickener cornflour potato-starch ~rice-flour
tortilla corn-tortilla
avocado avocado
coconut-broth coconut-milk
tabbouleh-grain bulgur quinoa ~millet
nicoise-main tinned-tuna smoked-mackerel cannellini butter-beans
salad-potato new-potato potato
salad-fruit pear apple orange peach strawberry fig mango grape
salad-bean cannellini butter-beans chickpeas black-beans kidney-beans cooked-lentils
salad-bread sourdough pitta ~corn-tortilla ~gluten-free-bread
salad-leaf rocket romaine spinach watercress salad-leaves lambs-lettuce
bitter-leaf rocket watercress radicchio chicory
soft-cheese feta mozzarella goat-cheese burrata ~avocado
cucumber cucumber
mash-root potato sweet-potato celeriac parsnip carrot swede ~butternut-squash
gratin-veg potato sweet-potato cauliflower fennel courgette leek butternut-squash
gratin-cream double-cream milk ~soy-milk ~coconut-milk ~rice-milk
gratin-top gruyere cheddar parmesan breadcrumbs ~nutritional-yeast ~sunflower-seeds
braise-green kale savoy-cabbage swiss-chard collard-greens white-cabbage spinach
glaze-root carrot parsnip beetroot turnip
glaze maple-syrup honey ~orange-juice ~balsamic
side-rice basmati jasmine-rice brown-rice
soft-grain polenta
pickle-veg cucumber carrot radish red-onion fennel daikon red-cabbage
roast-potato potato new-potato sweet-potato ~parsnip ~celeriac
char-veg sweetcorn asparagus courgette broccoli green-beans padron-pepper
steam-veg broccoli green-beans asparagus carrot cauliflower
side-bean cannellini butter-beans black-beans pinto-beans chickpeas
ratatouille-veg aubergine courgette red-pepper yellow-pepper fennel
congee-rice jasmine-rice ~arborio ~basmati
batter-flour chickpea-flour
tray-protein halloumi chickpeas butter-beans tofu
wrap-filling black-beans pinto-beans kidney-beans chickpeas
crostini-bread baguette sourdough ~gluten-free-bread ~corn-tortilla
skewer-veg courgette red-pepper mushroom yellow-pepper aubergine
skewer-bite halloumi tofu prawns chicken-breast paneer ~mushroom
cold-skewer mozzarella feta melon watermelon grape cherry-tomato cucumber ~avocado
fritter-veg courgette sweetcorn carrot peas
cup-leaf romaine chicory butterhead
rice-paper rice-paper
mushroom-cap portobello mushroom
snack-nut cashews pecans walnuts hazelnuts peanuts ~pumpkin-seeds
snack-seed pumpkin-seeds sunflower-seeds
popping-corn popcorn
kale kale
edamame edamame
olives green-olives black-olives
cracker rice-cakes crackers
hot-plate prawns halloumi padron-pepper mushroom oyster-mushroom
carpaccio-veg cooked-beetroot courgette fennel tomato
${universalQuick}
${universalSweet}
${universalMains}
`;
