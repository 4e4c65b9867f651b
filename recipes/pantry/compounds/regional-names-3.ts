// Regional names from all kitchens: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNames3 = `
bánh chuối | sinh to, sinh to bo, ca phe sua, ca phe trung, bac xiu, yaua, cha nom yen, oliang, o-liang, kafae boran, banh trung thu, banh bong lan,
  banh patechaud | milk caster-sugar | | eggs gluten pork nuts caffeine | classic recipe
vietnamese egg coffee | | coffee egg-yolk condensed-milk | |  | definition
chè ba màu | chè bà ba, chè thái, chè trôi nước, bánh da lợn, keo dua, khanom chan, khanom krok, kanom krok, khanom buang, kanom buang, khanom tan,
  khanom thuai, kanom tuay, khanom luk chup, look choup, luk chup, med khanun, met khanun, tub tim krob, thapthim krop, bua loi, bua loy, bualoi, khao
  lam, lod chong, lot chong, nam kang sai, ruam mit, khanom tom, kanom tom, khanom mo kaeng, khanom maw kaeng, kanom mor gaeng, khanom bueang, khanom
  tokyo, num ansom, num plae ai, nom plae ai, num akor, sankhya lapov, mont lone yay paw, mont let saung, mont lin mayar, shwe yin aye, sanwin makin,
  sanwei makin, hnin thee, nam vaan, nam van, khao tom mat, khao tom mad, khao nom kok | coconut-milk caster-sugar | | eggs milk gluten rice-family
  sesame peanuts nuts | classic recipe
barriga de freira | quindins, encharcada, sericaia, sericá, siricaia | egg-yolk caster-sugar | | nuts coconut-family milk gluten | classic recipe
pad tai | | rice-noodles egg fish-sauce peanuts tofu | | crustaceans garlic-family onion-family | classic recipe
phanaeng | panang, panaeng, panang paste, phanaeng curry paste, penang curry paste, massaman, matsaman, mussaman, musaman curry, prik khing, phrik
  khing, prik king, prik khing paste, kaeng phet, gaeng phed, gaeng daeng, kaeng daeng, gaeng garee, gaeng pa, kaeng pa, jungle curry, gaeng jued,
  gaeng liang, kaeng liang, nam phrik phao, nam phrik, nam phrik num, jeo bong, chaeo bong, jeow mak len, jeow som, nam chim chaeo, prik gaeng,
  kroeung, kreung, kroeung paste, yellow kroeung, kreung krahom | garlic onion red-chilli shrimp-paste | | fish peanuts coconut-family soy gluten |
  definition
phanaeng nuea | panang neua, massaman nuea, mussaman curry | thai-curry-paste coconut-milk peanuts onion | | beef poultry potato-family fish
  crustaceans | classic recipe
nam chim sate | nuoc leo, thua tat, tua tat, tua krayasat, krayasat, krayasart, kra ya sat, miang kham, mieng kham, miang kam, miang, miang pla, yam
  tua poo, yum tua poo, yam som o, yum som o, sakhu sai mu, saku sai moo, sakoo sai moo, ma hor, ma ho, sandaek dei, sandek dei, mye pe, lahpet thohk,
  tea leaf salad, gyin thoke, tohu thoke | peanuts | | fish crustaceans soy sesame garlic-family onion-family pork gluten | classic recipe
somtam | tam mak hoong, tam mak hung, tam mak houng, tam sua, tum sua, bok lahong, bok l'hong, goi du du, goi du du bo, thinbawthi thoke | papaya
  fish-sauce garlic | | peanuts crustaceans soy | classic recipe
lahb | larp, koy pla, koi pa, goi pla, goi kung, sup no mai, soup nor mai, soop naw mai, nam khao, nem khao, yum nua, yam nuea, yum woon sen, yam wun
  sen, yum wun sen, yum talay, yam talay, phla kung, tom khaa, tom saap, tom saep, tom zap, tom jued, tom chuet, tom khem, tom klong, pad see iw, phat
  khi mao, pad kee mow, rad na, rat na, lad na, guay tiew, kuai tiao, kuay teow, kuy teav, kuyteav, kuy teaw, khua kling, kua kling, kua gling, pad
  ped, phat phet, pad krapow, pad kra pao, pad krapao, pad gaprao, phat kaphrao, pad kaprao, kaphrao, pad phrik khing, pad prik king, pad pak boong,
  pad pak bung, pad woon sen, pad sataw, phat sato, khao phat, kao pad, khao pad sapparot, khao tom, kao tom, khao tom kung, jok moo, khanom jeen,
  khanom chin, kanom jeen, ca nuong, chao ca | fish-sauce garlic onion | | soy gluten crustaceans eggs poultry pork molluscs beef coconut-family
  mushroom | classic recipe
ruou | ruou de, ruou can, ruou thuoc, bia hoi, lao hai, lao lao, lao khao, lao kao, lao satho, ya dong, mekhong, hong thong, sang som, sangsom, sraa
  sor, sra sor, tuk thnot chu, toddy myanmar, htan yay, shwe le maw, kazaw, choujiu | ~rice-wine | |  | definition
si io dam | tao chiao, tao jeow, knorr liquid seasoning, tuong ban sauce, tương ớt, dau hu chien, chao tofu, pe bok, pe pok, tohu byoke, pon ye gyi,
  ponyegyi, thua nao, tua nao, tua nao khab, thua nao khaep, sa tua nao, thua nao kab | ~soy-sauce | | fish crustaceans | definition
// Korea
sikhae | myulchi, myulchi bokkeum, myeolchibokkeum, hwangtaeguk, bukeoguk, dongtaejeon, daegu tang, daegutang, agujjim, agu jjim, agwi jjim, samhap,
  al tang, altang, albap, jwipo, jwi-po, chamchi, chamchi jjigae, chamchi kimbap | ~pollock | fish | garlic-family soy gluten crustaceans molluscs hot
  pork | definition
jogaejeot | kkolttugi jeot, kkolddugi jeot, nakjijeot, yeonpotang, ojinguh, gulgukbap, gul guk, mideodeok, haesam, jjambbong, jjambong, haemultang,
  haemuljeon | ~clams | molluscs | fish crustaceans garlic-family hot gluten soy eggs | definition
saewoojeot | saewujeot, yukjeot, chujeot, ge jang, saeujang, geonsaeu | prawns | | soy gluten garlic-family fish | definition
kkakdugi | kkaktugi, kakdugi, kkakduki, chonggak, dongchimi, oi sobagi, oisobagi, geotjeori, mukeunji, mugeunji, kimtchi, kimchy, gimchi | ~kimchi | |
  pork soy gluten fish crustaceans | definition
choonjang | samjang, yangnyum, yangnyeom, chogochujang, chojang, doenjangjjigae, twenjang, dwenjang, denjang, chungkookjang, chunggukjang,
  chongkukjang, kong bul, kongjang, kongjorim, kong jorim | ~soybeans | | gluten wheat sesame garlic-family fish molluscs hot | definition
bulgoki | jaeyuk bokkeum, chapchae, pibimpap, kimbap, gimbap, kim bap, gim bap, chungmu kimbap, mayak gimbap, topokki, ddukbokki, ddeokbokki,
  dukbokki, ddeokbokgi, gungjung tteokbokki, ganjang tteokbokki, dakkalbi, dak dori tang, yangnyeom tongdak | soy-sauce garlic sesame-oil | | beef
  pork poultry eggs fish hot molluscs milk | classic recipe
samgyupsal | bo ssam, suyuk, sundaeguk, gamjatang, gamja tang, dwaejigogi, donkatsu, donkkaseu, tonkasu, goguma donkkaseu, wanjajeon, wanja jeon,
  donggeurang ttaeng, haejangguk, seonji, seonjiguk, seonji haejangguk | ~pork-belly | | beef offal gluten eggs soy garlic-family onion-family
  crustaceans | classic recipe
seonji guk | sonji, yangpyeong haejangguk, gan cheonyeop | | beef offal | eggs sesame soy garlic-family | classic recipe
sullungtang | seollongtang, kalbitang, yukkejang, dakgaejang, tteokguk, dduk guk, tteok guk, miyeokguk, miyeok guk, miyuk guk, sogogi, sogogi muguk,
  sogalbi, naengmyeon, mul naengmyeon, naengmyun, pyongyang naengmyeon, hamheung naengmyeon, yukpo, sanjeok, neobiani, chadolbagi | ~beef-stewing
  soy-sauce garlic | | eggs gluten sesame fish mustard | classic recipe
baeksuk | dakbaeksuk, dakhanmari, dak hanmari, dakkochi, dak kochi, dakbal, dakgomtang | ~whole-chicken garlic | | soy gluten hot | classic recipe
yakwa | yugwa, gangjeong, dasik, hangwa, yaksik, yakbap, songpyeon, song pyun, gyeongdan, baekseolgi, sirutteok, siru tteok, kkultteok, ggultteok,
  hwajeon, bukkumi, mujigae tteok, jeolpyeon, chapssaltteok, chapssal tteok, ggul tteok, kkaetteok, heukimja juk, kkaennip jeon, kkaennip, deulkkae,
  deulkkae garu | sticky-rice-flour honey sesame-seeds | | soy gluten wheat nuts | classic recipe
hoddeok | hodduk, ggwabaegi, bungeobbang, gukhwappang, soboro ppang, soborobbang, gombo ppang, maneul ppang, yukjjok maneul ppang, pyeonsu,
  bindaetteok, bindae-tteok, nokdu bindaetteok, buchimgae, hobak jeon, hobakjeon, pajun, pa jun, yachaejeon, modeumjeon | plain-flour | | eggs milk
  nuts pork beef soy sesame garlic-family onion-family fish crustaceans | classic recipe
makgulli | makuly, makoli, dongdong-ju, maesilju, maesil-ju, yakju, munbaeju, somaek, insamju | ~rice-wine | | gluten | definition
sikhye | shikhye, sujeonggwa, soojunggwa, hwachae, misugaru, misutgaru, misoogaru, bingsoo, dalgona, yeot, mulyut, maesil syrup | caster-sugar | |
  gluten milk soy | definition
// Japan
yukari | noritama, nametake, tsukudani, kombu tsukudani, nori tsukudani, gohan desu yo, gohandesuyo, goma-ae, taberu rayu | ~sesame-seeds | | soy
  gluten fish | definition
hontsuyu | shiro dashi, shirodashi, dashi no moto, ponzu shoyu, ponzushoyu, tosazu, sanbaizu, kaeshi, sukiyaki no tare, tosa joyu, mizkan ponzu, oden
  no moto, otafuku sauce, yakisoba sosu | soy-sauce dashi | | fish alcohol added-sugar molluscs mustard | definition
okonomi sosu | otafuku, chuno sosu, usuta sosu, usuta sauce | ~tonkatsu-sauce | | fish molluscs sesame peanuts | definition
dengaku | misonikomi, misoshiru, kinakomochi, warabi mochi, warabimochi, tounyu, kinzanji, aburage, mapo dofu, nattou, zunda, zunda mochi, kuromame,
  kuro mame, mame daifuku | ~soybeans | | gluten wheat fish alcohol sesame added-sugar | definition
menchikatsu | katsukare, goya champuru, goya chanpuru, goya champloo, chanpuru, champuru, mimiga, tebichi, yakiton, nikumaki, mabo nasu, niku dango,
  chashu men, chashumen, chashu don, hiyashi chuuka, aburasoba, mazesoba, gyouza, shuumai, harumaki, motsu nikomi, doteyaki | ~pork-belly | | gluten
  wheat soy eggs garlic-family onion-family fish sesame offal beef alcohol | classic recipe
gyukatsu | hanbagu, hayashi raisu beef, hayashi rice sauce, biifu shichu, kare raisu, kare rice, curry raisu, gyu nabe, imoni | beef-steak soy-sauce
  onion | | gluten wheat eggs milk alcohol pork poultry celery | classic recipe
tori karaage | tori no karaage, chicken nanban, chikin nanban, tori zosui, gameni, bonjiri, seseri, tori soba, hinadori | chicken-thigh soy-sauce | |
  eggs gluten alcohol milk | classic recipe
hiroshimayaki | modan yaki, modanyaki, geso, kaki fry, kaki nabe, ikasumi, tairagai | | molluscs | gluten eggs fish soy pork crustaceans milk alcohol
  | classic recipe
ebifurai | ebisen, tenmusu, kakiage, kaki age | | crustaceans | gluten eggs fish soy | classic recipe
shirasuboshi | tazukuri, gomame, mentai, shuto, una-ju, samma, aji tataki, magurozuke, taimeshi, engawa, kisu, nanbanzuke, namban zuke, chikuwabu,
  kusaya, heshiko, kaburazushi, izushi, hatahata, ishiri, yoshiru, shotsuru | ~pollock | fish | soy gluten eggs crustaceans alcohol sesame |
  definition
kakesoba | agedama, age dama, koroke, meronpan, kurimu pan, furansu pan, kasutela, karinto, karintou, hato sabure, hatosabure, shiroi koibito, okifu,
  sakuramochi kanto, baumu kuhen | plain-flour | | eggs milk soy fish pork onion-family honey sesame gluten | classic recipe
mitarashi dango | mitarashi, isobeyaki, isobe yaki, sembei, okaki, kaki no tane, kakinotane, zaru senbei, soy senbei | ~rice-cakes soy-sauce | |
  peanuts sesame crustaceans | definition
mizuyokan | zenzai, anmitsu, mitsumame, monaka, uiro, kusamochi, nerikiri, rakugan, amanatto, ohagi, botamochi, sakuramochi, gyuhi, suama, kuzumochi |
  caster-sugar tinned-adzuki | | gluten soy milk gelatine | definition
shouchu | imo jochu, imojochu, amazake, doburoku, nigorizake, chuhai, chu-hi, kasujiru, kasu jiru | ~sake | | gluten soy fish | definition
karashizuke | takanazuke, karashina, nozawana, nozawanazuke | ~english-mustard | | soy gluten sesame | definition
fukujinzuke | fukujin zuke, rakkyozuke, shibazuke, takuwan, kyuri zuke, kimuchi, nukazuke, asazuke, tsukemono, matsumaezuke, matsumae zuke,
  senmaizuke, beni shouga | pickled-daikon | salty | soy gluten fish crustaceans alcohol wheat added-sugar | definition
kyupi | mayonezu, tarutaru sosu, taru taru sauce | ~mayonnaise | | soy | label-typical
chankonabe | chanko nabe, yosenabe, zoni, ochazuke, chazuke, kitsune soba, zaru soba, tororo soba, mori soba, toshikoshi soba, hiyajiru, hiyashiru,
  suimono, osuimono, kamameshi, omusubi, yaki onigiri, kappa maki, kappamaki, nikogori, kinpira, hijiki no nimono, kiriboshi daikon, furofuki daikon,
  ohitashi, shiraae, sunomono, namasu, toriwasa chicken | soy-sauce dashi | | fish eggs gluten sesame poultry crustaceans molluscs | classic recipe
// China
pixian douban | la dou ban, hu dou ban, tim mein jeung, zha jiang, zhajiang, huangjiang, meen see, mien see, mo lo cheung, chee hou sauce, chu hou
  sauce, chu hou paste, zhu hou jiang, zhuhou, nanru, sufu, laoganma, tau si, dau see, dou pao, youdoufu, doufugan, xiang gan, xianggan, doufupi,
  doufunao, choudoufu, su ji, vegetarian goose, mock goose, zhai ya, jai ngap | ~soybeans | | gluten wheat sesame pork beef peanuts garlic-family |
  definition
sha cha jiang | shacha, sha cha, shacha sauce, shachajiang, sa cha sauce, satsa sauce, bull head barbecue sauce, bullhead barbecue sauce, bull head
  shacha, shacha paste, sa cha jiang | soybean-oil garlic onion dried-shrimp | fish crustaceans soy | sesame peanuts gluten | definition
hai xian jiang | haixianjiang, haixian sauce | ~hoisin | |  | definition
ji ma jeung | chee ma jeung, ma jiang, majiang, ma jiang mian, majiangmian, ji ma wu, jee ma wu, zin deoi, ma tuan, ma yuan, ma qiu, bangbangji, guai
  wei ji | sesame-seeds | | peanuts gluten soy poultry garlic-family | classic recipe
kung po | gong bao sauce, gong bao tofu, gong bao doufu | peanuts soy-sauce garlic | | poultry crustaceans alcohol sesame molluscs | classic recipe
huashengsu | gongtang, gong tang, fa sung tong, lao hu cai, huang fei hong | peanuts | | added-sugar sesame gluten | definition
hei jiao niu liu | gan bian niu rou, shuizhu niurou, shui zhu rou, niuroumian, lanzhou lamian, hongshao niurou mian, niurou, niunan, ngau lam, ngau
  yuk, ngau zap, niu za, niu du, niu bai ye, niu zhan, gon chow ngau ho, gan chao niu he, beef chow fun, beef ho fun, beef hor fun, jin qian du, ngau
  pak yip, niu rou gan, shan zhuk ngau yuk, zhang fei niu rou | beef-stewing soy-sauce garlic | | gluten alcohol offal sesame peanuts | classic recipe
hong shao rou pork | mei cai kou rou, meicai kourou, mui choy kau yuk, kau yuk, kou rou, huiguorou, yu xiang rou si, gulaorou, gu lou yuk, guo bao
  rou, tang cu li ji, tangcu liji, tang cu pai gu, jing jiang rou si, mu shu rou, mu xu rou, moo shu, mu shu, muxu rou, ma yi shang shu, mayi shang
  shu, ants climbing a tree, shi zi tou, shizitou, siu lung bao, shengjian mantou, wo tie, jiao zi, shui jiao dumplings, chao shou wontons, hong you
  chao shou, hongyou chaoshou, zhong shui jiao, rou bao, roubao, guabao bun, cha siu bao bun, cha shao bao, shao mai, shaomai, siu mei, siumai, lap
  chong, la chang, lachang, xiang chang, xiangchang, la rou, larou, lap yok, lapyuk, yan rou, jin hua huo tui, jinhua huotui, huo tui, huotui, xuanwei
  ham, yunnan ham, zhu jiao jiang, zhu jiao, zhujiao, zhu jiao cu, gee kerk chou, pig trotter vinegar, pai gu, paigu, pai guat, fung zaau pai gwat,
  zhu xue, zhuxue, zhu xie gao, mi xue gao, lo bah png, ba wan, bawan, rou wan, rou yuan, rou geng, zong zi, rou zong, joong, joong zi, nuomi fan, nuo
  mi fan, lo mai fan, lor mai kai, nuo mi ji, nuomiji, zhu you, zhuyou, zhu you zha, wu xiang chang, yuk sung, dan zai mian, danzai mian, dan dan
  mien, yi bin ran mian, guo qiao mi xian, guoqiao mixian, la zi rou, jiao yan pai gu, fen zheng rou, fenzheng rou, hui guo, yan du xian, yanduxian |
  ~pork-belly soy-sauce | | gluten wheat sesame alcohol eggs peanuts crustaceans garlic-family onion-family poultry | classic recipe
xia jiao | xiajiao, hargow, ha kau, haar gaau, xia pi, xia pian, xia zi, xiazi, xiazi mian, har cheung fun, xia chang fen, xie ke huang, xie rou, zui
  xia, zui xie, you bao xia, ming xia, xia duo shi, har dor see | prawns | | gluten eggs fish soy sesame pork alcohol nuts | classic recipe
yudan | yu pian, suancai yu, shuizhu yu, xi hu cu yu, songshu guiyu, kao yu, qing zheng yu, ching jing yu, mei hua yu, yu tou, yu tou tang, duo jiao
  yu tou, hom yu, yu jiao, yu tu, yu du, yuchi, xun yu, huang yu, huangyu, lingyu, shan hu, xiang you shan hu, lu ge yu, yu xia, haam haa, hom ha | |
  fish | soy gluten alcohol eggs garlic-family pork molluscs | classic recipe
yao zhu | yaozhu, kong poy, ganbei, jiangyaozhu, gonyu zhu, o-ah-jian, or ah jian, o a mi sua, oamisua, ou a mian xian, ezai mian xian, bau yu, pao
  yu, luo shi, luo shi fen, yu you, dai zi, hai shen, haishen, hoi sum, hoi sam, namako, fo tiao qiang, fotiaoqiang, san bei zhong juan, san bei xiao
  juan, hai zhe, hai zhe pi | | molluscs | fish soy gluten eggs crustaceans poultry alcohol pork | classic recipe
yau ja gwai | yau zaa gwai, yow jow gwai, you zha gui, cong zhua bing, congzhuabing, dan bing, danbing, yin si juan, hua juan, huajuan, nang bing,
  shobing, guo kui, guokui, lao bing, laobing, chun bing, chunbing, he ye bing, bok bing, chun juan, chunjuan, chun kun, ngau lei sou, bo lo bau,
  boluo bao, gai mei bau, lao po bing, lou po beng, danta, dan tart, dantat, malay gou, ma lai gou, gai dan jai, jidangao, shaqima, shat kei ma, fa
  gao, fat gou, tao su, taosu, hap tou sou, lu dou peng, dan huang su, danhuangsu, mo mo cha, wu gok, woo gok, haam seoi gok, ma hua, mahua twist, you
  zhao, mian jing, kao lao lao, you mian, youmian, yimian, lomein, chow mien, che zai mian, mian xian, mianxian, yang chun mian, hui mian, huimian,
  you po mian, youpo mian, cong you ban mian, congyou banmian, pao mo, paomo | plain-flour | | eggs milk soy sesame pork nuts poultry lamb
  onion-family crustaceans garlic-family | classic recipe
dan ta tart | danta tarts, daan taat tart, po tat, po taat, nai huang bao, naihuang bao, nai wong bao, lai wong bao, liu sha bao, liushabao, lau sa
  bao, dan huang su pastry, salted egg yolk pastry | plain-flour egg milk caster-sugar | | pork | classic recipe
xi duo shi | sai do si, sai daw see, zha xian nai, jiang zhuang nai, jiang zhi nai, geung jap dun nai, gung jup dun lai, gang nai, dan nai, lai cha,
  yang zhi gan lu, yeung ji gam lo, mango pomelo sago, mang guo bu ding, annin dofu, annindofu, ru bing, ru shan, nai pi zi, naidoufu, nai ge da, suan
  nai, suannai, nai pi, xi mi lu, sai mai lo | milk caster-sugar | | eggs nuts gelatine gluten | classic recipe
xiaoxing | hua tiao, nu er hong, pai chiu, er guo tou, mei gui lu, meiguilu, mei kuei lu chiew, mei kwei lu, rose lu, jiu niang, jiuniang, lao zao,
  laozao, lao chao, jiu niang yuan zi, red yeast rice lees, ang chow, anchow, zui ji, zuiji, jui gai, mayou ji, mayouji, jiang mu ya, jiangmuya, zao
  lu, zui zao | ~rice-wine | | poultry gluten soy sesame | definition
san bei ji chicken | sanbeiji chicken | chicken-thigh soy-sauce sesame-oil rice-wine garlic | |  | classic recipe
jie la | gai lat, gai laat, jie la jiang | ~english-mustard | |  | definition
xi cai | xiangqin, xi qin, kan choi, khun chai, khunchai, keun chai, selderi, kintsai, sai kan, saikan, szeller, selera, selerija, schnittsellerie,
  knolselleri, mukulaselleri, salsão, krafes, karfas, radhuni, randhuni, сельдерей, seldereja, salierai, saliero | ~celery | |  | definition
// Pacific, Australia, New Zealand
ia ota | lomilomi, fafaru, kelaguen uhu, kelaguen, chicken kelaguen | | fish | coconut-family onion-family soy sesame poultry molluscs | classic
  recipe
lu pulu | lupulu, lu sipi, pisupo, povi masima, povi, pulu masima, laulau, lau lau, kalua pig, kālua, puaa, pig huli huli, kamano | coconut-cream | |
  pork beef lamb poultry soy gluten fish eggs onion-family | classic recipe
kalua puaka | puaka, pua'a kalua | ~pork-shoulder | salty | soy | classic recipe
faausi | puligi, fai'ai, supoesi, kokosamoa, suafa'i, malassada | coconut-milk caster-sugar | | gluten milk eggs | classic recipe
malassada portuguesa | | plain-flour egg milk caster-sugar | | coconut-family | classic recipe
titiyas | kadon pika, finadene, fina'denne, finadeni, tinaktak, estufao, kelaguen mannok, apigigi, apigige, bonelos, bonelos aga | soy-sauce onion | |
  poultry beef coconut-family gluten sulphites | classic recipe
bougna | laplap, lap lap vanuatu, simboro, tuluk, mumu png, aibika, kakoda, rourou, rourou peti | coconut-milk | | poultry pork fish onion-family |
  classic recipe
lolly log | chester square, nienich tart, cheerio tart, monte carlo biscuit, wagon wheel biscuit, belgian biscuit, yoyo biscuit, cheese roll
  southland, southland cheese roll | plain-flour butter caster-sugar | | eggs milk nuts coconut-family gelatine soy oats | classic recipe
aussiemite | nutri-grain, nutrigrain, cruskits, arnott's | ~wheat-biscuits | gluten | celery soy milk | label-typical
dagwood dog | pluto pup, dimmie, parmi, pie floater, kabana, kabanosi | plain-flour | | beef pork poultry milk eggs lamb soy celery mustard
  onion-family | classic recipe
savoury sav | fritz bung, belgium luncheon | ~pork-sausage | | beef gluten milk soy celery mustard sulphites | definition
koura | inanga, hangi, paraoa, takakau, parāoa parai, titi muttonbird, muttonbird, tutu manu | |  | molluscs crustaceans fish gluten milk pork lamb |
  classic recipe
kina sea urchin | | ~clams | | gluten eggs milk | definition
bush damper | | ~sourdough | | milk added-sugar | definition
// Nordic
kanelbolle | kanelknuter, kanelgifler, kardemummaknut, kardemommeboller, skillingsboller, solboller, solbolle, hveteboller, hvetebolle, hvetebolle med
  rosiner, vetebulle, vetebullar, vetekrans, pullapitko, lussebulle, lussebullar, lussekatte, saffransbulle, wienerleipä, direktørsnegl, spandauer,
  tebirkes, frøsnapper, kringle, wienerbrødskringle, julekage, julekake, julekaka, jólabrauð, krydderboller, bolludagsbolla, fettisdagsbulle, hetvägg,
  vaniljbulle, solskinsbolle, brunsviger, snúðar, snudar, kanilsnúðar, kardemommebolle | ~brioche | | nuts sesame added-sugar soy | definition
hrökkbrauð | spisbröd, mjukkaka, hönökaka, flatkaka, flatkökur, rúgbrauð, rugbraud, limppu, skorpa, skorper, kammerjunker, kammerjunkere, korppu,
  korput, lefser, vestlandslefse, tynnlefse, møsbrømlefse, sirupskake, laufabrauð, laufabraud, franskbrød, franskbrot, surdegsbröd, surbrød, grovbrød,
  grahamslimpa | ~rye-bread | | milk eggs added-sugar sesame | definition
kalakukot | lihapiirakka, lihapiirakat, lihamureke, makaronilaatikko, lanttulaatikko, porkkanalaatikko, perunalaatikko, imelletty perunalaatikko,
  mämmi, runebergintorttu, runebergintortut, runeberg torte, runeberg tart, joulutorttu, joulutortut, tippaleivät, lörtsy, omenalörtsy, atomi pie,
  laskiaispullat | plain-flour butter | | eggs milk fish pork beef nuts offal | classic recipe
grevé | greveost, brunsost, pultost, ridderost, høgelost, maribo, kruenost, kvark, skyrterta, mysa, mysingur, ost, ostur | ~quark | |  | definition
smålandsostkaka | smålands ostkaka, äggakaka, äggost, munajuusto | milk egg caster-sugar | | gluten nuts | classic recipe
matjesill | matjessild, senapssild, senapsströmming, sildesalat, sildesalat norsk, gravad laks, rakefisk, rakørret, klipfisk, harðfiskur, kæst skata,
  skata, fiskibollur, fiskesuppe, bergensk fiskesuppe, lohilaatikko, silakkapihvit, muikut, muikunmäti, kaviar tube, kaviarpastej, kaviartub, mills
  kaviar, mäti, sikrom, graavisiika, loimulohi, røykelaks, laks, hysa, stjerneskud, stjerneskud dansk, janssonin kiusaus, kiusaus, sprotter, ansjos,
  skarpsill, makrill, makrell, makrel, makrel i tomat, stekt makrell, røget makrel, røget ål, bornholmer, sol over gudhjem, nordsjötorsk, prinsefisk,
  mølje, skreimølje, skrei, persetorsk, lofottorsk, torsketunger, regnbågslax, röding, rodding, bleikja, saltfiskur | ~pollock | fish | milk eggs
  mustard gluten onion-family added-sugar | definition
skagen | handskalade räkor, fjordrejer, rækjur, rækjusalat, katkarapusalaatti, kräftskiva, krabbsallad, taskekrabbe, taskekrabba, kongekrabbe,
  krabbrøra, smörgåstårta räkor | prawns mayonnaise | | milk fish gluten | classic recipe
sinisimpukat | kammusslor, pilgrimsmussla, ostron, akkar | ~mussels | | milk | definition
kjøttboller | lihapulla, lihapyörykät, medisterkaker, medisterkake, wallenbergare, karbonade, karbonadekaker, sjömansbiff, kåldolmar, kåldolmer,
  kålrulader, kaalikääryleet, pyttipannu, biksemad, lapskaus, skipperlabskovs, korvstroganoff, wienerkorv, grillimakkara, lauantaimakkara,
  siskonmakkara, siskonmakkarakeitto, nakkikastike, hernekeitto, ertesuppe, blodpalt, kumle, raspeballer, ball komle, veriletut, veripalttu,
  verimakkara, blóðmör, lifrarpylsa, maksapasteija, joulukinkku, juleskinke, kasler, kassleri, stegt flæsk, æbleflæsk, sylte, syltte, aladåb, sylta,
  presssylta, kalvsylta, fleskepannkaka, fläskpannkaka, fläsklägg, flesk, flæsk, svinekam, juleribbe, medvurst, metvursti, kebabkjøtt, porsas, possu,
  kinkku, kinkkukiusaus, sinnepsskinke, skinke, pekoni, sideflesk, sideflæsk, tjälknöl, nisse i egen sås, karjalanpaisti, karelian stew, karelian hot
  pot | ~pork-sausage | | beef gluten milk eggs mustard onion-family soy offal lamb | definition
får i kål | smalahovud, lammelår, svidh, svidasulta, sviðasulta, kjötsúpa, hrútspungar, lundabaggar, sláturterta, lambakjöt, sosekjøtt lam | ~lamb-leg
  | | gluten milk offal celery | definition
suovas | rensdyr, renstek, hirvipaisti, älggryta, elgkjøtt, viltgryte, viltgryta, viltskav, lavskav, hjortefilet | ~venison | | milk beef | definition
kladdkakor | prinsessakakku, prinsesskake, smörgåstårta, voileipäkakku, morotskaka, peberkage, piparkakku, brune kager, brun kage, vaniljekranse,
  vaniljekranser, finska pinnar, finskbrød, havreflarn, kolakakor, havregrynskugler, romkugler, romkugle, arraksbollar, punschrullar, mazarin,
  mandelmussla, toscakake, silviakaka, kärleksmums, snoddas, rulltårta, rullekake, spettekaka, spettkaka, sandkaka, sandkage, formkake, lagkage,
  fødselsdagslagkage, othellolagkage, othello lagkage, napoleonskage, napoleonshatte, medaljer, træstamme, traestammer, drømmekage, hindbærsnitte,
  hindbærsnitter, verdens beste, blotkake, suksessterte, mandelkake, fyrstekake, berlinerkrans, berlinerkranser, kleinur, sandkaker, serinakaker,
  sukkerkake, rabarbrakake, eplekake, æblekage, gammeldags æblekage, bondepige med slør, aebleskive, syltkaka, vínarterta, randalín, hjónabandssæla,
  rjómabollur, pönnukökur, kleina, mustikkapiirakka, täytekakku, mansikkakakku, tiikerikakku, kääretorttu, lusikkaleivät, hannatädinkakut, kropsu,
  pannukaka, pannekake, pandekage, letut, lätty, ohukainen, ohukaiset, vaffel, vohveli, tjockpannkaka, lapper, sveleiskake, eggedosis, ris à la mande,
  riskrem, ris à la malta | plain-flour egg butter caster-sugar | | nuts milk pork alcohol chocolate | classic recipe
risalamang | | pudding-rice double-cream almonds caster-sugar | |  | classic recipe
marsipangris | mantelit, hasselnötsmassa | ~mixed-nuts | | added-sugar | definition
jarðhnetur | hnetusmjör | ~peanuts | |  | definition
senapsås | sennepssovs, sinnep, sinnepssaus, sinappikastike, grovsennep, sinep, sinepikaste, sinepes, garstyčios, krienai su sinepais, mustarul,
  горчица, sinapi, moutarda, mostassa, ziapea, haradali | ~dijon | | added-sugar fish gluten alcohol | definition
remoladisovs | remoladi, remoulaadi, remuladi | mayonnaise gherkins capers mustard-seeds | | celery sulphites onion-family | definition
akevitt | kossu, arrakspunsch, gammel dansk, salmari, glögi, svagdricka, kotikalja, kalja, mjöd, lonkero, julöl, juleøl, jólaglögg, starkvin, solbær
  rom, karsk | ~spirit | | gluten | definition
saltlakrits | salmiakki, lakrids, lakritsi, lakris, djungelvrål, turkisk peber, tyrkisk pepper, ahlgrens bilar, gott & blandat, seigmenn, vingummin,
  sega råttor, marsmallow skumtomtar, skumtomte, skumtomtar, skumbananer, skumkantarell, kokosboller, kokostopp, kokosmakroner | ~chewy-sweets | |
  gelatine gluten milk eggs | label-typical
ahlgrens bilar sweets | | ~chewy-sweets | gelatine added-sugar | gluten | label-typical
øllebrød | ölsupa, ølebrød, øllebrød porridge | rye-bread beer caster-sugar | | milk | classic recipe
hernerokka | mykyrokka, hapanleipä, talkkunajauho, talkuna, kamajahu, rossypottu, semulegrynsgrøt, ohrapuuro, havregröt, havregrød, kaurapuuro,
  øllebrødsgrød, byggrøt, byggrynsgrøt, helmipuuro, risgrynsgröt, risgrøt, risengrød, risengrynsgrøt, klappgröt, vispgröt, trollkrem, rødgrød, rødgrød
  med fløde, hyldebærsuppe, fruktsoppa, sagosuppe, rosinsuppe, kiisseli, kiselius, kisiel, kissel, ķīselis, kisell, kissell | pearl-barley milk | |
  gluten eggs added-sugar dried-fruit pork | classic recipe
// Baltic
kohukesed | kohupiimakreem, biezpienmaize, varškėčiai, kastinys, juust | ~quark | | added-sugar eggs gluten | definition
cepelinas | didžkukuliai, bulvinis kugelis, bulvių plokštainis, kartupeļu pankūkas, bulviniai blynai, žemaičių blynai, vėdarai, švilpikai, skrandis,
  kindziukas, kindziuk, lašiniai, rūkyti lašiniai, spirgučiai, spirgučiai sauce, spirgai, speķis, pelēkie zirņi, pelēkie zirņi ar speķi, speķrauši,
  kilkai su lašiniais, mulgikapsad, mulgi kapsad, verivorstid, verikäkk, seapraad, seapraad ahjus, süldi, šaltiena, galerts, aukstā gaļa, sealiha,
  kiauliena, cūkgaļa, karbonadas, kepta duona su lašiniais, balandėliai, kapsarull, kapsarullid, tīteņi, kotletes, kotletai, kotletid, hakklihakotlet,
  hakkliha, kukuļi, frikadeļu zupa, koldūnai, kolduny, koldūni, pelmeeņi, pelmenid | ~pork-shoulder | | beef eggs milk gluten potato-family offal
  onion-family | classic recipe
kybyn | kybynlar, kybyny, čeburekai, čebureks, beliašai, pirukas, pirukad, lihapirukas, pontšik, ponchik, pončikai, ponchiki, virtuļi, spurgos,
  spurga, žagarėliai, žagariņi, chrust, khrustyky, raguolis, napoleonas, napoleonkake, stritsel, vastlakuklid, meduoliai, meduolis, aleksandra kook,
  aleksandro pyragas, sklandrauši, šližikai, prėskučiai, ausytės, grybukai, medus kūka, medaus tortas, maizes zupa, rupjmaizes kārtojums, leivasupp,
  mannapuder, mannavaht, biešu kūka, debesmanna, buberts | plain-flour egg butter caster-sugar | | milk nuts beef lamb onion-family pork honey |
  classic recipe
rudzu maize | saldskābmaize, juoda duona, ruginė duona, palanginė duona, kepta duona, must leib, mulgi leib, peenleib, sepik, karask, odrajahukarask,
  klona rugiu duona, baltmaize, borodinski, borodinskii, żytni, razowiec, pumpernikiel, rozsky, housky, rogal, rogale, rogaliki, bułeczki, chałka,
  vianočka, mazanec, paska, kulitch, kulič, cozonaci, kozunac, colac, colaci, kalach, korovaj, česnica | ~rye-bread | | milk eggs nuts sesame
  added-sugar dried-fruit | definition
šprotai | kilud, heeringas, rasols, rosolje, rosolli, suitsuräim, suitsukala, suitsulest, silmud, zutis, rūkytas ungurys, ungurys, angerjas,
  marineeritud angerjas, forellimari | ~pollock | fish | eggs milk onion-family mustard | definition
vana tallinn | black balsam, rigas melnais balzams, riga black balsam, trejos devynerios, starka, suktinis, midus, krupnikas, žagarės, samanė, kvas,
  kwas, kvaas, õlu, kadakaõlu | ~liqueur | | gluten honey | definition
// Slavic
pelmeny | pelmen, varenniki, pirogi, perogies, perogie, pyrohy, ushki, knedlík, škubánky, parená knedľa, pampuchy, pampukh, koblihy, kobliha, krofi,
  kreple, pyshki, sirniki, syrnyky, syrnik, tvarožník, blynchyky, nalistniki, palačinka, palachinki, olady, lokše, draniki potato, deruny potato,
  krokiety, krokiet, kulebiak, koulibiac, piroshky, rasstegay, kalitki, shangi, perepechi, makowce, makový závin, makovník, orechovník, orahnjača,
  mlinci, závin, jablečný závin, kolachki, frgál, valašský frgál, kremšnite, sharlotka, mazurki, prianiki, medovníky, medivnyk, miodownik, pirozhnoe
  kartoshka, kyivskyi tort, eszterházy torta, gerbeaud slice, langosh, ischler, išleri, linecke, vosí hnízda, laskonka, rakvičky, žemlovka, štrúdl,
  grobla | plain-flour | | eggs milk pork beef nuts added-sugar lamb onion-family potato-family alcohol | classic recipe
orzechowiec | fale dunaju, pani walewska, pleśniak, bajaderka, eklerka, eklerki, babeczki, ciepłe lody, eszterházy szelet, esterhazy schnitte, rákóczi
  túrós, lúdláb, oroszkrém torta, képviselőfánk, reform torta, vasina torta, princeskrofne, rozen torta, žito so šlag, oblande, oblatne torta,
  breskvice, bear paws šape, šapice, paradižot, čupavci, bombice | plain-flour egg butter caster-sugar | | nuts milk alcohol chocolate | classic
  recipe
orahnjača walnut roll | moczka, orahnice, orasnice, padobranci, lenja pita s orasima, trileqe, marković torta, kuglof s orasima, pozsonyi kifli, diós
  kifli, gesztenyepüré torta, kutia christmas | plain-flour walnuts caster-sugar | | eggs milk honey | classic recipe
white borscht | zalewajka, kapuśniak, kwaśnica, kielbasy, jałowcowa, śląska, krupnioki, salcezon, galaretka wieprzowa, nóżki w galarecie, zimne nogi,
  smalczyk, golonko, żeberka, kotlet mielony, golumpki, gołąbek, galumpki, halupki, holubtsy, golubtzi, holubky, holishkes, zraziki, kolozsvári
  káposzta, szekelykaposzta, székelygulyás, sertéspörkölt, csülök, oldalas, gyulai, disznótoros, tepertő, töpörtyű, cocsonya, piftie, răcituri,
  pihtija, žolca, hladetina, aladžije, holodets, kholodec, cholodec, huspenina, sulc, jitrnica, jelita, špekáček, špekáčky, krvavička, devenica,
  češnjovka, čvarkuša, oškvarky, ocvirki, škvarkové pagáče, ocvirkovka, jumari, čabajka, čajna kobasica, sremska kobasica, sremska, požarevačka, suvi
  vrat, buđola, vratina, pečenica, kaizer, kajzer šunka, pršuta, babek, nadenitsa, karnache, karnatsi, elenski fillet, banski starets, filet elena,
  kavarma, kapama, mish-mash meat, caltabosi, sângerete, sarmale cu mămăligă, tochitură, pomana porcului, ciolan, vepřová, vepřový řízek, moravský
  vrabec, katův šleh, segedínský guláš, šunka, pražská šunka, bůček, kýta, bravčové, kapustnica, zabíjačka, bravcova, bravčová masť, okrasa |
  ~pork-sausage | | beef lamb milk eggs gluten onion-family garlic-family celery mustard sulphites rice-family offal | definition
holodets aspic | zimne nogi galareta, piftie de porc | ~pork-hock | gelatine garlic-family | eggs poultry onion-family | definition
dršťková | dršťková polévka, držková, tripice, fileki, vampi, vampi na žlici, plucka, pajšl, pajšel, guláš, gulasz, pacal, pacalpörkölt, rostélyos,
  esterházy rostélyos, chevapi, begova čorba, bosanski lonac, sogan dolma, japrak, kufteta, tavë dheu, fërgesë, pasticada, dalmatinska pašticada,
  rolada śląska, rolady śląskie, stroganov, befstroganov, schi, borshch, ciorba de perisoare, ciorbă rădăuțeană, tokány, tokana, tochitura
  moldoveneasca, kotlety po-kievski, azu po-tatarski, zharkoe, chanakhi stew | beef-stewing onion | | pork lamb milk eggs gluten poultry celery offal
  garlic-family alcohol mustard | classic recipe
`;
