// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dietAlcohol = `
barbaresco | brunello, brunello di montalcino, valpolicella, amarone, ripasso, montepulciano d'abruzzo, nero d'avola, primitivo, sangiovese, dolcetto,
  nebbiolo, bardolino, super tuscan, aglianico, ribera del duero, priorat, garnacha, grenache, mourvedre, monastrell, carmenere, pinotage, petite sirah,
  gamay, bordeaux, saint-emilion, pomerol, medoc, margaux, pauillac, chateauneuf-du-pape, gigondas, crozes-hermitage, cote rotie, morgon, fleurie,
  blaufränkisch, zweigelt, spätburgunder, dornfelder, trollinger, lemberger, egri bikaver, kadarka, vranac, plavac mali, saperavi, agiorgitiko,
  xinomavro, douro red, vinho do porto, portwein, portwijn, vin de porto, oporto, maury, rasteau, glögg, vin chaud, feuerzangenbowle, vin brule, tinto
  de verano, kalimotxo, vin cuit, zurracapote, süßwein, jerez, montilla, montilla-moriles, málaga dulce, wijn, roséwein, czerwone wino, wino czerwone,
  vörösbor, kırmızı şarap, sarap, rött vin, rodwein, punaviini, kokkino krasi, akadama | ~red-wine | | | definition
gruner | chenin blanc, viognier, semillon, albarino, verdejo, txakoli, txakolina, godello, macabeo, torrontes, vermentino, soave, gavi, frascati,
  orvieto, verdicchio, falanghina, fiano, greco di tufo, vernaccia, garganega, pinot gris, pinot blanc, pinot bianco, trebbiano, sancerre, pouilly-fume,
  pouilly-fuisse, vouvray, savennieres, condrieu, meursault, montrachet, puligny-montrachet, chassagne-montrachet, macon-villages, picpoul, picpoul de
  pinet, entre-deux-mers, edelzwicker, sylvaner, silvaner, müller-thurgau, weißburgunder, grauburgunder, liebfraumilch, sekt, winzersekt, spätlese,
  auslese, beerenauslese, trockenbeerenauslese, eiswein, icewine, tokaji, tokay, tokaji aszu, furmint, malvasia, malvazija, assyrtiko, spumante,
  franciacorta, blanquette de limoux, champagner, champán, rose d'anjou, provence rosé, vin de paille, passito, recioto, barsac, monbazillac, beaumes de
  venise, pineau des charentes, vin de noix, floc de gascogne, bual, sercial, verdelho, malmsey, macvin, białe wino, fehérbor, beyaz şarap, hvidvin,
  hvitvin, valkoviini, lefko krasi, buck's fizz, kir royale, kir royal, hugo spritz, french 75, umeshu, crabbie's, palm toddy, tuak, lambanog, cashew
  feni, feni, pulque, chicha de jora | ~white-wine | | | definition
cinzano | dolin, carpano antica, punt e mes, cocchi americano, bonal, byrrh, st raphael, quinquina, wermut, vermut | ~fortified-wine | | | definition
kirschwater | obstler, obstbrand, obstwasser, williams christ, poire williams, williamine, himbeergeist, marc de bourgogne, marillenbrand,
  marillenschnaps, zwetschgenwasser, pflaumenschnaps, schnaps, doppelkorn, weinbrand, asbach uralt, asbach, metaxa, stravecchio, tsipouro,
  tsikoudia, zivania, arrack, batavia arrack, rakija, šljivovica, slivovica, palinka, barack palinka, tuica, horilka, nalewka, zubrowka, spirytus,
  wodka, brännvin, koskenkorva, brennivin, black death brennivin, jenever, jonge jenever, oude jenever, hendrick's, bombay sapphire, tanqueray,
  smirnoff, grey goose, stolichnaya, jim beam, maker's mark, bulleit, knob creek, woodford reserve, buffalo trace, crown royal, canadian club,
  jameson, bushmills, tullamore dew, johnnie walker, johnny walker, glenfiddich, glenlivet, laphroaig, lagavulin, talisker, famous grouse, chivas
  regal, ballantine's, single malt, hennessy, remy martin, courvoisier, pommeau, lambig, captain morgan, pusser's, navy rum, bacardi, havana club, wray and nephew,
  goslings black seal, sailor jerry, stroh 80, inländerrum, rhum agricole, rhum, rhum arrange, ron añejo, ron blanco, ron dorado, aguardiente,
  aguardente, bagaço, medronho, orujo, patxaran, pacharan, singani, don julio, jose cuervo, raicilla, sotol, hard liquor shot, erguotou, kaoliang,
  gaoliang, maotai, wuliangye, fenjiu, awamori, jinro, chamisul, waragi, ogogoro, akpeteshie, konyagi, desi daru, old monk, rumtopf, hot toddy,
  punch romaine, planter's punch, dark n stormy, cuba libre, jagerbomb, harvey wallbanger, tom collins, john collins, rob roy, sazerac,
  boulevardier, vieux carre, gimlet, corpse reviver, black russian, kamikaze shot, appletini, batida, carajillo, queimada | ~spirit | | gluten
  sulphites | definition: distilled
boilermaker drink | michelada, chelada | ~spirit | gluten | sulphites | definition: distilled
likör | orangenlikör, kirschlikör, likier, licor, licor de naranja, licor de hierbas, licor beirao, ginja, ginjinha, limoncino, crema di limoncello,
  mandarine napoleon, mandarinetto, blue curaçao, curaçao, pisang ambon, passoa, x-rated liqueur, soho lychee liqueur, lychee liqueur, parfait amour,
  creme de violette, crème de cassis, creme de framboise, crème de mûre, crème de menthe, crème de pêche, creme de fraise, apricot liqueur, apry, peach
  brandy, peachtree schnapps, peppermint schnapps, rumple minze, goldschlager, fireball, fireball whisky, butter shots, apfelkorn, berentzen, sloe gin
  liqueur, damson gin, rhubarb gin, pink gin liqueur, cherry heering, luxardo maraschino, maraschino liquor, maraska, kräuterlikör, underberg,
  becherovka, unicum, zwack, killepitsch, ramazzotti, amaro montenegro, montenegro liqueur, averna amaro, amaro lucano, braulio, nonino, amaro nonino,
  zucca rabarbaro, aperitivo bitter, génépi, genepy, izarra, yellow chartreuse, green chartreuse, bénédictine, liquore strega, centerbe, mirto di
  sardegna, ruou thuoc liqueur, licor cuarenta y tres, ponche crema, ponche caballero, frigola, hierbas ibicencas, ratafia, anis del mono, anís,
  chinchon, pastis de marseille, pernod absinthe, berger blanc, mastika liqueur, raspberry schnapps, drambuie liqueur, glayva, irish mist, yukon jack,
  southern comfort liqueur, velvet falernum, pimento dram, pama liqueur, domaine de canton, ginger liqueur, elderflower liquor, canton liqueur, sirop
  alcoolise, swedish punsch, punsch, minttu, salmiakki koskenkorva, lakka liqueur, lapponia, wisniowka, krupnik, krupnik liqueur, visinata, griotka |
  ~liqueur | | | definition
mr black coffee liqueur | mr black, café liqueur, patron xo cafe, kamora, coffee liquor, kaffeelikör, licor de cafe | ~coffee-liqueur | | milk |
  definition
sheridan's | | ~coffee-liqueur | milk | | definition
tia maria | kahlúa | ~coffee-liqueur | | milk sulphites | definition
eierlikör | zabov, vov liqueur, avocaat liqueur, verpoorten, snowball drink | ~liqueur | eggs | milk | definition
bombardino | ponche de huevo, rompope mexicano | ~liqueur | eggs milk | | definition
baileys | carolans, saint brendan's, dulseda, ponche kuba, cream liquor, whisky cream, crème de whisky, sahnelikör, amarula cream, batida crema |
  ~irish-cream | added-sugar sugary | nuts | definition
baileys almande | | ~irish-cream | added-sugar sugary nuts | | definition
weizenbier | helles, dunkles, dunkelbier, schwarzbier, kolsch, altbier, rauchbier, doppelbock, märzen, maerzen, radler, alsterwasser, kellerbier,
  pilsener, starkbier, geuze, gueuze, lambic, kriek, framboise lambic, chimay, duvel, leffe, orval, westmalle, hoegaarden, stella artois, heineken,
  carlsberg, amstel, grolsch, budweiser, bud light, coors, coors light, miller lite, pabst, corona extra, modelo, modelo negra, negra modelo, dos
  equis, tecate, peroni, moretti, nastro azzurro, estrella damm, mahou, sagres, asahi, kirin, kirin ichiban, tsingtao, singha, bintang, żywiec,
  tyskie, newcastle brown, london pride, old speckled hen, wee heavy, witbier, tripel, dubbel, quadrupel, bira, ginger beer alcoholic, umqombothi,
  pombe, sahti, bierteig, hard root beer, malt liquor | ~beer | | sulphites | definition
apfelwein | äppelwoi, ebbelwoi, viez, sidra, sidra natural, sagardoa, sidro, magners, bulmers, strongbow, kopparberg, rekorderlig, angry orchard,
  birnenmost, hard lemonade, mike's hard lemonade, smirnoff ice, white claw, alcopop, breezer, bacardi breezer, hard kombucha, hard iced tea, hard tea |
  ~cider | | gluten | definition
savarin au rhum | rum cake, caribbean black cake, black cake, rum and raisin cake, punschkrapfen, punschtorte, schwarzwälder kirschtorte, forêt
  noire, black forest gateau, black forest cake, bourbon cake, whisky cake, tipsy cake, tipsy laird, bourbon ball cake, zuccotto, charlotte au rhum,
  sachertorte au rhum, cardinal slice, christmas cake brandy, brandy snaps cream, gateau basque au rhum, malakoff torte, malakofftorte | egg
  plain-flour butter caster-sugar spirit | | milk nuts sulphites chocolate | classic recipe
tortuga rum cake | zuger kirschtorte, dundee cake whisky | egg plain-flour butter caster-sugar spirit | nuts | milk sulphites chocolate | classic
  recipe
baba au rhum | | egg plain-flour butter caster-sugar spirit | | milk nuts sulphites chocolate soy | classic recipe
rum balls | rum truffles, champagne truffles, marc de champagne truffles, whisky truffles, liqueur chocolates, chocolate liqueurs, mon cheri,
  weinbrandbohnen, kirschstängeli, brandy beans, weinbrand bohnen, cognac bohnen, anthon berg, edle tropfen, boozy truffles, trinkschokolade mit
  rum, schnapspralinen, kirschpralinen, trüffelpralinen champagner, punschkugeln, arrakkugeln, rum and raisin fudge, rum raisin chocolate, rum
  fudge, baileys truffles, baileys fudge, cointreau truffles, irish cream truffles, rumtopf pralinen | dark-chocolate spirit double-cream | | nuts
  soy gluten eggs | classic recipe
bourbon balls | mozartkugel rum, edle tropfen in nuss | dark-chocolate spirit double-cream | nuts | soy gluten eggs | classic recipe
rum raisins | rum-soaked raisins, rum and raisin, rumrosinen, drunken raisins, brandy-soaked raisins, malaga raisins, malaga ice cream raisins,
  raisins au rhum, pruneaux a l'armagnac, prunes in armagnac, prunes in brandy, sherry-soaked raisins, boozy fruit, brandied fruit, brandied raisins,
  brandied prunes | ~raisins | alcohol added-sugar | | definition
griottes au kirsch | cerises au kirsch, cerises à l'eau-de-vie, kirschkirschen, luxardo in liqueur, brandied peaches, peaches in brandy, pears in
  red wine, poires au vin, poires au vin rouge, poire belle dijonnaise, poached pears in wine, bananes flambées | cherry caster-sugar spirit | |
  milk eggs gluten | classic recipe
crêpes suzette | omelette norvegienne flambee | cherry caster-sugar spirit | eggs gluten milk | | classic recipe
cherries jubilee | bananas foster | cherry caster-sugar spirit | milk | eggs gluten | classic recipe
brandied cherries | griottines | cherry caster-sugar spirit | | milk eggs gluten sulphites | classic recipe
hard sauce | brandy sauce, rum sauce, whisky sauce dessert, bourbon sauce, brandy cream, rum custard | butter caster-sugar spirit | | | classic recipe
whisky sauce | peppercorn brandy sauce, jack daniel's sauce, jack daniels bbq sauce, bourbon glaze, whiskey glaze, whisky glaze, whiskey bbq sauce,
  bourbon bbq sauce, alla vodka sauce, salsa alla vodka, madeira sauce, port wine sauce, sauce au porto, red wine jus, red wine gravy, sauce au vin
  rouge, sauce au vin blanc, rotweinsauce, weißweinsauce, bercy sauce, sauce bercy, newburg sauce, americaine sauce, matelote, sauce matelote,
  meurette, oeufs en meurette, sauce meurette, chasseur sauce, champagne sauce, sauce champagne, sherry sauce, sherry cream sauce | butter onion
  white-wine | | milk celery gluten beef mustard mushroom | classic recipe
marchand de vin | sauce marchand de vin, bordelaise, bordelaise sauce | butter onion white-wine | beef | milk celery gluten mustard mushroom |
  classic recipe
penne alla vodka | chicken marsala, beer cheese, obatzda mit bier | butter onion white-wine | gluten | milk celery beef mustard mushroom | classic
  recipe
sauce diane | diane sauce, steak diane sauce, charcutiere sauce | butter onion white-wine | mustard | milk celery gluten beef mushroom | classic
  recipe
sauce nantua | | butter onion white-wine | crustaceans gluten | milk celery beef mustard mushroom | classic recipe
fondue savoyarde | fondue neuchateloise, fondue moitié-moitié, käsefondue, kaasfondue, fondue au fromage, fonduemischung | gruyere white-wine garlic |
  | gluten | classic recipe
cheese fondue | | gruyere white-wine garlic | | gluten fish mustard | classic recipe
moules frites | mejillones a la marinera, vongole al vino bianco, spaghetti alle vongole | mussels white-wine shallot | | garlic-family milk |
  classic recipe
moules à la marinière | | mussels white-wine shallot | milk | garlic-family | classic recipe
sauerbraten marinade | wine marinade, red wine marinade, beize, rotweinbeize, weinsud, court bouillon with wine | onion red-wine | | celery | classic
  recipe
court-bouillon | | onion red-wine | celery | celery gluten milk soy | classic recipe
buck rarebit | | cheddar beer white-bread english-mustard | eggs | fish | classic recipe
welsh rabbit | | cheddar beer white-bread english-mustard | fish | eggs | classic recipe
welsh rarebit | rarebit | cheddar beer white-bread english-mustard | | eggs fish | classic recipe
syllabub | sillabub, possets with sherry, whim wham | double-cream spirit caster-sugar | | oats gluten honey | classic recipe
cranachan | athole brose, atholl brose | double-cream spirit caster-sugar | gluten honey | oats | classic recipe
drambuie cream | | double-cream spirit caster-sugar | honey | oats gluten | classic recipe
weingelee | jello shots, jelly shots | white-wine caster-sugar | | gelatine eggs | classic recipe
weinschaum | weinschaumcreme, chaudeau | white-wine caster-sugar | eggs | gelatine | classic recipe
vanilleextrakt | extrait de vanille, extracto de vainilla, estratto di vaniglia, extrato de baunilha, vanille-extract, vaniljextrakt, ekstrakt
  waniliowy, vanilya özütü, rumaroma alkoholisch | ~vanilla | | | label-typical
sakekasu | kasuzuke, narazuke, hong zao, nigori, junmai, junmai ginjo, daiginjo, makkoli, dongdongju, bokbunja, bokbunjaju, cheongha, baekseju,
  hongxing jiu, mi jiu, tapuy, brem bali, rượu nếp, chhaang, tongba, raksi, apong | ~sake | | gluten | definition
shaohsing | | ~sake | gluten | | definition
`;
