// Regional names whose allergens a language model corrected one by one: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNames9 = `
scallopine | | beef-stewing onion | gluten | alcohol celery eggs garlic-family lamb milk offal pork sulphites | classic recipe; corrected
scapece gallipolina | | ~pollock | fish gluten | alcohol celery crustaceans garlic-family milk molluscs mustard nuts onion-family sulphites |
  definition; corrected
schiacciata con l'uva | | plain-flour egg butter caster-sugar | -eggs -milk | alcohol eggs gelatine honey milk nuts pork sesame soy sulphites |
  classic recipe; corrected
segedínský guláš | | ~pork-sausage | gluten milk | beef celery eggs garlic-family lamb mustard offal onion-family rice-family sulphites | definition;
  corrected
selsig morgannwg | | ~cheddar | eggs gluten | alcohol garlic-family mustard onion-family | definition; corrected
semeni halvasi | | caster-sugar | gluten milk nuts | eggs wheat | classic recipe; corrected
senapssild | senapsströmming | ~pollock | fish mustard | added-sugar eggs gluten milk onion-family | definition; corrected
senfeier | | ~dijon | eggs gluten milk | added-sugar sulphites | definition; corrected
senfeiersoße | | ~dijon | gluten milk | added-sugar sulphites | definition; corrected
sennepssovs | | ~dijon | gluten milk | added-sugar alcohol fish | definition; corrected
seonji guk | | | beef offal soy | eggs fish garlic-family gluten sesame | classic recipe; corrected
seonjiguk | seonji haejangguk | ~pork-belly | soy | beef crustaceans eggs fish garlic-family gluten offal onion-family sesame | classic recipe;
  corrected
sericaia | sericá, siricaia | egg-yolk caster-sugar | gluten milk | coconut-family nuts | classic recipe; corrected
serimuka | | coconut-milk palm-sugar | eggs | alcohol gluten milk peanuts rice-family sesame | classic recipe; corrected
sfincione | sfinciuni | ~sourdough | fish milk | eggs pork sesame | definition; corrected
shabhaley | | plain-flour onion | beef | garlic-family lamb milk mustard pork poultry soy | classic recipe; corrected
shacuti | | garlic red-chilli white-vinegar | hot poultry | alcohol coconut-family crustaceans fish nuts onion-family peanuts pork | classic recipe;
  corrected
shamali | shambali, qalb ellouz | semolina caster-sugar | milk nuts | coconut-family eggs | classic recipe; corrected
shchi | szczi | onion | milk beef | celery eggs fish gluten pork poultry | classic recipe; corrected
shiraae | | soy-sauce dashi | sesame | crustaceans eggs molluscs poultry | classic recipe; corrected
shirin polo | | basmati | nuts | dried-fruit eggs fish gluten lamb milk onion-family poultry | classic recipe; corrected
shiroi koibito | | plain-flour | eggs milk soy | fish honey onion-family pork sesame | classic recipe; corrected
shkmeruli | | garlic onion | milk poultry | alcohol beef lamb offal pork | classic recipe; corrected
shobing | | plain-flour | sesame | crustaceans eggs garlic-family lamb milk nuts onion-family pork poultry soy | classic recipe; corrected
shole zard | sholeh zard | milk caster-sugar rice-flour | nuts | dried-fruit gluten milk | classic recipe; corrected
shrewsbury biscuit | | plain-flour butter caster-sugar | eggs | nuts | classic recipe; corrected
shuizhu yu | | | fish gluten soy | alcohol eggs garlic-family molluscs peanuts pork | classic recipe; corrected
shwe yin aye | | coconut-milk caster-sugar | gluten | eggs milk nuts peanuts rice-family sesame | classic recipe; corrected
shyakpa | | plain-flour onion | beef | celery garlic-family lamb milk mustard pork poultry soy | classic recipe; corrected
si chet khauk swe | | fish-sauce onion garlic | gluten soy pork | coconut-family crustaceans eggs fish peanuts poultry | classic recipe; corrected
sik a koko | | milk plain-flour butter caster-sugar | -gluten -wheat -milk | alcohol coconut-family corn eggs gelatine gluten milk nuts peanuts sesame |
  classic recipe; corrected
silakkapihvit | | ~pollock | fish gluten | added-sugar eggs milk mustard onion-family | definition; corrected
sildesalat | sildesalat norsk, janssonin kiusaus | ~pollock | fish milk | added-sugar eggs gluten mustard onion-family | definition; corrected
sincronizada | pambazo | masa-harina | gluten milk pork | beef eggs garlic-family onion-family poultry | classic recipe; corrected
singlino | syglino, spetsofai, spetzofai | beef-mince onion | pork | alcohol celery eggs garlic-family gluten lamb milk sulphites | classic recipe;
  corrected
sinigang | | onion garlic | fish pork | coconut-family crustaceans eggs sulphites | classic recipe; corrected
sinnepsskinke | | ~pork-sausage | mustard | beef eggs gluten lamb milk offal onion-family soy | definition; corrected
siumai | | ~pork-belly soy-sauce | crustaceans sesame | alcohol eggs fish garlic-family onion-family peanuts poultry wheat | classic recipe; corrected
skyrterta | | ~quark | gluten | eggs | definition; corrected
slap ya mama | poultry seasoning bell's | ~spice-blend | -celery | celery garlic-family mustard onion-family | label-typical; corrected
sloppy joe | sloppy joes | beef-mince onion | gluten | alcohol celery eggs fish garlic-family milk mustard pork sesame | classic recipe; corrected
smažák | vyprážaný syr, pohani sir, pohovaný sir | ~quark | eggs gluten | garlic-family hot onion-family | definition; corrected
smörgåstårta | | plain-flour egg butter caster-sugar | crustaceans fish pork | alcohol chocolate mustard nuts | classic recipe; corrected
smörgåstårta räkor | | prawns mayonnaise | gluten milk -mustard | fish mustard | classic recipe; corrected
soboro ppang | soborobbang | plain-flour | eggs milk peanuts | beef crustaceans fish garlic-family nuts onion-family pork sesame soy | classic recipe;
  corrected
sogogi | | ~beef-stewing soy-sauce garlic | -gluten -wheat -soy | eggs fish gluten mustard sesame soy | classic recipe; corrected
sol over gudhjem | | ~pollock | fish eggs gluten | added-sugar milk mustard onion-family | definition; corrected
soldaditos de pavía | jaquinzinhos, accras | | fish gluten | alcohol celery citrus coconut-family crustaceans eggs garlic-family hot milk molluscs
  onion-family potato-family | classic recipe; corrected
soljanka | solianka, seljanka | onion | milk beef pork | celery eggs fish gluten mustard poultry | classic recipe; corrected
somtam | | papaya fish-sauce garlic | crustaceans peanuts | soy | classic recipe; corrected
sopa azteca | | chicken-thigh onion garlic | milk | alcohol celery corn eggs gluten nuts olive-family peanuts pork soy | classic recipe; corrected
sopa de galets | | plain-flour | celery eggs beef pork poultry | alcohol crustaceans fish garlic-family milk nuts onion-family sesame tomato-family |
  classic recipe; corrected
sopa seca | | soy-sauce egg garlic onion | gluten poultry | crustaceans eggs milk molluscs nuts pork sesame | classic recipe; corrected
sopa seca chinchana | | soy-sauce egg garlic onion | gluten poultry -eggs -soy | crustaceans eggs milk molluscs nuts pork sesame soy | classic recipe;
  corrected
sorrentinos | | ~pasta | eggs milk pork | beef fish garlic-family mushroom nuts onion-family | definition; corrected
sotanghon guisado | | rice-noodles garlic onion soy-sauce | poultry | celery crustaceans eggs fish molluscs pork | classic recipe; corrected
perkedel | pergedel, begedil, bergedel | beef-stewing onion garlic | eggs | celery coconut-family gluten lamb milk offal poultry soy | classic
  recipe; corrected
soto banjar | | beef-stewing onion garlic | eggs poultry | celery coconut-family gluten lamb milk offal soy | classic recipe; corrected
soto mie | | beef-stewing onion garlic | gluten | celery coconut-family eggs lamb milk offal poultry soy | classic recipe; corrected
soup joumou | soupe joumou, joumou | beef-stewing onion garlic | celery gluten | dried-fruit eggs lamb milk offal olive-family pork | classic recipe;
  corrected
spatlo | sphatlo | white-bread chips | beef pork | eggs milk soy | classic recipe; corrected
spettekaka | spettkaka, eggedosis | plain-flour egg butter caster-sugar | -gluten -wheat -milk | alcohol chocolate gluten milk nuts pork | classic recipe;
  corrected
stjerneskud | stjerneskud dansk | ~pollock | fish crustaceans eggs gluten | added-sugar milk mustard onion-family | definition; corrected
stolichnyj | | potato mayonnaise egg | poultry | beef celery fish milk onion-family pork | classic recipe; corrected
stoverij | | beef-stewing onion | gluten mustard alcohol | celery eggs fish milk pork sulphites | classic recipe; corrected
strapatsada | alivenci | filo feta | eggs -gluten -wheat | beef corn gluten lamb nuts onion-family pork | classic recipe; corrected
stroganov | | beef-stewing onion | gluten milk mustard | alcohol celery eggs garlic-family lamb offal pork poultry | classic recipe; corrected
stuffies | | ~clams | celery gluten pork | eggs fish milk onion-family | definition; corrected
sugo all'amatriciana | | tinned-tomatoes pasta pecorino guanciale | -gluten -wheat | eggs gluten sulphites | classic recipe; corrected
sukang iloko | | soy-sauce | -gluten -wheat -soy | fish garlic-family gluten onion-family soy | definition; corrected
sukka | | onion garlic coconut-fresh | poultry | beef lamb milk pork | classic recipe; corrected
suksessterte | mandelkake | plain-flour egg butter caster-sugar | nuts -gluten -wheat | alcohol chocolate gluten pork | classic recipe; corrected
sumanak | sümelek, samanoo | caster-sugar | gluten | eggs nuts wheat | classic recipe; corrected
suon nuong | | ~pork-shoulder | fish | crustaceans eggs garlic-family gluten molluscs offal onion-family peanuts soy | classic recipe; corrected
suquet | suquet de peix | | fish nuts | alcohol celery citrus coconut-family crustaceans eggs garlic-family gluten hot milk molluscs onion-family
  potato-family | classic recipe; corrected
svekolnik cold | | sour-cream onion | eggs | beef celery garlic-family gluten mushroom nuts pork potato-family | classic recipe; corrected
szczawiowa | | sour-cream onion | eggs meat | beef celery garlic-family gluten mushroom nuts pork potato-family | classic recipe; corrected
tabakh maaz | | lamb-shoulder | milk | garlic-family onion-family | classic recipe; corrected
tacos gobernador | | ~prawns | milk | alcohol celery citrus coconut-family eggs fish garlic-family gluten molluscs onion-family tomato-family |
  definition; corrected
tagalongs | | plain-flour butter egg | peanuts soy -eggs | alcohol corn eggs gelatine honey nuts pork sesame | classic recipe; corrected
tahchin | tah chin, tahchin morgh | basmati | eggs milk poultry | dried-fruit fish gluten lamb nuts onion-family | classic recipe; corrected
taho arnibal | | soy-sauce | -gluten -wheat | fish garlic-family gluten onion-family | definition; corrected
tallarin saltado | | soy-sauce egg garlic onion | gluten beef -eggs | crustaceans eggs milk molluscs pork poultry sesame | classic recipe; corrected
tallarines verdes | | soy-sauce egg garlic onion | gluten milk -eggs -soy | crustaceans eggs molluscs nuts pork poultry sesame soy | classic recipe;
  corrected
tam mak hoong | tam mak hung, tam mak houng | papaya fish-sauce garlic | crustaceans | peanuts soy | classic recipe; corrected
tamal asado | | masa-harina | eggs milk | beef garlic-family gluten onion-family pork poultry | classic recipe; corrected
tamal tolimense | | masa-harina | eggs pork poultry | beef garlic-family gluten milk onion-family | classic recipe; corrected
tantuni | | bread-roll | beef | fish lamb milk onion-family sesame | classic recipe; corrected
tater tot hotdish | | beef-mince onion | gluten milk | alcohol celery eggs fish garlic-family mustard pork | classic recipe; corrected
tavë dheu | fërgesë, befstroganov | beef-stewing onion | milk | alcohol celery eggs garlic-family gluten lamb mustard offal pork poultry | classic
  recipe; corrected
tazukuri | | ~pollock | fish gluten soy | alcohol crustaceans eggs nuts sesame | definition; corrected
tea leaf salad | | peanuts | sesame meat | crustaceans fish garlic-family gluten onion-family pork soy | classic recipe; corrected
teh c | yuenyeung, yuanyang | coffee | milk | added-sugar eggs | definition; corrected
teh talua | | coffee | eggs | added-sugar milk | definition; corrected
terang bulan kacang | | plain-flour peanuts caster-sugar egg | milk | sesame | classic recipe; corrected
terremoto | | ~spirit | milk sulphites | added-sugar coconut-family eggs gluten | definition; corrected
thịt nướng | | ~pork-shoulder | fish | crustaceans eggs garlic-family gluten molluscs offal onion-family peanuts sesame soy | classic recipe;
  corrected
tiella barese | | ~clams | molluscs milk | alcohol celery crustaceans fish garlic-family gluten | definition; corrected
tielle sétoise | | ~clams | molluscs gluten | alcohol crustaceans eggs fish garlic-family milk onion-family sulphites | definition; corrected
tigadegena | | peanut-butter onion tomato-puree | beef | fish garlic-family lamb poultry | classic recipe; corrected
tigania | | beef-mince onion | pork | alcohol celery eggs garlic-family gluten lamb milk mustard sulphites | classic recipe; corrected
tigelada | | plain-flour | eggs milk -gluten -wheat | alcohol beef celery crustaceans fish garlic-family gluten nuts onion-family pork sesame tomato-family |
  classic recipe; corrected
tihlo | | barley-flour | beef | milk | classic recipe; corrected
tiliccas | | plain-flour egg butter caster-sugar | nuts pork | alcohol eggs gelatine honey milk sesame soy sulphites | classic recipe; corrected
tinaktak | | soy-sauce onion | beef -gluten -wheat -soy | coconut-family gluten milk poultry soy sulphites | classic recipe; corrected
tinola | | | meat fish poultry | beef eggs gluten lamb milk offal onion-family soy | classic recipe; corrected
tipsy tert | | plain-flour butter egg double-cream caster-sugar | nuts alcohol | dried-fruit sulphites | classic recipe; corrected
tirami su | | plain-flour egg butter caster-sugar | alcohol | gelatine honey nuts pork sesame soy sulphites | classic recipe; corrected
tisryo | tisrya | prawns | molluscs -crustaceans | coconut-family crustaceans garlic-family mustard onion-family | classic recipe; corrected
titi muttonbird | muttonbird | | poultry | crustaceans fish gluten lamb milk molluscs pork | classic recipe; corrected
tiula itum | | peanut-butter beef-stewing | -peanuts | crustaceans fish offal onion-family peanuts | classic recipe; corrected
tocco de noxe | tuccu de nuxe | garlic onion | gluten milk nuts | celery eggs mustard olive-family pork sulphites tomato-family | definition;
  corrected
tochitura moldoveneasca | | beef-stewing onion | eggs milk pork | alcohol celery garlic-family gluten lamb mustard offal poultry sulphites | classic
  recipe; corrected
tom khem | | fish-sauce garlic onion | eggs gluten soy pork | beef coconut-family crustaceans molluscs mushroom poultry | classic recipe; corrected
tom yam | tomyum | ~prawns | fish | eggs garlic-family gluten milk onion-family peanuts pork | classic recipe; corrected
tomaat garnaal | | ~prawns | eggs mustard | fish gluten milk | definition; corrected
tonijnsalade | | ~pollock | fish eggs mustard | alcohol celery gluten milk onion-family | definition; corrected
topokki | | soy-sauce garlic sesame-oil | fish -sesame | beef eggs hot milk molluscs pork poultry sesame | classic recipe; corrected
tordelli | | ~pasta | eggs milk beef pork | celery fish garlic-family mushroom nuts onion-family | definition; corrected
amarettus | | plain-flour egg butter caster-sugar | nuts -gluten -wheat -milk | alcohol gelatine gluten honey milk pork sesame soy | classic recipe;
  corrected
torroncini | | plain-flour egg butter caster-sugar | nuts -gluten -wheat -milk honey | alcohol gelatine gluten milk pork sesame soy | classic
  recipe; corrected
torta ahogada | guajolota | masa-harina | gluten pork | beef eggs garlic-family milk onion-family poultry | classic recipe; corrected
torta giniling | | ~pork-belly | eggs | coconut-family crustaceans fish garlic-family gluten offal onion-family soy | classic recipe; corrected
torta negra | | milk plain-flour butter caster-sugar | eggs nuts alcohol | coconut-family corn gelatine peanuts sesame sulphites | classic recipe;
  corrected
tortas mexicanas | | masa-harina | gluten beef pork | eggs garlic-family milk onion-family poultry | classic recipe; corrected
travesseiro | pantxineta, panchineta | plain-flour | eggs milk nuts | alcohol beef celery crustaceans fish garlic-family onion-family pork sesame
  tomato-family | classic recipe; corrected
trileqe | | plain-flour walnuts caster-sugar | eggs milk -nuts | honey nuts | classic recipe; corrected
trollkrem | | pearl-barley milk | eggs -gluten -wheat -milk | added-sugar dried-fruit gluten milk pork | classic recipe; corrected
træstamme | traestammer | plain-flour egg butter caster-sugar | nuts alcohol | chocolate pork soy | classic recipe; corrected
tsatsivi | | walnuts garlic coriander | poultry | eggs gluten onion-family | classic recipe; corrected
tsukudani | | ~sesame-seeds | gluten soy meat | crustaceans fish molluscs sesame | definition; corrected
tteok bokki | | rice-cake-sticks gochujang soy-sauce | fish gluten soy | eggs garlic-family milk molluscs onion-family sesame | classic recipe;
  corrected
tteokguk | tteok guk, naengmyeon, mul naengmyeon, naengmyun, pyongyang naengmyeon | ~beef-stewing soy-sauce garlic | eggs | fish mustard sesame |
  classic recipe; corrected
tua krayasat | krayasat, krayasart, kra ya sat | peanuts | sesame | crustaceans fish garlic-family gluten onion-family pork soy | classic recipe;
  corrected
tuluk | | coconut-milk | pork | fish onion-family poultry | classic recipe; corrected
tulumbi | | plain-flour caster-sugar butter | eggs -milk | milk nuts | classic recipe; corrected
turkish delight frys | | ~marshmallows | gelatine milk | alcohol gluten nuts soy | label-typical; corrected
turon | | coconut-milk caster-sugar | gluten | eggs milk sesame soy | classic recipe; corrected
tyropitakia | prasopita, galatopita, galaktompoureko, pita pie zeljanica, brânzoaice | filo feta | eggs | beef corn lamb nuts onion-family pork |
  classic recipe; corrected
tương ớt | tohu byoke, pon ye gyi, ponyegyi | ~soy-sauce | -gluten -wheat -soy | crustaceans fish gluten soy | definition; corrected
ube halaya | halayang ube, ube jam, maja blanca, maja mais, pastillas de leche, tibok-tibok | plain-flour egg butter milk caster-sugar | -eggs -gluten -wheat
  | alcohol coconut-family eggs gluten nuts pork | classic recipe; corrected
uchepo | catracha, enfrijoladas, entomatadas | masa-harina | milk | beef eggs garlic-family gluten onion-family pork poultry | classic recipe;
  corrected
uchpochmak | | plain-flour onion | milk beef lamb | eggs pork potato-family | classic recipe; corrected
ulster fry | | ~pork-sausage | eggs gluten milk | beef celery mustard offal soy sulphites | definition; corrected
magurozuke | nanbanzuke, namban zuke | ~pollock | fish gluten soy | alcohol crustaceans eggs sesame | definition; corrected
una-ju | | ~pollock | fish gluten soy alcohol | crustaceans eggs sesame | definition; corrected
uppittu | uppuma, khara bath | mustard-seeds curry-leaves | gluten | coconut-family milk nuts onion-family peanuts wheat | classic recipe; corrected
uppu kari | | onion garlic coconut-fresh | lamb | beef milk mustard pork poultry | classic recipe; corrected
urojo | urojo mix, zanzibar mix | plain-flour mango | eggs beef | coconut-family peanuts | classic recipe; corrected
vadai isso | | plain-flour | crustaceans -gluten -wheat | coconut-family eggs fish gluten milk mustard onion-family | classic recipe; corrected
vaniljekranse | vaniljekranser, finska pinnar, finskbrød, mazarin, toscakake, othellolagkage, othello lagkage, verdens beste, fyrstekake | plain-flour
  egg butter caster-sugar | nuts | alcohol chocolate pork | classic recipe; corrected
varenniki | pirogi, perogies, perogie, pyrohy, škubánky, pyshki, kalitki, závin, jablečný závin, kolachki, langosh, štrúdl | plain-flour | milk |
  added-sugar alcohol beef eggs lamb nuts onion-family pork potato-family | classic recipe; corrected
vattalapam | | coconut-milk palm-sugar | eggs nuts | gluten milk | classic recipe; corrected
veg manchurian | manchurian | plain-flour garlic | soy | celery eggs milk onion-family poultry sulphites | classic recipe; corrected
veriletut | | ~pork-sausage | eggs gluten | beef lamb milk mustard offal onion-family soy | definition; corrected
vianočka | mazanec | ~rye-bread | eggs milk nuts | added-sugar dried-fruit sesame | definition; corrected
vindaloo | vindalho | garlic red-chilli white-vinegar | hot pork | alcohol coconut-family crustaceans fish mustard onion-family poultry sulphites |
  classic recipe; corrected
vinegret | | potato mayonnaise egg | -eggs -mustard | beef celery eggs fish milk mustard onion-family pork poultry | classic recipe; corrected
violino | | ~salami | meat -pork | alcohol beef garlic-family milk nuts offal sulphites | definition; corrected
voileipäkakku | | plain-flour egg butter caster-sugar | fish pork | alcohol chocolate crustaceans mustard nuts | classic recipe; corrected
vosí hnízda | | plain-flour | eggs milk nuts alcohol | added-sugar beef lamb onion-family pork potato-family | classic recipe; corrected
wagon wheel biscuit | | plain-flour butter caster-sugar | soy beef | coconut-family eggs gelatine nuts oats | classic recipe; corrected
wallenbergare | | ~pork-sausage | eggs gluten milk meat -pork beef | lamb mustard offal onion-family soy | definition; corrected
wanjajeon | wanja jeon | ~pork-belly | eggs gluten soy | beef crustaceans garlic-family offal onion-family sesame | classic recipe; corrected
waterzooi van vis | | onion garlic | fish celery milk | alcohol crustaceans eggs gluten molluscs | classic recipe; corrected
white borscht | škvarkové pagáče, vepřový řízek | ~pork-sausage | eggs gluten milk | beef celery garlic-family lamb mustard offal onion-family
  rice-family sulphites | definition; corrected
wu gok | woo gok, yang chun mian | plain-flour | soy pork | crustaceans eggs garlic-family lamb milk nuts onion-family poultry sesame | classic
  recipe; corrected
xa xiu | | ~pork-shoulder | gluten soy | crustaceans eggs fish garlic-family offal onion-family peanuts sesame | classic recipe; corrected
xi duo shi | sai do si, sai daw see | milk caster-sugar | eggs gluten peanuts | gelatine nuts | classic recipe; corrected
xia duo shi | | prawns | eggs gluten sesame | alcohol fish nuts pork soy | classic recipe; corrected
xia jiao | xiajiao, hargow, ha kau, haar gaau | prawns | gluten pork | alcohol eggs fish nuts sesame soy | classic recipe; corrected
xiazi mian | | prawns | gluten | alcohol eggs fish nuts pork sesame soy | classic recipe; corrected
xie ke huang | | prawns | gluten sesame pork -crustaceans | alcohol crustaceans eggs fish nuts soy | classic recipe; corrected
xoi man | | rice-flour onion | gluten soy pork poultry | coconut-family crustaceans eggs fish | classic recipe; corrected
xun yu | | | fish gluten soy | alcohol eggs garlic-family molluscs pork sesame | classic recipe; corrected
yakimeshi latino | | soy-sauce egg garlic onion | gluten beef poultry | crustaceans milk molluscs pork sesame | classic recipe; corrected
yam som o | yum som o | peanuts | crustaceans fish | garlic-family gluten onion-family pork sesame soy | classic recipe; corrected
yam tua poo | yum tua poo | peanuts | crustaceans eggs fish pork | garlic-family gluten onion-family sesame soy | classic recipe; corrected
yangnyeom tongdak | | soy-sauce garlic sesame-oil | poultry -sesame | beef eggs fish hot milk molluscs peanuts pork sesame | classic recipe; corrected
yarpaq dolması | | vine-leaves onion | lamb | beef eggs milk nuts pork rice-family | classic recipe; corrected
yassa guinar | | onion lemon dijon | poultry | fish sulphites | classic recipe; corrected
yi bin ran mian | | ~pork-belly soy-sauce | peanuts sesame | alcohol crustaceans eggs garlic-family nuts onion-family poultry wheat | classic recipe;
  corrected
yiouvetsi | | beef-mince onion | gluten | alcohol celery eggs garlic-family lamb milk pork | classic recipe; corrected
yomari | | plain-flour onion | -gluten -wheat | beef garlic-family gluten lamb milk mustard nuts pork poultry sesame soy | classic recipe; corrected
you po mian | youpo mian, cong you ban mian, congyou banmian | plain-flour | soy | crustaceans eggs garlic-family lamb milk nuts onion-family pork
  poultry sesame | classic recipe; corrected
yoyo tunisien | | plain-flour caster-sugar | eggs | honey milk nuts sesame | classic recipe; corrected
yum talay | yam talay | fish-sauce garlic onion | crustaceans molluscs | beef celery coconut-family eggs gluten mushroom pork poultry soy | classic
  recipe; corrected
yum woon sen | yam wun sen, yum wun sen | fish-sauce garlic onion | crustaceans pork | beef celery coconut-family eggs gluten molluscs mushroom
  peanuts poultry soy | classic recipe; corrected
yuvarlakia | arni fricassee | beef-mince onion | eggs | alcohol celery garlic-family gluten lamb milk pork | classic recipe; corrected
zabaione cream | | plain-flour egg butter caster-sugar | sulphites alcohol -gluten -wheat -milk | gelatine gluten honey milk nuts pork sesame soy | classic
  recipe; corrected
zacahuil | montuca, chuchito, paches | masa-harina | pork poultry | beef eggs garlic-family gluten milk onion-family | classic recipe; corrected
zalewajka | čvarkuša, ocvirkovka | ~pork-sausage | gluten | beef celery eggs garlic-family lamb milk mustard offal onion-family rice-family sulphites
  | definition; corrected
zarzuela | | ~prawns | fish molluscs | alcohol citrus coconut-family eggs garlic-family gluten milk nuts onion-family sulphites tomato-family |
  definition; corrected
zelňačka | | sour-cream onion | pork | beef celery eggs garlic-family gluten mushroom nuts potato-family | classic recipe; corrected
zha jiang | zhajiang | ~soybeans | gluten pork | beef garlic-family peanuts sesame wheat | definition; corrected
zha xian nai | | milk caster-sugar | gluten | eggs gelatine nuts | classic recipe; corrected
zhu jiao jiang | zhu jiao cu, pig trotter vinegar | ~pork-belly soy-sauce | eggs -soy | alcohol crustaceans garlic-family onion-family peanuts poultry
  sesame soy wheat | classic recipe; corrected
zhu xie gao | | ~pork-belly soy-sauce | peanuts -gluten -wheat -soy | alcohol crustaceans eggs garlic-family gluten onion-family poultry sesame soy wheat |
  classic recipe; corrected
zoutvlees | | ~pork-shoulder | meat -pork | beef eggs garlic-family gluten milk mustard offal onion-family poultry rice-family soy sulphites | classic
  recipe; corrected
zui ji | zuiji | ~rice-wine | gluten poultry | sesame soy | definition; corrected
zui xia | zui xie | prawns | alcohol | eggs fish gluten nuts pork sesame soy | classic recipe; corrected
zunka | zunka bhakar, jhunka, pithla, pitla, pithale | chickpea-flour onion garlic | mustard | | classic recipe; corrected
zupa ogórkowa | | sour-cream onion | celery pork | beef eggs garlic-family gluten mushroom nuts potato-family | classic recipe; corrected
zuppa pavese | | ~sourdough | eggs milk beef | celery pork sesame | definition; corrected
zuppa valdostana | seupa vapelenentse | beef-stewing onion | gluten milk | alcohol celery eggs garlic-family lamb offal pork | classic recipe;
  corrected
äggakaka | | milk egg caster-sugar | gluten | nuts | classic recipe; corrected
çäkçäk | çak çak | plain-flour | eggs honey | added-sugar milk nuts | classic recipe; corrected
õlu | | ~liqueur | gluten | honey | definition; corrected
ölsupa | | rye-bread beer caster-sugar | eggs milk | | classic recipe; corrected
čeburekai | čebureks | plain-flour egg butter caster-sugar | beef lamb pork -eggs -milk | eggs honey milk nuts onion-family | classic recipe;
  corrected
şah plov | shah plov | basmati lamb-shoulder onion | gluten milk | dried-fruit eggs garlic-family nuts | classic recipe; corrected
şəkərbura | | plain-flour butter egg caster-sugar | nuts | | classic recipe; corrected
švilpikai | speķrauši, mulgikapsad, mulgi kapsad, verivorstid, verikäkk, koldūnai, kolduny, koldūni, pelmeeņi, pelmenid | ~pork-shoulder | gluten |
  beef eggs milk offal onion-family potato-family | classic recipe; corrected
žemaičių blynai | karbonadas, kotletes, kotletai, kotletid | ~pork-shoulder | eggs gluten | beef milk offal onion-family potato-family | classic
  recipe; corrected
žito so šlag | | plain-flour egg butter caster-sugar | nuts -eggs | alcohol chocolate eggs | classic recipe; corrected
mitsuba | mitsuba leaf, japanese parsley | ~parsley | | | definition
korerima | korarima, ethiopian cardamom, grains of paradise | ~cardamom | | | definition
golpar | ground golpar, persian hogweed | ~cardamom | | celery | definition
kocho | kocho bread, kocho flatbread | | starchy | | definition
viandox | | | beef meat salty | celery gluten | label-typical
partan | partan crab | ~crab | | milk | definition
à la nantua | | butter double-cream | crustaceans shellfish | gluten fish celery sulphites | classic recipe
sauce nantua | | butter double-cream | crustaceans shellfish gluten | fish celery sulphites | classic recipe
nam prik pao | roasted chilli paste | red-chilli garlic shallot palm-sugar fish-sauce | crustaceans shellfish hot | soy sulphites | classic recipe
pissalat | | ~anchovy | salty | | definition
petimezi | | | added-sugar refined-sugar sugary | sulphites | definition
berliner weisse | | ~beer | gluten | | definition
elderflower | elderflower head, yacon, moringa, mahlab, crosne, malunggay, salak, yu choy, camu camu, chikoo, ume | | | | definition
splenda | truvia, canderel, sucralose | ~erythritol | | | label-typical
posset | | ~milk | | alcohol eggs | definition
kumiss | | ~milk | alcohol | eggs | definition
vendace | pollan, powan | ~smoked-mackerel | | | definition
`;
