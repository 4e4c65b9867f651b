// Regional names from all kitchens: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNames3 = `
bánh chuối | sinh to, sinh to bo, ca phe sua, bac xiu, yaua, cha nom yen, kafae boran | milk caster-sugar | | eggs gluten pork nuts caffeine |
  classic recipe
vietnamese egg coffee | | coffee egg-yolk condensed-milk | | | definition
chè ba màu | chè bà ba, chè thái, chè trôi nước, bánh da lợn, keo dua, khanom chan, khanom krok, kanom krok, khanom tan, khanom thuai, kanom tuay,
  khanom luk chup, look choup, luk chup, tub tim krob, thapthim krop, bua loi, bua loy, bualoi, khao lam, lod chong, lot chong, nam kang sai, ruam
  mit, khanom tom, kanom tom, num ansom, num plae ai, nom plae ai, num akor, mont lone yay paw, mont let saung, mont lin mayar, hnin thee, nam vaan,
  nam van, khao tom mat, khao tom mad, khao nom kok | coconut-milk caster-sugar | | eggs milk gluten rice-family sesame peanuts nuts | classic recipe
barriga de freira | quindins, encharcada | egg-yolk caster-sugar | | nuts coconut-family milk gluten | classic recipe
panang paste | phanaeng curry paste, penang curry paste, prik khing paste, prik gaeng, kroeung, kreung, kroeung paste, yellow kroeung, kreung krahom |
  garlic onion red-chilli shrimp-paste | | fish peanuts coconut-family soy gluten | definition
nam chim sate | thua tat, tua tat, sandaek dei, sandek dei, mye pe, tohu thoke | peanuts | | fish crustaceans soy sesame garlic-family onion-family
  pork gluten | classic recipe
gyin thoke | | peanuts | sesame | fish crustaceans soy garlic-family onion-family pork gluten | classic recipe
tam sua | tum sua, bok lahong, bok l'hong, goi du du bo, thinbawthi thoke | papaya fish-sauce garlic | | peanuts crustaceans soy | classic recipe
goi du du | | papaya fish-sauce garlic | peanuts | crustaceans soy | classic recipe
lahb | larp, koy pla, koi pa, goi pla, sup no mai, soup nor mai, soop naw mai, tom khaa, tom saap, tom saep, tom zap, tom jued, tom chuet, tom
  klong, guay tiew, kuai tiao, kuay teow, kuy teav, kuyteav, kuy teaw, khao tom, kao tom, khanom jeen, khanom chin, kanom jeen, ca nuong, chao ca |
  fish-sauce garlic onion | | soy gluten crustaceans eggs poultry pork molluscs beef coconut-family mushroom | classic recipe
yum nua | yam nuea | fish-sauce garlic onion | beef | soy gluten crustaceans eggs poultry pork molluscs coconut-family mushroom | classic recipe
ruou | ruou de, ruou can, ruou thuoc, lao hai, lao lao, lao khao, lao kao, lao satho, ya dong, mekhong, hong thong, sang som, sangsom, sraa sor, sra
  sor, tuk thnot chu, toddy myanmar, htan yay, shwe le maw, kazaw, choujiu | ~rice-wine | | | definition
si io dam | tao chiao, tao jeow, knorr liquid seasoning, tuong ban sauce, chao tofu, sa tua nao | ~soy-sauce | | fish crustaceans | definition
// Korea
sikhae | myulchi, hwangtaeguk, bukeoguk, daegu tang, daegutang, agujjim, agu jjim, agwi jjim, al tang, altang, albap, jwipo, jwi-po, chamchi, chamchi
  jjigae | ~pollock | fish | garlic-family soy gluten crustaceans molluscs hot pork | definition
jogaejeot | kkolttugi jeot, kkolddugi jeot, nakjijeot, yeonpotang, ojinguh, gulgukbap, gul guk, mideodeok | ~clams | molluscs | fish crustaceans
  garlic-family hot gluten soy eggs | definition
saewoojeot | saewujeot, yukjeot, chujeot, geonsaeu | prawns | | soy gluten garlic-family fish | definition
saeujang | | prawns | gluten soy | garlic-family fish | definition
kkakdugi | kkaktugi, kakdugi, kkakduki, chonggak, dongchimi, oi sobagi, oisobagi, geotjeori, mukeunji, mugeunji, kimtchi, kimchy, gimchi | ~kimchi |
  | pork soy gluten fish crustaceans | definition
yangnyum | yangnyeom, chogochujang, chojang, doenjangjjigae, twenjang, dwenjang, denjang, chungkookjang, chunggukjang, chongkukjang | ~soybeans | |
  gluten wheat sesame garlic-family fish molluscs hot | definition
ganjang tteokbokki | | soy-sauce garlic sesame-oil | | beef pork poultry eggs fish hot molluscs milk | classic recipe
samgyupsal | suyuk, sundaeguk, dwaejigogi, haejangguk, seonji | ~pork-belly | | beef offal gluten eggs soy garlic-family onion-family crustaceans |
  classic recipe
bo ssam | gamjatang, gamja tang | ~pork-belly | soy | beef offal gluten eggs garlic-family onion-family crustaceans | classic recipe
sonji | yangpyeong haejangguk | | beef offal | eggs sesame soy garlic-family | classic recipe
gan cheonyeop | | | beef offal sesame | eggs soy garlic-family | classic recipe
sullungtang | seollongtang, kalbitang, dakgaejang, sogogi muguk, sogalbi, yukpo, chadolbagi | ~beef-stewing soy-sauce garlic | | eggs gluten sesame
  fish mustard | classic recipe
dduk guk | | ~beef-stewing soy-sauce garlic | eggs | gluten sesame fish mustard | classic recipe
hamheung naengmyeon | | ~beef-stewing soy-sauce garlic | eggs sesame | gluten fish mustard | classic recipe
yukkejang | sanjeok | ~beef-stewing soy-sauce garlic | sesame | eggs gluten fish mustard | classic recipe
baeksuk | dakbaeksuk, dakhanmari, dak hanmari, dakbal, dakgomtang | ~whole-chicken garlic | | soy gluten hot | classic recipe
dakkochi | dak kochi | ~whole-chicken garlic | gluten soy | hot | classic recipe
yugwa | gangjeong, dasik, hangwa, songpyeon, song pyun, gyeongdan, kkultteok, ggultteok, hwajeon, bukkumi, mujigae tteok, jeolpyeon, chapssaltteok,
  chapssal tteok, ggul tteok, kkaetteok, heukimja juk | sticky-rice-flour honey sesame-seeds | | soy gluten wheat nuts | classic recipe
yakwa | | sticky-rice-flour honey sesame-seeds | gluten wheat | soy nuts | classic recipe
yaksik | yakbap | sticky-rice-flour honey sesame-seeds | nuts soy | gluten wheat | classic recipe
hoddeok | hodduk, ggwabaegi, bungeobbang, gukhwappang, buchimgae, yachaejeon | plain-flour | | eggs milk nuts pork beef soy sesame garlic-family
  onion-family fish crustaceans | classic recipe
makgulli | makuly, makoli, dongdong-ju, maesilju, maesil-ju, yakju, munbaeju, insamju | ~rice-wine | | gluten | definition
somaek | | ~rice-wine | gluten | | definition
sujeonggwa | soojunggwa, hwachae, dalgona, mulyut, maesil syrup | caster-sugar | | gluten milk soy | definition
sikhye | shikhye, yeot | caster-sugar | gluten | milk soy | definition
// Japan
yukari | taberu rayu | ~sesame-seeds | | soy gluten fish | definition
hontsuyu | shiro dashi, shirodashi, dashi no moto, ponzu shoyu, ponzushoyu, tosazu, sanbaizu, tosa joyu, mizkan ponzu, oden no moto, otafuku sauce,
  yakisoba sosu | soy-sauce dashi | | fish alcohol added-sugar molluscs mustard | definition
sukiyaki no tare | | soy-sauce dashi | alcohol | fish added-sugar molluscs mustard | definition
okonomi sosu | otafuku, chuno sosu, usuta sosu, usuta sauce | ~tonkatsu-sauce | | fish molluscs sesame peanuts | definition
kinakomochi | warabi mochi, warabimochi, tounyu, aburage, nattou, zunda, zunda mochi, kuromame, kuro mame, mame daifuku | ~soybeans | | gluten wheat
  fish alcohol sesame added-sugar | definition
dengaku | | ~soybeans | alcohol | gluten wheat fish sesame added-sugar | definition
mimiga | tebichi, yakiton | ~pork-belly | | gluten wheat soy eggs garlic-family onion-family fish sesame offal beef alcohol | classic recipe
hayashi raisu beef | hayashi rice sauce, biifu shichu, kare raisu, kare rice, curry raisu, imoni | beef-steak soy-sauce onion | | gluten wheat eggs
  milk alcohol pork poultry celery | classic recipe
gyu nabe | | beef-steak soy-sauce onion | alcohol | gluten wheat eggs milk pork poultry celery | classic recipe
bonjiri | seseri, tori soba, hinadori | chicken-thigh soy-sauce | | eggs gluten alcohol milk | classic recipe
tori karaage | tori no karaage, gameni | chicken-thigh soy-sauce | alcohol | eggs gluten milk | classic recipe
tori zosui | | chicken-thigh soy-sauce | eggs | gluten alcohol milk | classic recipe
geso | ikasumi, tairagai | | molluscs | gluten eggs fish soy pork crustaceans milk alcohol | classic recipe
tenmusu | | | crustaceans gluten | eggs fish soy | classic recipe
shirasuboshi | gomame, mentai, shuto, samma, aji tataki, taimeshi, engawa, kisu, kusaya, heshiko, kaburazushi, izushi, hatahata, yoshiru, shotsuru |
  ~pollock | fish | soy gluten eggs crustaceans alcohol sesame | definition
agedama | age dama, furansu pan, karinto, karintou, okifu, sakuramochi kanto | plain-flour | | eggs milk soy fish pork onion-family honey sesame
  gluten | classic recipe
mitarashi dango | mitarashi, isobeyaki, isobe yaki, sembei, okaki, kaki no tane, kakinotane, zaru senbei, soy senbei | ~rice-cakes soy-sauce | |
  peanuts sesame crustaceans | definition
mizuyokan | zenzai, anmitsu, mitsumame, monaka, uiro, kusamochi, nerikiri, rakugan, amanatto, ohagi, botamochi, sakuramochi, gyuhi, suama |
  caster-sugar tinned-adzuki | | gluten soy milk gelatine | definition
kuzumochi | | caster-sugar tinned-adzuki | soy | gluten milk gelatine | definition
shouchu | imo jochu, imojochu, amazake, doburoku, nigorizake, chuhai, chu-hi | ~sake | | gluten soy fish | definition
karashizuke | takanazuke, karashina, nozawana, nozawanazuke | ~english-mustard | | soy gluten sesame | definition
rakkyozuke | shibazuke, takuwan, kyuri zuke, nukazuke, asazuke, tsukemono, senmaizuke, beni shouga | pickled-daikon | salty | soy gluten fish
  crustaceans alcohol wheat added-sugar | definition
kyupi | mayonezu, tarutaru sosu, taru taru sauce | ~mayonnaise | | soy | label-typical
chankonabe | chanko nabe, yosenabe, zoni, ochazuke, chazuke, kitsune soba, zaru soba, tororo soba, mori soba, toshikoshi soba, hiyajiru, hiyashiru,
  suimono, osuimono, kamameshi, omusubi, yaki onigiri, nikogori, hijiki no nimono, kiriboshi daikon, furofuki daikon, ohitashi, sunomono, namasu |
  soy-sauce dashi | | fish eggs gluten sesame poultry crustaceans molluscs | classic recipe
toriwasa chicken | | soy-sauce dashi | poultry | fish eggs gluten sesame crustaceans molluscs | classic recipe
// China
hu dou ban | nanru, sufu, laoganma, tau si, dau see, dou pao, youdoufu, doufugan, xiang gan, xianggan, doufupi, doufunao, choudoufu, su ji, zhai ya,
  jai ngap | ~soybeans | | gluten wheat sesame pork beef peanuts garlic-family | definition
zhu hou jiang | zhuhou | ~soybeans | gluten sesame wheat | pork beef peanuts garlic-family | definition
huangjiang | meen see, mien see, mo lo cheung, vegetarian goose, mock goose | ~soybeans | gluten wheat | sesame pork beef peanuts garlic-family |
  definition
sha cha jiang | shacha, sha cha, shacha sauce, shachajiang, sa cha sauce, satsa sauce, shacha paste, sa cha jiang | soybean-oil garlic onion
  dried-shrimp | fish crustaceans soy | sesame peanuts gluten | definition
bull head barbecue sauce | bullhead barbecue sauce, bull head shacha | soybean-oil garlic onion dried-shrimp | fish crustaceans soy sesame | peanuts
  gluten | definition
hai xian jiang | haixianjiang, haixian sauce | ~hoisin | | | definition
ji ma jeung | chee ma jeung, ma jiang, majiang, ji ma wu, jee ma wu, zin deoi, ma tuan, ma yuan, ma qiu | sesame-seeds | | peanuts gluten soy poultry
  garlic-family | classic recipe
gong bao sauce | gong bao tofu, gong bao doufu | peanuts soy-sauce garlic | | poultry crustaceans alcohol sesame molluscs | classic recipe
huashengsu | gongtang, gong tang, fa sung tong, huang fei hong | peanuts | | added-sugar sesame gluten | definition
hei jiao niu liu | gan bian niu rou, shuizhu niurou, shui zhu rou, niuroumian, lanzhou lamian, hongshao niurou mian, niurou, niunan, ngau lam, ngau
  yuk, ngau zap, niu za, niu du, niu bai ye, niu zhan, gon chow ngau ho, gan chao niu he, beef chow fun, beef ho fun, beef hor fun, jin qian du, ngau
  pak yip, niu rou gan, shan zhuk ngau yuk, zhang fei niu rou | beef-stewing soy-sauce garlic | | gluten alcohol offal sesame peanuts | classic
  recipe
mei cai kou rou | meicai kourou, mui choy kau yuk, kau yuk, kou rou, huiguorou, yu xiang rou si, gulaorou, gu lou yuk, guo bao rou, tang cu li ji,
  tangcu liji, tang cu pai gu, jing jiang rou si, ma yi shang shu, mayi shang shu, ants climbing a tree, siu lung bao, shengjian mantou, wo tie,
  jiao zi, shui jiao dumplings, chao shou wontons, hong you chao shou, hongyou chaoshou, zhong shui jiao, rou bao, roubao, cha siu bao bun, cha shao
  bao, shao mai, shaomai, siu mei, la rou, larou, yan rou, zhu jiao, zhujiao, pai gu, paigu, pai guat, lo bah png, ba wan, bawan, rou wan, rou yuan,
  rou geng, zong zi, rou zong, joong, joong zi, nuomi fan, nuo mi fan, lo mai fan, wu xiang chang, yuk sung, dan dan mien, la zi rou, jiao yan pai
  gu, fen zheng rou, fenzheng rou, hui guo, yan du xian, yanduxian | ~pork-belly soy-sauce | | gluten wheat sesame alcohol eggs peanuts crustaceans
  garlic-family onion-family poultry | classic recipe
hong shao rou pork | shi zi tou, shizitou, lap chong, la chang, lachang, xiang chang, xiangchang, lap yok, lapyuk | ~pork-belly soy-sauce | alcohol
  | gluten wheat sesame eggs peanuts crustaceans garlic-family onion-family poultry | classic recipe
fung zaau pai gwat | lor mai kai, nuo mi ji, nuomiji, guo qiao mi xian, guoqiao mixian | ~pork-belly soy-sauce | poultry | gluten wheat sesame
  alcohol eggs peanuts crustaceans garlic-family onion-family | classic recipe
xia pi | xia pian, xia zi, xiazi, xie rou, ming xia | prawns | | gluten eggs fish soy sesame pork alcohol nuts | classic recipe
you bao xia | | prawns | alcohol gluten soy | eggs fish sesame pork nuts | classic recipe
har cheung fun | xia chang fen | prawns | gluten soy | eggs fish sesame pork alcohol nuts | classic recipe
yudan | yu pian, suancai yu, songshu guiyu, mei hua yu, yu tou, yu tou tang, duo jiao yu tou, hom yu, yu jiao, yu tu, yu du, yuchi, huang yu,
  huangyu, lingyu, shan hu, lu ge yu, yu xia | | fish | soy gluten alcohol eggs garlic-family pork molluscs | classic recipe
xi hu cu yu | xiang you shan hu | | fish alcohol gluten soy | eggs garlic-family pork molluscs | classic recipe
yao zhu | yaozhu, kong poy, ganbei, jiangyaozhu, gonyu zhu, bau yu, pao yu, luo shi, yu you, dai zi | | molluscs | fish soy gluten eggs crustaceans
  poultry alcohol pork | classic recipe
yau ja gwai | yau zaa gwai, yow jow gwai, you zha gui, cong zhua bing, congzhuabing, yin si juan, hua juan, huajuan, nang bing, guo kui, guokui, lao
  bing, laobing, chun bing, chunbing, he ye bing, bok bing, chun juan, chunjuan, chun kun, ngau lei sou, fa gao, fat gou, lu dou peng, mo mo cha, ma
  hua, mahua twist, you zhao, mian jing, kao lao lao, you mian, youmian, mian xian, mianxian, pao mo, paomo | plain-flour | | eggs milk soy sesame
  pork nuts poultry lamb onion-family crustaceans garlic-family | classic recipe
dan ta tart | danta tarts, daan taat tart, po tat, po taat, nai huang bao, naihuang bao, nai wong bao, lai wong bao, liu sha bao, liushabao, lau sa
  bao, dan huang su pastry, salted egg yolk pastry | plain-flour egg milk caster-sugar | | pork | classic recipe
jiang zhuang nai | jiang zhi nai, geung jap dun nai, gung jup dun lai, gang nai, lai cha, yang zhi gan lu, yeung ji gam lo, mango pomelo sago, mang
  guo bu ding, annin dofu, annindofu, ru bing, ru shan, nai pi zi, naidoufu, nai ge da, suan nai, suannai, nai pi, xi mi lu, sai mai lo | milk
  caster-sugar | | eggs nuts gelatine gluten | classic recipe
xiaoxing | hua tiao, nu er hong, pai chiu, er guo tou, mei gui lu, meiguilu, mei kuei lu chiew, mei kwei lu, rose lu, jiu niang, jiuniang, lao zao,
  laozao, lao chao, jiu niang yuan zi, red yeast rice lees, ang chow, anchow, zao lu, zui zao | ~rice-wine | | poultry gluten soy sesame | definition
san bei ji chicken | sanbeiji chicken | chicken-thigh soy-sauce sesame-oil rice-wine garlic | | | classic recipe
jie la | gai lat, gai laat, jie la jiang | ~english-mustard | | | definition
xi cai | xiangqin, xi qin, kan choi, khun chai, khunchai, keun chai, selderi, kintsai, sai kan, saikan, szeller, selera, selerija, schnittsellerie,
  knolselleri, mukulaselleri, salsão, krafes, karfas, radhuni, randhuni, сельдерей, seldereja, salierai, saliero | ~celery | | | definition
// Pacific, Australia, New Zealand
ia ota | lomilomi, fafaru, kelaguen uhu, kelaguen | | fish | coconut-family onion-family soy sesame poultry molluscs | classic recipe
kalua puaka | puaka, pua'a kalua | ~pork-shoulder | salty | soy | classic recipe
faausi | fai'ai, supoesi, kokosamoa, suafa'i | coconut-milk caster-sugar | | gluten milk eggs | classic recipe
puligi | | coconut-milk caster-sugar | gluten | milk eggs | classic recipe
malassada portuguesa | | plain-flour egg milk caster-sugar | | coconut-family | classic recipe
titiyas | finadene, fina'denne, finadeni | soy-sauce onion | | poultry beef coconut-family gluten sulphites | classic recipe
laplap | lap lap vanuatu, simboro, mumu png, aibika, rourou, rourou peti | coconut-milk | | poultry pork fish onion-family | classic recipe
kakoda | | coconut-milk | fish | poultry pork onion-family | classic recipe
chester square | nienich tart, cheerio tart, monte carlo biscuit, yoyo biscuit, cheese roll southland, southland cheese roll | plain-flour butter
  caster-sugar | | eggs milk nuts coconut-family gelatine soy oats | classic recipe
belgian biscuit | | plain-flour butter caster-sugar | eggs | milk nuts coconut-family gelatine soy oats | classic recipe
aussiemite | nutri-grain, nutrigrain, cruskits, arnott's | ~wheat-biscuits | gluten | celery soy milk | label-typical
savoury sav | fritz bung, belgium luncheon | ~pork-sausage | | beef gluten milk soy celery mustard sulphites | definition
tutu manu | | | | molluscs crustaceans fish gluten milk pork lamb | classic recipe
takakau | | | gluten | molluscs crustaceans fish milk pork lamb | classic recipe
bush damper | | ~sourdough | | milk added-sugar | definition
// Nordic
kanelbolle | kanelknuter, kanelgifler, kardemummaknut, kardemommeboller, skillingsboller, solboller, solbolle, hveteboller, hvetebolle, hvetebolle
  med rosiner, vetebulle, vetebullar, vetekrans, pullapitko, lussebulle, lussebullar, lussekatte, saffransbulle, wienerleipä, direktørsnegl,
  spandauer, tebirkes, kringle, wienerbrødskringle, julekage, julekake, julekaka, jólabrauð, krydderboller, bolludagsbolla, vaniljbulle,
  solskinsbolle, brunsviger, snúðar, snudar, kanilsnúðar, kardemommebolle | ~brioche | | nuts sesame added-sugar soy | definition
frøsnapper | | ~brioche | sesame | nuts added-sugar soy | definition
hrökkbrauð | spisbröd, hönökaka, flatkaka, flatkökur, limppu, korppu, korput, franskbrød, franskbrot, surdegsbröd, surbrød, grovbrød, grahamslimpa |
  ~rye-bread | | milk eggs added-sugar sesame | definition
perunalaatikko | imelletty perunalaatikko, joulutorttu, joulutortut, lörtsy, omenalörtsy, atomi pie | plain-flour butter | | eggs milk fish pork
  beef nuts offal | classic recipe
laskiaispullat | | plain-flour butter | eggs | milk fish pork beef nuts offal | classic recipe
grevé | greveost, brunsost, pultost, ridderost, høgelost, maribo, kruenost, kvark, mysa, mysingur, ost, ostur | ~quark | | | definition
äggost | munajuusto | milk egg caster-sugar | | gluten nuts | classic recipe
smålandsostkaka | smålands ostkaka | milk egg caster-sugar | gluten nuts | | classic recipe
matjesill | matjessild, gravad laks, rakefisk, rakørret, klipfisk, harðfiskur, kæst skata, skata, muikut, muikunmäti, kaviar tube, kaviarpastej,
  kaviartub, mills kaviar, mäti, sikrom, graavisiika, loimulohi, røykelaks, laks, hysa, sprotter, ansjos, skarpsill, makrill, makrell, makrel, makrel
  i tomat, stekt makrell, røget makrel, røget ål, bornholmer, nordsjötorsk, prinsefisk, mølje, skreimølje, skrei, persetorsk, lofottorsk,
  torsketunger, regnbågslax, röding, rodding, bleikja, saltfiskur | ~pollock | fish | milk eggs mustard gluten onion-family added-sugar | definition
skagen | rækjusalat, katkarapusalaatti, krabbsallad, krabbrøra | prawns mayonnaise | | milk fish gluten | classic recipe
sinisimpukat | kammusslor, pilgrimsmussla, ostron, akkar | ~mussels | | milk | definition
kjøttboller | karbonade, karbonadekaker, kåldolmar, kåldolmer, kålrulader, kaalikääryleet, lapskaus, wienerkorv, grillimakkara, lauantaimakkara,
  siskonmakkara, siskonmakkarakeitto, hernekeitto, ertesuppe, maksapasteija, joulukinkku, juleskinke, kasler, kassleri, stegt flæsk, æbleflæsk,
  sylte, syltte, aladåb, sylta, presssylta, fläsklägg, flesk, flæsk, svinekam, juleribbe, medvurst, metvursti, porsas, possu, kinkku, skinke,
  pekoni, sideflesk, sideflæsk, nisse i egen sås | ~pork-sausage | | beef gluten milk eggs mustard onion-family soy offal lamb | definition
skipperlabskovs | kalvsylta, karjalanpaisti, karelian stew, karelian hot pot | ~pork-sausage | beef | gluten milk eggs mustard onion-family soy
  offal lamb | definition
sjömansbiff | | ~beef-stewing | gluten | milk eggs mustard onion-family soy offal lamb | definition
nakkikastike | | ~pork-sausage | gluten | beef milk eggs mustard onion-family soy offal lamb | definition
medisterkaker | medisterkake | ~pork-sausage | milk | beef gluten eggs mustard onion-family soy offal lamb | definition
får i kål | smalahovud, lammelår, svidh, svidasulta, sviðasulta, kjötsúpa, hrútspungar, lundabaggar, sláturterta, lambakjöt | ~lamb-leg | | gluten
  milk offal celery | definition
sosekjøtt lam | | ~lamb-leg | gluten | milk offal celery | definition
suovas | rensdyr, renstek, hirvipaisti, älggryta, elgkjøtt, viltgryte, viltgryta, viltskav, lavskav, hjortefilet | ~venison | | milk beef |
  definition
kladdkakor | morotskaka, peberkage, piparkakku, brun kage, havreflarn, romkugler, romkugle, silviakaka, kärleksmums, snoddas, rulltårta, rullekake,
  sandkaka, sandkage, formkake, lagkage, fødselsdagslagkage, napoleonskage, medaljer, drømmekage, hindbærsnitte, hindbærsnitter, blotkake,
  berlinerkrans, berlinerkranser, kleinur, serinakaker, sukkerkake, rabarbrakake, eplekake, æblekage, aebleskive, syltkaka, vínarterta, randalín,
  hjónabandssæla, rjómabollur, pönnukökur, kleina, mustikkapiirakka, täytekakku, mansikkakakku, tiikerikakku, kääretorttu, hannatädinkakut, kropsu,
  pannukaka, pannekake, pandekage, letut, lätty, ohukainen, ohukaiset, vaffel, vohveli, tjockpannkaka, lapper, sveleiskake | plain-flour egg butter
  caster-sugar | | nuts milk pork alcohol chocolate | classic recipe
prinsessakakku | prinsesskake, brune kager, sandkaker | plain-flour egg butter caster-sugar | nuts | milk pork alcohol chocolate | classic recipe
risalamang | | pudding-rice double-cream almonds caster-sugar | | | classic recipe
marsipangris | mantelit, hasselnötsmassa | ~mixed-nuts | | added-sugar | definition
jarðhnetur | hnetusmjör | ~peanuts | | | definition
senapsås | sinnep, sinnepssaus, sinappikastike, grovsennep, sinep, sinepikaste, sinepes, garstyčios, krienai su sinepais, mustarul, горчица, sinapi,
  moutarda, mostassa, ziapea, haradali | ~dijon | | added-sugar fish gluten alcohol | definition
remoladisovs | remoladi, remoulaadi, remuladi | mayonnaise gherkins capers mustard-seeds | | celery sulphites onion-family | definition
akevitt | kossu, arrakspunsch, gammel dansk, salmari, mjöd, lonkero, starkvin, solbær rom, karsk | ~spirit | | gluten | definition
svagdricka | | ~spirit | gluten | | definition
saltlakrits | salmiakki, djungelvrål, turkisk peber, tyrkisk pepper, ahlgrens bilar, gott & blandat, seigmenn, vingummin, sega råttor, marsmallow
  skumtomtar, skumtomte, skumtomtar, skumbananer, skumkantarell | ~chewy-sweets | | gelatine gluten milk eggs | label-typical
ahlgrens bilar sweets | | ~chewy-sweets | gelatine added-sugar | gluten | label-typical
øllebrød | ølebrød, øllebrød porridge | rye-bread beer caster-sugar | | milk | classic recipe
semulegrynsgrøt | ohrapuuro, havregröt, havregrød, kaurapuuro, øllebrødsgrød, byggrøt, byggrynsgrøt, hyldebærsuppe, sagosuppe, rosinsuppe |
  pearl-barley milk | | gluten eggs added-sugar dried-fruit pork | classic recipe
// Baltic
kohukesed | kohupiimakreem, kastinys, juust | ~quark | | added-sugar eggs gluten | definition
cepelinas | didžkukuliai, vėdarai, skrandis, kindziukas, kindziuk, lašiniai, rūkyti lašiniai, spirgučiai, spirgučiai sauce, spirgai, speķis, pelēkie
  zirņi, pelēkie zirņi ar speķi, kilkai su lašiniais, seapraad, seapraad ahjus, süldi, šaltiena, galerts, aukstā gaļa, sealiha, kiauliena, cūkgaļa,
  balandėliai, kapsarull, kapsarullid, tīteņi, hakkliha, kukuļi, frikadeļu zupa | ~pork-shoulder | | beef eggs milk gluten potato-family offal
  onion-family | classic recipe
hakklihakotlet | | ~pork-shoulder | eggs | beef milk gluten potato-family offal onion-family | classic recipe
kepta duona su lašiniais | | ~pork-shoulder | gluten | beef eggs milk potato-family offal onion-family | classic recipe
pirukas | pirukad, pontšik, ponchik, pončikai, ponchiki, virtuļi, spurgos, spurga, žagarėliai, žagariņi, chrust, khrustyky, raguolis, napoleonas,
  napoleonkake, stritsel, vastlakuklid, aleksandra kook, aleksandro pyragas, sklandrauši, šližikai, prėskučiai, ausytės, grybukai, biešu kūka,
  buberts | plain-flour egg butter caster-sugar | | milk nuts beef lamb onion-family pork honey | classic recipe
meduoliai | meduolis, medus kūka, medaus tortas | plain-flour egg butter caster-sugar | honey | milk nuts beef lamb onion-family pork | classic
  recipe
rudzu maize | saldskābmaize, juoda duona, ruginė duona, palanginė duona, kepta duona, must leib, mulgi leib, peenleib, sepik, klona rugiu duona,
  baltmaize, borodinski, borodinskii, żytni, razowiec, pumpernikiel, rozsky, housky, bułeczki, colac, colaci, kalach, česnica | ~rye-bread | | milk
  eggs nuts sesame added-sugar dried-fruit | definition
šprotai | kilud, heeringas, suitsuräim, suitsukala, suitsulest, silmud, zutis, rūkytas ungurys, ungurys, angerjas, marineeritud angerjas, forellimari
  | ~pollock | fish | eggs milk onion-family mustard | definition
vana tallinn | black balsam, rigas melnais balzams, riga black balsam, trejos devynerios, starka, žagarės, samanė | ~liqueur | | gluten honey |
  definition
suktinis | midus, krupnikas | ~liqueur | honey | gluten | definition
// Slavic
ushki | lokše, mlinci, grobla | plain-flour | | eggs milk pork beef nuts added-sugar lamb onion-family potato-family alcohol | classic recipe
fale dunaju | pleśniak, bajaderka, eklerka, eklerki, babeczki, ciepłe lody, rákóczi túrós, képviselőfánk, princeskrofne, rozen torta, oblande,
  oblatne torta, paradižot, čupavci, bombice | plain-flour egg butter caster-sugar | | nuts milk alcohol chocolate | classic recipe
lúdláb | oroszkrém torta | plain-flour egg butter caster-sugar | alcohol | nuts milk chocolate | classic recipe
moczka | | plain-flour walnuts caster-sugar | | eggs milk honey | classic recipe
kutia christmas | | plain-flour walnuts caster-sugar | honey | eggs milk | classic recipe
kapuśniak | kwaśnica, kielbasy, jałowcowa, śląska, krupnioki, salcezon, galaretka wieprzowa, nóżki w galarecie, zimne nogi, smalczyk, golonko,
  żeberka, golumpki, gołąbek, galumpki, halupki, holubtsy, golubtzi, holubky, zraziki, sertéspörkölt, csülök, oldalas, gyulai, disznótoros, tepertő,
  töpörtyű, cocsonya, piftie, răcituri, pihtija, žolca, hladetina, aladžije, holodets, kholodec, cholodec, huspenina, sulc, jitrnica, špekáček,
  špekáčky, krvavička, devenica, češnjovka, oškvarky, ocvirki, jumari, čabajka, čajna kobasica, sremska kobasica, sremska, požarevačka, suvi vrat,
  buđola, vratina, pečenica, kaizer, kajzer šunka, pršuta, babek, nadenitsa, karnache, karnatsi, elenski fillet, banski starets, filet elena,
  kavarma, kapama, caltabosi, sângerete, sarmale cu mămăligă, tochitură, pomana porcului, ciolan, vepřová, moravský vrabec, katův šleh, šunka,
  pražská šunka, bůček, kýta, bravčové, kapustnica, zabíjačka, bravcova, bravčová masť, okrasa | ~pork-sausage | | beef lamb milk eggs gluten
  onion-family garlic-family celery mustard sulphites rice-family offal | definition
mish-mash meat | | ~pork-sausage | eggs milk | beef lamb gluten onion-family garlic-family celery mustard sulphites rice-family offal | definition
holodets aspic | zimne nogi galareta, piftie de porc | ~pork-hock | gelatine garlic-family | eggs poultry onion-family | definition
tripice | fileki, vampi, vampi na žlici, plucka, guláš, gulasz, pacal, pacalpörkölt, rostélyos, chevapi, bosanski lonac, sogan dolma, japrak,
  kufteta, schi, borshch, ciorba de perisoare, tokány, tokana, azu po-tatarski, zharkoe, chanakhi stew | beef-stewing onion | | pork lamb milk eggs
  gluten poultry celery offal garlic-family alcohol mustard | classic recipe
pajšl | pajšel | beef-stewing onion | gluten | pork lamb milk eggs poultry celery offal garlic-family alcohol mustard | classic recipe
`;
