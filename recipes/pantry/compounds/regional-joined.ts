// Names that two tables listed with different parts; each row has all of those parts: name | also called | parts | contains | may contain | source
export const regionalJoined = `
chocolate hobnob | penguin bar, kitkat, kit kat, twix | | gluten wheat milk soy added-sugar sugary starchy salty grain | eggs nuts peanuts | union of
  two tables
filet americain | americain prepare | ~beef-steak | raw-meat eggs mustard | eggs fish gluten onion-family | union of two tables
teewurst | | ~pork-sausage | pork processed-meat salty fatty raw-meat | beef milk mustard celery gluten sulphites eggs | union of two tables
matjeshering | | ~pickled-herring | salty whole-cut | milk eggs mustard sulphites celery | union of two tables
tunworth | baron bigod, humboldt fog, ragstone, dorstone, st tola | ~cheddar | mould-ripened | animal-rennet unpasteurised | union of two tables
robiola | robiola di roccaverano, hermelin, nakladany hermelin, ser plesniowy | ~brie | mould-ripened fatty salty | animal-rennet unpasteurised |
  union of two tables
weichkase | | ~gouda | mould-ripened | | union of two tables
obazda | obatzda, obatzter | ~quark | salty mould-ripened fatty | | union of two tables
garrotxa | | ~cheddar | -fatty mould-ripened | animal-rennet unpasteurised | union of two tables
quargel | harzer, handkase | ~taleggio | mould-ripened fatty fodmap | animal-rennet unpasteurised | union of two tables
saint nectaire | | ~gruyere | mould-ripened | unpasteurised | union of two tables
tartiflette | | potato bacon onion taleggio double-cream | mould-ripened fatty gluten wheat grain | alcohol unpasteurised | union of two tables
boerenkaa | | ~gouda | unpasteurised | eggs | union of two tables
kasekrainer | | cheddar plain-flour | pork processed-meat meat red-meat | eggs pork | union of two tables
frikandel | | ~smoked-sausage | fatty gluten wheat starchy grain | gluten sulphites milk soy mustard eggs | union of two tables
saumagen | leberwurst, pfalzer leberwurst | ~pork-sausage | pork processed-meat salty fatty offal | beef milk mustard celery gluten sulphites eggs |
  union of two tables
grutzwurst | | ~pork-sausage | pork processed-meat salty fatty offal gluten | beef milk mustard celery sulphites eggs | union of two tables
andouillette | | ~pork-liver | fatty processed-meat | gluten milk eggs sulphites | union of two tables
presswurst | sulze | ~pork-sausage | pork processed-meat salty fatty gelatine offal | beef milk mustard celery gluten sulphites eggs | union of two
  tables
tonjiru | sweet and sour pork, adobong baboy, humba | soy-sauce | meat fatty pork whole-cut red-meat | pork beef poultry eggs sesame fish alcohol |
  classic recipe; union of two tables
butadon | hong shao rou, lu rou fan | soy-sauce | meat fatty pork whole-cut red-meat alcohol | pork beef poultry eggs sesame fish | classic recipe;
  union of two tables
katsudon | | plain-flour | meat pork whole-cut red-meat eggs soy | pork beef lamb poultry sesame milk crustaceans molluscs | classic recipe; union
  of two tables
apaki | | | pork processed-meat salty fatty whole-cut | gluten wheat milk soy sulphites nuts alcohol poultry | union of two tables
lountza | | | pork processed-meat salty fatty whole-cut alcohol | gluten wheat milk soy sulphites nuts poultry | union of two tables
tourtiere | | plain-flour beef-mince | pork whole-cut | lamb pork eggs milk celery | classic recipe; union of two tables
baeckeoffe | | pork-shoulder lamb-shoulder beef-stewing white-wine potato onion | processed-meat | | classic recipe; union of two tables
lomo saltado | bistek tagalog, bistek | soy-sauce | meat beef whole-cut red-meat | pork beef poultry eggs sesame fish alcohol | classic recipe;
  union of two tables
gyudon | nikujaga | soy-sauce | meat beef whole-cut red-meat alcohol | pork beef poultry eggs sesame fish | classic recipe; union of two tables
galbijjim | galbi jjim, tteokgalbi | soy-sauce | meat beef whole-cut red-meat sesame | pork beef poultry eggs fish alcohol | classic recipe; union
  of two tables
galbi | kalbi | soy-sauce | meat beef whole-cut red-meat | pork beef poultry eggs fish alcohol sesame | classic recipe; union of two tables
zurcher geschnetzelte | | beef-stewing | milk fatty | gluten milk eggs soy onion-family pork lamb | classic recipe; union of two tables
kare kare | kilishi | beef-stewing | peanuts legume | gluten milk eggs soy onion-family pork lamb | classic recipe; union of two tables
jamaican patty | | plain-flour beef-mince | whole-cut | lamb pork eggs milk celery | classic recipe; union of two tables
bobotie | | plain-flour beef-mince | whole-cut eggs milk | lamb pork celery | classic recipe; union of two tables
loco moco | | beef-mince egg gravy | whole-cut | gluten milk soy | classic recipe; union of two tables
labskaus | | beef-stewing | pork eggs | gluten milk soy onion-family pork lamb | classic recipe; union of two tables
fleischpflanzerl | buletten, bulette, konigsberger klopse, frikadellen, faschierte laibchen, hackbraten, falscher hase | breadcrumbs egg | meat minced
  beef whole-cut red-meat | pork beef milk mustard fish | classic recipe; union of two tables
bitterballen | bitterbal | breadcrumbs | meat beef whole-cut red-meat eggs milk | pork beef poultry celery mustard soy | classic recipe; union of
  two tables
leberknodel | leberspatzle | plain-flour egg | beef offal meat red-meat | milk pork beef celery | classic recipe; union of two tables
devilled kidney | | ~beef-kidney | mustard salty | milk mustard alcohol | union of two tables
guatita | | tripe | peanuts legume | gluten | classic recipe; union of two tables
markklosschen | | ~bone-marrow | gluten wheat starchy grain eggs | gluten eggs | union of two tables
ali nazik | | lamb-shoulder | milk | gluten milk eggs beef nuts onion-family garlic-family | classic recipe; union of two tables
iskender | iskender kebap, hunkar begendi | lamb-shoulder | milk gluten | milk eggs beef nuts onion-family garlic-family | classic recipe; union of
  two tables
mansaf | | lamb-shoulder | milk nuts | gluten milk eggs beef onion-family garlic-family | classic recipe; union of two tables
araye | lahmajoun, lahmajun, sfeeha, esfiha, beshbarmak, chebureki, cheburek, belyash | plain-flour beef-mince | lamb whole-cut | lamb pork eggs milk
  celery | classic recipe; union of two tables
bunny chow | | plain-flour | meat lamb whole-cut red-meat | pork beef lamb poultry soy sesame eggs milk crustaceans molluscs | classic recipe; union
  of two tables
scotch broth | | pearl-barley lamb-shoulder | celery | celery wheat | classic recipe; union of two tables
tavuk gogsu | | milk caster-sugar | poultry whole-cut meat | nuts gluten eggs poultry | union of two tables
fesenjan | fesenjoon, khoresh fesenjan | chicken-thigh | nuts | gluten milk eggs nuts soy alcohol onion-family garlic-family | classic
  recipe; union of two tables
reshmi kebab | | chicken-thigh | milk | gluten milk eggs nuts soy alcohol onion-family garlic-family | classic recipe; union of two tables
gongbao jiding | | chicken-thigh | peanuts legume alcohol gluten soy | milk eggs nuts onion-family garlic-family | classic recipe; union of two
  tables
malzbier | | ~pearl-barley | alcohol | wheat | union of two tables
piwo | pivo | ~beer | sulphites | sulphites | union of two tables
zuppa inglese | | egg plain-flour butter caster-sugar spirit | fodmap | milk nuts sulphites chocolate | union of two tables
cassata siciliana | | egg plain-flour butter caster-sugar spirit | fodmap nuts | milk sulphites chocolate | union of two tables
rumkugeln | | plain-flour butter egg | added-sugar chocolate caffeine sugary alcohol | nuts soy alcohol | union of two tables
dammsugare | punschrulle | plain-flour butter egg | added-sugar chocolate caffeine sugary alcohol nuts | milk soy alcohol pork | union of two tables
sauce madere | sauce perigueux, sauce chasseur | butter onion white-wine | celery | milk celery gluten beef mustard mushroom | union of two tables
sauce bordelaise | | butter onion white-wine | celery beef | milk celery gluten mustard mushroom | union of two tables
sauce americaine | sauce armoricaine | butter onion white-wine | crustaceans shellfish | milk celery gluten beef mustard mushroom | union of two
  tables
sauce robert | | butter onion white-wine | mustard salty | milk celery gluten beef mustard mushroom | union of two tables
weincreme | | white-wine caster-sugar | milk fodmap eggs | gelatine | union of two tables
vermicelle | | plain-flour | added-sugar refined-sugar sugary | milk eggs soy fish honey | union of two tables
sukat | | ~mixed-peel | -citrus -dried-fruit added-sugar refined-sugar sugary crustaceans shellfish | sulphites citrus | union of two tables
soan papdi | sohan papdi | ~caster-sugar | nuts | milk | union of two tables
werther | | ~caster-sugar | milk | milk | union of two tables
rewri | revdi, gajak | ~caster-sugar | sesame | milk | union of two tables
schaumkusse | schaumkuss, schokokuss, schokokusse, dickmann | ~milk-chocolate | milk soy gelatine eggs gluten wheat | nuts peanuts | union of two
  tables
moon pie | moonpie | | gluten wheat milk soy added-sugar sugary gelatine | eggs nuts peanuts | union of two tables
ptasie mleczko | | plain-flour | -fodmap gelatine added-sugar sugary eggs milk | nuts honey pork beef alcohol soy | union of two tables
creme bavaroise | | egg milk caster-sugar | gelatine | gluten nuts alcohol gelatine | union of two tables
medovik | medovnik | plain-flour egg butter milk caster-sugar | honey | nuts soy alcohol sesame | union of two tables
pain epice | loukoumade | ~honey | gluten wheat starchy grain | gluten eggs nuts sesame | union of two tables
chak chak | | ~honey | gluten wheat starchy grain eggs | gluten nuts sesame | union of two tables
melomakarona | | ~honey | gluten wheat starchy grain nuts | gluten eggs sesame | union of two tables
struffoli | | plain-flour egg milk | honey added-sugar sugary | nuts pork alcohol sulphites soy | union of two tables
chebakia | chebbakia, griwech | ~honey | nuts gluten sesame | eggs nuts | union of two tables
pestino | | egg plain-flour | honey added-sugar sugary fodmap alcohol | milk nuts pork crustaceans fish | union of two tables
alfajore | | plain-flour butter caster-sugar | fodmap | eggs nuts soy oats | union of two tables
carambar | salidou | ~milk-chocolate | fodmap | nuts gluten soy alcohol eggs | union of two tables
daim bar | dime bar | ~milk-chocolate | fodmap nuts soy | gluten alcohol eggs | union of two tables
toffifee | almond roca, heath bar | ~milk-chocolate | nuts milk soy fodmap | gluten wheat eggs peanuts | union of two tables
toffee crisp | millionaire shortbread, caramel slice | | gluten wheat milk soy added-sugar sugary fodmap | eggs nuts peanuts | union of two tables
cracker jack | | ~dulce-de-leche | peanuts legume | gluten nuts eggs chocolate peanuts | union of two tables
cezerye | churchkhela | ~caster-sugar | starchy nuts | nuts gelatine gluten | union of two tables
ghevar | zalabia, zoolbia, malpua, balushahi, badusha, khaja, karanji, puran poli, obbattu, holige | milk caster-sugar ghee | fatty gluten wheat
  starchy grain | gluten nuts coconut-family | union of two tables
gujiya | | milk caster-sugar ghee | fatty gluten wheat starchy grain nuts | gluten coconut-family | union of two tables
jilapi | | plain-flour caster-sugar | fatty milk fodmap | milk | union of two tables
panjiri | pinni | milk caster-sugar ghee | fatty nuts gluten | nuts coconut-family | union of two tables
tulumba | tulumba tatlisi | filo caster-sugar butter | sugary eggs | nuts milk eggs sesame | union of two tables
aish el saraya | | filo caster-sugar butter | sugary fodmap | nuts milk eggs sesame | union of two tables
umm ali | om ali | filo caster-sugar butter | sugary fodmap nuts | milk eggs sesame | union of two tables
sobiyet | bulbul yuvasi, burma kadayif | filo caster-sugar butter | sugary nuts | nuts milk eggs sesame | union of two tables
toucinho do ceu | | egg milk caster-sugar | nuts | nuts chocolate gluten soy | union of two tables
pudim | | egg milk caster-sugar | gluten wheat starchy grain | nuts chocolate gluten soy | union of two tables
mousse au chocolat | | egg milk caster-sugar | chocolate caffeine | nuts chocolate gluten soy | union of two tables
cremeschnitte | pastiera, pastiera napoletana, sfogliatella, sfogliatelle, kasekuchen, topfenstrudel, marillenknodel, germknodel, dampfnudel,
  dampfnudeln, buchteln, krapfen, faschingskrapfen, quarkballchen, mutzen, schmalzkuchen, sernik, castagnole, crostata, crostata di marmellata,
  maritozzo, maritozzi, cornetto pastry | egg plain-flour butter caster-sugar | sugary fodmap | milk nuts chocolate alcohol soy | union of two
  tables
torta della nonna | cassata | egg plain-flour butter caster-sugar | sugary fodmap nuts | milk chocolate alcohol soy | union of two tables
gateau basque | linzer torte, linzertorte, gevulde koek, polvoron, polvorone, mantecado, colomba pasquale, tarte bourdaloue | egg plain-flour butter
  caster-sugar | sugary nuts | milk nuts chocolate alcohol soy | union of two tables
bienenstich | | plain-flour butter almonds milk caster-sugar | eggs | eggs gelatine | union of two tables
tim tam | | egg plain-flour butter caster-sugar | sugary soy legume | milk nuts chocolate alcohol soy | union of two tables
calpico | calpis | caster-sugar | milk | milk caffeine sulphites | union of two tables
bournvita | | caster-sugar | gluten wheat milk | milk caffeine sulphites | union of two tables
alioli | ajoaceite | ~garlic | eggs | milk eggs nuts gluten hot fish onion-family mustard | union of two tables
sauce soubise | | butter milk plain-flour | allium onion-family | eggs fish crustaceans pork mustard celery alcohol | union of two tables
zwiebelkuchen | | onion plain-flour butter | fodmap eggs | milk eggs pork beef fish celery alcohol gluten | union of two tables
schupfnudeln | schupfnudel, halusky | ~potato | gluten wheat grain eggs | eggs milk pork | union of two tables
pyzy | | ~potato | gluten wheat grain | eggs milk pork | union of two tables
kopytka | bramborove knedliky, szilva gomboc | ~potato | gluten wheat grain eggs | milk pork | union of two tables
cepelinai | raspeball | ~potato | gluten wheat meat | eggs milk pork | union of two tables
pitepalt | kroppkakor, kroppkaka | ~potato | gluten wheat meat pork | eggs milk | union of two tables
bryndzove halusky | | cheddar plain-flour | nightshade potato-family oxalate pork | eggs beef | union of two tables
zwetschgenknodel | | quark plain-flour egg | added-sugar nightshade potato-family oxalate | nuts | union of two tables
raggmunk | | plain-flour butter egg | added-sugar nightshade potato-family oxalate | milk nuts soy alcohol pork | union of two tables
boxty | | ~potato | gluten wheat grain | gluten wheat eggs milk | union of two tables
llapingacho | | ~potato | milk | gluten wheat eggs milk | union of two tables
truffade | gratin savoyard | butter milk plain-flour | nightshade potato-family oxalate | eggs fish crustaceans pork mustard celery alcohol | union of
  two tables
pomme dauphine | | ~chips | fatty oxalate gluten milk wheat | soy | union of two tables
kroketten | | ~chips | fatty oxalate gluten wheat | milk soy | union of two tables
herzoginkartoffeln | | ~chips | fatty oxalate milk | gluten wheat soy | union of two tables
korokke | | ~chips | fatty gluten wheat grain | milk gluten wheat soy | union of two tables
kartoffelgratin | kartoffelauflauf, kartoffelpuree, kartoffelbrei | ~potato | milk fatty | milk fish onion-family eggs mustard | union of two tables
papa a la huancaina | | ~potato | milk eggs | milk fish onion-family mustard | union of two tables
hutspot | | ~potato | meat | milk fish onion-family eggs mustard | union of two tables
klosse | | ~breadcrumbs | potato-family nightshade oxalate | eggs milk pork onion-family | union of two tables
milchreis | | ~cooked-rice | milk | milk legume alcohol onion-family soy eggs | union of two tables
zosui | | soy-sauce | rice-family starchy grain eggs | sesame fish molluscs beef pork poultry alcohol | union of two tables
arancino | | ~cooked-rice | milk fodmap | milk legume alcohol onion-family soy eggs | union of two tables
suppli | | ~cooked-rice | milk fodmap eggs | milk legume alcohol onion-family soy | union of two tables
cachapa | esquite | ~polenta | milk | milk gluten fatty salty | union of two tables
hush puppy | hushpuppy | plain-flour egg butter milk caster-sugar | corn | nuts soy alcohol sesame | union of two tables
crunchy nut | | ~bulgur | peanuts legume | added-sugar milk nuts fodmap | union of two tables
shaobing | | ~sourdough | sesame | milk eggs soy sesame fodmap | union of two tables
musabaha | msabbaha | ~chickpeas | sesame | sesame gluten milk | union of two tables
fatteh | ezogelin | semolina | -milk legume fodmap | milk eggs nuts sesame beef lamb poultry | union of two tables
acaraje | moi moi, moin moin | ~cannellini | crustaceans shellfish | gluten onion-family pork added-sugar tomato-family corn | union of two tables
snert | erwtensoep | ~split-peas | meat celery pork | | union of two tables
bibingka | | ~desiccated-coconut | eggs | sulphites milk nuts | union of two tables
meen moilee | samaki wa kupaka | coconut-milk | fish | fish crustaceans nuts peanuts milk gluten poultry soy onion-family eggs | union of two tables
encocado | | coconut-milk | crustaceans shellfish | fish crustaceans nuts peanuts milk gluten poultry soy onion-family eggs | union of two tables
vatapa | | coconut-milk | crustaceans shellfish gluten | fish crustaceans nuts peanuts milk poultry soy onion-family eggs | union of two tables
matapa | | coconut-milk | peanuts legume | fish crustaceans nuts peanuts milk gluten poultry soy onion-family eggs | union of two tables
mutabbal | | aubergine garlic | sesame | sesame milk tomato-family | union of two tables
kashke bademjan | | aubergine garlic | milk | sesame milk tomato-family | union of two tables
mirza ghasemi | | aubergine garlic | eggs | sesame milk tomato-family | union of two tables
mala sauce | | soy-sauce | nightshade hot | sesame eggs fish molluscs beef pork poultry alcohol | union of two tables
kostka rosolowa | | ~celery | salty | gluten milk soy | union of two tables
cubo de caldo | dado da brodo | ~celery | salty | gluten wheat milk soy meat poultry beef | union of two tables
bigeye tuna | | ~tuna-steak | high-mercury | | FDA: high mercury
bluefin tuna | | ~tuna-steak | high-mercury | | FDA: high mercury
yakitori | oyakodon, chikuzenni, dakgangjeong, dakgalbi, jjimdak | chicken-thigh soy-sauce | | gluten sesame | classic recipe
san bei ji | sanbeiji | chicken-thigh soy-sauce | sesame | gluten | classic recipe
raffaello | ferrero raffaello | almonds desiccated-coconut | milk gluten wheat added-sugar sugary soy | | label-typical
kokosmakronen | kokosbusserl | egg-white caster-sugar desiccated-coconut | | gluten nuts | classic recipe
kokosbollar | | plain-flour butter egg desiccated-coconut | | nuts soy | classic recipe
ohn no khao swe | ohn no khauk swe, khao soi, khao soi noodle | plain-flour egg coconut-milk chicken-thigh | | fish crustaceans soy | classic recipe
jerk paste | jerk marinade, jerk seasoning | onion garlic allspice red-chilli | | soy gluten celery mustard | classic recipe
chocolate coconut bar | coconut bar | milk-chocolate desiccated-coconut | added-sugar sugary | soy nuts | label-typical
almond joy | | milk-chocolate desiccated-coconut | added-sugar sugary nuts soy | | label-typical
bounty | bounty bar, mounds bar | milk-chocolate desiccated-coconut | added-sugar sugary soy | nuts | label-typical
coconut liqueur | malibu, malibu rum, coconut rum, batida de coco | ~spirit | added-sugar sugary coconut-family | | label-typical
cocada | cocadas | caster-sugar desiccated-coconut | | milk | classic recipe
beijinho | | caster-sugar desiccated-coconut | milk | | classic recipe
nasi uduk | | basmati coconut-milk | | fish peanuts eggs crustaceans | classic recipe
nasi lemak | | basmati coconut-milk | eggs fish peanuts | crustaceans | classic recipe
vanaspati | vegetable ghee, dalda, hydrogenated vegetable fat | ~butter | fatty -milk -fodmap | milk | label-typical
cod liver oil | fish liver oil | | fish offal | | NHS: liver oils hold much vitamin A
zha cai | zhacai, sichuan vegetable, sichuan preserved vegetable, pickled mustard stem, pickled mustard green, ya cai, meigan cai | | mustard salty
  fermented | | made of mustard plant
brinjal pickle | aubergine pickle, brinjal chutney, pickled aubergine, melanzane sott'olio | aubergine | | mustard nuts | definition
makdous | | aubergine | nuts | mustard | definition
salted duck egg | salted egg, salted egg yolk, century egg, preserved egg | ~egg | salty | | definition
kumato | kumatoes, coeur de boeuf, coeur de boeuf tomato, marmande tomato, datterini, datterino, pachino tomato, camone | ~tomato | | | definition
matbucha | matboucha | tomato red-pepper garlic | | | classic recipe
tortang talong | aubergine omelette, rellenong talong | aubergine egg | | | classic recipe
pico de gallo | salsa cruda, salsa mexicana, salsa fresca | tomato onion green-chilli coriander | | | classic recipe
bulgogi | beef bulgogi, so bulgogi | beef-steak soy-sauce garlic sesame-oil | | | classic recipe
onion chutney | caramelised onion chutney, caramelised onion relish, red onion chutney, onion relish, onion jam, onion marmalade | onion brown-sugar |
  | sulphites mustard | definition
coconut egg jam | kaya, kaya jam, kaya spread, serikaya, srikaya | egg caster-sugar coconut-milk | | | classic recipe
kaju katli | kaju barfi, cashew barfi, kaju ki barfi, cashew fudge | cashews caster-sugar | | milk | classic recipe
dhana jiru | dhana-jiru, dhania jeera, dhana jeera, coriander cumin powder | ground-coriander cumin | | | definition
coconut gata | gata, gata ng niyog, kakang gata | ~coconut-milk | | | definition
onion bhaji | onion bhajis, kanda bhaji, onion pakora, onion pakoras | onion chickpea-flour | | gluten wheat mustard | classic recipe
onion ring | onion rings | onion chickpea-flour | | mustard gluten wheat | classic recipe
marcona almond | marconas, marcona, marcona almonds, blanched marcona almond | ~almonds | | | definition
hedgehog mushroom | pied-de-mouton, pieds-de-mouton, pied de mouton, pieds de mouton, girolle grise | | mushroom | | definition
french onion soup | soupe a l'oignon, onion soup, onion soup gratinee | onion beef-stock gruyere | gluten wheat | | classic recipe
begun bhaja | baingan bhaja, begun bhaja slice, brinjal fry | aubergine | | | classic recipe
karniyarik | karnıyarık, stuffed aubergine | aubergine lamb-mince tomato onion | | | classic recipe
badrijani nigvzit | badrijani, nigvziani badrijani | aubergine walnuts garlic | | | classic recipe
lamington | lamingtons, lamington bar | plain-flour egg milk butter desiccated-coconut cocoa | added-sugar sugary | soy | classic recipe
red onion marmalade | onion and thyme marmalade, sweet onion marmalade | onion brown-sugar | | sulphites mustard | definition
berbere | berbere spice, berbere powder, berbere spice mix | red-chilli | hot | mustard gluten | definition
sambar powder | sambar masala, rasam powder, rasam masala | ground-coriander red-chilli | hot | mustard gluten | definition
thai green curry paste | green curry paste, thai green paste | thai-curry-paste ground-coriander | | | classic recipe
`;
