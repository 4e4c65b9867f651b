// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dietRaw = `
tatar | rindertatar, rindstatar, beef tatar, tartar de res, crudos de res, carne apache, carne tartara, tartara di manzo, battuta di fassona,
  battuta al coltello, carne cruda, carne cruda all'albese, carne all'albese, carpaccio di manzo, beef carpaccio, veal carpaccio, carpaccio de
  boeuf, carpaccio de ternera, rindercarpaccio, rundercarpaccio, tiger meat, kitfo, ketfo, gored gored, tere siga, yukkejang raw, gyusashi, gyu
  tataki, beef tataki, gyu no tataki, koi soi isan, soi ju, tiradito de res, lomo tartar, fillet tartare, blue steak, steak bleu, raw beef, raw
  steak, ox tartare | ~beef-steak | raw-meat | eggs mustard fish gluten onion-family | definition
beef tartare | tartare of beef, tartare de boeuf, beefsteak tatar, tatar wołowy, befsztyk tatarski, tatarák, tatarsky biftek, tatarbiff, råbiff,
  steak tartar, yukhoe, yukke | ~beef-steak | raw-meat eggs | mustard fish gluten onion-family | definition
larb dip | laab dip, bo tai chanh | ~beef-steak | raw-meat fish | eggs mustard gluten onion-family | definition
cannibal sandwich | | ~beef-steak | raw-meat gluten | eggs mustard fish onion-family | definition
kibbeh nayyeh | kibbeh nayeh, kibbe nayye, kibbeh naye, raw kibbeh, kibbe crudo, kibbeh crua, quibe cru, frakeh, habra nayyeh, lamb tartare, raw lamb,
  kafta nayyeh, kofta nayyeh, raw cig kofte, etli cig kofte | lamb-mince bulgur onion | raw-meat | | classic recipe
cig kofte | chee kufta, chi kofte, çiğ köfte dürüm, chikofte | bulgur tomato-puree | hot | beef lamb onion-family | classic recipe: today mostly
  without meat
mett | mettbrötchen, mettbroetchen, mettigel, hackepeter, thüringer mett, schweinemett, zwiebelmett, gehacktes halb und halb roh, zwiebelmettwurst,
  metka łososiowa, metka, raw pork, nem chua, naem sausage, naem moo, tatar z wieprzowiny | ~pork-mince | raw-meat | onion-family garlic-family |
  definition
rügenwalder teewurst | ruegenwalder, mettwurst streichfähig, frische mettwurst, streichmettwurst, ossenworst, amsterdamse ossenworst, braunschweiger
  mettwurst, salsiccia di bra, ciauscolo, sobrasada de mallorca, raw sausage spread | ~salami | raw-meat fatty | sulphites | definition
torisashi | chicken tataki, tori tataki, toriwasa, chicken sashimi, raw chicken sashimi, namare chicken | ~chicken-breast | raw-meat | soy gluten |
  definition
basashi | horse sashimi, carpaccio di cavallo, horse tartare, tartare de cheval, venison tartare, venison carpaccio, carpaccio di cervo, reindeer
  tartare, kangaroo tartare, bison tartare | ~venison | raw-meat | eggs mustard | definition
espadon | emperador, pez espada, pesce spada, peixe-espada, espadarte, schwertfisch, zwaardvis, sverdfisk, svärdfisk, mekajiki, kajiki, miecznik,
  kılıç balığı, xiphias, spada fish, carpaccio di pesce spada, involtini di pesce spada | ~swordfish | high-mercury not-kosher | | FDA and NHS advice on
  fish
shark fin | shark fin soup, mako, hákarl, requin, tiburón, cazón, cazón en adobo, bienmesabe gaditano, tollo, squalo, palombo, palombo alla livornese,
  verdesca, smeriglio, cacao peixe, tubarão, haifisch, haifischflosse, haisteak, schillerlocke, schillerlocken, haai, doornhaai, same fuka, fukahire,
  rock eel, saumonette, roussette, ikan yu, sorrah, sura puttu, sorra puttu | ~shark | high-mercury not-kosher | | FDA and NHS advice on fish
marlin | marlin steak, smoked marlin, blue marlin, striped marlin, white marlin, makaira, espadim, aguja azul, marlin ahumado, marlin fumé, sailfish,
  spearfish, makajiki, kajikimaguro, nairagi, kajiki steak | ~swordfish | high-mercury | | FDA and NHS advice on fish
king mackerel | king mackerel steak, kingfish mackerel, tilefish, golden tilefish, golden bass tilefish, orange roughy, roughy, slimehead, deep sea
  perch, big eye tuna, mebachi, mebachi maguro, bluefin, hon maguro, kuromaguro, atun rojo, thon rouge, tonno rosso, almadraba tuna, golden snapper
  tilefish, surmai, seer fish, seerfish, neymeen, vanjaram, tenggiri, ikan tenggiri, sawara, tanigue | ~mackerel | high-mercury | | FDA advice on
  fish
chirashi | chirashizushi, kaisendon, tekkadon, tekkamaki, negitoro, negitoro don, lomi lomi salmon, lomi salmon, tartare de saumon, tartare de thon,
  lachstatar, thunfischtatar, tonijntartaar, tonijn tartaar, tartar de atun, tartar de salmon, tartare di tonno, tartare di salmone, carpaccio di
  tonno, carpaccio di salmone, carpaccio de bacalao, salmon carpaccio, tuna carpaccio, lachscarpaccio, tuna tataki, tataki de atun, salmon tataki,
  katsuo no tataki, katsuo tataki, seared ahi, aburi salmon, usuzukuri, mulhoe, saengseon hoe, goi ca, gỏi cá trích, koi pla, kilawin, kilawin isda,
  umai sarawak, hinava, ika mata, oka i'a, oka popo, kokoda, poisson cru, poisson cru a la tahitienne, 'ota ika, kelaguen fish, cebiche, seviche,
  leche de tigre, aguachile de pescado, alici marinate, boquerones en vinagre, herring tartare, stroganina, raw salmon, raw tuna, raw hamachi,
  matjes, matjes herring, matjes fillet, matjesfilet, maatjesharing, hollandse nieuwe, nama tuna, negihama, hiramasa, kanpachi, kampachi | ~salmon |
  raw-fish | soy gluten sesame crustaceans molluscs | classic recipe
maguro no zuke | | ~salmon | raw-fish gluten soy | sesame crustaceans molluscs | classic recipe
yu sheng | yusheng | ~salmon | raw-fish sesame | soy gluten crustaceans molluscs | classic recipe
hoe deopbap | hoedeopbap | ~salmon | raw-fish sesame soy | gluten crustaceans molluscs | classic recipe
boquerones | | ~salmon | raw-fish | soy gluten sesame crustaceans molluscs milk | classic recipe
sake nigiri | nigirizushi, makizushi, hosomaki, salmon roll, salmon avocado roll, alaska roll, philadelphia roll, temakizushi, gunkan, gunkanmaki,
  oshizushi, narezushi, funazushi, saba oshizushi | ~salmon | raw-fish rice-family starchy seaweed | soy gluten sesame crustaceans eggs molluscs |
  classic recipe
rainbow roll | | ~salmon | raw-fish rice-family starchy seaweed crustaceans | soy gluten sesame eggs molluscs | classic recipe
dynamite roll | | ~salmon | raw-fish rice-family starchy seaweed crustaceans eggs gluten | soy sesame molluscs | classic recipe
spicy tuna roll | spicy salmon roll | ~salmon | raw-fish rice-family starchy seaweed eggs | soy gluten sesame crustaceans molluscs | classic recipe
dragon roll | | ~salmon | raw-fish rice-family starchy seaweed gluten soy | sesame crustaceans eggs molluscs | classic recipe
gravet laks | gravlaks, graavilohi, graved lachs, gravlachs, graved lachs scheiben, lax carpaccio, beet-cured salmon, cured salmon, saumon fume,
  salmón ahumado, salmone affumicato, salmão fumado, räucherlachs, stremellachs kalt, gerookte zalm, rökt lax kallrökt, kallrökt lax, røkt laks, łosoś
  wędzony, füme somon, cold-smoked trout, kaltgeräucherte forelle, cold-smoked mackerel, cold-smoked halibut, smoked halibut, smoked sturgeon, cold
  smoked tuna, smoked swordfish cold, kalt geräucherter lachs, rakfisk, rakfish, surströmming | ~smoked-salmon | | mustard | definition: cured or cold
  smoked, not cooked
roe caviar | beluga caviar, ossetra, oscietra, osetra, osietra, sevruga, sevruga caviar, kaluga caviar, caviale, ikuradon, salmon caviar, ketakaviar,
  forellenkaviar, lachskaviar, seehasenrogen, löjrom, stenbitsrom, kaviari, kawior, icre, kaviyar, oeufs de lompe, œufs de lump, huevas de salmon,
  huevas de trucha, uova di salmone, capelin roe, smoked cod roe, kalles kaviar, mentaiko, karashi mentaiko, tarako, kazunoko, shad roe, bottarga di
  muggine, bottarga di tonno, mullet bottarga, avgotaraho, mojama, mojama de atun | ~salmon-roe | raw-fish salty | soy gluten alcohol sulphites |
  definition
raw oysters | oysters on the half shell, oysters rockefeller raw, fresh oysters, oyster shooter, huîtres, huitres crues, fines de claire, belon
  oysters, gillardeau, gillardeau oysters, kumamoto oysters, blue point oysters, bluepoint oysters, carlingford oysters, whitstable oysters, colchester
  oysters, ostras crudas, ostriche crude, rohe austern, nama gaki, raw clams, clams on the half shell, littlenecks on the half shell, conchas negras,
  ostiones, kaki oysters raw | ~oyster | raw-fish | | NHS advice in pregnancy
aguachile | aguachile verde, aguachile negro, aguachile de camaron, odori ebi, drunken shrimp, drunken prawns, goong chae nam pla, kung chae nam
  pla, gamberi crudi, carpaccio di gamberi, tartare di gamberi, tartare di scampi, raw prawns marinated | ~prawns | raw-fish | soy gluten hot |
  classic recipe
ganjang gejang | gejang, ganjang saeu | ~prawns | raw-fish gluten soy | hot | classic recipe
yangnyeom gejang | | ~prawns | raw-fish soy | gluten hot | classic recipe
scallop carpaccio | scallop tartare, carpaccio de saint-jacques, tartare de saint-jacques, ika somen, sannakji, san-nakji, tako wasa, takowasa,
  hokkigai, mirugai, akagai, torigai, meongge, octopus carpaccio, carpaccio de pulpo, carpaccio di polpo, shiokara, ika shiokara | ~scallops | raw-fish
  | soy gluten | classic recipe
geramont | st andre cheese, explorateur, pierre robert, mt tam cheese, harbison, neufchâtel de normandie, coeur de neufchatel, rambol, pavé
  d'affinois, fromager d'affinois, st marcellin, robiola bosina, paglierino, toma della rocca, la tur, la tur cheese, tomino, tomini, tomino al
  forno, waterloo cheese, wigmore cheese, st endellion, winslade, bosworth ash, backcamembert, st killian, cooleeney, gubbeen cheese,
  weißschimmelkäse, witschimmelkaas, kamamber, küflü peynir beyaz | ~brie | mould-ripened fatty | animal-rennet unpasteurised | definition
chevre log | chèvre bûche, buche de chevre, bucherondin, bucheron goat cheese, crottin de chavignol, crottin, valençay, rocamadour cheese, banon,
  banon cheese, charolais goat cheese, mothais sur feuille, chevre frais ash, rind-ripened goat's cheese, ripened goat's cheese, mould-ripened goat
  cheese, nevat, golden cross cheese, sinodun hill, ziegenrolle, ziegencamembert, ziegenbrie, geitenbrie, goat cheese with rind | ~goat-cheese |
  mould-ripened | unpasteurised animal-rennet | definition
epoisses | epoisses de bourgogne, langres, pont-l'évêque, reblochon, reblochon de savoie, mont d'or, vacherin mont d'or, vacherin du haut-doubs,
  olivet cendre, limburger, limburgse kaas, herve cheese, fromage de herve, romadurkäse, rachel goat cheese, rollright, st jude cheese, quartirolo,
  stracchino di vedeseta, puzzone di moena, torta del casar, torta de la serena, queijo serra da estrela, serra da estrela, queijo da serra,
  azeitão, queijo de azeitão, oka cheese, winnimere, rush creek reserve, red hawk cheese, grayson cheese, ardrahan, durrus, milleens, olomoucké
  tvarůžky, tvarůžky, harzer käse, handkäs, mainzer käse, tilsiter rotschmier, weinkäse, tartiflette cheese, romadour, washed-rind cheese, trou du
  cru, edel de cleron | ~taleggio | mould-ripened fatty | animal-rennet unpasteurised | definition
tartiflette savoyarde | reblochonnade, croziflette, pela des aravis, truffade au reblochon | potato bacon onion taleggio double-cream |
  mould-ripened fatty | alcohol unpasteurised | classic recipe
raw milk | raw cow's milk, unpasteurised milk, unpasteurized milk, raw goat's milk, raw sheep's milk, rohmilch, vorzugsmilch, lait cru, leche cruda,
  latte crudo, leite cru, rauwe melk, obehandlad mjölk, opastöriserad mjölk, surowe mleko, çiğ süt, raw colostrum | ~milk | unpasteurised | | definition
raw milk cheese | raw cheddar, raw milk cheddar, unpasteurised cheese, unpasteurized cheese, unpasteurised cheddar, fromage au lait cru,
  rohmilchkäse, queso de leche cruda, formaggio a latte crudo, rauwmelkse kaas, opastöriserad ost, queso fresco unpasteurized, bryndza, bryndza
  podhalańska, oscypek, oštiepok, casu marzu, casu martzu, milbenkäse, boeren goudse | ~goat-cheese | unpasteurised salty | | definition
dorset blue vinney | dorset blue, perl las blue, harbourne blue, devon blue, exmoor blue, buxton blue, northumberland blue, long clawson, dunsyre
  blue, hebridean blue, blue murder cheese, blacksticks, biggar blue, brighton blue, cote hill blue, binham blue, isle of wight blue, blue
  shropshire, cropwell bishop, blue wensleydale, blue cheshire, blue cheddar, wicklow blue, young buck, young buck cheese, bellingham blue, kearney
  blue, boyne valley blue, bleu du vercors-sassenage, bleu de causses, bleu de brebis, bleu basque, persillé, persille de tignes, persillé du
  beaujolais, castelmagno erborinato, strachitunt, murazzano erborinato, queso de valdeón, queso azul, monte enebro blue, queijo azul, danablu,
  rosenborg, mycella, gammelost, gamalost, ädelost, kvibille, kvibille ädel, aura juusto, bavaria blue, bergader edelpilz, montagnolo affine,
  paladin bavaria blu, blaukäse, dorblu, dor blu, blauwe kaas, blauwschimmelkaas, bleu de graven, blauwschimmel, delfts blauw, lady's blue, lazuli
  cheese, rokpol, ser pleśniowy niebieski, ser z niebieską pleśnią, lazur cheese, niva cheese, plava sirova, rokfor, rokfor peyniri, küflü peynir,
  konya küflü, point reyes, bayley hazen blue, jasper hill blue, humboldt blue, smokey blue, caveman blue, amablu, buttermilk blue, ermite, bleu
  ermite, celtic blue, milawa blue, shadows of blue, kapiti kikorangi, blue brie, brie bleu, blue d'auvergne, crumbled bleu, edel blue, rougette
  blue, montbriac rochebaron, rochebaron, formaggio erborinato, fromage bleu, fromage persillé, formatge blau, blue veined cheese, blue mold cheese,
  blue mould cheese | ~blue-cheese | mould-ripened salty fatty | animal-rennet unpasteurised | definition
sauce au bleu | gorgonzolasauce, blauschimmelsauce | blue-cheese double-cream | | eggs mustard animal-rennet | classic recipe
raw egg yolk | raw yolk, raw egg white | egg | raw-egg | | definition
raw sprouts | raw beansprouts, raw bean sprouts, raw mung bean sprouts, raw alfalfa sprouts, raw alfalfa, raw clover sprouts, raw radish sprouts, raw sprouted beans | bean-sprouts | raw-sprouts | | NHS, FDA: sprouts are cooked in pregnancy
`;
