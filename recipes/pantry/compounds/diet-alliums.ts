// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dietAlliums = `
ajoblanco | ajo blanco malagueno, white gazpacho | almonds garlic white-bread | | sulphites | classic recipe
bagna cauda | bagnacauda | anchovy garlic butter olive-oil | | | classic recipe
sauce rouille | sauce aioli, alioli casero, le grand aïoli, grand aioli | mayonnaise garlic | | gluten | classic recipe
rouille | | mayonnaise garlic | | gluten milk sulphites | classic recipe
cacik sauce | haydari, sarimsakli yogurt, tsatsiki, zaziki, cacık, mast o musir | yoghurt garlic | | onion-family | classic recipe
knoblauchbutter | beurre d'ail, beurre à l'ail, burro all'aglio, knoflookboter, vitlökssmör, snail butter, beurre d'escargot, kräuterbutter,
  kruidenboter | butter garlic | | fish mustard | classic recipe
fettunta | bruschetta all'aglio, pan con tomate, pa amb tomaquet, pain à l'ail | sourdough garlic | | eggs milk pork tomato-family | classic recipe
sopa de ajo | sopa castellana | sourdough garlic | eggs | milk pork tomato-family | classic recipe
dough balls garlic | | sourdough garlic | milk | eggs pork tomato-family | classic recipe
crème d'ail | knoblauchcreme, knoblauchdip, knoblauchsauce, knoblauchsoße, knoflooksaus, vitlökssås, sos czosnkowy, knoblauchsuppe | garlic | | milk
  eggs mustard | label-typical
toum | toumeya, toumaia, toumya, salsa de ajo, mujdei, mujdei de usturoi, skorthalia, skordostoumbi, agliata, aillade, ajo aceite, ajoarriero,
  ajilimojili, mojo de ajo, al mojo de ajo, mojo criollo, mojo cubano, mojo picon, mojo rojo, mojo isleño, wasakaka, al ajillo, gambas al ajillo
  sauce, pil pil sauce, aglio, aglio nero, aglione, fokhagymaleves, knoblauchpaste, knoblauch, knoblauchzehe, knoblauchzehen, knoblauchpulver,
  knoblauchöl, knoblauchgranulat, bärlauch, gousse d'ail, gousses d'ail, tête d'ail, ail haché, ail écrasé, ail en poudre, ail noir, ail des ours,
  ail confit, purée d'ail, sel d'ail, huile à l'ail, diente de ajo, ajo en polvo, ajo negro, ajo molido, ajo picado, ajos tiernos, ajetes, cabeza de
  ajo, pasta de ajo, dente de alho, alho, alho em pó, alho picado, alho negro, spicchio d'aglio, spicchi d'aglio, aglio in polvere, knoflook,
  knoflookteen, knoflookteentje, knoflookpoeder, knoflookgranulaat, vitlök, vitlöksklyfta, vitlöksklyftor, vitlökspulver, hvidløg, hvitløk,
  valkosipuli, czosnek, ząbek czosnku, ząbki czosnku, czosnek niedźwiedzi, česnek, česen, češnjak, beli luk, fokhagyma, usturoi, chesnok, chasnyk,
  sarımsak, sarmısak, thoum, lahsun, lahsan, lehsun, lasun, rosun, vellulli, poondu, veluthulli, sudulunu, ninniku, kuro ninniku, maneul, maneul
  jong, da suan, dasuan, suan ni, suan rong, bawang putih, kratiem, gratiem, toi phi, elephant garlic, gremolada, charmoula, sharmula, skhug,
  schoog, garlic scapes, adrak lahsun paste, adrak lehsun ka paste, pistou, salmoriglio, pebre, ajika, adjika, adzhika, svanetian salt, svanuri
  marili, ail en chemise | ~garlic | | milk eggs nuts gluten hot fish onion-family mustard | classic recipe
tourin | | ~garlic | eggs gluten | milk nuts hot fish onion-family mustard | classic recipe
agliata ligure | aglio e olio, aglio olio, aglio olio e peperoncino, aigo boulido, česnečka | ~garlic | gluten | milk eggs nuts hot fish
  onion-family mustard | classic recipe
sarimsakli yogurt sosu | beurre maître d'hôtel ail | ~garlic | milk | eggs nuts gluten hot fish onion-family mustard | classic recipe
allioli | | ~garlic | eggs mustard | milk eggs nuts gluten hot fish onion-family mustard sulphites | classic recipe
garlic naan | | ~garlic | gluten milk | milk eggs nuts gluten hot fish onion-family mustard soy | classic recipe
aioli sauce | | mayonnaise garlic | | | classic recipe
pizza bread garlic | knoblauchbrot, knoblauchbaguette, stokbrood kruidenboter, kruidenboter stokbrood, garlic pizza bread, garlic flatbread, garlic
  focaccia, vitlöksbröd, pane all'aglio, pan de ajo, pão de alho | baguette garlic butter | | | classic recipe
texas toast | | baguette garlic butter | | eggs sesame soy | classic recipe
boursin garlic | boursin ail et fines herbes, ail et fines herbes, boursin ail & fines herbes, rondelé, tartare ail et fines herbes, roulé garlic,
  gournay cheese, gournay, garlic cream cheese | ~garlic-herb-cheese | | | definition
soubise | soubise sauce, sauce à l'oignon, oignon sauce, zwiebelsauce, zwiebelsoße, salsa de cebolla, sauce lyonnaise, lyonnaise sauce, sauce aux
  échalotes, shallot sauce, löksås, uiensaus, sos cebulowy | onion butter | | milk gluten celery alcohol beef | classic recipe
onion gravy | | onion butter | gluten | milk gluten celery alcohol beef soy | classic recipe
onion sauce | | onion butter | gluten | milk gluten celery alcohol beef | classic recipe
cebolla | cebolla roja, cebolla morada, cebolla blanca, cebolla caramelizada, cebolla encurtida, cebolla en polvo, cebolleta, cebollita, cebollino,
  cebollin, chalota, escalonia, puerro, zwiebel, zwiebeln, rote zwiebel, rote zwiebeln, gemüsezwiebel, zwiebelpulver, zwiebelringe,
  zwiebelwürfel, zwiebelschmalz, schmelzzwiebeln, silberzwiebeln, perlzwiebeln, frühlingszwiebel, frühlingszwiebeln, lauchzwiebel, lauchzwiebeln,
  schalotte, schalotten, lauch, lauchstange, porree, schnittlauch, winterzwiebel, oignon, oignon rouge, oignon jaune, oignon blanc, oignons
  nouveaux, oignon nouveau, oignons grelots, oignons frits, oignons confits, oignons caramélisés, oignon en poudre, cébette, ciboule, ciboulette,
  échalote, poireau, poireaux, blanc de poireau, blancs de poireaux, fondue de poireaux, cipolla, cipolle, cipolla rossa, cipolle rosse, cipolla
  rossa di tropea, cipolla bianca, cipolla dorata, cipolla in polvere, cipollotto, cipollotti, cipolline, cipolline in agrodolce, scalogno,
  scalogni, erba cipollina, cebola, cebola roxa, cebola branca, cebola em pó, cebolinha, cebolada, cebolinho, alho-poró, alho-porro, alho frances,
  chalotas frescas, uien, gesnipperde ui, rode ui, rode uien, gele ui, bosui, bosuitje, lente-ui, lente-uitjes, sjalot, sjalotten, sjalotje,
  zilveruitjes, prei, preien, bieslook, gul lök, rödlök, salladslök, schalottenlök, purjolök, purjo, gräslök, hackad lök, syltlök, steklök,
  forårsløg, rødløg, skalotteløg, purløg, vårløk, gressløk, sipuli, punasipuli, kevätsipuli, purjosipuli, ruohosipuli, cebula, cebule, cebula
  czerwona, cebulka, cebula dymka, dymka, szalotka, szczypiorek, szczypior, cibule, cibulka, červená cibule, pórek, pažitka, hagyma, vöröshagyma,
  lilahagyma, újhagyma, póréhagyma, metélőhagyma, ceapă, ceapă verde, crni luk, mladi luk, drobnjak, soğan, kuru soğan, yeşil soğan, kırmızı soğan,
  arpacık soğan, pırasa, frenk soğanı, kremmydi, kremmidi, kremidi, freska kremidakia, basal akhdar, bassal, piyaz, pyaz, pyaaz, hara pyaz,
  vengayam, chinna vengayam, ullipaya, eerulli, chuvannulli, dungri, peyaj, peyaz, tamanegi, shin tamanegi, naganegi, aonegi, konegi, kujo negi,
  kujonegi, asatsuki, rakkyo, nira chives, yangpa, daepa, jjokpa, buchu, yang cong, yangcong, xiao cong, xiaocong, da cong, dacong, cong you,
  congyou, jiu cai, jiucai, bawang merah, bawang bombay, daun bawang, daun kucai, sibuyas, sibuyas tagalog, lasona, hom daeng, hom jiao, hành, hanh
  tim, hành lá, hành phi, hành tây, anelli di cipolla, confit d'oignons, confiture d'oignons, zwiebelkonfitüre, zwiebelconfit, uienchutney,
  uiencompote, oignon de roscoff, walla walla, negi oil, cipollata | ~onion | | gluten | definition
röstzwiebeln | gebakken uitjes, gefrituurde uitjes, rostad lök, ristede løg, prażona cebulka, aros de cebolla | ~onion | gluten | | definition
cocktail onions | silverskin onions | ~onion | | gluten celery mustard sulphites | definition
onion tart | zwiebelsuppe, gratinée à l'oignon, gratinee lyonnaise, uiensoep, löksoppa, sopa de cebolla, zuppa di cipolle, carabaccia, cipollata
  toscana, lyonnaise potatoes, pommes lyonnaise, pommes boulangère, zwiebelbrot, kulcha onion, cebularz, cebularze, focaccia cipolla, bialy,
  vichyssoise, potage parmentier, cock-a-leekie soup, leek and potato soup, homity pie | onion plain-flour butter | fodmap | milk eggs pork beef
  fish celery alcohol gluten | classic recipe
tarte à l'oignon | tarte aux poireaux, flamiche, quiche aux poireaux | onion plain-flour butter | fodmap eggs | milk pork beef fish celery alcohol
  gluten | classic recipe
flammkuchen | tarte flambée | onion plain-flour butter | fodmap pork | milk eggs beef fish celery alcohol gluten soy | classic recipe
refogado | refogado base, hogao, sazon goya, adobo goya, ahogado, guiso criollo, riogado, sofregit, tempero baiano, tempero completo, green
  seasoning, trinidad green seasoning, haitian epis, bajan seasoning, jamaican seasoning, walkerswood jerk, curry base gravy, base gravy, bunjal,
  masala paste onion, rempah, bumbu kuning, bumbu rujak | onion garlic | | celery nightshade hot fish crustaceans | classic recipe
mire-poix | | onion garlic | celery | nightshade hot fish crustaceans | classic recipe
bumbu bali | base genep | onion garlic | crustaceans | celery nightshade hot fish | classic recipe
sofrito | soffritto | onion garlic | celery | celery nightshade hot fish crustaceans | classic recipe
hara chutney | dhania chutney, dhaniya chutney, pudina chutney, salsa cruda verde, kothmir chutney, kothimbir vadi, kothamalli thokku | ~coriander | |
  nuts hot garlic-family | definition
`;
