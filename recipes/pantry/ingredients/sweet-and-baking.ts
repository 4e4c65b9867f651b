// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const sweetAndBaking = `
## sugar
caster-sugar | caster sugar | sugar, granulated sugar, white sugar, superfine sugar, cane sugar, golden caster sugar, vanilla sugar, sanding sugar, pearl sugar, preserving sugar, unrefined cane sugar, sugar cube | added-sugar refined-sugar sugary | 19335 | g tbsp=12.5 tsp=4.2 cup=200 piece=4 | ready | raw | sugar sweetener-dry
brown-sugar | light brown sugar | brown sugar, dark brown sugar, muscovado, muscovado sugar, light muscovado sugar, dark muscovado sugar, soft brown sugar | added-sugar refined-sugar sugary | 19334 | g tbsp=12 tsp=4 cup=220 | ready | raw | sugar sweetener-dry
demerara-sugar | demerara sugar | turbinado sugar, raw sugar, golden granulated sugar | added-sugar refined-sugar sugary | 19908 | g tbsp=12.5 tsp=4.2 cup=200
jam-sugar | jam sugar | gelling sugar | added-sugar refined-sugar sugary | ~19335 | g cup=200
palm-sugar | palm sugar | jaggery, piloncillo, panela, gur, rapadura, rock sugar, gula melaka | added-sugar sugary | est | g tbsp=12 tsp=4 piece=20
coconut-sugar | coconut sugar | coconut blossom sugar, coconut palm sugar | added-sugar coconut-family sugary | est | g tbsp=12 tsp=4 cup=180
icing-sugar | icing sugar | powdered sugar, confectioners sugar, confectioner's sugar, golden icing sugar | added-sugar refined-sugar sugary | 19336 | g tbsp=8 cup=120 tsp=2.5 | ready | raw | icing
fructose | fructose | fruit sugar, dextrose, glucose powder | added-sugar refined-sugar sugary fodmap | 43216 | g tbsp=12 tsp=4
sugar-decorations | sugar sprinkles | hundreds and thousands, nonpareils, sugar pearl, edible glitter | added-sugar refined-sugar sugary insect? milk? soy? | ~19335 | g tbsp=11 tsp=4
fondant | ready-to-roll icing | fondant, fondant icing, sugar paste, icing, royal icing sugar | added-sugar refined-sugar sugary eggs? | est | g
frosting | vanilla frosting | frosting, ready-made frosting, buttercream frosting tub | added-sugar refined-sugar sugary fatty milk? soy? | 19230 | g tbsp=16 cup=230
## syrup, sweetener
honey | runny honey | honey, clear honey, acacia honey, manuka honey, honeycomb, set honey, raw honey, hot honey | honey added-sugar sugary fodmap | 19296 | tbsp=21 tsp=7 g | ready | raw | sweetener
maple-syrup | maple syrup | pure maple syrup, maple glaze, maple-glazed | added-sugar sugary | 19353 | tbsp=20 tsp=6.7 ml cup=315 | ready | raw | sweetener
pancake-syrup | pancake syrup | maple-flavoured syrup, table syrup | added-sugar refined-sugar sugary | 19129 | tbsp=20 tsp=6.7 ml cup=314
agave | agave syrup | agave, agave nectar | added-sugar sugary fodmap | est | tbsp=21 tsp=7 g cup=336 | ready | raw | sweetener
date-syrup | date syrup | date molasses, silan, date honey | added-sugar sugary fodmap | est | tbsp=21 tsp=7 g
brown-rice-syrup | brown rice syrup | rice syrup, rice malt syrup | added-sugar sugary rice-family | est | tbsp=21 tsp=7 g
golden-syrup | golden syrup | light treacle, invert sugar, cane syrup | added-sugar refined-sugar sugary | est | tbsp=20 tsp=7 g cup=340
corn-syrup | corn syrup | light corn syrup, glucose syrup, liquid glucose, dark corn syrup | added-sugar refined-sugar sugary corn? | 19350 | tbsp=21 tsp=7 g cup=341
treacle | black treacle | molasses, treacle, blackstrap molasses | added-sugar sugary sulphites? | 19304 | tbsp=20 tsp=7 g cup=337 | ready | raw simmer=2 | dark-sweetener
pomegranate-molasses | pomegranate molasses | pomegranate syrup, carob molasses, grape molasses | sugary sulphites? | est | tbsp=20 tsp=7 g
malt-extract | malt extract | barley malt syrup, barley malt extract, malt syrup | gluten added-sugar sugary | 19352 | tbsp=21 tsp=7 g cup=384
sugar-syrup | sugar syrup | simple syrup, gomme syrup, vanilla syrup, elderflower cordial, fruit cordial, grenadine | added-sugar refined-sugar sugary sulphites? | est | ml tbsp=19 cup=300
chocolate-syrup | chocolate syrup | chocolate sauce, fudge sauce | chocolate added-sugar sugary milk? soy? | 19924 | tbsp=19 g cup=300
caramel-sauce | caramel sauce | caramel, salted caramel sauce, toffee sauce, butterscotch sauce, salted caramel, soft caramel, toffee | milk added-sugar sugary | est | tbsp=20 g cup=320
## sweetener
erythritol | granulated erythritol | erythritol, granulated sweetener, sweetener, monk fruit sweetener, monk fruit, artificial sweetener, allulose, powdered allulose, tagatose | sweetener | est | tbsp=12 tsp=4 g cup=190 | ready | raw | sugar-free-sweetener
stevia | stevia powder | stevia, sucralose, aspartame, saccharin, stevia extract, liquid stevia | sweetener | 19918 | tsp=2 g sachet=1
xylitol | xylitol | birch sugar, sorbitol, maltitol | sweetener fodmap | est | tbsp=12 tsp=4 g cup=190
## raising agent
baking-powder | baking powder | gluten-free baking powder | | 18369 | tsp=4.6 tbsp=13.8 g | ready | raw | raising
bicarbonate | bicarbonate of soda | baking soda, bicarb, bicarbonate soda | | 18372 | tsp=4.6 tbsp=13.8 g | ready | raw | raising
yeast | dried yeast | yeast, fast-action yeast, instant yeast, active dry yeast, sachet yeast, fast-action dried yeast, dry yeast, easy-bake yeast | fermented | 18375 | tsp=4 g sachet=7 tbsp=12 | ready | raw | yeast
fresh-yeast | fresh yeast | compressed yeast, cake yeast | fermented | 18374 | g tbsp=10
sourdough-starter | sourdough starter | levain, active sourdough starter | gluten wheat fermented | est | g cup=240 tbsp=15
cream-of-tartar | cream of tartar | | | 18373 | tsp=3 g | ready | raw | raising-acid
## chocolate
cocoa | cocoa powder | cocoa, cacao powder, unsweetened cocoa, raw cacao powder, dutch-process cocoa | chocolate caffeine | 19165 | tbsp=5.4 g tsp=1.8 cup=86 | ready | raw simmer=3 | cocoa
cacao-nibs | cacao nibs | cocoa nibs, cacao | chocolate caffeine | est | tbsp=10 g cup=120
drinking-chocolate | drinking chocolate powder | hot chocolate powder, hot chocolate mix, cocoa mix | chocolate caffeine added-sugar sugary milk? soy? | est | tbsp=8 tsp=3 g
dark-chocolate | dark chocolate (70%) | dark chocolate, chocolate, bittersweet chocolate, dark chocolate chips, couverture, chocolate shavings | chocolate caffeine added-sugar sugary milk? soy? nuts? | 19904 | g cup=170 square=10 bar=100 tbsp=10 | chopped | raw | chocolate
plain-chocolate | plain chocolate (50%) | plain chocolate, chocolate chunks, semisweet chocolate chips, chocolate chips, chocolate chip, semisweet chocolate, semi-sweet chocolate chips, dark chocolate drops, cooking chocolate | chocolate caffeine added-sugar sugary milk? soy? nuts? | 19080 | g cup=170 tbsp=11 square=10 bar=100 handful=40 | chopped | raw
unsweetened-chocolate | unsweetened chocolate | baking chocolate, 100% chocolate, cocoa mass | chocolate caffeine milk? soy? | 19078 | g square=29
dairy-free-chocolate | dairy-free dark chocolate | dairy-free chocolate, vegan chocolate, vegan dark chocolate, dairy-free chocolate chips, vegan chocolate chips | chocolate caffeine added-sugar sugary soy? nuts? | 19904 | g square=10 cup=170 tbsp=10 | chopped | raw | chocolate
milk-chocolate | milk chocolate | milk chocolate chips, milk chocolate chunk | milk chocolate caffeine added-sugar sugary soy? nuts? fodmap? | 19120 | g square=10 cup=168 | chopped | raw | milk-chocolate
white-chocolate | white chocolate | white chocolate chips, white chocolate chunk | milk added-sugar sugary soy? nuts? | 19087 | g square=10 cup=170 | chopped | raw | milk-chocolate
carob-powder | carob powder | carob, carob flour, carob chips | legume | 16055 | tbsp=6 g cup=103
## flavouring
vanilla | vanilla extract | vanilla, vanilla bean paste, pure vanilla extract, vanilla paste | alcohol | 02050 | tsp=4.2 tbsp=13 ml | ready | raw | vanilla
vanilla-essence | alcohol-free vanilla essence | vanilla flavouring, imitation vanilla, vanilla essence, alcohol-free vanilla extract, vanilla powder | | 02052 | tsp=4.2 tbsp=13
vanilla-pod | vanilla pod/vanilla pods | vanilla bean, vanilla seed | | est | piece=3
almond-extract | almond extract | almond essence, almond flavouring | nuts? alcohol? | est | tsp=4.2
flower-water | rose water | orange blossom water, rosewater, orange flower water | | est | tsp=5 tbsp=15 ml
peppermint-extract | peppermint extract | peppermint essence, lemon extract, orange extract, lemon essence | alcohol? | ~02050 | tsp=4.2
food-colouring | food colouring | food coloring, gel food colouring, red food colouring | insect? | est | tsp=5 g
## gelling agent
gelatine | leaf gelatine | gelatine, gelatin, gelatine leaf, powdered gelatine, gelatine powder, unflavoured gelatine, aspic, collagen powder | gelatine | 19177 | g sheet=2 tsp=3 tbsp=9 sachet=12 piece=2 | ready | raw | gelling-animal
jelly-cubes | jelly cubes | jelly, jello, jell-o, jelly crystals, jelly powder, strawberry jelly, raspberry jelly, lime jelly | gelatine added-sugar sugary | ~19172 | g pack=135
agar | agar powder | agar, agar agar, agar-agar, agar flakes, kanten | seaweed | 11663 | tsp=2 g tbsp=6 | ready | simmer=3 | gelling
pectin | pectin | liquid pectin, fruit pectin | | 19310 | tsp=3 g sachet=13
xanthan-gum | xanthan gum | guar gum, locust bean gum, carrageenan | | est | tsp=3 g
## sweet
lingonberry-jam | lingonberry jam | lingonberry preserve, stirred lingonberries | berry added-sugar sugary sulphites? | ~19297 | tbsp=20 tsp=7 g
jam | raspberry jam | jam, strawberry jam, preserve, fruit spread, fruit preserve, conserve, seedless raspberry jam, blackberry jam, blueberry jam | added-sugar sugary berry sulphites? | 19297 | tbsp=20 tsp=7 g cup=320 | ready | raw | jam
apricot-jam | apricot jam | apricot preserve, peach jam, plum jam, fig jam, apricot glaze | added-sugar sugary stone-fruit sulphites? | 19297 | tbsp=20 tsp=7 g cup=320
cherry-jam | cherry jam | black cherry jam, sour cherry jam, cherry preserve | added-sugar sugary stone-fruit sulphites? | 19297 | tbsp=20 tsp=7 g cup=320
mincemeat | fruit mincemeat | mincemeat, sweet mincemeat, christmas mincemeat | dried-fruit citrus added-sugar sugary beef? alcohol? sulphites? nuts? gluten? | est | g tbsp=20 jar=410 cup=300
marmalade | marmalade | orange marmalade, orange jam, lime marmalade | added-sugar sugary citrus sulphites? | 19303 | tbsp=20 tsp=7 g cup=320
fruit-jelly | redcurrant jelly | currant jelly, mint jelly, quince paste, membrillo, grape jelly, apple jelly, quince jelly | added-sugar sugary sulphites? | 19300 | tbsp=20 tsp=7 g cup=320
lemon-curd | lemon curd | lime curd, orange curd, passion fruit curd | eggs milk citrus added-sugar sugary | est | tbsp=18 g cup=290
marshmallows | marshmallows | marshmallow, mini marshmallow | gelatine added-sugar sugary | 19116 | g cup=50 piece=7 handful=20
marzipan | marzipan | almond paste, golden marzipan | nuts added-sugar sugary eggs? | 12071 | g cup=227
meringue-nests | meringue nests | meringue, meringue nest, meringue shell | eggs added-sugar sugary | est | piece=13 g
ice-cream | vanilla ice cream | ice cream, dairy ice cream, gelato | milk eggs? fatty added-sugar sugary | 19095 | g cup=132 scoop=60
custard | ready-made custard | custard, vanilla custard, tinned custard | milk eggs? added-sugar | est | g tin=400 cup=250 tbsp=16
custard-powder | custard powder | bird's custard powder, vanilla pudding powder | corn milk? | est | tbsp=9 tsp=3 g
stem-ginger | stem ginger in syrup | stem ginger, crystallised ginger, candied ginger | root added-sugar sugary sulphites? | est | piece=15 g tbsp=15
chewy-sweets | gummy sweets | gummy bear, jelly bean, jelly baby, wine gum | gelatine added-sugar sugary insect? | est | g
`;
