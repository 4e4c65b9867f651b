// Foods of Italy, Spain, Portugal and Greece: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalSouthern = `
ossi di morto | pan de cadiz, morgado, amygdalota | | nuts added-sugar sugary | gluten wheat eggs milk honey | classic recipe
brutti ma buoni | tarta de santiago, santiago cake, torta de santiago, almendrados, huesos de santo, pao de rala, amygdalopita, ergolavi | | nuts
  added-sugar sugary eggs | gluten wheat milk honey | classic recipe
torta delle rose | colomba di pasqua | | nuts added-sugar sugary eggs gluten milk wheat | honey | classic recipe
bocconotti | pan dei morti, fave dei morti, carquinyolis, karydopita | | nuts added-sugar sugary eggs gluten wheat | milk honey | classic recipe
torta caprese | torta caprese al cioccolato | | nuts added-sugar sugary eggs milk | gluten wheat honey | classic recipe
susamielli | cavallucci, alfajor de medina, melomakarono, finikia | | nuts added-sugar sugary gluten honey wheat | eggs milk | classic recipe
cuccidati | buccellato, buccellati, mustaccioli, roccoco, roscos de vino | | nuts added-sugar sugary gluten wheat | eggs milk honey | classic recipe
lobster tail pastry | cassatella, minne di sant'agata, seadas, sebadas, pardulas, casadinas, torta ricotta e pere, torta di ricotta, torta mimosa,
  crostata di frutta, pasta frolla, bombolone, krapfen italiani, cornetti, graffe, zeppole di san giuseppe, bigne, tronchetto, ciambella,
  ciambellone, frittelle di carnevale, cicerchiata, pizzelle, savoiardo, novellini, krumiri, torcetti, lingue di gatto, canestrelli, bussola,
  baicoli, pandolce, pinza triestina, veneziana, crema pasticcera, crema pasticciera, crema diplomatica, crema chantilly, crema al mascarpone, crema
  inglese, budino, gelato alla crema, gelato fiordilatte, tartufo gelato, pan di spagna, torta margherita, plumcake, sfogliata, torta pasqualina,
  torta salata, torta verde ligure | plain-flour egg milk | | nuts pork alcohol sulphites soy | classic recipe
cannolo siciliano | cannoli siciliani, delizia al limone, ciambelline al vino, bugie di carnevale, cartellate, zabaione al marsala, baba al rum |
  plain-flour egg milk | alcohol | nuts pork sulphites soy | classic recipe
gubana | presnitz, bonet dessert, bunet | plain-flour egg milk | alcohol nuts | pork sulphites soy | classic recipe
rotolo di nutella | zelten, semifreddo al torroncino, tartufo di pizzo | plain-flour egg milk | nuts | pork alcohol sulphites soy | classic recipe
erbazzone | casatiello, tortano, pizza rustica, gatto di patate | plain-flour egg milk | pork | nuts alcohol sulphites soy | classic recipe
tarallo | schiacciatina, sgabei, crescentine, gnocco fritto, torta fritta, tigelle, tigella, pane guttiau, pan carasau, carta da musica, pane di
  altamura, pane raffermo, pane grattugiato, pan bauletto, tramezzino, crostino, bruschette, crescia, pinsa romana, puccia, pane nero, pane
  integrale, grano spezzato, grano cotto, anelletti, capelli d'angelo, linguini, ciriole, scialatielli, corzetti, croxetti, fileja, lagane,
  strangozzi, umbricelli, tajarin secchi, cuscusu | plain-flour | -milk | milk eggs sesame | definition
tajarin | pappardelle all'uovo, maltagliati, chitarra pasta, spaghetti alla chitarra, passatelli, canederli, crespelle, tortelli, cappellacci,
  culurgiones, culurgionis, pansotti, pansoti, caramelle pasta, cjarsons, gnudi, malfatti, gnocchi alla sorrentina, gnocchi di ricotta,
  stracciatella soup, frittata di pasta, uova sode, uovo sodo, uova strapazzate, timballo, timpano, pasta al forno, vincisgrassi, lasagne verdi |
  plain-flour egg parmesan | | pork nuts celery | classic recipe
lasagne alla bolognese | | plain-flour egg parmesan | celery | pork nuts | classic recipe
agnoli | casoncelli, casonsei, balanzoni, marubini | plain-flour egg parmesan | pork | nuts celery | classic recipe
quattro formaggi | | milk | milk | gluten wheat eggs nuts pork alcohol sulphites | classic recipe
suppli al telefono | | milk | milk eggs gluten wheat | nuts pork alcohol sulphites | classic recipe
gricia | pasta alla gricia | milk | milk gluten pork wheat | eggs nuts alcohol sulphites | classic recipe
besciamella | salsa besciamella, besciamel, arancine | milk | milk gluten wheat | eggs nuts pork alcohol sulphites | classic recipe
bra duro | castelmagno, toma piemontese, raschera, casera, valtellina casera, formai de mut, branzi, bagoss, silter, monte veronese, vezzena,
  spressa, ubriaco di raboso, trentingrana, lodigiano, crucolo, formadi frant, casatella, provola, provola affumicata, provola dolce, ragusano,
  canestrato, canestrato pugliese, casizolu, fiore sardo, marzolino, cacio, caciotta, caciottina, caciotta al tartufo, moliterno, piacentinu,
  vastedda, tuma, primosale, primo sale, caprino, caprino fresco, bel paese, belpaese, galbanino, stracchino, crescenza, squacquerone, squaquerone,
  quartirolo lombardo, salva cremasco, fiordilatte, ovoline, burratina, bufala, ricottone, sottilette | ~cheddar | -fatty | animal-rennet
  unpasteurised | definition
blu del moncenisio | blu di bufala, basajo, erborinato, verde capra, bergamo blu, blu di capra | ~gorgonzola | | | definition
valdeon | picon bejes-tresviso, gamoneu, gamonedo, la peral, monte enebro, picos de europa, picos blue, savel | ~blue-cheese | | animal-rennet
  unpasteurised | definition
mahon | mahon-menorca, majorero, murcia al vino, tetilla, san simon, san simon da costa, arzua-ulloa, arzua, ibores, mato, afuega'l pitu, casin,
  rabacal, terrincho, quesitos | ~cheddar | -fatty | animal-rennet unpasteurised | definition
cuajada | arroz doce, cagliata, giuncata, stracciata, helado, helado de vainilla, sorvete, gelado | milk | -fodmap | eggs gluten wheat | definition
baba de camelo | | milk | -fodmap eggs | gluten wheat | definition
queijada | queijada de sintra | milk | -fodmap eggs gluten wheat | | definition
serradura | | milk | -fodmap gluten wheat | eggs | definition
coca de llanda | coca de sant joan, coca de recapte, bizcocho, bizcocho de soletilla, rosquillas, roscos fritos, cocas dulces, napolitana de
  chocolate, palmera de chocolate, piononos, brazo de gitano, galletas maria, galletas, churros con chocolate, porras, farton, empanada gallega,
  empanadilla, obleas empanadilla, bolo do caco, folar, folar da pascoa, sonhos, filhos, filhoses, bolacha maria, bolachas, massa folhada, massa
  quebrada | egg plain-flour | | milk nuts pork alcohol crustaceans fish | classic recipe
francesinha sauce | | egg plain-flour | alcohol | milk nuts pork crustaceans fish | classic recipe
casadielles | | egg plain-flour | alcohol nuts | milk pork crustaceans fish | classic recipe
pastel de bacalhau | | egg plain-flour | fish | milk nuts pork alcohol crustaceans | classic recipe
quesada pasiega | filloas, frixuelos, xuixo, tarta de queso, tarta de la abuela, leche frita postre, croquetas caseras, pastel de belem, bola de
  berlim, pao de deus, pudim flan, rabanada, bolo de bolacha, salame de chocolate, salame al cioccolato, rissois, rissol | egg plain-flour | milk |
  nuts pork alcohol crustaceans fish | classic recipe
croquetas de jamon | san jacobo | egg plain-flour | milk pork | nuts alcohol crustaceans fish | classic recipe
tortell | bolo de mel, travesseiro de sintra | egg plain-flour | nuts | milk pork alcohol crustaceans fish | classic recipe
hornazo | flamenquin | egg plain-flour | pork | milk nuts alcohol crustaceans fish | classic recipe
pan de barra | pan tostado, barra de pan, migas, colines, pan de cristal, mollete, pan duro, pan seco, miga de pan, masa quebrada, masa brisa,
  gofio, gofio canario, pao ralado, pao frances, pao alentejano, acorda, massa tenra, massa fresca, esparguete, cotovelos massa, cuscuz marroquino,
  pao de centeio, salgados massa, rebozado, empanado, pan rayado | plain-flour | | milk eggs sesame | definition
acorda alentejana | | plain-flour | eggs | milk sesame | definition
pan de leche | | plain-flour | milk | eggs sesame | definition
torta de aceite | ines rosales | plain-flour | sesame | milk eggs | definition
salvitxada | calcot sauce, xato sauce, picada catalana, catalan picada, macapao, amarguinha, soumada | ~almonds | | gluten wheat eggs milk | definition
cremino | | ~hazelnuts | | milk soy gluten | definition
novi crema | pralinoise | ~hazelnuts | milk | soy gluten | definition
nocilla | bacio perugina | ~hazelnuts | milk soy | gluten | definition
gherigli | noz moida, karydia, karidia | ~walnuts | | milk alcohol gluten | definition
fystiki aegina | fistikia aiginis | ~pistachios | | milk | definition
castanha do brasil | | ~brazil-nuts | | | definition
pecanas | noz-peca | ~mixed-nuts | | peanuts | definition
mani | salsa de mani, amendoins, fystikovoutyro | ~peanuts | | | definition
sousami | | ~sesame-seeds | | gluten wheat eggs milk honey | definition
tahinopita | tachinopita, koulouri, koulouri thessalonikis, koulouria | ~sesame-seeds | gluten wheat | eggs milk honey | definition
giuggiulena | cubbaita, giurgiulena | ~sesame-seeds | honey | gluten wheat eggs milk | definition
soia | fagioli di soia, bevanda di soia, panna di soia, granulato di soia | ~soybeans | | gluten wheat | definition
salsa di soia | salsa soia | ~soybeans | gluten wheat | | definition
lupinus | tarhui | ~lupin-beans | lupin | | definition
moustarda | | ~dijon | | sulphites | definition
selinoriza | selino, caldo de legumes, pastilla de caldo, pastilla de avecrem, avecrem, knorr caldo | ~celery | | gluten wheat milk soy meat poultry
  beef | definition
brodo di carne | caldo de carne | ~celery | beef | gluten wheat milk soy meat poultry | definition
brodo di pollo | caldo de galinha, caldo de pollo | ~celery | poultry | gluten wheat milk soy meat beef | definition
gildas | esqueixada, cola de rape, lenguado, rodaballo, besugo, salmonete, marmitako, sardinillas, jurel, jureles, palometa, gallineta, cabracho,
  congrio, lamprea, angulas, gulas del norte, melva, pescadilla, fumet, pescada, robalo, dourada, linguado, tamboril, carapau, carapaus, cavala,
  sardinha, sardinhas em lata, salmao, cherne, garoupa, corvina, arroz de tamboril, stoccafisso, sogliola, nasello, rana pescatrice, coda di rospo,
  triglie, triglia, sarde, musciame, spada affumicato, cernia, dentice, storione, luccio, filetti di persico, lavarello, coregone, aringa, aringhe,
  buridda, rosamarina, sardella calabrese, bianchetti, bakaliaros, gavros, gavros marinatos, tsipoura, lavraki, lakerda, kakavia, psarosoupa,
  barbounia, sardeles, sinagrida, xifias | | fish | gluten wheat eggs milk celery molluscs mustard | definition
salsa tonnata | | | fish eggs | gluten wheat milk celery molluscs mustard | definition
pataniscas | | | fish eggs gluten wheat | milk celery molluscs mustard | definition
pastel de cabracho | | | fish eggs milk | gluten wheat celery molluscs mustard | definition
pescaito frito | sarde in saor, sarde a beccafico, pasta con le sarde, bakaliaros skordalia | | fish gluten wheat | eggs milk celery molluscs
  mustard | definition
gambon | cigala, necora, centolla, lagostim, lagostins, sapateira, sapateira recheada, santola, perceves, gamberoni, mazzancolla, granseola,
  canocchie, canocchia, cicale di mare, moeche, garides, garida, karavides, astakos, kavouri, schie | | crustaceans | molluscs fish gluten wheat
  milk alcohol sulphites | definition
astakomakaronada | | | crustaceans gluten wheat | molluscs fish milk alcohol sulphites | definition
garides saganaki | | | crustaceans milk | molluscs fish gluten wheat alcohol sulphites | definition
navajas | pulpitos, puntillitas, chopitos, caracoles, canaillas, mexilhao, berbigao, polvo a lagareiro, polvo cozido, lapas grelhadas, lapas,
  caracois, buzios, lingueirao, conquilhas, cozza, capasanta, canestrelli di mare, fasolari, cannolicchi, ostrica, totani, totano, seppie,
  seppioline, polipo, polipetti, lumache di terra, cataplana, mydia, htapodi, xtapodi, chtapodi, kalamarakia, thrapsala, ostraka mydia, salingaria |
  | molluscs | crustaceans fish alcohol sulphites gluten wheat milk | definition
misto mare | insalata di mare | | molluscs crustaceans | fish alcohol sulphites gluten wheat milk | definition
fritto misto di mare | | | molluscs crustaceans gluten wheat | fish alcohol sulphites milk | definition
puntillas fritas | rabas | | molluscs gluten wheat | crustaceans fish alcohol sulphites milk | definition
midia saganaki | | | molluscs milk | crustaceans fish alcohol sulphites gluten wheat | definition
tortilla de camarones masa | tortilla francesa, tortilla paisana, salsa rosa, salsa golf, salsa golf aderezo, salsa tartara, maionese, maionese
  caseira, maionesa, maonese, insalata russa, insalata capricciosa, albumi, avga, avgo, merengue, meringa, albumi montati | ~egg | | fish mustard
  milk | classic recipe
ensaladilla | | ~egg | fish | mustard milk | classic recipe
bougatsa | kreatopita, hortopita, kolokithopita, papoutsakia, tyrokafteri, htipiti, tirokafteri, saganaki cheese, bouyiourdi, dakos, ntakos,
  melitzanosalata with yoghurt, greek salad with feta, choriatiki, kalitsounia, kaltsounia, samali, rizogalo, mastiha ice cream, daktyla cyprus,
  fides noodles | plain-flour | milk -fodmap | eggs nuts honey sesame beef lamb | classic recipe
tyropita | tiropitakia, spanakopitakia, mousakas, melitinia, vasilopita, touloumbes, flaounes, flaouna | plain-flour | milk -fodmap eggs | nuts
  honey sesame beef lamb | classic recipe
sfakiani pita | | plain-flour | milk -fodmap honey | eggs nuts sesame beef lamb | classic recipe
kefalograviera | ladotyri, formaela, metsovone, kopanisti, anthotyro, manoura, san michali, xynotyro, xinotyro, xynomizithra, myzithra, katiki
  domokou, galotyri, kefalotiri, telemes, batzos, kalathaki, sfela, anevato, touloumotyri, staka | ~cheddar | -fatty | animal-rennet unpasteurised |
  definition
jerez seco | moscatel, mavrodaphne, zibibbo, bellini cocktail | white-wine | | | definition
vinagre de vinho | vin cotto, vincotto, saba grape must, arrope grape | ~red-wine-vinegar | | | definition
lomo embuchado | torresmos, soppressa, siglino, tsamarella | | pork processed-meat salty fatty | gluten wheat milk soy sulphites nuts alcohol
  poultry | label-typical
salama da sugo | noumboulo | | pork processed-meat salty fatty alcohol | gluten wheat milk soy sulphites nuts poultry | label-typical
alheira | | | pork processed-meat salty fatty gluten poultry wheat | milk soy sulphites nuts alcohol | label-typical
farinato | | | pork processed-meat salty fatty gluten wheat | milk soy sulphites nuts alcohol poultry | label-typical
`;
