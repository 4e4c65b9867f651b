// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dietPoultryAndGame = `
foie de volaille | foies de volaille, foies de poulet, hühnerleber, geflügelleber, higaditos de pollo, higado de pollo, fegatini, fegatini di pollo,
  crostini toscani, crostini di fegatini, figados de galinha, kippenlever, kycklinglever, wątróbka drobiowa, tavuk ciğeri, torireba, murgh kaleji,
  pâté de foie de volaille, mousse de foie, mousse de foies de volaille, geflügelleberwurst | ~chicken-liver | fatty | milk eggs alcohol
  onion-family | definition
parfait de foie | | ~chicken-liver | fatty alcohol eggs milk | onion-family | definition
chopped liver | gehakte leber | ~chicken-liver | fatty eggs | milk alcohol onion-family | definition
gâteau de foie | | ~chicken-liver | fatty eggs milk | alcohol onion-family | definition
chicken liver parfait | liver parfait | ~chicken-liver | fatty alcohol eggs milk | onion-family sulphites | definition
foie gras de canard | foie gras d'oie, bloc de foie gras, foie gras mi-cuit, foie gras entier, gänseleber, gansestopfleber, entenleber, libamáj, goose
  liver, goose liver pate, ganzenlever, eendenlever, anka lever, fegato grasso, hígado de pato | ~duck-liver | fatty | alcohol milk eggs | definition
foie gras | pâté de foie gras, duck liver pate, mousse de canard, foie gras torchon, foie gras mousse | ~duck-liver | fatty | alcohol milk eggs
  sulphites | definition
gizzard | duck gizzard, turkey gizzard, gésiers, mollejas de pollo, ventriglio, durelli, hühnermagen, gänsemagen, kippenmaagjes, moela, sunagimo,
  dakttongjip, dak ttongjip, batikolon, kura ko sukuti gizzard, żołądki drobiowe, tavuk taşlık | ~chicken-gizzard | | | definition
coeurs de poulet | cœurs de canard, corazones de pollo, coração de galinha, coraçãozinho, cuori di pollo, hühnerherzen, kippenhartjes,
  kycklinghjärtan, hatsu yakitori, duck heart, turkey heart | ~chicken-heart | | | definition
alitas | galinha, canja de galinha, canja, galinhada, galeto, galletto, gallina, pollastra, poularde, haut de cuisse, blanc de volaille, volaille,
  coquelet, poule au pot, poule, suprême de volaille, brathähnchen, brathendl, hendl, grillhähnchen, hähnchenschenkel, hähnchenkeule, hähnchenfilet,
  hähnchenbrustfilet, hühnchen, hühnerbrust, hühnersuppe, geflügel, pouletbrust, maishähnchen, stubenküken, kippendij, kippenpoot, kippenbout,
  kippengehakt, kippenvlees, kipdijfilet, kycklingfilé, kycklinglår, kycklingfärs, kylling, kyllingebryst, kyllingfilet, kananpoika, broileri,
  kurczak, pierś z kurczaka, udka z kurczaka, kurczaka, kuřecí, csirke, piletina, pileshko, tavuk, tavuk şiş, tavuk döner, piliç, tavuk but,
  kotopoulo, kotosoupa, joojeh, jujeh kabab, joojeh kabab, jooje kabab, zereshk polo, shish taouk, shish tawook, shish tawouk, farrouj, farrouj
  meshwi, djej, dajaj, kabsa dajaj, machboos dajaj, doro alicha, muamba de galinha, kozhi, kozhi varuval, kozhi curry, kodi kura, kodi vepudu, nattu
  kozhi, desi murgi, murgi, kombdi vada, kombdi, chettinad kozhi, country captain, gai yang, gai tod, tom kha kai, kai tod, satay gai, massaman gai,
  gà nướng, phở gà, cà ri gà, com ga, gỏi gà, gà kho gừng, teba shio, tebasaki, mizutaki, tori nanban, tori paitan, samgyetang, samgye tang, dakjuk,
  bai qie ji, baiqieji, hainan ji fan, gai lan gai, chow gai, hot wings, wingettes, drumettes, wingstop, cock-a-leekie, cockaleekie, jerk wings,
  boiling fowl, hen stewing, wu gu ji, brunswick stew, peri peri wings, nandos wings, chakhokhbili, tsitsila, tsyplyonok tabaka, rosół z kury,
  kuritsa, kuku paka, kuku wa kupaka, cafreal, xacuti, galinha cafreal, xacuti de galinha, sancocho de gallina, sopa de gallina, gallina criolla,
  cazuela de ave, djej mhamer | ~chicken-thigh | | gluten milk eggs nuts soy alcohol onion-family garlic-family | classic recipe
oyako don | | ~chicken-thigh | alcohol eggs gluten soy | milk nuts onion-family garlic-family | classic recipe
backhähnchen | khao soi gai, mcchicken, kotlety z kurczaka | ~chicken-thigh | eggs gluten | milk nuts soy alcohol onion-family garlic-family |
  classic recipe
aji de gallina | chick-fil-a sandwich, kotleta po-kievski, kurnik | ~chicken-thigh | eggs gluten milk | nuts soy alcohol onion-family garlic-family
  | classic recipe
pastilla marocaine | | ~chicken-thigh | eggs gluten milk nuts | soy alcohol onion-family garlic-family | classic recipe
doro wat | doro wot | ~chicken-thigh | eggs milk | gluten nuts soy alcohol onion-family garlic-family | classic recipe
kipnuggets | musakhan, toriten, dak kalguksu, mcnuggets | ~chicken-thigh | gluten | milk eggs nuts soy alcohol onion-family garlic-family | classic
  recipe
vol-au-vent de volaille | hühnerfrikassee, csirkepaprikás, paprikás csirke | ~chicken-thigh | gluten milk | eggs nuts soy alcohol onion-family
  garlic-family | classic recipe
zangi | dak bulgogi, gong bao ji ding, kung pao ji ding, da pan ji, dapanji | ~chicken-thigh | gluten soy | milk eggs nuts alcohol onion-family
  garlic-family | classic recipe
waterzooi | gentse waterzooi, reshmi kabab, tangdi kabab, tangdi kebab, chkmeruli | ~chicken-thigh | milk | gluten eggs nuts soy alcohol
  onion-family garlic-family | classic recipe
mole poblano de guajolote | | ~chicken-thigh | nuts | gluten milk eggs soy alcohol onion-family garlic-family | classic recipe
kipsaté | gai pad krapow, khao man gai, khao mun gai, pad krapow gai, tsukune, dak galbi, dakdoritang, dakbokkeumtang, kou shui ji, koushui ji, la
  zi ji, lazi ji, bang bang ji, moo goo gai pan | ~chicken-thigh | soy | gluten milk eggs nuts alcohol onion-family garlic-family | classic recipe
mole poblano | | ~chicken-thigh | nuts sesame | gluten milk eggs soy alcohol onion-family garlic-family peanuts | classic recipe
tom kha gai | | ~chicken-thigh | crustaceans fish | gluten milk eggs nuts soy alcohol onion-family garlic-family molluscs sulphites | classic recipe
chicken schmaltz | gribenes, griebenes, gänseschmalz, graisse de canard, graisse d'oie, graisse de poulet, gänsefett, entenschmalz, grasso d'oca,
  grasa de pato, gåsefett, gęsi smalec, torikawa, kawa yakitori | ~chicken-fat | fatty | | definition
turkey roll | turkey rashers, smoked turkey rashers, chicken rashers, smoked chicken rashers, turkey jerky, turkey kielbasa, turkey bologna, turkey chorizo, turkey mortadella, putensalami, putenschinken,
  putenwurst, geflügelwurst, geflügelsalami, geflügelmortadella, hähnchensalami, kalkonbacon, kipfilet beleg, pavo cocido, fiambre de pavo, jamon de
  pavo, pechuga de pavo, fesa di tacchino affumicata, blanc de dinde fumé, jambon de dinde, kalkoenfilet, hindi salam, hindi füme, tavuk sosis, tavuk
  sucuk, piliç sosis, chicken bologna, chicken mortadella, chicken frankfurters, hühnerwurst | ~turkey-bacon | fatty | milk gluten pork sulphites |
  label-typical
dindon | guajolote, tacchinella, peru assado, putenschnitzel, putenfleisch, putenkeule, truthahn, indyk, pierś z indyka, hindi eti, kalkun, kalkon,
  krůta, pulyka, ćurka, turducken, kalkoenvlees, kalkoengehakt | ~turkey-breast | | | definition
pekingente | kaoya, caneton, canette, entenbrust, entenkeule, bauernente, eendenborst, eend, ankbröst, kaczka, kaczka pieczona, czernina, kachna,
  kacsa, kacsasült, pačje meso, ördek, kamo, aigamo, bebek, bebek betutu, bebek goreng, vịt quay, laab ped, larb ped, ped yang, ori gogi, oritang,
  yanshui ya, kaeng phet pet yang | ~duck-breast | | soy gluten alcohol | classic recipe
bei jing kao ya | beijing kaoya, kamo nanban | ~duck-breast | gluten soy | alcohol | classic recipe
vịt nấu chao | ped palo | ~duck-breast | soy | gluten alcohol | classic recipe
gänsebraten | martinsgans, weihnachtsgans, gänsekeule, gänsebrust, oie rôtie, oca arrosto, ganso, ganzenborst, gåsebryst, ges pieczona, gęsina, husa,
  husí, liba, libacomb, libasült, kaz eti, siew ngoh, siu ngo, siu ngoh, gänserillette | ~goose | | | definition
caille | codorniz, codornices, quaglia, quaglie, wachtel, wachteln, kwartel, uzura, bildircin, przepiórka, tittir, ortolan, bobwhite, poule de bruyère
  | ~quail | | | definition
faisan | fagiano, fasan, fazant, bażant, fasanenbrust, fasaan, kiji | ~pheasant | | | definition
perdrix | perdreau, perdiz, perdices, perdiz escabechada, perdices escabechadas, pernice, pernici, rebhuhn, rebhühner, patrijs, kuropatwa, keklik,
  teetar, batair, perdiz estofada, rapphöns | ~partridge | | | definition
squab | pigeonneau, pigeonneaux, pichón, pichones, piccione, piccioni, palombacci, taube, hamam mahshi, pombo, duif, palombe, colombaccio, golub |
  ~pigeon | | | definition
ptarmigan | rjupa, capercaillie, tjäder, auerhahn, tetraone, lagopède, gélinotte, hazel hen, prairie chicken, bécasse, bécassine, schnepfe, beccaccia,
  becada, sarcelle, teal duck, wigeon, widgeon, mallard breast, canvasback, grive, tordo, tordi, figpecker, becfigue, beccafico bird, ambelopoulia,
  ambelopoulia songbird, lapwing, wild duck breast, wild goose, wild turkey, pintade, pintadeau, faraona, gallina de guinea, perlhuhn,
  parelhoen, pärlhöna, becasses | ~grouse | | | definition
venaison | chevreuil, cerf, biche, civet de chevreuil, gigue de chevreuil, hirsch, hirschgulasch, hirschrücken, hirschragout, hirschsalami, rehrücken,
  rehragout, rehkeule, rehkitz, wildgulasch, wildragout, wildbret, wild fleisch, wildbraten, wildgehacktes, cervo, spezzatino di cervo, capriolo, daino,
  camoscio, selvaggina, bresaola di cervo, salame di cervo, slinzega di cervo, ciervo, corzo, venado, carne de caza, estofado de venado, carne de caça,
  veado, hertenbiefstuk, hertenvlees, reebout, wildstoof, rådjur, radjurssadel, hjort, hjortgryta, dyresteg, renskav, renkött, reinsdyr, reinsdyrgryte,
  finnbiff, poronkäristys, älgfärs, älgkött, elggryte, hirvi, hirvenliha, jeleń, jelenia, sarna, dziczyzna, jelenia guláš, srnčí, zvěřina, vadas,
  szarvas, szarvaspörkölt, geyik, geyik eti, momiji meat, antelope, antelope meat, springbok, kudu, impala meat, gemsbok, eland, blesbok, wildebeest,
  muntjac, roebuck, chamois meat, mouflon, ibex meat, pronghorn, yak meat, water buffalo meat, buffalo burger, musk ox, gibier, caza mayor | ~venison |
  | sulphites | definition
game stock | | ~venison | | sulphites gluten celery | definition
lapereau | kaninchenkeule, kaninchenbraten, konijn, konijn met pruimen, konijnenbout, kanin, kaninkött, królik, králík, králičí, nyúl, tavşan,
  usagi, fenek, fenkata, kouneli, kunić, zec kunic, bunny meat | ~rabbit | not-kosher | mustard alcohol | definition
coelho a cacador | stuffat tal-fenek, kouneli stifado | ~rabbit | not-kosher alcohol | mustard | definition
lièvre | hasenrücken, hasenbraten, liebre, hazenrug, zając, zajíc, vadnyúl | ~hare | not-kosher | alcohol | definition
civet de lièvre | lièvre à la royale, hasenpfeffer, pappardelle alla lepre, hazenpeper, hazenpfeffer | ~hare | not-kosher alcohol | | definition
sanglier | marcassin, cinghiale, wildschwein, wildschweinbraten, wildschweinsalami, jabalí, javali, everzwijn, wild zwijn, wildzwijn, vildsvin,
  dzik, divočák, vaddisznó, yaban domuzu, inoshishi, botan nabe, salame di cinghiale, prosciutto di cinghiale, saucisson de sanglier, feral hog,
  peccary, javelina, warthog, saucisson sanglier, terrine de sanglier | ~wild-boar | | alcohol sulphites | definition
pappardelle al cinghiale | | ~wild-boar | alcohol | sulphites | definition
cheval | viande de cheval, steak de cheval, pferdefleisch, rossfleisch, rosswurst, pferdewurst, pferdesalami, rheinischer sauerbraten vom pferd,
  carne di cavallo, cavallo, sfilacci di cavallo, carne de caballo, carne de potro, potro, paardenvlees, paardenbiefstuk, paardenworst, zoervleis,
  hästkött, hamburgerkött, häströkt, konina, kazy, qazy, kazi horse, qazi, shuzhuk, chuchuk, kazylyk, sakuraniku, sakura nabe, baniku, colt meat,
  foal meat, donkey meat, salame d'asino, asino, lu rou huo shao, âne saucisson, camel burger, camel hump, camel steak, cammello, hachi camel, jamal
  meat | ~horse-meat | not-kosher | alcohol | definition
pastissada de caval | stracotto d'asino | ~horse-meat | not-kosher alcohol | | definition
cuisses de grenouilles | grenouilles, frog meat, froschschenkel, ancas de rana, ancas de rã, rane fritte, cosce di rana, kikkerbilletjes, grodlår,
  tian ji, swikee, bullfrog, kodok, žabí stehýnka, frog porridge | ~frog-legs | not-kosher | | definition
kanga bangas | wallaby, straußenfleisch, straußensteak, autruche, filet d'autruche, avestruz, struzzo, struisvogel, struisvogelbiefstuk, strutskött,
  rhea meat, possum, brushtail possum, opossum stew, cuy al horno, cuy chactado, guinea pig, chactado, alpaca meat, alpaca steak, llama meat, charqui de
  llama, capybara, nutria meat, coypu, beaver meat, beaver tail meat, muskrat, squirrel stew, groundhog, woodchuck stew, porcupine meat, hedgehog meat,
  armadillo, armadillo meat, iguana meat, garrobo, rattlesnake sausage, snake soup, snake meat, snake wine meat, crocodile steak, crocodile meat, croc
  steak, alligator sausage, alligator tail, gator tail, gator bites, fried gator, krokodilfleisch, crocodile fillet, turtle soup, snapping turtle,
  terrapin, terrapin soup, softshell turtle, suppon, tortoise meat, monitor lizard, bear sausage, bear steak, bear stew, bärenfleisch, seal meat, seal
  flipper, flipper pie, whale, whale meat, whale steak, whale blubber, muktuk, maktak, kujira, hvalbiff, hvalkjøtt, mattak, dolphin meat, walrus meat,
  igunaq, kiviak, dog meat, bosintang, zebra steak, cane rat, akrantie, bush meat, bat meat | ~kangaroo | not-kosher | | definition
`;
