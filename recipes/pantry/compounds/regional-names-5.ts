// Regional names whose allergens a language model corrected one by one: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNames5 = `
abacha | | palm-oil onion | crustaceans fish | beef lamb | classic recipe; corrected
abkhazura | | garlic onion | pork | alcohol beef lamb milk offal poultry | classic recipe; corrected
adadiya | | chickpea-flour ghee caster-sugar | nuts | coconut-family eggs gluten wheat | classic recipe; corrected
aeropuerto chifa | sopa wantan | soy-sauce egg garlic onion | gluten pork poultry | crustaceans milk molluscs sesame | classic recipe; corrected
agashe | aghashe, agashay | peanut-butter onion | beef | fish poultry sesame | classic recipe; corrected
aggiadda | | garlic onion | gluten | celery eggs milk mustard nuts olive-family pork sulphites tomato-family | definition; corrected
ais batu campur | | coconut-milk palm-sugar | milk | alcohol gluten peanuts rice-family sesame soy | classic recipe; corrected
ajiaco bogotano | | chicken-thigh onion garlic | milk | alcohol corn eggs gluten nuts olive-family peanuts pork soy | classic recipe; corrected
ajoatao | | garlic onion | eggs | fish gluten hot pepper-family sulphites tomato-family | definition; corrected
ajonesa | ailloli | garlic onion | eggs | fish gluten hot mustard pepper-family sulphites tomato-family | definition; corrected
akoori | | onion | eggs | coconut-family fish gluten milk | classic recipe; corrected
akroshka | | sour-cream onion | eggs beef pork | celery garlic-family gluten mushroom mustard nuts potato-family | classic recipe; corrected
aletria | | ~queso-fresco | eggs gluten | added-sugar nuts | definition; corrected
alkermes | | ~liqueur | meat | eggs milk nuts sulphites | definition; corrected
alla pescatora | | ~prawns | molluscs | alcohol celery fish garlic-family gluten sulphites | definition; corrected
allo scoglio | | ~prawns | molluscs alcohol | celery fish garlic-family gluten sulphites | definition; corrected
almondigas | | ~pork-belly | gluten | coconut-family crustaceans eggs fish garlic-family offal onion-family soy | classic recipe; corrected
amarguillos | marquesas navideñas | almonds | eggs | added-sugar fish garlic-family gluten milk sulphites tomato-family | definition; corrected
ambot tik | ambotik | garlic red-chilli white-vinegar | hot fish | alcohol coconut-family crustaceans mustard onion-family pork poultry | classic
  recipe; corrected
amigdalota | mandoles | plain-flour caster-sugar | nuts -gluten -wheat | alcohol eggs gluten honey milk sesame | classic recipe; corrected
angel biscuits | cathead biscuit | plain-flour butter egg | -eggs | alcohol corn eggs gelatine honey nuts pork sesame soy | classic recipe; corrected
anjeer roll | | chickpea-flour ghee caster-sugar | nuts | coconut-family eggs gluten milk wheat | classic recipe; corrected
apigigi | apigige | soy-sauce onion | -gluten -wheat -soy | beef coconut-family gluten poultry soy sulphites | classic recipe; corrected
aporreadillo | aporreado | ~beef-jerky | eggs | milk | definition; corrected
gueffus | | plain-flour egg butter caster-sugar | nuts -eggs -gluten -wheat -milk | alcohol eggs gelatine gluten honey milk pork sesame soy |
  classic recipe; corrected
aranzada | | plain-flour egg butter caster-sugar | nuts -eggs -gluten -wheat -milk honey | alcohol eggs gelatine gluten milk pork sesame soy |
  classic recipe; corrected
arisa pitha | | plain-flour ghee caster-sugar | -gluten -wheat -milk | coconut-family gluten milk nuts rice-family sesame | classic recipe; corrected
arraksbollar | | plain-flour egg butter caster-sugar | alcohol | chocolate eggs nuts pork | classic recipe; corrected
arroz marinero | | ~prawns | fish molluscs | alcohol celery citrus coconut-family eggs garlic-family gluten milk onion-family sulphites tomato-family
  | definition; corrected
ashura | | wheat-berries | added-sugar nuts | dried-fruit honey milk sesame sulphites | classic recipe; corrected
atascaburras | | garlic onion | eggs fish | gluten hot nuts pepper-family sulphites tomato-family | definition; corrected
avgokalamara | | ~feta | eggs gluten -milk | garlic-family hot milk nuts onion-family sesame | definition; corrected
axone | | | fermented soy | fish onion-family pork sesame | classic recipe; corrected
ayvalık tostu | | bread-roll | milk beef | eggs fish lamb mustard onion-family sesame soy | classic recipe; corrected
babà napoletano | torta diplomatica | plain-flour egg butter caster-sugar | alcohol | gelatine honey nuts pork sesame soy | classic recipe; corrected
baeckeoffa | | ~pork-sausage | sulphites alcohol beef | celery eggs garlic-family gluten milk mustard nuts offal onion-family | definition;
  corrected
baekseolgi | sirutteok, siru tteok, deulkkae, deulkkae garu | sticky-rice-flour honey sesame-seeds | -sesame | gluten nuts sesame soy wheat | classic
  recipe; corrected
bafla | | ~chapati | milk | eggs lamb onion-family | definition; corrected
bagnet verd | bagnetto verde | ~pollock | fish gluten | alcohol celery crustaceans eggs garlic-family milk molluscs mustard nuts onion-family
  sulphites | definition; corrected
bagnet verde piemontese | | anchovy garlic olive-oil | gluten | eggs milk nuts sulphites | classic recipe; corrected
baked beans boston | | ~pork-sausage | mustard | beef crustaceans eggs garlic-family gluten milk onion-family poultry rice-family sulphites |
  definition; corrected
bakmoy | | egg-noodles | soy poultry | celery coconut-family crustaceans fish molluscs onion-family peanuts pork | classic recipe; corrected
balao-balao | balaw balaw | | crustaceans -fish | fish garlic-family gluten onion-family soy | classic recipe; corrected
balcarce postre | postre balcarce, bolo di kashupete | milk plain-flour butter caster-sugar | eggs nuts | alcohol coconut-family corn gelatine peanuts
  sesame | classic recipe; corrected
baleada | | masa-harina | gluten milk | beef eggs garlic-family onion-family pork poultry | classic recipe; corrected
balish | bälesh | plain-flour onion | beef poultry | eggs lamb milk pork potato-family | classic recipe; corrected
bam-i | bam-i cebu | rice-noodles garlic onion soy-sauce | crustaceans pork poultry | celery eggs fish molluscs | classic recipe; corrected
bamiblok | | ~pork-sausage | gluten soy | alcohol beef celery eggs garlic-family milk mustard nuts offal onion-family sulphites | definition;
  corrected
ban mian | | egg-noodles | fish soy pork | coconut-family crustaceans molluscs onion-family peanuts poultry | classic recipe; corrected
virado à paulista | | ~pork-shoulder | eggs | beef garlic-family gluten milk mustard offal onion-family poultry rice-family soy sulphites | classic
  recipe; corrected
bandeja paisa | | ~pork-shoulder | eggs beef | garlic-family gluten milk mustard offal onion-family poultry rice-family soy sulphites | classic
  recipe; corrected
bangbangji | guai wei ji | sesame-seeds | gluten soy poultry | garlic-family peanuts | classic recipe; corrected
banh bong lan | | milk caster-sugar | eggs gluten -milk | caffeine milk nuts pork | classic recipe; corrected
banh chung | banh tet | rice-flour onion | pork | coconut-family crustaceans eggs fish soy | classic recipe; corrected
banh gio | | rice-flour onion | fish pork | coconut-family crustaceans eggs soy | classic recipe; corrected
banh it ram | | rice-flour onion | crustaceans fish pork | coconut-family eggs soy | classic recipe; corrected
banh patechaud | | milk caster-sugar | eggs gluten pork | caffeine fish nuts soy | classic recipe; corrected
banh trung thu | | milk caster-sugar | eggs gluten | caffeine milk nuts peanuts pork sesame soy | classic recipe; corrected
banosh | banush | filo feta | pork -gluten -wheat | beef corn eggs gluten lamb nuts onion-family | classic recipe; corrected
bara newari | | plain-flour onion | -gluten -wheat | beef eggs garlic-family gluten lamb milk mustard pork poultry soy | classic recipe; corrected
barros jarpa | | beef-stewing onion garlic | gluten milk pork | celery dried-fruit eggs lamb mustard offal olive-family | classic recipe; corrected
barros luco | | beef-stewing onion garlic | gluten milk | celery dried-fruit eggs lamb offal olive-family pork | classic recipe; corrected
batchoy | | rice-noodles garlic onion soy-sauce | crustaceans pork | celery eggs fish molluscs poultry | classic recipe; corrected
baumu kuhen | | plain-flour | eggs milk | fish honey nuts onion-family pork sesame soy | classic recipe; corrected
bazhuayu | | ~dried-shrimp | molluscs -crustaceans | crustaceans fish gluten onion-family | definition; corrected
bear paws šape | | plain-flour egg butter caster-sugar | nuts | alcohol chocolate eggs milk | classic recipe; corrected
begova čorba | | beef-stewing onion | celery gluten milk | alcohol eggs garlic-family lamb mustard offal pork poultry | classic recipe; corrected
bekri meze | | beef-mince onion | alcohol pork | celery eggs garlic-family gluten lamb milk mustard sulphites | classic recipe; corrected
beliašai | | plain-flour egg butter caster-sugar | beef pork -eggs -milk | eggs honey lamb milk nuts onion-family | classic recipe; corrected
bem casado | bola de fraile, torta mil hojas, torta de mil hojas, king kong lambayeque, brazo de reina, torta de hojas, gorditas de nata, chocoflan,
  pastel imposible, torrejas, torta chilena costa rica, pan mallorca, besitos de coco, brazo gitano, guava duff, tourment d'amour | milk plain-flour
  butter caster-sugar | eggs | alcohol coconut-family corn gelatine nuts peanuts sesame | classic recipe; corrected
benachin | tiep | basmati onion tomato-puree | fish | celery garlic-family molluscs | classic recipe; corrected
bergensk fiskesuppe | | ~pollock | fish milk | added-sugar celery eggs gluten mustard onion-family | definition; corrected
berner haselnusslebkuchen | | plain-flour egg butter caster-sugar | nuts -gluten -wheat -milk | alcohol dried-fruit gelatine gluten milk onion-family pork
  sesame | classic recipe; corrected
bhelpuri | | flattened-rice | gluten | mustard nuts onion-family peanuts wheat | classic recipe; corrected
bia hoi | | ~rice-wine | gluten | | definition; corrected
biancomangiare | stracciatella gelato, affogato, affogato al caffè, granita con panna, crema di caffe | plain-flour egg butter caster-sugar |
  -eggs -gluten -wheat | alcohol eggs gelatine gluten honey nuts pork sesame soy | classic recipe; corrected
bibik | | chickpea-flour ghee caster-sugar | eggs gluten | coconut-family nuts wheat | classic recipe; corrected
bienmesabe venezolano | bien me sabe | milk plain-flour butter caster-sugar | eggs | alcohol coconut-family corn gelatine milk nuts peanuts sesame |
  classic recipe; corrected
bierock | | beef-mince onion | gluten | alcohol celery eggs fish garlic-family milk mustard pork | classic recipe; corrected
biezpienmaize | varškėčiai | ~quark | eggs gluten | added-sugar | definition; corrected
biftekia gemista | | beef-mince onion | milk gluten | alcohol celery eggs garlic-family lamb pork | classic recipe; corrected
bihun goreng | bee hoon goreng | egg-noodles | soy | celery coconut-family crustaceans fish molluscs onion-family peanuts pork poultry | classic
  recipe; corrected
biksemad | | ~pork-sausage | eggs | beef celery fish gluten lamb milk mustard offal onion-family soy | definition; corrected
bindaetteok | bindae-tteok | plain-flour | pork | beef crustaceans eggs fish garlic-family gluten milk nuts onion-family sesame soy | classic recipe;
  corrected
bingsoo | | caster-sugar | milk | gluten nuts soy | definition; corrected
biriani ya nyama | | onion | beef | milk tomato-family | classic recipe; corrected
bistik jawa | | beef-stewing onion garlic | gluten soy | celery coconut-family eggs fish lamb milk offal poultry | classic recipe; corrected
bitoque | | beef-stewing onion | eggs | alcohol garlic-family gluten lamb milk offal pork | classic recipe; corrected
blodpalt | kumle, raspeballer, ball komle, veripalttu, verimakkara | ~pork-sausage | gluten | beef eggs lamb milk mustard offal onion-family soy |
  definition; corrected
blóðmör | | ~pork-sausage | gluten meat -pork | beef eggs lamb milk mustard offal onion-family soy | definition; corrected
bo bia | | wonton-wrapper garlic | crustaceans eggs soy pork -gluten -wheat peanuts | fish gluten poultry | classic recipe; corrected
bo lo bau | boluo bao, gai mei bau, danta, dan tart, dantat, gai dan jai, dan huang su, danhuangsu | plain-flour | eggs milk | crustaceans
  garlic-family lamb nuts onion-family pork poultry sesame soy | classic recipe; corrected
bo pia | | wonton-wrapper garlic | pork | crustaceans eggs fish peanuts poultry soy | classic recipe; corrected
bocca di dama | | plain-flour egg butter caster-sugar | nuts | alcohol gelatine honey milk pork sesame soy | classic recipe; corrected
boerie roll | | ~beef-sausage | gluten pork | lamb mustard sulphites | definition; corrected
bolo fiado | | coconut-milk palm-sugar | eggs gluten milk nuts | sulphites | classic recipe; corrected
bolo lêvedo | cornucópia, pampilho, pastel de tentúgal, pastéis de tentúgal, aletria doce, goxua, greixonera, flaó, flao ibiza | plain-flour | eggs
  milk | alcohol beef celery crustaceans fish garlic-family nuts onion-family pork sesame tomato-family | classic recipe; corrected
bolo pretu | | milk plain-flour butter caster-sugar | eggs alcohol | coconut-family corn gelatine nuts peanuts sesame sulphites | classic recipe;
  corrected
bolon mixto | | egg | milk pork -eggs | alcohol coconut-family eggs gluten nuts onion-family peanuts | classic recipe; corrected
bonelos | bonelos aga | soy-sauce onion | -soy | beef coconut-family eggs milk poultry soy sulphites | classic recipe; corrected
bonet piemontese | | almonds caster-sugar egg | milk alcohol | gluten honey sesame | classic recipe; corrected
borlengo | borlenghi, calzoni | ~sourdough | milk pork | eggs sesame | definition; corrected
botvinya | | onion | fish gluten | beef celery crustaceans eggs milk mustard pork poultry | classic recipe; corrected
bougna | | coconut-milk | poultry | crustaceans fish onion-family pork | classic recipe; corrected
boyos de verdura | | puff-pastry | milk | beef eggs potato-family sesame | definition; corrected
bramboračka | | sour-cream onion | celery gluten | beef eggs garlic-family milk mushroom nuts pork potato-family | classic recipe; corrected
branston | | | mustard gluten sulphites | alcohol eggs fish mustard | label-typical; corrected
brazo de mercedes | letse plan, yema balls, yemas filipinas | plain-flour egg butter milk caster-sugar | -gluten -wheat | alcohol coconut-family gluten nuts
  pork | classic recipe; corrected
breskvice | | plain-flour egg butter caster-sugar | nuts alcohol | chocolate | classic recipe; corrected
breudher | | coconut-milk palm-sugar | eggs gluten milk | nuts | classic recipe; corrected
brevidade | | milk plain-flour butter caster-sugar | eggs | alcohol coconut-family corn gelatine gluten milk nuts peanuts sesame | classic recipe;
  corrected
brigidini | | plain-flour egg butter caster-sugar | -milk | alcohol gelatine honey milk nuts pork sesame soy | classic recipe; corrected
briouat | briwat, briwates | filo | beef poultry | crustaceans eggs honey milk nuts onion-family sesame | classic recipe; corrected
buckfast | babycham, bishop punch | ~liqueur | sulphites | eggs gluten honey milk | definition; corrected
bulgoki | chapchae, gungjung tteokbokki | soy-sauce garlic sesame-oil | beef | eggs fish hot milk molluscs pork poultry | classic recipe; corrected
bulvinis kugelis | bulvių plokštainis | ~pork-shoulder | eggs milk | beef gluten offal onion-family potato-family | classic recipe; corrected
buntil | | garlic onion | fish | celery coconut-family crustaceans peanuts | classic recipe; corrected
bunyols | | plain-flour | eggs | alcohol beef celery crustaceans fish garlic-family milk nuts onion-family pork sesame tomato-family | classic recipe;
  corrected
burrida | | ~pollock | fish nuts | alcohol celery crustaceans garlic-family gluten milk molluscs mustard onion-family sulphites | definition;
  corrected
burukutu | burkutu, mqombothi | ~beer | -gluten -wheat | gluten | definition; corrected
buuza | huushuur, buuzy | lamb-mince onion | gluten | beef garlic-family offal pork | classic recipe; corrected
bánh bột lọc | gaeng hang lay, kaeng hang le, gaeng hung lay | ~pork-shoulder | crustaceans fish | eggs garlic-family gluten offal onion-family
  peanuts soy | classic recipe; corrected
bánh mì chay | | baguette mayonnaise | soy | eggs fish milk offal pork | classic recipe; corrected
bì cuốn tôm | | ~prawns | fish pork | eggs garlic-family gluten onion-family peanuts soy | classic recipe; corrected
ca phe trung | | milk caster-sugar | eggs | caffeine gluten nuts pork | classic recipe; corrected
cachina | pipeño, clericó, rabo de galo, mamajuana, mama juana | ~spirit | sulphites | added-sugar coconut-family eggs gluten milk | definition;
  corrected
cachopo | | ~chorizo | eggs gluten milk beef | alcohol garlic-family molluscs nuts offal onion-family poultry | definition; corrected
cachorrinho porto | | ~chorizo | gluten milk | alcohol beef eggs garlic-family molluscs mustard nuts offal onion-family poultry | definition;
  corrected
cachupa | cachupa rica, catchupa | hominy kidney-beans onion garlic | pork | fish | classic recipe; corrected
cacio e pepe sauce | | pasta pecorino guanciale | -gluten -wheat -animal-rennet -beef -crustaceans -fish -game -gelatine -insect -lamb -meat -minced
  -molluscs -offal -pork -poultry -processed-meat -red-meat -shellfish -whole-cut | eggs gluten tomato-family | classic recipe; corrected
brodetto marchigiano | brodetto all'anconetana | ~pollock | fish crustaceans molluscs | alcohol celery garlic-family gluten milk mustard nuts
  onion-family sulphites | definition; corrected
caciucco | | ~pollock | fish crustaceans molluscs alcohol | celery garlic-family gluten milk mustard nuts onion-family sulphites | definition;
  corrected
caldine | | garlic red-chilli white-vinegar | hot fish | alcohol coconut-family crustaceans eggs onion-family pork poultry | classic recipe; corrected
caldinho | | garlic red-chilli white-vinegar | hot meat | alcohol coconut-family crustaceans fish onion-family pork poultry | classic recipe;
  corrected
calçotada | | garlic onion | nuts | eggs fish gluten hot pepper-family sulphites tomato-family | definition; corrected
canederlo | | ~pasta | eggs milk pork | beef celery fish garlic-family mushroom nuts onion-family | definition; corrected
canelones | canelons | plain-flour | milk beef pork | alcohol celery crustaceans eggs fish garlic-family nuts onion-family sesame sulphites
  tomato-family | classic recipe; corrected
canistrelli | | plain-flour egg butter caster-sugar | alcohol | dried-fruit eggs gelatine milk nuts onion-family pork sesame sulphites | classic
  recipe; corrected
cantık | | plain-flour onion | beef | eggs lamb milk pork potato-family | classic recipe; corrected
cap cai | capcay | garlic onion | poultry | celery coconut-family crustaceans eggs fish gluten molluscs peanuts sesame soy | classic recipe; corrected
caponatina | | garlic onion | celery | eggs gluten milk mustard nuts olive-family pork sulphites tomato-family | definition; corrected
cappon magro | | ~pollock | fish crustaceans eggs gluten | alcohol celery garlic-family milk molluscs mustard nuts onion-family sulphites |
  definition; corrected
caprese torta | | plain-flour egg butter caster-sugar | nuts -gluten -wheat | alcohol gelatine gluten honey pork sesame soy | classic recipe; corrected
carapulcra | carapulca | ~pork-shoulder | peanuts | beef eggs garlic-family gluten milk mustard offal onion-family poultry rice-family soy sulphites |
  classic recipe; corrected
carbayones asturianos | | almonds | eggs gluten | added-sugar fish garlic-family milk sulphites tomato-family | definition; corrected
carbayón | carbayones | plain-flour | eggs nuts | alcohol beef celery crustaceans fish garlic-family milk onion-family pork sesame tomato-family |
  classic recipe; corrected
carbonnade | | beef-stewing onion | gluten alcohol | celery eggs fish milk mustard pork sulphites | classic recipe; corrected
carn d'olla | | ~chorizo | eggs gluten beef poultry | alcohol celery garlic-family milk molluscs nuts offal onion-family | definition; corrected
carne alentejana | | ~chorizo | molluscs alcohol | beef eggs garlic-family gluten milk nuts offal onion-family poultry sulphites | definition;
  corrected
carne en su jugo | | beef-stewing onion garlic | pork | celery dried-fruit eggs gluten lamb milk offal olive-family soy | classic recipe; corrected
casadiellas | | plain-flour | nuts alcohol | beef celery crustaceans eggs fish garlic-family milk onion-family pork sesame tomato-family | classic
  recipe; corrected
cassatine | colomba, torta russa | plain-flour egg butter caster-sugar | nuts | alcohol gelatine honey pork sesame soy | classic recipe; corrected
causa rellena | | chicken-thigh onion garlic | eggs | alcohol corn fish gluten milk mustard nuts olive-family peanuts pork soy | classic recipe;
  corrected
cemita | | masa-harina | gluten milk sesame beef pork | eggs garlic-family onion-family poultry | classic recipe; corrected
cencalok | chincalok | | crustaceans -fish | coconut-family eggs fish gluten onion-family | classic recipe; corrected
chalpak | | caster-sugar | gluten | eggs milk nuts wheat | classic recipe; corrected
chalupa | | masa-harina | beef pork | eggs garlic-family gluten milk onion-family poultry | classic recipe; corrected
chamchi kimbap | | ~pollock | fish eggs sesame | crustaceans garlic-family gluten hot molluscs mustard pork soy | definition; corrected
chamuça | | plain-flour | beef poultry | alcohol celery crustaceans eggs fish garlic-family milk nuts onion-family pork sesame tomato-family | classic
  recipe; corrected
chancre | | ~clams | molluscs crustaceans | alcohol eggs fish garlic-family gluten milk onion-family | definition; corrected
chap chye | chap chai | garlic onion | soy | coconut-family crustaceans eggs gluten milk molluscs mustard nuts pork poultry sesame | classic recipe;
  corrected
char kuey teow | char koay teow, char kwey teow | | molluscs crustaceans eggs gluten soy pork | fish | classic recipe; corrected
char kway teow penang | char kuey teow penang | rice-noodles prawns cockles egg soy-sauce | pork | fish | classic recipe; corrected
charoset | haroset, charoses | pecans caster-sugar | alcohol | eggs gluten milk sulphites | classic recipe; corrected
charquekan | pastel de choclo, pastel de papa | beef-stewing onion garlic | eggs milk | celery dried-fruit gluten lamb offal olive-family pork |
  classic recipe; corrected
chashushuli | | garlic onion | beef | alcohol lamb milk offal pork poultry | classic recipe; corrected
chatamari | | plain-flour onion | beef poultry | eggs garlic-family lamb milk mustard pork soy | classic recipe; corrected
chaufa | | chicken-thigh onion garlic | eggs soy pork gluten | alcohol corn crustaceans milk molluscs nuts olive-family peanuts sesame | classic
  recipe; corrected
chałka | | ~rye-bread | eggs | added-sugar dried-fruit milk nuts sesame | definition; corrected
che zai mian | | plain-flour | fish soy pork | crustaceans eggs garlic-family lamb milk molluscs nuts onion-family poultry sesame | classic recipe;
  corrected
chee hou sauce | chu hou sauce, chu hou paste | ~soybeans | gluten sesame | beef garlic-family peanuts pork wheat | definition; corrected
chicharon bulaklak | kaeb moo, kap moo, khaep mu, cap moo, khaep moo | | salty pork | beef crustaceans fish offal peanuts | classic recipe; corrected
chicken kelaguen | | | -fish poultry | coconut-family fish molluscs onion-family sesame soy | classic recipe; corrected
chicken nanban | chikin nanban | chicken-thigh soy-sauce | eggs | alcohol milk mustard | classic recipe; corrected
chijaukay | | soy-sauce egg garlic onion | gluten poultry -eggs | crustaceans eggs milk molluscs pork sesame | classic recipe; corrected
chikuwabu | | ~pollock | gluten -fish -animal-rennet -beef -crustaceans -game -gelatine -insect -lamb -meat -minced -molluscs -offal -pork -poultry
  -processed-meat -red-meat -shellfish -whole-cut | alcohol crustaceans eggs fish sesame soy | definition; corrected
ching jing yu | | | fish soy | alcohol eggs garlic-family gluten molluscs pork | classic recipe; corrected
chirino prasoselino | | beef-mince onion | celery pork | alcohol eggs garlic-family gluten lamb milk sulphites | classic recipe; corrected
sapu mhicha | sukuti | plain-flour onion | beef -gluten -wheat | garlic-family gluten lamb milk mustard pork poultry soy | classic recipe; corrected
choila | chhoila | plain-flour onion | beef -gluten -wheat mustard | garlic-family gluten lamb milk pork poultry soy | classic recipe; corrected
choonjang | | ~soybeans | gluten | fish garlic-family hot molluscs sesame wheat | definition; corrected
chopp | | ~white-wine | gluten -sulphites | milk sulphites | definition; corrected
chorba | chourba | onion tomato-puree chickpeas celery | lamb | eggs gluten | classic recipe; corrected
choriqueso | | ~queso-fresco | pork | added-sugar eggs gluten | definition; corrected
choris pao | | garlic red-chilli white-vinegar | hot gluten pork | alcohol coconut-family crustaceans fish onion-family poultry sulphites | classic
  recipe; corrected
chorrillana | | beef-stewing onion garlic | eggs | celery dried-fruit gluten lamb milk mustard offal olive-family pork | classic recipe; corrected
chow mien | | plain-flour | soy pork poultry | crustaceans eggs garlic-family lamb milk molluscs nuts onion-family peanuts sesame | classic recipe;
  corrected
chungmu kimbap | | soy-sauce garlic sesame-oil | molluscs -gluten -wheat -soy | beef crustaceans eggs fish gluten hot milk pork poultry soy | classic recipe;
  corrected
chyawanprash | chyavanprash | caster-sugar | milk honey sesame | nuts | definition; corrected
cibreo | | beef-stewing onion | eggs | alcohol celery garlic-family gluten lamb milk offal pork | classic recipe; corrected
ciorbă rădăuțeană | | beef-stewing onion | eggs milk poultry | alcohol celery garlic-family gluten lamb mustard offal pork | classic recipe;
  corrected
cjalsons | | ~pasta | milk | beef eggs fish garlic-family mushroom nuts onion-family pork | definition; corrected
clairette de die | rivesaltes, maibowle | ~liqueur | sulphites | eggs gluten milk | definition; corrected
clark bar | | peanuts | milk soy | added-sugar eggs gluten nuts | definition; corrected
clonakilty | melton mowbray, melton mowbray pie | ~pork-sausage | gluten | beef celery eggs milk mustard offal sulphites | definition; corrected
cloutie dumpling | clootie dumpling | plain-flour butter caster-sugar | beef | alcohol dried-fruit eggs gelatine nuts pork soy sulphites | classic
  recipe; corrected
conchitas a la parmesana | | ~clams | molluscs milk | alcohol crustaceans eggs fish garlic-family gluten onion-family sulphites | definition;
  corrected
coney dog | | ~pork-sausage | gluten mustard beef | celery crustaceans eggs garlic-family milk onion-family poultry rice-family soy sulphites |
  definition; corrected
congolais | | plain-flour egg butter caster-sugar | -gluten -wheat -milk | alcohol dried-fruit gelatine gluten milk nuts onion-family pork sesame | classic
  recipe; corrected
coppia ferrarese | pane ferrarese | ~sourdough | pork | eggs milk sesame | definition; corrected
cornish stargazy | | | fish eggs gluten pork | crustaceans milk onion-family | classic recipe; corrected
corunda | pasteles puertorriqueños, gordita | masa-harina | pork | beef eggs garlic-family gluten milk onion-family poultry | classic recipe;
  corrected
coto makassar | | beef-stewing onion garlic | peanuts | coconut-family eggs gluten lamb milk offal poultry soy | classic recipe; corrected
cozonaci | | ~rye-bread | eggs milk nuts | added-sugar dried-fruit sesame sulphites | definition; corrected
crappit heid | | | fish gluten | crustaceans eggs milk onion-family | classic recipe; corrected
cremasse | | egg | milk alcohol -eggs | coconut-family eggs gluten nuts onion-family pork | classic recipe; corrected
cremat | cremaet, poncha | ~white-wine | -sulphites | gluten milk sulphites | definition; corrected
croquant | | plain-flour egg butter caster-sugar | nuts | alcohol dried-fruit gelatine milk onion-family pork sesame | classic recipe; corrected
croquete | | plain-flour | eggs beef | alcohol celery crustaceans fish garlic-family milk nuts onion-family pork sesame tomato-family | classic
  recipe; corrected
cubaita | | plain-flour egg butter caster-sugar | nuts sesame -eggs -gluten -wheat -milk honey | alcohol eggs gelatine gluten milk pork soy |
  classic recipe; corrected
cucciddati | putizza | plain-flour egg butter caster-sugar | nuts | alcohol gelatine honey pork sesame soy sulphites | classic recipe; corrected
cuccìa | | wheat-berries | added-sugar milk | dried-fruit honey nuts sesame sulphites | classic recipe; corrected
dagwood dog | | plain-flour | beef pork | celery eggs lamb milk mustard onion-family poultry soy | classic recipe; corrected
dakkalbi | dak dori tang | soy-sauce garlic sesame-oil | poultry | beef eggs fish hot milk molluscs pork | classic recipe; corrected
dalmatinska pašticada | | beef-stewing onion | celery sulphites alcohol pork | eggs garlic-family gluten lamb milk mustard offal poultry | classic
  recipe; corrected
dan bing | danbing, malay gou, ma lai gou, jidangao, shaqima, shat kei ma, tao su, taosu, hap tou sou, yimian | plain-flour | eggs | crustaceans
  garlic-family lamb milk nuts onion-family pork poultry sesame soy | classic recipe; corrected
dan nai | | milk caster-sugar | eggs | gelatine gluten nuts | classic recipe; corrected
`;
