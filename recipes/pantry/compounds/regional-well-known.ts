// Foods that contain more or less than similar foods in the regional tables.
// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalWellKnown = `
twix bar | lion bar, drifter bar, balisto, leo wafer, penguin biscuit, club biscuit, choco leibniz, kinder country, kexchoklad, kvikk lunsj,
  kvikklunsj, prince polo, grzeski, delicje, digestives chocolate, tunnock's caramel wafer, tunnocks, milano cookies, pepperidge farm milano, choco
  pie, orion choco pie, pocky, black thunder, petit ecolier, lolly cake, cornetto ice cream, peppermint crisp tart, tim tam slam | | gluten wheat
  milk soy added-sugar sugary | eggs nuts peanuts | label-typical
jaffa cake | | | gluten wheat milk soy added-sugar sugary eggs | nuts peanuts | label-typical
kinder bueno bar | bueno white, knoppers, kinder maxi king, kinder happy hippo, cornetto classico | | gluten wheat milk soy added-sugar sugary nuts
  | eggs peanuts | label-typical
picnic bar | | | gluten wheat milk soy added-sugar sugary peanuts | eggs nuts | label-typical
macaroni pie | cheez its, mini cheddars, vegemite scroll, cheesymite scroll, allumettes au fromage, feuillete au fromage, alplermagronen, peynirli
  pide, kasarli pide, khachapuri, imeruli khachapuri, megruli khachapuri, chvishtari cheese, bryndzove pirohy, sirnica, pierogi ruskie, tequenos |
  cheddar plain-flour | | eggs pork beef | classic recipe
caribbean macaroni pie | peynirli pogaca, khachapuri adjaruli, adjaruli, acharuli khachapuri, adjarian khachapuri, banitsa, banica, banitza,
  gibanica, leniwe pierogi, pierogi leniwe, sajtos pogacsa | cheddar plain-flour | eggs | pork beef | classic recipe
ficelle picarde | | cheddar plain-flour | eggs pork | beef | classic recipe
tosta mista | misto quente, biscuits and gravy | cheddar plain-flour | pork | eggs beef | classic recipe
melanzane alla parmigiana | parmigiana di melanzane, parmigiana, aubergine parmigiana | mozzarella aubergine parmesan | | gluten eggs | classic
  recipe
crema quemada | molotof, molotov pudding, farofias, leche asada | egg milk caster-sugar | | gluten | classic recipe
tocinillo de cielo | papo de anjo, foi thong, thong yip, thong yod, thong yot, quindao | egg-yolk caster-sugar | | nuts gluten milk pork | classic
  recipe
pudim abade de priscos | | egg-yolk caster-sugar | pork | nuts gluten milk | classic recipe
makaronia | skioufichta, paximadi, frigania, eliopsomo | plain-flour | | eggs milk sesame nuts honey | classic recipe
diples | | plain-flour | eggs honey nuts | milk sesame | classic recipe
hylopites | koulourakia | plain-flour | eggs milk | sesame nuts honey | classic recipe
loukoumas | xerotigana | plain-flour | honey | eggs milk sesame nuts | classic recipe
lagana | | plain-flour | sesame | eggs milk nuts honey | classic recipe
trahanas | xinohondros, trahana soup, tarhana pasta | plain-flour yoghurt | fermented | | classic recipe
raffaelo | | almonds | milk gluten wheat soy coconut-family added-sugar sugary fatty | eggs peanuts | label-typical
milky way bar | | ~milk-chocolate | soy eggs | gluten nuts | label-typical
samsa | somsa | plain-flour | | nuts beef lamb milk | classic recipe
dondurma | maras dondurma | milk caster-sugar | | nuts | classic recipe
caesar cocktail mix | | | molluscs | celery fish | label-typical
mughrabieh chicken | | plain-flour | | lamb | classic recipe
mousse chocolat | mousse de chocolate, mousse di cioccolato | egg dark-chocolate | | milk soy nuts | classic recipe
mole rojo | | sesame-seeds | | peanuts nuts gluten wheat soy | classic recipe
dona maria mole | | sesame-seeds | gluten peanuts soy wheat | nuts | classic recipe
mouhamara | | walnuts | gluten wheat | | classic recipe
tchurtchkhela | | walnuts | | gluten wheat nuts | classic recipe
cantuccio | tozzetti | plain-flour almonds | added-sugar sugary eggs | milk pork honey | classic recipe
sbrisolona | torta sbrisolona | plain-flour almonds | added-sugar sugary eggs milk | pork honey | classic recipe
panforte | panforte di siena, panpepato, pampepato | plain-flour almonds | added-sugar sugary honey | eggs milk pork | classic recipe
kourabiedes | kourabies, kourabie, kourambiedes | plain-flour almonds | added-sugar sugary milk | eggs pork honey | classic recipe
kazandibi | muhallebi, sutlac, firin sutlac | milk caster-sugar | | nuts gluten eggs poultry | classic recipe
keskul | gullac | milk caster-sugar | nuts | gluten eggs poultry | classic recipe
vinaigre de xeres | | ~red-wine-vinegar | | | definition
aligot | | potato butter double-cream mozzarella garlic | | | classic recipe
feuilletine | paillete feuilletine | crackers butter | added-sugar | soy nuts eggs | label-typical
everything bagel | | ~bagel | sesame | eggs milk soy | definition
kung pao chicken | | chicken-breast peanuts soy-sauce | | molluscs sesame alcohol | classic recipe
char siu | | pork-shoulder soy-sauce | added-sugar | sesame molluscs alcohol | classic recipe
rompope | | egg-yolk milk spirit | added-sugar | nuts | classic recipe
pithivier | pithiviers gateau | puff-pastry ground-almonds butter egg caster-sugar | | alcohol | classic recipe
jalebi | jilebi | plain-flour caster-sugar | | milk | classic recipe
aromat | knorr aromat | ~celery | celery salty | milk gluten soy | label-typical
louise slice | whoopie pie, whoopee pie, boston cream pie, blueberry buckle, butter tart, sugar pie, pouding chomeur, queen of puddings, manchester
  tart, gypsy tart, yorkshire parkin, bath bun, sally lunn, kitchener bun, finger bun, boston bun, neenish tart, vanilla slice australian, kuchen
  chileno, mantecadas, pan de muerto, medialuna, facturas argentinas, pastafrola, pasta frola, cuca brasileira, bolo de rolo, bolo de fuba trigo,
  rosca doce, pan dulce, portuguese sweet bread, hawaiian sweet bread, melktert, melkert, milk tart, malva pudding, malvapoeding, marlenka, napoleon
  torte, prague torte, smetannik, muraveinik, kulich, paska bread, baba wielkanocna, karpatka, kremowka, kremowki, wuzetka, napoleonka, napoleonki,
  sekacz, paczek, murzynek, faworki, chrusciki, racuchy, racuszki, nalesniki, bliny, blinchiki, oladi, oladyi, oladky, nalysnyky, palacinky,
  palacinke, palacsinta, clatite, livance, babovka, linecke cukrovi, buchty, vetrnik, kremes, francia kremes, hazi kremes, kremsnita, kremna rezina,
  blejska kremsnita, krempita, krempite, dobostorta, dobos torte, dobos torta, rigo jancsi, kalacs, piskota, krafne, krofne, krafna, princes krofne,
  cozonac, kozonak, kozunak, savarina, savarine, cremsnit, trilece, trilece turkish, sheermal, shirmal, islama kek, yas pasta, ekler, profiterol,
  ensaymada, pianono, kastengel, kaastengels, nastar, bolo bao, bo lo bao, pineapple bun, melon pan, melonpan, tokyo banana, mantecadas pan |
  plain-flour egg butter milk caster-sugar | | nuts soy alcohol sesame | classic recipe
cape brandy pudding | fritule | plain-flour egg butter milk caster-sugar | alcohol | nuts soy sesame | classic recipe
somloi galuska | | plain-flour egg butter milk caster-sugar | alcohol nuts | soy sesame | classic recipe
battenburg | vanocka, zserbo, aranygaluska, reforma torta, reforma torte | plain-flour egg butter milk caster-sugar | nuts | soy alcohol sesame |
  classic recipe
ma lai go | malai gao, ma lai gao, tulumbe, tulumba dessert, nokedli, galuska, tarhonya, csipetke, makaron jajeczny, taitei, galuste, kreplach,
  kugel, noodle kugel, lokshen kugel, lokshen, matzo brei, matzah brei, farfel, kichel, kamish bread, yi mein, yee mein, e-fu noodles, yi mian, efu
  noodles, ba-mii, bamee, mi trung, wonton mein, wantan mein, gyeranppang, gyeran-ppang, roti jala, murtabak, martabak telur, mughlai paratha,
  sachima, saqima, sa qi ma, cenci, crostoli, hamantaschen, hamantash | plain-flour egg | | milk soy nuts sesame beef poultry crustaceans | classic
  recipe
dan tat | dan ta, daan taat, gai daan jai, gai dan zai, egg rolls hong kong | plain-flour egg | milk | soy nuts sesame beef poultry crustaceans |
  classic recipe
sernik krakowski | vatrushka, vatrushki, sochniki, tvorozhniki, zapekanka, tvorozhnaya zapekanka, paskha, pashka, leniwe, turos csusza, turos retes,
  turos batyu, turogomboc, papanasi, struklji, strukli, zagorski strukli, prekmurska gibanica, medimurska gibanica, pita sa sirom, placinta cu
  branza, poale-n brau, poale in brau, blintzes, cassola, ziva | quark plain-flour egg | | nuts | classic recipe
cachito | rugelach, rugelah, empire biscuit, viennese fingers, brandy snap, anzac cookies, afghan biscuit, ghorayeba, un kurabiyesi, petit four
  egyptian, polvorones mexicanos, cornish fairings, nankhatai, feteer meshaltet, kahk el eid, hedgehog slice, lolly slice, ouma rusks,
  karringmelkbeskuit, langos, scotch finger biscuit, monkey bread, rowies, aberdeen buttery | plain-flour butter caster-sugar | | eggs nuts soy oats
  | classic recipe
mexican wedding cookies | | plain-flour butter caster-sugar | nuts | eggs soy oats | classic recipe
bedfordshire clanger | steak and kidney pudding, four'n twenty pie, party pies, beef patty jamaican, belyashi, khinkali, manty, buuz, khuushuur,
  lahm bi ajeen, lahmajo, safiha, esfirra, hawawshi, kubdari, sha phaley, shapale, phaley, beshbarmaq, icli kofte, kebbeh, quibe, uszka, chuchvara,
  tushpara, dushbara | plain-flour beef-mince | | lamb pork eggs milk celery | classic recipe
saltena | | plain-flour beef-mince | eggs | lamb pork milk celery | classic recipe
hortobagyi palacsinta | | plain-flour beef-mince | eggs milk | lamb pork celery | classic recipe
kayseri mantisi | tutmac, mantu, mantoo | plain-flour beef-mince | milk | lamb pork eggs celery | classic recipe
rfissa | empadao | plain-flour chicken-thigh | | eggs milk nuts celery soy | classic recipe
torikatsu | | plain-flour chicken-thigh | eggs | milk nuts celery soy | classic recipe
kurnik pie | | plain-flour chicken-thigh | eggs milk | nuts celery soy | classic recipe
pastilla au poulet | bastilla, b'stilla, pastilla pie | plain-flour chicken-thigh | eggs milk nuts | celery soy | classic recipe
coxinha | | plain-flour chicken-thigh | milk | eggs nuts celery soy | classic recipe
chicken karaage | | plain-flour chicken-thigh | soy | eggs milk nuts celery | classic recipe
siopao | sausage sizzle, chiko rolls, siomai | plain-flour | meat | pork beef lamb poultry soy sesame eggs milk crustaceans molluscs | classic
  recipe
pan de jamon | | plain-flour | meat eggs milk pork | beef lamb poultry soy sesame crustaceans molluscs | classic recipe
cachito de jamon | | plain-flour | meat milk pork | beef lamb poultry soy sesame eggs crustaceans molluscs | classic recipe
lumpiang shanghai | | plain-flour | meat pork | beef lamb poultry soy sesame eggs milk crustaceans molluscs | classic recipe
shengjianbao | sheng jian bao | plain-flour | meat pork sesame soy | beef lamb poultry eggs milk crustaceans molluscs | classic recipe
char siu bau | cha siu bau, xiaolongbao, guotie, guo tie, roujiamo, rou jia mo | plain-flour | meat pork soy | beef lamb poultry sesame eggs milk
  crustaceans molluscs | classic recipe
bukaj | ballorieh, kol w shkor, sheki halva, qottab, ghotab, m'hencha, mhencha, mhancha, samsa pastry, dziriettes, tcharek, tcharak, badambura |
  filo | nuts added-sugar sugary | milk eggs honey sesame | classic recipe
kadayif dolmasi | | filo | nuts added-sugar sugary eggs | milk honey sesame | classic recipe
shekerbura | shakarbura | filo | nuts added-sugar sugary eggs milk | honey sesame | classic recipe
almond briouat | briouates | filo | nuts added-sugar sugary honey | milk eggs sesame | classic recipe
sari burma | havuc dilimi, znoud el sit, pakhlava, paxlava, cornes de gazelle, kaab el ghazal, kaab ghzal, gazelle horns, kaab ghazal, kunefe
  fistikli | filo | nuts added-sugar sugary milk | eggs honey sesame | classic recipe
dubai chocolate | dubai chocolate bar, kunafa chocolate, kataifi chocolate | pistachios milk-chocolate | gluten wheat soy | sesame | label-typical
osmaliyeh | osmalieh, kaymakli ekmek kadayifi, layali lubnan | filo milk double-cream | | nuts eggs | classic recipe
oum ali | | filo milk double-cream | nuts | eggs | classic recipe
teddy grahams | farley's rusks, sour cream twist | | gluten wheat milk | soy eggs nuts | label-typical
chips ahoy | | | gluten wheat milk soy | eggs nuts | label-typical
saimin | | egg-noodles dashi | | pork soy | classic recipe
krispie treats | rice crispy treats | marshmallows butter | gluten | milk soy | label-typical
sukiyaki | | soy-sauce | meat alcohol beef eggs | pork poultry sesame fish | classic recipe
hongshaorou | red braised pork, lurou fan | soy-sauce | meat alcohol pork | beef poultry eggs sesame fish | classic recipe
three cup chicken | | soy-sauce | meat alcohol poultry sesame | pork beef eggs fish | classic recipe
jangjorim | mongolian beef, semur daging, kinpira beef | soy-sauce | meat beef | pork poultry eggs sesame fish alcohol | classic recipe
thit kho soy | | soy-sauce | meat fish pork | beef poultry eggs sesame alcohol | classic recipe
cha siu | | soy-sauce | meat pork | beef poultry eggs sesame fish alcohol | classic recipe
yangnyeom chicken | korean fried chicken, adobong manok, chicken adobo filipino | soy-sauce | meat poultry | pork beef eggs sesame fish alcohol |
  classic recipe
berenhap | vleeskroket, frikkadel | breadcrumbs | meat | pork beef poultry milk eggs celery mustard soy | label-typical
beef kroket | | breadcrumbs | meat beef | pork poultry milk eggs celery mustard soy | label-typical
kipcorn | | breadcrumbs | meat poultry | pork beef milk eggs celery mustard soy | label-typical
hovmastarsas | gravlaxsas, gravlax sauce, gravadlax sauce | dijon | | eggs sulphites | classic recipe
haleem | haleem hyderabadi, haleem pakistani, harees, keskek, khichra, daleem | bulgur | meat | lamb beef poultry milk | classic recipe
kaassouffle | kaaskroket | breadcrumbs gouda | | eggs | label-typical
garnalenkroket | | breadcrumbs prawns milk | eggs | fish celery | label-typical
`;
