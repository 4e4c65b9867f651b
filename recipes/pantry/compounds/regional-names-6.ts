// Regional names whose allergens a language model corrected one by one: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNames6 = `
dan zai mian | danzai mian | ~pork-belly soy-sauce | crustaceans | alcohol eggs fish garlic-family onion-family peanuts poultry sesame wheat | classic
  recipe; corrected
danbauk | dan bauk | fish-sauce onion garlic | milk | coconut-family crustaceans eggs fish gluten nuts peanuts pork poultry soy | classic recipe;
  corrected
dau hu chien | pe bok, pe pok, thua nao, tua nao, tua nao khab, thua nao khaep, thua nao kab | ~soy-sauce | -gluten -wheat | crustaceans fish gluten |
  definition; corrected
dayok | | shrimp-paste | fish | onion-family pork | definition; corrected
ddukbokki | ddeokbokki, dukbokki, ddeokbokgi | soy-sauce garlic sesame-oil | fish | beef crustaceans eggs hot milk molluscs pork poultry sesame |
  classic recipe; corrected
derby pie | | plain-flour butter egg | nuts alcohol | corn gelatine honey pork sesame soy | classic recipe; corrected
devil's curry | curry devil, debal | garlic onion | mustard pork poultry | coconut-family crustaceans eggs gluten milk molluscs nuts soy sulphites |
  classic recipe; corrected
dhansak | | toor-dal onion garlic ground-coriander | lamb | mustard | classic recipe; corrected
dim kosha | dimer jhol | onion | eggs | coconut-family fish gluten milk mustard | classic recipe; corrected
dimmie | | plain-flour | soy pork | beef celery eggs lamb milk mustard onion-family poultry sesame | classic recipe; corrected
dinamita | | wonton-wrapper garlic | milk pork | crustaceans eggs fish peanuts poultry soy | classic recipe; corrected
dinengdeng | dinengdeng ilocano | onion garlic | fish | coconut-family crustaceans eggs pork sulphites | classic recipe; corrected
divinity candy | | pecans caster-sugar | eggs | alcohol gluten milk | classic recipe; corrected
divino amore | | plain-flour egg butter caster-sugar | nuts | alcohol gelatine gluten honey milk pork sesame soy | classic recipe; corrected
dohneiiong | | | fermented sesame pork | fish onion-family soy | classic recipe; corrected
doi mach | | onion | fish milk | coconut-family garlic-family mustard | classic recipe; corrected
dolmeh | tolma, dolmeh barg | vine-leaves onion | beef lamb | eggs milk nuts pork rice-family | classic recipe; corrected
donair | | pitta | meat milk beef | garlic-family lamb onion-family pork poultry sesame | classic recipe; corrected
donggeurang ttaeng | | ~pork-belly | eggs gluten soy | beef crustaceans garlic-family milk offal onion-family sesame | classic recipe; corrected
dongtaejeon | | ~pollock | fish eggs gluten | crustaceans garlic-family hot molluscs pork soy | definition; corrected
donkatsu | donkkaseu, tonkasu, goguma donkkaseu | ~pork-belly | eggs gluten | beef crustaceans garlic-family milk offal onion-family soy | classic
  recipe; corrected
draniki potato | deruny potato, sharlotka, medovníky | plain-flour | eggs | added-sugar alcohol beef lamb milk nuts onion-family pork potato-family |
  classic recipe; corrected
dršťková | dršťková polévka, držková | beef-stewing onion | gluten | alcohol celery eggs garlic-family lamb milk mustard offal pork poultry | classic
  recipe; corrected
düğün çorbası | | yoghurt plain-flour egg | lamb | rice-family | classic recipe; corrected
ebifurai | | | crustaceans eggs gluten | fish milk soy | classic recipe; corrected
ebisen | | | crustaceans gluten | eggs fish soy | classic recipe; corrected
ecclefechan tart | | plain-flour butter caster-sugar | eggs nuts | alcohol beef dried-fruit gelatine pork soy sulphites | classic recipe; corrected
eiergrog | | ~liqueur | eggs | gluten milk sulphites | definition; corrected
eierlikörtorte | | plain-flour egg butter caster-sugar | nuts alcohol | dried-fruit gelatine onion-family pork sesame | classic recipe; corrected
embotido | | ~pork-belly | eggs | coconut-family crustaceans fish garlic-family gluten milk offal onion-family soy | classic recipe; corrected
empanada ilocos | | plain-flour egg butter milk caster-sugar | pork -gluten -wheat -milk | alcohol coconut-family gluten milk nuts | classic recipe;
  corrected
enmoladas | | peanuts sesame-seeds onion garlic | milk poultry | chocolate gluten nuts soy | classic recipe; corrected
erachi ularthiyathu | irachi | onion garlic coconut-fresh | beef | lamb milk mustard pork poultry | classic recipe; corrected
es teler | | coconut-milk palm-sugar | milk | alcohol gluten peanuts rice-family sesame | classic recipe; corrected
esterházy rostélyos | | beef-stewing onion | celery milk | alcohol eggs garlic-family gluten lamb mustard offal pork poultry | classic recipe;
  corrected
esterházyschnitte | mattentaarten, amandelstaaf, boterletter | plain-flour egg butter caster-sugar | nuts | alcohol dried-fruit gelatine onion-family
  pork sesame | classic recipe; corrected
estrogonofe | | chicken-thigh onion garlic | milk | alcohol corn eggs gluten mustard nuts olive-family peanuts pork soy | classic recipe; corrected
estufao | | soy-sauce onion | pork poultry | beef coconut-family sulphites | classic recipe; corrected
ezai mian xian | | | molluscs gluten | alcohol crustaceans eggs fish pork poultry soy | classic recipe; corrected
falso conejo | | beef-stewing onion garlic | gluten | celery dried-fruit eggs lamb milk offal olive-family pork | classic recipe; corrected
fanesca | | milk plain-flour butter caster-sugar | eggs fish lupin peanuts -gluten -wheat | alcohol coconut-family corn gelatine gluten nuts sesame | classic
  recipe; corrected
farinata genovese | | ~sourdough | -gluten -wheat | eggs gluten milk pork sesame | definition; corrected
fassolada | fasolatha | onion tomato | celery | garlic-family pork | classic recipe; corrected
fattah | | pitta chickpeas yoghurt garlic | beef lamb | milk nuts poultry sesame | classic recipe; corrected
feng curry | | garlic onion | pork | coconut-family crustaceans eggs gluten milk molluscs mustard nuts poultry soy | classic recipe; corrected
fettisdagsbulle | hetvägg | ~brioche | nuts | added-sugar sesame soy | definition; corrected
fiadone | | plain-flour egg butter caster-sugar | -gluten -wheat | alcohol dried-fruit gelatine gluten nuts onion-family pork sesame | classic recipe;
  corrected
fiakergulasch | | beef-stewing onion | eggs pork | alcohol celery fish gluten milk mustard | classic recipe; corrected
filete ruso | | beef-stewing onion | eggs gluten pork | alcohol garlic-family lamb milk offal | classic recipe; corrected
fiskesuppe | | ~pollock | fish milk | added-sugar celery crustaceans eggs gluten molluscs mustard onion-family | definition; corrected
fiskibollur | | ~pollock | fish eggs gluten milk | added-sugar mustard onion-family | definition; corrected
flauta | taquito | masa-harina | beef poultry | eggs garlic-family gluten milk onion-family pork | classic recipe; corrected
fluffernutter | | peanuts | eggs gluten | added-sugar milk nuts soy | definition; corrected
fo tiao qiang | fotiaoqiang | | molluscs eggs fish soy pork alcohol poultry | crustaceans gluten | classic recipe; corrected
frankfurti leves | | sour-cream onion | gluten pork | beef celery eggs garlic-family mushroom mustard nuts potato-family | classic recipe; corrected
fricasé paceño | fricase, frita cubana | beef-stewing onion garlic | gluten pork | celery dried-fruit eggs lamb milk offal olive-family | classic
  recipe; corrected
frito pie | | beef-mince onion | milk | alcohol celery eggs fish garlic-family gluten mustard pork soy | classic recipe; corrected
fritto misto | | ~prawns | gluten molluscs | alcohol celery eggs fish garlic-family | definition; corrected
fritto misto piemontese | | beef-stewing onion | eggs gluten milk pork | alcohol celery garlic-family lamb nuts offal | classic recipe; corrected
frittura di paranza | | ~pollock | fish gluten | alcohol celery crustaceans garlic-family milk molluscs mustard nuts onion-family | definition;
  corrected
frogmore stew | | ~pork-sausage | crustaceans celery mustard | beef eggs garlic-family gluten milk onion-family poultry rice-family sulphites |
  definition; corrected
fruktsoppa | kiisseli, kisiel, kisell | pearl-barley milk | -gluten -wheat -milk | added-sugar dried-fruit eggs gluten milk pork sulphites | classic recipe;
  corrected
fukujinzuke | fukujin zuke | pickled-daikon | salty gluten soy | added-sugar alcohol crustaceans fish sesame sulphites wheat | definition; corrected
full irish | | ~pork-sausage | eggs gluten | beef celery milk mustard offal sulphites | definition; corrected
gachamiga | | ~chorizo | gluten | alcohol beef eggs garlic-family milk molluscs nuts offal onion-family poultry | definition; corrected
gaeng jued | | garlic onion red-chilli shrimp-paste | fish pork | coconut-family crustaceans gluten molluscs peanuts soy | definition; corrected
gaeng massaman nuea | gang massaman nuea | beef-steak fish-sauce onion garlic | crustaceans peanuts | coconut-family gluten nuts offal rice-family soy
  | classic recipe; corrected
gai pad met mamuang | | fish-sauce onion garlic | nuts soy -fish poultry | coconut-family crustaceans eggs fish gluten molluscs peanuts pork |
  classic recipe; corrected
gardiane | gardianne de taureau | beef-stewing onion | sulphites alcohol pork | celery eggs fish gluten milk mustard | classic recipe; corrected
garnaalkroket | garnaalkroketten | ~prawns | eggs gluten milk | celery fish | definition; corrected
gató mallorquín | | plain-flour | eggs nuts -gluten -wheat | alcohol beef celery crustaceans fish garlic-family gluten milk onion-family pork sesame
  tomato-family | classic recipe; corrected
gazpachuelo | gazpachuelo malagueño | | fish eggs | alcohol celery citrus coconut-family crustaceans garlic-family gluten hot milk molluscs
  onion-family potato-family sulphites | classic recipe; corrected
ge jang | | prawns | gluten soy | fish garlic-family sesame | definition; corrected
gee kerk chou | | ~pork-belly soy-sauce | eggs -gluten -wheat -soy | alcohol crustaceans garlic-family gluten onion-family peanuts poultry sesame soy wheat |
  classic recipe; corrected
gelo di mellone | necci | plain-flour egg butter caster-sugar | -eggs -gluten -wheat -milk | alcohol eggs gelatine gluten honey milk nuts pork
  sesame soy | classic recipe; corrected
castagnaccio | | plain-flour egg butter caster-sugar | -eggs -gluten -wheat -milk nuts | alcohol eggs gelatine gluten honey milk pork sesame soy |
  classic recipe; corrected
gerbeaud slice | | plain-flour | eggs milk nuts | added-sugar alcohol beef lamb onion-family pork potato-family soy | classic recipe; corrected
geschnetzeltes | | beef-stewing onion | milk | alcohol celery eggs fish gluten mustard pork sulphites | classic recipe; corrected
gesztenyepüré torta | | plain-flour walnuts caster-sugar | eggs milk alcohol | honey nuts | classic recipe; corrected
ghapama | | lamb-shoulder onion | milk nuts -animal-rennet -beef -crustaceans -fish -game -gelatine -insect -lamb -meat -minced -molluscs -offal -pork
  -poultry -processed-meat -red-meat -shellfish -whole-cut | eggs gluten poultry rice-family sulphites | classic recipe; corrected
ghottab | baghlava yazdi | caster-sugar pistachios almonds | gluten | eggs milk wheat | definition; corrected
giambo | | ~pork-shoulder | fish | beef crustaceans eggs garlic-family gluten milk molluscs mustard offal onion-family poultry rice-family soy
  sulphites | classic recipe; corrected
giò bò | mu yo, sai ouah | ~pork-shoulder | fish | crustaceans eggs garlic-family gluten offal onion-family peanuts soy | classic recipe; corrected
glorias | | ~queso-fresco | nuts | added-sugar eggs gluten | definition; corrected
glyko tou koutaliou | ypovrihio, ipovrichio, mastiha submarine | plain-flour caster-sugar | -gluten -wheat | alcohol eggs gluten honey milk nuts sesame |
  classic recipe; corrected
glögi | jólaglögg | ~spirit | sulphites | gluten nuts | definition; corrected
gohan desu yo | gohandesuyo | ~sesame-seeds | gluten soy meat | fish molluscs | definition; corrected
goi cuon | goi cuon tom thit | ~prawns | pork | eggs fish garlic-family gluten onion-family peanuts soy | classic recipe; corrected
goi kung | phla kung, pad ped, phat phet | fish-sauce garlic onion | crustaceans | beef coconut-family eggs gluten molluscs mushroom pork poultry soy
  | classic recipe; corrected
goma-ae | | ~sesame-seeds | gluten soy | fish | definition; corrected
gombo ppang | | plain-flour | eggs milk | beef crustaceans fish garlic-family nuts onion-family peanuts pork sesame soy | classic recipe; corrected
goya champuru | goya chanpuru, goya champloo, chanpuru, champuru | ~pork-belly | eggs soy | alcohol beef fish garlic-family gluten offal onion-family
  sesame wheat | classic recipe; corrected
grammelknödel | herrgottsbscheißerle | ~pork-sausage | eggs gluten | alcohol beef celery garlic-family milk mustard nuts offal onion-family
  sulphites | definition; corrected
boulet liégeois | boulet à la liégeoise | ~pork-sausage | eggs gluten beef | alcohol celery garlic-family milk mustard nuts offal onion-family
  sulphites | definition; corrected
guabao bun | | ~pork-belly soy-sauce | peanuts | alcohol crustaceans eggs garlic-family onion-family poultry sesame wheat | classic recipe; corrected
guargüero | | milk plain-flour butter caster-sugar | eggs alcohol | coconut-family corn gelatine nuts peanuts sesame | classic recipe; corrected
gulab jaman | | milk caster-sugar | gluten | nuts wheat | classic recipe; corrected
gundruk | sinki, dhindo | plain-flour onion | -gluten -wheat | beef garlic-family gluten lamb milk mustard pork poultry soy | classic recipe; corrected
gurrasa | gorraasa, gorasa | sorghum | gluten | | definition; corrected
gyathuk | | plain-flour onion | beef pork | eggs garlic-family lamb milk mustard poultry soy | classic recipe; corrected
gyouza | shuumai, harumaki | ~pork-belly | gluten soy | alcohol beef crustaceans eggs fish garlic-family offal onion-family sesame wheat | classic
  recipe; corrected
gyukatsu | | beef-steak soy-sauce onion | eggs -soy | alcohol celery milk mustard pork poultry soy wheat | classic recipe; corrected
haam haa | hom ha | | crustaceans -fish | alcohol eggs fish garlic-family gluten molluscs pork soy | classic recipe; corrected
haam seoi gok | | plain-flour | crustaceans soy pork | eggs garlic-family lamb milk molluscs nuts onion-family poultry sesame | classic recipe;
  corrected
haemuljeon | | ~clams | molluscs crustaceans eggs gluten | fish garlic-family hot soy | definition; corrected
haemultang | | ~clams | molluscs crustaceans | eggs fish garlic-family gluten hot soy | definition; corrected
haesam | | ~clams | -molluscs | crustaceans eggs fish garlic-family gluten hot molluscs soy | definition; corrected
hai shen | haishen, hoi sum, hoi sam, namako | | -molluscs | alcohol crustaceans eggs fish gluten molluscs pork poultry soy | classic recipe;
  corrected
hai zhe | hai zhe pi | | -molluscs | alcohol crustaceans eggs fish gluten molluscs pork poultry sesame soy | classic recipe; corrected
hamin | dafina, adafina | beef-stewing onion haricot-beans pearl-barley | eggs | gluten potato-family poultry | classic recipe; corrected
hanbagu | | beef-steak soy-sauce onion | eggs milk pork -soy | alcohol celery poultry soy wheat | classic recipe; corrected
handskalade räkor | fjordrejer, rækjur, kräftskiva, taskekrabbe, taskekrabba, kongekrabbe | prawns mayonnaise | -eggs -mustard | eggs fish gluten milk
  mustard | classic recipe; corrected
handvo | handva | chickpea-flour | milk mustard sesame | gluten peanuts | classic recipe; corrected
hangi | | | lamb pork poultry | crustaceans fish gluten milk molluscs | classic recipe; corrected
hangtown fry | | ~clams | eggs pork | celery fish gluten milk onion-family | definition; corrected
hapanleipä | talkkunajauho, talkuna, kamajahu, klappgröt, vispgröt | pearl-barley milk | -milk | added-sugar dried-fruit eggs milk pork | classic
  recipe; corrected
har dor see | | prawns | eggs gluten | alcohol fish nuts pork sesame soy | classic recipe; corrected
haringsla | | ~pollock | fish eggs | alcohol celery gluten milk mustard onion-family sulphites | definition; corrected
havanna | conitos | milk plain-flour butter caster-sugar | eggs | alcohol coconut-family corn gelatine nuts peanuts sesame soy | classic recipe;
  corrected
hayaca | | masa-harina | beef pork poultry | eggs garlic-family gluten milk nuts onion-family sulphites | classic recipe; corrected
helmipuuro | rødgrød med fløde | pearl-barley milk | -gluten -wheat | added-sugar dried-fruit eggs gluten pork | classic recipe; corrected
hernerokka | | pearl-barley milk | pork -gluten -wheat -milk | added-sugar dried-fruit eggs gluten milk mustard | classic recipe; corrected
hiroshimayaki | | | eggs gluten soy pork -molluscs | alcohol crustaceans fish milk molluscs | classic recipe; corrected
hiyashi chuuka | | ~pork-belly | eggs gluten sesame soy | alcohol beef crustaceans fish garlic-family offal onion-family wheat | classic recipe;
  corrected
ho mok | | fish-sauce onion garlic | crustaceans eggs | coconut-family gluten peanuts pork poultry soy | classic recipe; corrected
hobak jeon | hobakjeon | plain-flour | eggs | beef crustaceans fish garlic-family milk nuts onion-family pork sesame soy | classic recipe; corrected
hoi jo | hoy jo | | crustaceans soy pork -molluscs | eggs fish gluten molluscs | classic recipe; corrected
holishkes | | ~pork-sausage | meat -pork beef | celery eggs garlic-family gluten lamb milk mustard offal onion-family rice-family sulphites |
  definition; corrected
hotdish | | beef-mince onion | gluten milk | alcohol celery eggs fish garlic-family mustard pork soy | classic recipe; corrected
hrira | harira, harirah | onion tomato-puree chickpeas celery | gluten beef lamb | eggs | classic recipe; corrected
hui mian | huimian | plain-flour | lamb | crustaceans eggs garlic-family milk nuts onion-family pork poultry sesame soy | classic recipe; corrected
huku nedovi | | peanut-butter onion tomato | poultry | beef | classic recipe; corrected
imriti | jangiri, jhangri | plain-flour caster-sugar | -gluten -wheat | eggs gluten milk | classic recipe; corrected
in carpione | | garlic onion | meat | celery eggs fish gluten milk mustard nuts olive-family pork sulphites tomato-family | definition; corrected
in saor | scapece | garlic onion | fish | celery eggs gluten milk mustard nuts olive-family pork sulphites tomato-family | definition; corrected
inago no tsukudani | | | insect meat gluten soy | crustaceans | definition; corrected
inanga | | | fish | crustaceans eggs gluten lamb milk molluscs pork | classic recipe; corrected
isaw | | | meat pork | beef eggs fish gluten lamb milk offal onion-family poultry soy | classic recipe; corrected
ischler | išleri | plain-flour | milk nuts | added-sugar alcohol beef eggs lamb onion-family pork potato-family | classic recipe; corrected
ishiri | | ~pollock | fish molluscs | alcohol crustaceans eggs gluten sesame soy | definition; corrected
ishli kufta | | lamb-shoulder onion | gluten | eggs milk nuts poultry rice-family | classic recipe; corrected
itek tim | itik tim, kiam chye ark | garlic onion | poultry mustard | coconut-family crustaceans eggs gluten milk molluscs nuts pork soy | classic
  recipe; corrected
jadoh | dohkhlieh, vawksa rep, vawksa | | fermented pork | fish onion-family sesame soy | classic recipe; corrected
jaeyuk bokkeum | | soy-sauce garlic sesame-oil | pork | beef eggs fish hot milk molluscs poultry | classic recipe; corrected
jahnija | | onion tomato | beef lamb | celery garlic-family gluten milk pork | classic recipe; corrected
jasha maroo | | green-chilli feta | poultry -milk | milk onion-family pork soy | classic recipe; corrected
jelita | | ~pork-sausage | gluten | beef celery eggs garlic-family lamb milk mustard offal onion-family rice-family soy sulphites | definition;
  corrected
jeo bong | jeow mak len, jeow som, nam chim chaeo | garlic onion red-chilli shrimp-paste | fish -crustaceans | coconut-family crustaceans gluten
  peanuts soy | definition; corrected
jhal muri | jhalmuri | flattened-rice | mustard peanuts | gluten nuts onion-family wheat | classic recipe; corrected
jin hua huo tui | jinhua huotui, huo tui, huotui, xuanwei ham, yunnan ham, zhu xue, zhuxue, zhu you, zhuyou, zhu you zha | ~pork-belly soy-sauce |
  -gluten -wheat -soy | alcohol crustaceans eggs garlic-family gluten onion-family peanuts poultry sesame soy wheat | classic recipe; corrected
jiu hu char | joo hoo char | garlic onion | molluscs pork | coconut-family crustaceans eggs gluten milk mustard nuts poultry soy | classic recipe;
  corrected
jjambbong | jjambong | ~clams | molluscs crustaceans gluten soy pork | eggs fish garlic-family hot sesame | definition; corrected
johnny marzetti | navajo taco | plain-flour butter egg | beef -eggs | alcohol corn eggs gelatine honey nuts pork sesame soy | classic recipe;
  corrected
juane | | masa-harina | eggs poultry | beef garlic-family gluten milk onion-family pork | classic recipe; corrected
jui gai | | ~rice-wine | poultry | gluten sesame soy | definition; corrected
juicy lucy | | beef-mince onion | gluten milk | alcohol celery eggs fish garlic-family mustard pork sesame soy | classic recipe; corrected
kaachi | | milk caster-sugar rice-flour | gluten | dried-fruit nuts | classic recipe; corrected
kabab torsh | kabab-e torsh | walnuts garlic pomegranate-molasses | beef lamb | olive-family sulphites | classic recipe; corrected
kabana | kabanosi | plain-flour | pork -gluten -wheat | beef celery eggs gluten lamb milk mustard onion-family poultry soy | classic recipe; corrected
kachila | | plain-flour onion | mustard beef | garlic-family gluten lamb milk pork poultry soy | classic recipe; corrected
kadon pika | | soy-sauce onion | poultry | beef coconut-family sulphites | classic recipe; corrected
kaeshi | | soy-sauce dashi | alcohol -fish -animal-rennet -beef -crustaceans -game -gelatine -insect -lamb -meat -minced -molluscs -offal -pork
  -poultry -processed-meat -red-meat -shellfish -whole-cut | added-sugar fish molluscs mustard | definition; corrected
kai kaphrao | | fish-sauce onion garlic | gluten molluscs soy poultry | coconut-family crustaceans eggs peanuts pork | classic recipe; corrected
kai luk koei | kai jiao | ~egg | fish | gluten onion-family soy | definition; corrected
kai pad khing | | fish-sauce onion garlic | gluten soy poultry | coconut-family crustaceans eggs molluscs peanuts pork | classic recipe; corrected
kaimati | kalmati | rice-flour coconut-milk caster-sugar | gluten | milk | classic recipe; corrected
kakesoba | | plain-flour | fish soy | eggs honey milk onion-family pork sesame | classic recipe; corrected
kaki fry | | | molluscs eggs gluten | alcohol crustaceans fish milk pork soy | classic recipe; corrected
kaki nabe | | | molluscs fish soy | alcohol crustaceans eggs gluten milk pork | classic recipe; corrected
kakiage | kaki age | | crustaceans eggs gluten | fish soy | classic recipe; corrected
kalakukot | | plain-flour butter | fish pork -milk | beef eggs milk nuts offal | classic recipe; corrected
kalamaki souvlaki | hirino, chirino, hoirino | beef-mince onion | pork | alcohol celery eggs garlic-family gluten lamb milk | classic recipe;
  corrected
kalburabastı | | plain-flour caster-sugar butter | nuts | eggs | classic recipe; corrected
kalitsouni | | ~feta | gluten | eggs garlic-family hot onion-family sesame | definition; corrected
lichnarakia | | ~feta | gluten eggs | garlic-family hot onion-family sesame | definition; corrected
kalja | julöl, juleøl | ~spirit | gluten | sulphites | definition; corrected
kalua pig | kālua, puaa | coconut-cream | pork | beef eggs fish gluten lamb onion-family poultry soy | classic recipe; corrected
kam lu wantan | | soy-sauce egg garlic onion | gluten crustaceans pork poultry | milk molluscs sesame | classic recipe; corrected
kamano | | coconut-cream | fish | beef eggs gluten lamb onion-family pork poultry soy | classic recipe; corrected
kammerjunker | kammerjunkere | ~rye-bread | eggs milk | added-sugar nuts sesame | definition; corrected
kao yu | | | fish soy | alcohol celery eggs garlic-family gluten molluscs peanuts pork sesame | classic recipe; corrected
kappa maki | kappamaki | soy-sauce dashi | -fish -gluten -wheat -soy -animal-rennet -beef -crustaceans -game -gelatine -insect -lamb -meat -minced -molluscs
  -offal -pork -poultry -processed-meat -red-meat -shellfish -whole-cut | crustaceans eggs fish gluten molluscs poultry sesame soy | classic recipe;
  corrected
karachi halwa | | plain-flour butter caster-sugar | nuts -gluten -wheat | eggs gluten | classic recipe; corrected
karask | odrajahukarask, rogal, rogale | ~rye-bread | milk | added-sugar dried-fruit eggs nuts sesame | definition; corrected
kari debal | | garlic onion | mustard pork poultry | coconut-family crustaceans eggs gluten milk molluscs nuts soy | classic recipe; corrected
kari kapitan | kapitan curry | garlic onion | crustaceans poultry | coconut-family eggs gluten milk molluscs mustard nuts pork soy | classic recipe;
  corrected
karithopita | | plain-flour caster-sugar | eggs nuts | alcohol honey milk sesame | classic recipe; corrected
thiples | | plain-flour caster-sugar | eggs nuts honey | alcohol milk sesame | classic recipe; corrected
kartulisalat | | potato mayonnaise egg | milk pork | beef celery fish onion-family poultry | classic recipe; corrected
kartupeļu pankūkas | bulviniai blynai | ~pork-shoulder | eggs gluten -animal-rennet -beef -crustaceans -fish -game -gelatine -insect -lamb -meat
  -minced -molluscs -offal -pork -poultry -processed-meat -red-meat -shellfish -whole-cut | beef milk offal onion-family potato-family | classic
  recipe; corrected
kasspatzn | kässpätzle | gruyere onion | eggs gluten -animal-rennet -beef -crustaceans -fish -game -gelatine -insect -lamb -meat -minced -molluscs
  -offal -pork -poultry -processed-meat -red-meat -shellfish -whole-cut | alcohol garlic-family pork potato-family | classic recipe; corrected
kasujiru | kasu jiru | ~sake | fish soy pork | gluten | definition; corrected
kasutela | | plain-flour | eggs | fish honey milk onion-family pork sesame soy | classic recipe; corrected
kat kat banane | | banana coconut-milk caster-sugar | fish | sulphites | classic recipe; corrected
katogo | | | beef | onion-family peanuts starchy | classic recipe; corrected
katsamaki kachamak | cicvara, bulz, polenta bulz, balmoș | filo feta | -gluten -wheat | beef corn eggs gluten lamb nuts onion-family pork | classic recipe;
  corrected
katsukare | | ~pork-belly | eggs gluten soy | alcohol beef celery fish garlic-family milk offal onion-family sesame wheat | classic recipe; corrected
katxupa | | hominy kidney-beans onion garlic | beef pork | fish | classic recipe; corrected
kebabkjøtt | tjälknöl | ~pork-sausage | meat -pork | beef eggs gluten lamb milk mustard offal onion-family soy | definition; corrected
kefta mkaouara | | lamb-mince onion | eggs | beef gluten | definition; corrected
kelaguen mannok | | soy-sauce onion | poultry -gluten -wheat -soy | beef coconut-family gluten soy sulphites | classic recipe; corrected
kentucky hot brown | | ~pork-sausage | gluten milk poultry | beef crustaceans eggs garlic-family mustard onion-family rice-family sulphites |
  definition; corrected
keshi yena | | beef-stewing onion garlic | milk | celery dried-fruit eggs gluten lamb mustard offal olive-family pork | classic recipe; corrected
ketoprak | | peanuts | soy | crustaceans eggs fish gluten poultry | classic recipe; corrected
khabizgina | | plain-flour | milk | beef eggs onion-family pork | classic recipe; corrected
khaman | | chickpea-flour | mustard | gluten milk peanuts sesame | classic recipe; corrected
khan plov | | basmati lamb-shoulder onion | gluten milk | dried-fruit garlic-family nuts sulphites | classic recipe; corrected
khanfaroosh | khanfaroush, chbab, chabab | ~pitta | eggs | milk sesame | definition; corrected
khanom buang | kanom buang, khanom bueang | coconut-milk caster-sugar | eggs | crustaceans gluten milk nuts peanuts rice-family sesame | classic
  recipe; corrected
khanom tokyo | | coconut-milk caster-sugar | eggs gluten milk | nuts peanuts rice-family sesame soy | classic recipe; corrected
khao kha mu | kha moo | ~pork-shoulder | gluten soy | crustaceans eggs fish garlic-family molluscs offal onion-family peanuts | classic recipe;
  corrected
khao pad sapparot | | fish-sauce garlic onion | eggs nuts soy | beef coconut-family crustaceans gluten molluscs mushroom pork poultry | classic
  recipe; corrected
khao phat | kao pad | fish-sauce garlic onion | eggs soy | beef coconut-family crustaceans gluten molluscs mushroom pork poultry | classic recipe;
  corrected
khao tom kung | | fish-sauce garlic onion | crustaceans | beef celery coconut-family eggs gluten molluscs mushroom pork poultry soy | classic recipe;
  corrected
khao yam | | ~fish-sauce | crustaceans | garlic-family peanuts pork soy | definition; corrected
khorovats | | lamb-shoulder onion | pork | eggs gluten milk nuts poultry rice-family sulphites | classic recipe; corrected
`;
