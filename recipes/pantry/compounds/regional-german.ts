// Foods of Germany, Austria and Switzerland: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalGerman = `
aachener printen | printen, honigkuchen, pfefferkuchen, basler lackerli, lackerli, leckerli biscuit, biberli, appenzeller biber | plain-flour honey
  | gluten wheat nuts added-sugar sugary | eggs milk soy | classic recipe
oblatenlebkuchen | | plain-flour honey | gluten wheat nuts added-sugar sugary eggs | milk soy | classic recipe
pfeffernusse | pfeffernuss, pfeffernuesse | plain-flour egg | added-sugar sugary | nuts milk honey | classic recipe
spekulatius | gewurzspekulatius, butterspekulatius, mandelspekulatius | plain-flour butter | nuts added-sugar sugary | eggs | classic recipe
dominosteine | dominostein | plain-flour marzipan dark-chocolate | gluten wheat nuts added-sugar sugary | eggs milk soy | label-typical
vanillekipferl | vanillekipferln, nusskipferl, nussecke, linzer augen, linzer biscuit, linzer cookie, nussschnecke, nusszopf, barentatzen |
  plain-flour butter | gluten wheat milk nuts added-sugar sugary fatty | eggs soy | classic recipe
mandelhornchen | nussecken, nusstorte, bundner nusstorte, engadiner nusstorte, nusskuchen, haselnusskuchen | plain-flour butter | gluten wheat milk
  nuts added-sugar sugary fatty eggs | soy | classic recipe
zimtsterne | zimtstern, brunsli, basler brunsli, bethmannchen, mailander makronen, mandelmakronen, haselnussmakronen, nussmakronen,
  haselnussbusserl, makronentorte | ground-almonds egg-white caster-sugar | | gluten milk | classic recipe
butterplatzchen | platzchen, murbeteig, spritzgeback, heidesand, spitzbuben, spitzbub, ischler tortchen, husarenkrapferl, butterkeks, leibniz
  biscuit, leibniz keks, zuckerkuchen | plain-flour butter caster-sugar | | eggs nuts soy | classic recipe
schneeballe | mailanderli | plain-flour butter caster-sugar | eggs | nuts soy | classic recipe
bee sting cake | | plain-flour butter almonds milk caster-sugar | eggs | gelatine | classic recipe
anisplatzchen | springerle, chrabeli, anisbrotli, russisch brot, loffelbiskuit, biskuitteig, biskuitboden, tortenboden, obstboden | plain-flour egg
  caster-sugar | | milk nuts soy | classic recipe
sahnetorte | buttercremetorte | plain-flour egg butter caster-sugar | | nuts soy alcohol gelatine | classic recipe
esterhazytorte | | plain-flour egg butter caster-sugar | nuts | soy alcohol gelatine | classic recipe
topfenkuchen | quarkkuchen, quarktorte, topfentorte, zupfkuchen, quarkstrudel, topfenknodel, quarkknodel, quarkkeulchen, topfentascherl,
  eierschecke, dresdner eierschecke, topfenpalatschinken | quark plain-flour egg | added-sugar | nuts | classic recipe
millirahmstrudel | milchrahmstrudel, mohnstrudel, pflaumenkuchen, zwetschgendatschi, mohnkuchen, marmorkuchen, gugelhupf, guglhupf, kranzkuchen,
  rodonkuchen, sandkuchen, blechkuchen, rahmkuchen | plain-flour egg butter | | milk nuts soy alcohol | classic recipe
nussstrudel | rublitorte, rueblitorte, rublikuchen | plain-flour egg butter | nuts | milk soy alcohol | classic recipe
dresdner stollen | mohnstollen, quarkstollen, marzipanstollen, butterstollen, stollen bites | plain-flour butter raisins | gluten wheat milk nuts
  sulphites added-sugar | eggs alcohol | classic recipe
hutzelbrot | fruchtebrot, kletzenbrot, birnenbrot, bundner birnbrot, schnitzbrot | plain-flour | nuts dried-fruit gluten | sulphites alcohol milk |
  classic recipe
kreppel | schmalzgeback, muzenmandeln, buchtel, ofennudel, rohrnudel, rohrnudeln, hefezopf, striezel, butterzopf, zopf bread, hefeteig, germteig,
  hefekloss, hefeklosse, zimtschnecke, zimtschnecken, franzbrotchen, rosinenschnecke, quarktasche, plunderteig, plundergeback, hornchen pastry,
  kipferl, gipfeli, laugencroissant, laugengipfel, milchbrotchen, butterbrioche, wiener kipferl | plain-flour milk egg butter | | nuts soy | classic
  recipe
nusshornchen | | plain-flour milk egg butter | nuts | soy | classic recipe
brezel | brezeln, brezn, laugenbrezel, laugenbrotchen, laugenstange, laugengeback, laugenbrot, salzstangen, salzbrezeln, schrippe, schrippen,
  semmel, semmeln, kaisersemmel, weckle, burli, roggenbrot, bauernbrot, graubrot, mischbrot, schwarzbrot, vollkornbrot, weissbrot, toastbrot,
  knackebrot, fladenbrot, schuttelbrot, vinschgerl, ruchbrot, dinkelbrot, dinkelbrotchen, roggenbrotchen, mehrkornbrotchen, aufbackbrotchen,
  baguettebrotchen | ~sourdough | | milk eggs soy sesame | definition
knopfle | spatzli, bandnudeln, eiernudeln, maultaschen, maultasche, maultaschle, backerbsen, nockerl, nockerln, fleckerl, krautfleckerl,
  eierspatzle, reiberknodel | plain-flour egg | | milk pork beef celery | classic recipe
frittaten | fladle, fladlesuppe, frittatensuppe, griessnockerl, griessnockerlsuppe, griessklosschen, spinatknodel, serviettenknodel, eierstich |
  plain-flour egg | milk | pork beef celery | classic recipe
schinkenfleckerl | speckknodel | plain-flour egg | milk pork | beef celery | classic recipe
kasnudeln | kaseschnitte, rahmschnitzel | cheddar plain-flour | | eggs pork | classic recipe
kasespatzle | kaesespaetzle, kasnocken, kaspressknodel, kaseknodel, kasewahe | cheddar plain-flour | eggs | pork | classic recipe
salzburger nockerl | salzburger nockerln, scheiterhaufen, arme ritter, pofesen, ofenschlupfer, kirschenmichel, griessschmarrn, eierkuchen,
  pfannkuchen, palatschinke, omelett, apfelkuchle, topfenschmarrn, griessflammeri, griessbrei, griesspudding, vanillekipfel, vanilleschnitte,
  cremeschnitten, windbeutel, liebesknochen, schillerlocke pastry | egg milk plain-flour | | nuts alcohol | classic recipe
mohr im hemd | | egg milk plain-flour | nuts | alcohol | classic recipe
vanillesauce | vanillesosse, vanillepudding, schokoladenpudding, schokopudding | milk caster-sugar | | eggs gelatine gluten alcohol | classic recipe
herrencreme | | milk caster-sugar | alcohol | eggs gelatine gluten | classic recipe
rahm | schlagrahm, schlagobers, obers, sussrahm, vollrahm, halbrahm, kaffeesahne, kaffeerahm, spruhsahne, schmelzkase, schmelzkasescheiben,
  streichkase, scheibletten, molke, molkenpulver, kefirmilch, dickmilch, sauermilch, rahmsauce, rahmsosse, sahnesauce, sahnesosse, kasesauce,
  kasesosse, sussrahmbutter, magermilch, magermilchpulver, buttermilchpulver, vollmilchpulver, molkenerzeugnis,
  sussmolkenpulver, milchzucker, milcheiweiss, joghurtpulver, frischrahm, kochsahne, rivella | | milk | | definition
gerupfter | liptauer, korozott, spundekas, kochkase, cancoillotte, harzer roller, olmutzer quargel, sauermilchkase, tiroler graukase, graukase |
  ~quark | salty | | definition
alpkase | sennkase, schabziger, schabzieger, berner alpkase, hobelkase, piora | ~gruyere | unpasteurised | | definition
raclettekase | mutschli, l'etivaz, letivaz | ~raclette | | | definition
tilsiter | steppenkase, trappistenkase, wilstermarschkase | ~havarti | | | definition
romadur | weisslacker, munsterkase, rotschmierkase, stinkerkase | ~taleggio | | | definition
bavaria blu | bergader, montagnolo, edelpilzkase, blauschimmelkase, osterkron, blauschimmel | ~blue-cheese | | | definition
butterkase | bonbel, maasdamer, goudakase, edamer, scheibenkase, hartkase, almkase, reibkase, gratinkase, pizzakase, kasescheiben, kasewurfel,
  streukase | ~gouda | | | definition
hirtenkase | schafkase, salzlakenkase, balkankase, fetakase | ~feta | | | definition
ziegenfrischkase | ziegenweichkase | ~goat-cheese | | | definition
schichtkase | sahnequark, speisequark, bibeleskas, bibeliskas, krauterquark, magertopfen, ziger, rahmquark | ~quark | | | definition
moitie-moitie | fonduta | gruyere white-wine | alcohol sulphites | gluten | classic recipe
leberkase | leberkas, fleischkase | ~salami | pork processed-meat salty fatty | beef milk mustard celery eggs | definition
currywurst | thuringer rostbratwurst, rostbratwurst, rostbratwurstchen, nurnberger rostbratwurste, krakauer, krainer, debreziner, bregenwurst,
  mettenden, lyoner, fleischwurst, extrawurst, bierschinken, cervelas, regensburger, stadtwurst, kochwurst, bruhwurst | ~pork-sausage | pork
  processed-meat salty fatty | beef milk mustard celery gluten sulphites eggs | label-typical
weisswurste | kalbsbratwurst | ~pork-sausage | pork processed-meat salty fatty beef | milk mustard celery gluten sulphites eggs | label-typical
pinkel | | ~pork-sausage | pork processed-meat salty fatty gluten | beef milk mustard celery sulphites eggs | label-typical
kasewurst | | ~pork-sausage | pork processed-meat salty fatty milk | beef mustard celery gluten sulphites eggs | label-typical
fleischlaberl | hacksteak, fleischkuchle, kohlroulade, kohlrouladen, krautwickel, cevapcici rolle | breadcrumbs egg | meat minced | pork beef milk
  mustard fish | classic recipe
rinderroulade | rinderrouladen, rouladen | beef-steak dijon bacon gherkins | | gluten celery alcohol | classic recipe
kalbscordonbleu | | plain-flour egg breadcrumbs gruyere | meat beef pork | poultry | classic recipe
cordon bleu | schweinscordonbleu | plain-flour egg breadcrumbs gruyere | meat pork | beef poultry | classic recipe
backhendl | backhuhn, wiener backhendl | plain-flour egg breadcrumbs chicken-thigh | | milk | classic recipe
weisswurstsenf | bautz'ner, estragonsenf, feigensenf, honigsenf, lowensenf, handlmaier, senfpulver, senfsaat, senfsamen, senfmehl, senfsauce,
  senfsosse, senfol, senfgurken, senfgurke, mostrich, tafelsenf | ~dijon | | sulphites | definition
selleriesalz | selleriesamen, selleriepulver, selleriesaat | ~celery | celery salty | | definition
sellerieknolle | bleichsellerie, selleriestange, selleriestangen, sellerieschnitzel, selleriegrun, selleriesalat, suppengemuse, wurzelwerk,
  rostgemuse | ~celery | | | definition
gemusesuppe | gemusefond, bouillonwurfel, gemusebruhwurfel, fleischbruhe, rinderbruhe, huhnerbruhe, rinderbouillon, huhnerbouillon, klare suppe,
  klare bruhe | ~vegetable-stock | celery | gluten milk soy eggs meat | label-typical
maggiwurze | | ~soy-sauce | gluten wheat salty -soy | soy celery | label-typical
remouladensauce | remouladensosse, cocktailsauce, eiersalat, miracel whip, joppiesaus, joppie sauce | ~mayonnaise | | milk fish celery sulphites
  pork | label-typical
fleischsalat | | ~mayonnaise | pork | milk fish celery sulphites | label-typical
frankfurter grune sosse | grune sosse, grie soss | sour-cream egg | milk | mustard celery | classic recipe
hollandische sauce | sauce mousseline, sauce choron, sauce maltaise | butter egg-yolk | | sulphites alcohol | classic recipe
heringssalat | rollmopse, bismarckhering, brathering, matjessalat, heringshappen, heringsfilet, raucherhering | ~pickled-herring | salty | milk eggs
  mustard sulphites celery | label-typical
hausfrauenhering | heringsstipp | ~pickled-herring | salty milk | eggs mustard sulphites celery | label-typical
seelachsschnitzel | lachsersatz, alaska seelachs, seelachs, steinbeisser, zanderfilet, felchen, bodenseefelchen, renke, saibling, egli, eglifilet,
  karpfen, rotbarsch, rotbarschfilet, schellfisch, scholle, seezunge, heilbutt, steinbutt, hecht, raucheraal, sprotten, kieler sprotten,
  stremellachs, raucherforelle, forellenfilet, makrelenfilet, rauchermakrele, olsardinen, sardellenpaste, sardellenfilets, fischstabchen filet,
  thunfischfilet, stockfisch, klippfisch, kabeljaufilet, lachsfilet, dorschfilet, lachsforelle, schnapper, fischsosse, fischrogen, seehecht,
  seeteufel | | fish | | definition
fischstabchen | backfisch, schlemmerfilet, fischbrotchen, fischfrikadelle, fischfrikadellen, fischburger, bremer fischbrotchen | cod plain-flour |
  gluten wheat | eggs milk mustard | label-typical
nordseekrabben | krabbensalat, riesengarnelen, garnelenschwanze, hummerschwanz, languste, flusskrebse, flusskrebsschwanze, krebsschwanze,
  taschenkrebs, kaisergranat, krabbenfleisch, krustentiere | | crustaceans | milk eggs fish celery | definition
krabbencocktail | | | crustaceans eggs | milk fish celery | definition
hummerbutter | krebsbutter, hummersuppe, krebssuppe | | crustaceans milk | eggs fish celery | definition
jakobsmuschel | herzmuscheln, auster, tintenfischringe, kalmar, krake, weinbergschnecken, schneckenbutter, muschelfleisch, meeresfruchte,
  tintenfischtinte | | molluscs | | definition
pumpernickelbrot | semmelbroesel, weckmehl, panade, semmelwurfel, knodelbrot, brotwurfel | ~breadcrumbs | | milk eggs | definition
weichweizengriess | weizenstarke, weizenkleie, weizenkeime, weizenflocken, weizenvollkornmehl, dinkelvollkornmehl, dinkelflocken, dinkelgriess,
  roggenvollkornmehl, roggenflocken, roggenschrot, weizenschrot, vollkornmehl, weizeneiweiss, weizenkleber, weizengluten, grunkernschrot,
  grunkernmehl, emmermehl, einkornmehl, kamutmehl, backmischung, spekulatiuscreme, spekulatiuskrumel, oblaten, backoblaten, kuchenbrosel,
  loffelbiskuitbrosel, weizentortilla, weizenmalz | plain-flour | | milk eggs soy | definition
gerstenmalz | gerstenmehl, gerstengraupen, graupen, rollgerste, gerstenflocken, gerstenmalzextrakt, malzextrakt, malztrunk, karamalz, vitamalz,
  backmalz | ~pearl-barley | | wheat | definition
hafergrutze | haferkleie, hafermehl, hafersahne, haferbrei, schmelzflocken, musliriegel | ~oats | | milk nuts wheat | definition
birchermusli | | ~oats | milk nuts | wheat | definition
mandelblattchen | mandelblattchen gerostet, mandelstifte, mandelsplitter, mandelmehl, mandelsirup, mandelkerne, bittermandelaroma, bittermandel,
  mandelol, mandelessenz, mandelkrokant, mandelcreme, mandelmasse, marzipankartoffel, persipan, persipanrohmasse, rohmarzipan | ~almonds | | eggs |
  definition
nussbrot | haselnussbrot, pekannussbrot | ~hazelnuts | gluten wheat | milk | definition
haselnuesse | haselnusskerne, haselnussmus, haselnussmehl, haselnussol, haselnusscreme, nougatmasse | ~hazelnuts | | milk soy gluten wheat eggs |
  label-typical
hanuta | duplo bar, duplo riegel | ~hazelnuts | gluten milk soy wheat | eggs | label-typical
giotto | | ~hazelnuts | gluten milk wheat | soy eggs | label-typical
manner schnitten | manner wafers | ~hazelnuts | gluten soy wheat | milk eggs | label-typical
neapolitaner waffeln | neapolitan wafers, haselnussschnitten, haselnusswaffel, nusswaffel | ~hazelnuts | gluten wheat | milk soy eggs |
  label-typical
nussnougatcreme | | ~hazelnuts | milk | soy gluten wheat eggs | label-typical
walnuesse | walnusskerne, walnussol, walnusshalften, baumnusse, baumnuss, baumnusskerne, welschnuss | ~walnuts | | gluten wheat | definition
walnussbrot | | ~walnuts | gluten wheat | | definition
pistazie | pistazienkerne, pistazienmus, pistaziencreme | ~pistachios | | milk | definition
pistazieneis | | ~pistachios | milk | | definition
cashewmus | kaschunusse, cashewbruch | ~cashews | | | definition
paranuss | paranusskerne | ~brazil-nuts | | | definition
pekannuss | pekannusskerne, pecannusse | ~pecans | | | definition
macadamianusse | macadamianuss | ~macadamia | | | definition
nussmischung | nussmus, nusskerne, nussol | ~mixed-nuts | | peanuts sesame | definition
erdnuesse | erdnusscreme, erdnussol, erdnusskerne, erdnussflips, erdnusslocken, erdnusssauce, erdnusssosse | ~peanuts | | gluten wheat | definition
nic nacs | | ~peanuts | gluten wheat | | definition
sesamsamen | sesampaste, sesammus, sesamriegel, sesamkorner, sesamkringel | ~sesame-seeds | | | definition
sojajoghurt | sojabohnen, sojabohne, sojaschnetzel, sojagranulat, sojamehl, sojasahne, sojacreme, sojacuisine, sojaquark, sojaflocken, sojalecithin
  pulver, sojaol, sojaeiweiss, sojaprotein, sojahack, sojasprossen bohnen, rauchertofu, seidentofu, sojakeime | ~soybeans | | gluten wheat |
  definition
susslupinen | susslupinenmehl, lupinenkaffee, lupinenschrot, lupinenjoghurt, lupinenprotein, lupinentempeh, altreier kaffee, lupinenkerne |
  ~lupin-flour | lupin legume | | definition
vollei | volleipulver, eipulver, huhnereier, wachteleier, wachtelei, eischnee, eiklar, ruhrei, spiegelei, spiegeleier, solei, soleier, huhnerei,
  trockenei, freilandeier, huhnereiweiss, huhnereigelb, baiser | ~egg | | | definition
trockenpflaumen geschwefelt | geschwefelte aprikosen, gluhweingewurz wein, federweisser, weinessig, heuriger, weinschorle, sturm wein | white-wine |
  | | definition
bockbier | biersuppe | beer | | | definition
vollmilchschokolade | milchschokolade, zartbitterschokolade vollmilch, weisse schokolade, schokoriegel, alpenmilchschokolade, ritter sport,
  yogurette, kinderschokolade, kinderriegel, uberraschungsei, lindt goldhase, cailler | ~milk-chocolate | milk soy | nuts gluten wheat eggs peanuts
  | label-typical
mohrenkopf | | ~milk-chocolate | milk soy eggs gluten wheat | nuts peanuts | label-typical
milchschnitte | ovomaltine chocolate | ~milk-chocolate | milk soy gluten wheat | nuts eggs peanuts | label-typical
schokobons | schoko-bons, milka, milka schokolade, merci chocolates, frigor | ~milk-chocolate | milk soy nuts | gluten wheat eggs peanuts |
  label-typical
schokoladenstreusel | schokostreusel, schokoladenglasur, kuchenglasur, kakaoglasur, zartbitterkuverture, zartbitterschokolade, edelbitterschokolade,
  blockschokolade, kuverture, kochschokolade, herrenschokolade, schokotropfchen, schokoraspel, raspelschokolade | ~dark-chocolate | | milk soy nuts |
  label-typical
russischer zupfkuchen | kalter hund, kalte schnauze, kalter hund kuchen, granatsplitter, schaumrolle, schaumrollen, topfengolatsche, powidltascherl,
  pressburger kipferl, mohnbeugel, mohnnudeln, cremeschnitt, kardinalschnitte, biskuitroulade, kokoskuppeln, reindling, karntner reindling,
  osterpinze, pinze, osterfladen, vermicelles dessert, meringues with cream, carac tart, schenkeli, fasnachtschuechli, magenbrot, willisauer ringli,
  tirggel, grittibanz, stutenkerl, weckmann, nidelkuchen, nidlechueche, salee au sucre, taillaule, cuchaule, capuns, pizokel, bizochel, malakoff
  cheese fritter | plain-flour butter egg | added-sugar | nuts soy alcohol | classic recipe
rumkugel | punschkrapferl | plain-flour butter egg | added-sugar alcohol | nuts soy | classic recipe
nussbeugel | totenbeinli, solothurner torte, aargauer rueblitorte | plain-flour butter egg | added-sugar nuts | soy alcohol | classic recipe
himmel und erde | doppekooche, potthucke, schlesisches himmelreich, dibbelabbes | | pork | beef gluten wheat eggs milk fish | classic recipe
strammer max | | | pork eggs gluten wheat | beef milk fish | classic recipe
handkas mit musik | | | milk | beef gluten wheat eggs fish | classic recipe
kartoffelpuffer teig | | potato | potato-family starchy | gluten wheat eggs milk sulphites | classic recipe
semmelkloss | | potato | potato-family starchy eggs gluten milk wheat | sulphites | classic recipe
dauphinois | auflauf, rahmspinat, rahmwirsing, rahmgeschnetzeltes, rahmschwammerl, kartoffelstock, champignonrahmsauce | double-cream | | gluten
  wheat eggs alcohol celery | classic recipe
zuri gschnatzlets | | double-cream | alcohol | gluten wheat eggs celery | classic recipe
nudelauflauf | | double-cream | gluten wheat | eggs alcohol celery | classic recipe
`;
