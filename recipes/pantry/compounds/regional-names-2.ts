// Regional names from all kitchens: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNames2 = `
sabich | sabih, sabeeh | pitta egg aubergine tahini | | garlic-family onion-family | classic recipe
borekas | | puff-pastry | | milk eggs sesame beef potato-family | definition
sufganiya | sufganyot | plain-flour egg butter jam | | | classic recipe
cholent | t'fina | beef-stewing onion haricot-beans pearl-barley | | eggs potato-family gluten poultry | classic recipe
schina | skhina | beef-stewing onion haricot-beans pearl-barley | eggs | potato-family gluten poultry | classic recipe
// Turkey
soujouk | sugjuk, souzouki | ~salami beef-mince | -pork processed-meat | | definition
pogacha | boyoz, pişi | plain-flour | | milk eggs sesame nuts | definition
trabzon ekmeği | | ~pitta | | milk eggs sesame lamb onion-family | definition
pide kusbasili | kuşbaşılı pide, karadeniz pidesi | pizza-dough lamb-mince onion | | beef milk eggs | classic recipe
kaseri | tulum, yayık ayranı, keş peyniri | ~feta | | | definition
hunkar begendi kebab | begendi | aubergine milk plain-flour butter gruyere | | lamb | classic recipe
adana kebabı | çöp şiş | lamb-mince | | onion-family garlic-family beef gluten milk | classic recipe
kokoreçi | | lamb-liver | offal | gluten eggs | classic recipe
midopilafo | | mussels | | gluten nuts onion-family milk | classic recipe
toyga çorbası | | yoghurt plain-flour egg | | lamb rice-family | classic recipe
lukum | rachat lukum | caster-sugar cornflour | | nuts gelatine coconut-family milk | definition
pismaniyeh | | plain-flour butter caster-sugar | | nuts | definition
anoush abour | koliwo | wheat-berries | added-sugar | nuts sesame dried-fruit honey milk | classic recipe
koljivo | kollyva, kolyva | wheat-berries | added-sugar nuts | sesame dried-fruit honey milk | classic recipe
bozë | | millet caster-sugar | fermented | gluten alcohol | definition
rakiya | lozova, slivovice, śliwowica, pálenka, palincă, mastika, arack, travarica, kruškovac, viljamovka, dunjevača, kajsijevača | ~spirit | | |
  definition
şalgam | | turnip | salty fermented | gluten | definition
şalgam suyu | | turnip | salty fermented gluten | | definition
// Iran, Afghanistan
quroot | qroot, krut, chakah | ~dried-yoghurt-balls | | onion-family garlic-family nuts | definition
mast va khiar | mast o mooseer, mast moosir, boorani, abdoogh khiar | yoghurt | | garlic-family onion-family nuts dried-fruit | classic recipe
mirza qasemi | | egg garlic aubergine | | tomato-family onion-family | classic recipe
kuku sabzi | kuku sibzamini, kookoo sibzamini, koukou sabzi, nergesseh | egg coriander parsley | | nuts gluten onion-family | classic recipe
ash reshteh | aash reshteh, ash-e reshteh, ashe reshteh, ash reshte, reshteh polo, reshteh ash | pasta onion garlic dried-yoghurt-balls | | |
  classic recipe
ash-e mast | ash e jo, ash-e jow, ash jo | pearl-barley yoghurt onion garlic | | | classic recipe
qormeh sabzi | ghormeh sabsi, ghorme sabzi, gheimeh, qeymeh | lamb-shoulder onion | | beef garlic-family celery nuts | classic recipe
khoresht-e karafs | | lamb-shoulder celery onion | | beef | classic recipe
fesenjun | fesenjoun | chicken-thigh walnuts onion pomegranate-molasses | | | classic recipe
baghali polo | bagali polo, albaloo polo, sabzi polo | basmati | | milk eggs lamb poultry nuts fish onion-family dried-fruit gluten | classic recipe
koofteh berenji | kobideh, chelo kabab, chelow kabab, kabab barg, kabab soltani, bakhtiari kabab | lamb-mince onion | | beef eggs nuts gluten |
  classic recipe
kufteh tabrizi | | lamb-mince onion | eggs | beef nuts gluten | classic recipe
abgusht | ab goosht, dizi sangi, piti azerbaijani, bozbash, bozbaş | lamb-shoulder onion chickpeas | | tomato-family nuts | classic recipe
lepyoshki | patir non, tokoch, katlama, qatlama | ~naan | | sesame eggs onion-family | definition
boulani | bolanee | plain-flour | | milk onion-family potato-family | classic recipe
kabuli palaw | qabuli palaw, qabeli palaw, plov, palov, osh palov, pilov, palaw | basmati lamb-shoulder onion | | nuts milk dried-fruit garlic-family
  | classic recipe
sheer berenj | ferni, fereni, yakh dar behesht | milk caster-sugar rice-flour | | nuts gluten dried-fruit | classic recipe
tut persian mulberry | loz bidmeshk | caster-sugar pistachios almonds | | eggs milk gluten wheat | definition
faloodeh | faludeh, paloodeh shirazi | caster-sugar cornflour | | milk gluten | classic recipe
torshi | torshi liteh, torshi makhloot, torshi bandari, liteh, tursu, turshi, torşi, tourshi, khiar shoor, khiarshoor, kiar shoor, suan cai, pao
  cai, ogórki kiszone, ogorki kiszone, kiszone ogórki, achard, achards | white-vinegar | salty | celery sulphites garlic-family | definition
giardiniera | | white-vinegar | salty celery | sulphites garlic-family | definition
moraba | sekanjabin | caster-sugar | | honey sulphites | definition
sir torshi | seer torshi | garlic white-vinegar | | | definition
zeytoon parvardeh | zeitoon parvardeh | walnuts garlic pomegranate-molasses | | beef olive-family | classic recipe
mahi doodi | | ~caviar | | | definition
sosis bandari | kalbas | ~frankfurter | -pork processed-meat | beef poultry gluten soy milk | definition
aragh sagi | aragh keshmesh | ~spirit | | | definition
// Caucasus
khachapuri imeruli | adjaruli khachapuri, acharuli, ajaruli khachapuri, hachapuri, chaczapuri, chatschapuri, chačapuri | plain-flour feta egg butter |
  milk | | classic recipe
lobio | | kidney-beans onion | | gluten nuts milk pork | classic recipe
mkhali | bazha, baje sauce, nigvzis sauce | walnuts garlic coriander | | poultry onion-family | classic recipe
harcho | charcho | beef-stewing onion garlic basmati walnuts coriander | | lamb | classic recipe
hinkali | chinkali, khinkal | plain-flour beef-mince pork-mince onion | | lamb | classic recipe
gebzhalia | sulugun, chechili, motal paniri, nadugi | ~feta | | | definition
tkemali | tkhemali, tqemali, tkemali sauce | plum garlic coriander | hot | | definition
adżyka | | red-chilli garlic | hot salty | nuts tomato-family celery | definition
khmeli suneli | hmeli suneli, utskho suneli | ~spice-blend | | garlic-family celery | definition
çurçhela | tchourtchkhela, churchxela, rojik, sharots, sweet sujukh | walnuts grape-juice | added-sugar | gluten honey nuts sesame | definition
shoti | | ~pitta | | corn | definition
chacha | oghi, tutovka, tuti oghi, artsakh oghi, konyak | ~spirit | | | definition
madzoun | airan, syuzma, süzmə, smetanka | ~yoghurt | | | definition
tanabour | tanapur | yoghurt wheat-berries egg | | | classic recipe
khashlama | kololak | lamb-shoulder onion | | poultry rice-family nuts milk eggs gluten | classic recipe
nazuk | nazouk, şorqoğal, shorgoghal | plain-flour butter egg caster-sugar | | nuts | classic recipe
jengyalov hats | | plain-flour | | lamb milk onion-family | classic recipe
düşbərə | gürzə, gyurza, dushpara, chuchpara, tushbera, düşbere | plain-flour lamb-mince onion | | eggs milk | classic recipe
dolmasi | dolmadakia, dolmathes, warak enab, warak dawali, waraq inab, yalancı | vine-leaves onion | | lamb beef pork milk eggs nuts rice-family |
  classic recipe
// Central Asia
besbarmak | kullama, laghmon, kesme, ganfan | pasta lamb-shoulder onion | | beef garlic-family eggs | classic recipe
chuzhuk | sur et horse | ~salami | -pork processed-meat | garlic-family | definition
qymyz | airag, ayrag, kımız, chal camel | ~kefir | alcohol fermented | | definition
tsuiwan | boodog, kazan kebab, kazan kabob, quurdaq, kuyrdak, shashlik, shashlyk, shaslik, szaszłyk, šašlykas | lamb-mince onion | | gluten beef pork
  garlic-family offal | classic recipe
bauyrsak | boorsoq | plain-flour | | eggs milk honey added-sugar | classic recipe
aaruul | aarts, byaslag, bislag, eezgii, öröm | ~dried-yoghurt-balls | | | definition
navvot | | caster-sugar | | gluten wheat eggs nuts | classic recipe
dimlama | dimlyama, shavla, mastava, moshkichiri, mosh xurda, nokhat shurak, shurpa, shorpo, sorpa, shulum | lamb-shoulder onion | | rice-family beef
  | classic recipe
achichuk | achichuq, shakarob, shakarap | tomato onion | | | classic recipe
// India, Pakistan, Bangladesh, Sri Lanka, Nepal
dhana jeeru | dhana jeeru masala | ~ground-coriander cumin | | | definition
kala masala | kaala masala, malvani masala, kolhapuri masala, kanda lasun masala, kanda lasoon masala | ~garam-masala ground-coriander | | sesame
  coconut-family onion-family garlic-family | definition
goda masala | godaa masala | ~garam-masala ground-coriander | sesame | coconut-family onion-family garlic-family | definition
rasam podi | rajma masala, kulambu milagai thool, kuzhambu thool, sambar podi, huli pudi, saarina pudi, thani mangai thool | ~garam-masala
  ground-coriander | | gluten mustard | definition
bottle masala | | ~garam-masala ground-coriander | gluten mustard | | definition
karam pudi | molagapodi, nalla karam | urad-dal chana-dal red-chilli | hot | sesame garlic-family peanuts | definition
methiya masala | methia masala, achar masala, athana masala, athanu masala, koro sambhar, sambhariyo masala, kasaundi | ~mustard-seeds | | sesame |
  definition
dhansak masala | | toor-dal onion garlic ground-coriander | | lamb mustard | classic recipe
lehsuni | | garlic red-chilli | hot | peanuts coconut-family sesame | definition
thecha | mirchi thecha, kharda, varhadi thecha | green-chilli garlic | hot | peanuts | definition
chanachur | dalmoth, namkeen, churumuri | flattened-rice | | peanuts mustard onion-family gluten wheat nuts | classic recipe
chiwda | chevdo, chidwa | flattened-rice | peanuts | mustard onion-family gluten wheat nuts | classic recipe
sabudana khichdi | sabudana khichri, sabudane khichdi, sabudana usal, farali chevdo | tapioca-pearls peanuts | | | classic recipe
bharli vangi | bharleli vangi, masale vangi, gutti vankaya, mirchi ka salan, mirch salan, bagaare baingan, ennai kathirikai, badanekai ennegai,
  ennegayi | peanuts sesame-seeds onion | | coconut-family | classic recipe
misal | usal | onion | | gluten milk peanuts garlic-family | classic recipe
undhiyu | undhiu, oondhiyu, patode, alu vadi, khichu, dhebra, fafda, ganthiya, gathiya, gathia | chickpea-flour | | gluten mustard sesame milk
  peanuts | classic recipe
rabari | payesh, chaler payesh, barfee, borfi, roshogolla, khurchan | milk caster-sugar | | nuts gluten wheat | classic recipe
doodhpak | | milk caster-sugar | nuts | gluten wheat | classic recipe
mysore pa | mysurpa, magas, patisa, dodol goa | chickpea-flour ghee caster-sugar | | nuts gluten wheat milk eggs coconut-family | classic recipe
ubbatti | bobbattu, ghughra, pedakiya, malpoa, badushah, lavang latika, pithe, pitha, puli pithe | plain-flour ghee caster-sugar | | milk nuts
  coconut-family sesame rice-family | classic recipe
gujia | | plain-flour ghee caster-sugar | nuts | milk coconut-family sesame rice-family | classic recipe
porota | radhaballavi, kochuri | ~chapati | | milk eggs onion-family lamb | definition
jolada rotti | bhakri, bhakar, jwarichi bhakri, akki rotti, pathiri, orotti | ~sorghum | | gluten rice-family onion-family | definition
methi maaz | | lamb-shoulder | | milk onion-family garlic-family | classic recipe
vegetable kurma | veg kurma, khubani ka meetha | double-cream | | nuts onion-family garlic-family poultry gluten eggs coconut-family milk | classic
  recipe
paaya | kharode, maghaz, maghaz masala, kapura, taka tak, katakat, chaanp, galawati, galawat, bihari kebab, sali boti | lamb-mince onion garlic ginger
  | | beef offal gluten eggs milk nuts | classic recipe
schezwan chutney | gobi 65 | plain-flour garlic | | soy eggs poultry milk celery onion-family sulphites | classic recipe
recheado | rechad masala, recheio masala, recheado masala | garlic red-chilli white-vinegar | hot | pork poultry fish crustaceans onion-family
  coconut-family alcohol | classic recipe
fenny | urrak, urak, mahua liquor, mahuwa, arrak, chhang, thumba, rakshi, handia, haria, hadia, xaj pani, sulai, tharra, tadi, taadi, neera toddy, ra
  sri lanka, kasippu, ara bhutan, zutho, zu tho | ~spirit | | | definition
sorshe tel | kacchi ghani oil, shorsher tel | ~mustard-oil | | | definition
kolmi | jheenga, eral, iral thokku, yeral, royya, sigadi, sungta, chingudi, jawla, javla, suko javlo | prawns | | coconut-family onion-family
  garlic-family mustard molluscs | classic recipe
chingudi jhola | | prawns | mustard | coconut-family onion-family garlic-family molluscs | classic recipe
hilsha | meen molee, meen vevichathu, patrani machi, bangude, loitta, shidol, masmin, chepa vepudu, nethallu, nattu kozhi meen, kane fry, tareli |
  onion | fish | mustard milk garlic-family coconut-family | classic recipe
machher jhol | maachh bhaja, chitol muitha, meen achar, tenga maas, masor tenga | onion | fish mustard | milk garlic-family coconut-family | classic
  recipe
varutharacha | chettinad, salna | onion garlic coconut-fresh | | poultry lamb beef pork milk | classic recipe
rasam | kootu, erissery, bisibelebath, vangi bath | mustard-seeds curry-leaves | | gluten wheat milk peanuts nuts onion-family coconut-family |
  classic recipe
chitranna | | mustard-seeds curry-leaves | peanuts | gluten wheat milk nuts onion-family coconut-family | classic recipe
rava upma semolina | sooji upma, rava dosa | semolina mustard-seeds | | milk nuts onion-family | classic recipe
dim kosha curry | dimer kosha, dim sheddho | egg onion | | gluten milk | classic recipe
bombay halwa | khara biscuit, osmania biscuit, rusk toast, jeera biscuit, khari biscuit | plain-flour butter caster-sugar | | milk eggs nuts |
  classic recipe
gulkand | gulqand, paan masala, meetha paan, mukhwas, rooh afzah | caster-sugar | | nuts milk honey | definition
maltova | cocomalt | ~milk-powder | gluten added-sugar | soy | label-typical
malu paan | | plain-flour | fish | eggs milk onion-family coconut-family crustaceans | classic recipe
mallung | mallum, gotukola mallum, gotukola sambol | onion lime | | fish coconut-family eggs beef crustaceans mustard | classic recipe
lunu miris sambol | valhomas chips | ~tinned-tuna | salty | onion-family | definition
kavum | aluwa | coconut-milk palm-sugar | | eggs nuts gluten milk | classic recipe
tsampa | | plain-flour onion | | pork beef poultry lamb milk soy garlic-family mustard | classic recipe
golbheda achar | golbheda ko achar, til ko achar, aalu achar nepali, alu ko achar | sesame-seeds tomato garlic coriander | | mustard peanuts soy |
  classic recipe
ema datshi | ema datsi, kewa datshi, shamu datshi, datshi, datsi, chugo, hoentay | green-chilli feta | | onion-family poultry pork | classic recipe
suja | gur gur chai, sheer chai, nun chai, adeni chai | milk tea | | added-sugar nuts | definition
bhuinchampa | singju, bai mizo, anishi, amrusu | | fermented | pork fish soy sesame onion-family | classic recipe
thevo chu | | | fermented pork | fish soy sesame onion-family | classic recipe
// Malaysia, Singapore, Indonesia
bumbu sate | sambel kacang, kuah sate, sateh sauce | ~peanut-butter | | soy gluten crustaceans garlic-family onion-family | definition
katjang saus | katjangsaus | ~peanut-butter | soy | gluten crustaceans garlic-family onion-family | definition
sambal tumis | sambal petai, sambal balado, sambal bajak, sambal badjak, sambal goreng, sambal bawang, sambal ijo, sambal hijau, sambel bajak |
  ~sambal dried-shrimp onion | | fish garlic-family soy gluten | definition
rusip | bekasam, pekasam, tongkol, otah, otah otah, sata terengganu, lekor, laksan, nasi dagang, nasi kerabu, laksam, solok lada, arsik, naniura,
  dengke mas na niura | | fish | crustaceans gluten onion-family eggs coconut-family | classic recipe
heiko | har cheong, geragau, haebee hiam, heibi hiam, rajungan | ~dried-shrimp | | fish gluten onion-family | definition
kepah | siput | | molluscs | crustaceans eggs soy gluten fish | classic recipe
mi kuah | | egg-noodles | | eggs crustaceans fish soy peanuts pork molluscs poultry coconut-family onion-family | classic recipe
nasi lemak bungkus | | basmati coconut-milk anchovy peanuts egg | crustaceans | onion-family | classic recipe
gudeg | gudeg jogja | basmati coconut-milk | eggs | poultry peanuts fish crustaceans soy onion-family | classic recipe
kalio | | beef-stewing coconut-milk onion garlic | | lamb | classic recipe
betutu | rica-rica, inche kabin, enche kabin | chicken-thigh onion garlic | | coconut-family soy gluten eggs | classic recipe
soto | soto kudus, soto tangkar, abon, abon sapi, gulai kambing, gulai otak, gulai tunjang, konro, konro bakar, sup tulang, sup kambing, tengkleng,
  baso, kikil, krecek, sambal goreng krecek | beef-stewing onion garlic | | lamb coconut-family milk soy gluten eggs offal poultry | classic recipe
galantin jawa | | beef-stewing onion garlic | eggs gluten | lamb coconut-family milk soy offal poultry | classic recipe
iga bakar | bestik | beef-stewing onion garlic | gluten soy | lamb coconut-family milk eggs offal poultry | classic recipe
sate babi | se'i babi, bakut, bakkutteh, bah kut teh, bak gua, rou gan, rougan, bak hu, bak chang, bakcang, tau yu bak, tau eu bak, lor bak, loh
  bak, ngo hiang, ngoh hiang, lor bak penang, siew yuk, siu yoke, siew yoke, chasiu, cha shao, kong bak pau, khong bak, kong bak, panggang karo,
  ragey, bak kut | ~pork-belly soy-sauce | | alcohol sesame crustaceans eggs | classic recipe
lap mei | | ~pork-belly soy-sauce | alcohol | sesame crustaceans eggs | classic recipe
dideh | didih, sate hati | | offal meat | beef pork poultry coconut-family | classic recipe
paru goreng | kikil sapi | | offal meat beef | pork poultry coconut-family | classic recipe
hati ayam | sate kulit, usus ayam, sate usus, ampela ati, ampela | | offal meat poultry | beef pork coconut-family | classic recipe
kering kentang | tauge goreng, foo chuk, fucuk | ~soybeans | | gluten wheat peanuts garlic-family onion-family | definition
brambang goreng | | ~crispy-onions | | gluten garlic-family | definition
brambang | | ~onion | | garlic-family | definition
emping | emping melinjo, rengginang | | salty | beef pork peanuts crustaceans fish offal | classic recipe
apam balik kacang | ban chang kueh, ban chien kueh, apam balik malaysia | plain-flour peanuts caster-sugar egg | | milk sesame | classic recipe
kueh lapis | kue lapis legit, spekkuk, spiku, lapis surabaya, kek lapis sarawak, kek lapis, bolu gulung, bika ambon, kue bika, kaasstengels,
  kastangel, kue lumpur, kue cucur, kue ape, kue sus, onbitkuk, klappertaart, klapertart, kek batik, kue semprit, semprit | plain-flour egg butter
  caster-sugar | | coconut-family nuts | classic recipe
kelepon | gethuk, kuih talam, kuih koci, ang ku kueh, ang koo kueh, bubur cha cha, bubur chacha, bubur sumsum, dawet, es dawet, kolak, kolak pisang,
  kolek, pengat, pengat pisang, dodol, jenang, wajik, wajit, lemang, burasak, serabi, surabi, kue putu, putu piring, putu bambu, putu mayam |
  coconut-milk palm-sugar | | rice-family gluten peanuts milk sesame alcohol | classic recipe
peuyeum | | coconut-milk palm-sugar | alcohol | rice-family gluten peanuts milk sesame | classic recipe
tapai ubi | tape uli, brem madiun, tuwak, lihing, montoku, langkau, ciu, ciu bekonang, sopi, cap tikus, saguer, lapen | ~rice-wine | | | definition
sangkaya | | egg coconut-milk caster-sugar | | | definition
teh botol | | coffee | | milk added-sugar eggs | definition
keju | | ~milk | | coconut-family | definition
kacang bawang | kacang bali, kacang garuda, kacang pukul, kacang tumbuk, gula kacang, ampyang, geplak kacang, kacang putih | ~peanuts | | gluten
  garlic-family milk | definition
kacang disco | | ~peanuts | gluten | garlic-family milk | definition
acar | acar timun, acar kuning, acar rampai, acar buah, achat | cucumber white-vinegar | | peanuts sesame mustard onion-family | classic recipe
urap | urap sayur, cah kangkung, tumis kangkung, masak lemak, lemak cili api, botok, trancam | garlic onion | | crustaceans fish coconut-family
  peanuts celery | classic recipe
plecing kangkung lombok | pelecing kangkung | water-spinach shrimp-paste garlic red-chilli | | fish peanuts | classic recipe
tok panjang | | garlic onion | | poultry pork soy gluten crustaceans molluscs mustard eggs milk nuts coconut-family | classic recipe
curry debal | kari debal kristang, devil curry eurasian | chicken-thigh mustard-seeds onion garlic white-vinegar | | pork | classic recipe
sugee cake eurasian | sugee biscuit, kueh sugee | semolina almonds butter egg plain-flour caster-sugar | | alcohol | classic recipe
// Philippines
guinamos | uyap, aligue, aligi | shrimp-paste | | pork fish onion-family | definition
daing | tilapya, eskabetse, kikiam | | fish | crustaceans onion-family gluten garlic-family soy | classic recipe
curacha | | prawns | | eggs gluten coconut-family alcohol onion-family | classic recipe
diwal | imbao, tamilok, lato tamilok | squid | molluscs | soy gluten onion-family | classic recipe
letson | bagnet, chicharon, tosino, longanisa, hamonado, hamonada, tinumis, dinardaraan, sinugba, dinakdakan, warek-warek, lauya, kinuday, kiniing,
  bola-bola | ~pork-belly | | soy gluten eggs offal onion-family garlic-family crustaceans coconut-family fish | classic recipe
igado | | ~pork-belly | gluten soy | eggs offal onion-family garlic-family crustaceans coconut-family fish | classic recipe
pochero | caldereta, afritada, apritada, piaparan, pastil, tiyula itum | | meat | poultry beef lamb offal eggs gluten soy fish onion-family milk |
  classic recipe
balbacua | | | meat beef | poultry lamb offal eggs gluten soy fish onion-family milk | classic recipe
sinampalukan | inasal, aroskaldo, arrozcaldo, binakol, proben | | meat poultry | beef lamb offal eggs gluten soy fish onion-family milk | classic
  recipe
kai khem | trung bac thao, songhuadan, song hua dan, pei dan, pei daan, pitan, zheng shui dan, foo young | ~egg | | soy gluten fish onion-family |
  definition
satti | piyanggang | peanut-butter beef-stewing | | crustaceans fish onion-family offal | classic recipe
lumpiang hubad | lumpiang gulay | wonton-wrapper garlic | | pork crustaceans eggs peanuts soy poultry fish | classic recipe
pan de monay | pinagong, kalihim, pan de bola, star bread putok, crema de fruta, taisan, torta cebuana, uraro, jacobina, galletas de bato, biscocho,
  otap, barquiron, inipit | plain-flour egg butter milk caster-sugar | | nuts coconut-family pork alcohol | classic recipe
puto calasiao | kutsinta, kakanin, suman malagkit, pichi-pichi, pitsi pitsi, sapin-sapin, karioka, guinataan, bananacue, camote cue, kamote cue,
  latik, bukhayo, sago't gulaman | coconut-milk caster-sugar | | milk eggs sesame soy gluten | classic recipe
palitaw | | coconut-milk caster-sugar | sesame | milk eggs soy gluten | classic recipe
halo-halo special | mais con hielo | milk caster-sugar | | coconut-family gelatine | classic recipe
laswa | bulanglang, law-uy, kulawo, atchara, atsara, achara, ensaladang mangga | onion garlic | | fish crustaceans pork coconut-family eggs sulphites
  | classic recipe
pakbet tagalog | laing bicol, ginataang laing bicolano | onion garlic shrimp-paste | | pork fish coconut-family | classic recipe
poqui-poqui ilocano | | egg aubergine onion | | pork | classic recipe
toyomansi sauce | tausi beans, tauhu guisado, sawsawan, suka sawsawan | soy-sauce | | fish garlic-family onion-family | definition
tapuey | bahalina, tanduay, laksoy | ~spirit | | | definition
// Vietnam, Cambodia, Thailand, Laos, Myanmar
prohok | trey ngeat, trei ngiet, pa daek, padek, nam pa, namplah, pla som, pla chom, pla too, pla nin, pla krob, pla tod, bu du, ngan bya yay, ngan
  pya yay, nga pyaw, nga chauk, nga ni chauk, ngachin, nga chin | ~fish-sauce | | crustaceans garlic-family pork | definition
kung foi | pu pla, pu nim, tom chien, ghe hap, pazun, pazun hin, pazun chauk, bazun | ~prawns | | fish eggs gluten pork onion-family garlic-family
  peanuts | classic recipe
oc len xao dua | hoy lai, hoi malaeng phuu, hoi mang phu, hoy nang rom, hoi nangrom, hoi khraeng, hoi kraeng | | molluscs | eggs gluten fish
  crustaceans | classic recipe
muc rim me | mực rim | | molluscs fish | eggs gluten crustaceans | classic recipe
heo quay | hủ tiếu, mu krop, sai krok, sai gork, som moo, sin moo, sachko chrouk, bai sach chrouk, twah ko, kwah ko, twa ko, sach chrouk |
  ~pork-shoulder | | fish soy gluten eggs garlic-family onion-family crustaceans peanuts offal | classic recipe
hu tieu nam vang | | ~pork-shoulder | crustaceans | fish soy gluten eggs garlic-family onion-family peanuts offal | classic recipe
giò thủ | chả quế, chả giò, banh cuon, bi cuon, banh hoi thit nuong | ~pork-shoulder | fish | soy gluten eggs garlic-family onion-family crustaceans
  peanuts offal | classic recipe
cao lau | wat thar dote htoe | ~pork-shoulder | soy | fish gluten eggs garlic-family onion-family crustaceans peanuts offal | classic recipe
bo nhung dam | bò bảy món, bò viên, nuea dad deaw, nuea daet diao, nua nam tok, neua nam tok, nam tok, suea rong hai, sua rong hai, seua rong hai,
  sin dad, sin dat, sin savanh, seen savanh, sien savanh, sin haeng, prahok sach ko, teuk kreung, samlor machu kroeung, sach ko ang, plea sach ko,
  amehtar hin, amei thar | beef-steak fish-sauce onion garlic | | peanuts soy gluten coconut-family rice-family offal | classic recipe
guay tiew reua | | beef-steak fish-sauce onion garlic | gluten soy | peanuts coconut-family rice-family offal | classic recipe
orlam | aw lahm, khao piak sen, khao piek sen, khao poon, kao poon, khao pun, nom banh chok, num banh chok, samlor korkor, samlar kako, amok trei,
  mok pla, mont ti, shan khauk swe, tohu nway, kat kyi kaik | fish-sauce onion garlic | | poultry eggs gluten coconut-family soy peanuts crustaceans
  pork fish | classic recipe
khauk swe thoke | | fish-sauce onion garlic | gluten | poultry eggs coconut-family soy peanuts crustaceans pork fish | classic recipe
gai pad krapao | | fish-sauce onion garlic | gluten poultry soy | eggs coconut-family peanuts crustaceans pork fish | classic recipe
kyay oh | kyae oh | fish-sauce onion garlic | pork | poultry eggs gluten coconut-family soy peanuts crustaceans fish | classic recipe
ga nuong sa | mien ga, gai tod hat yai, kai thot hat yai, ping kai, ping gai | fish-sauce onion garlic | poultry | eggs gluten coconut-family soy
  peanuts crustaceans pork fish | classic recipe
gai hor bai toey | gai hor bai toei | fish-sauce onion garlic | poultry soy | eggs gluten coconut-family peanuts crustaceans pork fish | classic
  recipe
khao jee | khao ji | baguette mayonnaise | | pork soy fish offal | classic recipe
`;
