// Regional names from all kitchens: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNames1 = `
// Dishes of other tables that hold more than their neighbours there.
tokwa at baboy | | pork-belly tofu soy-sauce onion | | | classic recipe
budaejjigae | | kimchi luncheon-meat instant-noodles | pork soy | beef milk | classic recipe
koushuiji | | chicken-breast sesame-seeds soy-sauce | | peanuts garlic-family | classic recipe
bregott | lätt & lagom, puter, putar, mentega, butirro, vajkrém | ~butter | | | definition
koor | grietinėlė, slivki, krim kental | ~double-cream | | | definition
milerama | tjukkmjølk | ~sour-cream | | | definition
viilis | surmelk, rūgušpiens, kisselo mlyako, žinčica, rjazenka, ryazhanka, amasi, madila, mursik | ~kefir | | | definition
mælk | mlyako | ~milk | | | definition
sgushyonka | | ~condensed-milk | | | definition
ciorbă | barszcz, ghiveci, guvech, dyuvech, djuvec, đuveč, gjuveč | onion | | beef pork poultry celery gluten milk fish eggs | classic recipe
kotleti | bitochki, kotlet rubleny | beef-mince onion white-bread | | pork poultry eggs milk | classic recipe
dawadawa | dawa dawa, ogiri igbo, ogiri okpei, soumbala, sumbala, soumbara, netetou, nététu, afitin | | fermented | soy sesame | definition
jeotgal | jeot-gal, jeot, jutgal, chotkal, jeotkal, myungran jeot, myungran, changran jeot, myulchi jeot, hwangseokeojeot, hwangseogeo jeot | ~anchovy
  | salty fermented | crustaceans molluscs hot garlic-family gluten soy | definition
// Horn of Africa
senafich | sinafich, senafitch, senafich paste, snafich, senafitch paste | ~yellow-mustard | | | definition
awaze | awaze paste, awaze sauce | berbere garlic | hot | alcohol honey sulphites | definition
qotchqotcha | daata | red-chilli garlic ginger | hot | onion-family | definition
mekelesha | mekelesha spice, wot kimem, wat kimem, abesha kimem | ~spice-blend | | mustard | definition
shiro wot | mitin shiro, shiro fitfit, tegabino shiro, tegamino | chickpea-flour onion garlic | | milk mustard | classic recipe
genfo porridge | qinche, kinche porridge | bulgur niter-kibbeh | | | classic recipe
fatira | fatirah, fitfit, firfir, fir-fir, katenga | plain-flour niter-kibbeh | | eggs honey onion-family hot | classic recipe
difo dabo | defo dabo, hebesha dabo | ~sourdough | | milk eggs sesame | definition
kolo snack | | plain-flour | | milk honey added-sugar peanuts | classic recipe
ayeb | | ~curd-cheese | | | definition
kategna | qategna | injera niter-kibbeh berbere | gluten | | classic recipe
gomen besiga | gomen be siga | collard-greens beef-stewing niter-kibbeh | | | classic recipe
zilzil alecha | tibs, derek tibs, siga tibs, lega tibs, shekla tibs | beef-steak niter-kibbeh onion garlic | | | classic recipe
siga wat | siga wot, key wot, alicha siga | beef-stewing onion garlic niter-kibbeh berbere | | | classic recipe
doro wet | doro wett, tsebhi derho, tsebhi | chicken-thigh egg onion garlic niter-kibbeh berbere | | beef lamb | classic recipe
dulet | | tripe lamb-liver niter-kibbeh | | | classic recipe
quanta | qwanta, kwanta, odka, muqmad, oodkac | ~beef-jerky | | milk | definition
tejj | | honey | alcohol | | definition
areki | katikala | ~spirit | | | definition
suqaar | hilib suqaar, suugo suqaar, hilib ari, bariis iskukaris | lamb-mince onion garlic | | beef milk | classic recipe
laxoox | lahooh, lachuch | ~pitta | | milk eggs | definition
sabayad | | ~pitta | | milk eggs added-sugar | definition
halwo | xalwo | caster-sugar cornflour ghee | | nuts | definition
bajiyo | bajiye | black-eyed-beans onion | | garlic-family | classic recipe
kac kac | kackac, botokoin | plain-flour caster-sugar | | milk eggs coconut-family | classic recipe
fuul | shahan fool | dried-fava-beans | | onion-family garlic-family milk eggs sesame | classic recipe
// West Africa
thiebou dieun | thiebou dien | basmati onion tomato-puree | fish | molluscs | classic recipe
yassa | yassa poulet, poulet yassa, chicken yassa, yassa au poulet | chicken-thigh onion lemon dijon | | garlic-family | classic recipe
kwili kwili | | peanuts | | added-sugar | definition
balangu | | goat-meat onion | | | classic recipe
ogiri | | ~soybeans | -soy fermented | soy sesame | definition
moimoi | olele | black-eyed-beans onion red-pepper | | eggs fish crustaceans beef | classic recipe
accara | koose, kosai | black-eyed-beans onion | | crustaceans | classic recipe
acarajé recheado | vatapá baiano | bread-roll peanuts coconut-milk dried-shrimp onion cashews | | fish garlic-family | classic recipe
caruru baiano | | okra dried-shrimp peanuts cashews onion | | garlic-family fish | classic recipe
xinxim de galinha | | chicken-thigh dried-shrimp peanuts cashews onion garlic | | coconut-family | classic recipe
shitor din | ghanaian black pepper sauce | dried-shrimp onion garlic red-chilli | fish crustaceans hot | gluten | definition
dokono | | cornmeal-flour | fermented | | classic recipe
achomo | atchomon | plain-flour butter egg caster-sugar | | | classic recipe
chakri | thiakri, caakiri | millet yoghurt caster-sugar | | gluten | classic recipe
zobo | bissap, sobolo, wonjo | caster-sugar | | | classic recipe
kunun zaki | | millet | | peanuts gluten added-sugar | classic recipe
tchapalo | tchouk, tchoukoutou | ~beer | | gluten | definition
sodabi | kai-kai, kaikai, koutoukou | ~spirit | | | definition
nsafufuo | bandji, matango, malafu, vin de palme, toddy palm, kallu, toddy | | alcohol fermented | | definition
panla | | ~salt-cod | | | definition
mɔmɔni | stinkfish, guedje, ndagala, ketahinya, guejj | ~anchovy | salty | | definition
tuffa | | ~whelks | fermented salty | fish | definition
wagasi | warankashi, wagashie, waagashi, woagachi | ~paneer | | | definition
fura da nono | fura de nunu, kindirmo, nono da fura | millet yoghurt | | added-sugar gluten | classic recipe
dambun nama | dambu nama | beef-stewing | | | classic recipe
kilichi | | ~beef-jerky | peanuts | | definition
ugba | ukpaka | palm-oil onion | | lamb beef fish crustaceans | classic recipe
acheke | akyeke | ~cassava | | fish | classic recipe
kedjenou | | chicken-thigh onion tomato | | garlic-family | classic recipe
placali | foutou, foutou banane, futu | cassava | | | classic recipe
cachupa rica crioula | cachupa de carne | hominy kidney-beans onion garlic pork-shoulder chorizo | | | classic recipe
// Central and Southern Africa
moambe | muamba, nyembwe | chicken-thigh palm-oil onion garlic | | peanuts | classic recipe
mpondu | | palm-oil onion | | fish peanuts | classic recipe
mathapa | | peanuts coconut-milk cassava garlic | | crustaceans | classic recipe
mbongo tchobi | mbongo, mbongo'o | garlic onion | fish | | classic recipe
ekwang | | taro dried-shrimp palm-oil | | fish | classic recipe
kwanga | chikwanga | ~cassava | | | classic recipe
calulu | | onion okra palm-oil tomato | fish | crustaceans | classic recipe
funge | funje | cornmeal-flour | | | classic recipe
ifisashi | visashi | peanut-butter onion tomato | | poultry beef | classic recipe
stokkies | snapstick | ~beef-jerky | | sulphites | definition
boerie | braaiwors | ~beef-sausage | | pork lamb gluten sulphites | definition
bobotjie | bobotie curry | beef-mince white-bread milk egg onion | | nuts dried-fruit lamb | classic recipe
chakalaka | | onion red-pepper carrot baked-beans | | garlic-family | classic recipe
monkey gland sauce | peri peri monkey gland | onion ketchup worcestershire | | alcohol garlic-family mustard | definition
potjiekos | potjie | lamb-shoulder onion | | alcohol beef poultry | classic recipe
sosatie | sosaties | lamb-leg onion dried-apricots | | pork garlic-family | classic recipe
frikkadelle | | beef-mince breadcrumbs egg onion | | milk lamb | classic recipe
bredie | | lamb-shoulder onion | | alcohol | classic recipe
walkie talkies chicken feet | ulusu, matumbu, zvinyama zvemukati | tripe onion | | | classic recipe
skilpadjies | | lamb-liver onion | | gluten eggs | classic recipe
vetkoeke | | plain-flour | | beef milk eggs added-sugar | classic recipe
roosterbrood | | ~sourdough | | milk eggs | definition
rusks boeremeal | | plain-flour butter buttermilk caster-sugar | | eggs | definition
cape brandy tart | tipsy tart south africa | plain-flour butter egg dates spirit | | nuts | classic recipe
hertzogkoekie | jammerlappie | plain-flour butter egg coconut-fresh apricot-jam | | | classic recipe
hoenderpastei | hoender pastei | puff-pastry chicken-thigh egg | | celery alcohol pork | classic recipe
amazi | mabisi, kule naoto, inkomazi | ~buttermilk | | | definition
chibuku | utshwala | ~beer | | gluten | definition
mampoer | witblits, kachasu, chang'aa, busaa | ~spirit | | gluten | definition
mahewu | mageu, amahewu, magou, maheu | cornmeal-flour | | gluten added-sugar | definition
mopane worms | mopani worms, madora, mashonzha, amacimbi, phane, matomani, nsenene, chicatanas, jumiles, gusanos de maguey, bon bon beetle, inago,
  zazamushi, hachinoko | | insect meat | crustaceans | definition
romazava | | onion garlic | meat beef | pork poultry coconut-family | classic recipe
akoho sy voanio | | onion garlic | meat poultry | beef pork coconut-family | classic recipe
koba akondro | koba ravina, kobandravina, koba malgache | peanuts banana rice-flour | | | classic recipe
mofo gasy | menakely, mofo anana, mofo baolina | plain-flour | | rice-family milk eggs crustaceans | classic recipe
cari rougail | | pork-sausage onion garlic tomato | | | classic recipe
gato pima | | chana-dal onion | | gluten | classic recipe
dalpuri | farata, faratha | plain-flour split-peas | | milk | definition
mine frite | mine frit, mine bouilli, mine frire | egg-noodles soy-sauce egg | | crustaceans poultry garlic-family | classic recipe
vindaye | vindaye poisson, vindaille | mustard-seeds garlic onion | fish | | classic recipe
bol renversé | | basmati egg soy-sauce oyster-sauce | | poultry crustaceans | classic recipe
napolitaines mauriciennes | | plain-flour butter jam | | | classic recipe
ti punch | | ~spirit caster-sugar | | | definition
ladob | ladob banane, ladob patate | banana coconut-milk caster-sugar | | | classic recipe
mishkaki | mshikaki, mutura | beef-steak onion | | lamb offal garlic-family | classic recipe
kachumbari | | onion | | beef tomato-family | classic recipe
irio | mukimo, mokimo, muthokoi | | | onion-family beef starchy | classic recipe
odi paste | malakwang | peanuts | | beef poultry fish sesame | classic recipe
kachiri | | peanuts | | added-sugar coconut-family | definition
ugandan rolex | | chapati egg | | onion-family tomato-family | classic recipe
vitumbua | | rice-flour coconut-milk caster-sugar | | gluten | classic recipe
// Maghreb, Egypt, Sudan
smenn | | ~ghee | | | definition
m'hanncha | m'hancha, mhanncha, ka'ab el ghzal, tcharek el ariane | plain-flour ground-almonds butter | | eggs milk | classic recipe
briouat amandes | briouats aux amandes, briouats miel | filo ground-almonds honey butter | | sesame | classic recipe
shebakia | chabakia, mkharka, griwesh | plain-flour sesame-seeds honey | | nuts eggs milk | classic recipe
slilou | zammita, tqaoute | plain-flour almonds sesame-seeds butter honey | | | classic recipe
ghoriba bahla | ghraybe, graybeh, ghreyba | plain-flour butter | added-sugar | nuts sesame eggs | classic recipe
arayech | knidlettes, knidelette, samsa algerienne, el mkhabez | ground-almonds plain-flour caster-sugar egg | | milk honey | classic recipe
baklawa algeroise | | ground-almonds plain-flour caster-sugar egg | honey milk | | classic recipe
bambalouni | bambaloni, sfenj, sfinz, isfenj, sfinge, zlabiya, zalabya, zelabia, luqmat al qadi, loukma, awwamat, legaimat | plain-flour caster-sugar
  | | honey nuts eggs milk sesame | classic recipe
brik | burak | filo egg | | fish beef milk onion-family | classic recipe
feuilles de brik | | ~filo | | | definition
bisteeya | bastela, basteela, bestila | filo almonds egg onion butter chicken-thigh | | fish crustaceans added-sugar | classic recipe
ghrayef | korsa | semolina | | milk honey eggs | definition
melwi | mlawi, mahjouba, mhadjeb, m'hajeb, mhajeb, kesrah, matlou, tafarnout | ~pitta | | milk eggs onion-family | definition
berkoukech | mhammsa, mohamsa, barkoukech | ~couscous | | lamb onion-family | definition
reshta | trida | ~pasta | | poultry onion-family | definition
hasoua | hssoua, askif | semolina | | milk | classic recipe
sharmoula | | coriander garlic | | onion-family | definition
mechouia | mechwia, salata mechouia, slata mechouia, salade mechouia | roasted-peppers tomato onion garlic | | fish eggs | classic recipe
leblebi tunisien | lablebi | chickpeas white-bread garlic harissa | | eggs fish | classic recipe
ojja | shakshoka | egg tomato onion garlic | | lamb beef | classic recipe
kafteji | kaftaji | egg green-pepper tomato potato | | lamb onion-family | classic recipe
mloukhia | mouloukhia, mlukhiyah | molokhia garlic | | beef poultry onion-family | classic recipe
mergez | mirqaz, kefta, kaftah | lamb-mince onion | | beef eggs gluten | definition
khlii | khlea, khlia, gueddid, gueddid tunisien, kadid, qadid, kaddid | ~beef-jerky | garlic-family fatty | | definition
osbane | bakbouka | tripe lamb-liver onion garlic | | rice-family gluten | classic recipe
lham lahlou | lham hlou | lamb-shoulder | | onion-family nuts honey milk dried-fruit added-sugar | classic recipe
amlou beldi | amalou | almonds honey | | sesame peanuts | definition
taktuka | bakoula | tomato garlic | | olive-family | classic recipe
boukha | bouha, boukha bokobsa, mahya | ~spirit | | | definition
kosheri | koushari, kushary | pasta green-lentils basmati onion garlic | | | classic recipe
bisara | byessar, tamiya | dried-fava-beans garlic | | onion-family sesame gluten | classic recipe
hawawshy | hawoushi | pitta beef-mince onion | | | classic recipe
fiteer meshaltet | | plain-flour ghee | | milk lamb onion-family eggs | classic recipe
aish shamsi | eish shamsi, eish fino | ~pitta | | milk | definition
doqqa | dokka, duqa, dakka, daqqa | sesame-seeds hazelnuts ground-coriander cumin | | peanuts nuts | definition
um ali | omm ali | puff-pastry milk caster-sugar | nuts | coconut-family dried-fruit | classic recipe
shamishi | chamia | semolina caster-sugar | | milk nuts eggs coconut-family | classic recipe
katayif | | plain-flour | added-sugar | milk nuts | classic recipe
gibna rumi | qarish, gibna mudaffara | ~feta | | | definition
fseekh | fiseekh, fasikh, terkin, tarkin, mindeshi, kajaik, melouha | ~pickled-herring | -oily-fish fermented | | definition
batarekh | batarikh, butarekh, batrakh, avgotarakho | ~fish-roe | salty | | definition
mahshi | mahshi kromb, mahashi | basmati onion | | beef lamb offal milk tomato-family | classic recipe
molokhia bil arnab | kawareh, kawari, kawarea | beef-shin onion | | | classic recipe
bastirma | basterma, pasterma, pastrma | ~bresaola fenugreek garlic | processed-meat | | definition
kisra | kissra | sorghum | | gluten | definition
mullah | mulah, bamia, bamya, bamieh, bamies, wayka | okra onion tomato | | lamb beef garlic-family peanuts | classic recipe
dakwa | salata dakwa, salatat dakwa, salata aswad, dakwah | peanut-butter onion | | sesame beef poultry fish | classic recipe
merissa | marissa, aragi, araqi, sharbot, nabidh | ~beer | | | definition
// Levant, Iraq, Gulf
taratour | baba ghannouj | tahini garlic lemon | | milk nuts fodmap | definition
toumieh | tum sauce, toumaya | garlic | | eggs | definition
mhammara | acuka, cevizli biber | walnuts roasted-peppers pomegranate-molasses breadcrumbs | | onion-family garlic-family sesame | definition
ambariss | ambarees, serdaleh, kechek, jamid, jmeed, chanklich, shinklish, surke, jibne, majdoule, qashta, qaymar | ~labneh | | gluten | definition
xinochondros | ksinohondros, trachanas, kisik | bulgur yoghurt | | onion-family tomato-family | definition
freek | | ~freekeh | | poultry nuts onion-family | definition
kubbat hamuth | kubba mosul, kibe, quipe, kipes | bulgur lamb-mince onion | | beef milk nuts rice-family celery | classic recipe
manoushi | mankousheh | ~pitta sesame-seeds | | milk | classic recipe
lahmbajin | lahmajoon | plain-flour lamb-mince onion tomato | | beef nuts milk | classic recipe
arayess | arais | pitta lamb-mince onion | | beef | classic recipe
kaek | kaakat | ~sourdough sesame-seeds | | milk eggs nuts | definition
maamoul dates | maamoul mad | semolina butter | added-sugar | nuts dried-fruit | classic recipe
barazik | barazi | plain-flour sesame-seeds pistachios butter honey | | eggs | definition
knafe | ekmek kadayif, tel kadayif, kadaifi | kataifi butter caster-sugar | milk | nuts | classic recipe
halawat al jibn | | semolina mozzarella caster-sugar double-cream | | nuts | classic recipe
layali loubnan | aish es saraya, aysh al saraya | milk semolina caster-sugar double-cream | | nuts gluten | classic recipe
mafroukeh | madlouka, mafrookeh | semolina butter caster-sugar | nuts | milk | classic recipe
mouhalabieh | mahalepi, mahlabia | milk cornflour caster-sugar | | nuts | classic recipe
salepi | saloop | milk caster-sugar | | nuts coconut-family | definition
bouza | maraş dondurması, kaimaki | ~ice-cream | | nuts eggs | definition
meghli | mughli, moghli | rice-flour caster-sugar walnuts almonds pistachios | | coconut-family pine-nuts | classic recipe
sfoof | | semolina sesame-seeds plain-flour caster-sugar | | milk nuts | classic recipe
halaoua | halawah, halewa | ~halva | | | definition
shawerma | shawurma, chawarma | pitta | meat | lamb beef poultry pork milk sesame garlic-family onion-family | classic recipe
siniyeh | siniyet kafta | lamb-mince tahini onion | | beef | classic recipe
samkeh harra | sayadiyah, sayyadieh | onion garlic | fish | sesame nuts | classic recipe
shushbarak | | plain-flour lamb-mince onion yoghurt | | beef garlic-family | classic recipe
tisiyeh | | pitta chickpeas yoghurt garlic | | sesame nuts lamb poultry | classic recipe
fatoush | fattouche | pitta tomato cucumber | | onion-family garlic-family | classic recipe
tabboule | taboulleh, tabuli, eetch | bulgur parsley tomato onion | | | classic recipe
mjaddara | moudjadara, imjaddara | green-lentils onion | | rice-family gluten milk | classic recipe
kabsa | kabseh, machboos, majboos, madfoon, maglooba, maqluba, makloubeh, maqlouba, maqlooba, ruz bukhari, zurbian | basmati onion | meat | lamb
  poultry fish nuts milk garlic-family | classic recipe
jareesha | herise | wheat-berries lamb-shoulder | | milk poultry beef onion-family | classic recipe
margoog | margoogat, marqooq, thareed, tirit | pitta lamb-shoulder onion | | poultry tomato-family | classic recipe
balaleat | balalit | pasta egg caster-sugar | | milk | classic recipe
rgag | raqaq, tamees, tameez, samoun, sammoun | ~pitta | | milk eggs sesame | definition
aseeda bobar | batheeth, btheeth, asida tamr, khabees, khabeesa | plain-flour dates butter | | | classic recipe
suboor | jasheed | ~fish-sauce | | mustard gluten | definition
masgoof | mazgouf | carp | | onion-family tomato-family | classic recipe
kaleh pacheh | kalleh pacheh | tripe | offal | lamb beef garlic-family eggs milk | classic recipe
kleecha | klaicha, kulecha, klicha | plain-flour butter dates | | nuts eggs sesame coconut-family | classic recipe
mann al sama | man al-sama, mann wa salwa | caster-sugar pistachios | | nuts eggs gluten | definition
amba | amba sauce, ambah | mango | | mustard sulphites garlic-family | definition
s'chug | sahawiq, sahawig, bisbas, daqqus, dakkous, daqoos | green-chilli coriander garlic | | tomato-family | definition
hilbeh | hulba, hilbah, hilbe, helba | fenugreek garlic coriander | | tomato-family | definition
saltah | fahsa, fahsah | lamb-shoulder fenugreek garlic onion | | beef | classic recipe
hawayej | hawayij | ~spice-blend | | | definition
jahnun | jachnoun, kubane, melawach | plain-flour butter | | eggs | definition
bint al sahn | sabayah, sabaya | plain-flour egg ghee honey | | | classic recipe
`;
