// Foods of South, South-East and East Asia: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalAsian = `
til laddu | til laddoo, tilgul, til gul, tilgud, til papdi, til patti, tilkut, tilkoot, til barfi, til burfi, ellunda, til pitha, tilor laru, tiler
  naru, til ki chutney, til chutney, nuvvula podi, safed til, kala til, kale til, bhangjeera til, til ka tel, nalla ennai, onde-onde, butsi, jian
  dui, jin deui, jian doi, matuan, banh cam, banh ran, muoi vung, muoi me, keo me xung, me xung, me den, vung den, dau me, nga khao, nga dam,
  zhimajiang, ma you, heizhima hu, chi ma wu, shao bing, sao bing, liangban mian sauce, gomaae, gomadofu, gomashiyo, kurogoma, shirogoma, surigoma,
  kkaesogeum, kkaegangjeong, geomeunkkae, heugimja, heukimja, gireumjang, yakgwa | sesame-seeds | | soy gluten wheat nuts peanuts | classic recipe
palli chutney | pallilu, palli podi, palli, nilakadalai, kadalai mittai, kadale mithai, kadalekai, kadlekai, kappalandi, kappalandi mittai, sing
  bhujia, khari sing, masala sing, congress kadlekai, danyache ladoo, danyachi amti, danyacha kut, dane ka kut, shenga chutney, shenga holige, badam
  cina, chinabadam, cheena badam, cheenabadam, mungaphali, bumbu pecel, pecel, pecel sauce, lotek, karedok, ketoprak jakarta, siomay, siomay
  bandung, batagor, rempeyek, peyek, rempeyek kacang, ting ting candy, enting-enting, kacang atom, kacang telur, sate ayam, kuah kacang, sos kacang,
  kuih kacang, rojak, rujak, rujak cingur, apam balik, martabak manis, terang bulan, min chiang kueh, adobong mani, pastillas mani, tua lisong, thua
  lisong, tua tod, praram sauce, praram, muoi lac, lac rang, keo lac, keo cu do, huasheng, huasheng tang, huashengjiang, huashengmi, kung pao, gong
  bao chicken, gong bao, guai wei huasheng, fa sang, fah sang, fa sang tong, nankinmame, nanking mame, piinattsu, jimami tofu, jimami dofu,
  ttangkongjorim, myay pe, mway pe, mont lin maya, sambal goreng kacang, serundeng kacang, asinan, asinan betawi, tahu tek, tahu telur bumbu, lumpia
  basah sauce, nasi pecel | peanuts | | soy gluten wheat crustaceans fish sesame eggs poultry | classic recipe
gulaab jamun | rasagola, rossomalai, sondesh, pantua, ledikeni, langcha, rajbhog, khira sagara, shreekhand, amrakhand, misti doi, matha, mattha,
  chaach, chhaas, chhachh, majjiga, mor kuzhambu, moru curry, moru kachiyathu, more kulambu, kadhi, kadhi pakora, punjabi kadhi, gujarati kadhi,
  thandai, firnee, palada pradhaman, tandoori marinade, rezala, pasanda, gajrela, neyy, ghritam, chhurpi, churpi, churkham, chhana, suutei tsai,
  dadih, sua dac, sua tuoi, sua chua, cha yen, nom khon, nomkhon, keso filipino, kesong puti, quezo de bola, gatas kondensada, rubing, rushan, nai
  lao, nailao, naicha, nai cha, shuang pi nai, jiang zhi zhuang nai, niunai, niu nai, bing qi lin, gyuunyuu, nama kuriimu, bataa, banana uyu,
  saengkeurim, nama choco, nama chocolate | milk | -fodmap | nuts gluten wheat eggs poultry | classic recipe
khaja sweet | karjikai, kajjikayalu, nevri, shankarpali, shakkarpara, shakarpara, chirote, ghewar, maal pua, bobbatlu, pooran poli, sheera indian,
  kesari bhath, churma, churma ladoo, choorma, dal baati churma, bati rajasthani, litti chokha, thekua, khasta kachori, kachauri, kachodi, singara,
  shingara, mathri, mathari, matthi, nimki, namak para, namakpara, nimkin, papdi, papri, papdi chaat, papri chaat, panipuri, gol gappa, golgappa,
  puchka, phuchka, bedai, radhaballabhi, koraishuti kochuri, kothu parotta, kottu, parotta, porotta, malabar parotta, kerala parotta, bhatoora,
  chole bhature, taftan pakistani, sheermal lucknow, bakarkhani, baqarkhani, sewaiyan, godhumai, godhambu, chapathi, chappathi, kimbula banis,
  dabeli, frankie roll, kathi roll, kati roll, thukpa, thenthuk, tingmo, balep, laphing, perungayam, inguva | plain-flour | -fodmap | milk eggs nuts
  lamb mustard | classic recipe
munthiri | munthiri paruppu, godambi, godumbi, jeedipappu, jeedi pappu, parippu andi, andi parippu, andiparippu, kasoy, kacang mete, kacang mede,
  kacang gajus, gajus, met mamuang himmaphan, hat dieu, yao guo, yaoguo, kashuu nattsu, kasyu, cadju | ~cashews | | milk | definition
badami | vatham, badami korma, murgh badami, badami gosht, soan halwa, sohan halwa, dry fruit barfi, dry fruit ladoo, dry fruit laddu, dryfruit
  barfi, anjeer barfi, gond ladoo, gond laddu, gondh ladoo, panjeeri, mewa, mewa ladoo, mewa mix, panchmewa, chironji, charoli, xing ren, xingren
  bing, xing ren bing, aamondo, a-mondo | | nuts | milk gluten wheat | definition
kai xin guo | kaixinguo | ~pistachios | | milk | definition
doon chetin | he tao, hetao, hetao su, hup toh soh, hodo, hodugwaja, hodu-gwaja, hodu, kurumi, kurumi mochi, kurumi dare, yubeshi, qua oc cho |
  ~walnuts | | gluten wheat eggs milk | definition
kashundi | sarson paste, sarson da saag, sarson saag, sarso bata, shorshe, shorshe bata, shorshe tel, shorshe ilish, sorshe ilish, ilish bhapa,
  bhapa ilish, jhal shorshe, shorisha, besara, besara odia, aavalu, ava pettina, avakai, avakaya, avakkai, aavakaaya, mango avakaya, methia keri,
  gor keri, aam ka achar, aam ka achaar, mango achar, gajar gobhi shalgam achar, achari, achari masala, achari paneer, achari chicken, panch puran,
  paanch phoron, jie mo, jiemo, jie mo jiang, jiela, huang jie mo, wa-garashi, wagarashi, gyeoja, gyeoja sauce, gyeojachae, yeongyeoja, yeon gyeoja,
  biji sawi, mu tat, mustasa seeds, acar awak, singhalese achcharu, achcharu, malay achcharu, malay pickle | ~mustard-seeds | | sesame garlic-family
  fish | definition
maacher jhol | maacher matha, muri ghonto, chepala pulusu, meen curry, meen kuzhambu, meen varuval, meen pollichathu, karimeen, karimeen
  pollichathu, karimeen fry, nethili, natholi, nethili fry, mathi curry, ayala, ayala curry, aiyla, paplet, bombil, bombil fry, bummalo, sukat
  bombil, bhetki, bhetki paturi, catla, pabda, tangra, magur, pulasa, shutki, shutki bhorta, sidol, ngari, hentak, eromba, tungtap, machhli,
  umbalakada, umbalakade, seeni sambol, katta sambol, ambul thiyal, ambulthiyal, malu ambul thiyal, mas huni, garudhiya, rihaakuru, masroshi, gulha,
  bajiya, mas riha, halmasso, hal messo, karawala, karavala, jaadi, ngapi, ngapi yay, balachaung, mohinga, mont hin gar, ngapi daung, nga pi | |
  fish | mustard gluten wheat | classic recipe
konju fry | konju roast, royyalu, royyala, royyala iguru, royyala vepudu, eral thokku, iraal, iral curry, sungat, sungta hooman, kolim, kardi sukhi,
  balchao, nandu masala, kurlyo, kurli curry, yetti, njandu, njandu roast, isso vade, isso curry, kakuluwo, cincalok, cencaluk, heh ko, trasi,
  rebon, kroepoek, kung sot, kung nang, kung mae nam, kung haeng, tom yam kung, tom su, banh tom, chao tom, bun rieu, rieu cua, cua dong, cua rang
  me, banh canh cua, banh phong tom, banh xeo, banh khot, banh beo, alimango, alimasag, talangka, ukoy, okoy, sugpo, xia ren, xiaren, xiami, xiapi,
  xia jiang, xiajiang, long xia, longxia, xiao long xia, xiaolongxia, da zha xie, dazha xie, xie huang, xiefen, har mai, haar mai, har gao, haa gow,
  ha gow, ha cheung, har cheong gai, ha jeung, har lok, iseebi, kanimiso, tarabagani, kegani, okiami, kappa ebisen, saeukkang, saeu, saeu twigim,
  saeu bokkeum, mareun saeu, daeha, kkotge, kkotgetang, daege, gejeot, toha-jeot, tohajeot, bangkang | | crustaceans | fish gluten wheat soy eggs |
  classic recipe
orh luak | or luak, or chian, o-a-jian, oh chien, o chien, hao jian, haojian, hoi tod, hoy tod, hoi thot, hor mok talay, hoi nang rom, hoi lai, hoi
  malaeng phu, hoi shell thai, hoy kraeng, pla muek, pla meuk, pla muk, muek yang, lala goreng, siput sedut, si ham, see hum, remis, balitong, muc
  kho, muc chien, cha muc, bach tuoc, ngheu, ngheu hap, so huyet, so diep, hau nuong, bun oc, oc buou, tuong hau, dau hao, halaan, tulya, kuhol,
  ginataang kuhol, lokan, kanbui, gong yu zhu, yau yu, you yu, youyu, mo yu, moyu, zhang yu, ge li, hua jia, huajia, cheng zi, sheng hao, shenghao,
  hao you, haoyou, hou yau, ho yau, ho see, haozhi, hao si, baoyu, luo si, luosifen, luo si fen, tian luo, ikayaki, ikameshi, surumeika, sakiika,
  hotaruika, takosu, akashiyaki, kaki furai, kakifurai, kaki no dotenabe, shijimi, shijimi jiru, sazae, sazae tsuboyaki, tsubugai, tsubu gai,
  aoyagi, ojingeochae, ojingeojeot, jjukkumi, hanchi, gabojingeo, jogae, jogaetang, honghaptang, kkomak, kkomak muchim, gul jeon, gul jeot,
  eoriguljeot, gaeribi, jeonbokjuk, golbaengi, golbaengi muchim, haemul pajeon, haemul, haemul jjim, jjamppong, champon, jjampong | | molluscs |
  crustaceans fish gluten wheat soy eggs | classic recipe
oncom | taoco, tauchu, taucheo, tau cheo, tao jiao, taotjo, tahuri, tausi, tausi black beans, tokwa't baboy, toyomansi, tau hu, taupok, tau kee, tau
  hua, tau huay, doufuhua, dou fu, dofu ru, furu, nam yu, nam yue, foo yee, dou gan, dougan, fuzhu, foo jook, fu pei, dou jiang, doujiang, dou see,
  dow see, dou ban jiang, tobanjan, huang dou, huangdou, huang dou jiang, huangdoujiang, tian mian jiang, tianmianjiang, tenmenjan, sweet bean
  sauce, sweet wheat paste, ganhuangjiang, jiangyou, sheng chou, shengchou, lao chou, laochou, see yau, si yau, si-io, sii ew khao, tao hoo, taohu,
  tao huu, nuoc tuong, xi dau, tuong hot, tuong ban, dau hu, dau phu, dau nanh, sua dau nanh, tau hu ky, chao dau phu, pe ngapi, pone yay gyi,
  saishikomi, tounyuu, abekawa mochi, hikiwari, hamanatto, momen dofu, yakidofu, yaki dofu, kori dofu, shimi dofu, usuage, atsuage, atsu-age,
  inariage, inarizushi, kitsune udon, ganmodoki, ganmo, hiyayakko, agedashi dofu, agedashidofu, yudofu, unohana, mabo dofu, saikyo-yaki, misozuke,
  moromi, sundubu, sundubu jjigae, soondubu, soondubu jjigae, yubu, yubu chobap, yubuchobap, biji jjigae, kongbiji, kongguksu, kong guksu,
  kongjaban, kongnamul, kong namul, kongnamul guk, gukganjang, jinganjang, doenjangguk, mejugaru, jjajang, jjajang sauce, jjajangmyeon, jajangmyeon,
  jajangmyun, injeolmi, injeolmi powder, kong garu, konggaru, tuong, kinema, akhuni, hawaijar, tungrymbai, bekang, meal maker, mealmaker, bhatmas,
  bhatmas sadeko, bhat ki churkani, bhatt ki dal | ~soybeans | | gluten wheat fish | definition
yakiudon | tsukemen, hiyashi chuka, chuuka men, monjayaki, monja, negiyaki, soumen, houtou, suiton, pan ko, hakurikiko, churikiko, kyorikiko,
  tenpura ko, tenpura, karaage ko, karaageko, kushikatsu, tamago sando, anpan, kare pan, karepan, yaki manju, manjuu, nikuman, butaman, chukaman,
  obanyaki, baumkuchen japanese, ningyoyaki, hotto keki, hottokeki, pretz, kinoko no yama, takenoko no sato, yakifu, namafu, kurumafu, kare ruu,
  golden curry, vermont curry, java curry, kokumaro, hayashi rice, hayashi raisu, oshimugi, kalguksu, kal-guksu, sujebi, guksu, janchi guksu, bibim
  guksu, ramyun, ramyeon, shin ramyun, shin ramyeon, rabokki, budae jjigae ramyeon, jjapagetti, chapagetti, japaghetti, jjolmyeon, jjol myeon,
  milmyeon, bibim naengmyeon, gunmandu, manduguk, mandupi, hotteok, ho-tteok, hoppang, jjinppang, bungeoppang, kkwabaegi, pajeon, pa jeon, kimchi
  jeon, kimchijeon, buchimgaru, buchim garu, twigim, twigim garu, milgaru, mil garu, ppanggaru, bori, boribap, bori cha, boricha, yeotgireum,
  pepero, mian fen, mianfen, kaofu, liangpi, liang pi, la mian, dao xiao mian, daoxiaomian, biang biang, biang biang mian, zha jiang mian,
  zhajiangmian, dan dan mian, dandan mian, tantanmen, tan tan men, re gan mian, reganmian, chao mian, lou mein, yun tun, huntun, chao shou,
  chaoshou, baozi, bao zi, guabao, cha siu bao, shui jiao, huntun pi, you tiao, yau char kwai, char kway, cakwe, cakoi, you char kway, chinese
  cruller, youtiao cruller, jian bing, cong you bing, congyoubing, gai mei bao, yue bing, yuebing, snowflake crisp, nougat snowflake, dan juan, feng
  li su, fengli su, taiyang bing, tai yang bing, mian tiao, mi goreng, bakmie, mie ayam, mi ayam, supermi, mi instan, mie instan, martabak, kulit
  pangsit, pangsit, pangsit goreng, bakwan, bakwan jagung, bala-bala, pisang goreng, pisang molen, goreng pisang, risoles, pastel goreng, karipap,
  epok-epok, kue cubit, kue lapis, bolu kukus, kue pukis, putri salju, lidah kucing, donat, tepung gorengan, bamigoreng, bahmi, loempia, patongko,
  pa thong ko, pathongko, kanom pang, khanom pang, kanom pang na moo, giao, kiao tod, mi xao, mi van than, hoanh thanh, bot mi, banh bao, banh tieu,
  quay cruller, gio chao quay, banh quay, banh pia, bot chien gion, pancit canton, pancit, pancit bihon gisado, pancit miki, lomi, pandesal, pan de
  sal, pan de coco, lumpiang togue, hopia, pan de regla, kababayan, barquillos, pancit malabon, batil patong, la paz batchoy, turon wrapper, arina,
  khao ka pung, e kya kway, kaukswe, khow suey, khao suey, khauswe | plain-flour | -fodmap | eggs soy milk sesame pork crustaceans fish peanuts |
  classic recipe
agodashi | katsuo, kezuribushi, hanakatsuo, chirimenjako, tatami iwashi, iwashi, maiwashi, urume iwashi, shimesaba, sabazushi, aji no hiraki, aji
  fry, aji furai, buri, buri daikon, buri teriyaki, chutoro, akami, shake onigiri, shiozake, shio-zake, madai, karei, karei no nitsuke, kabayaki,
  unadon, unaju, hitsumabushi, ankimo, ankou nabe, shirako, shishamo, wakasagi, ayu no shioyaki, nishin, nishin soba, hokke, kinmedai, mebaru,
  nodoguro, ginmutsu, gindara, hanpen, tsumire, oden, oden set, gyofun, ishiru, ikanago, ikanago shoyu, eomukguk, myeolchijeot, kanari, kkanari,
  yuksu, godeungeo, godeungeo jorim, godeungeo gui, galchi, galchi jorim, gulbi, jogi, hwangtae, bugeo, bugeoguk, bukeo, dongtae, dongtae jjigae,
  saengtae, myeongtae, myeongran, myeongnanjeot, myeongran-jeot, changnanjeot, hongeo, hongeo-hoe, gwamegi, gajami, gwang-eo, ureok, maeuntang,
  chueotang, jangeo, jangeo gui, yulu, yu wan, yuwan, yu dan, yu dou fu, xian yu, xianyu, haam yu, ham yu, dace with black beans, fried dace, douchi
  lingyu, li yu, liyu, cao yu, luyu, lu yu, gui yu, song shu yu, dai yu, daiyu, shui zhu yu, suan cai yu, yu xia jiang, bai yu, ding xiang yu, yin
  yu, shan yu, huang shan, yu chi, yee sang, lo hei, cakalang fufu, cakalang, bandeng, bandeng presto, pecel lele, otak-otak, pempek, empek-empek,
  mpek mpek, tekwan, model palembang, keropok lekor, nasi lemak sambal, sambal teri, teri medan, teri kacang, nasi ulam, pla raa, plara, pla haeng,
  pla kem, pla khem, pla salit, pla dook, pla duk, pla duk foo, yam pla duk foo, pla chon, pla tu, pla thu, pla nil, pla kapong, pla pao, hor mok,
  ho mok pla, haw mok, tod man pla, thod man pla, som tum, nam tok sauce, jaew, nam chim jaew, nam chim talay, luk chin pla, kanom jeen nam ya,
  khanom jin nam ya, jeow bong, jaew bong, prahoc, teuk trey, tuk trey, tuk trei, tik trey, amok trey, samlor korko, nam pa lao, mok pa, mam nem,
  mam ca linh, mam ca, mam thai, ca kho to, ca kho, ca loc, ca thu, cha ca, cha ca la vong, canh chua ca, canh chua, bun ca, bun mam, ca hoi, ca
  ngu, ca chep, ca tre, tinapa, tuyo, tuyo flakes, danggit, dulong, galunggong, tawilis, lapu-lapu, maya-maya, sinaing na tulingan, tulingan,
  tambakol | | fish | crustaceans gluten wheat soy eggs molluscs peanuts | definition
kinpira gobo | warishita, shabu shabu sauce, nimono, nabe soup base, kenchin-jiru, ozoni, nitsume, tonkatsu sosu, okonomi sauce, chuno sauce,
  yakiniku sauce, gyoza sauce, wafu dressing, kalbi marinade, jangajji soy, yangnyeom sauce, yangnyeomjang, yangnyeom jang, beef and broccoli sauce,
  yu xiang, yuxiang sauce, mala xiang guo, ma la xiang guo, suan la tang, hot and sour soup, zhacai soy, semur, pad krapow sauce | soy-sauce | |
  sesame eggs fish molluscs beef pork poultry alcohol | classic recipe
dashimaki | datemaki, omurice, omuraisu, nitamago, mayoneezu, gyeranjjim, gyeranmari, dalgyal, kaya toast, seri kaya, khai jiao, kai jeow, khai
  jiaw, khai dao, kai dao, khai khem, kai kem, khai tom, khai luk khoei, khai yat sai, sankhaya, sangkhaya, sangkaya fak thong, trung ga, trung vit,
  trung muoi, trung cut, hot vit lon, trung vit lon, cha trung, leche plan, tortang giniling, tokneneng, kwek-kwek, ji dan, dan hua tang, xian dan,
  xian ya dan, xianyadan, pi dan, pidan, cha ye dan, chayedan, lu dan, zheng dan, fan qie chao dan, dan fan, foo yung, fu yung hai, fuyunghai, ande
  ka, dim bhaja, dimer dalna, dimer devil, dim er, mutta curry, mutta roast, muttai, muttai kuzhambu, muttai poriyal, kodi guddu, kodiguddu, guddu,
  kodi guddu pulusu, baida, baida roti, baida curry, bittara, biththara, watalappan, watalappam, wattalapam, vattalappam, bebinca, bibikkan, akuri,
  parsi akuri, sali par edu, bittara appa, nargisi kofta, kyet u, motte saru | egg | -starchy | milk soy mustard gluten wheat fish sesame | classic
  recipe
qincai | kan tsoi, kun choi, khan choi, khuen chai, kheun chai, kuen chai, can tay, rau can, rau can tay, daun sop, daun sup, kinchay, kintsay,
  kinchai, serori, serori stick, selleo, selori, ajmod, ajmoda, ajmud, shalari, masako, royco, royco kaldu, kaldu jamur, kaldu ayam bubuk, penyedap
  rasa, knorr cubes filipino, magic sarap, maggi magic sarap | ~celery | | soy gluten milk | definition
`;
