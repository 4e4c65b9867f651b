// Foods of the Americas, Africa, Britain and Oceania, and sweets by brand: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalOverseas = `
pe-de-moleque | pacoca, pacoquita, pe de moca, palanqueta, mazapan de la rosa, de la rosa mazapan, encacahuatado, mani garrapinado, mani con
  chocolate, mani confitado, aji de mani, sarsa de mani, sopa de mani, encebollado mani, garrapinada de mani, turron de mani, kokada mani,
  tigadeguena, tigadegana, domoda, nkatenkwan, nkate nkwan, nkate cake, nkatsenkwan, kuli-kuli, kulikuli, kulikli, kankankan, tankora, tsire, dovi,
  dovi butter, muriwo unedovi, nyama ne dovi, binyebwa, ebinyebwa, gnut paste, karanga, njugu, njugu karanga, azinsin, azindessi, kashata, kashata
  za karanga, odii, chinchinga, chichinga, kyinkyinga, pindasoep, pindasambal, tablet pistache, tablet pistach | peanuts | | gluten wheat soy milk
  sesame crustaceans fish | classic recipe
mandazi karanga | | peanuts | gluten wheat | soy milk sesame crustaceans fish | classic recipe
cajuzinho | nucita | peanuts | milk | gluten wheat soy sesame crustaceans fish | classic recipe
beijinho de coco | bicho de pe, olho de sogra, curau, mungunza, arroz doce brasileiro, cartola dessert, pan de yuca, pandebono, pan de bono,
  almojabana, cunape, mandoca, manjarblanco, bionico, cuajada hondurena, reggianito, provoleta, mucarela, mussarela, catupiry, coalhada, coalhada
  seca, jocoque, elote, locro de papa, pastelon, tamales de elote | milk | -fodmap | eggs gluten wheat nuts peanuts crustaceans alcohol pork |
  classic recipe
kremas | cola de mono | milk | -fodmap alcohol | eggs gluten wheat nuts peanuts crustaceans pork | classic recipe
suspiro limeno | suspiro a la limena | milk | -fodmap alcohol eggs | gluten wheat nuts peanuts crustaceans pork | classic recipe
ambrosia brasileira | queijadinha, chipa, chipa guasu, sopa paraguaya, jericalla, elote preparado, changua | milk | -fodmap eggs | gluten wheat nuts
  peanuts crustaceans alcohol pork | classic recipe
street corn | | milk | -fodmap | gluten wheat nuts peanuts crustaceans alcohol pork eggs | classic recipe
torta tres leches | postre chaja, chaja | milk | -fodmap eggs gluten wheat | nuts peanuts crustaceans alcohol pork | classic recipe
capirotada | salsa huancaina, huancaina sauce, ocopa | milk | -fodmap gluten wheat | eggs nuts peanuts crustaceans alcohol pork | classic recipe
cuernitos | sopaipilla, pan amasado, picarones, guagua de pan, pan sobao, pastel de feira, massa de pastel, empadinha, empada, enroladinho,
  bisnaguinha, farofa de pao, fried bake, buss up shut, doubles trinidad, jamaican festival, patty crust, pholourie, phulourie, aloo pie, pate kode,
  bannock, frybread, indian taco, sopapilla, puff puff, bofrot, boflot, togbei, chin chin, chinchin, mahamri, maandazi, mandaazi, mikate, sambusa,
  sambuusa, canjeero, anjero, muufo, sabaayad, mushmush, himbasha, ambasha, hembesha, dabo kolo, kita herfa, kinche, magwinya, koeksister,
  koesister, potbrood, dombolo, ujeqe, jeqe, samoosa, tapalapa, fatayas | plain-flour | -fodmap | milk eggs nuts beef pork poultry fish alcohol lamb
  | classic recipe
tipsy tart | | plain-flour | -fodmap alcohol eggs milk | nuts beef pork poultry fish lamb | classic recipe
marranitos | puerquitos, turron de dona pepa, cueca virada, rolex uganda, malawax, malawah somali | plain-flour | -fodmap eggs | milk nuts beef pork
  poultry fish alcohol lamb | classic recipe
bolinho de chuva | hertzoggie, hertzoggies | plain-flour | -fodmap eggs milk | nuts beef pork poultry fish alcohol lamb | classic recipe
torta de frango | | plain-flour | -fodmap eggs milk poultry | nuts beef pork fish alcohol lamb | classic recipe
bake and shark | fish roll nigerian | plain-flour | -fodmap fish | milk eggs nuts beef pork poultry alcohol lamb | classic recipe
golfeado | pao na chapa, chechebsa, genfo, ga'at, beskuit, thiakry, chakery, degue | plain-flour | -fodmap milk | eggs nuts beef pork poultry fish
  alcohol lamb | classic recipe
bakkwa | | | meat gluten soy | mustard | label-typical
okporoko | momoni, koobi, lanhouin, guedj, guej, yeet, adjuevan, adjovan, kapenta, matemba, omena, dagaa, mukene, usipa, ngege, samaki,
  thieboudienne, tiep bou dien, thiebou dieune, ceebu jen, thieb, liboke, maboke, snoek, snoek pate, smoorsnoek, kabeljou, bokkoms, buljol,
  chiquetaille, chiktay, encebollado, caldillo de congrio, reineta, corvina frita, pejerrey, surubi, pacu, pirarucu, tambaqui, tucunare, bacalhoada,
  onaga, opakapaka, monchong, shutome, e'ia ota, tarakihi, terakihi, hapuku, warehou, kahawai, blue eye trevalla, arbroath smokies | | fish | gluten
  wheat milk eggs crustaceans molluscs celery mustard | definition
stargazy pie | gefilte | | fish eggs gluten wheat | milk crustaceans molluscs celery mustard | definition
omelette arnold bennett | | | fish eggs milk | gluten wheat crustaceans molluscs celery mustard | definition
stamp and go | bacalaitos | | fish gluten wheat | milk eggs crustaceans molluscs celery mustard | definition
patum | | | fish milk | gluten wheat eggs crustaceans molluscs celery mustard | definition
caruru | abara, tacaca, arroz de cuxa, casquinha de siri, siri mole, caranguejada, jaiba, low country boil, egusi soup, egusi stew, ogbono soup,
  edikaikong, edikang ikong, afang soup, afang, banga soup, oha soup, ofe onugbu, ofe nsala, nsala soup, efo riro, okro soup, ndole, eru soup,
  sakarakou | | crustaceans | fish gluten wheat milk eggs celery mustard soy molluscs | classic recipe
shito | black shito, shitor, shito sauce | | crustaceans fish | gluten wheat milk eggs celery mustard soy molluscs | classic recipe
chupe de centolla | pastel de jaiba, pastel de centolla | | crustaceans gluten milk wheat | fish eggs celery mustard soy molluscs | classic recipe
lambi | lambi creole, lanbi, choros, choritos, choros a la chalaca, choritos a la chalaca, locos con mayo, piure, conchas negras ceviche, paila
  marina, curanto, sururu, caldinho de sururu, caldo de sururu, lambreta, polvo a vinagrete, callo de hacha, caracol guisado, tuatua, toheroa,
  angels on horseback, carpetbag steak, perlemoen, alikreukel, pweza, pweza wa nazi, ngisi, isam, igbin, nyamangoro, touffa | | molluscs |
  crustaceans fish gluten wheat milk alcohol | classic recipe
vuelve a la vida | | | molluscs crustaceans | fish gluten wheat milk alcohol | classic recipe
ceviche mixto | parihuela, caldo siete mares | | molluscs crustaceans fish | gluten wheat milk alcohol | classic recipe
jalea mixta | | | molluscs crustaceans fish gluten wheat | milk alcohol | classic recipe
machas a la parmesana | ostiones a la parmesana | | molluscs milk | crustaceans fish gluten wheat alcohol | classic recipe
iced vovo | jatz, weetbix, vita brits, dim sims, paraoa rewena, rewena, panikeke, keke pua'a, pani popo, keke saina, faikakai, topai, doughboys,
  andagi, manapua, bath oliver, fig roll, fig newton, mr kipling, twiglets, triscuit, little debbie, shoofly pie, jiffy mix, knish, shake and bake,
  pirouline | plain-flour | -fodmap | milk eggs nuts soy peanuts | label-typical
barm brack | kichlach, sufganiyah | plain-flour | -fodmap eggs | milk nuts soy peanuts | label-typical
pavlova roll | | plain-flour | -fodmap eggs milk | nuts soy peanuts | label-typical
ding dongs | | plain-flour | -fodmap eggs milk soy | nuts peanuts | label-typical
snot block | fifteens traybake, selkirk bannock, sussex pond pudding, apple brown betty, apple pandowdy, tuna helper, tater tot casserole, timbits,
  pets de soeur, tarte au sucre quebecoise | plain-flour | -fodmap milk | eggs nuts soy peanuts | label-typical
loacker | | plain-flour | -fodmap milk soy | eggs nuts peanuts | label-typical
marabou hazelnut | cadbury fruit and nut, fruit & nut chocolate, whole nut chocolate, hershey's with almonds, mr goodbar almonds, toffifay, quality
  street, cadbury roses, ferrero, ion almond chocolate, lacta hazelnut, torrone alba, walnut whip, topic bar, pecan turtles, chocolate turtles,
  viennetta nut, magnum almond, magnum almond ice cream | ~milk-chocolate | nuts milk soy | gluten wheat eggs peanuts | label-typical
celebrations chocolates | | ~milk-chocolate | nuts milk soy gluten peanuts wheat | eggs | label-typical
ferrero collection | ferrero rondnoir, cadbury heroes chocolates, tronky, pistachio dubai chocolate | ~milk-chocolate | nuts milk soy gluten wheat |
  eggs peanuts | label-typical
wispa | curly wurly, freddo, freddo frog, caramello, caramello koala, cadbury buttons, aero bar, yorkie bar, hershey's, junior mints, caramilk,
  choki choki, garoto chocolate, baton garoto, carlos v chocolate, peppermint crisp, chomp bar, apollo chocolate, frosty wendy's, klondike bar,
  haagen-dazs, yoo-hoo, frijj, yop drink, actimel, danonino, muller corner, yoplait, chobani, reddi-wip, cheestrings, cathedral city, pilgrims
  choice, kraft singles, tillamook, sargento, polly-o, anchor spreadable, la lechera, ambrosia rice, fortisip, complan, lactaid, fairlife | | milk |
  gluten wheat soy nuts eggs peanuts alcohol | label-typical
sheridan's liqueur | | | milk alcohol | gluten wheat soy nuts eggs peanuts | label-typical
3 musketeers | three musketeers, york peppermint pattie | | milk eggs soy | gluten wheat nuts peanuts alcohol | label-typical
sonho de valsa | serenata de amor | | milk gluten nuts soy wheat | eggs peanuts alcohol | label-typical
mr big bar | | | milk gluten peanuts wheat | soy nuts eggs alcohol | label-typical
coffee crisp | ouro branco | | milk gluten soy wheat | nuts eggs peanuts alcohol | label-typical
silverqueen chocolate | | | milk nuts | gluten wheat soy eggs peanuts alcohol | label-typical
minstrels chocolates | hershey bar, tootsie roll, 100 grand bar, meiji chocolate | | milk soy | gluten wheat nuts eggs peanuts alcohol |
  label-typical
zagnut | chick-o-stick, mary jane candy, bamba, bamba snack, starbar, kp nuts, pindakaasrepen | ~peanuts | | gluten wheat milk soy nuts eggs |
  label-typical
take 5 bar | | ~peanuts | gluten milk soy wheat | nuts eggs | label-typical
crunchy nut cornflakes | uncrustables | ~peanuts | gluten wheat | milk soy nuts eggs | label-typical
payday bar | payday candy, whatchamacallit, wunderbar, buckeye candy | ~peanuts | milk | gluten wheat soy nuts eggs | label-typical
baby ruth | oh henry, oh henry bar, 5th avenue bar | ~peanuts | milk soy | gluten wheat nuts eggs | label-typical
butterfinger | | ~peanuts | | gluten wheat nuts eggs milk soy | label-typical
haupia pie filling | | | coconut-family | milk gluten | classic recipe
marshmallow treats | | | gluten milk | | label-typical
lea perrins | | ~worcestershire | | molluscs celery | label-typical
bloody mary cocktail | cel-ray, cajun trinity, beloved seasoning aromat | ~celery | celery | mustard nuts | label-typical
chicago hot dog | chicago-style hot dog | ~celery | celery mustard | nuts | label-typical
grey poupon | french's classic yellow, french's yellow mustard, classic yellow mustard, plochman's, coleman's, carolina gold sauce, carolina gold
  bbq sauce, chow chow relish, chowchow relish, atchar, atjar, bajan pepper sauce, bajan hot sauce, matouk's, matouk's pepper sauce, cumberland
  sauce | ~yellow-mustard | | eggs sulphites | label-typical
durkee famous sauce | comeback sauce | ~yellow-mustard | eggs | sulphites | label-typical
in-n-out sauce | fry sauce, yum yum sauce, alabama white sauce, white bbq sauce, marie rose, salsa golf argentina, mayoketchup, salsa rosada,
  ensalada rusa, nando's perinaise, perinaise | ~mayonnaise | | milk fish mustard celery gluten soy poultry | label-typical
cardini dressing | | ~mayonnaise | fish milk | mustard celery gluten soy poultry | label-typical
completo italiano | | ~mayonnaise | gluten | milk fish mustard celery soy poultry | label-typical
everything but the bagel | benniseed, ridi seeds, joyva, mole coloradito, pipian rojo, goddess dressing, ufuta, ufuta seeds | ~sesame-seeds | |
  gluten wheat soy nuts peanuts eggs milk | classic recipe
encacahuatado mole | | ~sesame-seeds | peanuts | gluten wheat soy nuts eggs milk | classic recipe
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
