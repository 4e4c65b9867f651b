// Regional names from all kitchens: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNames4 = `
tapaka | tyúkhúsleves, pileća čorba, pilesko, ostropel | ~chicken-breast | | gluten eggs milk garlic-family onion-family celery | classic recipe
ujházi tyúkhúsleves | | ~chicken-breast | celery eggs gluten | milk garlic-family onion-family | classic recipe
oseledets | matias, tarań, semga, stavrida, kilka, salaka, ikra, chornaya ikra, ikorka, plakie, plakia, brodetto, brudetto, gregada, ribarska salata,
  riblja čorba, pastrmka, girice | ~pollock | fish | eggs milk onion-family gluten hot sulphites | definition
skarid | rakovina, jastozi, rakovice, krabi, karkalec, gharides, karavida, kavouras, kavourosalata, karidesli | ~prawns | | milk tomato-family
  alcohol garlic-family fish gluten | definition
buzara | | ~prawns | alcohol | milk tomato-family garlic-family fish gluten | definition
ostrige | ostriga, kalamarija, kalamaria, kalamari, salata od hobotnice, oktapodi, oktapodi salatasi, crnog rižota, sipia, soupia, midia, strydia,
  stridia, kidonia, achivades, petrosolines, chtenia, kochili, bourbouristi, chochlioi, xoxlioi, salata od lignji, caracaca | ~clams | molluscs |
  gluten eggs milk alcohol garlic-family | definition
kaşkaval | kaszkawał, syrene, šopska, šopska salata, shopska salata, shopska, jardum, vurda, izvara, redykołka, liptovská, šmirkás, nivu, eidamská
  tehla, pálpusztai, sajttál, smetanová | ~quark | | gluten eggs garlic-family onion-family hot | definition
mlechna salata | mizerija, meggyleves, hideg meggyleves, cesnaková polievka, ogórkowa, zupa grzybowa, botwinka, botwina | sour-cream onion | | eggs
  beef pork gluten celery garlic-family potato-family nuts mushroom | classic recipe
okroszka | | sour-cream onion | eggs | beef pork gluten celery garlic-family potato-family nuts mushroom | classic recipe
snežanka salata | | yoghurt garlic walnuts cucumber | | | classic recipe
musakka | stifado, stifatho, kokkinisto, moschari kokkinisto, souvlaki, souvlakia, kavourmas, laganika, arni lemonato, arnaki kleftiko, gemista,
  yemista, lahanodolmades, lachanodolmades | beef-mince onion | | lamb pork milk eggs gluten alcohol celery garlic-family | classic recipe
biftekia | | beef-mince onion | gluten | lamb pork milk eggs alcohol celery garlic-family | classic recipe
pansetes | | beef-mince onion | pork | lamb milk eggs gluten alcohol celery garlic-family | classic recipe
spanakotiropita | kolokythopita, lakror, savijača, maznica, kulesha | filo feta | | eggs lamb beef pork onion-family corn nuts | classic recipe
milopita | | filo feta | eggs | lamb beef pork onion-family corn nuts | classic recipe
tzaziki | chtipiti, ktipiti, tirosalata, tyrosalata, kefalogravyera, mitzithra, anthotiro, metsovella, ladotiri, galotiri, katiki, xinotyri, xynotyri,
  stakovoutyro, xigalo sitias, xygalo, pichtogalo, pixtogalo, hellimi, xoriatiki | ~feta | | eggs gluten garlic-family sesame onion-family hot |
  definition
đevrek | covrigi, covrig, simitas | ~sourdough sesame-seeds | | eggs milk | definition
terbiye | terbiyeli, agristada, bianco salsa agristada | egg lemon | | poultry rice-family | definition
fanouropita | lazarakia, christopsomo, paximathia, moustokouloura, moustalevria | plain-flour caster-sugar | | nuts eggs milk sesame honey alcohol |
  classic recipe
mandoles kefalonia | | almonds caster-sugar | | eggs honey | definition
tentura | kitro naxos, afinată, horincă, tuzemák, borovička, demänovka, slivovitza, pelinkovac, pelinkovec, orahovac, orahovica, orahovača,
  maraskino, višnjevača, vinjak, żołądkowa gorzka, zoladkowa, nalewki, soplica, bimber, samogon, samohon, gorilka | ~spirit | | sulphites honey eggs
  milk | definition
rakomelo | medovina, medovača, gvirc, medovukha, dwójniak, trójniak | ~spirit | honey | sulphites eggs milk | definition
sałatka warzywna | zemiakový šalát, majonézová, krumplisaláta | potato mayonnaise egg | | poultry beef fish celery pork milk onion-family | classic
  recipe
pinđur | pindjur, pindzhur, pindzur, ljutenica, lutenica, lyutenitsa, lutenitsa, lyutenitza, ajvar, aivar, ayvar, malidzano, kyopolou, kiopoolu,
  kyopoolu, zacuscă, lecsó, lečo, letscho, mangal salata, imam bajaldi | roasted-peppers aubergine tomato | | garlic-family onion-family mushroom |
  definition
grah | prebranats, iahnie, yahnija, yahni, bob chorba, yigandes plaki, fakes soupa, revithada, spanakorizo, prasorizo, lahanorizo, tourlou, briam,
  briami, ladera, fasolakia, fasolakia lathera, bamies ladera | onion tomato | | garlic-family celery pork | classic recipe
// Italy
muddica | muddica atturrata, pistoccu, civraxiu, coccoi, moddizzosu, pane cafone, freselle, fresella, rubatà, ciabattina, pane arabo, crescentina,
  torta al testo, panigacci, pucce, schiaffata, lingue di suocera, crostone, pan bagnato, acquasale, pancotto | ~sourdough | |
  milk pork sesame eggs | definition
fagottini | maccaruni, lorighittas, filindeu, su filindeu, trofiette, fazzoletti, strigoli, quadrefiore, bigoi, candele, sedanini, tubettini, anelli
  siciliani, anellini, puntalette, sagne, sagne ncannulate, sagnette, laganelle, cavati, cavatieddi, capunti, strascinati, recchietelle, foglie
  d'ulivo, busiati, caserecce, cascatelli, chifferi, gobbetti, mafalde, tripoline, chitarra, fedelini, pinci, pasticciata | ~pasta | | eggs milk fish
  pork beef garlic-family onion-family mushroom nuts | definition
alla gricia | | pasta pecorino guanciale | | eggs tomato-family | classic recipe
cosacavaddu | maiorchino, callu de cabreddu, casu axedu, pepato, cacioricotta, raviggiolo, ravaggiolo, tometta, murazzano, seirass, morlacco, puina,
  puina fumada, ciliegine, treccia, nodini, nodini pugliesi, giuncà, certosa, auricchio, burrino | ~mozzarella | animal-rennet | eggs | definition
sbriciolona | soppresata, sopressa vicentina, sopressa, salamella, ciavuscolo, nduia, capicollo, capacolla, gabagool, fiocco, fiocchetto, spalla
  cotta, spalla di san secondo, barbozza, cacciatorino, coglioni di mulo, muset, luganeghe, lucanica, sartizza, zampina, cervellata, susianella,
  mazzafegato, mazzafegati, porcheddu, arista, capocotto, cicoli, sugna, cigole, bisecon, cassoeula, casoeula, cazzoeula, rosticciana, fegatello,
  stinco, puntine, gras pist | ~salami | | nuts beef milk offal garlic-family alcohol sulphites | definition
salamina da sugo | | ~salami | alcohol | nuts beef milk offal garlic-family sulphites | definition
motzetta | carne salada, carne sala, carne secca, violino di capra, coppiette, coppiette romane, sfilacci | ~bresaola | | pork garlic-family |
  definition
vitel tonné | tonnata | veal mayonnaise tuna-in-oil capers anchovy | | celery alcohol | classic recipe
bottariga | buttàriga, muggine, mosciame, lattume, ficazza, sardella, neonata, bianchetto, gianchetti, stocco, stocco alla mammolese, piscistoccu,
  brandacujun, brandacujon, sarago, ricciola, platessa, pescatrice, missoltini, misoltini, missultin, persico, salmerino, capitone, bisato, bagna
  caoda, ciuppin, quazzetto, acqua pazza, salsa verde italiana | ~pollock | fish | crustaceans molluscs gluten celery garlic-family alcohol milk nuts
  mustard onion-family | definition
salsa acciugata | acciugata | anchovy garlic olive-oil | | milk gluten | classic recipe
gamberone | scampetti, cannocchie, cicala di mare, aragoste, astici, granchi, granceola, grancevola, granciporro, aragostella | ~prawns | | molluscs
  fish gluten alcohol celery garlic-family | definition
arselle | impepata, peoci, taratufi, tartufi di mare, cannolicchio, fasolaro, cappasanta, cappesante, garusoli, garusolo, bovoletti, bovoeti,
  babbaluci, crastuni, polpi, piovra, polpetti, moscardino, totanetti, murici, patelle | ~clams | molluscs | fish crustaceans gluten celery
  garlic-family alcohol | definition
muscoli ripieni | | ~clams | molluscs gluten | fish crustaceans celery garlic-family alcohol | definition
pavesini | offelle, offelle di parona, zaleti, zaletti, bussolai, buranelli, befanini, pignolata, graffa, fritelle, aragostine, migliaccio,
  mostaccioli, mustacciuoli, mostazzoli, raffiuoli, cassatelle, cassatedde, minnuzze, genovesi ericine, cartocci, sfince, sfinci, sfincia,
  cuddureddi, formaggelle, panetone, bostrengo, strucolo, torta paradiso, torta di rose, millefoglie, torta tenerina, tenerina, torta di riso,
  migliaccino, schiacciata alla fiorentina, pan di ramerino, cornetto, veneziane, brioscia, ciambelle, crostatina, crostate, frolla, sfoglia,
  spumone | plain-flour egg butter caster-sugar | | milk nuts pork alcohol gelatine sesame honey soy | classic recipe
bugie fritte | galani, sfrappole, fritole | plain-flour egg butter caster-sugar | alcohol | milk nuts pork gelatine sesame honey soy | classic
  recipe
frappe | | plain-flour egg butter caster-sugar | | milk nuts pork gelatine sesame honey soy alcohol | classic recipe
pinoccata | strudel di mele | plain-flour egg butter caster-sugar | nuts | milk pork alcohol gelatine sesame honey soy | classic recipe
pinçage | matignon | onion carrot celery | | garlic-family pork | definition
peperonata | ciambotta, cianfotta, sott'aceti, sammurigghiu, agrodolce, lampascioni, lampagioni, lampascione, vampagioli | garlic onion | | milk nuts
  celery olive-family sulphites tomato-family eggs pork mustard gluten | definition
salsa di noci ligure | tocco di noci | walnuts garlic milk white-bread | | pine-nuts | definition
agghiata trapanese | | almonds garlic tomato basil | | milk | definition
busecca | involtini, bracioli, stufato, fiorentina, cacciatora, alla cacciatora, alla genovese, stigghiole, mussu, quarume, caldume, figà alla
  venexiana, sfilacci padovani, rostelle, pecora alla callara, cutturiddi, gliummarieddi, turcinelli, gnummareddi, torcinelli | beef-stewing onion |
  | lamb pork gluten eggs milk alcohol celery offal garlic-family | classic recipe
finanziera | scottiglia | beef-stewing onion | alcohol | lamb pork gluten eggs milk celery offal garlic-family | classic recipe
genovese sauce neapolitan | | beef-stewing onion | alcohol celery | lamb pork gluten eggs milk offal garlic-family | classic recipe
mirto rosso | select aperitivo, filu e ferru, abbardente, ponce livornese, rosolio | ~liqueur | | eggs milk nuts sulphites | definition
nocillo | | ~liqueur | nuts | eggs milk sulphites | definition
// Iberia
orujo de hierbas | ratafia catalana, palo mallorca, resolí, mistela, rebujito, zurra, txotx, agua de valencia, vinha d'alhos, vinho d'alhos, vinha
  d'alhos marinade, jeropiga, macieira, favaios, quentão, macieira brandy, xerez | ~white-wine | | sulphites gluten milk | definition
morcella | bull blanc, bisbe, varia negra, blanquet, chouriça, salpicão, botelo, butelo, fiambre, papada, papada iberica, zorza, raxo, carrilleras,
  carrilladas, manitas, oreja, orella, orelha, orelheira, porco preto, secretos de porco preto, sarrabulho, papas de sarrabulho, arroz de
  sarrabulho, cocido, pote gallego, pote asturiano, compango, potaje con pringa, pringá, gachas manchegas, zurrapa, caldo verde, sopa de pedra |
  ~chorizo | | gluten beef milk eggs poultry offal molluscs garlic-family onion-family alcohol nuts | definition
cozido | | ~chorizo | beef | gluten milk eggs poultry offal molluscs garlic-family onion-family alcohol nuts | definition
charque | ch'arki, charquicán, carne do sol, jabá, jaba carne, machacado | ~beef-jerky | | | definition
rabo de boi | rabada, rabada com agrião, parrillada, asado, picaña, posta mirandesa, posta à mirandesa, mão de vaca, mocotó, caldo de mocotó,
  buchada, barreado, vaca atolada, carne moída, picadinho, almôndegas, bisteca | beef-stewing onion | | pork lamb eggs gluten alcohol offal
  garlic-family milk | classic recipe
estofado de rabo | | beef-stewing onion | alcohol | pork lamb eggs gluten offal garlic-family milk | classic recipe
brandada | esgarraet, esgarrat, bacallà, pil pil, kokotxas, cocochas, marmitaco, sorropotún, espetos, petingas, chicharro, pescadinha, pijotas, rape
  alangostado, dorada, rascasio, cantaril, enguias, ensopado de enguias, anguila, all i pebre, allipebre, lampreia, bullinada, moraga, sangacho,
  muxama, estupeta, surubim, pintado na brasa, peixada, sebiche, bocachico, mojarra, mojarra frita, huachinango, huachinango a la veracruzana,
  truta, paiche, sábalo, escovitch, escoveitch, chiktaille, féroce d'avocat, blaff, hudut | | fish | eggs milk garlic-family potato-family gluten
  onion-family crustaceans molluscs coconut-family citrus alcohol celery hot | classic recipe
arroz de lampreia | | | fish alcohol | eggs milk garlic-family potato-family gluten onion-family crustaceans molluscs coconut-family citrus celery
  hot | classic recipe
pescaíto | pescadito frito | | fish gluten | eggs milk garlic-family potato-family onion-family crustaceans molluscs coconut-family citrus alcohol
  celery hot | classic recipe
txangurro | changurro, percebeiro, galeras, santiaguiño, lavagante, aviú, cangrejada, acamaya, camarofongo, ouassous, ouassou, z'habitants, étrille,
  cigale de mer, matoutou, matété | ~prawns | | fish molluscs garlic-family gluten eggs milk alcohol coconut-family citrus onion-family tomato-family
  | definition
polbo á feira | salada de polvo, arroz de polvo, txipirones, txipiron, sepionet, arròs negre, coquinas, clóchinas, volandeiras, ostión, busanos,
  bígaros, caracoletas, cargols, cargols a la llauna, cargolada, orejas de mar, sarnambi, cholgas, machas, chochas chile, pulmay, caracol marino, sopa
  de caracol, carrucho, ensalada de carrucho, bigorneau, pétoncles, ormeau, violets de mer | ~clams | molluscs | fish crustaceans garlic-family gluten
  alcohol milk onion-family eggs | definition
cebreiro | picón bejes, recuit, serrat, palmero, curado, villalón, mamia, são jorge, travia, almece, coalho, minas frescal, meia cura, canastra,
  fanguito, añejo, guayanés, suero costeño, suero atollabuey | ~queso-fresco | | added-sugar eggs gluten | definition
cevichocho | chuchus, termos beans | ~lupin-beans | | | definition
all-i-oli | ajolio, ajo, ajillo, ceboulinha, escabeche, aderezo criollo, sarza criolla, curtido, encurtido, molho à campanha, molho vinagrete, molho
  campanha, guasacaca, ajicero, llajua, llajwa, llajhua, chirmol, chirmole, chismol, chismolera, epis, zepis, sauce chien, sauce ti malice, ti malice,
  sos ti malis, pikliz, piklis | garlic onion | | eggs tomato-family sulphites hot gluten fish pepper-family | definition
sazón completa | shadow beni, pak chi farang, kothmir, kottamalli, malli podi, malli thool, malliyila, kottamalli thool, dhoney pata, dhone pata,
  unsuy, kinchi, yuan sui, yim sai, koendoro, pakuchii, gosu, gishnich, gashneez, kashnich, kindza, kouzbara, kusbara, kizbara, kosbara, kesbour,
  qesbour, kasbour, cilantrillo, korianter, koljandra, coriandru, culantrillo, dimbilal, xorianthos, koliandro, kolijander | ~coriander | | |
  definition
// France, Low Countries, German-speaking
salers | laguiole, saint-maure, brousse, broccio, maredsous | ~gruyere | | eggs onion-family garlic-family gluten alcohol | definition
welsh flamand | | gruyere onion | alcohol gluten | potato-family pork eggs garlic-family | classic recipe
tapenade provençale | | anchovy olive-oil | | gluten eggs onion-family olive-family garlic-family | classic recipe
chaudrée | | onion garlic | fish alcohol milk | crustaceans molluscs eggs celery gluten | classic recipe
ttoro | | onion garlic | fish crustaceans molluscs | eggs alcohol milk celery gluten | classic recipe
andalouse sauce | samouraï sauce, frietsaus, fritsaus, piccalillysaus, brasil saus | mayonnaise | | onion-family celery mustard sulphites |
  definition
choron | sauce foyot, sauce paloise | butter egg-yolk shallot | | sulphites alcohol | definition
gratons | jambonneau, museau, tripous, schiffala, schäufele, panhas, haxe, wammerl, geselchtes, selchfleisch, selchroller, verhackertes, grammeln,
  papet vaudois, boutefas, schweinswürstel, frikadel, mexicano snack, boterhamworst, drentse worst, kop vlees, speklapjes, zuurkoolspek, pljzkassler
  | ~pork-sausage | | beef gluten milk eggs mustard celery offal onion-family garlic-family sulphites nuts alcohol | definition
servelat | | ~pork-sausage | beef | gluten milk eggs mustard celery offal onion-family garlic-family sulphites nuts alcohol | definition
sulz | schweinskopfsülze, tellersülze, corned beef german | ~pork-hock | gelatine | onion-family mustard celery | definition
hochepot | hutsepot, saftgulasch, beinfleisch, frikandeau, sudderlapjes, axoa | beef-stewing onion | | pork alcohol gluten eggs milk celery fish
  mustard | classic recipe
stokvis | maquereaux, sardinade, lisettes, féra, perche du léman, filets de perche | ~pollock | fish | milk gluten eggs mustard onion-family celery
  alcohol | definition
noordzeegarnalen | langustenschwanz, hummerkrabben | ~prawns | | milk eggs gluten fish | definition
kreukels | schnecken | ~clams | molluscs | gluten milk celery alcohol garlic-family | definition
caricoles | | ~clams | molluscs celery | gluten milk alcohol garlic-family | definition
kaiserschmarren | wuchteln, powidltatschkerl, schneeballen, schmalznudel, auszogne, bugnes, framboisier, galette de sarrasin, broyé du poitou, navette
  de marseille, flaugnarde, bredele, cougnous, luikse wafel, brusselse wafel, smoutebollen, bolus, krentenwegge, roze koeken, beschuit met muisjes,
  wentelteefjes | plain-flour egg butter caster-sugar | | nuts alcohol pork gelatine onion-family dried-fruit sesame | classic recipe
süßer hausmachersenf | senfkaviar, tierenteyn | ~dijon | | added-sugar | definition
pineau | trou normand, kruidenbitter, beerenburg, berenburg, elixir d'anvers, jagertee, steinhäger, zirbenschnaps, pflümli, träsch, kafi luz |
  ~liqueur | | eggs milk gluten sulphites | definition
// British Isles
báirín breac | wigg bun, singing hinny, grasmere gingerbread, garibaldi biscuit, cornflake tart, flummery, cornish splits, abernethy biscuit,
  buttery rowie, aberdeen rowie, morning roll scottish, plain loaf scottish | plain-flour butter caster-sugar | | eggs milk nuts dried-fruit alcohol
  pork gelatine soy beef | classic recipe
paradise slice | | plain-flour butter caster-sugar | eggs | milk nuts dried-fruit alcohol pork gelatine soy beef | classic recipe
shippam's paste | | | fish | milk gluten eggs onion-family crustaceans | classic recipe
dublin lawyer | | ~prawns | alcohol milk | eggs fish | definition
bath chap | devils on horseback | ~pork-sausage | | gluten beef eggs milk mustard celery sulphites offal | definition
dublin coddle | coddle stew | ~pork-sausage | gluten | beef eggs milk mustard celery sulphites offal | definition
stovies | scouse stew, cawl cymreig, lobby stew, potted meat, potted hough | beef-stewing onion | | gluten lamb milk eggs celery offal poultry |
  classic recipe
bradie | | beef-stewing onion | gluten | lamb milk eggs celery offal poultry | classic recipe
pan haggerty | dovedale, swaledale | ~cheddar | | gluten eggs onion-family mustard alcohol garlic-family | definition
red windsor | | ~cheddar | alcohol | gluten eggs onion-family mustard garlic-family | definition
wassail | poteen | ~liqueur | | milk eggs gluten sulphites honey | definition
metheglin | | ~liqueur | honey | milk eggs gluten sulphites | definition
military pickle | pan yan pickle, oxford sauce | | mustard | gluten alcohol sulphites fish eggs | label-typical
// USA
gratons cajun | streak o lean, souse meat, carolina barbecue | ~pork-sausage | | gluten beef milk eggs mustard sulphites poultry crustaceans
  onion-family garlic-family rice-family | definition
chicken bog | | ~pork-sausage | poultry | gluten beef milk eggs mustard sulphites crustaceans onion-family garlic-family rice-family | definition
mudbug | dungeness | ~prawns | | celery onion-family garlic-family gluten milk eggs fish molluscs pork | classic recipe
creole trinity | | onion celery green-pepper | | garlic-family | definition
littleneck | cherrystone | ~clams | | milk pork gluten eggs celery fish onion-family | definition
zatarain's | johnny's seasoning, everglades seasoning, beau monde seasoning | ~spice-blend | celery | mustard garlic-family onion-family |
  label-typical
mrs dash | | ~spice-blend | celery mustard | garlic-family onion-family | label-typical
beau monde spice | | celery tomato-juice | | alcohol fish molluscs sulphites | label-typical
louie dressing | chick-fil-a sauce, bang bang sauce | mayonnaise | | milk fish celery mustard sulphites garlic-family onion-family | definition
mississippi comeback sauce | | mayonnaise | fish | milk celery mustard sulphites garlic-family onion-family | definition
rotel dip | cougar gold | ~cream-cheese | | eggs gluten alcohol gelatine nuts onion-family mustard garlic-family | definition
starburst | | ~marshmallows | gelatine | milk gluten alcohol nuts soy | label-typical
mississippi mud pie | apple fritter, cruller, pancake mix bisquick, hamantasch, sufganiot | plain-flour butter egg | | milk nuts pork alcohol
  gelatine sesame honey soy corn | classic recipe
gorp | | peanuts | | milk gluten soy eggs added-sugar nuts | definition
cincinnati chili | | beef-mince onion | | gluten milk eggs mustard celery pork garlic-family fish alcohol | classic recipe
cowboy beans | | beef-mince onion | pork | gluten milk eggs mustard celery garlic-family fish alcohol | classic recipe
// Mexico, Central America, Andes, Brazil, Caribbean
encacahuatada | salsa de cacahuate, mole pipian | peanuts sesame-seeds onion garlic | | nuts gluten milk poultry chocolate soy | classic recipe
manba | pindakoek, kapilé | peanuts | | milk gluten eggs nuts onion-family beef poultry added-sugar | classic recipe
conkies | ducana, bollo limpio, chanchi, memela, molote | masa-harina | | pork milk eggs gluten poultry beef onion-family garlic-family | classic
  recipe
papadzules yucatecos | revuelto, ropa dupont, omelete, perico venezolano | egg | | milk alcohol onion-family nuts coconut-family gluten pork |
  classic recipe
biblia peruana | crema de vie cubana | egg-yolk condensed-milk spirit | | coconut-family nuts | definition
adobada | carne adobada, posole, pozole verde, chilorio, asado de boda, mapahuira, lechona, lechona tolimense, adobo arequipeño, arrollado huaso,
  prietas, perniles, bondiola, matambrito, leitoa, pururuca, lombinho, cracóvia, joelho de porco, pé de porco, rabinho de porco, orelha de porco,
  barriga de porco, afogado porco, mofongo relleno, mofonguitos, trifongo, pasteles de masa, gandinga, masas fritas, tamal cubano, ajiaco cubano,
  griyo, fritay, fritaille, souse barbados, ragout de cochon, bravoe, fa chong, fatchong | ~pork-shoulder | | gluten milk eggs soy garlic-family
  onion-family beef offal mustard poultry rice-family sulphites | classic recipe
colombo de cochon | | ~pork-shoulder | mustard | gluten milk eggs soy garlic-family onion-family beef offal poultry rice-family sulphites | classic
  recipe
moksi meti | | ~pork-shoulder | soy | gluten milk eggs garlic-family onion-family beef offal mustard poultry rice-family sulphites | classic recipe
suadero | cabeza tacos, tacos de canasta, mixiote, mole de olla, puntas de filete, picadillo, sancocho, ajiaco, sudado de carne, posta negra, posta
  cartagenera, sobrebarriga, sobrebarriga bogotana, muchacho relleno, asado negro, pabellón, carne en vara, cau cau, caigua rellena, seco de res, seco
  de carne, chairo, chairo paceño, cazuela de vacuno, cazuela chilena, carbonada, locro, carne al horno, soyo, so'o josopy, lampreado, payagua
  mascada, carne frita boricua, mannish water, manish water, stoba, kabritu stoba, carni stoba, taso kabrit, tassot, bouyon | beef-stewing onion
  garlic | | lamb pork gluten eggs milk offal olive-family dried-fruit celery | classic recipe
caldo tlalpeño | sopa de lima, sajta, asopao, poul an sos | chicken-thigh onion garlic | | milk eggs gluten soy nuts pork peanuts olive-family corn
  alcohol | classic recipe
huancaína | crema huancaína, chupe andino, bolón de verde, bolones, arepa boyacense, palha italiana, vigilante pastry, sacramento pastry, havannet,
  marquesa de chocolate, obleas con arequipe, milhojas, chumbeque, tres marias, campechana pan, carlota de limon, semita salvadoreña, semita pan,
  cosa de horno, tamal de masa dulce, prestiño, tres golpes dulce, habichuelas con dulce, pastelito de guayaba, mantecaditos, yaniqueque, yanikeke,
  cassava pone, gizzada, doukounou, pan bati, viado | milk plain-flour butter caster-sugar | | eggs nuts alcohol gelatine peanuts coconut-family
  corn sesame | classic recipe
garibaldi pan | | milk plain-flour butter caster-sugar | eggs | nuts alcohol gelatine peanuts coconut-family corn sesame | classic recipe
pan de yuca ecuatoriano | pandebono valluno, almojábana colombiana | tapioca-starch feta egg milk | | corn | definition
trinidad doubles | bara channa, pholouri, saheena, baiganee, buss up shot | plain-flour | | milk onion-family garlic-family mustard eggs fish pork |
  classic recipe
macaroni pie barbados | makawoni au graten | pasta cheddar milk egg | | mustard onion-family pork | classic recipe
trinidad pepper sauce | kuchela, kuchela mango, mango amchar, anchar masala, amchar masala, achar trini, poudre de colombo, massalé, cari massalé |
  mustard-seeds | hot | garlic-family celery | definition
tepache | mescal, bacanora, charanda, tejuino, ponche navideño con piquete, guaro, cususa, guaro cacique, flor de caña, cuxa, quezalteca, ron zacapa,
  ron abuelo, canelazo, canelazo ecuatoriano, chirrinchi, guarapo fermentado, chicha de muko, masato, masato amazonico, chilcano, chuflay, yungueño,
  piscola, caña paraguaya, grappamiel, medio y medio, caipiroska, caipifruta, catuaba, cauim, brugal, clairin, kleren, barbancourt, shrubb, schrubb,
  ti'punch, planteur, canchánchara, bahama mama | ~spirit | | gluten eggs milk added-sugar sulphites coconut-family | definition
champurado | atolillo, colada morada, mocochinchi, raspao | caster-sugar | | milk nuts coconut-family sesame gluten peanuts
  alcohol | definition
atado de dulce | empanizao, melcocha, alfeñique, shakkar, gula kabung, namtan pip, nam tan beuk, skor thnot, bingtang, heitang, kurosato, pekmez,
  bekmes, pekmez üzüm, dibs tamr, debs el remman, rub al tamr, shireh angoor, doshab, doşab, bekmez, epetimezi, arrope, mosto cocido, birnel,
  apfeldicksaft, goldsaft, grafschafter, perenstroop, kandissuiker, bastardsuiker, perlesukker, sirap, siirappi, fariin | ~brown-sugar | | |
  definition
regueifa | sopapo portuguese, coca mallorquina, coca de trampó, huesillos, bocadillo, bocata, montadito, pan tumaca, picos camperos, tallarines,
  macarrones, galets | plain-flour | | eggs milk pork nuts beef fish alcohol sesame garlic-family tomato-family crustaceans onion-family celery |
  classic recipe
mazamorra | | almonds | | garlic-family eggs gluten milk sulphites added-sugar tomato-family fish | definition
marañón seed | alfóncigo, noisetine, cerneaux, orašasti, fıstık, amygdala, fountoukia, fistikia aeginis, fystikia, gardoo, joz, fustuk, fustok |
  ~mixed-nuts | | milk gluten eggs | definition
`;
