// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const SWEET_AND_BAKING = `
caster-sugar | caster sugar | sugar, granulated sugar, white sugar, superfine sugar, cane sugar, demerara sugar, sugar syrup, simple syrup, vanilla sugar, glucose syrup, glucose, fructose, dextrose, golden syrup, invert sugar, corn syrup | added-sugar refined-sugar sugary | 19335 | g tbsp=12.5 tsp=4.2 cup=200 | ready | raw | sugar sweetener-dry
brown-sugar | light brown sugar | brown sugar, dark brown sugar, muscovado, muscovado sugar, palm sugar, jaggery, coconut sugar, piloncillo, panela | added-sugar refined-sugar sugary | 19334 | g tbsp=12 tsp=4 cup=220 | ready | raw | sugar sweetener-dry
icing-sugar | icing sugar | powdered sugar, confectioners sugar, confectioner's sugar, fondant, icing, frosting, sugar sprinkles, hundreds and thousands | added-sugar refined-sugar sugary | 19336 | g tbsp=8 cup=120 | ready | raw | icing
honey | runny honey | honey, clear honey, acacia honey, manuka honey, honeycomb | honey added-sugar sugary fodmap | 19296 | tbsp=21 tsp=7 g | ready | raw | sweetener
maple-syrup | maple syrup | | added-sugar sugary | 19353 | tbsp=20 tsp=6.7 ml | ready | raw | sweetener
agave | agave syrup | agave, agave nectar, date syrup, rice syrup, brown rice syrup | added-sugar sugary fodmap | est | tbsp=21 tsp=7 | ready | raw | sweetener
treacle | black treacle | molasses, treacle, pomegranate molasses, blackstrap molasses | added-sugar sugary | 19304 | tbsp=20 tsp=7 | ready | raw simmer=2 | dark-sweetener
erythritol | granulated erythritol | erythritol, stevia, xylitol, sweetener, artificial sweetener, sucralose, aspartame, saccharin, monk fruit sweetener, monk fruit | sweetener fodmap | est | tbsp=12 tsp=4 g | ready | raw | sugar-free-sweetener
baking-powder | baking powder | | | 18369 | tsp=4.6 | ready | raw | raising
bicarbonate | bicarbonate of soda | baking soda, bicarb | | 18372 | tsp=4.6 | ready | raw | raising
yeast | dried yeast | yeast, fast-action yeast, instant yeast, fresh yeast, active dry yeast, sachet yeast | | 18375 | tsp=4 g sachet=7 | ready | raw | yeast
cream-of-tartar | cream of tartar | | | 18373 | tsp=3 | ready | raw | raising-acid
cocoa | cocoa powder | cocoa, cacao, cacao powder, unsweetened cocoa, cacao nibs | chocolate caffeine | 19165 | tbsp=5.4 g tsp=1.8 cup=86 | ready | raw simmer=3 | cocoa
dark-chocolate | dark chocolate (70%) | dark chocolate, chocolate, bittersweet chocolate, dark chocolate chips, couverture | chocolate caffeine added-sugar sugary milk? soy? nuts? | 19904 | g cup=170 square=10 | chopped | raw | chocolate
plain-chocolate | plain chocolate (50%) | plain chocolate, chocolate chips, chocolate chip, semisweet chocolate, chocolate chunks, semisweet chocolate chips | chocolate caffeine added-sugar sugary milk? soy? nuts? | 19080 | g cup=170 tbsp=10 square=10 | chopped | raw |
dairy-free-chocolate | dairy-free dark chocolate | dairy-free chocolate, vegan chocolate, vegan dark chocolate | chocolate caffeine added-sugar sugary | 19904 | g square=10 | chopped | raw | chocolate
milk-chocolate | milk chocolate | milk chocolate chips | milk chocolate caffeine added-sugar sugary soy? nuts? | 19120 | g square=10 | chopped | raw | milk-chocolate
white-chocolate | white chocolate | white chocolate chips | milk added-sugar sugary soy? nuts? | 19087 | g square=10 | chopped | raw | milk-chocolate
vanilla | vanilla extract | vanilla, vanilla essence, vanilla bean paste | alcohol | 02050 | tsp=4.2 tbsp=13 | ready | raw | vanilla
gelatine | leaf gelatine | gelatine, gelatin, gelatine leaf, jelly, jello, jell-o, aspic, isinglass | gelatine | 19177 | g sheet=2 | ready | raw | gelling-animal
agar | agar powder | agar, agar agar, agar-agar, pectin, xanthan gum, guar gum, carrageenan | | 11663 | tsp=2 g | ready | simmer=3 | gelling
jam | raspberry jam | jam, jelly jam, strawberry jam, marmalade, preserve, fruit spread, apricot jam, fruit preserve, conserve | added-sugar sugary berry | est | tbsp=20 tsp=7 g | ready | raw | jam
`;
