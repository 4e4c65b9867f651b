/** Names of sweet dishes and drinks, in the same format as the savoury names. */
export const sweetNames = `
mug: cafe au lait, faskomilo, ostfriesentee, shai, turkish coffee, sungnyung
drink: caffe shakerato, shakerato, cha yen, sua bap, sujeonggwa
buns: bombolino, addis bombolino
ramekin: banh flan, blabarssoppa
bars: galaktoboureko
fruit: tufahije
skewers: mitarashi dango
loaf: strudel, apfelstrudel, swiss roll, roulade, stollen, semifreddo
bars: baklava, marshmallow, ranginak, white chocolate blondie, blondie
cake: kunefe, sticky toffee pudding, spotted dick, summer pudding
rolls: cannoli, cannoli *
cookies: eclair, chocolate eclair
drink: agua de *, espresso martini, * martini, negroni, old fashioned, caipirinha, pina colada
frittata: dutch baby, dutch baby pancake
muffins: pastei de nata, pastel de nata, egg tart, portuguese tart
pie: apple pie, cherry pie, berry pie, fruit pie, mince pie, peach pie, blueberry pie
tart: pumpkin pie, pecan pie, key lime pie, lemon meringue pie, cream pie, custard tart, pastel de nata, bakewell, treacle tart
tart: banoffee pie, silk pie, clafoutis, tarte tatin, chocolate tart, lemon tart, fruit tart, tarte, frangipane
cookies: kaab el ghazal
muffins: pasteis de nata
buns: croissant
ramekin: che chuoi
flatbreads: crepe, crepe suzette
pancakes: pancake, hotcake, waffle, french toast, drop scone, griddle cake, blintz, dorayaki, pikelet, eggy bread
pancakes: kaiserschmarrn, syrniki, pannkakor, pain perdu, torrija, poffertje, beghrir, baghrir, johnnycake
porridge: porridge, oatmeal, overnight oat, bircher, bircher muesli, muesli, granola, smoothie bowl, acai bowl, yoghurt bowl
porridge: yogurt bowl, chia bowl, breakfast bowl, oat, kasha, kheer, payasam, rice pudding, arroz con leche, skyr bowl, ricotta bowl
porridge: cottage cheese bowl, proat, semolina pudding, grits, ogi, akamu, halwa, halva, cream of wheat, quinoa breakfast bowl
porridge: polenta porridge, semolina, risengrod, milk rice, quinoa porridge
bites: energy ball, energy bite, truffle, gulab jamun, laddoo, laddu, bliss ball, protein ball, brigadeiro, profiterole
bites: cream puff, zeppole, churro, stuffed date, date bite, sesame ball, snowball, rum ball, date
bars: bar, brownie, blondie, flapjack, square, slice, rocky road, tiffin, fridge cake, granola bar, fudge, barfi, burfi, nougat
bars: millionaire's shortbread, toffee, brittle, bark, turron, crispy treat, cornbread, corn bread, dhokla, lamington, chikki
bars: basbousa, namoura, revani, oat bar, date bar, cereal bar, kladdkaka slice, honeycomb, turkish delight, sesame snap
cookies: cookie, biscuit, shortbread, biscotti, cantucci, macaroon, macaron, snickerdoodle, gingerbread, amaretti, thumbprint
cookies: florentine, meringue, linzer, speculoo, speculaas, anzac, crinkle, rugelach, alfajore, scone, maamoul, polvorone
cookies: kourabiede, pizzelle, tuile, madeleine, ricciarelli, ginger snap, palmier, nankhatai, oat crunchy, jumble
cake: cake, gateau, torte, cheesecake, sponge, victoria sandwich, pavlova, tres leches, roulade, swiss roll, upside down cake
cake: bundt, angel food, charlotte, dacquoise, black forest, sachertorte, genoise, kladdkaka, stollen, panettone
cake: coffee cake, carrot cake, polenta cake, olive oil cake, ice cream cake, semifreddo
loaf: loaf, loaf cake, banana bread, bread, courgette bread, zucchini bread, pumpkin bread, tea bread, barmbrack, drizzle cake, brioche
loaf: challah, babka, ginger cake, bara brith, damper, pound cake
buns: cinnamon roll, cinnamon bun, bun, doughnut, donut, jam doughnut, beignet
muffins: muffin, cupcake, fairy cake, friand, financier, canele, queen cake, madeira bun, baked oat cup, oat cup
crumble: crumble, cobbler, crisp with *, fruit crisp, apple crisp, berry crisp, pear crisp, peach crisp, brown betty, bread and butter pudding
crumble: bread pudding, self saucing pudding, betty, grunt, buckle, slump, pandowdy, sponge pudding, eve's pudding, baked oat
crumble: baked oatmeal, queen of pudding, fruit bake, plum crisp, rhubarb crisp, cherry crisp, pudding cake
ramekin: mousse, panna cotta, creme brulee, creme caramel, custard, posset, pot de creme, pudding, blancmange, chocolate pot, pot
ramekin: pot au chocolat, crema catalana, lava cake, fondant, molten cake, mug cake, chia pudding, jelly, muhallebi, malabi
ramekin: mahalabia, zabaglione, sabayon, shrikhand, sutlac, firni, phirni, leche flan, natilla, budino, baked yoghurt, set cream
ramekin: chocolate souffle, sweet souffle, curd, coconut custard, set custard, creamy pudding, coconut pot
layered-glass: parfait, trifle, sundae, fool, eton mess, mess, knickerbocker glory, syllabub, cranachan, tiramisu, verrine
layered-glass: cheesecake pot, cheesecake jar, cheesecake cup, cheesecake glass, granola pot, yoghurt pot, yogurt pot, affogato
layered-glass: falooda, banana split, breakfast jar, breakfast pot, chia pot, halo halo, layered *, layered * *, coupe, dessert cup
layered-glass: berry glass, cream glass, in a glass, in glass, dessert glass
drink: smoothie, milkshake, milk shake, shake, lassi, cooler, lemonade, limeade, juice, punch, mocktail, cocktail, spritz, spritzer
drink: iced tea, iced coffee, iced latte, iced chai, iced *, iced * tea, iced * latte, iced * coffee, cold * tea, cold chocolate, agua fresca, horchata, ayran, cordial, fizz, slush, slushie, frappe
drink: sangria, mojito, margarita, daiquiri, colada, cold brew, switchel, shrub, tonic, sharbat, nimbu pani, thandai, bubble tea
drink: chaas, granizado, sparkler, crush, refresher, tepache, chicha, batida, vitamina, licuado, batido, doogh, soda, fresca
drink: kompot, barley water, drink, bellini, float, ginger beer, kefir, water, sling, julep, smash, tea cooler, sparkling *
mug: hot chocolate, cocoa, latte, golden milk, chai, tea, mulled *, mulled * *, toddy, cappuccino, mocha, matcha latte
mug: turmeric milk, coffee, champurrado, atole, glogg, gluhwein, eggnog, salep, steamer, americano, hot milk, warm milk, tisane
mug: bone broth, spiced milk, hot * juice, hot cider, hot * cider, masala chai, warm * milk, infusion, moon milk
fruit: fruit salad, fruit platter, fruit cup, compote, macedonia, poached pear, poached peach, baked apple, baked pear
fruit: baked peach, baked fig, baked banana, baked plum, roast pear, roast peach, roast plum, roast fig, roasted strawberry
fruit: roast rhubarb, grilled pineapple, grilled peach, grilled watermelon, grilled nectarine, caramelised apple
fruit: caramelised pineapple, caramelised banana, banana foster, bananas foster, poached fruit, fruit in syrup, chocolate strawberry
scoops: sorbet, ice cream, gelato, granita, frozen yoghurt, frozen yogurt, nice cream, sherbet, kulfi, ice lolly, popsicle, paleta
scoops: shaved ice, kakigori, lolly, ice
dumplings: mochi, daifuku, dango
rolls: crepe roll
`;
