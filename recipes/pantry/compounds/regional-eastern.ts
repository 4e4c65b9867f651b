// Foods of Central and Eastern Europe and the Balkans: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalEastern = `
oscypki | golka, korbacik, korbaciky, parenica, bundz, zentyca, ser zolty, ser twarogowy, tvarog, tvaroh, turo, twarozek, serek wiejski, serek
  homogenizowany, serek topiony, ser kozi, sulguni, suluguni, syrok, glazirovanny syrok, siermiezny ser, ser korycinski, edamski ser, taveny syr,
  eidam, nakladany syr, smazeny syr, jihoceska niva, syrecky, zerve, lucina, balkansky syr, trappista, juhturo, sir iz misine, paski sir, livanjski
  sir, travnicki sir, vlasicki sir, licki sir, skripavac, sjenicki sir, kajmak, kajmak sir, mladi sir, tvrdi sir, gauda, sir skripavac, bijeli sir,
  beli sir, sirenje, kackavalj, cascaval, cascaval pane, branza, branza de burduf, branza de vaci, branza topita, djathe, djathe i bardhe, gjize,
  kackavall, brynza, brinza, chechil, plavleny syr, syr kosichka, tolminc, bohinjski sir, nanoski sir, mohant, bovski sir, jibneh pletena, planinski
  sir, skuta, puding skuta, albuminska skuta | ~cheddar | -fatty | animal-rennet | definition
smietanka | maslanka, budyn, kajmak masa, masa krowkowa, serwatka, ryazhenka, ryazenka, prostokvasha, varenets, sguschenka, sgushchenka,
  zgushchenka, korovka candy, kislo mlyako, kiselo mlyako, kiselo mlijeko, mlijeko, vrhnje, kiselo vrhnje, vrhnje za kuhanje, slatka pavlaka,
  pavlaka, maslac, mileram, lapte, lapte batut, lapte praf, frisca, iaurt, unt topit, tejfol, tejszin, aludttej, slehacka, podmasli, smotana, kysla
  smotana, sladka smotana, mlieko, pribiniak, kondenzirano mlijeko, slatko vrhnje, tarator soup, mizeria, snezhanka, snezanka | ~milk | -fodmap |
  eggs | definition
okroshka | kholodnik, chlodnik, saltibarsciai | ~milk | -fodmap eggs | | definition
kolac | pierozki, zacierki, ciasto francuskie, ciastka, ciastka owsiane, herbatniki, podplomyk, wafle tortowe masa, andruty masa, pryanik, pryaniki,
  sushki, baranki, bublik, bubliki, pirozhki, pirozhok, piroshki, rasstegai, lokshyna, halushky, galushki, pampushky, pampushki, perepichka,
  satecky, zavin jablecny, sulance, pirohy, retes, grizes teszta, sape, ustipci, placinta, placinte, cornulete, byrek, krompirusa, bureci, pogaca,
  lepinja, lepinje, somun, kifla, kifle, kiflice, djevrek, pletenica, proja, petulla, cukrinek | plain-flour | -fodmap | eggs milk nuts honey pork
  beef alcohol soy | classic recipe
fritula | krostule | plain-flour | -fodmap alcohol eggs | milk nuts honey pork beef soy | classic recipe
gundel palacsinta | | plain-flour | -fodmap alcohol eggs milk nuts | honey pork beef soy | classic recipe
knedle | biszkopty, biszkopt, delicje szampanskie, khvorost, verhuny, pernik, fanky, zlikrofi, sampita, galuste cu prune, hurmasice | plain-flour |
  -fodmap eggs | milk nuts honey pork beef alcohol soy | classic recipe
paprenjaci | medenjaci | plain-flour | -fodmap eggs honey | milk nuts pork beef alcohol soy | classic recipe
pierniczki | | plain-flour | -fodmap eggs honey milk | nuts pork beef alcohol soy | classic recipe
mandulat | | plain-flour | -fodmap eggs honey nuts | milk pork beef alcohol soy | classic recipe
makowiec swiateczny | kolacz, kolache, kolaches, kolace, mazurek wielkanocny, jablecznik, drozdzowka, jagodzianka, ciasto drozdzowe, kulebyaka,
  korzhiki, korovai, makivnyk, kurtosh kalach, buchta, venecek, indianek, rakvicka, laskonky, houskovy knedlik, ovocne knedliky, sisky, bratislavsky
  rozok, bratislavske rozky, makos beigli, beigli, bejgli, pogacsa, madartej, vargabeles, csorogefank, farsangi fank, potica, makovnjaca, snenokle,
  rozata, madarica, madjarica, ledene kocke, milinki, pasca, gogosi, proja sa sirom, tave kosi | plain-flour | -fodmap eggs milk | nuts honey pork
  beef alcohol soy | classic recipe
rogale swietomarcinskie | rogal swietomarcinski, kyivsky tort, skalicky trdelnik, dios beigli, esterhazy torta, orehova potica, povitica, orehnjaca
  | plain-flour | -fodmap eggs milk nuts | honey pork beef alcohol soy | classic recipe
vanilice | rafioli | plain-flour | -fodmap eggs nuts | milk honey pork beef alcohol soy | classic recipe
tepertos pogacsa | | plain-flour | -fodmap eggs pork | milk nuts honey beef alcohol soy | classic recipe
pierniczki torunskie | katarzynki, tula pryanik, licitar | plain-flour | -fodmap honey | eggs milk nuts pork beef alcohol soy | classic recipe
kolaczki | kolacky, ciasto kruche, kruche ciasteczka, jezyki, svickova cream, demikat, makos guba, kakaos csiga, kenyerlangos, mekici, mekitsi,
  mekitsa, gris cu lapte, zeljanica, flija | plain-flour | -fodmap milk | eggs nuts honey pork beef alcohol soy | classic recipe
makowki | vanocni cukrovi, vanilkove rohlicky, bajadera, tufahije | plain-flour | -fodmap milk nuts | eggs honey pork beef alcohol soy | classic
  recipe
bajadera pralines | | plain-flour | -fodmap milk nuts soy | eggs honey pork beef alcohol | classic recipe
zito slatko | tikvenik, saralii, mucenici, coliva, koliva, ruzice, oblatna nut | plain-flour | -fodmap nuts | eggs milk honey pork beef alcohol soy
  | classic recipe
chleb razowy | bulki, bulka tarta, kajzerka, kajzerki, obwarzanek, obwarzanki, maka pszenna, maka zytnia, maka orkiszowa, kasza manna, kasza
  jeczmienna, kasza peczak, peczak, platki owsiane, platki pszenne, otreby pszenne, pszenica, zyto, jeczmien, owies platki, zurek, zakwas zytni,
  zakwas na zurek, sucharki, paluszki slone, pieczywo, grzanki, panierka, borodinsky, suhari, sukhariki, mannaya krupa, mannaya, perlovka, perlovaya
  krupa, pshenichnaya muka, muka pshenichnaya, rzhanaya muka, lapsha, kwas chlebowy, chleba, rohliky, strouhanka, mouka, hladka mouka, polohruba
  mouka, hruba mouka, krupice, krupicka, kroupy, nudle vlasove, psenice, spaldova mouka, zitna mouka, muka, hladka muka, struhanka, chlieb, rozok,
  zemle, cestoviny, slize, krupica, zsemle, zsemlemorzsa, kifli, liszt, buzaliszt, finomliszt, rozsliszt, buzadara, griz, arpagyongy, leveles
  teszta, kruh, hljeb, hleb, brasno, psenicno brasno, krusne mrvice, prezle, psenicna krupica, tjestenina, testenina, rezanci, kore za pitu, vuceno
  tijesto, lisnato tijesto, lisnato testo, jecam, orzotto, psenica, pira brasno, drobtine, testenine, khlyab, hlyab, brashno, psenichno brashno,
  kori za banitsa, galeta bulgarian, faina de grau, pesmet, arpacas, bors de putina, foi de placinta, aluat foietaj, miell, miell gruri, buke misri
  gruri, peta byrek, trahana balkan, tarana, jufka, jufki | plain-flour | -wheat -fodmap | wheat milk eggs soy | definition
mannaya kasha | | plain-flour | -wheat -fodmap milk | wheat eggs soy | definition
orzechy wloskie | orzechy laskowe, orzechy nerkowca, orzechy, migdaly, platki migdalowe, mielone migdaly, mleko migdalowe, masa marcepanowa,
  pistacje, orzechy brazylijskie, orzechy pekan, nerkowce, grecky orech, gretsky orekh, orekhi, gretskiye orekhi, funduk, mindal, fistashki, keshyu,
  orechy, vlasske orechy, liskove orechy, mandle, mandle mlete, mleta mandle, platky mandli, kesu, lieskove orechy, daralt dio, diobel, mogyoro,
  torokmogyoro, mandula, daralt mandula, kesudio, pisztacia, orasi, orah, orahe, mljeveni orasi, mleveni orasi, ljesnjak, ljesnjaci, lesnik,
  lesnici, bademi, badem mljeveni, mljeveni bademi, mleveni bademi, indijski orascici, indijski orah, orehi, mleti orehi, lesniki, mandlji, nuci,
  nuca, nuca de padure, migdale, alune de padure, fistic romanesc, oreshki, oreshki cookies, orehi bulgarian, bademi mleti, kekse orasi, martsipan,
  orehov namaz, eurokrem, eurocrem | ~mixed-nuts | -legume -peanuts | peanuts | definition
orzechy ziemne | orzeszki ziemne, orzeszki arachidowe, maslo orzechowe, fistaszki, arakhis, arahis, arasidy, burske orisky, arasidove maslo,
  foldimogyoro, mogyorovaj, amerikai mogyoro, kikiriki, kikiriki maslac, kikiriki puter, arasidi, arasidovo maslo, fastatsi, fastaci, arahide, unt
  de arahide, alune, kikirik, smoki snack, arahide prajite, kikirikin namaz | ~peanuts | | gluten | definition
ziarna sezamu | sezamki, olej sezamowy, pasta sezamowa, chalwa, chalwa sezamowa, kunzhut, kunzhutnoye maslo, sezamove seminko, sezamovy olej,
  sezamove semienka, szezammag, szezam, szezamolaj, susamovo ulje, sezamovo ulje, sezamove sjemenke, sjemenke sezama, susamen tahan, susamov tahan,
  susan, seminte de susan, ulei de susan, alva serbian, sezamovo semeno, kozinaki kunzhut | ~sesame-seeds | | nuts | definition
mleko sojowe | kotlety sojowe, soevoe moloko, sojove mleko, sojovy napoj, sojovy suk, sojove boby, szojatej, szoja, szojabab, szojagranulatum,
  sojino mlijeko, sojine ljuspice, sojini komadici, sojino mleko, sojini medaljoni, lapte de soia, soia texturata, granule de soia, pasteta sojina |
  ~soybeans | | gluten wheat | definition
sos sojowy | soevy sous, sojova omacka, szojaszosz, sojin sos, sos de soia, sojova omaka, soyev sos | ~soybeans | gluten wheat | | definition
musztarda | musztarda sarepska, musztarda francuska, gorczyca, gorczyca biala, ziarna gorczycy, gorchitsa, gorchitsa russkaya, horcice, plnotucna
  horcice, horcicne seminko, kremzska horcice, horcica, mustarmag, gorusica, slacica, sjemenke gorusice, gorcica, gorcicno zrno, sinap bulgarian,
  hirchytsia | ~dijon | | sulphites | definition
seler | seler korzeniowy, seler naciowy, selera korzen, selery, wloszczyzna, kostki rosolowe, kostka bulionowa, rosol, vegeta seasoning, vegeta
  zacin, podravka vegeta, jarzynka, przyprawa warzywna, ziarenka smaku, kucharek, seldereya, seldereya koren, selderey, celer, rapikaty celer,
  bulvovy celer, bujon, korenova zelenina, zeler, zeller, zellergumo, szarzeller, zellerzold, leveskocka, husleves kocka, etelizesito, telina, supa
  concentrata, zacusca telina, delikat seasoning, celer korijen, celerov korijen, zacin c, suhi biljni zacin, suvi biljni zacin, dodatak jelima,
  kocka za juhu, sebzeli bulyon, tselina, karfiol celer | ~celery | | gluten milk soy | definition
sledz | sledzie, sledzie w oleju, selyodka, seledka, vobla, taranka, balyk, ukha, uha soup, kilki, shproty, shprot, skumbria, skumbriya, treska,
  mintai, gorbusha, krasnaya ikra, ikra krasnaya, chernaya ikra, sudak, shchuka, osetrina, tyulka, makrela wedzona, makrela, szprotki, szprotki w
  oleju, tunczyk, pstrag, pstrag wedzony, karp, karp po zydowsku, sandacz, szczupak, okon, fladra, mintaj, morszczuk, wegorz, wegorz wedzony,
  sardynki, kapr, pstruh, candat, stika, uhor, zavinace, zavinac, matjesy, rybi file, sardinky, tunak, makrela uzena, sumec, treskova pomazanka,
  harcsa, sullo, fogas, csuka, pisztrang, halaszle, lazac, fustolt lazac, tonhal, heringsalata, ruszli, szardinia, szardella, riba, riblja juha,
  brudet, brodet, brodetto dalmatian, bakalar, bakalar na bijelo, brancin, orada, skusa, incuni, slane srdele, srdele, srdela, pastrva, som riba,
  smud, smudj, fis paprikas, tunjevina, oslic, skarpina, lubin, kovac riba, tsatsa, skumriya, palamud, lefer, sharan, pastarva, riba bulgarian,
  ribena chorba, haiver, hayver, salata de icre, crap peste, ciorba de peste, saramura de crap, pastrav, somon, macrou, salau, stiuca, zacusca cu
  peste, peste prajit, saramura, peshk, krap peshk | | fish | eggs milk gluten wheat celery mustard | definition
ryba po grecku | | | fish celery | eggs milk gluten wheat mustard | definition
sledz pod pierzynka | szuba, shuba, seld pod shuboy, selyodka pod shuboi, forshmak, treska v majoneze | | fish eggs | milk gluten wheat celery
  mustard | definition
kapr smazeny | | | fish eggs gluten wheat | milk celery mustard | definition
karp smazony | paluszki rybne, pecenace, rybi prsty, riblji stapici, bors de peste | | fish gluten wheat | eggs milk celery mustard | definition
sledz w smietanie | | | fish milk | eggs gluten wheat celery mustard | definition
krewetka | raki gotowane, homar, langusta, krevetki, krevetka, kraby, rak varyony, raki varyonye, krevety, kreveta, krevety loupane, humr, rakfarok,
  garnelarak, garnela, languszta, kozice, kozica, jastog, rakovica, racici, skaridi, skarida, creveti, crevete, homar romanesc, karkaleca | |
  crustaceans | fish eggs gluten | definition
krabovye palochki | krabi tycinky | | crustaceans eggs fish | gluten | definition
malze | omulki, ostrygi, kalmary, kalmary krazki, osmiornica, przegrzebki, slimaki, midii, ustritsy, grebeshok, grebeshki, osminog, trubach, rapany,
  rapana, slavky, ustrice, sepie, olihen, kalamary, hlemyzdi, chobotnice, hrebenatky, kagylo, feketekagylo, tintahal, polip, osztriga, eticsiga,
  fesukagylo, dagnje, dagnja, musule, kamenice, kamenica, lignje, lignja, liganj, hobotnica, sipa, crni rizot, kapesante, puzevi, skoljke, prstaci,
  brbavice, midi bulgarian, oktopod, midii romanesti, scoici, caracatita, melci, stridii, midhje, sepje, oktapod | | molluscs | crustaceans fish
  gluten wheat | definition
owoce morza | moreprodukty, plody more, tenger gyumolcsei, plodovi mora, morski plodovi, morski darove, fructe de mare | | molluscs crustaceans |
  fish gluten wheat | definition
jajka | jajka faszerowane, zoltko, zoltka, bialko jaja, bialka jaj, jajecznica, omlet, salatka jarzynowa, salad olivier, oliviers, oliv'ye, salat
  olivye, stolichny salad, mimosa salad, salat mimoza, mayonez, majoneza, maioneza, ruska salata, francuska salata, vlassky salat, bramborovy salat,
  parizsky salat, tojas, tojassargaja, tojasfeherje, rantotta, kaszinotojas, francia salata, jaje, jaja, zumanjak, zumanjci, zumance, bjelanjak,
  bjelanjci, belance, kajgana, jajce, rumenjak, beljak, beljakovi, vejce, vejce varene, zloutek, zloutky, bilek, bilky, michana vejce, vajce,
  vajcia, zltok, bielok, yaytse, yaytsa, jajca, yaitsa, yaitso, yayca, ou fiert, galbenus, galbenusuri, albus, albusuri, bezea, bezele, beza, bezy,
  beze, snehove pusinky, ajerkoniak, adwokat liqueur, vajecny konak, gogel mogel, gogol-mogol, kogel mogel, guguletka, veze, veze te ziera | ~egg |
  | mustard milk celery | definition
majonez | majonez kielecki, salata de boeuf, salata beouf, tatarska omacka, tatarka sauce, tatarka | ~egg | mustard | milk celery | definition
golabki | kotlet, kotlety, golubtsy, holubtsi, teftelya, tefteli, sosiski, kholodets, studen, bitki, zharkoye, solyanka, pastika, parizer, kobasica,
  kobasice, sarma, pljeskavice, sudzhuk, pastarma, kyufteta, sarmi, parizer romanesc, crenvursti, qofte, qebapa | | meat | pork beef lamb poultry
  gluten wheat eggs milk mustard celery soy processed-meat | classic recipe
doktorskaya kolbasa | | | meat beef eggs milk pork | lamb poultry gluten wheat mustard celery soy processed-meat | classic recipe
utopenec | utopenci, lukanka | | meat beef pork | lamb poultry gluten wheat eggs milk mustard celery soy processed-meat | classic recipe
ciftele | chiftele | | meat eggs | pork beef lamb poultry gluten wheat milk mustard celery soy processed-meat | classic recipe
karadordeva snicla | karadjordjeva snicla | | meat eggs gluten milk wheat | pork beef lamb poultry mustard celery soy processed-meat | classic
  recipe
mielone | kotlety mielone, sekana, fasirt | | meat eggs gluten pork wheat | beef lamb poultry milk mustard celery soy processed-meat | classic
  recipe
pulpety | klopsiki, rizek, smazeny rizek, rantott hus, parjoale | | meat eggs gluten wheat | pork beef lamb poultry milk mustard celery soy
  processed-meat | classic recipe
pozharskie kotlety | | | meat gluten milk poultry wheat | pork beef lamb eggs mustard celery soy processed-meat | classic recipe
tlacienka | klobasa domaca, szalami, toltott kaposzta, kulenova seka, kranjska kobasica, prsut, muckalica, sarmale, caltabos, lebar | | meat pork |
  beef lamb poultry gluten wheat eggs milk mustard celery soy processed-meat | classic recipe
wino biale | vin alb, vin rosu, feher bor, voros bor, tokaj, bermet, prosek, grzaniec, kagor | white-wine | | gluten | definition
podpiwek | pivo svetle | white-wine | gluten | | definition
ocet winny | vinny ocet, borecet, vinski ocat, vinsko sirce, otet de vin, vinski kis, vinen otset | ~white-wine-vinegar | | | definition
`;
