/** What baking, desserts, sweet breakfasts and drinks reach for, by list; rows of the universal kitchen. */
export const universalSweet = `
flour plain-flour ~gluten-free-flour
brownie-flour plain-flour ~gluten-free-flour ~ground-almonds
crepe-flour plain-flour ~buckwheat-flour ~gluten-free-flour
crumble-flour plain-flour ~gluten-free-flour ~ground-almonds ~buckwheat-flakes
ground-nut ground-almonds
gum psyllium ~xanthan-gum
baking-sugar caster-sugar brown-sugar ~maple-syrup ~erythritol
dry-sugar caster-sugar brown-sugar ~coconut-sugar ~erythritol
bind-sugar maple-syrup honey ~erythritol
bind-syrup honey golden-syrup maple-syrup agave ~date-syrup
baking-oil rapeseed-oil sunflower-oil olive-oil ~coconut-oil
coconut-fat coconut-oil butter ~margarine
baking-egg egg ~flaxseed ~chia-seeds ~apple-sauce
baking-milk milk ~oat-milk ~almond-milk ~soy-milk ~rice-milk ~coconut-drink ~water
cake-liquid water coffee oat-milk
cake-acid lemon-juice cider-vinegar ~lime-juice
soda bicarbonate
baking-zest lemon-zest orange-zest ~lime-zest
sweet-spice cinnamon vanilla cardamom ground-ginger nutmeg allspice
muffin-fruit blueberry raspberry apple pear blackberry strawberry peach cherry
banana banana
loaf-bit walnuts pecans hazelnuts dark-chocolate dairy-free-chocolate ~pumpkin-seeds ~sunflower-seeds
cookie-chunk dark-chocolate hazelnuts raisins pecans dried-cranberries pistachios walnuts dairy-free-chocolate ~pumpkin-seeds ~sunflower-seeds
bar-oats oats ~buckwheat-flakes
bar-butter peanut-butter almond-butter tahini ~cashew-butter ~sunflower-butter ~pumpkin-seed-butter
bar-fruit raisins dried-cranberries dried-apricots blueberry prunes ~apple
roast-fruit plum apple peach pear apricot nectarine pineapple fig orange cherry strawberry ~raspberry
tart-fruit apple plum pear peach apricot nectarine
custard-fruit cherry plum apricot raspberry blackberry blueberry peach pear
toast-egg egg ~banana
toast-bread brioche sourdough ~gluten-free-bread
soak-grain oats ~buckwheat-flakes ~chia-seeds
grate-fruit apple pear
spoon-cream greek-yoghurt yoghurt ~skyr ~coconut-yoghurt ~soy-yoghurt ~oat-yoghurt ~coconut-cream
sweetener honey maple-syrup agave ~date-syrup ~erythritol
pour-sweet maple-syrup honey golden-syrup agave ~date-syrup
bowl-fruit banana mango strawberry blueberry raspberry pineapple peach ~avocado
bowl-butter almond-butter peanut-butter tahini cashew-butter hazelnut-butter ~sunflower-butter ~pumpkin-seed-butter
bowl-seed chia-seeds flaxseed hemp-seeds pumpkin-seeds sunflower-seeds
chia chia-seeds
chia-milk milk oat-milk almond-milk soy-milk ~rice-milk ~coconut-drink
shake-milk milk oat-milk ~almond-milk ~soy-milk ~rice-milk ~coconut-drink
mug-milk milk oat-milk almond-milk soy-milk ~rice-milk ~coconut-drink
pudding-milk milk ~oat-milk ~almond-milk ~soy-milk ~rice-milk ~coconut-drink
set-milk coconut-milk milk almond-milk soy-milk oat-milk ~rice-milk ~coconut-drink
poach-fruit pear plum peach apple apricot nectarine cherry rhubarb ~raspberry
poach-liquid apple-juice orange-juice pomegranate-juice grape-juice ~water
poach-spice cinnamon star-anise cardamom vanilla ground-ginger
pan-fruit banana pineapple apple pear peach nectarine
skewer-fruit strawberry pineapple melon mango kiwi grape banana watermelon peach
sweet-dip greek-yoghurt yoghurt ~coconut-yoghurt ~soy-yoghurt ~sunflower-butter ~coconut-cream ~avocado
dip-fruit apple pear strawberry banana orange kiwi peach grape
top-fruit banana strawberry apple pear peach kiwi fig ~raspberry
fruit-base rice-cakes oatcakes
mousse-base avocado silken-tofu greek-yoghurt banana ~coconut-yoghurt
dark-powder cocoa ~carob-powder
layer-crumb ginger-biscuits digestives shortbread oatcakes ~puffed-rice ~buckwheat-flakes ~pecans ~pumpkin-seeds
set-cream cream-cheese mascarpone ricotta ~vegan-cream-cheese ~silken-tofu ~coconut-yoghurt ~avocado
fool-fruit raspberry strawberry blackberry mango blueberry peach
fool-cream double-cream greek-yoghurt ~coconut-yoghurt ~soy-yoghurt
freeze-fruit banana mango strawberry pineapple peach raspberry
granita-fruit strawberry raspberry watermelon mango melon peach orange
bite-seed sunflower-seeds pumpkin-seeds flaxseed hemp-seeds chia-seeds sesame-seeds
bite-coat desiccated-coconut cocoa sesame-seeds ~hemp-seeds ~carob-powder
glaze-nut pecans walnuts cashews hazelnuts ~almonds ~pumpkin-seeds ~sunflower-seeds
glaze-seed pumpkin-seeds sunflower-seeds sesame-seeds ~hemp-seeds
lassi-fruit mango banana peach strawberry papaya raspberry
lassi-cream yoghurt greek-yoghurt ~coconut-yoghurt ~soy-yoghurt ~oat-yoghurt
lassi-spice cardamom cinnamon ground-ginger
shake-fruit banana strawberry mango peach raspberry cherry
press-fruit orange apple pear grape pineapple melon watermelon strawberry
press-vegetable carrot cucumber spinach fennel
press-spice ginger
lemon lemon-juice lime-juice
mug-spice cinnamon cardamom ground-ginger nutmeg
mug-fat coconut-oil butter ~olive-oil
turmeric turmeric
tea-herb mint
tea-scent orange-zest lemon-zest
agar agar
`.trim();
