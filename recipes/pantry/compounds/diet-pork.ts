// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dietPork = `
chicharrones | chicharrones de cerdo, chicharrón de cerdo, torreznos, cortezas de cerdo, pork scratchings, pork puffs, pork rinds, grattons,
  cracklins, cueritos, chicharron prensado, grieben, griebenschmalz, škvarky, skwarki, čvarci, ciccioli, flæskesvær, lechon kawali, crispy pata,
  scrunchions, fritons, pork crisps | ~pork-crackling | | | definition
smalec | schweineschmalz, schmalz, saindoux, strutto, manteca de cerdo, banha, banha de porco, reuzel, manteca colora, manteca colorada, smult, leaf
  lard, pork dripping, pork lard, sadlo, wieprzowy smalec, zsir | ~lard | fatty | | definition
lardo | lardo di colonnata, lard de colonnata, salo, slanina, szalonna, słonina, pork fatback, fatback, salt pork, petit sale, lard gras, bardière,
  barding fat, tocino de cerdo, toucinho fumado, grüner speck, rückenspeck, unto gallego, streak of lean | ~pork-fat | processed-meat salty | |
  definition
pork rillettes | rillettes de porc, rillettes de tours, rillettes du mans, rillons, grillons, grattons de porc, rillettes of pork | ~pork-belly |
  processed-meat salty fatty | sulphites | classic recipe
duck rillettes | rillettes de canard, goose rillettes, rillettes d'oie, chicken rillettes, rillettes de poulet | ~duck-leg | processed-meat salty
  fatty | pork sulphites | classic recipe
confit de canard | cuisse de canard confite, duck leg confit, confit d'oie, goose confit, gésiers confits, confit of duck | ~duck-leg | salty fatty |
  | definition
bacon bits | bacon crumbles, bacon pieces, bacon lardons, oscar mayer bacon, streaky rashers, irish rashers, bacon salt cured, slab bacon, applewood
  smoked bacon, hickory bacon, turkey style streaky, poitrine fumée, poitrine salée, ventrèche, lard maigre, lard paysan, lardons fumés, durchwachsener
  speck, bauchspeck, schinkenspeck, südtiroler speck, schwarzwälder speck, geräucherter speck, speckwürfel, rauchspeck, bacon fumado, panceta iberica,
  bacon ahumado, boczek, boczek wędzony, sidfläsk, rimmat fläsk, rökt fläsk, stekt fläsk, ontbijtspek, katenspek, gerookt spek, kaiserfleisch,
  hamburgerryg, samgyeopsal, okashira bacon, ventresca di maiale, rigatino | ~bacon | fatty | sulphites | definition
paleta iberica | paleta de bellota, lomo, lomo iberico, cana de lomo, paio, paio alentejano, lonzino, lonzetta, lonzu, prisuttu, njeguški pršut, dalmatian
  prsut, kraški pršut, istrian prsut, elenski but, lachsschinken, nussschinken, holsteiner katenschinken, knochenschinken, parmaschinken,
  serranoschinken, spekeskinke, szynka parmeńska, szynka szwarcwaldzka, lomo curado, lacon gallego, lacón, petit lard sec du valais | ~prosciutto |
  | sulphites | definition
fiambre de cerdo | fiambre da perna, beinschinken, hinterschinken, schinkenwürfel, beenham, achterham, schouderham, szynka, szynka wędzona, szynka
  konserwowa, julskinka, hamon, kasseler, kasseler rippchen, smoked pork chop, smoked pork loin, pickled pork | ~ham | | sulphites milk | definition
saucisson a l'ail | garlic sausage, garlic saucisson, salami all'aglio, knoblauchwurst, german garlic sausage, french garlic sausage, kiełbasa
  czosnkowa, saucisse a l'ail, toulouse garlic sausage, longganisa, vigan longganisa, lucban longganisa, longaniza criolla, cervelas a l'ail |
  ~smoked-sausage | processed-meat salty fatty allium garlic-family fodmap | gluten sulphites milk | label-typical
rosette de lyon | saucisson de lyon, jesus de lyon, saucisse seche, saucisson d'auvergne, figatellu, figatelli, cacciatore salami, salame
  cacciatore, cacciatorini, ventricina, spianata, spianata calabra, spianata piccante, salame milano, salame napoli, napoli salami, salame felino,
  salame toscano, finocchiona salami, sopressa veneta, soppressata calabrese, salsiccia secca, strolghino, salame ungherese, hungarian salami,
  téliszalámi, pick salami, winter salami, danish salami, german salami, genoa salame, varzi salami, salame di varzi, salamini, salametto,
  llonganissa, llonganissa de vic, fuet de vic, secallona, espetec, salchichon iberico, salchichón, salchichón de vic, morcon, botillo, chosco de
  tineo, androlla, lomo sausage, longaniza de pascua, somalla, sobrassada, sobrasada mallorquina, butifarra, botifarra, botifarra blanca, butifarra
  blanca, butifarron, camaiot, kulen, kulin, domaci kulen, slavonski kulen, zimska salama, salama, suho meso, katenrauchwurst, plockwurst,
  cervelatwurst, zervelatwurst, salametti, landjaeger, landjäger, ahle wurst, dauerwurst, kaminwurzen, kaminwurz, kabanossi, krakowska, kiełbasa
  krakowska, kabanosy, kiełbasa myśliwska, mysliwska, kiełbasa jałowcowa, salami wędzone, metwurst, medwurst, spegepolse, isterband, falukorv
  salami, droge worst, metworst, gelderse metworst, droë wors pork, grillsalami, salamiwurst, snack salami, salami stick, beer sticks, slim jim,
  pepperettes, snap salami, lap xuong, kun chiang, goon chiang, ghiudem | ~salami | fatty | sulphites milk soy mustard | label-typical
lap yuk | lapcheong, laap cheung, chinese cured sausage, lup cheong | ~salami | fatty soy | sulphites milk mustard | label-typical
kielbasa | kielbasa wiejska, kiełbasa śląska, kiełbasa podwawelska, kiełbasa jałowcowa wędzona, polish kielbasa, bratwürste, bratwürstchen,
  nürnberger, nürnberger rostbratwurst, thuringer, kranjska klobasa, carniolan sausage, debrecziner, debreceni, csabai, kolbász, gyulai kolbász,
  klobása, klobásy, cârnați, carnaciori, kolbasa, kovbasa, ukrainian sausage, polnische wurst, rauchwurst, rauchenden, kohlwurst, lyonerwurst,
  schinkenwurst, paprikalyoner, leberkaese, grillwurst, wollwurst, schweinsbratwurst, cervelat swiss, schüblig, saucisson vaudois, longeole,
  saucisse d'ajoie, saucisse de morteau, morteau sausage, saucisse de montbeliard, montbéliard sausage, saucisse de toulouse, saucisse de
  strasbourg, strasbourg sausage, knack d'alsace, saucisse de francfort, saucisse fumee, diot, diots de savoie, crépinette, chipolatas, chair a
  saucisse, godiveau sausage, rookworst, gelderse rookworst, braadworst, verse worst, saucijs, saucijzen, knakworst, slavink, slavinken, falukorv,
  prinskorv, varmkorv, grillkorv, fläskkorv, chorizo korv, pølse, polser, medisterpølse, medister, rød pølse, grillpølse, lenkkimakkara, makkara,
  nakki, wiener polse, vossakorv, morrpølse, parówki, párky, párek, vuršt, salchichas, salchicha fresca, salchicha parrillera, longaniza fresca,
  longaniza parrillera, criollo sausage, butifarra soledena, salchichas de frankfurt, salchichón cocido, chistorra navarra, txistorra, chorizo
  criollo, chorizo parrillero, chorizo argentino, salsichas, salsicha alema, linguiça, linguica calabresa, calabresa, linguiça toscana, chouriço,
  morcela de arroz, paio sausage, salsicce, salsiccia fresca, salsiccia di norcia, salsiccia calabrese, salsiccia toscana, luganica, luganiga,
  zampone, zampone di modena, cappello del prete, musetto, wurstel, würstchen, wiener würstchen, wienerwurst, weißwurst, bockwürste, knackwürste,
  knockwurst, red hots, half smoke, boudin sausage cajun, boudin creole, chaurice, hot links, sai ua, sai oua, naem, nham sausage, sai krok isan,
  isan sausage, tocino sausage, skinless longganisa, nem nướng, chả lụa, gio lua, moo yaw, moo yor sausage, pork roll, taylor ham, scrapple,
  livermush, potato bologna, ring bologna, lebanon pork bologna, trail bologna, jimmy dean sausage, bob evans sausage, johnsonville brats,
  johnsonville sausage, hillshire farm sausage, oscar mayer wieners, ballpark franks, ball park franks, nathan's famous, cumberland ring, glamorgan
  pork sausage, newmarket sausage, oxford sausage, marylebone sausage, clonakilty sausage, chipolata sausage, party sausage | ~smoked-sausage |
  fatty | gluten sulphites milk soy mustard eggs | label-typical
pinkelwurst | frikandellen, choripan, alheira de porco, farinheira, farinheira sausage, goetta, irish sausage, lorne sausage, square sausage,
  battered sausage, sausagemeat stuffing, pork stuffing | ~smoked-sausage | fatty gluten | sulphites milk soy mustard eggs | label-typical
st galler bratwurst | | ~smoked-sausage | fatty milk | gluten sulphites soy mustard eggs | label-typical
pork floss | rousong | ~smoked-sausage | fatty soy | gluten sulphites milk mustard eggs | label-typical
morcilla de burgos | boudin noir antillais, boudin antillais, morcilla de arroz, morcilla de cebolla, morcela, blutwurst, rotwurst, thüringer
  rotwurst, tote oma, kaszanka, kiszka, krupniok, kishka blood, jaternice, krvavica, krvavice, hurka, véres hurka, sangeretto, sanguinaccio,
  biroldo, mallegato, soondae, pig blood cake, dinuguan, pork blood, pork blood curd, pig's blood curd, tiết canh, rellena sausage, moronga, boudin
  noir de mortagne, boudin rouge, buristo, blood tofu | ~black-pudding | offal fatty | gluten milk oats onion-family | classic recipe
jelito | jitrnice, mustamakkara, verivorst, blodpudding, blodpølse, blodkorv, bloedworst, verikakku, blodplättar | ~black-pudding | offal fatty
  gluten | milk oats onion-family | classic recipe
sanguinaccio dolce | | ~black-pudding | offal fatty milk | gluten oats onion-family | classic recipe
morcillas | zungenwurst | ~black-pudding | offal fatty | gluten milk oats onion-family eggs sulphites | classic recipe
morcilla de cebolla murciana | onion morcilla, boudin aux oignons, boudin noir aux oignons | ~black-pudding | offal fatty allium onion-family fodmap |
  milk | classic recipe
andouillette de troyes | andouille de guémené, andouille de vire, chitterlings, chitlins, chinchulines, tripas de leche, gopchang, pork intestine,
  pig intestine, pork chitterlings, pig stomach, hog maw, pork tripe, chunchullo, pork bung, pork uterus, pig brain, pork brains, pork heart, pig
  heart, pork spleen, pork lung, pork tongue, pig tongue, pork offal, pig kidney, pig's liver, rognons de porc, foie de porc, schweineleber,
  schweinenieren, higado de cerdo, fegato di maiale, fígado de porco, varkenslever, wątroba wieprzowa, wątróbka wieprzowa, butanreba, sisig, bopis,
  fegatelli, caillettes, crepinette of offal, pork liver and onions, sarapatel, sorpotel, leverpastej, leverpostei, leverpølse, maksamakkara,
  wątrobianka, pasztetowa, pasztet, pasztet z wątróbki, játra pate, jaternica, májas hurka | ~pork-liver | fatty | gluten milk eggs sulphites |
  definition
faggots | faggot in gravy, west country faggot, pork faggot, savoury duck, haslet, lincolnshire haslet | ~pork-liver | fatty gluten | milk eggs
  sulphites | definition
leberwürste | kalbsleberwurst, gutsleberwurst, feine leberwurst, grobe leberwurst, leberstreichwurst, liver pâté, pâté de foie, pate de foie de
  porc, pâté de campagne, pâté breton, pâté de tête, leverworst, boterhamworst lever, leverpastei, hausmacher leberwurst, hausmacher wurst,
  farmhouse pate, coarse pate, smooth brussels pate, pate maison, terrine de campagne, pork terrine, terrine de porc, ardennes pâté, brussels pâté,
  pâté de volaille pork, liver mousse, liver terrine, liver spread, liver paste, pork liver pate, pork liver spread, leverpastej abba, májkrém,
  kenőmájas, pasteta, jetrena pasteta, pâté spread, chopped pork liver, foie gras entier pork terrine | ~pork-liver | processed-meat salty fatty |
  milk eggs gluten sulphites alcohol fish | label-typical
pâté lorrain | | ~pork-liver | processed-meat salty fatty alcohol gluten | milk eggs sulphites fish | label-typical
pâté en croûte | | ~pork-liver | processed-meat salty fatty eggs gluten | milk sulphites alcohol fish | label-typical
crostino liver pate | | ~pork-liver | processed-meat salty fatty gluten | milk eggs sulphites alcohol fish | label-typical
tête de veau pressed | fromage de tete, hure, presskopf, schwartenmagen, sülzwurst, coppa di testa, testa in cassetta, soppressata toscana,
  soprassata, cabeza de jabali, cabeza de cerdo, queso de puerco, queso de cabeza, pork souse, tlačenka, švargla, kocsonya, studzienina, salceson,
  kholodets pork, holodets pork, galareta z nóżek, hoofdkaas, zult, zure zult, preskop, kip kap, persesylta, pressylta, rullepølse, rullsylta,
  pihtije, disznósajt, brawn in jelly, hog's head cheese | ~pigs-trotter | gelatine processed-meat salty | mustard sulphites | definition
head cheese | | ~pigs-trotter | gelatine processed-meat salty | mustard sulphites eggs fish gluten milk | definition
pieds de cochon | pied de porc, crubeens, pigs' feet, pork feet, pickled pigs feet, manitas de cerdo, patitas de cerdo, orejas de cerdo, oreja a la
  plancha, pig ears, pig snout, pig tail, pigtail, pork trotters, pata de cerdo, codillo, codillo de cerdo, jokbal, zampetto, zampetti di maiale, stinco
  di maiale, schweinshaxe, schweinshaxn, schweinshaxen, grillhaxe, eisbein, surhaxe, golonka, grisfötter, schweinefüße, schweinekopfsülze, ham hough
  pig, pork knuckle, uszy wieprzowe | ~pork-hock | fatty | | definition
cochinillo | cochinillo asado, leitão, leitão assado, leitão da bairrada, porceddu, porcetto, maialino, maialino al forno, porchetta di ariccia,
  lechón, lechon asado, lechon de leche, babi guling, babi panggang, spanferkel, cochon de lait, hog roast, roast hog, whole hog barbecue, prase na
  rožnju, pernil, pernil al horno, pernil asado, roast pork, pork roast, schweinebraten, schweinsbraten, krustenbraten, rôti de porc, arrosto di
  maiale, arista di maiale, asado de cerdo, lombo de porco, flæskesteg, ribbe, svineribbe, varkensgebraad, pieczeń wieprzowa, fläskstek,
  revbensspjäll, kotlet schabowy, schabowy, schab, bigos pork, karkówka, golabki pork, carré de porc, échine de porc, filet mignon de porc, travers
  de porc, costillas de cerdo, costelinhas, costeletas de porco, costine, costolette di maiale, puntine di maiale, spareribs, st louis ribs,
  country-style ribs, rib tips, mcrib, riblets, schweinebauch, schweinefilet, schweineschnitzel, schweinelende, schweinenacken, schweinerippchen,
  schweinegulasch, schweinekotelett, varkenshaas, varkensvlees gehakt, speklap, speklappen, hamlap, varkenskarbonade, kotelett vom schwein,
  fläskfilé, fläskkotlett, fläskfärs, fläskkarré, svinekød, svinekjøtt, porsaankyljys, sianliha, wieprzowina, mielone wieprzowe, vepřové, vepřo
  knedlo zelo, sertéshús, sertés, pörkölt sertés, carne de cerdo, carne de puerco, puerco pibil, puerco, cerdo asado, solomillo de cerdo, solomillo
  iberico, secreto iberico, pluma iberica, presa iberica, lagarto iberico, carrilleras de cerdo, carrillada iberica, panceta de cerdo, magro de
  cerdo, carne de porco alentejana, bifana, rojões, entremeada, lombinho de porco, febras, carne di maiale, filetto di maiale, lonza di maiale,
  costata di maiale, macinato di maiale, domuz, domuz eti, butabara, buta bara, buta kakuni, kakuni, rafute, buta no shogayaki, shogayaki, tonteki,
  kurobuta, butajiru, char shu, chashu pork, siu yuk, siu yuk pork, crispy pork belly, crispy roast pork, dongpo rou, dong po rou, dongpo pork,
  hongshao rou, twice-cooked pork, hui guo rou, yuxiang rousi, mu shu pork, moo shu pork, gu lao rou, guobaorou, bossam, dwaeji bulgogi, jeyuk
  bokkeum, dwaeji galbi, jeyuk, tangsuyuk, thit kho, thịt heo quay, moo ping, moo krob, moo grob, moo hong, khao kha moo, moo palo, babi kecap, babi
  pangang, babi chin, babi pongteh, bak kut teh, char siu pao filling, pork adobo, pork humba, liempo inihaw, inihaw na liempo, pork sinigang, kare
  kareng baboy, binagoongan, pork binagoongan, pork hamonado, pork tocino, tocino filipino, pork vindaloo, pandi curry, dukra maas | ~pork-shoulder
  | fatty | | classic recipe
poc chuc | masitas de puerco, griot, haitian griot, fritada, hornado, chancho, chancho asado, chancho al palo, pozole rojo, pozole blanco,
  jägerschnitzel, zigeunerschnitzel, apakia, hiromeri, afelia, tsigarides, ražnjići | ~pork-shoulder | | gluten eggs milk soy sulphites | classic
  recipe
gala pie | | ~pork-shoulder | eggs gluten | milk soy sulphites | classic recipe
ragout de pattes | | ~pork-shoulder | gluten | eggs milk soy sulphites | classic recipe
cretons | cretons quebec | ~pork-shoulder | gluten milk | eggs soy sulphites | classic recipe
budae jjigae | | ~pork-shoulder | gluten soy | eggs milk sulphites | classic recipe
lion's head meatballs | | ~pork-shoulder | soy | gluten eggs milk sulphites | classic recipe
loukaniko | loukanika, greek loukaniko, pastourma pork, loukaniko horiatiko | ~smoked-sausage | fatty | sulphites alcohol gluten | label-typical
cypriot loukanika | | ~smoked-sausage | fatty alcohol | sulphites gluten | label-typical
bigos | hunter's stew, szegediner gulasch, schlachtplatte, bauernplatte, krautwurst stew, potee lorraine, potée auvergnate, potée | smoked-sausage
  pork-belly sauerkraut | | alcohol sulphites gluten celery | classic recipe
choucroute garnie | choucroute alsacienne | smoked-sausage pork-belly sauerkraut | alcohol | sulphites gluten celery | classic recipe
baeckeofe | | pork-shoulder lamb-shoulder beef-stewing white-wine potato onion | | | classic recipe
fabada | fabada asturiana, feijoada completa, feijoada brasileira, caldo gallego, cocido montañes, olla podrida, escudella, potaje de judias con
  chorizo, lentejas con chorizo, cocido maragato, feijoada a transmontana, feijoada transmontana, cozido a portuguesa | butter-beans chorizo
  black-pudding pork-belly | fatty | gluten milk | classic recipe
cocido madrileno | escudella i carn d'olla | butter-beans chorizo black-pudding pork-belly | fatty gluten | milk | classic recipe
croque monsieur | mixto sandwich | ham white-bread cheddar | | eggs mustard alcohol | classic recipe
francesinha | | ham white-bread cheddar | alcohol | eggs mustard | classic recipe
croque madame | monte cristo sandwich | ham white-bread cheddar | eggs | mustard alcohol | classic recipe
cubano sandwich | cuban sandwich, sandwich cubano | ham white-bread cheddar | mustard | eggs alcohol | classic recipe
`;
