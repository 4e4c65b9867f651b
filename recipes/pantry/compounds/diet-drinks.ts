// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dietDrinks = `
coca-cola classic | cherry coke, vanilla coke, pepsi max cherry, fritz-kola, inca kola, thums up, club-mate, guarana antarctica, spezi, mezzo mix |
  ~cola | | | label-typical
coke | coca-cola, pepsi, dr pepper, mountain dew | ~cola | | sulphites | label-typical
coke zero | coca-cola zero, pepsi max, diet pepsi, pepsi zero, diet dr pepper, cola light, coca-cola light, cola zero, diet cola, zero sugar cola | |
  caffeine sweetener | | label-typical
diet coke | | | caffeine sweetener | sulphites | label-typical
monster energy | monster energy drink, rockstar energy, rockstar energy drink, relentless energy, lucozade energy, 5-hour energy, five hour energy,
  guarana drink, lipovitan, krating daeng, irnbru, pre-workout, pre workout powder, boost energy, g fuel | cola | | | label-typical
red bull | energy drink, irn-bru | cola | | sulphites | label-typical
coffee drink | latte, cappuccino, caffe latte, flat white, café au lait, café con leche, cortado, galao, milchkaffee, macchiato, latte macchiato,
  caramel macchiato, koffie verkeerd, starbucks frappuccino, frappuccino, mocha frappuccino, caffe mocha, mochaccino, iced latte, spanish latte, cafe
  bombon, vietnamese iced coffee, ca phe sua da, thai iced coffee, egg coffee, marocchino, antoccino, pumpkin spice latte, chai latte, dirty chai,
  matcha latte, thai iced tea, thai tea, masala chai, teh tarik, bubble tea, boba tea, karak, karak chai, noon chai, po cha | coffee milk | |
  added-sugar soy | classic recipe
kaffee | bohnenkaffee, filterkaffee, löskaffee, koffie, kaffe, kahvi, kawa mielona, kávé, kahve, türk kahvesi, qahwa, gahwa, kopi, kopi luwak, kohi,
  kape barako, café noir, café filtre, café molido, caffe, caffè macinato, café solo, carajillo sin alcohol, long black, short black, doppio, ristretto,
  nespresso, nescafé, espressopulver, kaffeepulver, instantkaffee, löslicher kaffee, café soluble, caffè solubile, oploskoffie, snabbkaffe, arabica,
  robusta | ~coffee | | | definition
assam | darjeeling, lapsang souchong, lapsang, pu-erh, puerh, pu'er, oolong, sencha, gyokuro, bancha, hojicha, houjicha, kukicha, konacha, lady grey,
  english breakfast, pg tips, lipton yellow label, russian caravan, schwarztee, schwarzer tee, grüner tee, grüntee, groene thee, zwarte thee, thé vert,
  thé noir, tè verde, té negro, tè nero, chá verde, chá preto, zielona herbata, czarna herbata, grönt te, svart te, yeşil çay, siyah çay, çay yaprağı,
  maccha, macha powder, mattcha, ryokucha, teh hitam, teh hijau, chai patti, teabags, moroccan mint tea, maghrebi mint tea, chimarrão, tereré, guayusa,
  yaupon, kola nut powder, lahpet, laphet, lahpet thoke | ~tea | | | definition
iced tea | ice tea, lipton ice tea, nestea, arizona iced tea, snapple, snapple tea, sweet tea, southern sweet tea, peach iced tea, lemon iced tea,
  eistee, thé glacé, tè freddo, té helado, long island tea mix, peach tea, half and half tea, arnold palmer, arnold palmer drink, fuze tea, instant iced
  tea, instant tea powder, kombucha sweetened | tea caster-sugar | | | label-typical
dandelion and burdock | vimto, robinsons squash, fruit squash, high juice, sirop de menthe, menthe à l'eau, sirop d'orgeat, monin syrup, torani
  syrup, teisseire, sirop, sirope, sciroppo, sirup, himbeersirup, holunderblütensirup, holundersirup, waldmeistersirup, hugo syrup, siroop,
  limonadesiroop, ranja, diksap, roosvicee, hallonsaft, fläderblomssaft, flädersaft, saftsoppa, rooh afza, rose syrup, sharbat, limonata, orangina,
  san pellegrino aranciata, aranciata, chinotto, cedrata, lemonsoda, mirinda, sunkist, seven up, tango orange, lucozade, lucozade sport, powerade,
  isotonic drink, sports drink, pocari sweat, aquarius drink, capri sun, sunny d, sunny delight, hi-c, crystal light sweetened, tampico, hawaiian
  punch, cranberry juice cocktail, cranberry drink, ocean spray cranberry, ramune, limonade, limonade artisanale, gazeuse lorina, gaseosa, refresco,
  jarritos, horchata de chufa dulce, agua de jamaica, agua fresca, agua de horchata, ponche infantil, tamarindo drink, refrigerante, guaraná soda,
  almdudler, apfelschorle süß, bionade, brausepulver, ahoj brause, limonade zitrone, frisdrank, läsk, julmust, påskmust, trocadero soda,
  sockerdricka, pommac, kompot z owoców, kvass sweet, tarhun, tarragon soda, tonic syrup, indian tonic, schweppes, fever-tree tonic, sorrel drink
  jamaican, cacao soluble, cola cao, colacao, boost drink powder, banania, kaba getränk, slushie, slurpee, icee, freezie, freezies, polo flash,
  calippo, mr freeze, snow cone, raspado, piragua, kakigori, cendol, chendol, baobing, raspadilla, ice gola, granité, sgroppino base, grattachecca,
  cremolata ice | caster-sugar | | milk caffeine sulphites | label-typical
ovomaltine | twister lolly, halo-halo, ais kacang, ice kacang, es campur, bingsu, patbingsu | caster-sugar | milk | caffeine sulphites |
  label-typical
yakult | | caster-sugar | milk | milk caffeine sulphites | label-typical
milo | ovaltine, horlicks | caster-sugar | gluten milk | milk caffeine sulphites soy | label-typical
nectar syrup | aunt jemima syrup, aunt jemima, log cabin syrup, mrs butterworth's, karo, karo syrup, glucosesirup, sirop de glucose, glukossirap,
  jarabe de glucosa, jarabe de maiz, invert syrup, invertzucker, sucre inverti, trimoline, ljus sirap, mörk sirap, lys sirup, zuckerrübensirup,
  grafschafter goldsaft, rübenkraut, ruebensirup, appelstroop, keukenstroop, schenkstroop, basterdsuiker, witte basterdsuiker, sirop de liège, sirop
  d'érable, jarabe de arce, ahornsirup, lönnsirap, mieloasă, melasse, melaza, melaço, melado, blackstrap, gula jawa syrup, kuromitsu, mizuame, mizu ame,
  mulyeot, ssalyeot, jocheong, oligodang, maesil cheong, yuja cheong, yujacha, maltose syrup, traubenzucker, dextro energy, sucrose, saccharose,
  papelón, chancaca, tapa de dulce, raspadura, gurh, vellam, bellam, kithul, gula jawa, gula aren, gula merah, gula pasir, nam tan pip, kokuto,
  kurozato, wasanbon, zarame, cheeni, khandsari, sucanat, turbinado, demerara, zucker, puderzucker, staubzucker, rohrzucker, rohrohrzucker, brauner
  zucker, vollrohrzucker, vanillezucker, vanillinzucker, kristallzucker, feinzucker, gelierzucker, einmachzucker, würfelzucker, farinzucker, sucre,
  sucre en poudre, sucre glace, sucre roux, sucre vanillé, sucre semoule, sucre cristallisé, cassonade, vergeoise, vergeoise brune, sucre de canne,
  sucre complet, azúcar, azúcar glas, azúcar moreno, azúcar impalpable, azúcar mascabado, azucar morena, azúcar blanca, azúcar avainillado, zucchero,
  zucchero a velo, zucchero di canna, zucchero semolato, zucchero vanigliato, zucchero bruno, açúcar, açúcar mascavo, açúcar de confeiteiro, açúcar
  refinado, açúcar amarelo, suiker, kristalsuiker, poedersuiker, fijne suiker, rietsuiker, vanillesuiker, donkere basterdsuiker, geleisuiker, socker,
  strösocker, florsocker, vaniljsocker, råsocker, farinsocker, muscovadosocker, syltsocker, sukker, melis sukker, flormelis, brunt sukker,
  vaniljesukker, sokeri, fariinisokeri, tomusokeri, cukier, cukier puder, cukier trzcinowy, cukier waniliowy, cukr, moučkový cukr, cukor, porcukor,
  şeker, toz şeker, pudra şekeri, esmer şeker, sakhar, sukkar, seolttang, hwangseoltang, đường, đường phèn, đường thốt nốt | ~caster-sugar | | corn
  sulphites | definition
`;
