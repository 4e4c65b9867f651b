// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const desserts = `
marzipan | almond paste, golden marzipan, natural marzipan, almond icing, marchpane | ~ground-almonds | added-sugar | eggs | definition
orgeat | orgeat syrup | almonds caster-sugar | | alcohol | definition
crémet d'anjou | crémets d'anjou, crémet, cremet d'anjou | double-cream curd-cheese | | eggs | classic recipe
almond extract | almond essence, bitter almond extract, almond flavouring, almond aroma, bitter almond oil, almond syrup,
  natural almond extract | | nuts | | label-typical
frangipane | almond cream, creme d'amande | ground-almonds butter egg caster-sugar | | gluten | classic recipe
frangipane tart | galette des rois | ground-almonds butter egg caster-sugar | gluten | | classic recipe
financier | friand, financiers | ground-almonds egg-white butter plain-flour | | | classic recipe
turron | | almonds honey | | eggs | definition
jijona | turron de jijona, turron de alicante | almonds honey | eggs | | definition
nougat | torrone, nougatine, montelimar | almonds egg-white honey | | milk peanuts | classic recipe
praline | gianduja, gianduia, praline paste, hazelnut praline, praline powder, almond praline, noisette chocolate, hazelnut paste, nut praline, pecan
  praline | ~hazelnuts | added-sugar | milk soy | definition
nutella | chocolate hazelnut spread, chocolate spread, hazelnut spread, hazelnut chocolate spread, hazelnut chocolate, gianduja spread, baci |
  hazelnuts milk-chocolate | soy | gluten | label-typical
ferrero rocher | kinder bueno | hazelnuts milk-chocolate | soy gluten | | label-typical
biscoff spread | cookie butter, speculoos spread, lotus spread, biscoff butter | crackers | soy | | label-typical
baklava | baklawa | walnuts pistachios puff-pastry | added-sugar milk | | classic recipe
knafeh | kunafa, kanafeh | puff-pastry mozzarella | | nuts | classic recipe
halva | halvah, halwa tahini, helva | ~tahini | added-sugar | nuts milk | definition
sesame snap | sesame snaps, sesame brittle, pasteli, til chikki, til ladoo | sesame-seeds caster-sugar | | peanuts nuts | definition
peanut brittle | peanut chikki, chikki, peanut bar | peanuts caster-sugar | | milk soy | label-typical
peanut butter cups | peanut butter chocolate cup, reese's, reese's pieces, reese's cup, reese's peanut butter cups, reeses peanut butter cup |
  peanut-butter milk-chocolate | soy | | label-typical
snickers | snickers bar | peanuts milk-chocolate egg-white | soy | nuts gluten | label-typical
peanut m&ms | peanut m&m, peanut m and m, m&m peanut | peanuts milk-chocolate | soy | nuts gluten | label-typical
m&ms | m&m, mini eggs, chocolate egg, easter egg, chocolate button, milk chocolate button, dairy milk, cadbury flake, flake bar, 99 flake, chocolate
  flake, galaxy, galaxy chocolate, caramel chocolate, chocolate caramel, caramac, rolo, candy melt, candy melts, kinder chocolate, kinder bar,
  kinder egg, crunchie, milky bar, milkybar, lindor, hershey's kiss, hershey kiss, milk chocolate bar, mint chocolate, after eight, chocolate coated
  raisin | ~milk-chocolate | soy | nuts gluten eggs peanuts | label-typical
milky way | | ~milk-chocolate | soy eggs gluten | nuts peanuts | label-typical
smarties | mars bar | ~milk-chocolate | soy gluten | nuts eggs peanuts | label-typical
toblerone | toblerone bar, toblerone chocolate | milk-chocolate almonds honey egg-white | soy | | label-typical
dark chocolate | plain chocolate, chocolate, chocolate chip, bittersweet chocolate, semisweet chocolate, semi-sweet chocolate, semi-sweet chocolate chip,
  couverture, chocolate chunk, chocolate shaving, cooking chocolate, baking chocolate, bakers chocolate, unsweetened chocolate, chocolate curl,
  chocolate sprinkle, chocolate vermicelli, dark chocolate chip, dark chocolate chunk, chocolate bar, drinking chocolate powder, 70% chocolate,
  chocolate strand, german chocolate | ~dark-chocolate | | milk soy nuts gluten | label-typical
dark chocolate bar | 85% dark chocolate, 70% dark chocolate, 70% cocoa dark chocolate, 90% dark chocolate | ~dark-chocolate | | milk soy nuts |
  label-typical
almond chocolate | chocolate almond, chocolate-coated almond, chocolate covered almond, dragee almond, jordan almond | almonds | added-sugar | milk
  soy | definition
chocolate raisin | chocolate covered raisin | milk-chocolate raisins | | soy nuts | label-typical
custard | creme anglaise, creme patissiere, pastry cream, creme brulee, custard sauce, vanilla custard, fresh custard, ready-made custard,
  creme pat, egg custard, devon custard, creme catalana, custard cream filling, creme caramel, flan, leche flan,
  ambrosia custard, vla, natilla, natillas | egg milk caster-sugar | | gluten | classic recipe
custard powder | bird's custard powder, birds custard powder, custard mix, instant custard, vanilla pudding mix, pudding mix, instant pudding,
  instant pudding mix, pudding powder, vanilla pudding powder, blancmange powder | ~cornflour | | milk eggs gluten | label-typical
pudding | vanilla pudding, chocolate pudding cup, blancmange, rice pudding, tapioca pudding, creamed rice, rice pudding tin, kheer, payasam, arroz
  con leche | milk caster-sugar | | eggs gluten nuts | classic recipe
semolina pudding | | milk caster-sugar | gluten | eggs nuts | classic recipe
eggnog | egg nog, eggnogg | egg milk double-cream | | alcohol | definition
coquito | | condensed-milk spirit | | eggs | classic recipe
custard tart | egg tart, pastel de nata, pasteis de nata, quiche, quiche lorraine, lemon tart, key lime pie, lemon meringue pie, tarte au citron, egg
  custard tart, pumpkin pie, treacle tart, chess pie, buttermilk pie | egg milk plain-flour butter | added-sugar | | classic recipe
pecan pie | walnut pie | pecans egg butter plain-flour | added-sugar | milk | classic recipe
apple pie | fruit pie, cherry pie, cobbler, apple turnover, mince pie, strudel, apple strudel, hand pie, pop tart, galette, apple tart, tarte tatin,
  fruit tart | plain-flour butter | added-sugar | eggs milk | classic recipe
lemon curd | lime curd, orange curd, passion fruit curd, fruit curd, lemon curd jar, lemon cheese | egg butter caster-sugar | | | definition
meringue | meringue nest, meringue shell, pavlova base, mini meringue, italian meringue, swiss meringue, marshmallow fluff, fluff, marshmallow
  creme, royal icing, eton mess base, meringue kiss, meringue cookie, royal icing mix | egg-white caster-sugar | | milk | definition
pavlova | floating island | egg-white caster-sugar | milk | | definition
eton mess | | egg-white double-cream strawberry | | | classic recipe
vegan meringue | aquafaba meringue, egg-free meringue | caster-sugar | | | definition
ice cream | vanilla ice cream, ice-cream, soft serve, milkshake, chocolate ice cream, strawberry ice cream, sundae, parfait, kulfi, milk shake,
  mcflurry, dairy ice cream, coffee ice cream, dulce de leche ice cream, coconut ice cream | milk double-cream caster-sugar | fatty | eggs soy nuts
  gluten | definition
semifreddo | | milk double-cream caster-sugar | fatty eggs | soy nuts gluten | definition
ice cream sandwich | | milk double-cream caster-sugar | fatty gluten | eggs soy nuts | definition
gelato | frozen yoghurt, stracciatella ice cream, fior di latte gelato, fior di latte ice cream, scoop of fior di latte | milk caster-sugar | | eggs nuts soy | definition
frozen custard | | milk caster-sugar | eggs | nuts soy | definition
frozen custard ice cream | french vanilla ice cream | milk double-cream egg-yolk | added-sugar | | classic recipe
nut ice cream | pistachio ice cream, hazelnut ice cream, hazelnut gelato, pistachio gelato, butter pecan ice cream, pralines and cream, praline ice
  cream, almond ice cream, walnut ice cream, rocky road, rocky road ice cream, spumoni | milk double-cream | nuts added-sugar | eggs soy | definition
cookie dough ice cream | cookies and cream ice cream, cookies & cream ice cream | milk double-cream crackers | added-sugar | eggs soy nuts |
  label-typical
ben and jerry's | | milk double-cream crackers | added-sugar eggs | soy nuts | label-typical
vegan ice cream | dairy-free ice cream, dairy free ice cream, plant-based ice cream, nice cream, coconut milk ice cream | caster-sugar | |
  soy nuts gluten | label-typical
sorbet | fruit sorbet, lemon sorbet, ice lolly, ice pop, granita, popsicle, slush, mango sorbet, raspberry sorbet, italian ice, water ice,
  sorbetto, shaved ice | caster-sugar | | eggs milk | label-typical
sherbet | orange sherbet, rainbow sherbet | milk caster-sugar | | | definition
sherbet powder | sherbet fountain, dip dab | caster-sugar | | | label-typical
caramel | caramel sauce, toffee, toffee sauce, butterscotch, butterscotch sauce, fudge, salted caramel, salted caramel sauce, caramel bit, caramel
  candy, soft caramel, caramels, toffee bit, banoffee, clotted cream fudge, hot fudge, hot fudge sauce, fudge sauce, fudge piece, caramel square,
  carnation caramel, tinned caramel, caramel topping | butter double-cream caster-sugar | | soy | classic recipe
liquid caramel | burnt sugar caramel, caramel colouring, browning sauce, dry caramel | caster-sugar | | | definition
ganache | chocolate sauce, chocolate mousse, chocolate pudding, chocolate fudge sauce, truffle chocolate, chocolate truffles |
  dark-chocolate double-cream | | eggs soy nuts | classic recipe
hot chocolate | hot chocolate powder, hot chocolate mix, drinking chocolate, hot cocoa, cocoa mix, nesquik, chocolate milk powder | cocoa
  caster-sugar | | milk soy | label-typical
instant hot chocolate | hot cocoa mix, swiss miss | cocoa caster-sugar | milk | soy | label-typical
chocolate milk | chocolate milk drink, strawberry milk, banana milk, milo drink, flavoured milk | milk | | | definition
chocolate syrup | hershey's syrup, chocolate topping | cocoa caster-sugar | | milk soy | label-typical
buttercream | butter cream, buttercream icing, buttercream frosting, vanilla buttercream, american buttercream, chocolate buttercream | butter
  icing-sugar | | eggs milk | definition
swiss meringue buttercream | | butter icing-sugar | eggs | milk | definition
cream cheese frosting | cream cheese icing | cream-cheese icing-sugar butter | | | definition
frosting | canned frosting, ready-made icing, chocolate frosting, betty crocker frosting, chocolate fudge icing | ~icing-sugar | | milk soy gluten eggs |
  label-typical
hundreds and thousands | rainbow sprinkles, cake sprinkles, sugar sprinkles, nonpareils, sugar strand, jimmies, funfetti, sugar pearl,
  edible glitter, cake decoration | ~icing-sugar | | insect soy milk gluten | label-typical
cake | sponge cake, sponge, victoria sponge, madeira cake, chocolate cake, carrot cake, pound cake, angel food cake, genoise, genoise sponge, sponge
  base, swiss roll, muffin, cupcake, bundt cake, fairy cake, lemon drizzle cake, red velvet cake, fruit cake, fruitcake, ginger cake, jamaica ginger
  cake, coffee cake, cake crumb, sponge flan case, brownie, brownies, blondie, brownie bite, lava cake, banana bread, zucchini bread, loaf cake,
  chiffon cake, castella, banana muffin, blueberry muffin, tres leches cake, birthday cake, chocolate brownie, cake layer, ginger loaf, sponge
  pudding, sticky toffee pudding, bread pudding, steamed pudding, spotted dick, treacle sponge, clafoutis, dutch baby | egg plain-flour butter |
  added-sugar | milk nuts soy alcohol | classic recipe
cake mix | brownie mix, muffin mix, yellow cake mix, devil's food cake mix, white cake mix, chocolate cake mix, vanilla cake mix, sponge mix,
  box cake mix, angel food cake mix, boxed cake mix, yellow cake | plain-flour caster-sugar | | milk eggs soy | label-typical
bisquick | pancake mix, biscuit mix, waffle mix, baking mix, scone mix, batter mix, crepe mix, bread mix, muffin mix batter, pizza dough mix |
  ~plain-flour | | milk eggs soy | label-typical
buttermilk pancake mix | | ~plain-flour | milk | eggs soy | label-typical
pancake | crepe, waffle, scotch pancake, drop scone, american pancake, blini, buttermilk pancake, dutch pancake, galette crepe, hotcake,
  belgian waffle, stroopwafel, poffertjes, kaiserschmarrn, crepes, syrniki, palatschinken, blintz | egg plain-flour milk | | soy | classic recipe
yorkshire pudding | popover, yorkshire pudding mix, yorkshire pud | egg plain-flour milk | | pork | classic recipe
toad in the hole | | egg plain-flour milk | pork | | classic recipe
scone | fruit scone, cheese scone, plain scone, clotted cream scone, singin hinny | plain-flour butter milk | | eggs | classic recipe
rock cake | welsh cake | plain-flour butter milk | eggs | | classic recipe
doughnut | doughnuts, krispy kreme, berliner, jam doughnut, ring doughnut, sufganiyot, malasada, bomboloni, doughnut hole | egg plain-flour milk |
  added-sugar | soy | classic recipe
flourless chocolate cake | flourless cake | egg dark-chocolate butter | | nuts | classic recipe
cheesecake | new york cheesecake, baked cheesecake, cheesecake mix, basque cheesecake, cheesecake filling | cream-cheese crackers egg | added-sugar |
  soy | classic recipe
tiramisu | | egg crackers cream-cheese coffee caster-sugar | | alcohol | classic recipe
trifle | english trifle | crackers double-cream egg milk | added-sugar | alcohol gelatine nuts sulphites | classic recipe
panna cotta | bavarois, bavarian cream, jelly cream | double-cream gelatine | | | classic recipe
mousse | fruit mousse, angel delight, cool whip, dream topping, whipped topping, dream whip, dessert topping, squirty cream, aerosol cream, spray
  cream, chantilly cream, creme chantilly | double-cream | added-sugar | eggs gelatine | label-typical
marshmallow | gummy bear, gummies, wine gum, jelly baby, jelly bean, gummy candy, mini marshmallow, haribo, gummy worm, fruit pastille, gummy sweet,
  cola bottle, lokum gelatine, foam shrimp sweet, percy pig, gelatine sweet, fruit gum, jelly tot | gelatine caster-sugar | | eggs pork gluten
  insect | label-typical
peeps | | gelatine caster-sugar | | eggs gluten insect pork | label-typical
vegan marshmallow | vegan marshmallows, vegetarian marshmallow | caster-sugar | | soy | label-typical
turkish delight | lokum | caster-sugar cornflour | | nuts gelatine | definition
jelly crystals | jelly cubes, jelly cube, jello powder, jell-o mix, jelly powder, gelatine dessert, raspberry jelly, strawberry jelly, lime jelly,
  orange jelly, jello mix, strawberry jello, lime jell-o | gelatine caster-sugar | | pork beef | label-typical
grape jelly | redcurrant jelly, quince jelly, apple jelly, currant jelly, blackcurrant jelly, pepper jelly, crab apple jelly, cranberry sauce jelly,
  hot pepper jelly, mint apple jelly | ~jam | | sulphites | definition
mincemeat | mince meat filling, luxury mincemeat, christmas mincemeat, fruit mincemeat | suet raisins | sulphites | alcohol gluten nuts |
  label-typical
vegetarian mincemeat | vegan mincemeat | raisins | sulphites | alcohol gluten nuts | label-typical
plum pudding | figgy pudding | suet raisins plain-flour egg | sulphites | alcohol nuts milk | label-typical
christmas pudding | | suet raisins plain-flour egg | sulphites alcohol | nuts milk | label-typical
crumble topping | streusel, crumble, crumble mix, crisp topping | plain-flour butter brown-sugar | | oats nuts | classic recipe
glace cherry | maraschino cherry, candied cherry, cocktail cherry, maraschino, luxardo cherry, cherry in syrup | cherry caster-sugar | sulphites |
  insect | label-typical
candied peel | mixed peel, candied orange peel, candied fruit, glace fruit, crystallised fruit, candied citrus, cut mixed peel, candied orange,
  citron | ~orange-zest | added-sugar | sulphites | label-typical
candied nut | candied walnut, candied pecan, sugared nut, glazed walnut, glazed pecan, caramelised nut, chopped mixed nut, nut brittle, almond brittle
  | ~walnuts | added-sugar | peanuts milk | definition
amarena cherry | | cherry caster-sugar | | sulphites alcohol | label-typical
kirsch cherry | | cherry caster-sugar | alcohol | sulphites | label-typical
boiled sweet | hard candy, candy cane, lollipop, rock candy, barley sugar, mint sweet, peppermint candy, cough drop, cotton candy, candy floss |
  ~caster-sugar | | milk | label-typical
butter mint | | ~caster-sugar | milk | | label-typical
mochi | daifuku, rice cake korean, tteok, tteokbokki | jasmine-rice caster-sugar | | milk soy | definition
mochi ice cream | | jasmine-rice caster-sugar | milk | soy | definition
rasgulla | ras malai, rasmalai, barfi, burfi, peda, ladoo, laddu, halwa, gajar halwa, sandesh, mysore pak, rabri, rabdi, shrikhand, besan ladoo |
  milk caster-sugar ghee | | gluten nuts | classic recipe
gulab jamun | | milk caster-sugar ghee | gluten | nuts | classic recipe
khoya | khoa, mawa, mawa powder, rabdi milk | ~condensed-milk | -added-sugar | | definition
zabaglione | zabaione, sabayon | egg-yolk caster-sugar | alcohol | sulphites milk | classic recipe
stollen | christstollen, marzipan stollen | plain-flour butter almonds raisins | | eggs sulphites | classic recipe
battenberg | battenberg cake, simnel cake | ground-almonds egg plain-flour | added-sugar milk | | classic recipe
gingerbread | gingerbread man, gingerbread men, gingerbread house, lebkuchen biscuit | ~crackers | | eggs milk nuts | classic recipe
parkin | | ~crackers | milk | eggs nuts | classic recipe
lebkuchen | elisenlebkuchen | hazelnuts egg plain-flour | | milk | classic recipe
ile flottante | | egg milk | | nuts | classic recipe
cannoli | cannoli shell, cannolo | plain-flour ricotta | | eggs alcohol nuts | classic recipe
revani | | semolina | | nuts milk sesame | classic recipe
ma'amoul | maamoul, ghraybeh, basbousa, namoura | semolina | milk | nuts sesame | classic recipe
smores | smore, smores bar | crackers dark-chocolate gelatine | milk | soy | classic recipe
`;
