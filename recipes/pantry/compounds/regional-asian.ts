// Foods of South, South-East and East Asia: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalAsian = `
til laddu | til laddoo, tilgul, til gul, tilgud, til papdi, til patti, tilkut, tilkoot, til barfi, til burfi, ellunda, til pitha, tilor laru, tiler
  naru, til ki chutney, til chutney, nuvvula podi, safed til, kala til, kale til, bhangjeera til, til ka tel, nalla ennai, onde-onde, butsi, jian
  dui, jin deui, jian doi, matuan, banh cam, banh ran, muoi vung, muoi me, me den, vung den, dau me, nga khao, nga dam, zhimajiang, ma you, heizhima
  hu, chi ma wu, gomadofu, gomashiyo, kurogoma, shirogoma, surigoma, kkaesogeum, kkaegangjeong, geomeunkkae, heugimja, heukimja, gireumjang |
  sesame-seeds | | soy gluten wheat nuts peanuts | classic recipe
liangban mian sauce | gomaae | sesame-seeds | gluten soy wheat | nuts peanuts | classic recipe
shao bing | sao bing, yakgwa | sesame-seeds | gluten wheat | soy nuts peanuts | classic recipe
keo me xung | me xung | sesame-seeds | peanuts | soy gluten wheat nuts | classic recipe
palli chutney | pallilu, palli podi, palli, nilakadalai, kadalai mittai, kadale mithai, kadalekai, kadlekai, kappalandi, kappalandi mittai, sing
  bhujia, khari sing, masala sing, congress kadlekai, danyache ladoo, danyachi amti, danyacha kut, dane ka kut, shenga chutney, badam cina,
  chinabadam, cheena badam, cheenabadam, mungaphali, bumbu pecel, pecel, pecel sauce, lotek, karedok, rempeyek, peyek, rempeyek kacang, ting ting
  candy, enting-enting, kacang atom, kuah kacang, sos kacang, kuih kacang, rojak, rujak, adobong mani, pastillas mani, tua lisong, thua lisong, tua
  tod, praram sauce, praram, muoi lac, lac rang, keo lac, keo cu do, huasheng, huasheng tang, huashengjiang, huashengmi, guai wei huasheng, fa sang,
  fah sang, fa sang tong, nankinmame, nanking mame, piinattsu, jimami tofu, jimami dofu, ttangkongjorim, myay pe, mway pe, mont lin maya, sambal
  goreng kacang, serundeng kacang, asinan, asinan betawi, tahu telur bumbu, lumpia basah sauce, nasi pecel | peanuts | | soy gluten wheat
  crustaceans fish sesame eggs poultry | classic recipe
rujak cingur | tahu tek | peanuts | crustaceans soy | gluten wheat fish sesame eggs poultry | classic recipe
kacang telur | | peanuts | eggs | soy gluten wheat crustaceans fish sesame poultry | classic recipe
apam balik | martabak manis, terang bulan | peanuts | eggs gluten wheat | soy crustaceans fish sesame poultry | classic recipe
siomay | siomay bandung | peanuts | fish | soy gluten wheat crustaceans sesame eggs poultry | classic recipe
batagor | | peanuts | fish soy | gluten wheat crustaceans sesame eggs poultry | classic recipe
gong bao chicken | | peanuts | gluten poultry soy wheat | crustaceans fish sesame eggs | classic recipe
kung pao | gong bao | peanuts | gluten soy wheat | crustaceans fish sesame eggs poultry | classic recipe
shenga holige | min chiang kueh | peanuts | gluten wheat | soy crustaceans fish sesame eggs poultry | classic recipe
sate ayam | | peanuts | poultry soy | gluten wheat crustaceans fish sesame eggs | classic recipe
ketoprak jakarta | | peanuts | soy | gluten wheat crustaceans fish sesame eggs poultry | classic recipe
rasagola | rossomalai, sondesh, khira sagara, shreekhand, amrakhand, misti doi, matha, mattha, chaach, chhaas, chhachh, majjiga, mor kuzhambu, moru
  curry, moru kachiyathu, more kulambu, kadhi, kadhi pakora, punjabi kadhi, gujarati kadhi, firnee, palada pradhaman, tandoori marinade, rezala,
  pasanda, gajrela, neyy, ghritam, chhurpi, churpi, churkham, chhana, suutei tsai, dadih, sua dac, sua tuoi, sua chua, cha yen, nom khon, nomkhon,
  keso filipino, kesong puti, quezo de bola, gatas kondensada, rubing, rushan, nai lao, nailao, naicha, nai cha, jiang zhi zhuang nai, niunai, niu
  nai, bing qi lin, gyuunyuu, nama kuriimu, bataa, banana uyu, saengkeurim, nama choco, nama chocolate | milk | -fodmap | nuts gluten wheat eggs
  poultry | classic recipe
shuang pi nai | | milk | -fodmap eggs | nuts gluten wheat poultry | classic recipe
gulaab jamun | pantua, ledikeni, langcha | milk | -fodmap gluten wheat | nuts eggs poultry | classic recipe
rajbhog | thandai | milk | -fodmap nuts | gluten wheat eggs poultry | classic recipe
khaja sweet | karjikai, kajjikayalu, nevri, shakkarpara, shakarpara, litti chokha, thekua, khasta kachori, kachauri, kachodi, singara, shingara,
  mathri, mathari, matthi, nimki, namak para, namakpara, nimkin, papdi, papri, panipuri, gol gappa, golgappa, puchka, phuchka, bedai, radhaballabhi,
  koraishuti kochuri, parotta, porotta, malabar parotta, kerala parotta, taftan pakistani, sewaiyan, godhumai, godhambu, chapathi, chappathi,
  kimbula banis, dabeli, frankie roll, kathi roll, kati roll, thukpa, thenthuk, tingmo, balep, laphing, perungayam, inguva | plain-flour | -fodmap |
  milk eggs nuts lamb mustard | classic recipe
kothu parotta | kottu | plain-flour | -fodmap eggs | milk nuts lamb mustard | classic recipe
shankarpali | chirote, ghewar, maal pua, bobbatlu, pooran poli, sheera indian, churma, churma ladoo, choorma, dal baati churma, bati rajasthani,
  papdi chaat, papri chaat, bhatoora, chole bhature, sheermal lucknow, bakarkhani, baqarkhani | plain-flour | -fodmap milk | eggs nuts lamb mustard
  | classic recipe
kesari bhath | | plain-flour | -fodmap milk nuts | eggs lamb mustard | classic recipe
munthiri | munthiri paruppu, godambi, godumbi, jeedipappu, jeedi pappu, parippu andi, andi parippu, andiparippu, kasoy, kacang mete, kacang mede,
  kacang gajus, gajus, met mamuang himmaphan, hat dieu, yao guo, yaoguo, kashuu nattsu, kasyu, cadju | ~cashews | | milk | definition
badami | vatham, murgh badami, badami gosht, dry fruit barfi, dry fruit ladoo, dry fruit laddu, dryfruit barfi, anjeer barfi, mewa, mewa ladoo, mewa
  mix, panchmewa, chironji, charoli, xing ren, xingren bing, xing ren bing, aamondo, a-mondo | | nuts | milk gluten wheat | definition
panjeeri | | | nuts gluten milk wheat | | definition
badami korma | soan halwa, sohan halwa, gond ladoo, gond laddu, gondh ladoo | | nuts milk | gluten wheat | definition
kai xin guo | kaixinguo | ~pistachios | | milk | definition
doon chetin | he tao, hetao, hodo, hodu, kurumi, kurumi mochi, kurumi dare, yubeshi, qua oc cho | ~walnuts | | gluten wheat eggs milk | definition
hetao su | hup toh soh, hodugwaja, hodu-gwaja | ~walnuts | eggs gluten wheat | milk | definition
kashundi | sarson paste, sarson da saag, sarson saag, sarso bata, shorshe, shorshe bata, shorshe tel, jhal shorshe, shorisha, besara, besara odia,
  aavalu, ava pettina, avakai, avakaya, avakkai, aavakaaya, mango avakaya, methia keri, gor keri, aam ka achar, aam ka achaar, mango achar, gajar
  gobhi shalgam achar, achari, achari masala, achari paneer, achari chicken, panch puran, paanch phoron, jie mo, jiemo, jie mo jiang, jiela, huang
  jie mo, wa-garashi, wagarashi, gyeoja, gyeoja sauce, gyeojachae, yeongyeoja, yeon gyeoja, biji sawi, mu tat, mustasa seeds, acar awak, singhalese
  achcharu, achcharu, malay achcharu, malay pickle | ~mustard-seeds | | sesame garlic-family fish | definition
shorshe ilish | sorshe ilish, ilish bhapa, bhapa ilish | ~mustard-seeds | fish | sesame garlic-family | definition
maacher matha | chepala pulusu, meen curry, meen kuzhambu, meen varuval, meen pollichathu, karimeen, karimeen pollichathu, karimeen fry, nethili,
  natholi, nethili fry, mathi curry, ayala, ayala curry, aiyla, paplet, bombil, bombil fry, bummalo, sukat bombil, bhetki, catla, pabda, tangra,
  magur, pulasa, shutki, sidol, ngari, hentak, eromba, tungtap, machhli, umbalakada, umbalakade, seeni sambol, katta sambol, ambul thiyal,
  ambulthiyal, malu ambul thiyal, mas huni, garudhiya, rihaakuru, gulha, mas riha, halmasso, hal messo, karawala, karavala, jaadi, ngapi, ngapi yay,
  balachaung, mohinga, mont hin gar, ngapi daung, nga pi | | fish | mustard gluten wheat | classic recipe
masroshi | bajiya | | fish gluten wheat | mustard | classic recipe
maacher jhol | muri ghonto, bhetki paturi, shutki bhorta | | fish mustard | gluten wheat | classic recipe
konju fry | konju roast, royyalu, royyala, royyala iguru, royyala vepudu, eral thokku, iraal, iral curry, sungat, sungta hooman, kolim, kardi sukhi,
  balchao, nandu masala, kurlyo, kurli curry, yetti, njandu, njandu roast, isso vade, isso curry, kakuluwo, cincalok, cencaluk, heh ko, trasi,
  rebon, kroepoek, kung sot, kung nang, kung mae nam, kung haeng, tom su, banh tom, chao tom, rieu cua, cua dong, cua rang me, banh canh cua, banh
  phong tom, alimango, alimasag, talangka, ukoy, okoy, sugpo, xia ren, xiaren, xiami, xiapi, xia jiang, xiajiang, long xia, longxia, xiao long xia,
  xiaolongxia, da zha xie, dazha xie, xie huang, xiefen, har mai, haar mai, ha cheung, har cheong gai, ha jeung, har lok, iseebi, kanimiso,
  tarabagani, kegani, okiami, saeu, saeu bokkeum, mareun saeu, daeha, kkotge, kkotgetang, daege, gejeot, toha-jeot, tohajeot, bangkang | |
  crustaceans | fish gluten wheat soy eggs | classic recipe
tom yam kung | bun rieu, banh xeo, banh khot, banh beo | | crustaceans fish | gluten wheat soy eggs | classic recipe
har gao | haa gow, ha gow, kappa ebisen, saeukkang, saeu twigim | | crustaceans gluten wheat | fish soy eggs | classic recipe
hoi nang rom | hoi lai, hoi malaeng phu, hoi shell thai, hoy kraeng, pla muek, pla meuk, pla muk, muek yang, lala goreng, siput sedut, si ham, see
  hum, remis, balitong, muc kho, muc chien, cha muc, bach tuoc, ngheu, ngheu hap, so huyet, so diep, hau nuong, bun oc, oc buou, tuong hau, dau hao,
  halaan, tulya, kuhol, ginataang kuhol, lokan, kanbui, gong yu zhu, yau yu, you yu, youyu, mo yu, moyu, zhang yu, ge li, hua jia, huajia, cheng zi,
  sheng hao, shenghao, hao you, haoyou, hou yau, ho yau, ho see, haozhi, hao si, baoyu, luo si, tian luo, surumeika, sakiika, hotaruika, takosu,
  shijimi, sazae, tsubugai, tsubu gai, aoyagi, ojingeochae, ojingeojeot, jjukkumi, hanchi, gabojingeo, jogae, jogaetang, honghaptang, kkomak, gul
  jeot, eoriguljeot, gaeribi, jeonbokjuk, golbaengi | | molluscs | crustaceans fish gluten wheat soy eggs | classic recipe
haemul | haemul jjim | | molluscs crustaceans | fish gluten wheat soy eggs | classic recipe
hor mok talay | | | molluscs crustaceans eggs fish | gluten wheat soy | classic recipe
orh luak | or luak, or chian, o-a-jian, oh chien, o chien, hao jian, haojian, hoi tod, hoy tod, hoi thot | | molluscs eggs | crustaceans fish gluten
  wheat soy | classic recipe
akashiyaki | | | molluscs eggs fish gluten wheat | crustaceans soy | classic recipe
kaki furai | kakifurai, gul jeon, haemul pajeon | | molluscs eggs gluten wheat | crustaceans fish soy | classic recipe
champon | | | molluscs fish gluten wheat | crustaceans soy eggs | classic recipe
ikayaki | ikameshi, sazae tsuboyaki, kkomak muchim, golbaengi muchim | | molluscs gluten soy wheat | crustaceans fish eggs | classic recipe
jjamppong | jjampong | | molluscs gluten wheat | crustaceans fish soy eggs | classic recipe
luosifen | luo si fen, kaki no dotenabe, shijimi jiru | | molluscs soy | crustaceans fish gluten wheat eggs | classic recipe
oncom | taoco, tauchu, taucheo, tau cheo, tao jiao, taotjo, tahuri, tausi, tausi black beans, tau hu, taupok, tau kee, tau hua, tau huay, doufuhua,
  dou fu, dofu ru, furu, nam yu, nam yue, foo yee, dou gan, dougan, fuzhu, foo jook, fu pei, dou jiang, doujiang, dou see, dow see, huang dou,
  huangdou, si-io, tao hoo, taohu, tao huu, tuong hot, tuong ban, dau hu, dau phu, dau nanh, sua dau nanh, tau hu ky, chao dau phu, pe ngapi, pone
  yay gyi, tounyuu, abekawa mochi, hikiwari, hamanatto, momen dofu, yakidofu, yaki dofu, kori dofu, shimi dofu, usuage, atsuage, atsu-age,
  ganmodoki, ganmo, hiyayakko, yudofu, unohana, misozuke, moromi, sundubu, sundubu jjigae, sundubu chigae, soondubu, soondubu jjigae, yubu, biji jjigae, kongbiji,
  kongnamul, kong namul, kongnamul guk, gukganjang, doenjangguk, mejugaru, injeolmi, injeolmi powder, kong garu, konggaru, tuong, kinema, akhuni,
  hawaijar, tungrymbai, bekang, meal maker, mealmaker, bhatmas, bhatmas sadeko, bhat ki churkani, bhatt ki dal | ~soybeans | | gluten wheat fish |
  definition
saikyo-yaki | | ~soybeans | fish | gluten wheat | definition
kitsune udon | agedashi dofu, agedashidofu | ~soybeans | fish gluten wheat | | definition
tokwa't baboy | toyomansi, dou ban jiang, tobanjan, huang dou jiang, huangdoujiang, tian mian jiang, tianmianjiang, tenmenjan, sweet bean sauce,
  sweet wheat paste, ganhuangjiang, jiangyou, sheng chou, shengchou, lao chou, laochou, see yau, si yau, sii ew khao, nuoc tuong, xi dau,
  saishikomi, inariage, inarizushi, mabo dofu, yubu chobap, yubuchobap, kongguksu, kong guksu, kongjaban, jinganjang, jjajang, jjajang sauce,
  jjajangmyeon, jajangmyeon, jajangmyun | ~soybeans | gluten wheat | fish | definition
chuuka men | monjayaki, monja, negiyaki, soumen, houtou, suiton, pan ko, hakurikiko, churikiko, kyorikiko, tenpura ko, karaage ko, karaageko, kare
  pan, karepan, yaki manju, manjuu, chukaman, pretz, yakifu, namafu, kurumafu, kare ruu, golden curry, java curry, kokumaro, hayashi rice, hayashi
  raisu, oshimugi, kalguksu, kal-guksu, sujebi, guksu, jjolmyeon, jjol myeon, milmyeon, gunmandu, manduguk, mandupi, hotteok, ho-tteok, hoppang,
  jjinppang, bungeoppang, kkwabaegi, pajeon, pa jeon, kimchi jeon, kimchijeon, buchimgaru, buchim garu, twigim, twigim garu, milgaru, mil garu,
  ppanggaru, bori, boribap, bori cha, boricha, yeotgireum, mian fen, mianfen, kaofu, liangpi, liang pi, la mian, dao xiao mian, daoxiaomian, biang
  biang, biang biang mian, yun tun, huntun, baozi, bao zi, guabao, shui jiao, huntun pi, you tiao, yau char kwai, char kway, cakwe, cakoi, you char
  kway, chinese cruller, youtiao cruller, cong you bing, congyoubing, yue bing, yuebing, taiyang bing, tai yang bing, mian tiao, bakmie, supermi, mi
  instan, mie instan, kulit pangsit, pangsit, pangsit goreng, bakwan, bakwan jagung, bala-bala, pisang goreng, pisang molen, goreng pisang, pastel
  goreng, karipap, epok-epok, kue lapis, putri salju, tepung gorengan, bahmi, loempia, patongko, pa thong ko, pathongko, kanom pang, khanom pang,
  giao, kiao tod, mi xao, hoanh thanh, bot mi, quay cruller, gio chao quay, banh quay, banh pia, bot chien gion, pancit, pancit miki, pandesal, pan
  de sal, pan de coco, lumpiang togue, hopia, pan de regla, turon wrapper, arina, khao ka pung, e kya kway, kaukswe, khow suey, khao suey, khauswe |
  plain-flour | -fodmap | eggs soy milk sesame pork crustaceans fish peanuts | classic recipe
pancit malabon | | plain-flour | -fodmap crustaceans eggs fish | soy milk sesame pork peanuts | classic recipe
tenpura | kushikatsu, tamago sando, obanyaki, ningyoyaki, dan juan, martabak, bolu kukus, kue pukis, lomi, kababayan, barquillos | plain-flour |
  -fodmap eggs | soy milk sesame pork crustaceans fish peanuts | classic recipe
anpan | baumkuchen japanese, hotto keki, hottokeki, gai mei bao, feng li su, fengli su, risoles, kue cubit, lidah kucing, donat | plain-flour |
  -fodmap eggs milk | soy sesame pork crustaceans fish peanuts | classic recipe
kanom pang na moo | banh bao | plain-flour | -fodmap eggs pork | soy milk sesame crustaceans fish peanuts | classic recipe
hiyashi chuka | jian bing, batil patong | plain-flour | -fodmap eggs soy | milk sesame pork crustaceans fish peanuts | classic recipe
janchi guksu | | plain-flour | -fodmap fish soy | eggs milk sesame pork crustaceans peanuts | classic recipe
snowflake crisp | nougat snowflake | plain-flour | -fodmap milk | eggs soy sesame pork crustaceans fish peanuts | classic recipe
kinoko no yama | takenoko no sato, vermont curry, pepero | plain-flour | -fodmap milk soy | eggs sesame pork crustaceans fish peanuts | classic
  recipe
mi van than | la paz batchoy | plain-flour | -fodmap pork | eggs soy milk sesame crustaceans fish peanuts | classic recipe
dan dan mian | dandan mian, tantanmen, tan tan men | plain-flour | -fodmap pork sesame soy | eggs milk crustaceans fish peanuts | classic recipe
nikuman | butaman, budae jjigae ramyeon, zha jiang mian, zhajiangmian, chao shou, chaoshou, cha siu bao | plain-flour | -fodmap pork soy | eggs milk
  sesame crustaceans fish peanuts | classic recipe
banh tieu | | plain-flour | -fodmap sesame | eggs soy milk pork crustaceans fish peanuts | classic recipe
bibim guksu | bibim naengmyeon, re gan mian, reganmian | plain-flour | -fodmap sesame soy | eggs milk pork crustaceans fish peanuts | classic recipe
yakiudon | tsukemen, ramyun, ramyeon, shin ramyun, shin ramyeon, rabokki, jjapagetti, chapagetti, japaghetti, chao mian, lou mein, mi goreng, mie
  ayam, mi ayam, bamigoreng, pancit canton, pancit bihon gisado | plain-flour | -fodmap soy | eggs milk sesame pork crustaceans fish peanuts |
  classic recipe
agodashi | katsuo, kezuribushi, hanakatsuo, chirimenjako, tatami iwashi, iwashi, maiwashi, urume iwashi, shimesaba, sabazushi, aji no hiraki, buri,
  chutoro, akami, shake onigiri, shiozake, shio-zake, madai, karei, ankimo, shirako, shishamo, wakasagi, ayu no shioyaki, nishin, hokke, kinmedai,
  mebaru, nodoguro, ginmutsu, gindara, tsumire, gyofun, ishiru, ikanago, ikanago shoyu, myeolchijeot, kanari, kkanari, yuksu, godeungeo, godeungeo
  gui, galchi, gulbi, jogi, hwangtae, bugeo, bugeoguk, bukeo, dongtae, dongtae jjigae, saengtae, myeongtae, myeongran, myeongnanjeot,
  myeongran-jeot, changnanjeot, hongeo, hongeo-hoe, gwamegi, gajami, gwang-eo, ureok, maeuntang, chueotang, jangeo, jangeo gui, yulu, yu wan, yuwan,
  yu dan, yu dou fu, xian yu, xianyu, haam yu, ham yu, fried dace, li yu, liyu, cao yu, luyu, lu yu, gui yu, song shu yu, dai yu, daiyu, shui zhu
  yu, suan cai yu, yu xia jiang, bai yu, ding xiang yu, yin yu, shan yu, huang shan, yu chi, cakalang fufu, cakalang, bandeng, bandeng presto, pecel
  lele, otak-otak, pempek, empek-empek, mpek mpek, keropok lekor, nasi lemak sambal, sambal teri, teri medan, nasi ulam, pla raa, plara, pla haeng,
  pla kem, pla khem, pla salit, pla dook, pla duk, pla duk foo, yam pla duk foo, pla chon, pla tu, pla thu, pla nil, pla kapong, pla pao, som tum,
  nam tok sauce, jaew, nam chim jaew, nam chim talay, luk chin pla, jeow bong, jaew bong, prahoc, teuk trey, tuk trey, tuk trei, tik trey, amok
  trey, samlor korko, nam pa lao, mok pa, mam nem, mam ca linh, mam ca, mam thai, ca kho to, ca kho, ca loc, ca thu, cha ca, cha ca la vong, canh
  chua ca, canh chua, bun ca, ca hoi, ca ngu, ca chep, ca tre, tinapa, tuyo, tuyo flakes, danggit, dulong, galunggong, tawilis, lapu-lapu,
  maya-maya, sinaing na tulingan, tulingan, tambakol | | fish | crustaceans gluten wheat soy eggs molluscs peanuts | definition
tekwan | tod man pla, thod man pla, kanom jeen nam ya, khanom jin nam ya, bun mam | | fish crustaceans | gluten wheat soy eggs molluscs peanuts |
  definition
hor mok | ho mok pla, haw mok | | fish crustaceans eggs | gluten wheat soy molluscs peanuts | definition
model palembang | | | fish crustaceans soy | gluten wheat eggs molluscs peanuts | definition
hanpen | | | fish eggs | crustaceans gluten wheat soy molluscs peanuts | definition
oden | oden set | | fish eggs gluten soy wheat | crustaceans molluscs peanuts | definition
aji fry | aji furai | | fish eggs gluten wheat | crustaceans soy molluscs peanuts | definition
yee sang | lo hei | | fish gluten peanuts wheat | crustaceans soy eggs molluscs | definition
buri daikon | buri teriyaki, karei no nitsuke, kabayaki, unadon, unaju, hitsumabushi, nishin soba, godeungeo jorim, galchi jorim | | fish gluten soy
  wheat | crustaceans eggs molluscs peanuts | definition
eomukguk | | | fish gluten wheat | crustaceans soy eggs molluscs peanuts | definition
teri kacang | | | fish peanuts | crustaceans gluten wheat soy eggs molluscs | definition
ankou nabe | dace with black beans, douchi lingyu | | fish soy | crustaceans gluten wheat eggs molluscs peanuts | definition
shabu shabu sauce | nabe soup base, kenchin-jiru, ozoni, tonkatsu sosu, okonomi sauce, chuno sauce, gyoza sauce, wafu dressing, jangajji soy,
  yangnyeom sauce, beef and broccoli sauce, yu xiang, yuxiang sauce, mala xiang guo, ma la xiang guo, zhacai soy, semur | soy-sauce | | sesame eggs
  fish molluscs beef pork poultry alcohol | classic recipe
warishita | nimono, nitsume | soy-sauce | alcohol | sesame eggs fish molluscs beef pork poultry | classic recipe
kinpira gobo | | soy-sauce | alcohol sesame | eggs fish molluscs beef pork poultry | classic recipe
suan la tang | hot and sour soup | soy-sauce | eggs | sesame fish molluscs beef pork poultry alcohol | classic recipe
pad krapow sauce | | soy-sauce | fish molluscs | sesame eggs beef pork poultry alcohol | classic recipe
yakiniku sauce | kalbi marinade, yangnyeomjang, yangnyeom jang | soy-sauce | sesame | eggs fish molluscs beef pork poultry alcohol | classic recipe
omurice | omuraisu, mayoneezu, gyeranjjim, gyeranmari, dalgyal, seri kaya, khai jiao, kai jeow, khai jiaw, khai dao, kai dao, khai khem, kai kem,
  khai tom, khai yat sai, sankhaya, sangkhaya, sangkaya fak thong, trung ga, trung vit, trung muoi, trung cut, hot vit lon, trung vit lon, cha
  trung, tortang giniling, ji dan, dan hua tang, xian dan, xian ya dan, xianyadan, pi dan, pidan, zheng dan, fan qie chao dan, dan fan, foo yung, fu
  yung hai, fuyunghai, ande ka, dim bhaja, dim er, mutta curry, mutta roast, muttai, muttai kuzhambu, muttai poriyal, kodi guddu, kodiguddu, guddu,
  kodi guddu pulusu, baida, baida curry, bittara, biththara, watalappan, watalappam, wattalapam, vattalappam, akuri, parsi akuri, sali par edu,
  bittara appa, nargisi kofta, kyet u, motte saru | egg | -starchy | milk soy mustard gluten wheat fish sesame | classic recipe
dashimaki | datemaki, khai luk khoei | egg | -starchy fish | milk soy mustard gluten wheat sesame | classic recipe
kaya toast | bebinca | egg | -starchy gluten milk wheat | soy mustard fish sesame | classic recipe
nitamago | cha ye dan, chayedan, lu dan | egg | -starchy gluten soy wheat | milk mustard fish sesame | classic recipe
tokneneng | kwek-kwek, dimer devil, baida roti, bibikkan | egg | -starchy gluten wheat | milk soy mustard fish sesame | classic recipe
leche plan | | egg | -starchy milk | soy mustard gluten wheat fish sesame | classic recipe
dimer dalna | | egg | -starchy mustard | milk soy gluten wheat fish sesame | classic recipe
qincai | kan tsoi, kun choi, khan choi, khuen chai, kheun chai, kuen chai, can tay, rau can, rau can tay, daun sop, daun sup, kinchay, kintsay,
  kinchai, serori, serori stick, selleo, selori, ajmod, ajmoda, ajmud, shalari, masako, royco, royco kaldu, kaldu jamur, kaldu ayam bubuk, penyedap
  rasa, knorr cubes filipino, magic sarap, maggi magic sarap | ~celery | | soy gluten milk | definition
`;
