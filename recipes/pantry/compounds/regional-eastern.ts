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
  smotana, sladka smotana, mlieko, pribiniak, kondenzirano mlijeko, slatko vrhnje, tarator soup, okroshka, kholodnik, chlodnik, saltibarsciai,
  mizeria, snezhanka, snezanka | ~milk | -fodmap | eggs | definition
makowiec swiateczny | makowki, kolacz, kolaczki, kolache, kolaches, kolace, kolac, kolacky, mazurek wielkanocny, pierniczki, pierniczki torunskie,
  katarzynki, jablecznik, drozdzowka, rogale swietomarcinskie, rogal swietomarcinski, jagodzianka, knedle, pierozki, zacierki, ciasto francuskie,
  ciasto drozdzowe, ciasto kruche, kruche ciasteczka, ciastka, ciastka owsiane, herbatniki, biszkopty, biszkopt, podplomyk, wafle tortowe masa,
  andruty masa, delicje szampanskie, jezyki, kyivsky tort, pryanik, pryaniki, tula pryanik, sushki, baranki, bublik, bubliki, pirozhki, pirozhok,
  piroshki, rasstegai, kulebyaka, khvorost, korzhiki, korovai, makivnyk, lokshyna, halushky, galushki, verhuny, pampushky, pampushki, perepichka,
  kurtosh kalach, vanocni cukrovi, vanilkove rohlicky, pernik, buchta, satecky, zavin jablecny, venecek, indianek, rakvicka, laskonky, houskovy
  knedlik, ovocne knedliky, svickova cream, sisky, fanky, bratislavsky rozok, bratislavske rozky, skalicky trdelnik, sulance, pirohy, demikat,
  retes, makos guba, makos beigli, beigli, bejgli, dios beigli, esterhazy torta, pogacsa, tepertos pogacsa, kakaos csiga, gundel palacsinta,
  madartej, vargabeles, csorogefank, farsangi fank, grizes teszta, kenyerlangos, potica, orehova potica, povitica, orehnjaca, makovnjaca, zlikrofi,
  fritula, krostule, snenokle, rozata, paprenjaci, licitar, medenjaci, bajadera, bajadera pralines, madarica, madjarica, vanilice, sape, ledene
  kocke, zito slatko, sampita, ustipci, mekici, mekitsi, mekitsa, tikvenik, milinki, pasca, gogosi, placinta, placinte, saralii, mucenici, coliva,
  koliva, cornulete, galuste cu prune, gris cu lapte, byrek, zeljanica, krompirusa, bureci, proja sa sirom, pogaca, lepinja, lepinje, somun, kifla,
  kifle, kiflice, djevrek, pletenica, proja, flija, tave kosi, petulla, tufahije, hurmasice, ruzice, oblatna nut, rafioli, mandulat, cukrinek |
  plain-flour | -fodmap | eggs milk nuts honey pork beef alcohol soy | classic recipe
chleb razowy | bulki, bulka tarta, kajzerka, kajzerki, obwarzanek, obwarzanki, maka pszenna, maka zytnia, maka orkiszowa, kasza manna, kasza
  jeczmienna, kasza peczak, peczak, platki owsiane, platki pszenne, otreby pszenne, pszenica, zyto, jeczmien, owies platki, zurek, zakwas zytni,
  zakwas na zurek, sucharki, paluszki slone, pieczywo, grzanki, panierka, borodinsky, suhari, sukhariki, mannaya krupa, mannaya kasha, mannaya,
  perlovka, perlovaya krupa, pshenichnaya muka, muka pshenichnaya, rzhanaya muka, lapsha, kwas chlebowy, chleba, rohliky, strouhanka, mouka, hladka
  mouka, polohruba mouka, hruba mouka, krupice, krupicka, kroupy, nudle vlasove, psenice, spaldova mouka, zitna mouka, muka, hladka muka, struhanka,
  chlieb, rozok, zemle, cestoviny, slize, krupica, zsemle, zsemlemorzsa, kifli, liszt, buzaliszt, finomliszt, rozsliszt, buzadara, griz, arpagyongy,
  leveles teszta, kruh, hljeb, hleb, brasno, psenicno brasno, krusne mrvice, prezle, psenicna krupica, tjestenina, testenina, rezanci, kore za pitu,
  vuceno tijesto, lisnato tijesto, lisnato testo, jecam, orzotto, psenica, pira brasno, drobtine, testenine, khlyab, hlyab, brashno, psenichno
  brashno, kori za banitsa, galeta bulgarian, faina de grau, pesmet, arpacas, bors de putina, foi de placinta, aluat foietaj, miell, miell gruri,
  buke misri gruri, peta byrek, trahana balkan, tarana, jufka, jufki | plain-flour | -wheat -fodmap | wheat milk eggs soy | definition
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
sos sojowy | mleko sojowe, kotlety sojowe, soevy sous, soevoe moloko, sojova omacka, sojove mleko, sojovy napoj, sojovy suk, sojove boby,
  szojaszosz, szojatej, szoja, szojabab, szojagranulatum, sojin sos, sojino mlijeko, sojine ljuspice, sojini komadici, sojino mleko, sojini
  medaljoni, sos de soia, lapte de soia, soia texturata, granule de soia, sojova omaka, soyev sos, pasteta sojina | ~soybeans | | gluten wheat |
  definition
musztarda | musztarda sarepska, musztarda francuska, gorczyca, gorczyca biala, ziarna gorczycy, gorchitsa, gorchitsa russkaya, horcice, plnotucna
  horcice, horcicne seminko, kremzska horcice, horcica, mustarmag, gorusica, slacica, sjemenke gorusice, gorcica, gorcicno zrno, sinap bulgarian,
  hirchytsia | ~dijon | | sulphites | definition
seler | seler korzeniowy, seler naciowy, selera korzen, selery, wloszczyzna, kostki rosolowe, kostka bulionowa, rosol, vegeta seasoning, vegeta
  zacin, podravka vegeta, jarzynka, przyprawa warzywna, ziarenka smaku, kucharek, seldereya, seldereya koren, selderey, celer, rapikaty celer,
  bulvovy celer, bujon, korenova zelenina, zeler, zeller, zellergumo, szarzeller, zellerzold, leveskocka, husleves kocka, etelizesito, telina, supa
  concentrata, zacusca telina, delikat seasoning, celer korijen, celerov korijen, zacin c, suhi biljni zacin, suvi biljni zacin, dodatak jelima,
  kocka za juhu, sebzeli bulyon, tselina, karfiol celer | ~celery | | gluten milk soy | definition
sledz | sledzie, sledzie w oleju, sledz w smietanie, sledz pod pierzynka, szuba, shuba, seld pod shuboy, selyodka, seledka, selyodka pod shuboi,
  forshmak, vobla, taranka, balyk, ukha, uha soup, kilki, shproty, shprot, skumbria, skumbriya, treska, mintai, gorbusha, krasnaya ikra, ikra
  krasnaya, chernaya ikra, sudak, shchuka, osetrina, tyulka, makrela wedzona, makrela, szprotki, szprotki w oleju, tunczyk, pstrag, pstrag wedzony,
  karp, karp po zydowsku, karp smazony, sandacz, szczupak, okon, fladra, mintaj, morszczuk, wegorz, wegorz wedzony, sardynki, paluszki rybne, ryba
  po grecku, kapr, kapr smazeny, pstruh, candat, stika, uhor, zavinace, zavinac, pecenace, matjesy, rybi prsty, rybi file, sardinky, tunak, makrela
  uzena, sumec, treska v majoneze, treskova pomazanka, harcsa, sullo, fogas, csuka, pisztrang, halaszle, lazac, fustolt lazac, tonhal, heringsalata,
  ruszli, szardinia, szardella, riba, riblji stapici, riblja juha, brudet, brodet, brodetto dalmatian, bakalar, bakalar na bijelo, brancin, orada,
  skusa, incuni, slane srdele, srdele, srdela, pastrva, som riba, smud, smudj, fis paprikas, tunjevina, oslic, skarpina, lubin, kovac riba, tsatsa,
  skumriya, palamud, lefer, sharan, pastarva, riba bulgarian, ribena chorba, haiver, hayver, salata de icre, crap peste, ciorba de peste, bors de
  peste, saramura de crap, pastrav, somon, macrou, salau, stiuca, zacusca cu peste, peste prajit, saramura, peshk, krap peshk | | fish | eggs milk
  gluten wheat celery mustard | definition
krewetka | raki gotowane, homar, langusta, krevetki, krevetka, krabovye palochki, kraby, rak varyony, raki varyonye, krevety, kreveta, krevety
  loupane, krabi tycinky, humr, rakfarok, garnelarak, garnela, languszta, kozice, kozica, jastog, rakovica, racici, skaridi, skarida, creveti,
  crevete, homar romanesc, karkaleca | | crustaceans | fish eggs gluten | definition
malze | omulki, ostrygi, kalmary, kalmary krazki, osmiornica, przegrzebki, slimaki, owoce morza, midii, ustritsy, grebeshok, grebeshki, osminog,
  moreprodukty, trubach, rapany, rapana, slavky, ustrice, sepie, olihen, kalamary, hlemyzdi, chobotnice, hrebenatky, plody more, kagylo,
  feketekagylo, tintahal, polip, osztriga, eticsiga, fesukagylo, tenger gyumolcsei, dagnje, dagnja, musule, kamenice, kamenica, lignje, lignja,
  liganj, hobotnica, sipa, crni rizot, plodovi mora, morski plodovi, kapesante, puzevi, skoljke, prstaci, brbavice, midi bulgarian, morski darove,
  oktopod, midii romanesti, scoici, caracatita, fructe de mare, melci, stridii, midhje, sepje, oktapod | | molluscs | crustaceans fish gluten wheat |
  definition
jajka | jajka faszerowane, zoltko, zoltka, bialko jaja, bialka jaj, jajecznica, omlet, majonez, majonez kielecki, salatka jarzynowa, salad olivier,
  oliviers, oliv'ye, salat olivye, stolichny salad, mimosa salad, salat mimoza, mayonez, majoneza, maioneza, salata de boeuf, salata beouf, ruska
  salata, francuska salata, vlassky salat, bramborovy salat, parizsky salat, tatarska omacka, tatarka sauce, tatarka, tojas, tojassargaja,
  tojasfeherje, rantotta, kaszinotojas, francia salata, jaje, jaja, zumanjak, zumanjci, zumance, bjelanjak, bjelanjci, belance, kajgana, jajce,
  rumenjak, beljak, beljakovi, vejce, vejce varene, zloutek, zloutky, bilek, bilky, michana vejce, vajce, vajcia, zltok, bielok, yaytse, yaytsa,
  jajca, yaitsa, yaitso, yayca, ou fiert, galbenus, galbenusuri, albus, albusuri, bezea, bezele, beza, bezy, beze, snehove pusinky, ajerkoniak,
  adwokat liqueur, vajecny konak, gogel mogel, gogol-mogol, kogel mogel, guguletka, veze, veze te ziera | ~egg | | mustard milk celery | definition
mielone | kotlety mielone, golabki, pulpety, klopsiki, kotlet, kotlety, pozharskie kotlety, golubtsy, holubtsi, teftelya, tefteli, doktorskaya
  kolbasa, sosiski, kholodets, studen, bitki, zharkoye, solyanka, utopenec, utopenci, pastika, sekana, rizek, smazeny rizek, tlacienka, klobasa
  domaca, parizer, szalami, toltott kaposzta, rantott hus, fasirt, kulenova seka, kobasica, kobasice, kranjska kobasica, prsut, sarma, pljeskavice,
  karadordeva snicla, karadjordjeva snicla, muckalica, lukanka, sudzhuk, pastarma, kyufteta, sarmi, sarmale, caltabos, lebar, parizer romanesc,
  crenvursti, parjoale, ciftele, chiftele, qofte, qebapa | | meat | pork beef lamb poultry gluten wheat eggs milk mustard celery soy processed-meat
  | classic recipe
podpiwek | pivo svetle, wino biale, vin alb, vin rosu, feher bor, voros bor, tokaj, bermet, prosek, grzaniec, kagor | white-wine | | gluten |
  definition
ocet winny | vinny ocet, borecet, vinski ocat, vinsko sirce, otet de vin, vinski kis, vinen otset | ~white-wine-vinegar | | | definition
`;
