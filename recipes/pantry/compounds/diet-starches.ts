// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dietStarches = `
kartoffelknödel | kartoffelklöße, kartoffelkloesse, thüringer klöße, rohe klöße, halbseidene klöße, kartoffelnudeln, fingernudeln, kluski śląskie,
  silesian dumplings, kartacze, klubb, shlishkes, strapačky, knedliky bramborove, gombóc, knedle ze śliwkami | ~potato | gluten wheat | eggs milk
  pork | classic recipe
zeppelins | zeppelin dumplings | ~potato | gluten wheat pork | eggs milk | classic recipe
kartoffelpuffer | reibekuchen, reiberdatschi, kartoffelpuffern, deruny, draniki, rårakor, röstis, röschti, pommes darphin, pommes paillasson, aloo
  tikki, aloo bonda, batata vada, tortitas de papa, kartoffelrösti, gamjajeon, criques ardechoises | ~potato | | gluten wheat eggs milk | classic
  recipe
latkes | placki ziemniaczane, bramborák, bramboraky | ~potato | eggs gluten wheat | milk | classic recipe
boxty pancake | | ~potato | gluten milk wheat | eggs | classic recipe
tattie scone | potetlefse, potatislefse, vada pav | ~potato | gluten wheat | eggs milk | classic recipe
potato scone | potato farl, lefse | ~potato | gluten | gluten wheat eggs milk soy | classic recipe
pommes frites | fritten, patat, patatje, frietjes, friet, frieten, frytki, hranolky, patatas fritas, papas fritas, papas a la francesa, batatas
  fritas, patatine fritte, patatine, french fry, shoestring fries, curly fries, waffle fries, steak fries, crinkle-cut fries, crinkle fries, sweet
  potato fries, with fries, of fries, some fries, potato wedges, wedges potato, jojos potato, country potatoes, kartoffelecken, kartoffelspalten,
  wilde kartoffeln, pommes allumettes, pommes noisette, kartoffelkroketten, potato smiles, potato waffles, birds eye potato waffles, potato tots,
  tots potato, potato skins, potato puffs, alphabites, chunky chips, triple-cooked chips | ~chips | fatty | milk gluten wheat soy | definition
chip butty | | ~chips | fatty gluten milk wheat | soy | definition
croquettes de pommes de terre | croquetas de patata | ~chips | fatty gluten wheat | milk soy | definition
cheese fries | chili cheese fries, disco fries, pommes duchesse, cheesy tots | ~chips | fatty milk | gluten wheat soy | definition
loaded fries | | ~chips | fatty | gluten wheat soy milk | definition
patatas bravas | bravas, papas bravas | ~chips | fatty | milk gluten wheat soy | classic recipe
potato croquettes | | ~chips | fatty gluten milk | milk gluten wheat soy eggs | definition
bratkartoffeln | pellkartoffeln, salzkartoffeln, ofenkartoffel, ofenkartoffeln, rosmarinkartoffeln, kartoffelsalat, kartoffelsuppe,
  kartoffelgulasch, aardappel, aardappelen, aardappelsalade, pommes de terre, pommes vapeur, pommes sautées, pommes sarladaises, rattes, patata,
  patatas a lo pobre, patatas panaderas, papas arrugadas, papas criollas, patate al forno, batatas a murro, batatas ao murro, batata inglesa,
  potatis, färskpotatis, hasselbackspotatis, kartoffel, kartoffeln, kartofler, poteter, perunat, ziemniaki, ziemniak, kartofle, brambory, krumpli,
  burgonya, cartofi, krompir, krumpir, kartoshka, aloo, batata bhaji, aloo gobi, dum aloo, saag aloo, bombay aloo, aloo matar, jeera aloo, aloo
  paratha filling, urulaikizhangu, jagaimo, gamja, gamja jorim, tu dou, tudou, kentang, khoai tây, man farang, patates püresi, hete bliksem,
  trinxat, roasties, jacket spud, spuds, tatties | ~potato | | milk fish onion-family eggs mustard | classic recipe
patatas alioli | causa limeña, poteto sarada | ~potato | eggs | milk fish onion-family mustard | classic recipe
pommes fondant | pommes anna, brunede kartofler, rumbledethumps, clapshot, stamppot, boerenkool stamppot, boerenkoolstamppot, purée de pommes de
  terre, pommes purée, pommes mousseline, kartoffelstampf, aardappelpuree, pure de patatas, puré de papa, purè di patate, purea di patate, puree
  ziemniaczane, potatismos, potetmos, neeps and tatties | ~potato | milk | fish onion-family eggs mustard | classic recipe
dauphinoise | dauphinoise potatoes, scalloped potatoes | ~potato | milk | milk fish onion-family eggs mustard gluten | classic recipe
knedlíky | lazanki, pisarei, pizzoccheri | ~breadcrumbs | | eggs milk pork onion-family | classic recipe
kneydlekh | knopfli | ~breadcrumbs | eggs | milk pork onion-family | classic recipe
semmelklöße | houskové knedlíky | ~breadcrumbs | eggs milk | pork onion-family | classic recipe
canederli allo speck | | ~breadcrumbs | eggs milk pork | onion-family | classic recipe
pierogies | varenyki, colțunași, derelye, hengeli, shuijiao, mandoo, hun tun pi, gow gee, gow gee wrappers | ~wonton-wrapper | starchy | eggs milk
  pork beef potato-family onion-family cruciferous | classic recipe
casunziei | | ~wonton-wrapper | starchy eggs | milk pork beef potato-family onion-family cruciferous | classic recipe
schlutzkrapfen | | ~wonton-wrapper | starchy eggs milk | pork beef potato-family onion-family cruciferous | classic recipe
kärntner kasnudeln | | ~wonton-wrapper | starchy milk | eggs pork beef potato-family onion-family cruciferous | classic recipe
perciatelli | busiate, conchiglioni, creste di gallo, farfalline, fusilloni, gigli, maccheroncini, maccheroni, malloreddus, pennette, pipe rigate,
  radiatori, reginette, rotelle, stringozzi, testaroli, trenette, troccoli, vermicelloni, zitoni, kritharoto, manestra, makarna, şehriye,
  fadennudeln, hörnchennudeln, makkaroni, hamburger helper, coquillettes, vermicelle pâtes, nouilles, makaron, makarony, těstoviny, tészta, paste
  făinoase, noedels | ~pasta | | eggs milk | definition
erişte | | ~pasta | eggs | milk | definition
hilopites | | ~pasta | | eggs milk | definition
fufu | foufou, foofoo, fufuo, amala, lafun, iyan, tuwo shinkafa, tuwo, ugali, sadza, nsima, nshima, pap maize, mieliepap, banku, kenkey, akple,
  kokonte, attieke, chikwangue, bobolo, miondo, bammy, casabe, beiju, pirão, macaxeira, aipim, mandioca, mandioca frita, carimañola, singkong, tapai,
  getuk, ubi kayu, kamoteng kahoy, mogo, cassave, maniok, maniokmehl, manioca, mihogo | ~cassava-flour | | corn rice-family | definition
cassava chips | | ~cassava-flour | | corn rice-family sulphites | definition
tostones | patacones, patacon, maduros, platanos maduros, plátano macho, mofongo, mangu, platanitos, mariquitas, kelewele, alloco, aloco, kochbanane,
  kochbananen, bakbanaan, matoke, matooke, green matoke, bollos de platano, tajadas, tajadas de platano, chifles, canoas de platano | ~plantain | | |
  definition
plantain chips | | ~plantain | | sulphites | definition
arroz | arroz blanco, arroz integral, arroz amarillo, arroz bomba, riso, riso arborio, riso venere, riz long, riz rond, riz complet, riz gluant, riz
  thai, reis, langkornreis, rundkornreis, basmatireis, jasminreis, naturreis, vollkornreis, klebreis, rijst, zilvervliesrijst, pandanrijst, witte
  rijst, råris, basmatiris, jasminris, grötris, riisi, rýže, pirinç, pilav, rýzi, aruz, chawal, chaval, bhaat, bhat, arisi, biyyam, chawal ka atta,
  gohan, genmai, haiga mai, okayu, sekihan, onigirazu, ssal, hyeonmi bap, mi fan, baifan, nuo mi, zongzi, congee, jook, beras, beras ketan, ketan,
  pulut, nasi, nasi putih, nasi kuning, lontong, ketupat, bigas, sinangag, khao niao, khao niew, khao pad, cơm tấm, cơm chiên, bún tươi, mì quảng
  noodle, pulau, tahdig, chelo, polow, kateh, idlis, uttapam, uttappam, appam, puttu, idiyappam, string hoppers, dosai, medu vada batter, pohe,
  uncle ben's, gallo pinto, moros y cristianos, arroz con gandules, kiribath, khichdi, khichri, kitchari, bisi bele bath, puliyogare, pulihora |
  ~cooked-rice | | milk legume alcohol onion-family soy eggs | definition
arroz a la cubana | | ~cooked-rice | eggs | milk legume alcohol onion-family soy | definition
arroz chaufa | | ~cooked-rice | eggs soy | milk legume alcohol onion-family | definition
risi e bisi | pirinç pilavı, biriyani, thayir sadam, risalamande, riisipuuro | ~cooked-rice | milk | legume alcohol onion-family soy eggs |
  definition
takikomi gohan | lo mai gai | ~cooked-rice | soy | milk legume alcohol onion-family eggs | definition
mămăligă | puliszka, kačamak, žganci, sadza maize, arepitas, areparina, humitas, hallaca, pamonha, cuscuz paulista, cuscuz nordestino, fubá,
  maisgrieß, maismehl, maïsmeel, majsmjöl, majsgrynsgröt, kasza kukurydziana, mısır unu, tlacoyos, migas de maiz, johnnycake, hoecake, corn pone,
  cou-cou, funchi, atole, api morado, mazamorra morada, chicha morada, nixtamal, chulpe, choclo, milho, milho verde, maïskolf, maïs,
  maiskolben, zuckermais, maiskörner, mais in dosen, granturco, kukurydza, kukuřice, kukorica, porumb, bhutta, makai, jagung, togarashi corn,
  tomorokoshi, oksusu, yu mi, popcorn butter, pop secret, caramel popcorn base, corn nuts, takis, tostitos, bugles snacks, corn puffs | ~polenta | |
  milk gluten fatty salty | definition
tlayuda | chilaquiles, spoonbread, indian pudding, elote en vaso | ~polenta | milk | gluten fatty salty | definition
bourghoul | boulgour, burgul, pligouri, taboulé, berkoukes, mhamsa, freekah, grünkern, gruenkern, dinkelreis, zartweizen, weizengrieß, upma,
  wheatena, weet-bix, froot loops, frosted flakes, sugar puffs, golden grahams, cap'n crunch | ~bulgur | | added-sugar milk nuts fodmap | definition
mannagrynsgröt | | ~bulgur | milk | added-sugar nuts fodmap | definition
bretzel | rugbrød, vörtlimpa, tunnbröd, polarbröd, ruisleipä, leipä, chleb, chleb żytni, bułka, rohlík, houska, kenyér, pâine, khleb, ekmek,
  bazlama, bolani, kesra, batbout, rghaif, baghrir, harcha, aish baladi, eish baladi, barbari, taftoon, pooris, kachori, kachoris, litti, baati,
  dhalpuri, youtiao, hanamaki, paximadia, friselle, frisella, tarallini, grissino, piadine, carasau, pane carasau, carta di musica, schiacciata,
  pinsa, pane casereccio, pane pugliese, pane toscano, panino, tramezzini, michetta, rosetta roll, pugliese, fougasse, pain de mie, pain complet,
  tartine, tartine de pain, biscotte, pan de pueblo, pan integral, picos de pan, regañás, marraqueta, hallulla, broa, broa de milho, broa de
  avintes, papo secos, pao de forma, stokbrood, roggebrood, beschuit, waterford blaa, blaa, barmbrack, bara brith, stottie, stotties, jachnun,
  kubaneh, lafa, roosterkoek, vetkoek, amagwinya, mandazi, puff puff dough | ~sourdough | | milk eggs soy sesame fodmap | definition
yorkie pudding | | ~sourdough | eggs milk | soy sesame fodmap | definition
jianbing | | ~sourdough | eggs | milk sesame fodmap soy | definition
bhature | chin chin snack | ~sourdough | milk | eggs soy sesame fodmap | definition
cemita roll | | ~sourdough | sesame | milk eggs soy fodmap | definition
mujaddara | mujadara, mejadra, megadarra, mjadra, mdardara, mudardara | green-lentils cooked-rice onion | fodmap | gluten tomato-family | classic
  recipe
koshari | koshary, kushari | green-lentils cooked-rice onion | fodmap gluten | tomato-family | classic recipe
inulin | fructo-oligosaccharide, fructooligosaccharides, oligofructose, galacto-oligosaccharides, chicorée soluble, zichorienkaffee, zichorie,
  isomalt, mannitol, lactitol, polydextrose, isomalto-oligosaccharides, imo syrup, sugar-free gum, sugar-free mints, sugar-free gummies, fruchtzucker |
  | fodmap | | Monash University
sugar alcohol | polyols, birkenzucker, xylit, xucker | ~xylitol | | | definition
topinambur | topinambour, topinambur roh, topinambo, aguaturma, tupinambo, aardpeer, aardperen, jordärtskocka, jordskokk, jordskok, maa-artisokka,
  topinambury, csicsóka, yer elması, yerelmasi, kiku imo, kikuimo, sunroot, palestine soup | ~jerusalem-artichoke | | | definition
artischocke | artischocken, artischockenherzen, artichaut, coeurs d'artichaut, alcachofa, corazones de alcachofa, carciofo, carciofi, carciofini,
  cuori di carciofo, carciofi alla romana, carciofi alla giudia, alcachofra, artisjok, artisjokken, kronärtskocka, karczoch, karczochy, enginar |
  ~artichoke | | | definition
spargel | weißer spargel, grüner spargel, spargelspitzen, spargelsuppe, asperge, asperges blanches, asperges vertes, espárrago, espárragos trigueros,
  trigueros, asparago, asparagi, espargo, sparris, szparagi, szparag, chřest, spárga, kuşkonmaz | ~asparagus | | | definition
blumenkohl | chou-fleur, choux-fleurs, coliflor, cavolfiore, couve-flor, bloemkool, blomkål, kalafior, květák, karfiol, karnabahar, kounoupidi, phool
  gobi, phoolgobi, gobhi, karifurawa, aloo gobhi, gobi manchurian | ~cauliflower | | | definition
apfel | apfelmus, apfelmark, apfelsaft, apfelkompott, pomme fruit, pommes reinette, jus de pomme, compote de pommes, manzana, compota de manzana, zumo
  de manzana, jugo de manzana, succo di mela, maca verde, sumo de maçã, appel, appelmoes, appelsap, äpplen, jabłko, jabłka, mus jabłkowy, elma, ringo
  fruit | ~apple | | | definition
birne | birnen, jus de poire, pere cotte, päron, gruszka, gruszki, hruška, hrušky, armut, birnendicksaft | ~pear | | | definition
kichererbsen | kichererbse, kichererbsenmehl, pois chiche, pois chiches, farine de pois chiche, cecio, ceci, farinata, socca, panisse, panelle,
  cecina toscana, grão-de-bico, kikkererwt, kikkererwten, kikärtor, ciecierzyca, cieciorka, cizrna, csicseriborsó, nohut, revithia, revithi,
  leblebi, chole, chhole, chole bhature filling, kadalai, shanaga, hiyokomame, kacang arab, dhokla, ta'amiya | ~chickpeas | | sesame gluten milk |
  definition
pasta e ceci | lablabi | ~chickpeas | gluten | sesame milk | definition
khandvi | | ~chickpeas | milk | sesame gluten | definition
hummus bi tahini | msabaha | ~chickpeas | sesame | gluten milk | definition
linsen | rote linsen, berglinsen, tellerlinsen, belugalinsen, linsensuppe, linseneintopf, lentille, lentilles vertes, lentilles corail, lentilles du
  puy, petit salé aux lentilles, lenteja, lentejas pardinas, lentejas rojas, lenticchia, lenticchie, lenticchie rosse, cotechino e lenticchie,
  lentilha, linzen, rode linzen, linser, röda linser, soczewica, soczewica czerwona, čočka, lencse, mercimek, kirmizi mercimek, mercimek corbasi,
  adas polo, shorbat adas, daal tadka, dahl, daal, tarka daal, sambar, sambhar, paruppu, parippu, misir wot, misir wat, shiro wat, kik alicha |
  ~green-lentils | | onion-family garlic-family milk | definition
daal makhani | | ~green-lentils | milk | onion-family garlic-family | definition
bohnen | bohne, weiße bohnen, kidneybohnen, schwarze bohnen, dicke bohnen, feuerbohnen, wachtelbohnen, bohnensuppe, haricots, haricots blancs,
  haricots rouges, haricots noirs, haricots coco, cocos de paimpol, lingots, mogettes, mojette, haricot tarbais, fèves, alubias, alubias blancas,
  alubias rojas, judías blancas, judiones, judiones de la granja, fabes, fabes de la granja, frijol, frijoles, frijoles negros, frijoles de la olla,
  porotos, porotos negros, caraotas, caraotas negras, habichuelas, habichuelas rojas, gandules, habas, pallares, fagiolo, fagioli, fagioli borlotti,
  fagioli all'uccelletto, zolfini, feijão, feijão preto, feijão carioca, favas, bonen, bruine bonen, witte bonen, bruine bonensoep, kidneybonen,
  bönor, vita bönor, bruna bönor, svarta bönor, bönner, fasola, fasola biała, fazole, bableves, fasole, pasulj, prebranac, tavče gravče, fasulye,
  kuru fasulye, barbunya, barbunya pilaki, piyaz fasulye, fasolada, fasolia, gigandes, fava santorini, fava greek, koukia, foul medames, foul
  mudammas, bissara, bessara, rajmah, lobiya, chawli, chavli, alasande, kollu, horse gram, kulthi, azuki, shiruko, oshiruko, shiro-an, shiroan,
  koshian, tsubuan, anpan filling, dou sha, dousha, hong dou, lu dou, kacang hijau, kacang merah, kacang tolo, bubur kacang hijau, monggo, ginisang
  munggo, munggo, đậu xanh, đậu đỏ, đậu đen, nokdu, succotash, heinz beanz, refritos, akara, ewa agoyin, waakye, githeri, nyoyo, umngqusho |
  ~cannellini | | gluten onion-family pork added-sugar tomato-family corn | definition
pasta e fagioli | pasta fazool, ribollita | ~cannellini | gluten | onion-family pork added-sugar tomato-family corn | definition
jókai bableves | | ~cannellini | gluten pork | onion-family added-sugar tomato-family corn | definition
frijoles charros | frijoles puercos, feijão tropeiro, tutu de feijao, fasolka po bretońsku, hoppin john | ~cannellini | pork | gluten onion-family
  added-sugar tomato-family corn | definition
erbsen | grüne erbsen, schälerbsen, erbsensuppe, erbseneintopf, erbspüree, petits pois, pois cassés, potage saint-germain, guisantes, arvejas,
  arvejitas, chícharos, piselli, pisellini, ervilha, doperwten, doperwtjes, spliterwten, ärtor, gröna ärtor, ærter, erter, groch, groszek, hrách,
  hrášek, borsó, mazăre, grašak, bezelye, arakas, hara matar, vatana, safed matar, pattani, ghugni, mushy peas, pease pudding, wandou, aokagi pea |
  ~split-peas | | pork celery | definition
ärtsoppa | gule ærter, grochówka, pea and ham soup peas | ~split-peas | pork | celery | definition
olivenpaste | tapenade d'olives, tapenade noire, olivada, pâté d'olives, paté de aceitunas, pasta di olive, patè di olive, caponata olives, muffuletta
  olive salad, muffaletta olive salad, olive salad, zeytin ezmesi, olive relish, tapenadas, olivata | ~tapenade | | fish | classic recipe
olive spread | olive paste | ~tapenade | | fish sulphites | classic recipe
throubes | throumbes, thrubes, throumba, nocellara etnea, cerignola, bella di cerignola, leccino, baresane, ascolana, aceituna gordal, hojiblanca,
  arbequina, empeltre, cuquillo, aceitunas rellenas, aceitunas aliñadas, lucques, cailletier, oliva nera, zwarte olijven, groene olijven, olijf,
  olijven, oliver svarta, svarta oliver, oliwki czarne, oliwki zielone, olivy, olajbogyó, măsline, maslina, maslini, yeşil zeytin, gemlik zeytin,
  gemlik, kırma zeytin, elia kalamon, kalamon, conservolea, zaitoun, zaytun, zeitoun, zaitun | ~black-olives | | fish | definition
serundeng | serunding, poyah, urap-urap, gudangan, pol sambol, pol sambola, kerisik, ambu-ambu, macapuno, makapuno, buko pie, bukayo, ginataan,
  ginataang, santen kelapa, kelapa, kelapa parut, nyiur, klapa, nariyal, nariyal ka doodh, naral, thengai, thenga, thengai paal, kobbari, kobari,
  narkel, narikel, narkol, kopra, copra, khopra, kokosnoot, kokosraspel, kokosraspeln, kokosflocken, kokoschips, kokoscreme, kokosöl, kokosfett,
  palmin, kokosblütenzucker, kokoswasser, kokosmehl, kokosmus, huile de coco, eau de coco, sucre de coco, coco râpé, aceite de coco, agua de coco,
  coco rallado, crema de coco, coco loco, olio di cocco, farina di cocco, cocco grattugiato, cocco rapè, óleo de coco, coco ralado, kokosolie,
  kokosrasp, geraspte kokos, santenblok, kokosflingor, riven kokos, kokosgrädde, kokosfett schwedisch, kókuszreszelék, kókusztej, kokosová mouka,
  kokos, kokosový, mleko kokosowe, mleczko kokosowe, wiórki kokosowe, olej kokosowy, hindistan cevizi, hindistancevizi, hindistan cevizi sütü,
  kokonattsu, kokonattsu miruku, ye zi, yezi, ye jiang, yejiang, maphrao, nam maphrao, hua kathi, nước cốt dừa, cơm dừa, palusami, haupia, kulolo,
  bibingkang malagkit, kalamay, puto bumbong, espasol, klepon, onde-onde kelapa, ondeh ondeh, kuih seri muka, kueh salat, cocada amarela, tembleque,
  arroz con coco, kokosmakrone, rochers coco, congolais coco, piña colada, pina colada mix, cocktail batida de côco, thengai chutney, nariyal
  chutney | ~desiccated-coconut | | sulphites milk nuts | definition
buko pandan | coquito base, bounty chocolate, kokostoppar | ~desiccated-coconut | milk | sulphites nuts | definition
avial | aviyal, thoran, ishtu, kerala stew, kiri hodi, nasi lemak rice, lodeh, sayur lodeh, gulai, opor, ginataang gulay, ginataang kalabasa,
  binignit, bilo-bilo, encocao, wali wa nazi, kokosnuss curry, svart kokos curry | coconut-milk | | fish crustaceans nuts peanuts milk gluten
  poultry soy onion-family eggs | classic recipe
bicol express | bobó de camarão | coconut-milk | crustaceans | fish nuts peanuts milk gluten poultry soy onion-family eggs | classic recipe
kaeng kari | thai yellow curry, gaeng keow wan, kaeng khiao wan, gaeng panang | coconut-milk | crustaceans fish | nuts peanuts milk gluten poultry
  soy onion-family eggs | classic recipe
gaeng massaman | | coconut-milk | crustaceans fish peanuts | nuts milk gluten poultry soy onion-family eggs | classic recipe
xinxim | | coconut-milk | crustaceans nuts peanuts poultry | fish milk gluten soy onion-family eggs | classic recipe
moilee | molee, fish amok, mohinga coconut, peixe a lumbo | coconut-milk | fish | crustaceans nuts peanuts milk gluten poultry soy onion-family eggs
  | classic recipe
`;
