// Regional names whose allergens a language model corrected one by one: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNames8 = `
nalli nihari | khichda | lamb-mince onion garlic ginger | gluten | beef eggs milk nuts offal | classic recipe; corrected
nam khao | nem khao | fish-sauce garlic onion | peanuts pork | beef coconut-family crustaceans eggs gluten molluscs mushroom poultry soy | classic
  recipe; corrected
nam ngiao | nam ngiaw, khanom jeen nam ngiao, khanom chin nam ngiao | ~pork-shoulder | crustaceans soy | eggs fish garlic-family gluten offal
  onion-family peanuts | classic recipe; corrected
nam phrik kung siap | | ~prawns | fish | eggs garlic-family gluten onion-family peanuts pork sulphites | classic recipe; corrected
nam phrik num | chaeo bong | garlic onion red-chilli shrimp-paste | fish | coconut-family crustaceans gluten peanuts soy | definition; corrected
nam phrik ong | | ~pork-shoulder | crustaceans | eggs fish garlic-family gluten offal onion-family peanuts soy | classic recipe; corrected
nametake | kombu tsukudani, nori tsukudani | ~sesame-seeds | gluten soy -sesame | fish sesame | definition; corrected
napolitana chocolate | | plain-flour | milk | alcohol beef celery crustaceans eggs fish garlic-family nuts onion-family pork sesame soy tomato-family
  | classic recipe; corrected
nem lui | | ~pork-shoulder | fish peanuts | crustaceans eggs garlic-family gluten offal onion-family sesame soy | classic recipe; corrected
nem ran | | ~pork-shoulder | eggs fish | crustaceans garlic-family gluten offal onion-family peanuts soy | classic recipe; corrected
neobiani | | ~beef-stewing soy-sauce garlic | sesame | eggs fish mustard nuts | classic recipe; corrected
niku dango | | ~pork-belly | eggs gluten soy | alcohol beef fish garlic-family milk offal onion-family sesame wheat | classic recipe; corrected
nikumaki | mabo nasu, chashu men, chashumen, chashu don, aburasoba | ~pork-belly | gluten soy | alcohol beef eggs fish garlic-family offal
  onion-family sesame wheat | classic recipe; corrected
nishalda | nisholda | caster-sugar | eggs | gluten nuts wheat | classic recipe; corrected
nokdu bindaetteok | | plain-flour | soy pork | beef crustaceans eggs fish garlic-family gluten milk nuts onion-family sesame | classic recipe;
  corrected
norcina | boscaiola | ~pasta | milk pork | beef eggs fish garlic-family mushroom nuts onion-family | definition; corrected
noritama | | ~sesame-seeds | eggs fish gluten soy | crustaceans milk | definition; corrected
num pang | | baguette mayonnaise | pork | eggs fish milk offal soy | classic recipe; corrected
nuoc leo | | peanuts | soy pork | crustaceans fish garlic-family gluten onion-family sesame | classic recipe; corrected
o a mi sua | oamisua, ou a mian xian | | molluscs gluten soy | alcohol celery crustaceans eggs fish pork poultry sesame | classic recipe; corrected
o-ah-jian | or ah jian | | molluscs eggs | alcohol crustaceans fish gluten pork poultry soy | classic recipe; corrected
ochpochmak | zur balesh | plain-flour onion | beef lamb poultry | eggs milk pork potato-family | classic recipe; corrected
ocopa sauce | | milk plain-flour butter caster-sugar | peanuts | alcohol coconut-family corn eggs gelatine nuts sesame | classic recipe; corrected
ofe owerri | ofe oha | onion palm-oil | crustaceans fish beef | garlic-family lamb molluscs offal peanuts | classic recipe; corrected
oggy | oggie, tiddy oggy, skirlie | beef-stewing onion | gluten | celery eggs lamb milk offal poultry | classic recipe; corrected
ojakhuri | | garlic onion | pork | alcohol beef lamb milk offal poultry sulphites | classic recipe; corrected
oliang | o-liang | milk caster-sugar | sesame soy | caffeine eggs gluten milk nuts pork | classic recipe; corrected
on no khauk swe | | fish-sauce onion garlic | eggs gluten poultry | coconut-family crustaceans peanuts pork soy | classic recipe; corrected
orahnice | padobranci | plain-flour walnuts caster-sugar | eggs | honey milk | classic recipe; corrected
orahnjača walnut roll | lenja pita s orasima, kuglof s orasima, pozsonyi kifli, diós kifli | plain-flour walnuts caster-sugar | eggs milk | honey |
  classic recipe; corrected
orasnice | | plain-flour walnuts caster-sugar | eggs | gluten honey milk | classic recipe; corrected
orecchia d'elefante | | beef-stewing onion | eggs gluten | alcohol celery garlic-family lamb milk offal pork | classic recipe; corrected
orechovník | orahnjača, eszterházy torta | plain-flour | eggs milk nuts | added-sugar alcohol beef lamb onion-family pork potato-family | classic
  recipe; corrected
ortiguillas | | ~clams | molluscs gluten | alcohol crustaceans eggs fish garlic-family milk molluscs onion-family | definition; corrected
orzechowiec | pani walewska, eszterházy szelet, esterhazy schnitte, šapice | plain-flour egg butter caster-sugar | nuts | alcohol chocolate | classic
  recipe; corrected
pad kra pao gai | | fish-sauce onion garlic | soy poultry | coconut-family crustaceans eggs gluten molluscs peanuts pork | classic recipe; corrected
pad krapow | pad kra pao, pad krapao, pad gaprao, pad kaprao, kaphrao, jok moo | fish-sauce garlic onion | soy pork | beef coconut-family crustaceans
  eggs gluten molluscs mushroom poultry | classic recipe; corrected
pad pak boong | pad pak bung | fish-sauce garlic onion | molluscs soy | beef coconut-family crustaceans eggs fish gluten mushroom pork poultry |
  classic recipe; corrected
pad see iw | | fish-sauce garlic onion | eggs gluten soy pork -fish | beef coconut-family crustaceans fish molluscs mushroom poultry | classic recipe;
  corrected
pad tai | | rice-noodles egg fish-sauce peanuts tofu | crustaceans | garlic-family gluten onion-family | classic recipe; corrected
pad woon sen | | fish-sauce garlic onion | eggs soy | beef celery coconut-family crustaceans gluten molluscs mushroom pork poultry | classic recipe;
  corrected
pai tee | kuih pai tee, top hats kueh | plain-flour egg butter caster-sugar | crustaceans -milk | coconut-family milk nuts peanuts soy | classic
  recipe; corrected
pajun | pa jun | plain-flour | eggs soy | beef crustaceans fish garlic-family milk molluscs nuts onion-family pork sesame | classic recipe; corrected
pakbet | | onion garlic | crustaceans fish pork | coconut-family eggs sulphites | classic recipe; corrected
palette à la diable | | ~pork-sausage | mustard | alcohol beef celery eggs garlic-family gluten milk nuts offal onion-family sulphites | definition;
  corrected
pallotte | | beef-stewing onion | eggs gluten milk -animal-rennet -beef -crustaceans -fish -game -gelatine -insect -lamb -meat -minced -molluscs
  -offal -pork -poultry -processed-meat -red-meat -shellfish -whole-cut | alcohol celery garlic-family lamb offal pork | classic recipe; corrected
paluszki krabowe | | ~prawns | eggs fish | alcohol garlic-family gluten milk soy tomato-family | definition; corrected
palócleves | | sour-cream onion | beef lamb | celery eggs garlic-family gluten mushroom nuts pork potato-family | classic recipe; corrected
pan bagnat | pain bagnat | anchovy olive-oil | eggs gluten | celery garlic-family olive-family onion-family sulphites | classic recipe; corrected
panang | panaeng | garlic onion red-chilli shrimp-paste | fish peanuts pork | coconut-family gluten soy | definition; corrected
panang neua | | thai-curry-paste coconut-milk peanuts onion | fish beef | gluten potato-family poultry soy | classic recipe; corrected
pancit bato | pansit, pansit bihon, pancit bihon, pancit sotanghon, pancit guisado | rice-noodles garlic onion soy-sauce | pork poultry | celery
  crustaceans eggs fish molluscs | classic recipe; corrected
pancit habhab | misua patola | rice-noodles garlic onion soy-sauce | pork | celery crustaceans eggs fish molluscs poultry | classic recipe; corrected
pancit palabok | palabok, pancit luglug | rice-noodles garlic onion soy-sauce | crustaceans eggs fish pork -gluten -wheat -soy | celery gluten molluscs
  poultry soy | classic recipe; corrected
pane frattau | rustico leccese | ~sourdough | eggs milk | pork sesame | definition; corrected
pane siciliano | | ~sourdough | sesame | eggs milk pork | definition; corrected
panucho | salbute | masa-harina | poultry | beef eggs garlic-family gluten milk onion-family pork | classic recipe; corrected
panzerotti | panzerotto, panzarotti, scaccia, scacce | ~sourdough | milk | eggs pork sesame | definition; corrected
papadzules | | masa-harina | eggs | beef garlic-family gluten milk onion-family pork poultry | classic recipe; corrected
papassini | pabassinas | plain-flour egg butter caster-sugar | nuts pork | alcohol gelatine honey milk sesame soy sulphites | classic recipe;
  corrected
paraoa | parāoa parai | | gluten | crustaceans fish lamb milk molluscs pork | classic recipe; corrected
pares mami | | | meat gluten soy beef | eggs fish lamb milk offal onion-family poultry | classic recipe; corrected
parmi | | plain-flour | eggs milk pork poultry | beef celery lamb mustard onion-family soy | classic recipe; corrected
parmo | teesside parmo | chicken-breast | eggs gluten milk poultry | celery lamb mustard offal | classic recipe; corrected
partan bree | | ~prawns | milk | alcohol celery eggs fish | definition; corrected
pasembur | | peanuts | crustaceans eggs gluten soy | fish poultry sesame | classic recipe; corrected
pasta brisée | | plain-flour egg butter caster-sugar | -eggs | alcohol eggs gelatine honey nuts pork sesame soy | classic recipe; corrected
pastaflora | tsourekia, lambropsomo | plain-flour caster-sugar | eggs milk | alcohol honey nuts sesame | classic recipe; corrected
pastel de papa arequipeño | tigrillo, tigrillo ecuatoriano, pandeyuca, chipa guazu, pães de queijo, biscoito de polvilho, isla flotante, quesillo
  venezolano, merengón, crema volteada | milk plain-flour butter caster-sugar | eggs -gluten -wheat | alcohol coconut-family corn gelatine gluten nuts
  peanuts sesame | classic recipe; corrected
pasteles en hoja | | masa-harina | beef pork poultry | eggs garlic-family gluten milk onion-family | classic recipe; corrected
pastels senegal | pastel senegalais | plain-flour onion | fish | beef eggs | classic recipe; corrected
pasticada | | beef-stewing onion | sulphites alcohol pork | celery eggs garlic-family gluten lamb milk mustard offal poultry | classic recipe;
  corrected
pastissada | | beef-stewing onion | sulphites alcohol | celery eggs garlic-family gluten lamb milk offal pork | classic recipe; corrected
pastitsada | | beef-mince onion | gluten sulphites alcohol | celery eggs garlic-family lamb milk pork | classic recipe; corrected
pastrmajlija | pastrmalija | filo feta | pork -milk | beef corn eggs lamb milk nuts onion-family | classic recipe; corrected
pata tim | patatim | ~pork-belly | gluten soy | coconut-family crustaceans eggs fish garlic-family molluscs offal onion-family | classic recipe;
  corrected
patty haïtien | pâté haïtien | beef-stewing onion garlic | gluten | celery dried-fruit eggs fish lamb milk offal olive-family pork | classic recipe;
  corrected
paçanga | | filo | milk beef | eggs lamb onion-family | classic recipe; corrected
pbj | | peanuts | gluten | added-sugar eggs milk nuts soy | definition; corrected
pelmeny | pelmen | plain-flour | eggs beef pork | added-sugar alcohol lamb milk nuts onion-family potato-family | classic recipe; corrected
penoy | | | eggs -animal-rennet -beef -crustaceans -fish -game -gelatine -insect -lamb -meat -minced -molluscs -offal -pork -poultry -processed-meat
  -red-meat -shellfish -whole-cut | beef fish gluten lamb milk offal onion-family poultry soy | classic recipe; corrected
peremech | echpochmak, ichpichmak, vak belish, chibereki, ciborek | plain-flour onion | beef lamb | eggs milk pork potato-family | classic recipe;
  corrected
perepech | | plain-flour onion | eggs milk beef | lamb pork potato-family | classic recipe; corrected
perrunillas | rubiols, crespells | plain-flour | eggs pork | alcohol beef celery crustaceans fish garlic-family milk nuts onion-family sesame
  tomato-family | classic recipe; corrected
phaksha paa | | green-chilli feta | pork -milk | milk onion-family poultry | classic recipe; corrected
phanaeng | kaeng phet, gaeng phed, gaeng daeng, kaeng daeng, gaeng garee, gaeng pa, kaeng pa, jungle curry, gaeng liang, kaeng liang, nam phrik phao,
  nam phrik | garlic onion red-chilli shrimp-paste | fish | coconut-family gluten peanuts soy | definition; corrected
mussaman curry | | thai-curry-paste coconut-milk peanuts onion | fish | beef potato-family poultry sulphites | classic recipe; corrected
phanaeng nuea | massaman nuea | thai-curry-paste coconut-milk peanuts onion | fish beef | potato-family poultry sulphites | classic recipe;
  corrected
pharisäer | | ~liqueur | milk | eggs gluten sulphites | definition; corrected
phat khi mao | pad kee mow | fish-sauce garlic onion | gluten molluscs soy | beef coconut-family crustaceans eggs mushroom pork poultry | classic
  recipe; corrected
piaya | | plain-flour egg butter milk caster-sugar | -eggs -milk | alcohol coconut-family eggs milk nuts pork sesame | classic recipe; corrected
pibimpap | | soy-sauce garlic sesame-oil | eggs beef | fish hot milk molluscs pork poultry | classic recipe; corrected
picante de cuy | | peanuts | meat | added-sugar beef eggs gluten milk nuts onion-family poultry | classic recipe; corrected
picarón | | milk plain-flour butter caster-sugar | -milk | alcohol coconut-family corn eggs gelatine milk nuts peanuts sesame | classic recipe;
  corrected
picau ar y maen | eve's pudding | plain-flour butter caster-sugar | eggs | alcohol beef dried-fruit gelatine nuts pork soy | classic recipe; corrected
pig huli huli | | coconut-cream | gluten soy pork | beef eggs fish lamb onion-family poultry sesame sulphites | classic recipe; corrected
pilota catalana | flamenquines, bola de carne, bola transmontana | ~chorizo | eggs gluten | alcohol beef garlic-family milk molluscs nuts offal
  onion-family poultry | definition; corrected
pinakbet | gising-gising | onion garlic | crustaceans pork | coconut-family eggs fish sulphites | classic recipe; corrected
pinakbet ilocano | | onion garlic shrimp-paste | fish pork -crustaceans | coconut-family crustaceans | classic recipe; corrected
pinasugbo | | plain-flour egg butter milk caster-sugar | sesame -eggs -gluten -wheat -milk | alcohol coconut-family eggs gluten milk nuts pork | classic
  recipe; corrected
pindarotsjes | | peanuts | milk | added-sugar beef eggs gluten nuts onion-family poultry soy | classic recipe; corrected
pinza veneta | | plain-flour egg butter caster-sugar | alcohol | eggs gelatine honey nuts pork sesame soy sulphites | classic recipe; corrected
pique a lo macho | | beef-stewing onion garlic | eggs pork | celery dried-fruit gluten lamb milk mustard offal olive-family | classic recipe;
  corrected
piroshky | perepechi | plain-flour | eggs milk beef | added-sugar alcohol lamb nuts onion-family pork potato-family | classic recipe; corrected
pisupo | povi masima, povi, pulu masima | coconut-cream | beef | eggs fish gluten lamb onion-family pork poultry soy | classic recipe; corrected
pixian douban | | ~soybeans | gluten | beef garlic-family peanuts pork sesame soy wheat | definition; corrected
plattekaas | | ~gruyere | -animal-rennet -beef -crustaceans -fish -game -gelatine -insect -lamb -meat -minced -molluscs -offal -pork -poultry
  -processed-meat -red-meat -shellfish -whole-cut | alcohol eggs garlic-family gluten onion-family | definition; corrected
plecing kangkung | plecing, pelecing | garlic onion | crustaceans | celery coconut-family fish peanuts | classic recipe; corrected
pluto pup | pie floater | plain-flour | beef | celery eggs lamb milk mustard onion-family pork poultry soy | classic recipe; corrected
pollichathu | | onion | fish | coconut-family eggs gluten milk mustard | classic recipe; corrected
pollo alla cacciatora | | chicken-thigh onion | celery sulphites alcohol | eggs garlic-family gluten lamb milk offal pork | classic recipe; corrected
polpettine | polpettone | beef-stewing onion | eggs gluten milk pork | alcohol celery garlic-family lamb offal | classic recipe; corrected
pomidorowa | zupa pomidorowa | sour-cream onion | celery poultry | beef eggs garlic-family gluten mushroom nuts pork potato-family | classic recipe;
  corrected
pong teh | ponteh | garlic onion | soy pork poultry | coconut-family crustaceans eggs gluten milk molluscs mustard nuts | classic recipe; corrected
pongal | ven pongal, khara pongal | mustard-seeds curry-leaves | milk nuts -mustard | coconut-family gluten mustard onion-family peanuts wheat |
  classic recipe; corrected
poo ja | | ~prawns | eggs fish pork | garlic-family gluten onion-family peanuts soy | classic recipe; corrected
poo pad pong karee | pu phat phong kari | ~prawns | celery eggs gluten milk molluscs soy | fish garlic-family onion-family peanuts pork | classic
  recipe; corrected
popia thot | po pia tod | wonton-wrapper garlic | soy pork | crustaceans eggs fish molluscs peanuts poultry | classic recipe; corrected
popiah | poh piah, poh pia | wonton-wrapper garlic | crustaceans eggs peanuts soy pork | fish poultry | classic recipe; corrected
poqui-poqui | | onion garlic | eggs | coconut-family crustaceans fish pork sulphites | classic recipe; corrected
postre de natas | | milk plain-flour butter caster-sugar | eggs -gluten -wheat | alcohol coconut-family corn gelatine gluten nuts peanuts sesame sulphites |
  classic recipe; corrected
prasoselino | | beef-mince onion | celery pork | alcohol eggs garlic-family gluten lamb milk | classic recipe; corrected
prego roll | prego no pão | bread-roll garlic | beef | alcohol milk mustard pork soy | classic recipe; corrected
prik khing | phrik khing, prik king | garlic onion red-chilli shrimp-paste | fish pork | coconut-family gluten peanuts soy | definition; corrected
pu dong | poo dong | ~prawns | fish | eggs garlic-family gluten onion-family peanuts pork soy | classic recipe; corrected
puca picante | | peanuts | pork | added-sugar beef eggs gluten milk nuts onion-family poultry | classic recipe; corrected
pulissery | moru kootan, kaalan, bagala bath, daddojanam | mustard-seeds curry-leaves | milk | coconut-family gluten nuts onion-family peanuts wheat |
  classic recipe; corrected
puliyodarai | | mustard-seeds curry-leaves | peanuts | coconut-family gluten milk nuts onion-family sesame wheat | classic recipe; corrected
punschrullar | | plain-flour egg butter caster-sugar | nuts alcohol | chocolate pork | classic recipe; corrected
pyeonsu | | plain-flour | sesame soy beef | crustaceans eggs fish garlic-family milk nuts onion-family pork | classic recipe; corrected
pyttipannu | | ~pork-sausage | eggs | beef gluten lamb milk mustard offal onion-family soy | definition; corrected
qata'if | | plain-flour | added-sugar nuts | milk | classic recipe; corrected
qing zheng yu | | | fish gluten soy | alcohol eggs garlic-family molluscs pork | classic recipe; corrected
qorma | | double-cream | lamb | coconut-family eggs garlic-family gluten nuts onion-family poultry | classic recipe; corrected
quanta firfir | | ~beef-jerky | milk | gluten | definition; corrected
quarto embatumat | | plain-flour | eggs | alcohol beef celery crustaceans fish garlic-family gluten milk nuts onion-family pork sesame tomato-family |
  classic recipe; corrected
qubdari | | plain-flour | beef pork | eggs milk onion-family | classic recipe; corrected
quesabirria | vori vori | beef-stewing onion garlic | milk | celery dried-fruit eggs gluten lamb offal olive-family pork | classic recipe; corrected
quesadilla salvadoreña | | milk plain-flour butter caster-sugar | eggs sesame | alcohol coconut-family corn gelatine nuts peanuts | classic recipe;
  corrected
quimbolito | | masa-harina | eggs gluten milk | beef garlic-family onion-family pork poultry | classic recipe; corrected
qutabı | | plain-flour | milk lamb | onion-family | classic recipe; corrected
rad na | rat na | fish-sauce garlic onion | gluten molluscs soy pork | beef coconut-family crustaceans eggs mushroom poultry | classic recipe;
  corrected
rakakat | rqaqat | plain-flour | milk | beef eggs lamb onion-family sesame | classic recipe; corrected
rakvičky | | plain-flour | eggs milk -gluten -wheat | added-sugar alcohol beef gluten lamb nuts onion-family pork potato-family | classic recipe; corrected
rambak | | | salty beef | crustaceans fish offal peanuts pork | classic recipe; corrected
ranfañote | | milk plain-flour butter caster-sugar | nuts | alcohol coconut-family corn eggs gelatine peanuts sesame | classic recipe; corrected
rasols | | ~pollock | eggs mustard pork -fish | celery fish milk onion-family | definition; corrected
rassolnik | rosolnik | onion | gluten milk beef | celery eggs fish pork poultry | classic recipe; corrected
rasstegay | | plain-flour | eggs fish milk | added-sugar alcohol beef lamb nuts onion-family pork potato-family | classic recipe; corrected
rava idli | chow chow bath | semolina mustard-seeds | milk | nuts onion-family | classic recipe; corrected
ravitoto | ravitoto sy henakisoa | onion garlic | meat pork | beef coconut-family peanuts poultry | classic recipe; corrected
rechta | | ~pasta | poultry | celery onion-family | definition; corrected
refajo | | ~spirit | gluten | added-sugar coconut-family eggs milk sulphites | definition; corrected
reform torta | vasina torta | plain-flour egg butter caster-sugar | nuts -gluten -wheat | alcohol chocolate gluten | classic recipe; corrected
reginelle | | plain-flour egg butter caster-sugar | sesame | alcohol eggs gelatine honey milk nuts pork soy | classic recipe; corrected
reshmi tikka | | double-cream | nuts poultry | coconut-family eggs garlic-family gluten onion-family | classic recipe; corrected
reuben | | beef-mince onion | eggs gluten milk mustard | alcohol celery fish garlic-family pork | classic recipe; corrected
revuelto gramajo | calentado | egg | pork | alcohol coconut-family gluten milk nuts onion-family | classic recipe; corrected
ris à la mande | | plain-flour egg butter caster-sugar | nuts -eggs -gluten -wheat | alcohol chocolate eggs gluten pork | classic recipe; corrected
risgrynsgröt | risgrøt, risengrød, risengrynsgrøt | pearl-barley milk | -gluten -wheat | added-sugar dried-fruit eggs gluten nuts pork | classic recipe;
  corrected
riskrem | ris à la malta | plain-flour egg butter caster-sugar | -eggs -gluten -wheat | alcohol chocolate eggs gluten nuts pork | classic recipe; corrected
rissole | | beef-stewing onion | eggs gluten | celery lamb milk offal poultry | classic recipe; corrected
rissoles portugueses | | plain-flour | crustaceans eggs milk | alcohol beef celery fish garlic-family nuts onion-family pork sesame tomato-family |
  classic recipe; corrected
rocoto relleno | | beef-stewing onion garlic | eggs milk | celery dried-fruit gluten lamb offal olive-family peanuts pork | classic recipe; corrected
rocoto relleno arequipeño | chipa so'o | milk plain-flour butter caster-sugar | eggs beef -gluten -wheat | alcohol coconut-family corn gelatine gluten nuts
  peanuts sesame | classic recipe; corrected
rogaliki | paska, kulitch, kulič, kozunac, korovaj | ~rye-bread | eggs milk | added-sugar dried-fruit nuts sesame | definition; corrected
roghan josh | rogan ghosht, kabargah | lamb-shoulder | milk | garlic-family nuts onion-family | classic recipe; corrected
rolada śląska | rolady śląskie | beef-stewing onion | mustard pork | alcohol celery eggs garlic-family gluten lamb milk offal poultry | classic
  recipe; corrected
rompopo | sabajón | egg | milk alcohol | coconut-family gluten nuts onion-family pork | classic recipe; corrected
rosolje | | ~pollock | fish eggs milk mustard | onion-family | definition; corrected
rosolli | | ~pollock | fish milk | eggs fish mustard onion-family | definition; corrected
rossypottu | | pearl-barley milk | pork -milk | added-sugar dried-fruit eggs milk | classic recipe; corrected
rowie | | plain-flour butter caster-sugar | pork | alcohol beef dried-fruit eggs gelatine milk nuts soy | classic recipe; corrected
runebergintorttu | runebergintortut, runeberg torte, runeberg tart | plain-flour butter | eggs nuts alcohol | beef fish offal pork | classic recipe;
  corrected
runza | | beef-mince onion | eggs gluten milk | alcohol celery fish garlic-family mustard pork | classic recipe; corrected
rupjmaizes kārtojums | leivasupp, mannapuder, debesmanna | plain-flour egg butter caster-sugar | -eggs | beef eggs honey lamb nuts onion-family pork |
  classic recipe; corrected
rvani | | semolina caster-sugar | eggs milk | coconut-family nuts | classic recipe; corrected
rybnik | | ~pollock | fish gluten | eggs hot milk onion-family sulphites | definition; corrected
ryzogalo | | plain-flour caster-sugar | milk -gluten -wheat | alcohol eggs gluten honey nuts sesame | classic recipe; corrected
rødgrød | kiselius, kissel, ķīselis, kissell | pearl-barley milk | -gluten -wheat -milk | added-sugar dried-fruit eggs gluten milk pork | classic recipe;
  corrected
saas ni machi | | onion | fish eggs | coconut-family garlic-family gluten milk mustard | classic recipe; corrected
sacchettini | schlutzer, turtei, strangolapreti | ~pasta | eggs milk | beef fish garlic-family mushroom nuts onion-family pork | definition; corrected
sagu keju | | plain-flour egg butter caster-sugar | -gluten -wheat | coconut-family gluten nuts | classic recipe; corrected
saka saka | pondu | palm-oil onion | fish | crustaceans peanuts | classic recipe; corrected
sakhu sai mu | saku sai moo, sakoo sai moo | peanuts | pork | crustaceans fish garlic-family gluten onion-family sesame soy | classic recipe;
  corrected
saksang | sangsang babi, tinorangsak, tinoransak | ~pork-belly soy-sauce | -gluten -wheat -soy | alcohol crustaceans eggs gluten sesame soy | classic recipe;
  corrected
salat olivier | | potato mayonnaise egg | beef pork poultry | celery fish milk onion-family | classic recipe; corrected
salpor | salpores, maizena koekjes | milk plain-flour butter caster-sugar | eggs | alcohol coconut-family corn gelatine gluten nuts peanuts sesame |
  classic recipe; corrected
saltine crackers | | plain-flour butter egg | -eggs -milk | alcohol corn eggs gelatine honey milk nuts pork sesame soy | classic recipe; corrected
samay baji | | plain-flour onion | eggs mustard soy beef -gluten -wheat | fish garlic-family gluten lamb milk pork poultry | classic recipe; corrected
sambal dabu dabu | | ~sambal dried-shrimp onion | -crustaceans -animal-rennet -beef -fish -game -gelatine -insect -lamb -meat -minced -molluscs -offal
  -pork -poultry -processed-meat -red-meat -shellfish -whole-cut | crustaceans fish garlic-family gluten soy | definition; corrected
sambal kicap | | ~sambal dried-shrimp onion | gluten soy -crustaceans -animal-rennet -beef -fish -game -gelatine -insect -lamb -meat -minced -molluscs
  -offal -pork -poultry -processed-meat -red-meat -shellfish -whole-cut | crustaceans fish garlic-family | definition; corrected
sambal nasi lemak | | ~sambal dried-shrimp onion | fish | garlic-family gluten soy | definition; corrected
sambal roa | | ~sambal dried-shrimp onion | fish -crustaceans | crustaceans garlic-family gluten soy | definition; corrected
sambayón | | milk plain-flour butter caster-sugar | eggs sulphites alcohol -gluten -wheat -milk | coconut-family corn gelatine gluten milk nuts peanuts
  sesame | classic recipe; corrected
sambousik | | plain-flour | lamb | beef eggs milk onion-family sesame | classic recipe; corrected
samhap | | ~pollock | fish pork | crustaceans garlic-family gluten hot molluscs soy | definition; corrected
samjang | kongjang, kongjorim, kong jorim | ~soybeans | gluten sesame | fish garlic-family hot molluscs wheat | definition; corrected
san bei zhong juan | san bei xiao juan | | molluscs gluten sesame soy alcohol | crustaceans eggs fish pork poultry | classic recipe; corrected
sanbuus | | filo | beef | garlic-family lamb onion-family | classic recipe; corrected
sancocho trifásico | puchero, puchero criollo | beef-stewing onion garlic | pork | celery dried-fruit eggs gluten lamb milk offal olive-family |
  classic recipe; corrected
sans rival | sansrival, silvanas, sylvannas | plain-flour egg butter milk caster-sugar | nuts -gluten -wheat | alcohol coconut-family gluten pork | classic
  recipe; corrected
santen | | ~milk | -milk | coconut-family milk | definition; corrected
sanwin makin | sanwei makin | coconut-milk caster-sugar | gluten milk | eggs nuts peanuts rice-family sesame | classic recipe; corrected
saragli | samousades | plain-flour caster-sugar | nuts | alcohol eggs honey milk sesame | classic recipe; corrected
saramann curry | saraman curry | beef-steak fish-sauce onion garlic | peanuts | coconut-family crustaceans gluten offal rice-family soy | classic
  recipe; corrected
sate lilit | | peanuts | crustaceans fish -peanuts | eggs gluten peanuts poultry soy | classic recipe; corrected
sate madura | | peanuts | gluten soy poultry | crustaceans eggs fish | classic recipe; corrected
sate padang | | peanuts | beef -peanuts | crustaceans eggs fish gluten peanuts poultry soy | classic recipe; corrected
sawhchiar | | | fermented pork poultry | fish onion-family sesame soy | classic recipe; corrected
sayur asem | sayur asam | garlic onion | crustaceans peanuts | celery coconut-family fish | classic recipe; corrected
sayur sop | | garlic onion | celery poultry | coconut-family crustaceans fish gluten peanuts | classic recipe; corrected
sbagliato | spritz, sciacchetrà, cannonau, barbera | ~liqueur | sulphites | eggs milk nuts | definition; corrected
`;
