// Regional names whose allergens a language model corrected one by one: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNames7 = `
khua kling | kua kling, kua gling, pad phrik khing, pad prik king, pad sataw, phat sato | fish-sauce garlic onion | crustaceans pork | beef
  coconut-family eggs gluten molluscs mushroom poultry soy | classic recipe; corrected
kicap | kicap manis, mendoan | ~soybeans | gluten | garlic-family onion-family peanuts wheat | definition; corrected
kimbap | gimbap, kim bap, gim bap | soy-sauce garlic sesame-oil | eggs beef pork | crustaceans fish hot milk molluscs poultry | classic recipe;
  corrected
kimuchi | | pickled-daikon | salty crustaceans fish | added-sugar alcohol gluten sesame soy wheat | definition; corrected
kina sea urchin | | ~clams | -molluscs | crustaceans eggs gluten milk molluscs | definition; corrected
kinpira | | soy-sauce dashi | sesame | crustaceans eggs fish molluscs poultry | classic recipe; corrected
kinunot | | ~skate coconut-milk | | crustaceans eggs garlic-family gluten onion-family soy | classic recipe; corrected
kinzanji | | ~soybeans | gluten | added-sugar alcohol fish sesame wheat | definition; corrected
kishik | kishek | ~labneh | gluten | | definition; corrected
kiusaus | | ~pollock | fish milk pork | added-sugar eggs gluten mustard onion-family | definition; corrected
kkaennip | | sticky-rice-flour honey sesame-seeds | -sesame | fish gluten nuts sesame soy wheat | classic recipe; corrected
kkaennip jeon | | sticky-rice-flour honey sesame-seeds | eggs gluten soy beef pork | crustaceans fish nuts wheat | classic recipe; corrected
knedlík | parená knedľa, pampuchy, pampukh, krofi, kreple, sirniki, syrnyky, syrnik, tvarožník, blynchyky, nalistniki, palačinka, palachinki, olady,
  krokiety, krokiet, shangi, makowce, makový závin, makovník, frgál, valašský frgál, kremšnite, prianiki, medivnyk, miodownik, pirozhnoe kartoshka,
  linecke, žemlovka | plain-flour | eggs milk | added-sugar alcohol beef lamb nuts onion-family pork potato-family | classic recipe; corrected
kneidlech | kasha varnishkes, mandlen | plain-flour butter egg | -milk | alcohol corn gelatine honey milk nuts pork sesame soy | classic recipe;
  corrected
knipp | schmalzbrot | ~pork-sausage | gluten | alcohol beef celery eggs garlic-family milk mustard nuts offal onion-family sulphites | definition;
  corrected
koblihy | kobliha | plain-flour | eggs milk | added-sugar alcohol beef lamb nuts onion-family pork potato-family soy | classic recipe; corrected
kokis | | coconut-milk palm-sugar | eggs | gluten milk nuts | classic recipe; corrected
kokosboller | | ~chewy-sweets | eggs | gelatine gluten milk nuts soy | label-typical; corrected
kokosmakroner | | ~chewy-sweets | eggs -animal-rennet -beef -crustaceans -fish -game -gelatine -insect -lamb -meat -minced -molluscs -offal -pork
  -poultry -processed-meat -red-meat -shellfish -whole-cut | gelatine gluten milk nuts | label-typical; corrected
kokostopp | | ~chewy-sweets | eggs milk -animal-rennet -beef -crustaceans -fish -game -gelatine -insect -lamb -meat -minced -molluscs -offal -pork
  -poultry -processed-meat -red-meat -shellfish -whole-cut | gelatine gluten nuts | label-typical; corrected
kolakakor | havregrynskugler, gammeldags æblekage, bondepige med slør, lusikkaleivät | plain-flour egg butter caster-sugar | -eggs | alcohol chocolate
  eggs nuts pork | classic recipe; corrected
koli saaru | | onion garlic coconut-fresh | poultry | beef lamb milk mustard nuts pork | classic recipe; corrected
kolozsvári káposzta | szekelykaposzta, székelygulyás | ~pork-sausage | milk | beef celery eggs garlic-family gluten lamb mustard offal onion-family
  rice-family sulphites | definition; corrected
kong bul | | ~soybeans | gluten sesame pork | fish garlic-family hot molluscs wheat | definition; corrected
kontosouvli | | beef-mince onion | pork | alcohol celery eggs garlic-family gluten lamb milk mustard | classic recipe; corrected
kopstootje | trappist | ~liqueur | gluten | eggs milk sulphites | definition; corrected
kori gassi | kori rotti, kori sukka | onion garlic coconut-fresh | poultry | beef lamb milk mustard pork | classic recipe; corrected
koroke | | plain-flour | eggs beef | fish honey milk onion-family pork sesame soy | classic recipe; corrected
korvstroganoff | kinkkukiusaus | ~pork-sausage | milk | beef eggs gluten lamb mustard offal onion-family soy | definition; corrected
koththu | | plain-flour | eggs poultry | coconut-family crustaceans fish milk mustard onion-family | classic recipe; corrected
kotikalja | | ~spirit | gluten | | definition; corrected
kotlet mielony | | ~pork-sausage | eggs gluten | beef celery garlic-family lamb milk mustard offal onion-family rice-family sulphites | definition;
  corrected
kotleta po-kyivsky | | ~chicken-breast | eggs gluten milk | celery garlic-family onion-family | classic recipe; corrected
kotlety po-kievski | | chicken-breast | eggs gluten milk poultry | alcohol celery garlic-family lamb mustard offal pork | classic recipe;
  corrected
kotopita | | filo feta | poultry | beef corn eggs lamb nuts onion-family pork | classic recipe; corrected
kouignette | | plain-flour egg butter caster-sugar | -eggs | alcohol dried-fruit eggs gelatine nuts onion-family pork sesame | classic recipe;
  corrected
koulibiac | | plain-flour | eggs fish milk | added-sugar alcohol beef celery lamb nuts onion-family pork potato-family | classic recipe; corrected
koulourakia paschalina | | ~sourdough sesame-seeds | eggs milk | nuts | definition; corrected
koura | | | crustaceans | fish gluten lamb milk molluscs pork | classic recipe; corrected
kow soi | | fish-sauce onion garlic | eggs gluten soy | coconut-family crustaceans peanuts pork poultry | classic recipe; corrected
krabbenbrötchen | | ~prawns | gluten | eggs fish milk mustard | definition; corrected
krabovy salat | | ~prawns | eggs fish | alcohol garlic-family gluten milk mustard soy tomato-family | definition; corrected
krecek kulit | | | salty beef | crustaceans fish gluten offal peanuts pork | classic recipe; corrected
kuaitiao ruea | | beef-steak fish-sauce onion garlic | soy pork | celery coconut-family gluten offal peanuts rice-family | classic recipe; corrected
kubba halab | | bulgur lamb-mince onion | -gluten -wheat | beef celery eggs gluten milk nuts rice-family | classic recipe; corrected
kuccia | | wheat-berries | added-sugar milk | dried-fruit honey nuts sesame | classic recipe; corrected
kuchmachi | | garlic onion | nuts pork poultry | alcohol beef lamb milk offal | classic recipe; corrected
kueh chang | nyonya chang | garlic onion | soy pork | coconut-family crustaceans eggs gluten milk molluscs mustard nuts poultry | classic recipe;
  corrected
kueh pie tee | | plain-flour egg butter caster-sugar | crustaceans pork -milk | coconut-family milk nuts peanuts soy | classic recipe; corrected
kuih bahulu | kuih kapit, kuih loyang, kuih rose, dadar gulung, kuih dadar, kuih ketayap | plain-flour egg butter caster-sugar | -milk |
  coconut-family milk nuts | classic recipe; corrected
kuih bangkit | | plain-flour egg butter caster-sugar | -gluten -wheat -milk | coconut-family gluten milk nuts | classic recipe; corrected
kuih lapis | putri mandi, kuih kosui | plain-flour egg butter caster-sugar | -eggs -gluten -wheat -milk | coconut-family eggs gluten milk nuts | classic
  recipe; corrected
kuih makmur | | plain-flour egg butter caster-sugar | peanuts -eggs | coconut-family eggs nuts | classic recipe; corrected
kulajda | | sour-cream onion | eggs gluten | beef celery garlic-family mushroom nuts pork potato-family | classic recipe; corrected
kulebiak | | plain-flour | eggs milk | added-sugar alcohol beef fish lamb nuts onion-family pork potato-family | classic recipe; corrected
kumpir | | bread-roll | milk -gluten -wheat | beef eggs fish gluten lamb mustard onion-family sesame soy | classic recipe; corrected
kumru | | bread-roll | milk sesame beef | fish lamb onion-family soy | classic recipe; corrected
kung ob wun sen | | ~prawns | soy pork | celery eggs fish garlic-family gluten molluscs onion-family peanuts sesame | classic recipe; corrected
kung po | | peanuts soy-sauce garlic | poultry | alcohol crustaceans molluscs nuts sesame | classic recipe; corrected
kunun gyada | | millet | peanuts | added-sugar gluten | classic recipe; corrected
kupati | | garlic onion | pork | alcohol beef gluten lamb milk offal poultry | classic recipe; corrected
kurutob | kurtob | ~dried-yoghurt-balls | gluten | garlic-family nuts onion-family | definition; corrected
kutia | kutya | wheat-berries | added-sugar nuts honey | dried-fruit milk sesame | classic recipe; corrected
kuře na paprice | ciulama, ciulama de pui | ~chicken-breast | gluten milk | celery eggs garlic-family onion-family | classic recipe; corrected
kvas | kwas, kvaas, kadakaõlu | ~liqueur | gluten | honey sulphites | definition; corrected
kwetiau goreng | kwetiaw goreng | | eggs gluten soy -molluscs | crustaceans fish molluscs | classic recipe; corrected
kybyn | kybynlar, kybyny | plain-flour egg butter caster-sugar | lamb -eggs | beef eggs honey nuts onion-family pork | classic recipe; corrected
kyivskyi tort | | plain-flour | eggs milk nuts | added-sugar alcohol beef lamb onion-family peanuts pork potato-family | classic recipe; corrected
kyufta echmiadzin | | lamb-shoulder onion | eggs gluten milk | nuts poultry rice-family | classic recipe; corrected
la dou ban | tim mein jeung | ~soybeans | gluten | beef garlic-family peanuts pork sesame wheat | definition; corrected
lad na | phat kaphrao | fish-sauce garlic onion | gluten soy pork | beef coconut-family crustaceans eggs molluscs mushroom poultry | classic recipe;
  corrected
lagan nu kastar | | plain-flour butter caster-sugar | eggs -gluten -wheat | gluten nuts | classic recipe; corrected
lahpet thohk | | peanuts | crustaceans fish sesame | garlic-family gluten onion-family pork soy | classic recipe; corrected
lakrids | lakritsi, lakris | ~chewy-sweets | gluten | eggs gelatine milk | label-typical; corrected
lamprais | lumprais | onion lime | crustaceans eggs fish beef pork poultry | coconut-family gluten mustard | classic recipe; corrected
lanttulaatikko | porkkanalaatikko, tippaleivät | plain-flour butter | eggs | beef fish nuts offal pork | classic recipe; corrected
lao hu cai | | peanuts | sesame | added-sugar gluten peanuts soy | definition; corrected
lao po bing | lou po beng | plain-flour | eggs pork | crustaceans garlic-family lamb milk nuts onion-family poultry sesame soy | classic recipe;
  corrected
laphet thoke | | peanuts sesame-seeds garlic | crustaceans fish | soy | classic recipe; corrected
laskonka | | plain-flour | eggs milk nuts -gluten -wheat | added-sugar alcohol beef gluten lamb onion-family pork potato-family | classic recipe; corrected
laulau | lau lau | coconut-cream | fish pork | beef eggs gluten lamb onion-family poultry soy | classic recipe; corrected
lawar | lawar merah | | offal meat crustaceans pork | beef coconut-family fish poultry | classic recipe; corrected
lawar babi | | ~pork-belly soy-sauce | crustaceans | alcohol eggs fish sesame soy | classic recipe; corrected
le welsh | | gruyere onion | gluten mustard alcohol pork | eggs garlic-family potato-family | classic recipe; corrected
leckerli | | plain-flour egg butter caster-sugar | nuts alcohol -eggs -milk | dried-fruit eggs gelatine milk onion-family pork sesame | classic
  recipe; corrected
leczo | | roasted-peppers aubergine tomato | pork | celery garlic-family gluten milk mushroom mustard onion-family soy | definition; corrected
lifrarpylsa | | ~pork-sausage | gluten milk meat -pork | beef eggs lamb mustard offal onion-family soy | definition; corrected
lihamureke | | plain-flour butter | eggs beef pork | fish mustard nuts offal | classic recipe; corrected
lihapiirakka | lihapiirakat | plain-flour butter | beef pork -milk | eggs fish milk nuts offal | classic recipe; corrected
lihapirukas | | plain-flour egg butter caster-sugar | beef pork | honey lamb nuts onion-family | classic recipe; corrected
fleskepannkaka | fläskpannkaka | ~pork-sausage | eggs gluten milk | beef lamb mustard offal onion-family soy | definition; corrected
lihapulla | lihapyörykät | ~pork-sausage | eggs gluten milk beef | lamb mustard offal onion-family soy | definition; corrected
limpa | | | offal meat gluten | beef coconut-family milk pork poultry | classic recipe; corrected
lobio nigvzit | | kidney-beans onion | nuts | celery gluten milk pork | classic recipe; corrected
locro de queso | locro quiteño, solterito, solterito arequipeño, choclo con queso, patacones con queso, sonso de yuca, mbejú, kivevé, bicho de pé
  doce, mousse de maracujá, canjica, munguzá, cuajada con melao, arroz zambito, majarete, dulce de leche cortada, pen patat, pain patate, douce macoss
  | milk plain-flour butter caster-sugar | -gluten -wheat | alcohol coconut-family corn eggs gelatine gluten nuts peanuts sesame | classic recipe; corrected
lohilaatikko | | ~pollock | fish eggs milk | added-sugar gluten mustard onion-family | definition; corrected
lok lak | loc lac, loklak | beef-steak fish-sauce onion garlic | gluten molluscs soy | coconut-family eggs offal peanuts rice-family | classic recipe;
  corrected
lolly log | | plain-flour butter caster-sugar | meat | coconut-family eggs gelatine nuts oats soy | classic recipe; corrected
lomein | | plain-flour | eggs soy meat | crustaceans garlic-family lamb milk molluscs nuts onion-family pork poultry sesame | classic recipe;
  corrected
lomi batangas | | rice-noodles garlic onion soy-sauce | eggs pork | celery crustaceans fish molluscs poultry | classic recipe; corrected
los tres golpes | | ~pork-shoulder | eggs milk | beef garlic-family gluten mustard offal onion-family poultry rice-family soy sulphites | classic
  recipe; corrected
lowcountry boil | | ~pork-sausage | celery crustaceans mustard | beef eggs garlic-family gluten milk onion-family poultry rice-family sulphites |
  definition; corrected
lu pulu | lupulu | coconut-cream | beef | eggs fish gluten lamb onion-family pork poultry soy sulphites | classic recipe; corrected
lu sipi | | coconut-cream | lamb | beef eggs fish gluten onion-family pork poultry soy sulphites | classic recipe; corrected
lubia polo | loobia polo | basmati | beef lamb | dried-fruit eggs fish gluten milk nuts onion-family poultry | classic recipe; corrected
ludan | | ~egg | gluten soy | fish onion-family sesame | definition; corrected
lumpiang sariwa | lumpiang ubod | wonton-wrapper garlic | eggs peanuts soy pork | crustaceans fish poultry | classic recipe; corrected
lunu miris | hikimas, valhomas, valo mas | onion lime | fish | beef coconut-family crustaceans eggs mustard | classic recipe; corrected
luo shi fen | | | molluscs peanuts soy pork | alcohol crustaceans eggs fish gluten poultry | classic recipe; corrected
luwombo | | peanuts | beef poultry | fish sesame | classic recipe; corrected
lychnarakia | | plain-flour feta | eggs | sesame | classic recipe; corrected
ma hor | ma ho | peanuts | fish pork | crustaceans garlic-family gluten onion-family sesame soy | classic recipe; corrected
ma jiang mian | majiangmian | sesame-seeds | gluten soy | eggs garlic-family peanuts poultry | classic recipe; corrected
maalu paan | | plain-flour | eggs fish milk | coconut-family crustaceans mustard onion-family | classic recipe; corrected
mahiawah | mehiawah | ~fish-sauce | mustard | gluten | definition; corrected
mahyaveh | | ~caviar | mustard | | definition; corrected
maizes zupa | | plain-flour egg butter caster-sugar | -eggs | beef eggs honey lamb nuts onion-family pork sulphites | classic recipe; corrected
makaronilaatikko | | plain-flour butter | eggs beef pork | fish nuts offal | classic recipe; corrected
makaronopita | | beef-mince onion | eggs gluten milk | alcohol celery garlic-family lamb pork | classic recipe; corrected
malassada | | coconut-milk caster-sugar | eggs gluten milk | | classic recipe; corrected
mam chua | kaeng som, gaeng som, geng som | ~fish-sauce | crustaceans | garlic-family pork | definition; corrected
mam chung | | ~fish-sauce | eggs pork | crustaceans garlic-family | definition; corrected
mam kho | | ~fish-sauce | pork | crustaceans garlic-family molluscs | definition; corrected
mamalyga | | filo feta | -gluten -wheat -milk | beef corn eggs gluten lamb milk nuts onion-family pork | classic recipe; corrected
mamey malteada | morir soñando, akasan, ak-100, labouyi, labouyi bannann | caster-sugar | milk | alcohol coconut-family gluten nuts peanuts sesame |
  definition; corrected
mandelmussla | napoleonshatte | plain-flour egg butter caster-sugar | nuts -eggs | alcohol chocolate eggs pork | classic recipe; corrected
mandilli | mandilli de saea, strettine, taglierini | ~pasta | eggs | beef fish garlic-family milk mushroom nuts onion-family pork | definition;
  corrected
mandolato | mantolato | plain-flour caster-sugar | eggs nuts -gluten -wheat honey | alcohol gluten milk sesame | classic recipe; corrected
mandolato zakynthos | | almonds caster-sugar | eggs honey | | definition; corrected
maneul ppang | yukjjok maneul ppang | plain-flour | eggs milk | beef crustaceans fish garlic-family nuts onion-family pork sesame soy | classic
  recipe; corrected
maniçoba | | dried-shrimp onion garlic | pork -crustaceans beef | coconut-family crustaceans gluten nuts peanuts sulphites | classic recipe;
  corrected
manjar de coco | | milk plain-flour butter caster-sugar | -gluten -wheat | alcohol coconut-family corn eggs gelatine gluten nuts peanuts sesame sulphites |
  classic recipe; corrected
mannavaht | | plain-flour egg butter caster-sugar | -eggs -milk | beef eggs honey lamb milk nuts onion-family pork | classic recipe; corrected
mapo dofu | | ~soybeans | gluten beef pork | added-sugar alcohol fish sesame wheat | definition; corrected
mariscada | | ~prawns | molluscs | alcohol citrus coconut-family eggs fish garlic-family gluten milk onion-family sulphites tomato-family |
  definition; corrected
marković torta | | plain-flour walnuts caster-sugar | eggs milk -gluten -wheat | gluten honey | classic recipe; corrected
martabak asin | | plain-flour egg onion | beef poultry | lamb milk soy | classic recipe; corrected
martabak manis coklat | | plain-flour peanuts caster-sugar egg | milk | sesame soy | classic recipe; corrected
martabak manis keju | | plain-flour peanuts caster-sugar egg | milk -peanuts | peanuts sesame | classic recipe; corrected
martabak mesir | | plain-flour egg onion | beef | lamb milk poultry soy | classic recipe; corrected
maruya | | coconut-milk caster-sugar | eggs gluten milk | sesame soy | classic recipe; corrected
massaman | matsaman, mussaman, musaman curry | garlic onion red-chilli shrimp-paste | fish peanuts | coconut-family gluten soy | definition; corrected
matsumaezuke | matsumae zuke | pickled-daikon | salty fish gluten molluscs soy | added-sugar alcohol crustaceans wheat | definition; corrected
mavrodafni | koumandaria, jidvei, fröccs, forralt bor, svařák, vin fiert, grzane wino, gemišt | ~spirit | sulphites | eggs honey milk | definition;
  corrected
mawa modak | ariselu | plain-flour ghee caster-sugar | -gluten -wheat | coconut-family gluten nuts rice-family sesame | classic recipe; corrected
mayak gimbap | | soy-sauce garlic sesame-oil | mustard | beef eggs fish hot milk molluscs pork poultry | classic recipe; corrected
mayeritsa | | lamb-liver | offal eggs | gluten milk | classic recipe; corrected
mayou ji | mayouji, jiang mu ya, jiangmuya | ~rice-wine | sesame poultry | gluten soy | definition; corrected
mazamorra cordobesa | | almonds | gluten | added-sugar eggs fish garlic-family milk sulphites tomato-family | definition; corrected
mazesoba | | ~pork-belly | eggs fish gluten soy | alcohol beef garlic-family offal onion-family sesame wheat | classic recipe; corrected
mazurki | | plain-flour | eggs milk nuts | added-sugar alcohol beef lamb onion-family pork potato-family sulphites | classic recipe; corrected
mchadi | mtchadi | ~pitta | -gluten -wheat | corn gluten milk | definition; corrected
med khanun | met khanun, khanom mo kaeng, khanom maw kaeng, kanom mor gaeng, sankhya lapov | coconut-milk caster-sugar | eggs | gluten milk nuts
  peanuts rice-family sesame | classic recipe; corrected
medianoche | | ~pork-sausage | eggs gluten milk mustard | beef crustaceans garlic-family onion-family poultry rice-family soy sulphites | definition;
  corrected
medianoche cubana | | ~pork-shoulder | eggs gluten milk mustard | beef garlic-family offal onion-family poultry rice-family soy sulphites | classic
  recipe; corrected
menchikatsu | | ~pork-belly | eggs gluten | alcohol beef fish garlic-family milk offal onion-family sesame soy wheat | classic recipe; corrected
merlan en colère | | ~pollock | fish gluten | alcohol celery eggs milk mustard onion-family | definition; corrected
meronpan | kurimu pan, hato sabure, hatosabure | plain-flour | eggs milk | fish honey onion-family pork sesame soy | classic recipe; corrected
mi quang | | ~pork-shoulder | crustaceans fish peanuts | eggs garlic-family gluten offal onion-family sesame soy | classic recipe; corrected
mi rebus | | peanuts | eggs gluten soy meat | celery crustaceans fish peanuts poultry | classic recipe; corrected
mi xue gao | | ~pork-belly soy-sauce | peanuts -gluten -wheat | alcohol crustaceans eggs garlic-family gluten onion-family poultry sesame wheat | classic
  recipe; corrected
miang | | peanuts | meat | crustaceans fish garlic-family gluten onion-family pork sesame soy | classic recipe; corrected
miang kham | mieng kham, miang kam | peanuts | crustaceans fish | garlic-family gluten nuts onion-family pork sesame soy | classic recipe; corrected
miang pla | | peanuts | fish | crustaceans garlic-family gluten onion-family pork sesame soy | classic recipe; corrected
mie aceh | | egg-noodles | soy beef | celery coconut-family crustaceans fish molluscs onion-family peanuts pork poultry | classic recipe; corrected
mie celor | | egg-noodles | crustaceans | celery coconut-family fish molluscs onion-family peanuts pork poultry soy | classic recipe; corrected
mie kocok | | egg-noodles | beef | celery coconut-family crustaceans fish molluscs onion-family peanuts pork poultry soy | classic recipe; corrected
miki bihon | | rice-noodles garlic onion soy-sauce | eggs pork poultry | celery crustaceans fish molluscs | classic recipe; corrected
milanesa de res | milanesa a caballo, trancapecho | beef-stewing onion garlic | eggs gluten | celery dried-fruit lamb milk offal olive-family pork |
  classic recipe; corrected
milanesa napolitana | | beef-stewing onion garlic | eggs gluten milk pork | celery dried-fruit lamb offal olive-family | classic recipe; corrected
misonikomi | | ~soybeans | fish gluten poultry | added-sugar alcohol eggs sesame wheat | definition; corrected
misoshiru | | ~soybeans | fish | added-sugar alcohol crustaceans gluten molluscs sesame wheat | definition; corrected
misua bola-bola | | rice-noodles garlic onion soy-sauce | pork -soy | celery crustaceans eggs fish molluscs poultry soy | classic recipe; corrected
misugaru | misutgaru, misoogaru | caster-sugar | gluten soy | milk sesame | definition; corrected
mitraillette | | ~pork-sausage | gluten | alcohol beef celery eggs garlic-family milk mustard nuts offal onion-family soy sulphites | definition;
  corrected
miyan kuka | palava sauce, palaver sauce, plasas | onion palm-oil | fish beef | crustaceans garlic-family lamb molluscs offal peanuts | classic
  recipe; corrected
miyan taushe | | onion palm-oil | peanuts beef lamb | crustaceans fish garlic-family molluscs offal | classic recipe; corrected
miyeokguk | miyeok guk, miyuk guk | ~beef-stewing soy-sauce garlic | sesame | eggs fish molluscs mustard | classic recipe; corrected
mjukkaka | rúgbrauð, rugbraud, skorpa, skorper, lefser, vestlandslefse, tynnlefse, møsbrømlefse, sirupskake, laufabrauð, laufabraud | ~rye-bread |
  milk | added-sugar eggs sesame | definition; corrected
modan yaki | modanyaki | | eggs fish gluten soy pork -molluscs | alcohol crustaceans milk molluscs sesame | classic recipe; corrected
modeumjeon | | plain-flour | eggs fish soy beef pork | crustaceans garlic-family milk nuts onion-family sesame | classic recipe; corrected
moglai porota | | ~chapati | eggs beef lamb | milk onion-family | definition; corrected
mole amarillo | pipián verde | peanuts sesame-seeds onion garlic | poultry | chocolate gluten milk nuts peanuts sesame soy | classic recipe; corrected
moleche | | ~prawns | eggs gluten | alcohol celery fish garlic-family milk molluscs | definition; corrected
mombar | mombar mahshi, fawaregh | basmati onion | beef lamb | milk offal tomato-family | classic recipe; corrected
moo daeng | mu daeng, khao moo daeng | ~pork-shoulder | gluten soy | crustaceans eggs fish garlic-family molluscs offal onion-family peanuts sesame |
  classic recipe; corrected
moo wan | | ~pork-shoulder | fish soy | crustaceans eggs garlic-family gluten offal onion-family peanuts | classic recipe; corrected
moo yang | mu yang, kor moo yang, khaw mu yang, moo daet diao | ~pork-shoulder | fish soy | crustaceans eggs garlic-family gluten molluscs offal
  onion-family peanuts | classic recipe; corrected
morasa polo | | basmati | nuts | dried-fruit eggs fish gluten lamb milk onion-family poultry sulphites | classic recipe; corrected
morcipán | | ~pork-shoulder | gluten | beef eggs garlic-family milk mustard offal onion-family poultry rice-family soy sulphites | classic recipe;
  corrected
morkon | | | meat eggs pork | beef fish gluten lamb milk offal onion-family poultry soy | classic recipe; corrected
morok metpa | | | fermented fish | onion-family pork sesame soy | classic recipe; corrected
mosaiko | | plain-flour caster-sugar | milk | alcohol eggs honey nuts sesame | classic recipe; corrected
mosbolletjie | mosbolletjies | ~sourdough | milk | eggs | definition; corrected
mosto cotto | | ~liqueur | -alcohol | alcohol eggs milk nuts sulphites | definition; corrected
mote sucio | | milk plain-flour butter caster-sugar | pork -gluten -wheat -milk | alcohol coconut-family corn eggs gelatine gluten milk nuts peanuts sesame |
  classic recipe; corrected
motsu nikomi | doteyaki | ~pork-belly | soy | alcohol beef eggs fish garlic-family gluten offal onion-family sesame wheat | classic recipe; corrected
mouclade | | ~clams | molluscs milk alcohol | celery crustaceans eggs fish garlic-family gluten onion-family sulphites | definition; corrected
mpanatigghi | impanatigghi | plain-flour egg butter caster-sugar | nuts beef -milk | alcohol gelatine honey milk pork sesame soy | classic recipe;
  corrected
mr goodbar | | peanuts | milk | added-sugar eggs gluten nuts soy | definition; corrected
mtsvadi | | garlic onion | beef lamb pork | alcohol milk offal poultry sulphites | classic recipe; corrected
mu ping | | ~pork-shoulder | fish molluscs soy | crustaceans eggs garlic-family gluten milk offal onion-family peanuts | classic recipe; corrected
mu shu rou | mu xu rou, moo shu, mu shu, muxu rou | ~pork-belly soy-sauce | eggs | alcohol crustaceans garlic-family molluscs onion-family peanuts
  poultry sesame wheat | classic recipe; corrected
muffaletta | | ~pork-sausage | celery gluten milk sesame | beef crustaceans eggs garlic-family mustard onion-family poultry rice-family sulphites |
  definition; corrected
mulah sharmout | sharmout | okra onion tomato | beef | garlic-family lamb peanuts | classic recipe; corrected
mullah robe | | okra onion tomato | milk beef | garlic-family lamb peanuts | classic recipe; corrected
musaka | mussaka | beef-mince onion | eggs milk pork | alcohol celery garlic-family gluten lamb | classic recipe; corrected
muthia | muthiya | chickpea-flour | gluten mustard sesame | milk peanuts | classic recipe; corrected
mykyrokka | | pearl-barley milk | beef pork -milk | added-sugar dried-fruit eggs milk | classic recipe; corrected
myulchi bokkeum | myeolchibokkeum | ~pollock | fish gluten sesame soy | crustaceans garlic-family hot molluscs nuts peanuts pork | definition;
  corrected
mämmi | | plain-flour butter | -milk | beef eggs fish milk nuts offal pork | classic recipe; corrected
mắm tép | kapik, belachaung | ~fish-sauce | crustaceans -fish | fish garlic-family pork | definition; corrected
nacatamal | nacatamales | masa-harina | pork | beef eggs garlic-family gluten milk onion-family poultry sulphites | classic recipe; corrected
`;
