/**
 * Names of savoury dishes by the form that they are drawn in: one form per row, names separated by commas. Names are plain
 * singular words; `*` matches any one word.
 */
export const savouryNames = `
stuffed: gemista
salad: salade, insalata, ensalada, salata, slata mechouia
stew: salsa chicken
stew: adasi, plokkfiskur
stew: grillades and grits, shrimp and grits, prawn and grits
porridge: jok, jok moo, hobakjuk
noodles: bun bo nam bo
wrap: jianbing
smooth-soup: doujiang
salad: ensaladilla rusa, rosolli, salada de feijao fradinho
loaf: baguette, ciabatta
buns: english muffin, sunday bun
pie: torta pasqualina, mince pie
toast: strammer max
rice-dish: kimchi bokkeumbap, bokkeumbap, sinangag
snack-bowl: berbere
burger: sloppy jo
sandwich: hot dog, * baguette, bifana, prawn po boy, po boy
dip: gravy, roast gravy
cake: treacle sponge pudding
roast: roast chicken, roast turkey, roast duck, roast goose, roast beef, roast lamb, roast pork, pernil, flaeskesteg, schweinshaxe
roast: picanha, picanha with vinagrete, roast beef and yorkshire pudding, frango piri piri, porchetta, leg of lamb, roast leg of lamb
roast: peking duck, roast gammon, glazed ham, roast ham, beer can chicken, spatchcock chicken, chicken asado, lechon
smooth-soup: artsoppa
brothy-soup: sopa de tortilla, jjigae, kimchi jjigae, sundubu jjigae, samgyetang, ameijoa a bulhao pato, ash reshteh, bouillabaisse marseillaise, canh chua, mouclade
curry: pav bhaji, kare raisu
stew: gumbo, chicken and andouille gumbo, rabo de toro, galbi jjim, thit kho tau, karjalanpaisti, ca kho to, afelia, bo kho
stew: fabada, fabada asturiana, ful medame, kik alicha, dau hu sot ca chua, tanjia, tanjia marrakchia, sauce piquante
stew: pasticada, dalmatinska pasticada, farikal, kefta mkaouara, ratatouille nicoise, atakilt wat
pasta: tagliatelle al ragu, ravioli * ricotta e spinaci
rice-dish: polo, polo ba morgh, chelow, tahchin, pelau, chicken pelau
traybake: briam, baked sea bream
skillet: gamba al ajillo, barbecue prawn, barbecue shrimp
patties: chicken kyiv, kyiv, chicken parmesan
main-plate: char siu
skillet: pytt i panna
sandwich: philly cheesesteak
salad: prawn cocktail, shrimp cocktail, timatim salata, vinagrete, kisir
side: gomen, couve a mineira, batata harra, blitva, fosolia, brunede kartofler
sandwich: * bagel, * * bagel
burger: sloppy joe, sausage and egg muffin
tacos: double
pie: pastel de queijo, bastilla, chicken bastilla
gratin: lasagne alla bolognese
omelette: kai jeow, bauernfruhstuck
frittata: skillet cornbread
scramble: bacalhau a bras
stir-fry: chilli beef, crispy chilli beef
omelette: banh xeo
pie: karjalanpiirakat
flatbreads: naan, paratha, chapati, roti, pita bread, pitta bread, injera, flaky paratha, corn tortilla, flour tortilla, msemen
flatbreads: scallion pancake, spring onion pancake, socca, farinata, lefse, lavash, hotteok, tortilla, flatbread
stew: albondiga en salsa, konigsberger klopse, caponata siciliana
pie: jamaican beef patty, beef patty, samosa, vegetable samosa
dip: sauce, dressing, vinaigrette, mayonnaise, bechamel, hollandaise, bearnaise, chermoula, chutney, marinade, mint sauce, peppercorn sauce
snack-bowl: seasoning, cajun seasoning, taco seasoning, dry jerk seasoning, * powder, curry powder, five spice powder, garam masala, ras el hanout, ras el hanout spice mix, spice mix
smooth-soup: dashi, fish stock, brown beef stock, stock, tonkotsu broth
traybake: louisiana seafood boil
pancakes: galette complete
brothy-soup: hot and sour soup
toast: bostock
dip: obatzda, frijole refrito, kashk e bademjan, mast o khiar, taktouka, zaalouk
bites: kibbeh, onion bhaji, coxinha, karaage, arancini al ragu
patties: frikadeller, kartoffelpuffer, maakouda, jagerschnitzel
loaf: wellington, beef wellington
ramekin: gyeran jjim
dumplings: xiaolongbao
main-plate: sole meuniere, barbecued baby back rib, rib, mole poblano, iskender, iskender kebabi, steak au poivre, rinderrouladen
main-plate: yangnyeom chicken
stuffed: imam bayildi
pizza: pissaladiere
smooth-soup: bisque, veloute, cream of * soup, gazpacho, salmorejo, vichyssoise, ajo blanco, pureed soup
brothy-soup: soup, broth, minestrone, chowder, tom yum, tom kha, posole, pozole, borscht, borsch, bouillabaisse, avgolemono
brothy-soup: callaloo, harira, caldo verde, ribollita, shchi, rasam, stracciatella, sopa, caldo, consomme, gumbo, pepper pot
brothy-soup: sinigang, pappa al pomodoro, cawl, cullen skink, chorba, shorba, cioppino, solyanka, zurek, menudo, waterzooi
noodle-soup: ramen, pho, laksa, noodle soup, noodle broth, khao soi, bun bo hue, mohinga, sukiyaki, hot pot, udon soup
noodle-soup: soba in broth, noodle in broth, noodle in * broth, noodle in * * broth, kal guksu, thukpa, batchoy
curry: curry, masala, korma, vindaloo, jalfrezi, bhuna, rogan josh, dal, daal, dhal, dahl, saag, palak paneer, butter chicken
curry: madras, dopiaza, balti, rendang, makhani, kadai, karahi, chole, chana, rajma, sambar, massaman, katsu, molee, moilee
curry: maafe, mafe, groundnut stew, peanut stew, paprikash, xacuti, nihari, haleem, keema, matar, dhansak, kaldereta
curry: kare kare, sauce with rice, yassa, moqueca, vatapa, ghormeh sabzi, aji de gallina
stew: stew, chilli, chili, casserole, tagine, tajine, goulash, gulasch, gulyas, ragout, ragu, braise, cassoulet, bourguignon
stew: coq au vin, stroganoff, fricassee, blanquette, daube, pot roast, hotpot, carbonnade, carnita, feijoada, fasolada
stew: ratatouille, caponata, cacciatore, sloppy joe, chakalaka, bredie, doro wat, wat, wot, estofado, ropa vieja, picadillo
stew: bigos, cholent, stifado, fesenjan, khoresh, baked bean, succotash, piperade, peperonata, pisto, lecso, bamia, guvec
stew: chili con carne, chilli con carne, chilli sin carne, adobo, etouffee, posole verde, potjie, navarin, pot au feu, tinga
stew: pulled pork, pulled chicken, pulled beef, pulled jackfruit, barbacoa, birria, mechado, loubia, fasolia, giouvetsi
pasta: pasta, spaghetti, penne, linguine, tagliatelle, fettuccine, rigatoni, fusilli, farfalle, orecchiette, macaroni, orzo
pasta: pappardelle, bucatini, conchiglie, cavatelli, ziti, gnocchi, tortellini, carbonara, bolognese, bolognaise, arrabbiata
pasta: puttanesca, amatriciana, cacio e pepe, aglio e olio, alfredo, vongole, alla norma, primavera, spatzle, spaetzle
pasta: casarecce, paccheri, trofie, ditalini, vermicelli, ravioli, agnolotti, tortelloni, campanelle, gemelli, fregola
noodles: noodle, lo mein, chow mein, pad thai, pad see ew, yakisoba, mee goreng, mie goreng, char kway teow, japchae, dan dan
noodles: pancit, yaki udon, bun cha, zha jiang mian, biang biang, udon, soba, hokkien mee, chow fun, bihun, glass noodle
stir-fry: stir fry, kung pao *, pad kra pao, general tso *, teriyaki, bulgogi, mapo tofu, chop suey, lomo saltado, larb, laab
stir-fry: manchurian, bhurji, sisig, sweet and sour *, crying tiger, black pepper beef, dakgalbi, jeyuk bokkeum, bokkeum
rice-dish: risotto, orzotto, pilaf, pilau, pulao, plov, biryani, biriani, paella, jambalaya, jollof, fried rice, nasi goreng
rice-dish: kedgeree, arroz con pollo, rice and pea, rice and bean, gallo pinto, dirty rice, congee, jook, khichdi, kitchari
rice-dish: arroz, mujaddara, mejadra, koshari, kushari, rice, couscous, thieboudienne, maqluba, tahdig, upma, poha, farrotto
rice-dish: quinoa, bulgur, moros y cristianos, waakye, arroz caldo, kabsa, machboos, mansaf, rice pot, fideua
traybake: traybake, tray bake, tray roast, sheet pan supper, sheet pan dinner, oven tray, roasting tin supper
skillet: shakshuka, shakshouka, menemen, huevos rancheros, eggs in purgatory, hash, skillet, chilaquile, bubble and squeak
skillet: saganaki, migas, tortang talong, fajita, egg in * sauce, egg in * * sauce, egg in * * * sauce, egg in sauce, queso fundido, tibs, baked egg
salad: salad, slaw, coleslaw, tabbouleh, tabouleh, fattoush, caprese, panzanella, som tam, nicoise, waldorf, kachumber
salad: horiatiki, gado gado, rojak, remoulade, carpaccio, ceviche, tiradito, crudo, sunomono, ensalada, kinilaw, tartare
salad: salpicon, escabeche, shirazi, piyaz, aguachile, pico de gallo, kosambari, yum woon sen, chopped salad, salatasi
grain-bowl: bowl, bibimbap, donburi, gyudon, oyakodon, katsudon, chirashi, poke, loco moco, thali, plov bowl
tacos: taco, tostada, sope, gordita, al pastor, tlayuda, lettuce cup, lettuce wrap, san choy bow, memela, pupusa, arepa, bao
tacos: bao bun, gua bao, blini, betel leaf, miang kham, steamed bun with *
wrap: wrap, burrito, gyro, gyros, shawarma, doner, pitta pocket, pita pocket, stuffed pitta, stuffed pita, piadina, quesadilla
wrap: enchilada, flauta, taquito, chimichanga, kathi roll, dosa, pitta, pita, roti wrap, galette complete, cone, stuffed flatbread
burger: burger, slider, cheeseburger, hamburger, smash burger, patty melt
sandwich: sandwich, sando, panini, panino, toastie, grilled cheese, sub, club, blt, banh mi, reuben, croque monsieur
sandwich: croque madame, bocadillo, po boy, hot dog, torta, muffaletta, tramezzini, cubano, melt, lobster roll, arayes, ciabatta
sandwich: english muffin, breakfast muffin sandwich, bap, butty, baguette, mollete, vada pav
skewers: skewer, kebab, kabab, kabab koobideh, joojeh kabab, kabob, shashlik, souvlaki, satay, sate, yakitori, brochette, anticucho, espetada, suya, kofta, kofte
skewers: shish taouk, shish tawook, tikka, cevapi, cevapcici, spiedini, adana, kushiyaki, tsukune, mtsvadi
pie: pie, pot pie, pasty, empanada, turnover, samosa, sausage roll, calzone, boureka, borek, burek
pie: spanakopita, tiropita, pastilla, bstilla, hand pie, en croute, coulibiac, filo parcel, pithivier, piroshki, pirozhki
pie: fatayer, tourtiere, kalitsounia, vol au vent, salmon parcel in pastry, puff, jamaican patty
tart: quiche, galette, pissaladiere, savoury tart, tart, tartlet, crostata, flan
gratin: gratin, lasagne, lasagna, moussaka, shepherd's pie, cottage pie, fisherman's pie, fish pie, mac and cheese, mac n cheese
gratin: macaroni cheese, macaroni and cheese, cauliflower cheese, parmigiana, pasta bake, bake, dauphinoise, strata, tian
gratin: scalloped potato, pastitsio, baked ziti, cannelloni, timbale, baked feta, toad in the hole, kugel, pastelon, bobotie
gratin: tamale pie, boulangere, hotdish, chicken parm, aubergine parm, eggplant parm, brandade, baked pasta, tartiflette
gratin: stuffed shell, conchiglioni, imam bayildi, briam, baked rice, baked risotto, baked gnocchi, casserole bake
omelette: omelette, omelet, tamagoyaki, egg foo young, omurice, egg crepe
frittata: frittata, spanish omelette, spanish tortilla, tortilla espanola, tortilla de patata, kuku, kuku sabzi, crustless quiche
frittata: eggah, ajja, egg bake, trouchia
scramble: scramble, scrambled egg, scrambled tofu, fried egg, poached egg, egg benedict, egg florentine, egg royale, full english
scramble: english breakfast, breakfast plate, cilbir, turkish egg, strapatsada, ackee and saltfish, huevos, egg, egg and *
pancakes: savoury pancake, uttapam, okonomiyaki, pajeon, jeon, chilla, cheela
pancakes: pudla, crumpet, potato waffle
toast: toast, bruschetta, crostini, tartine, rarebit, smorrebrod, open sandwich, pan con tomate, pa amb tomaquet, canape
toast: rice cake, crispbread, dakos, montadito, pintxo, croute, on toast, on * toast, on * * toast, on sourdough, on rye
toast: cracker, oatcake
dip: hummus, houmous, guacamole, dip, baba ganoush, baba ghanoush, tzatziki, salsa, muhammara, spread, pate, rillette, tapenade
dip: raita, relish, chutney, labneh, whipped feta, taramasalata, skordalia, queso, romesco, aioli, fava, ezme, cacik, borani
dip: mirza ghasemi, zhoug, chimichurri, crudite, ajvar, liptauer, melitzanosalata, mutabal, moutabal, bissara, tirokafteri
dip: htipiti, pebre, pesto, fondue, refried bean, cowboy caviar, dipper, brandade dip, sikil pak
bites: bite, ball, meatball, polpette, albondiga, kottbullar, keftede, falafel, arancini, croquette, croqueta, hush puppy
bites: dough ball, pakora, bhaji, bhajia, nugget, tater tot, tot, devilled egg, deviled egg, scotch egg, gougere, cheese puff
bites: pig in blanket, vada, takoyaki, akara, acaraje, klopse, popcorn chicken, popcorn shrimp, popcorn cauliflower
bites: cauliflower wing, suppli, kroket, bitterballen, goujon, fish finger, chicken tender
patties: patty, fritter, fishcake, fish cake, crab cake, rosti, roesti, latke, potato cake, potato pancake, rissole, frikadelle
patties: bean cake, corn cake, tofu cake, quinoa cake, tikki, aloo tikki, chapli kebab, shami kebab, vegetable cake, hash brown
patties: mucver, kotlety, courgette pancake, zucchini pancake, salmon cake, lentil cake, boxty, llapingacho, placki, schnitzel
patties: cutlet, milanesa, escalope, tonkatsu, vegetable pancake, cake with dip, chickpea cake, rice patty, bunuelo de *
loaf: meatloaf, meat loaf, nut roast, terrine, lentil loaf, focaccia, soda bread
muffins: egg muffin, egg cup, egg bite, yorkshire pudding, popover, mini quiche, mini frittata, savoury muffin
ramekin: souffle, egg en cocotte, oeuf en cocotte, cocotte, potted *
dumplings: dumpling, gyoza, potsticker, pierogi, wonton, dim sum, momo, manti, mandu, jiaozi, xiao long bao, siu mai, shumai
dumplings: pelmeni, vareniki, varenyky, kreplach, knodel, khinkali, har gow, maultaschen, idli, tamale, humita, steamed bun
side: fry, chip, wedge, mash, mashed potato, roast potato, hasselback, hasselback potato, patata brava, brava, colcannon, champ
side: corn on the cob, elote, esquite, polenta, tostone, maduro, kimchi, sauerkraut, pickle, antipasti, duchess potato, namul
side: banchan, gomaae, dengaku, horta, thoran, poriyal, aloo gobi, escalivada, stoemp, rumbledethump, green bean almondine
side: sauteed green, braised green, ugali, fufu, candied yam, pommes anna, potato skin, spiced potato, aloo
stuffed: stuffed *, stuffed * *, jacket potato, baked potato, baked sweet potato, loaded potato, loaded sweet potato, dolma
stuffed: dolmade, cabbage roll, sarma, sarmale, golabki, boat, chile relleno, twice baked potato, yemista, papoutsakia
stuffed: karniyarik, rocoto relleno, papa rellena, hasselback squash, filled mushroom
pizza: pizza, pizzette, pinsa, manakish, manakeesh, lahmacun, lahmajoun, flammkuchen, tarte flambee, pide, khachapuri
pizza: margherita, pita pizza, naan pizza, flatbread with *, flatbread with * *, topped flatbread, loaded naan, loaded flatbread
buns: bagel, simit, burger bun, hot cross bun, english muffin, pretzel, soft pretzel, bread roll, dinner roll, pao de queijo
rolls: spring roll, summer roll, rice paper roll, egg roll, lumpia, sushi, maki, nori roll, temaki, onigiri, kimbap, gimbap
rolls: nigiri, pinwheel, roll up, fresh roll, cha gio, goi cuon, hand roll, inari, futomaki, california roll, cucumber roll
rolls: involtini, rouladen, negimaki, sigara borek, cigar, aubergine roll, sushi roll
snack-bowl: popcorn, roast chickpea, roasted chickpea, roast * chickpea, crispy chickpea, crunchy chickpea, spiced nut, roast nut
snack-bowl: roasted nut, kale chip, kale crisp, beetroot crisp, vegetable crisp, pitta chip, tortilla chip, edamame, trail mix, nut
snack-bowl: marinated olive, olive, nacho, bhel puri, chaat, snack mix, bombay mix, chevda, crisp, padron pepper, seed mix
snack-bowl: shishito pepper, makhana, party mix, roast seed, roasted seed, roasted almond, candied pecan, chickpea snack
`;
