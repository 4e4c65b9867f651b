// Foods of the Americas, Africa, Britain and Oceania, and sweets by brand: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalOverseas = `
pe-de-moleque | pacoca, pacoquita, pe de moca, cajuzinho, palanqueta, mazapan de la rosa, de la rosa mazapan, encacahuatado, mani garrapinado, mani
  con chocolate, mani confitado, aji de mani, sarsa de mani, sopa de mani, encebollado mani, garrapinada de mani, nucita, turron de mani, kokada
  mani, tigadeguena, tigadegana, domoda, nkatenkwan, nkate nkwan, nkate cake, nkatsenkwan, kuli-kuli, kulikuli, kulikli, kankankan, tankora, tsire,
  dovi, dovi butter, muriwo unedovi, nyama ne dovi, binyebwa, ebinyebwa, gnut paste, karanga, njugu, njugu karanga, azinsin, azindessi, kashata,
  kashata za karanga, odii, mandazi karanga, chinchinga, chichinga, kyinkyinga, pindasoep, pindasambal, tablet pistache, tablet pistach | peanuts |
  | gluten wheat soy milk sesame crustaceans fish | classic recipe
beijinho de coco | bicho de pe, olho de sogra, ambrosia brasileira, queijadinha, curau, mungunza, arroz doce brasileiro, cartola dessert, pan de
  yuca, pandebono, pan de bono, almojabana, chipa, chipa guasu, sopa paraguaya, cunape, mandoca, manjarblanco, suspiro limeno, suspiro a la limena,
  torta tres leches, postre chaja, chaja, jericalla, kremas, cola de mono, capirotada, bionico, cuajada hondurena, reggianito, provoleta, mucarela,
  mussarela, catupiry, coalhada, coalhada seca, jocoque, elote, elote preparado, street corn, salsa huancaina, huancaina sauce, ocopa, locro de
  papa, changua, pastelon, tamales de elote | milk | -fodmap | eggs gluten wheat nuts peanuts crustaceans alcohol pork | classic recipe
cuernitos | marranitos, puerquitos, sopaipilla, pan amasado, picarones, turron de dona pepa, guagua de pan, golfeado, pan sobao, pastel de feira,
  massa de pastel, empadinha, empada, enroladinho, pao na chapa, bolinho de chuva, cueca virada, bisnaguinha, farofa de pao, torta de frango, fried
  bake, bake and shark, buss up shut, doubles trinidad, jamaican festival, patty crust, pholourie, phulourie, aloo pie, pate kode, bannock,
  frybread, indian taco, sopapilla, puff puff, bofrot, boflot, togbei, chin chin, chinchin, mahamri, maandazi, mandaazi, mikate, rolex uganda,
  sambusa, sambuusa, malawax, malawah somali, canjeero, anjero, muufo, sabaayad, mushmush, himbasha, ambasha, hembesha, dabo kolo, chechebsa, kita
  herfa, kinche, genfo, ga'at, magwinya, koeksister, koesister, beskuit, tipsy tart, hertzoggie, hertzoggies, potbrood, dombolo, ujeqe, jeqe,
  samoosa, fish roll nigerian, tapalapa, fatayas, thiakry, chakery, degue | plain-flour | -fodmap | milk eggs nuts beef pork poultry fish alcohol
  lamb | classic recipe
bakkwa | | | meat | gluten soy mustard | label-typical
okporoko | momoni, koobi, lanhouin, guedj, guej, yeet, adjuevan, adjovan, kapenta, matemba, omena, dagaa, mukene, usipa, ngege, samaki,
  thieboudienne, tiep bou dien, thiebou dieune, ceebu jen, thieb, liboke, maboke, snoek, snoek pate, smoorsnoek, kabeljou, bokkoms, stamp and go,
  buljol, chiquetaille, chiktay, bacalaitos, encebollado, caldillo de congrio, reineta, corvina frita, pejerrey, surubi, pacu, pirarucu, tambaqui,
  tucunare, bacalhoada, onaga, opakapaka, monchong, shutome, e'ia ota, tarakihi, terakihi, hapuku, warehou, kahawai, blue eye trevalla, arbroath
  smokies, stargazy pie, omelette arnold bennett, patum, gefilte | | fish | gluten wheat milk eggs crustaceans molluscs celery mustard | definition
caruru | abara, tacaca, arroz de cuxa, casquinha de siri, siri mole, caranguejada, chupe de centolla, pastel de jaiba, jaiba, pastel de centolla,
  low country boil, egusi soup, egusi stew, ogbono soup, edikaikong, edikang ikong, afang soup, afang, banga soup, oha soup, ofe onugbu, ofe nsala,
  nsala soup, efo riro, okro soup, ndole, eru soup, shito, black shito, shitor, shito sauce, sakarakou | | crustaceans | fish gluten wheat milk eggs
  celery mustard soy molluscs | classic recipe
lambi | lambi creole, lanbi, choros, choritos, choros a la chalaca, choritos a la chalaca, machas a la parmesana, locos con mayo, piure, ostiones a
  la parmesana, conchas negras ceviche, paila marina, curanto, sururu, caldinho de sururu, caldo de sururu, lambreta, polvo a vinagrete, ceviche
  mixto, jalea mixta, parihuela, caldo siete mares, vuelve a la vida, callo de hacha, caracol guisado, tuatua, toheroa, angels on horseback,
  carpetbag steak, perlemoen, alikreukel, pweza, pweza wa nazi, ngisi, isam, igbin, nyamangoro, touffa | | molluscs | crustaceans fish gluten wheat
  milk alcohol | classic recipe
pavlova roll | snot block, iced vovo, jatz, weetbix, vita brits, dim sims, paraoa rewena, rewena, panikeke, keke pua'a, pani popo, keke saina,
  faikakai, topai, doughboys, andagi, manapua, bath oliver, barm brack, fifteens traybake, selkirk bannock, sussex pond pudding, fig roll, fig
  newton, mr kipling, twiglets, triscuit, ding dongs, little debbie, shoofly pie, apple brown betty, apple pandowdy, jiffy mix, tuna helper, tater
  tot casserole, timbits, pets de soeur, tarte au sucre quebecoise, kichlach, knish, sufganiyah, shake and bake, loacker, pirouline | plain-flour |
  -fodmap | milk eggs nuts soy peanuts | label-typical
ferrero collection | ferrero rondnoir, marabou hazelnut, cadbury fruit and nut, fruit & nut chocolate, whole nut chocolate, hershey's with almonds,
  mr goodbar almonds, toffifay, quality street, celebrations chocolates, cadbury heroes chocolates, cadbury roses, ferrero, ion almond chocolate,
  lacta hazelnut, torrone alba, walnut whip, topic bar, pecan turtles, chocolate turtles, tronky, viennetta nut, magnum almond, magnum almond ice
  cream, pistachio dubai chocolate | ~milk-chocolate | nuts milk soy | gluten wheat eggs peanuts | label-typical
wispa | curly wurly, freddo, freddo frog, caramello, caramello koala, cadbury buttons, minstrels chocolates, aero bar, yorkie bar, hershey bar,
  hershey's, tootsie roll, 3 musketeers, three musketeers, 100 grand bar, york peppermint pattie, junior mints, caramilk, coffee crisp, mr big bar,
  choki choki, silverqueen chocolate, sonho de valsa, garoto chocolate, baton garoto, ouro branco, serenata de amor, carlos v chocolate, peppermint
  crisp, chomp bar, meiji chocolate, apollo chocolate, frosty wendy's, klondike bar, haagen-dazs, yoo-hoo, frijj, yop drink, actimel, danonino,
  muller corner, yoplait, chobani, reddi-wip, cheestrings, cathedral city, pilgrims choice, kraft singles, tillamook, sargento, polly-o, anchor
  spreadable, la lechera, ambrosia rice, fortisip, complan, lactaid, fairlife, sheridan's liqueur | | milk | gluten wheat soy nuts eggs peanuts
  alcohol | label-typical
butterfinger | baby ruth, payday bar, payday candy, oh henry, oh henry bar, zagnut, chick-o-stick, mary jane candy, take 5 bar, 5th avenue bar,
  whatchamacallit, bamba, bamba snack, crunchy nut cornflakes, wunderbar, starbar, kp nuts, buckeye candy, uncrustables, pindakaasrepen | ~peanuts |
  | gluten wheat milk soy nuts eggs | label-typical
haupia pie filling | | | coconut-family | milk gluten | classic recipe
marshmallow treats | | | gluten | milk | label-typical
lea perrins | | ~worcestershire | | molluscs celery | label-typical
bloody mary cocktail | cel-ray, cajun trinity, beloved seasoning aromat, chicago hot dog, chicago-style hot dog | ~celery | celery | mustard nuts |
  label-typical
grey poupon | french's classic yellow, french's yellow mustard, classic yellow mustard, plochman's, coleman's, durkee famous sauce, comeback sauce, carolina gold sauce, carolina gold bbq sauce, chow chow relish, chowchow
  relish, atchar, atjar, bajan pepper sauce, bajan hot sauce, matouk's, matouk's pepper sauce, cumberland sauce | ~yellow-mustard | | eggs sulphites
  | label-typical
in-n-out sauce | fry sauce, yum yum sauce, alabama white sauce, white bbq sauce, marie rose, salsa golf argentina, mayoketchup, salsa rosada,
  ensalada rusa, completo italiano, cardini dressing, nando's perinaise, perinaise | ~mayonnaise | | milk fish mustard celery gluten soy poultry |
  label-typical
everything but the bagel | benniseed, ridi seeds, joyva, mole coloradito, pipian rojo, encacahuatado mole, goddess dressing, ufuta, ufuta seeds |
  ~sesame-seeds | | gluten wheat soy nuts peanuts eggs milk | classic recipe
lincolnshire poacher | berkswell, wigmore, tymsboro, ogleshield, westcombe, davidstow, dubliner, coolea, gubbeen, hafod, gorwydd, crowdie, caboc,
  lanark white, sussex slipcote, duddleswell, spenwood, sage derby, lymeswold, ticklemore, vella dry jack, pleasant ridge reserve, liederkranz,
  cojack, provel, pinconning, migneron, le riopelle, mainland tasty, whitestone | ~cheddar | | animal-rennet unpasteurised | definition
stichelton | dorset blue vinny, blue vinny, lanark blue, strathdon blue, barkham blue, cornish blue, beenleigh blue, oxford blue, colston bassett,
  blacksticks blue, perl las, crozier blue, bath blue, yorkshire blue, harrogate blue, maytag, maytag blue, point reyes blue, rogue river blue,
  bayley hazen, roth blue, amish blue, kikorangi, roaring forties blue, gippsland blue, king island blue, bleu benedictin, ermite blue, salemville,
  billy blue | ~blue-cheese | | unpasteurised animal-rennet | definition
nocellara | nocellara del belice, gordal, picholine, aceitunas verdes, aceitunas, azeitonas verdes, grune oliven, zielone oliwki | ~green-olives | |
  sulphites | definition
taggiasche | taggiasca, aceitunas negras, azeitonas pretas, azeitonas, schwarze oliven, czarne oliwki, zeytin, siyah zeytin, oliwki, oliven |
  ~black-olives | | sulphites | definition
`;
