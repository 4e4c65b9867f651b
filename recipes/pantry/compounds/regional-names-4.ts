// Regional names from all kitchens: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNames4 = `
kotleta po-kyivsky | kuře na paprice, tapaka, ujházi tyúkhúsleves, tyúkhúsleves, pileća čorba, pilesko, ciulama, ciulama de pui, ostropel |
  ~chicken-breast | | gluten eggs milk garlic-family onion-family celery | classic recipe
oseledets | matias, rybnik, tarań, semga, stavrida, kilka, salaka, ikra, chornaya ikra, ikorka, plakie, plakia, brodetto, brudetto, gregada, ribarska
  salata, riblja čorba, pastrmka, girice | ~pollock | fish | eggs milk onion-family gluten hot sulphites | definition
buzara | skarid, rakovina, jastozi, rakovice, krabi, krabovy salat, paluszki krabowe, karkalec, gharides, karavida, kavouras, kavourosalata, karidesli
  | ~prawns | | milk tomato-family alcohol garlic-family fish gluten | definition
ostrige | ostriga, kalamarija, kalamaria, kalamari, salata od hobotnice, oktapodi, oktapodi salatasi, crnog rižota, sipia, soupia, midia, strydia,
  stridia, kidonia, achivades, petrosolines, chtenia, kochili, bourbouristi, chochlioi, xoxlioi, salata od lignji, caracaca | ~clams | molluscs |
  gluten eggs milk alcohol garlic-family | definition
kaşkaval | kaszkawał, syrene, šopska, šopska salata, shopska salata, shopska, jardum, vurda, izvara, redykołka, liptovská, šmirkás, nivu, smažák,
  vyprážaný syr, eidamská tehla, pohani sir, pohovaný sir, pálpusztai, sajttál, smetanová | ~quark | | gluten eggs garlic-family onion-family hot |
  definition
svekolnik cold | akroshka, okroszka, mlechna salata, mizerija, frankfurti leves, palócleves, meggyleves, hideg meggyleves, kulajda, bramboračka,
  zelňačka, cesnaková polievka, zupa ogórkowa, ogórkowa, szczawiowa, zupa grzybowa, pomidorowa, zupa pomidorowa, botwinka, botwina | sour-cream onion
  | | eggs beef pork gluten celery garlic-family potato-family nuts mushroom | classic recipe
snežanka salata | | yoghurt garlic walnuts cucumber | |  | classic recipe
musaka | mussaka, musakka, makaronopita, yiouvetsi, yuvarlakia, biftekia, biftekia gemista, stifado, stifatho, kokkinisto, moschari kokkinisto,
  pastitsada, kontosouvli, souvlaki, souvlakia, kalamaki souvlaki, singlino, syglino, kavourmas, spetsofai, spetzofai, laganika, tigania, bekri meze,
  pansetes, arni fricassee, arni lemonato, arnaki kleftiko, gemista, yemista, lahanodolmades, lachanodolmades, hirino, chirino, chirino prasoselino,
  hoirino, prasoselino | beef-mince onion | | lamb pork milk eggs gluten alcohol celery garlic-family | classic recipe
spanakotiropita | tyropitakia, prasopita, kotopita, kolokythopita, strapatsada, galatopita, galaktompoureko, milopita, lakror, pita pie zeljanica,
  savijača, maznica, pastrmajlija, pastrmalija, alivenci, brânzoaice, katsamaki kachamak, cicvara, bulz, mamalyga, banosh, banush, kulesha, polenta
  bulz, balmoș | filo feta | | eggs lamb beef pork onion-family corn nuts | classic recipe
tzaziki | chtipiti, ktipiti, tirosalata, tyrosalata, kefalogravyera, mitzithra, anthotiro, metsovella, ladotiri, galotiri, katiki, xinotyri, xynotyri,
  stakovoutyro, xigalo sitias, xygalo, pichtogalo, pixtogalo, hellimi, kalitsouni, lichnarakia, avgokalamara, xoriatiki | ~feta | | eggs gluten
  garlic-family sesame onion-family hot | definition
lychnarakia | | plain-flour feta | | eggs sesame milk | classic recipe
koulourakia paschalina | đevrek, covrigi, covrig, simitas | ~sourdough sesame-seeds | | eggs milk | definition
terbiye | terbiyeli, agristada, bianco salsa agristada | egg lemon | | poultry rice-family | definition
amigdalota | karithopita, saragli, thiples, samousades, pastaflora, fanouropita, tsourekia, lazarakia, lambropsomo, christopsomo, mosaiko, ryzogalo,
  mandolato, mantolato, mandoles, glyko tou koutaliou, ypovrihio, ipovrichio, mastiha submarine, paximathia, moustokouloura, moustalevria |
  plain-flour caster-sugar | | nuts eggs milk sesame honey alcohol | classic recipe
mandoles kefalonia | mandolato zakynthos | almonds caster-sugar | | eggs honey | definition
mavrodafni | koumandaria, tentura, kitro naxos, rakomelo, afinată, horincă, jidvei, tuzemák, borovička, demänovka, slivovitza, medovina, medovača,
  gvirc, pelinkovac, pelinkovec, orahovac, orahovica, orahovača, maraskino, višnjevača, vinjak, żołądkowa gorzka, zoladkowa, nalewki, soplica, bimber,
  samogon, samohon, gorilka, medovukha, dwójniak, trójniak, fröccs, forralt bor, svařák, vin fiert, grzane wino, gemišt | ~spirit | | sulphites honey
  eggs milk | definition
salat olivier | sałatka warzywna, zemiakový šalát, majonézová, stolichnyj, krumplisaláta, vinegret, kartulisalat | potato mayonnaise egg | | poultry
  beef fish celery pork milk onion-family | classic recipe
pinđur | pindjur, pindzhur, pindzur, ljutenica, lutenica, lyutenitsa, lutenitsa, lyutenitza, ajvar, aivar, ayvar, malidzano, kyopolou, kiopoolu,
  kyopoolu, zacuscă, lecsó, leczo, lečo, letscho, mangal salata, imam bajaldi | roasted-peppers aubergine tomato | | garlic-family onion-family
  mushroom | definition
grah | prebranats, iahnie, jahnija, yahnija, yahni, bob chorba, fassolada, fasolatha, yigandes plaki, fakes soupa, revithada, spanakorizo, prasorizo,
  lahanorizo, tourlou, briam, briami, ladera, fasolakia, fasolakia lathera, bamies ladera | onion tomato | | garlic-family celery pork | classic
  recipe
// Italy
muddica | muddica atturrata, pistoccu, pane frattau, civraxiu, coccoi, moddizzosu, pane cafone, freselle, fresella, rubatà, ciabattina, pane arabo,
  coppia ferrarese, crescentina, borlengo, borlenghi, torta al testo, panigacci, farinata genovese, pucce, rustico leccese, panzerotti, panzerotto,
  panzarotti, calzoni, scaccia, scacce, sfincione, sfinciuni, schiaffata, lingue di suocera, crostone, pan bagnato, acquasale, pancotto, pappa al
  pomodoro, zuppa pavese, pane ferrarese, pane siciliano | ~sourdough | | milk pork sesame eggs | definition
cjalsons | fagottini, sacchettini, schlutzer, sorrentinos, tordelli, turtei, canederlo, strangolapreti, maccaruni, lorighittas, filindeu, su filindeu,
  trofiette, mandilli, mandilli de saea, fazzoletti, strigoli, strettine, taglierini, quadrefiore, bigoi, candele, sedanini, tubettini, anelli
  siciliani, anellini, puntalette, sagne, sagne ncannulate, sagnette, laganelle, cavati, cavatieddi, capunti, strascinati, recchietelle, foglie
  d'ulivo, busiati, caserecce, cascatelli, chifferi, gobbetti, mafalde, tripoline, chitarra, fedelini, pinci, pasticciata, norcina, boscaiola | ~pasta
  | | eggs milk fish pork beef garlic-family onion-family mushroom nuts | definition
alla gricia | cacio e pepe sauce, sugo all'amatriciana | pasta pecorino guanciale | | eggs tomato-family | classic recipe
cosacavaddu | maiorchino, callu de cabreddu, casu axedu, pepato, cacioricotta, raviggiolo, ravaggiolo, tometta, murazzano, seirass, morlacco, puina,
  puina fumada, ciliegine, treccia, nodini, nodini pugliesi, giuncà, certosa, auricchio, burrino | ~mozzarella | animal-rennet | eggs | definition
sbriciolona | soppresata, sopressa vicentina, sopressa, salamella, salamina da sugo, ciavuscolo, nduia, capicollo, capacolla, gabagool, fiocco,
  fiocchetto, spalla cotta, spalla di san secondo, barbozza, cacciatorino, violino, coglioni di mulo, muset, luganeghe, lucanica, sartizza, zampina,
  cervellata, susianella, mazzafegato, mazzafegati, porcheddu, arista, capocotto, cicoli, sugna, cigole, bisecon, cassoeula, casoeula, cazzoeula,
  rosticciana, fegatello, stinco, puntine, gras pist | ~salami | | nuts beef milk offal garlic-family alcohol sulphites | definition
motzetta | carne salada, carne sala, carne secca, violino di capra, coppiette, coppiette romane, sfilacci | ~bresaola | | pork garlic-family |
  definition
vitel tonné | tonnata | veal mayonnaise tuna-in-oil capers anchovy | | celery alcohol | classic recipe
bottariga | buttàriga, muggine, mosciame, lattume, ficazza, sardella, neonata, bianchetto, gianchetti, stocco, stocco alla mammolese, piscistoccu,
  brandacujun, brandacujon, sarago, ricciola, platessa, pescatrice, missoltini, misoltini, missultin, persico, salmerino, capitone, bisato, bagna
  caoda, bagnet verd, bagnetto verde, cappon magro, caciucco, ciuppin, burrida, brodetto marchigiano, brodetto all'anconetana, quazzetto, acqua pazza,
  salsa verde italiana, frittura di paranza, scapece gallipolina | ~pollock | fish | crustaceans molluscs gluten celery garlic-family alcohol milk
  nuts mustard onion-family | definition
bagnet verde piemontese | salsa acciugata, acciugata | anchovy garlic olive-oil | | milk gluten | classic recipe
gamberone | scampetti, cannocchie, cicala di mare, aragoste, astici, granchi, granceola, grancevola, moleche, granciporro, aragostella, allo scoglio,
  alla pescatora, fritto misto | ~prawns | | molluscs fish gluten alcohol celery garlic-family | definition
arselle | impepata, peoci, muscoli ripieni, taratufi, tartufi di mare, cannolicchio, fasolaro, cappasanta, cappesante, garusoli, garusolo, bovoletti,
  bovoeti, babbaluci, crastuni, polpi, piovra, polpetti, moscardino, totanetti, murici, patelle, tiella barese | ~clams | molluscs | fish crustaceans
  gluten celery garlic-family alcohol | definition
pavesini | offelle, offelle di parona, zaleti, zaletti, bussolai, buranelli, befanini, brigidini, frappe, bugie fritte, galani, sfrappole, pignolata,
  pinoccata, graffa, fritole, fritelle, aragostine, babà napoletano, caprese torta, migliaccio, mostaccioli, mustacciuoli, mostazzoli, raffiuoli,
  divino amore, cassatelle, cassatedde, cassatine, minnuzze, genovesi ericine, cartocci, sfince, sfinci, sfincia, cucciddati, cuddureddi, mpanatigghi,
  impanatigghi, biancomangiare, gelo di mellone, reginelle, cubaita, torroncini, formaggelle, papassini, pabassinas, amarettus, aranzada, tiliccas,
  gueffus, tirami su, panetone, colomba, bostrengo, putizza, pinza veneta, strucolo, strudel di mele, torta paradiso, torta di rose, torta
  diplomatica, millefoglie, bocca di dama, torta tenerina, tenerina, torta di riso, torta russa, castagnaccio, necci, migliaccino, schiacciata alla
  fiorentina, schiacciata con l'uva, pan di ramerino, cornetto, veneziane, brioscia, ciambelle, crostatina, crostate, frolla, sfoglia, pasta brisée,
  zabaione cream, spumone, stracciatella gelato, affogato, affogato al caffè, bicerin, granita con panna, crema di caffe | plain-flour egg butter
  caster-sugar | | milk nuts pork alcohol gelatine sesame honey soy | classic recipe
bonet piemontese | | almonds caster-sugar egg | | alcohol sesame gluten milk honey | classic recipe
pinçage | matignon | onion carrot celery | | garlic-family pork | definition
peperonata | caponatina, ciambotta, cianfotta, sott'aceti, sammurigghiu, tocco de noxe, tuccu de nuxe, aggiadda, agrodolce, in saor, in carpione,
  scapece, lampascioni, lampagioni, lampascione, vampagioli | garlic onion | | milk nuts celery olive-family sulphites tomato-family eggs pork mustard
  gluten | definition
salsa di noci ligure | tocco di noci | walnuts garlic milk white-bread | | pine-nuts | definition
agghiata trapanese | | almonds garlic tomato basil | | milk | definition
busecca | cibreo, finanziera, fritto misto piemontese, involtini, bracioli, polpettine, polpettone, stufato, fiorentina, orecchia d'elefante,
  scallopine, cacciatora, alla cacciatora, pollo alla cacciatora, scottiglia, genovese sauce neapolitan, alla genovese, stigghiole, mussu, quarume,
  caldume, zuppa valdostana, seupa vapelenentse, figà alla venexiana, pastissada, sfilacci padovani, rostelle, pallotte, pecora alla callara,
  cutturiddi, gliummarieddi, turcinelli, gnummareddi, torcinelli | beef-stewing onion | | lamb pork gluten eggs milk alcohol celery offal
  garlic-family | classic recipe
mirto rosso | nocillo, alkermes, select aperitivo, sbagliato, spritz, filu e ferru, abbardente, mosto cotto, sciacchetrà, cannonau, barbera, ponce
  livornese, rosolio | ~liqueur | | eggs milk nuts sulphites | definition
// Iberia
orujo de hierbas | ratafia catalana, palo mallorca, resolí, mistela, rebujito, zurra, txotx, cremat, cremaet, agua de valencia, poncha, vinha d'alhos,
  vinho d'alhos, vinha d'alhos marinade, jeropiga, macieira, favaios, quentão, chopp, macieira brandy, xerez | ~white-wine | | sulphites gluten milk |
  definition
morcella | bull blanc, bisbe, varia negra, blanquet, chouriça, salpicão, botelo, butelo, fiambre, papada, papada iberica, zorza, raxo, carrilleras,
  carrilladas, manitas, oreja, orella, orelha, orelheira, carne alentejana, porco preto, secretos de porco preto, sarrabulho, papas de sarrabulho,
  arroz de sarrabulho, cozido, cocido, carn d'olla, pilota catalana, pote gallego, pote asturiano, compango, potaje con pringa, pringá, flamenquines,
  cachopo, gachas manchegas, gachamiga, zurrapa, cachorrinho porto, caldo verde, sopa de pedra, bola de carne, bola transmontana | ~chorizo | | gluten
  beef milk eggs poultry offal molluscs garlic-family onion-family alcohol nuts | definition
charque | ch'arki, charquicán, carne do sol, jabá, jaba carne, machacado, aporreadillo, aporreado | ~beef-jerky | |  | definition
estofado de rabo | rabo de boi, rabada, rabada com agrião, parrillada, asado, picaña, bitoque, posta mirandesa, posta à mirandesa, mão de vaca,
  mocotó, caldo de mocotó, buchada, barreado, vaca atolada, carne moída, picadinho, almôndegas, filete ruso, bisteca | beef-stewing onion | | pork
  lamb eggs gluten alcohol offal garlic-family milk | classic recipe
brandada | esgarraet, esgarrat, bacallà, pil pil, soldaditos de pavía, kokotxas, cocochas, marmitaco, sorropotún, espetos, jaquinzinhos, petingas,
  chicharro, pescadinha, pescaíto, pescadito frito, pijotas, rape alangostado, dorada, rascasio, cantaril, enguias, ensopado de enguias, anguila, all
  i pebre, allipebre, lampreia, arroz de lampreia, suquet, suquet de peix, bullinada, gazpachuelo, gazpachuelo malagueño, moraga, sangacho, muxama,
  estupeta, surubim, pintado na brasa, peixada, sebiche, bocachico, mojarra, mojarra frita, huachinango, huachinango a la veracruzana, truta, paiche,
  sábalo, escovitch, escoveitch, accras, chiktaille, féroce d'avocat, blaff, hudut | | fish | eggs milk garlic-family potato-family gluten
  onion-family crustaceans molluscs coconut-family citrus alcohol celery hot | classic recipe
txangurro | changurro, percebeiro, galeras, santiaguiño, lavagante, mariscada, zarzuela, aviú, tacos gobernador, arroz marinero, cangrejada, acamaya,
  camarofongo, ouassous, ouassou, z'habitants, étrille, cigale de mer, matoutou, matété | ~prawns | | fish molluscs garlic-family gluten eggs milk
  alcohol coconut-family citrus onion-family tomato-family | definition
maniçoba | | dried-shrimp onion garlic | | peanuts nuts pork beef coconut-family gluten | classic recipe
polbo á feira | salada de polvo, arroz de polvo, txipirones, txipiron, sepionet, arròs negre, coquinas, clóchinas, volandeiras, ostión, busanos,
  bígaros, caracoletas, cargols, cargols a la llauna, cargolada, orejas de mar, ortiguillas, sarnambi, conchitas a la parmesana, cholgas, machas,
  chochas chile, pulmay, caracol marino, sopa de caracol, carrucho, ensalada de carrucho, mouclade, bigorneau, pétoncles, ormeau, chancre, violets de
  mer, tielle sétoise | ~clams | molluscs | fish crustaceans garlic-family gluten alcohol milk onion-family eggs | definition
cebreiro | picón bejes, recuit, serrat, palmero, curado, villalón, mamia, são jorge, travia, almece, coalho, minas frescal, meia cura, canastra,
  glorias, fanguito, aletria, añejo, choriqueso, guayanés, suero costeño, suero atollabuey | ~queso-fresco | | added-sugar eggs gluten | definition
cevichocho | chuchus, termos beans | ~lupin-beans | |  | definition
all-i-oli | ajolio, ajonesa, ailloli, ajo, ajillo, ajoatao, atascaburras, ceboulinha, calçotada, escabeche, aderezo criollo, sarza criolla, curtido,
  encurtido, molho à campanha, molho vinagrete, molho campanha, guasacaca, ajicero, llajua, llajwa, llajhua, chirmol, chirmole, chismol, chismolera,
  epis, zepis, sauce chien, sauce ti malice, ti malice, sos ti malis, pikliz, piklis | garlic onion | | eggs tomato-family sulphites hot gluten fish
  pepper-family | definition
sazón completa | shadow beni, pak chi farang, kothmir, kottamalli, malli podi, malli thool, malliyila, kottamalli thool, dhoney pata, dhone pata,
  unsuy, kinchi, yuan sui, yim sai, koendoro, pakuchii, gosu, gishnich, gashneez, kashnich, kindza, kouzbara, kusbara, kizbara, kosbara, kesbour,
  qesbour, kasbour, cilantrillo, korianter, koljandra, coriandru, culantrillo, dimbilal, xorianthos, koliandro, kolijander | ~coriander | |  |
  definition
// France, Low Countries, German-speaking
salers | laguiole, saint-maure, brousse, broccio, maredsous, plattekaas | ~gruyere | | eggs onion-family garlic-family gluten alcohol | definition
kasspatzn | kässpätzle, welsh flamand, le welsh | gruyere onion | | potato-family pork gluten eggs alcohol garlic-family | classic recipe
pan bagnat | pain bagnat, tapenade provençale | anchovy olive-oil | | gluten eggs onion-family olive-family garlic-family | classic recipe
chaudrée | waterzooi van vis, ttoro | onion garlic | fish | crustaceans molluscs eggs alcohol milk celery gluten | classic recipe
andalouse sauce | samouraï sauce, frietsaus, fritsaus, piccalillysaus, brasil saus | mayonnaise | | onion-family celery mustard sulphites | definition
choron | sauce foyot, sauce paloise | butter egg-yolk shallot | | sulphites alcohol | definition
gratons | jambonneau, museau, tripous, palette à la diable, baeckeoffa, schiffala, schäufele, panhas, knipp, servelat, haxe, wammerl, geselchtes,
  selchfleisch, selchroller, verhackertes, grammeln, grammelknödel, schmalzbrot, herrgottsbscheißerle, papet vaudois, boutefas, schweinswürstel,
  frikadel, bamiblok, mexicano snack, mitraillette, boulet liégeois, boulet à la liégeoise, boterhamworst, drentse worst, kop vlees, speklapjes,
  zuurkoolspek, pljzkassler | ~pork-sausage | | beef gluten milk eggs mustard celery offal onion-family garlic-family sulphites nuts alcohol |
  definition
sulz | schweinskopfsülze, tellersülze, corned beef german | ~pork-hock | gelatine | onion-family mustard celery | definition
carbonnade | stoverij, gardiane, gardianne de taureau, hochepot, hutsepot, saftgulasch, fiakergulasch, beinfleisch, geschnetzeltes, frikandeau,
  sudderlapjes, axoa | beef-stewing onion | | pork alcohol gluten eggs milk celery fish mustard | classic recipe
tonijnsalade | haringsla, stokvis, merlan en colère, maquereaux, sardinade, lisettes, féra, perche du léman, filets de perche | ~pollock | fish | milk
  gluten eggs mustard onion-family celery alcohol | definition
noordzeegarnalen | garnaalkroket, garnaalkroketten, tomaat garnaal, krabbenbrötchen, langustenschwanz, hummerkrabben | ~prawns | | milk eggs gluten
  fish | definition
kreukels | caricoles, schnecken | ~clams | molluscs | gluten milk celery alcohol garlic-family | definition
kaiserschmarren | wuchteln, powidltatschkerl, esterházyschnitte, schneeballen, schmalznudel, auszogne, eierlikörtorte, leckerli, berner
  haselnusslebkuchen, bugnes, framboisier, kouignette, galette de sarrasin, broyé du poitou, fiadone, canistrelli, navette de marseille, croquant,
  congolais, flaugnarde, bredele, mattentaarten, cougnous, luikse wafel, brusselse wafel, smoutebollen, amandelstaaf, boterletter, bolus,
  krentenwegge, roze koeken, beschuit met muisjes, wentelteefjes | plain-flour egg butter caster-sugar | | nuts alcohol pork gelatine onion-family
  dried-fruit sesame | classic recipe
süßer hausmachersenf | senfeier, senfeiersoße, senfkaviar, tierenteyn | ~dijon | | added-sugar | definition
pineau | clairette de die, rivesaltes, trou normand, kruidenbitter, beerenburg, berenburg, kopstootje, elixir d'anvers, trappist, jagertee,
  steinhäger, zirbenschnaps, pflümli, träsch, kafi luz, maibowle, pharisäer, eiergrog | ~liqueur | | eggs milk gluten sulphites | definition
// British Isles
báirín breac | cloutie dumpling, clootie dumpling, ecclefechan tart, wigg bun, picau ar y maen, singing hinny, grasmere gingerbread, garibaldi
  biscuit, cornflake tart, eve's pudding, flummery, cornish splits, abernethy biscuit, paradise slice, buttery rowie, rowie, aberdeen rowie, morning
  roll scottish, plain loaf scottish | plain-flour butter caster-sugar | | eggs milk nuts dried-fruit alcohol pork gelatine soy beef | classic recipe
cornish stargazy | crappit heid, shippam's paste | | fish | milk gluten eggs onion-family crustaceans | classic recipe
partan bree | dublin lawyer | ~prawns | | milk eggs fish alcohol | definition
clonakilty | bath chap, melton mowbray, melton mowbray pie, devils on horseback, dublin coddle, coddle stew, ulster fry, full irish | ~pork-sausage |
  | gluten beef eggs milk mustard celery sulphites offal | definition
stovies | scouse stew, cawl cymreig, lobby stew, oggy, oggie, tiddy oggy, potted meat, potted hough, skirlie, bradie, rissole, parmo, teesside parmo |
  beef-stewing onion | | gluten lamb milk eggs celery offal poultry | classic recipe
selsig morgannwg | pan haggerty, dovedale, swaledale, red windsor | ~cheddar | | gluten eggs onion-family mustard alcohol garlic-family | definition
metheglin | wassail, buckfast, poteen, babycham, bishop punch | ~liqueur | | milk eggs gluten sulphites honey | definition
branston | military pickle, pan yan pickle, oxford sauce | | mustard | gluten alcohol sulphites fish eggs | label-typical
// USA
gratons cajun | streak o lean, souse meat, carolina barbecue, coney dog, muffaletta, kentucky hot brown, medianoche, frogmore stew, lowcountry boil,
  chicken bog, baked beans boston | ~pork-sausage | | gluten beef milk eggs mustard sulphites poultry crustaceans onion-family garlic-family
  rice-family | definition
mudbug | dungeness | ~prawns | | celery onion-family garlic-family gluten milk eggs fish molluscs pork | classic recipe
creole trinity | | onion celery green-pepper | | garlic-family | definition
stuffies | littleneck, cherrystone, hangtown fry | ~clams | | milk pork gluten eggs celery fish onion-family | definition
slap ya mama | zatarain's, mrs dash, johnny's seasoning, everglades seasoning, beau monde seasoning, poultry seasoning bell's | ~spice-blend | celery
  | mustard garlic-family onion-family | label-typical
beau monde spice | | celery tomato-juice | | alcohol fish molluscs sulphites | label-typical
louie dressing | mississippi comeback sauce, chick-fil-a sauce, bang bang sauce | mayonnaise | | milk fish celery mustard sulphites garlic-family
  onion-family | definition
rotel dip | cougar gold | ~cream-cheese | | eggs gluten alcohol gelatine nuts onion-family mustard garlic-family | definition
starburst | turkish delight frys | ~marshmallows | gelatine | milk gluten alcohol nuts soy | label-typical
angel biscuits | cathead biscuit, derby pie, mississippi mud pie, tagalongs, saltine crackers, apple fritter, cruller, pancake mix bisquick, johnny
  marzetti, navajo taco, hamantasch, kneidlech, kasha varnishkes, mandlen, sufganiot | plain-flour butter egg | | milk nuts pork alcohol gelatine
  sesame honey soy corn | classic recipe
fluffernutter | pbj, mr goodbar, clark bar, gorp | peanuts | | milk gluten soy eggs added-sugar nuts | definition
divinity candy | charoset, haroset, charoses | pecans caster-sugar | | milk eggs gluten alcohol | classic recipe
reuben | sloppy joe, sloppy joes, juicy lucy, tater tot hotdish, hotdish, frito pie, cincinnati chili, cowboy beans, runza, bierock | beef-mince onion
  | | gluten milk eggs mustard celery pork garlic-family fish alcohol | classic recipe
// Mexico, Central America, Andes, Brazil, Caribbean
mole amarillo | pipián verde, encacahuatada, salsa de cacahuate, enmoladas, mole pipian | peanuts sesame-seeds onion garlic | | nuts gluten milk
  poultry chocolate soy | classic recipe
picante de cuy | puca picante, manba, pindakoek, pindarotsjes, kapilé | peanuts | | milk gluten eggs nuts onion-family beef poultry added-sugar |
  classic recipe
uchepo | corunda, zacahuil, nacatamal, nacatamales, tamal tolimense, hayaca, pasteles puertorriqueños, pasteles en hoja, montuca, tamal asado,
  chuchito, paches, juane, conkies, ducana, bollo limpio, quimbolito, chanchi, gordita, memela, panucho, salbute, molote, baleada, catracha,
  sincronizada, enfrijoladas, entomatadas, papadzules, flauta, taquito, chalupa, pambazo, torta ahogada, cemita, tortas mexicanas, guajolota |
  masa-harina | | pork milk eggs gluten poultry beef onion-family garlic-family | classic recipe
papadzules yucatecos | revuelto, revuelto gramajo, ropa dupont, omelete, bolon mixto, perico venezolano, calentado, rompopo, cremasse, sabajón | egg |
  | milk alcohol onion-family nuts coconut-family gluten pork | classic recipe
biblia peruana | crema de vie cubana | egg-yolk condensed-milk spirit | | coconut-family nuts | definition
adobada | carne adobada, posole, pozole verde, chilorio, asado de boda, mapahuira, lechona, lechona tolimense, bandeja paisa, adobo arequipeño,
  carapulcra, carapulca, arrollado huaso, prietas, perniles, morcipán, bondiola, matambrito, virado à paulista, leitoa, pururuca, lombinho, cracóvia,
  joelho de porco, pé de porco, rabinho de porco, orelha de porco, barriga de porco, afogado porco, mofongo relleno, mofonguitos, trifongo, pasteles
  de masa, gandinga, masas fritas, tamal cubano, medianoche cubana, ajiaco cubano, los tres golpes, griyo, fritay, fritaille, souse barbados, colombo
  de cochon, ragout de cochon, giambo, zoutvlees, bravoe, moksi meti, fa chong, fatchong | ~pork-shoulder | | gluten milk eggs soy garlic-family
  onion-family beef offal mustard poultry rice-family sulphites | classic recipe
quesabirria | suadero, cabeza tacos, tacos de canasta, mixiote, carne en su jugo, mole de olla, puntas de filete, milanesa de res, milanesa
  napolitana, milanesa a caballo, picadillo, sancocho, sancocho trifásico, ajiaco, sudado de carne, posta negra, posta cartagenera, sobrebarriga,
  sobrebarriga bogotana, muchacho relleno, asado negro, pabellón, carne en vara, cau cau, rocoto relleno, caigua rellena, seco de res, seco de carne,
  pique a lo macho, trancapecho, chairo, chairo paceño, fricasé paceño, falso conejo, charquekan, pastel de choclo, cazuela de vacuno, cazuela
  chilena, carbonada, chorrillana, barros luco, barros jarpa, locro, puchero, puchero criollo, pastel de papa, carne al horno, soyo, so'o josopy,
  lampreado, payagua mascada, vori vori, carne frita boricua, fricase, frita cubana, mannish water, manish water, stoba, kabritu stoba, carni stoba,
  keshi yena, taso kabrit, tassot, soup joumou, soupe joumou, joumou, bouyon, patty haïtien, pâté haïtien | beef-stewing onion garlic | | lamb pork
  gluten eggs milk offal olive-family dried-fruit celery | classic recipe
caldo tlalpeño | sopa de lima, sopa azteca, ajiaco bogotano, chaufa, sajta, causa rellena, estrogonofe, asopao, poul an sos | chicken-thigh onion
  garlic | | milk eggs gluten soy nuts pork peanuts olive-family corn alcohol | classic recipe
tallarin saltado | chijaukay, kam lu wantan, aeropuerto chifa, sopa wantan, tallarines verdes, sopa seca, sopa seca chinchana, yakimeshi latino |
  soy-sauce egg garlic onion | gluten | poultry pork crustaceans sesame molluscs milk | classic recipe
huancaína | crema huancaína, ocopa sauce, locro de queso, locro quiteño, chupe andino, solterito, solterito arequipeño, choclo con queso, pastel de
  papa arequipeño, rocoto relleno arequipeño, fanesca, mote sucio, bolón de verde, bolones, tigrillo, tigrillo ecuatoriano, patacones con queso,
  pandeyuca, arepa boyacense, sonso de yuca, chipa guazu, chipa so'o, mbejú, kivevé, pães de queijo, biscoito de polvilho, brevidade, bicho de pé
  doce, bem casado, mousse de maracujá, canjica, munguzá, manjar de coco, palha italiana, vigilante pastry, sacramento pastry, bola de fraile,
  balcarce postre, postre balcarce, isla flotante, sambayón, havanna, havannet, conitos, torta mil hojas, torta de mil hojas, marquesa de chocolate,
  bienmesabe venezolano, bien me sabe, quesillo venezolano, torta negra, obleas con arequipe, postre de natas, cuajada con melao, merengón, picarón,
  king kong lambayeque, arroz zambito, ranfañote, crema volteada, guargüero, brazo de reina, torta de hojas, milhojas, chumbeque, tres marias,
  campechana pan, garibaldi pan, gorditas de nata, chocoflan, pastel imposible, carlota de limon, semita salvadoreña, semita pan, quesadilla
  salvadoreña, salpor, salpores, torrejas, cosa de horno, torta chilena costa rica, tamal de masa dulce, prestiño, majarete, tres golpes dulce, dulce
  de leche cortada, habichuelas con dulce, pastelito de guayaba, pan mallorca, mantecaditos, besitos de coco, brazo gitano, yaniqueque, yanikeke,
  cassava pone, gizzada, guava duff, doukounou, pen patat, pain patate, douce macoss, tourment d'amour, sik a koko, bolo pretu, bolo di kashupete, pan
  bati, viado, maizena koekjes | milk plain-flour butter caster-sugar | | eggs nuts alcohol gelatine peanuts coconut-family corn sesame | classic
  recipe
pan de yuca ecuatoriano | pandebono valluno, almojábana colombiana | tapioca-starch feta egg milk | | corn | definition
trinidad doubles | bara channa, pholouri, saheena, baiganee, buss up shot | plain-flour | | milk onion-family garlic-family mustard eggs fish pork |
  classic recipe
macaroni pie barbados | makawoni au graten | pasta cheddar milk egg | | mustard onion-family pork | classic recipe
trinidad pepper sauce | kuchela, kuchela mango, mango amchar, anchar masala, amchar masala, achar trini, poudre de colombo, massalé, cari massalé |
  mustard-seeds | hot | garlic-family celery | definition
tepache | mescal, bacanora, charanda, tejuino, ponche navideño con piquete, guaro, cususa, guaro cacique, flor de caña, cuxa, quezalteca, ron zacapa,
  ron abuelo, canelazo, canelazo ecuatoriano, chirrinchi, refajo, guarapo fermentado, chicha de muko, masato, masato amazonico, chilcano, cachina,
  chuflay, yungueño, terremoto, pipeño, piscola, clericó, caña paraguaya, grappamiel, medio y medio, caipiroska, caipifruta, rabo de galo, catuaba,
  cauim, mamajuana, mama juana, brugal, clairin, kleren, barbancourt, shrubb, schrubb, ti'punch, planteur, canchánchara, bahama mama | ~spirit | |
  gluten eggs milk added-sugar sulphites coconut-family | definition
champurado | atolillo, tascalate, tejate, colada morada, mocochinchi, raspao, mamey malteada, morir soñando, akasan, ak-100, labouyi, labouyi bannann
  | caster-sugar | | milk nuts coconut-family sesame gluten peanuts alcohol | definition
atado de dulce | empanizao, melcocha, alfeñique, shakkar, gula kabung, namtan pip, nam tan beuk, skor thnot, bingtang, heitang, kurosato, pekmez,
  bekmes, pekmez üzüm, dibs tamr, debs el remman, rub al tamr, shireh angoor, doshab, doşab, bekmez, epetimezi, arrope, mosto cocido, birnel,
  apfeldicksaft, goldsaft, grafschafter, perenstroop, kandissuiker, bastardsuiker, perlesukker, sirap, siirappi, fariin | ~brown-sugar | |  |
  definition
bolo lêvedo | regueifa, travesseiro, tigelada, sopapo portuguese, cornucópia, pampilho, pastel de tentúgal, pastéis de tentúgal, aletria doce, coca
  mallorquina, coca de trampó, bunyols, goxua, pantxineta, panchineta, casadiellas, carbayón, carbayones, perrunillas, huesillos, napolitana
  chocolate, greixonera, flaó, flao ibiza, gató mallorquín, quarto embatumat, rubiols, crespells, croquete, rissoles portugueses, chamuça, bocadillo,
  bocata, montadito, pan tumaca, picos camperos, tallarines, macarrones, canelones, canelons, sopa de galets, galets | plain-flour | | eggs milk pork
  nuts beef fish alcohol sesame garlic-family tomato-family crustaceans onion-family celery | classic recipe
carbayones asturianos | amarguillos, marquesas navideñas, mazamorra cordobesa, mazamorra | almonds | | garlic-family eggs gluten milk sulphites
  added-sugar tomato-family fish | definition
marañón seed | alfóncigo, noisetine, cerneaux, orašasti, fıstık, amygdala, fountoukia, fistikia aeginis, fystikia, gardoo, joz, fustuk, fustok |
  ~mixed-nuts | | milk gluten eggs | definition
`;
