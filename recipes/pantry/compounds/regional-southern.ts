// Foods of Italy, Spain, Portugal and Greece: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalSouthern = `
brutti ma buoni | torta caprese, torta caprese al cioccolato, torta delle rose, cuccidati, buccellato, buccellati, mustaccioli, susamielli, roccoco,
  colomba di pasqua, bocconotti, cavallucci, pan dei morti, fave dei morti, ossi di morto, roscos de vino, alfajor de medina, pan de cadiz, tarta de
  santiago, santiago cake, torta de santiago, carquinyolis, almendrados, huesos de santo, pao de rala, morgado, amygdalota, melomakarono, finikia,
  karydopita, amygdalopita, ergolavi | | nuts added-sugar sugary | gluten wheat eggs milk honey | classic recipe
lobster tail pastry | cannolo siciliano, cannoli siciliani, cassatella, minne di sant'agata, seadas, sebadas, pardulas, casadinas, torta ricotta e
  pere, torta di ricotta, delizia al limone, torta mimosa, crostata di frutta, pasta frolla, bombolone, krapfen italiani, cornetti, graffe, zeppole
  di san giuseppe, bigne, tronchetto, rotolo di nutella, ciambella, ciambellone, ciambelline al vino, frittelle di carnevale, bugie di carnevale,
  cicerchiata, cartellate, pizzelle, savoiardo, novellini, krumiri, torcetti, lingue di gatto, canestrelli, bussola, baicoli, pandolce, gubana,
  presnitz, pinza triestina, veneziana, zelten, bonet dessert, bunet, semifreddo al torroncino, crema pasticcera, crema pasticciera, crema
  diplomatica, crema chantilly, crema al mascarpone, crema inglese, zabaione al marsala, budino, gelato alla crema, gelato fiordilatte, tartufo di
  pizzo, tartufo gelato, baba al rum, pan di spagna, torta margherita, plumcake, sfogliata, torta pasqualina, erbazzone, casatiello, tortano, pizza
  rustica, gatto di patate, torta salata, torta verde ligure | plain-flour egg milk | | nuts pork alcohol sulphites soy | classic recipe
tarallo | schiacciatina, sgabei, crescentine, gnocco fritto, torta fritta, tigelle, tigella, pane guttiau, pan carasau, carta da musica, pane di
  altamura, pane raffermo, pane grattugiato, pan bauletto, tramezzino, crostino, bruschette, crescia, pinsa romana, puccia, pane nero, pane
  integrale, grano spezzato, grano cotto, anelletti, capelli d'angelo, linguini, ciriole, scialatielli, corzetti, croxetti, fileja, lagane,
  strangozzi, umbricelli, tajarin secchi, cuscusu | plain-flour | -milk | milk eggs sesame | definition
tajarin | pappardelle all'uovo, maltagliati, chitarra pasta, spaghetti alla chitarra, passatelli, canederli, crespelle, tortelli, cappellacci,
  agnoli, culurgiones, culurgionis, casoncelli, casonsei, pansotti, pansoti, caramelle pasta, balanzoni, marubini, cjarsons, gnudi, malfatti,
  gnocchi alla sorrentina, gnocchi di ricotta, stracciatella soup, frittata di pasta, uova sode, uovo sodo, uova strapazzate, timballo, timpano,
  pasta al forno, vincisgrassi, lasagne alla bolognese, lasagne verdi | plain-flour egg parmesan | | pork nuts celery | classic recipe
gricia | pasta alla gricia, besciamella, salsa besciamella, besciamel, quattro formaggi, suppli al telefono, arancine | milk | milk | gluten wheat
  eggs nuts pork alcohol sulphites | classic recipe
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
cuajada | arroz doce, serradura, baba de camelo, cagliata, giuncata, stracciata, helado, helado de vainilla, sorvete, gelado, queijada, queijada de
  sintra | milk | -fodmap | eggs gluten wheat | definition
tortell | coca de llanda, coca de sant joan, coca de recapte, quesada pasiega, bizcocho, bizcocho de soletilla, rosquillas, roscos fritos, filloas,
  frixuelos, casadielles, xuixo, cocas dulces, napolitana de chocolate, palmera de chocolate, piononos, tarta de queso, tarta de la abuela, brazo de
  gitano, leche frita postre, galletas maria, galletas, churros con chocolate, porras, farton, hornazo, empanada gallega, empanadilla, obleas
  empanadilla, croquetas de jamon, croquetas caseras, flamenquin, san jacobo, pastel de belem, bola de berlim, bolo de mel, bolo do caco, pao de
  deus, folar, folar da pascoa, travesseiro de sintra, pudim flan, sonhos, filhos, filhoses, rabanada, bolacha maria, bolachas, bolo de bolacha,
  salame de chocolate, salame al cioccolato, rissois, rissol, pastel de bacalhau, francesinha sauce, massa folhada, massa quebrada | egg plain-flour
  | | milk nuts pork alcohol crustaceans fish | classic recipe
pan de barra | pan tostado, barra de pan, migas, colines, pan de leche, pan de cristal, mollete, pan duro, pan seco, miga de pan, masa quebrada,
  masa brisa, torta de aceite, ines rosales, gofio, gofio canario, pao ralado, pao frances, pao alentejano, acorda, acorda alentejana, massa tenra,
  massa fresca, esparguete, cotovelos massa, cuscuz marroquino, pao de centeio, salgados massa, rebozado, empanado, pan rayado | plain-flour | |
  milk eggs sesame | definition
salvitxada | calcot sauce, xato sauce, picada catalana, catalan picada, macapao, amarguinha, soumada | ~almonds | | gluten wheat eggs milk | definition
nocilla | cremino, bacio perugina, novi crema, pralinoise | ~hazelnuts | | milk soy gluten | definition
gherigli | noz moida, karydia, karidia | ~walnuts | | milk alcohol gluten | definition
fystiki aegina | fistikia aiginis | ~pistachios | | milk | definition
castanha do brasil | | ~brazil-nuts | | | definition
pecanas | noz-peca | ~mixed-nuts | | peanuts | definition
mani | salsa de mani, amendoins, fystikovoutyro | ~peanuts | | | definition
giuggiulena | cubbaita, tahinopita, tachinopita, koulouri, koulouri thessalonikis, koulouria, sousami, giurgiulena | ~sesame-seeds | | gluten wheat
  eggs milk honey | definition
salsa di soia | soia, fagioli di soia, bevanda di soia, panna di soia, salsa soia, granulato di soia | ~soybeans | | gluten wheat | definition
lupinus | tarhui | ~lupin-beans | lupin | | definition
moustarda | | ~dijon | | sulphites | definition
selinoriza | selino, brodo di carne, brodo di pollo, caldo de legumes, caldo de galinha, caldo de pollo, caldo de carne, pastilla de caldo, pastilla
  de avecrem, avecrem, knorr caldo | ~celery | | gluten wheat milk soy meat poultry beef | definition
gildas | esqueixada, cola de rape, lenguado, rodaballo, besugo, salmonete, marmitako, sardinillas, jurel, jureles, palometa, gallineta, cabracho,
  pastel de cabracho, congrio, lamprea, angulas, gulas del norte, melva, pescaito frito, pescadilla, fumet, pataniscas, pescada, robalo, dourada,
  linguado, tamboril, carapau, carapaus, cavala, sardinha, sardinhas em lata, salmao, cherne, garoupa, corvina, arroz de tamboril, stoccafisso,
  sogliola, nasello, rana pescatrice, coda di rospo, triglie, triglia, sarde, sarde in saor, sarde a beccafico, pasta con le sarde, musciame, spada
  affumicato, cernia, dentice, storione, luccio, filetti di persico, lavarello, coregone, aringa, aringhe, buridda, salsa tonnata, rosamarina,
  sardella calabrese, bianchetti, bakaliaros, bakaliaros skordalia, gavros, gavros marinatos, tsipoura, lavraki, lakerda, kakavia, psarosoupa,
  barbounia, sardeles, sinagrida, xifias | | fish | gluten wheat eggs milk celery molluscs mustard | definition
gambon | cigala, necora, centolla, lagostim, lagostins, sapateira, sapateira recheada, santola, perceves, gamberoni, mazzancolla, granseola,
  canocchie, canocchia, cicale di mare, moeche, garides, garides saganaki, garida, karavides, astakos, astakomakaronada, kavouri, schie | |
  crustaceans | molluscs fish gluten wheat milk alcohol sulphites | definition
navajas | pulpitos, puntillitas, puntillas fritas, rabas, chopitos, caracoles, canaillas, mexilhao, berbigao, polvo a lagareiro, polvo cozido, lapas
  grelhadas, lapas, caracois, buzios, lingueirao, conquilhas, cozza, capasanta, canestrelli di mare, fasolari, cannolicchi, ostrica, totani, totano,
  seppie, seppioline, polipo, polipetti, lumache di terra, misto mare, insalata di mare, fritto misto di mare, cataplana, mydia, midia saganaki,
  htapodi, xtapodi, chtapodi, kalamarakia, thrapsala, ostraka mydia, salingaria | | molluscs | crustaceans fish alcohol sulphites gluten wheat milk |
  definition
tortilla de camarones masa | tortilla francesa, tortilla paisana, ensaladilla, salsa rosa, salsa golf, salsa golf aderezo, salsa tartara, maionese,
  maionese caseira, maionesa, maonese, insalata russa, insalata capricciosa, albumi, avga, avgo, merengue, meringa, albumi montati | ~egg | | fish
  mustard milk | classic recipe
tyropita | bougatsa, kreatopita, hortopita, kolokithopita, tiropitakia, spanakopitakia, mousakas, papoutsakia, tyrokafteri, htipiti, tirokafteri,
  saganaki cheese, bouyiourdi, dakos, ntakos, melitzanosalata with yoghurt, greek salad with feta, choriatiki, kalitsounia, kaltsounia, melitinia,
  vasilopita, samali, rizogalo, mastiha ice cream, touloumbes, sfakiani pita, flaounes, flaouna, daktyla cyprus, fides noodles | plain-flour | milk
  -fodmap | eggs nuts honey sesame beef lamb | classic recipe
kefalograviera | ladotyri, formaela, metsovone, kopanisti, anthotyro, manoura, san michali, xynotyro, xinotyro, xynomizithra, myzithra, katiki
  domokou, galotyri, kefalotiri, telemes, batzos, kalathaki, sfela, anevato, touloumotyri, staka | ~cheddar | -fatty | animal-rennet unpasteurised |
  definition
jerez seco | moscatel, mavrodaphne, zibibbo, bellini cocktail | white-wine | | | definition
vinagre de vinho | vin cotto, vincotto, saba grape must, arrope grape | ~red-wine-vinegar | | | definition
lomo embuchado | alheira, torresmos, farinato, salama da sugo, soppressa, siglino, noumboulo, tsamarella | | pork processed-meat salty fatty |
  gluten wheat milk soy sulphites nuts alcohol poultry | label-typical
`;
