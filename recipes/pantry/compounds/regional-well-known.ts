// Foods that contain more or less than similar foods in the regional tables.
// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalWellKnown = `
twix bar | lion bar, drifter bar, picnic bar, balisto, leo wafer, kinder bueno bar, bueno white, penguin biscuit, club biscuit, choco leibniz,
  knoppers, kinder maxi king, kinder country, kinder happy hippo, kexchoklad, kvikk lunsj, kvikklunsj, prince polo, grzeski, delicje, digestives
  chocolate, tunnock's caramel wafer, tunnocks, milano cookies, pepperidge farm milano, choco pie, orion choco pie, pocky, black thunder, petit
  ecolier, jaffa cake, lolly cake, cornetto ice cream, cornetto classico, peppermint crisp tart, tim tam slam | | gluten wheat milk soy added-sugar
  sugary | eggs nuts peanuts | label-typical
macaroni pie | caribbean macaroni pie, cheez its, mini cheddars, vegemite scroll, cheesymite scroll, allumettes au fromage, feuillete au fromage,
  ficelle picarde, alplermagronen, peynirli pogaca, peynirli pide, kasarli pide, khachapuri, khachapuri adjaruli, adjaruli, acharuli khachapuri,
  adjarian khachapuri, imeruli khachapuri, megruli khachapuri, chvishtari cheese, bryndzove pirohy, sirnica, banitsa, banica, banitza, gibanica,
  pierogi ruskie, leniwe pierogi, pierogi leniwe, sajtos pogacsa, tequenos, tosta mista, misto quente, biscuits and gravy | cheddar plain-flour | |
  eggs pork beef | classic recipe
melanzane alla parmigiana | parmigiana di melanzane, parmigiana, aubergine parmigiana | mozzarella aubergine parmesan | | gluten eggs | classic
  recipe
crema quemada | molotof, molotov pudding, farofias, leche asada | egg milk caster-sugar | | gluten | classic recipe
tocinillo de cielo | papo de anjo, pudim abade de priscos, foi thong, thong yip, thong yod, thong yot, quindao | egg-yolk caster-sugar | | nuts
  gluten milk pork | classic recipe
loukoumas | diples, xerotigana, lagana, hylopites, makaronia, skioufichta, paximadi, frigania, eliopsomo, koulourakia | plain-flour | | eggs milk
  sesame nuts honey | classic recipe
trahanas | xinohondros, trahana soup, tarhana pasta | plain-flour yoghurt | fermented | | classic recipe
raffaelo | | almonds | milk gluten wheat soy coconut-family added-sugar sugary fatty | eggs peanuts | label-typical
milky way bar | | ~milk-chocolate | soy eggs | gluten nuts | label-typical
samsa | somsa | plain-flour | | nuts beef lamb milk | classic recipe
dondurma | maras dondurma | milk caster-sugar | | nuts | classic recipe
caesar cocktail mix | | | molluscs | celery fish | label-typical
mughrabieh chicken | | plain-flour | | lamb | classic recipe
mousse chocolat | mousse de chocolate, mousse di cioccolato | egg dark-chocolate | | milk soy nuts | classic recipe
mole rojo | dona maria mole | sesame-seeds | | peanuts nuts gluten wheat soy | classic recipe
bazhe | bazhe sauce, pkhali, phkali, mouhamara | walnuts | | gluten wheat | classic recipe
tchurtchkhela | | walnuts | | gluten wheat nuts | classic recipe
panforte | panforte di siena, panpepato, pampepato, cantuccio, tozzetti, sbrisolona, torta sbrisolona, kourabiedes, kourabies, kourabie,
  kourambiedes | plain-flour almonds | added-sugar sugary | eggs milk pork honey | classic recipe
kazandibi | muhallebi, keskul, sutlac, firin sutlac, gullac | milk caster-sugar | | nuts gluten eggs poultry | classic recipe
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
louise slice | battenburg, whoopie pie, whoopee pie, boston cream pie, blueberry buckle, butter tart, sugar pie, pouding chomeur, queen of puddings,
  manchester tart, gypsy tart, yorkshire parkin, bath bun, sally lunn, kitchener bun, finger bun, boston bun, neenish tart, vanilla slice
  australian, kuchen chileno, mantecadas, pan de muerto, medialuna, facturas argentinas, pastafrola, pasta frola, cuca brasileira, bolo de rolo,
  bolo de fuba trigo, rosca doce, pan dulce, portuguese sweet bread, hawaiian sweet bread, melktert, melkert, milk tart, malva pudding,
  malvapoeding, cape brandy pudding, marlenka, napoleon torte, prague torte, smetannik, muraveinik, kulich, paska bread, baba wielkanocna, karpatka,
  kremowka, kremowki, wuzetka, napoleonka, napoleonki, sekacz, paczek, murzynek, faworki, chrusciki, racuchy, racuszki, nalesniki, bliny, blinchiki,
  oladi, oladyi, oladky, nalysnyky, palacinky, palacinke, palacsinta, clatite, livance, babovka, vanocka, linecke cukrovi, buchty, vetrnik, kremes,
  francia kremes, hazi kremes, kremsnita, kremna rezina, blejska kremsnita, krempita, krempite, dobostorta, dobos torte, dobos torta, zserbo, rigo
  jancsi, somloi galuska, kalacs, aranygaluska, piskota, krafne, krofne, krafna, fritule, princes krofne, reforma torta, reforma torte, cozonac,
  kozonak, kozunak, savarina, savarine, cremsnit, trilece, trilece turkish, sheermal, shirmal, islama kek, yas pasta, ekler, profiterol, ensaymada,
  pianono, kastengel, kaastengels, nastar, bolo bao, bo lo bao, pineapple bun, melon pan, melonpan, tokyo banana, mantecadas pan | plain-flour egg
  butter milk caster-sugar | | nuts soy alcohol sesame | classic recipe
dan tat | dan ta, daan taat, ma lai go, malai gao, ma lai gao, gai daan jai, gai dan zai, tulumbe, tulumba dessert, nokedli, galuska, tarhonya,
  csipetke, makaron jajeczny, taitei, galuste, kreplach, kugel, noodle kugel, lokshen kugel, lokshen, matzo brei, matzah brei, farfel, kichel,
  kamish bread, yi mein, yee mein, e-fu noodles, yi mian, efu noodles, ba-mii, bamee, mi trung, wonton mein, wantan mein, gyeranppang, gyeran-ppang,
  roti jala, murtabak, martabak telur, mughlai paratha, egg rolls hong kong, sachima, saqima, sa qi ma, cenci, crostoli, hamantaschen, hamantash |
  plain-flour egg | | milk soy nuts sesame beef poultry crustaceans | classic recipe
sernik krakowski | vatrushka, vatrushki, sochniki, tvorozhniki, zapekanka, tvorozhnaya zapekanka, paskha, pashka, leniwe, turos csusza, turos retes,
  turos batyu, turogomboc, papanasi, struklji, strukli, zagorski strukli, prekmurska gibanica, medimurska gibanica, pita sa sirom, placinta cu
  branza, poale-n brau, poale in brau, blintzes, cassola, ziva | quark plain-flour egg | | nuts | classic recipe
cachito | rugelach, rugelah, empire biscuit, viennese fingers, brandy snap, anzac cookies, afghan biscuit, ghorayeba, un kurabiyesi, petit four
  egyptian, mexican wedding cookies, polvorones mexicanos, cornish fairings, nankhatai, feteer meshaltet, kahk el eid, hedgehog slice, lolly slice,
  ouma rusks, karringmelkbeskuit, langos, scotch finger biscuit, monkey bread, rowies, aberdeen buttery | plain-flour butter caster-sugar | | eggs
  nuts soy oats | classic recipe
bedfordshire clanger | steak and kidney pudding, four'n twenty pie, party pies, beef patty jamaican, saltena, belyashi, khinkali, manty, kayseri
  mantisi, tutmac, mantu, mantoo, buuz, khuushuur, lahm bi ajeen, lahmajo, safiha, esfirra, hawawshi, kubdari, sha phaley, shapale, phaley,
  beshbarmaq, hortobagyi palacsinta, icli kofte, kebbeh, quibe, uszka, chuchvara, tushpara, dushbara | plain-flour beef-mince | | lamb pork eggs
  milk celery | classic recipe
coxinha | rfissa, pastilla au poulet, bastilla, b'stilla, pastilla pie, empadao, kurnik pie, torikatsu, chicken karaage | plain-flour chicken-thigh | |
  eggs milk nuts celery soy | classic recipe
char siu bau | cha siu bau, siopao, shengjianbao, sheng jian bao, xiaolongbao, sausage sizzle, chiko rolls, pan de jamon, cachito de jamon, siomai,
  lumpiang shanghai, guotie, guo tie, roujiamo, rou jia mo | plain-flour | meat | pork beef lamb poultry soy sesame eggs milk crustaceans molluscs |
  classic recipe
sari burma | kadayif dolmasi, havuc dilimi, bukaj, ballorieh, kol w shkor, znoud el sit, pakhlava, paxlava, shekerbura, shakarbura, sheki halva,
  qottab, ghotab, m'hencha, mhencha, mhancha, almond briouat, briouates, cornes de gazelle, kaab el ghazal, kaab ghzal, gazelle horns, samsa pastry,
  dziriettes, tcharek, tcharak, kaab ghazal, kunefe fistikli, badambura | filo | nuts added-sugar sugary | milk eggs honey sesame | classic recipe
dubai chocolate | dubai chocolate bar, kunafa chocolate, kataifi chocolate | pistachios milk-chocolate | gluten wheat soy | sesame | label-typical
osmaliyeh | osmalieh, kaymakli ekmek kadayifi, layali lubnan, oum ali | filo milk double-cream | | nuts eggs | classic recipe
chips ahoy | teddy grahams, farley's rusks, sour cream twist | | gluten wheat milk | soy eggs nuts | label-typical
saimin | | egg-noodles dashi | | pork soy | classic recipe
krispie treats | rice crispy treats | marshmallows butter | gluten | milk soy | label-typical
sukiyaki | jangjorim, yangnyeom chicken, korean fried chicken, cha siu, hongshaorou, red braised pork, lurou fan, three cup chicken, mongolian beef,
  adobong manok, chicken adobo filipino, semur daging, thit kho soy, kinpira beef | soy-sauce | meat | pork beef poultry eggs sesame fish alcohol |
  classic recipe
berenhap | kipcorn, vleeskroket, beef kroket, frikkadel | breadcrumbs | meat | pork beef poultry milk eggs celery mustard soy | label-typical
hovmastarsas | gravlaxsas, gravlax sauce, gravadlax sauce | dijon | | eggs sulphites | classic recipe
haleem | haleem hyderabadi, haleem pakistani, harees, keskek, khichra, daleem | bulgur | meat | lamb beef poultry milk | classic recipe
kaassouffle | kaaskroket | breadcrumbs gouda | | eggs | label-typical
garnalenkroket | | breadcrumbs prawns milk | | eggs fish celery | label-typical
`;
