// Foods of Germany, Austria and Switzerland: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalGerman = `
oblatenlebkuchen | aachener printen, printen, honigkuchen, pfefferkuchen, basler lackerli, lackerli, leckerli biscuit, biberli, appenzeller biber |
  plain-flour honey | gluten wheat nuts added-sugar sugary | eggs milk soy | classic recipe
pfeffernusse | pfeffernuss, pfeffernuesse | plain-flour egg | added-sugar sugary | nuts milk honey | classic recipe
spekulatius | gewurzspekulatius, butterspekulatius, mandelspekulatius | plain-flour butter | nuts added-sugar sugary | eggs | classic recipe
dominosteine | dominostein | plain-flour marzipan dark-chocolate | gluten wheat nuts added-sugar sugary | eggs milk soy | label-typical
vanillekipferl | vanillekipferln, nusskipferl, mandelhornchen, nussecken, nussecke, linzer augen, linzer biscuit, linzer cookie, nusstorte, bundner
  nusstorte, engadiner nusstorte, nusskuchen, nussschnecke, nusszopf, haselnusskuchen, barentatzen | plain-flour butter | gluten wheat milk nuts
  added-sugar sugary fatty | eggs soy | classic recipe
zimtsterne | zimtstern, brunsli, basler brunsli, bethmannchen, mailander makronen, mandelmakronen, haselnussmakronen, nussmakronen,
  haselnussbusserl, makronentorte | ground-almonds egg-white caster-sugar | | gluten milk | classic recipe
schneeballe | butterplatzchen, platzchen, murbeteig, mailanderli, spritzgeback, heidesand, spitzbuben, spitzbub, ischler tortchen, husarenkrapferl,
  butterkeks, leibniz biscuit, leibniz keks, zuckerkuchen | plain-flour butter caster-sugar | | eggs nuts soy | classic recipe
bee sting cake | | plain-flour butter almonds milk caster-sugar | | eggs gelatine | classic recipe
anisplatzchen | springerle, chrabeli, anisbrotli, russisch brot, loffelbiskuit, biskuitteig, biskuitboden, tortenboden, obstboden | plain-flour egg
  caster-sugar | | milk nuts soy | classic recipe
sahnetorte | buttercremetorte, esterhazytorte | plain-flour egg butter caster-sugar | | nuts soy alcohol gelatine | classic recipe
topfenkuchen | quarkkuchen, quarktorte, topfentorte, zupfkuchen, quarkstrudel, topfenknodel, quarkknodel, quarkkeulchen, topfentascherl,
  eierschecke, dresdner eierschecke, topfenpalatschinken | quark plain-flour egg | added-sugar | nuts | classic recipe
millirahmstrudel | milchrahmstrudel, mohnstrudel, nussstrudel, pflaumenkuchen, zwetschgendatschi, mohnkuchen, rublitorte, rueblitorte, rublikuchen,
  marmorkuchen, gugelhupf, guglhupf, kranzkuchen, rodonkuchen, sandkuchen, blechkuchen, rahmkuchen | plain-flour egg butter | | milk nuts soy
  alcohol | classic recipe
dresdner stollen | mohnstollen, quarkstollen, marzipanstollen, butterstollen, stollen bites | plain-flour butter raisins | gluten wheat milk nuts
  sulphites added-sugar | eggs alcohol | classic recipe
hutzelbrot | fruchtebrot, kletzenbrot, birnenbrot, bundner birnbrot, schnitzbrot | plain-flour | nuts dried-fruit gluten | sulphites alcohol milk |
  classic recipe
kreppel | schmalzgeback, muzenmandeln, buchtel, ofennudel, rohrnudel, rohrnudeln, hefezopf, striezel, butterzopf, zopf bread, hefeteig, germteig,
  hefekloss, hefeklosse, zimtschnecke, zimtschnecken, franzbrotchen, rosinenschnecke, quarktasche, plunderteig, plundergeback, nusshornchen,
  hornchen pastry, kipferl, gipfeli, laugencroissant, laugengipfel, milchbrotchen, butterbrioche, wiener kipferl | plain-flour milk egg butter | |
  nuts soy | classic recipe
brezel | brezeln, brezn, laugenbrezel, laugenbrotchen, laugenstange, laugengeback, laugenbrot, salzstangen, salzbrezeln, schrippe, schrippen,
  semmel, semmeln, kaisersemmel, weckle, burli, roggenbrot, bauernbrot, graubrot, mischbrot, schwarzbrot, vollkornbrot, weissbrot, toastbrot,
  knackebrot, fladenbrot, schuttelbrot, vinschgerl, ruchbrot, dinkelbrot, dinkelbrotchen, roggenbrotchen, mehrkornbrotchen, aufbackbrotchen,
  baguettebrotchen | ~sourdough | | milk eggs soy sesame | definition
knopfle | spatzli, bandnudeln, eiernudeln, maultaschen, maultasche, maultaschle, frittaten, fladle, fladlesuppe, frittatensuppe, backerbsen,
  nockerl, nockerln, griessnockerl, griessnockerlsuppe, griessklosschen, fleckerl, krautfleckerl, schinkenfleckerl, eierspatzle, reiberknodel,
  speckknodel, spinatknodel, serviettenknodel, eierstich | plain-flour egg | | milk pork beef celery | classic recipe
kasespatzle | kaesespaetzle, kasnocken, kasnudeln, kaspressknodel, kaseknodel, kasewahe, kaseschnitte, rahmschnitzel | cheddar plain-flour | | eggs
  pork | classic recipe
salzburger nockerl | salzburger nockerln, scheiterhaufen, arme ritter, pofesen, ofenschlupfer, kirschenmichel, mohr im hemd, griessschmarrn,
  eierkuchen, pfannkuchen, palatschinke, omelett, apfelkuchle, topfenschmarrn, griessflammeri, griessbrei, griesspudding, vanillekipfel,
  vanilleschnitte, cremeschnitten, windbeutel, liebesknochen, schillerlocke pastry | egg milk plain-flour | | nuts alcohol | classic recipe
vanillesauce | vanillesosse, vanillepudding, schokoladenpudding, schokopudding, herrencreme | milk caster-sugar | | eggs gelatine gluten alcohol |
  classic recipe
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
currywurst | thuringer rostbratwurst, rostbratwurst, rostbratwurstchen, nurnberger rostbratwurste, krakauer, krainer, debreziner, weisswurste,
  bregenwurst, pinkel, mettenden, lyoner, fleischwurst, extrawurst, bierschinken, cervelas, kalbsbratwurst, kasewurst, regensburger, stadtwurst,
  kochwurst, bruhwurst | ~pork-sausage | pork processed-meat salty fatty | beef milk mustard celery gluten sulphites eggs | label-typical
fleischlaberl | hacksteak, fleischkuchle, kohlroulade, kohlrouladen, krautwickel, cevapcici rolle | breadcrumbs egg | meat minced | pork beef milk
  mustard fish | classic recipe
rinderroulade | rinderrouladen, rouladen | beef-steak dijon bacon gherkins | | gluten celery alcohol | classic recipe
cordon bleu | kalbscordonbleu, schweinscordonbleu | plain-flour egg breadcrumbs gruyere | meat | pork beef poultry | classic recipe
backhendl | backhuhn, wiener backhendl | plain-flour egg breadcrumbs chicken-thigh | | milk | classic recipe
weisswurstsenf | bautz'ner, estragonsenf, feigensenf, honigsenf, lowensenf, handlmaier, senfpulver, senfsaat, senfsamen, senfmehl, senfsauce,
  senfsosse, senfol, senfgurken, senfgurke, mostrich, tafelsenf | ~dijon | | sulphites | definition
selleriesalz | selleriesamen, selleriepulver, selleriesaat | ~celery | celery salty | | definition
sellerieknolle | bleichsellerie, selleriestange, selleriestangen, sellerieschnitzel, selleriegrun, selleriesalat, suppengemuse, wurzelwerk,
  rostgemuse | ~celery | | | definition
gemusesuppe | gemusefond, bouillonwurfel, gemusebruhwurfel, fleischbruhe, rinderbruhe, huhnerbruhe, rinderbouillon, huhnerbouillon, klare suppe,
  klare bruhe | ~vegetable-stock | celery | gluten milk soy eggs meat | label-typical
maggiwurze | | ~soy-sauce | gluten wheat salty -soy | soy celery | label-typical
remouladensauce | remouladensosse, cocktailsauce, fleischsalat, eiersalat, miracel whip, joppiesaus, joppie sauce | ~mayonnaise | | milk fish celery
  sulphites pork | label-typical
frankfurter grune sosse | grune sosse, grie soss | sour-cream egg | milk | mustard celery | classic recipe
hollandische sauce | sauce mousseline, sauce choron, sauce maltaise | butter egg-yolk | | sulphites alcohol | classic recipe
heringssalat | rollmopse, bismarckhering, brathering, matjessalat, hausfrauenhering, heringsstipp, heringshappen, heringsfilet, raucherhering |
  ~pickled-herring | salty | milk eggs mustard sulphites celery | label-typical
seelachsschnitzel | lachsersatz, alaska seelachs, seelachs, steinbeisser, zanderfilet, felchen, bodenseefelchen, renke, saibling, egli, eglifilet,
  karpfen, rotbarsch, rotbarschfilet, schellfisch, scholle, seezunge, heilbutt, steinbutt, hecht, raucheraal, sprotten, kieler sprotten,
  stremellachs, raucherforelle, forellenfilet, makrelenfilet, rauchermakrele, olsardinen, sardellenpaste, sardellenfilets, fischstabchen filet,
  thunfischfilet, stockfisch, klippfisch, kabeljaufilet, lachsfilet, dorschfilet, lachsforelle, schnapper, fischsosse, fischrogen, seehecht,
  seeteufel | | fish | | definition
fischstabchen | backfisch, schlemmerfilet, fischbrotchen, fischfrikadelle, fischfrikadellen, fischburger, bremer fischbrotchen | cod plain-flour |
  gluten wheat | eggs milk mustard | label-typical
nordseekrabben | krabbensalat, riesengarnelen, garnelenschwanze, hummerschwanz, languste, flusskrebse, flusskrebsschwanze, krebsschwanze,
  taschenkrebs, kaisergranat, krabbenfleisch, krustentiere, hummerbutter, krebsbutter, hummersuppe, krebssuppe, krabbencocktail | | crustaceans |
  milk eggs fish celery | definition
jakobsmuschel | herzmuscheln, auster, tintenfischringe, kalmar, krake, weinbergschnecken, schneckenbutter, muschelfleisch, meeresfruchte,
  tintenfischtinte | | molluscs | | definition
pumpernickelbrot | semmelbroesel, weckmehl, panade, semmelwurfel, knodelbrot, brotwurfel | ~breadcrumbs | | milk eggs | definition
weichweizengriess | weizenstarke, weizenkleie, weizenkeime, weizenflocken, weizenvollkornmehl, dinkelvollkornmehl, dinkelflocken, dinkelgriess,
  roggenvollkornmehl, roggenflocken, roggenschrot, weizenschrot, vollkornmehl, weizeneiweiss, weizenkleber, weizengluten, grunkernschrot,
  grunkernmehl, emmermehl, einkornmehl, kamutmehl, backmischung, spekulatiuscreme, spekulatiuskrumel, oblaten, backoblaten, kuchenbrosel,
  loffelbiskuitbrosel, weizentortilla, weizenmalz | plain-flour | | milk eggs soy | definition
gerstenmalz | gerstenmehl, gerstengraupen, graupen, rollgerste, gerstenflocken, gerstenmalzextrakt, malzextrakt, malztrunk, karamalz, vitamalz,
  backmalz | ~pearl-barley | | wheat | definition
hafergrutze | haferkleie, hafermehl, hafersahne, haferbrei, schmelzflocken, birchermusli, musliriegel | ~oats | | milk nuts wheat | definition
mandelblattchen | mandelblattchen gerostet, mandelstifte, mandelsplitter, mandelmehl, mandelsirup, mandelkerne, bittermandelaroma, bittermandel,
  mandelol, mandelessenz, mandelkrokant, mandelcreme, mandelmasse, marzipankartoffel, persipan, persipanrohmasse, rohmarzipan | ~almonds | | eggs |
  definition
nussbrot | haselnussbrot, pekannussbrot | ~hazelnuts | gluten wheat | milk | definition
haselnuesse | haselnusskerne, haselnussmus, haselnussmehl, haselnussol, haselnusscreme, nussnougatcreme, nougatmasse, giotto, hanuta, manner
  schnitten, manner wafers, neapolitaner waffeln, neapolitan wafers, haselnussschnitten, haselnusswaffel, duplo bar, duplo riegel, nusswaffel |
  ~hazelnuts | | milk soy gluten wheat eggs | label-typical
walnuesse | walnusskerne, walnussol, walnusshalften, baumnusse, baumnuss, baumnusskerne, walnussbrot, welschnuss | ~walnuts | | gluten
  wheat | definition
pistazie | pistazienkerne, pistazienmus, pistaziencreme, pistazieneis | ~pistachios | | milk | definition
cashewmus | kaschunusse, cashewbruch | ~cashews | | | definition
paranuss | paranusskerne | ~brazil-nuts | | | definition
pekannuss | pekannusskerne, pecannusse | ~pecans | | | definition
macadamianusse | macadamianuss | ~macadamia | | | definition
nussmischung | nussmus, nusskerne, nussol | ~mixed-nuts | | peanuts sesame | definition
erdnuesse | erdnusscreme, erdnussol, erdnusskerne, erdnussflips, erdnusslocken, erdnusssauce, erdnusssosse, nic nacs | ~peanuts | | gluten wheat |
  definition
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
vollmilchschokolade | milchschokolade, zartbitterschokolade vollmilch, weisse schokolade, mohrenkopf, schokoriegel, schokobons, schoko-bons, milka,
  milka schokolade, alpenmilchschokolade, merci chocolates, ritter sport, yogurette, kinderschokolade, kinderriegel, milchschnitte, uberraschungsei,
  lindt goldhase, ovomaltine chocolate, cailler, frigor | ~milk-chocolate | milk soy | nuts gluten wheat eggs peanuts | label-typical
schokoladenstreusel | schokostreusel, schokoladenglasur, kuchenglasur, kakaoglasur, zartbitterkuverture, zartbitterschokolade, edelbitterschokolade,
  blockschokolade, kuverture, kochschokolade, herrenschokolade, schokotropfchen, schokoraspel, raspelschokolade | ~dark-chocolate | | milk soy nuts |
  label-typical
russischer zupfkuchen | kalter hund, kalte schnauze, kalter hund kuchen, rumkugel, granatsplitter, punschkrapferl, schaumrolle, schaumrollen,
  topfengolatsche, powidltascherl, nussbeugel, pressburger kipferl, mohnbeugel, mohnnudeln, cremeschnitt, kardinalschnitte, biskuitroulade,
  kokoskuppeln, reindling, karntner reindling, osterpinze, pinze, osterfladen, vermicelles dessert, meringues with cream, carac tart, schenkeli,
  fasnachtschuechli, totenbeinli, magenbrot, willisauer ringli, tirggel, grittibanz, stutenkerl, weckmann, solothurner torte, aargauer rueblitorte,
  nidelkuchen, nidlechueche, salee au sucre, taillaule, cuchaule, capuns, pizokel, bizochel, malakoff cheese fritter | plain-flour butter egg |
  added-sugar | nuts soy alcohol | classic recipe
handkas mit musik | strammer max, himmel und erde, doppekooche, potthucke, schlesisches himmelreich, dibbelabbes | | pork | beef gluten wheat eggs
  milk fish | classic recipe
kartoffelpuffer teig | semmelkloss | potato | potato-family starchy | gluten wheat eggs milk sulphites | classic recipe
dauphinois | nudelauflauf, auflauf, rahmspinat, rahmwirsing, rahmgeschnetzeltes, zuri gschnatzlets, rahmschwammerl, kartoffelstock,
  champignonrahmsauce | double-cream | | gluten wheat eggs alcohol celery | classic recipe
`;
