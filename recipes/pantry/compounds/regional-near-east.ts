// Foods of Turkey, the Levant, North Africa, Iran, the Caucasus and Central Asia: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNearEast = `
susamli cubuk | sesame ka'ak, ka'ak bil semsem, ka'ak, semsemiyeh, simsimiyya, simsimia, akitma susam, susamli kraker, kandil simidi, ka'ak al quds,
  jerusalem bagel, kaak knafeh | plain-flour sesame-seeds | | milk eggs nuts | classic recipe
kahk | | plain-flour sesame-seeds | milk | eggs nuts | classic recipe
barazek | barazeq, barazi cookies | plain-flour sesame-seeds | milk nuts | eggs | classic recipe
makroud | makrout, makroudh, maqrout, ghoriba, ghriba, kurabiye, sambali, sfouf, asabe zeinab, luqaimat, zalabiyeh, awwameh, mushabak, lgaimat,
  kataif, beghrir, meloui, melloui, rghayef, mssemen, msemmen, mtabga, matlouh, matloua, eish merahrah, fatayer, fatayir, manaqish, man'oushe,
  manousheh, mankoushe, mana'eesh, samoon, regag, rigag, khameer, chebab, muhalla, lahoh, lahuh, malawah, sambusak, sambousek, sambusek, bourekas,
  burekas, bourek, bourak, malsouka, malsouqa, dioul, warqa, ouarka, trid, moghrabiyeh, m'hamsa, seksu, mesfouf, frik, chorba frik, kishk el
  khameer, jareesh, jarish, madfouna, aseeda, asida, asidah, assida, bazin, fattet hummus, tashreeb, tharid, kisir, safsouf, kubba, kubbah, mercimek
  koftesi, ezogelin corbasi, ezogelin soup, dovme | semolina | -fodmap -milk | milk eggs nuts sesame beef lamb poultry | classic recipe
balah el sham | halka tatli, hanim gobegi, balaleet, brik a l'oeuf | semolina | -fodmap -milk eggs | milk nuts sesame beef lamb poultry | classic
  recipe
maamul | ghraiba, ghorayebah, basboussa, basbusa, hareesa dessert, harissa dessert, nammoura, irmik helvasi, un helvasi, kemalpasa, kemalpasa
  dessert, qatayef asafiri, harsha, feteer, fiteer, seffa | semolina | -fodmap milk | eggs nuts sesame beef lamb poultry | classic recipe
za'atar manoushe | | semolina | -fodmap -milk sesame | milk eggs nuts beef lamb poultry | classic recipe
tarhana | tarhana soup, tarhana corbasi, kishk powder, keshek, keshk, kushuk, yogurtlu tarhana, tarkhineh, tarkhana | plain-flour yoghurt |
  fermented | tomato-family | definition
boregi | boerek, sigara boregi, kol boregi, talas boregi, gozleme, peynirli gozleme, pogaca sir, katmer, mihalic, muhlama, mihlama, kuymak,
  supangle, magnolia dessert | milk plain-flour | -fodmap | eggs nuts beef lamb | classic recipe
su boregi | pogaca turkish, acma, acma bread, laz boregi | milk plain-flour | -fodmap eggs | nuts beef lamb | classic recipe
sutlu nuriye | | milk plain-flour | -fodmap nuts | eggs beef lamb | classic recipe
pestil cevizli | cevizli sucuk, kozinaki, kozinak, fistik ezmesi, loz candy, toot candy, zmita, bjawia, halwa dyal tabaa | | nuts added-sugar sugary
  | gluten wheat honey sesame eggs milk peanuts | classic recipe
gaz candy | manna gaz, mkhabez, mchewek | | nuts added-sugar sugary eggs | gluten wheat honey sesame milk peanuts | classic recipe
sheker chorek | | | nuts added-sugar sugary eggs gluten milk wheat | honey sesame peanuts | classic recipe
sellou | sfouf moroccan, sellou moroccan | | nuts added-sugar sugary gluten honey milk sesame wheat | eggs peanuts | classic recipe
griouech | | | nuts added-sugar sugary gluten honey sesame wheat | eggs milk peanuts | classic recipe
saray burma | fistik sarma, katmer antep, pismaniye fistik, sohan, sohan qom, sowhan, ranginak, ka'b el ghazal, kaak warka | | nuts added-sugar
  sugary gluten milk wheat | honey sesame eggs peanuts | classic recipe
kadaif nest | | | nuts added-sugar sugary gluten wheat | honey sesame eggs milk peanuts | classic recipe
gozinaki | gozinaqi, amlou, amlou paste | | nuts added-sugar sugary honey | gluten wheat sesame eggs milk peanuts | classic recipe
pismaniye | pashmak, floss halva, floss helva, un kavurmasi | plain-flour butter caster-sugar | | nuts | classic recipe
halawa | halawet, halaweh, taheena, halvardeh, halwa shamia, teradot, mtabbal, moutabbal, musabbaha, tajik dip, zahter, semsem, jeljelane, jiljlane,
  zanjlan, konjed, shirini konjedi, kunjut, kunjut oil, nan konjedi | ~tahini | | nuts garlic-family allium | definition
gerdoo | gerdu, nigozi, ayn jamal, garga, grka, yaner, makdus, nigvziani, wnoz, krkra | ~walnuts | | gluten wheat garlic-family | classic recipe
circassian chicken | cerkez tavugu, cevizli eriste, nazook | ~walnuts | gluten wheat | garlic-family | classic recipe
badem | badem ezmesi, badem ici, badem sutu, badem unu, file badem, acibadem, toz badem, lawz, luz mqeshar, harir, bodom, halvaitar, shaker lokum
  badem | ~almonds | | eggs milk | definition
acibadem kurabiyesi | | ~almonds | eggs | milk | definition
bunduq | bondoq, bandoq, fandoq, fandogh | ~hazelnuts | | milk soy | definition
sarelle | cokokrem, ulker cokokrem | ~hazelnuts | milk | soy | definition
sam fistigi | toz fistik, file fistik, boz fistik, fustuk halabi, fostoq, pesteh, pesteh khalal, khalal pesteh | ~pistachios | | milk gluten wheat
  soy sesame | definition
angel hair chocolate fistik | | ~pistachios | gluten milk wheat | soy sesame | definition
nestle damak | damak chocolate | ~pistachios | milk | gluten wheat soy sesame | definition
kajou | | ~cashews | | | definition
kuruyemis | karisik kuruyemis, ajil, ajeel, mixed ajeel, mukassarat, pekan cevizi, makademya, brezilya cevizi | ~mixed-nuts | | sesame | definition
yer fistigi | yerfistigi, fistik ezmesi yer, fistik yag, fistik yagi, ful sudani, fool sudani, fustuq sudani, kawkaw, cacaouette, kaoukaou, kaw kaw,
  badam zamini, badoom zamini, yeryong'oq, zhangak, krikri, arakhis solyony, dakkus fistik | ~peanuts | | | definition
sut tozu | tam yagli sut, tereyagi, tereyag, sade yag, suzma, suzme, krema turkish, sivi krema, cig krema, kaymakli, tan drink armenian, shanina,
  lebneh, labni, lebne, zabady, rayeb, lben, raib, jben, samn, semneh, samn baladi, zebda, zibda, zebda beldia, ishta, ashta, qishta, eshta, kashta,
  gaymer, geymar, gaimar, qaymaq, kaymagh, ghaymagh, halib, halib naqi, hleeb, halib m'raouib, mast musir, shir-berenj, khameh, roghan heyvani,
  roghan-e zard, bastani, booza, salep drink, sahlab, sahlep, salep, mahalabia, muhallabia, mahalabiya, muhalabia, malabi, mahallebi, ashtalieh,
  shakriyeh, shakriya, labaniyeh, alinazik, matsun, matzoon, mazun, madzoon, matsun armenian, dovga, qatiq, katyk, katik, shubat, kumis, kumys,
  koumiss, kymyz, airan kazakh, qurt, kurut, kurt balls, irimshik, irimzhik, kaimak, kaymok, kajmak uzbek, sarysu, chakka, chaka, yag tereyagi,
  agarti, nehre yagi | ~milk | -fodmap | eggs gluten wheat nuts meat | definition
cilbir | | ~milk | -fodmap eggs | gluten wheat nuts meat | definition
yayla corbasi | spas soup | ~milk | -fodmap eggs gluten wheat | nuts meat | definition
halawet el jeben | halaweyat el jibn, kibbeh labanieh, iskender kebab, tanabur, tanov apur, qurutob | ~milk | -fodmap gluten wheat | eggs nuts meat
  | definition
bastani sonnati | bastani akbar mashti | ~milk | -fodmap nuts | eggs gluten wheat meat | definition
ezine peyniri | ezine, tulum peyniri, erzincan tulum, lor peyniri, cokelek, dil peyniri, orgu peyniri, cecil, mihalic peyniri, keci peyniri, koyun
  peyniri, kars gravyeri, cerkez peyniri, abaza peyniri, surk, jibneh, jibneh baida, jibna, jebneh, jibneh arabieh, jibneh mshallaleh, majdouleh,
  areesh, karish, kareesh, qareesh, gibna beida, gibna bayda, gebna, domiati, domiaty, gebna roumy, nabulsieh, haloum, kashkawan, kashkawane,
  shanklish, shankleesh, sorke, chancliche, ayib, ayibe, liqvan, imeruli, imeretian, chkinti, tenili, tushuri guda, dambalkhacho, dambal khacho,
  nadughi, chanakh, yeghegnadzor, brynza georgian, tzfatit, gvina levana, gvina bulgarit, bulgarit, gvina tzehuba, kottej israeli | ~cheddar |
  -fatty | animal-rennet | definition
lobiani | matnakash, zhingyalov hats, zhengyalov hats, jingalov hats, mante armenian, beoreg, byorek armenian, boereg, chorek, nazuki, paska
  armenian, kutab, qutab, gutab, kutabi, khingal, arishta, reshte, aush, noon barbari, taftan, komaj, zulbia, bamiyeh, koloocheh, kolucheh, koluche,
  halva persian, halvaye ard, halva-ye ardi, kachi, kachi persian, ghorabiye, qurabiya, kyata, fasali, tandir choreyi, lepyoshka, lepeshka, obi non,
  patyr, baursak, baursaki, boortsog, boorsok, borsok, shelpek, kattama, qattama, samsy, lagman, laghman, lag'mon, langman, kespe, naryn, norin,
  nohut shurak, gulchatay, ashlyamfu, ashlyanfu, sumalak, sumolak, samanu, samanak, sumalyak, talkan, jarma drink, maksym, bozo drink, boza, bosa
  drink, boolani, khajoor, roht, hushan, umach, tzvikli dough, tsuivan, bansh, boorcog | plain-flour | | milk eggs lamb beef nuts sesame | classic
  recipe
bamieh dessert | | plain-flour | eggs | milk lamb beef nuts sesame | classic recipe
achma | gata armenian, sou boreg, choreg, cheoreg, noon khameyi, napeleoni | plain-flour | eggs milk | lamb beef nuts sesame | classic recipe
penovani | chvishtari, ghomi sulguni, elarji, mchadi cheese, aushak, ashak | plain-flour | milk | eggs lamb beef nuts sesame | classic recipe
kolompeh | | plain-flour | nuts | milk eggs lamb beef sesame | classic recipe
cavdar | cavdar unu, cavdar ekmegi, ekmek ici, galeta unu, bayat ekmek, yufkalar, tandir ekmegi, ramazan pidesi, irmik, arpa sehriye, tel sehriye,
  fiyonk makarna, milfoy, milfoy hamuru, kruton, kraker, etimek, peksimet, biskuvi, burcak biskuvi, potibor, petibor, gofret, yulaf, yulaf ezmesi,
  firik, siyez, siyez bulguru, siyez unu, kavilca, daqiq, daqeeq, tahin abyad, smid, smeed, dchicha, tchicha, talbina, sawiq, jelbana, belboula,
  qamh, gamh, shariya, sha'reya, shaeriya, douida, chaariya, lissan el asfour, lsan asfour, langues d'oiseaux, boksum, boqsmat, buksumat, boxomat,
  baksamat, ard-e gandom, ard gandom, ard sefid, jo parak, balghoor | plain-flour | -wheat -fodmap | wheat milk eggs | definition
kedi dili | kedidili, pandispanya | plain-flour | -wheat -fodmap eggs | wheat milk | definition
islak kek | | plain-flour | -wheat -fodmap eggs milk | wheat | definition
khardal | khardel, khardal seeds, sos khardal | ~dijon | | | definition
kereviz | kereviz sapi, sap kereviz, kok kereviz, kereviz yapragi, zeytinyagli kereviz, karafs, krafess, krafs, krafas, kerafs, khoresh karafs,
  khoresht karafs, khoresh-e karafs, karafes, sebze bulyon, et bulyon, tavuk bulyon, bulyon, et suyu tablet, maraqa cube | ~celery | | gluten milk |
  definition
menemen | beyd, bayda, ujjeh, ijjeh, eggah, chakchouka, chakchoka, shakshouka, tortang, tokhm morgh, tokhm-e morgh, nargesi, nargesi esfenaj, mirza
  ghassemi, kookoo sabzi, omlet irani, kookoo, salad olivieh, salad olovieh, olivieh, mayonez sos, tukhum, tuxum, chizhipizhi, chirbuli, maakouda,
  tajine tunisien, tunisian tajine, bayd bi lahm | ~egg | | milk mustard gluten wheat | classic recipe
malsouka tajine | | ~egg | gluten wheat | milk mustard | classic recipe
hamsili pilav | levrek, cupra, cipura, palamut, lufer, luefer, istavrit, uskumru, barbun, barbunya baligi, kalkan, mezgit, somon fileto, ton baligi,
  sardalya, ancuez, ciroz, lakerda turkish, balik, balik corbasi, alabalik, havyar, tekir baligi, samka harra, samke harra, samak mashwi, samak
  masgouf, masgouf, sayadieh, sayadiyeh, sayyadiyah, sayadia, fesikh, feseekh, ringa, hout b chermoula, hamour, hammour, kanaad, zubaidi, zubaydi,
  ton mahi, mahi sefid, mahi azad, mahi ghezel, ghezel ala, sabzi polo mahi, ghalieh mahi, mahi dudi, ashpal, khaviar, khaviyar, mahi shoor, qarmout, bolti, boury, kutum, ishkhan, baliq, balyk caspian, nere baligi | | fish | gluten wheat eggs milk |
  definition
balik ekmek | | | fish gluten wheat | eggs milk | definition
karides | karides guvec, jumbo karides, karides tava, istakoz, yengec, kerevit, gambari, jambari, jumbari, rubian, rubyan, robian, murabyan,
  machboos rubyan, qreidis, kraydis, craidis, saltaoun, saltaeon, saltaoun maklee, kaboria, maygoo, meygoo, meygu, polo meygu, ghalieh meygoo,
  dampokhtak meygu, chambri, krevetka azeri, umm rubian | | crustaceans | fish | definition
midye | midye dolma, kalamar, ahtapot, ahtapot salatasi, istiridye, tarak kabugu, salyangoz, murekkep baligi, subje, subye, deniz urunleri, deniz
  mahsulleri, habbar, sabidej, sobbeit, akhtabout, om el kholoul, om el khoul, gandofli, mahar, ghlal, babbouche, boubouch, boubbouche, ghoulal,
  morjani | | molluscs | fish gluten wheat | definition
midye tava | kalamar tava | | molluscs gluten wheat | fish | definition
fol sooya | | ~soybeans | | gluten wheat | definition
turmus | turmos, tormos, termis, tirmis, termes, aci bakla, acibakla, yahudi baklasi, tarmous | ~lupin-beans | lupin | | definition
sharab sefid | nabid | white-wine | | | definition
uzum sirkesi | sirke uzum, khall el enab, khal enab, serkeh angoor | ~red-wine-vinegar | | | definition
kuru kayisi | gun kurusu kukurtlu, kuru uzum kukurtlu, amardeen, qamar al-din, qamardeen, amardine, kamardin, lavashak apricot, mishmish dried,
  qamareddine | dried-apricots | | sulphites | definition
kufteh | kufta, kebab kubideh, makanek, makanik, naqaniq, kakavurma, zhaya | | meat | beef lamb gluten wheat eggs milk processed-meat celery mustard
  | classic recipe
pastourma | | | meat beef | lamb gluten wheat eggs milk processed-meat celery mustard | classic recipe
kotlet persian | | | meat beef eggs | lamb gluten wheat milk processed-meat celery mustard | classic recipe
shami kabab persian | koofteh tabrizi | | meat eggs | beef lamb gluten wheat milk processed-meat celery mustard | classic recipe
`;
