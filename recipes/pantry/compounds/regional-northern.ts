// Foods of the Low Countries and the Nordic countries.
// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNorthern = `
hagelslag | vlokken, melkchocolade, witte chocolade, chocoladevlokken, tony's chocolonely, droste flikken, verkade chocolade, bossche bol, bossche
  bollen, moorkop | ~milk-chocolate | | gluten wheat nuts soy eggs | label-typical
satesaus | sate saus, pindasaus, borrelnootjes, katjang pedis, duyvis nootjes | ~peanuts | | soy gluten wheat | definition
jordnotssmor | jordnodder, peanottsmor, peanotter, jordnoddesmor, maapahkina, maapahkinavoi, jordnotsringar, maapahkinat | ~peanuts | | gluten |
  definition
banketspijs | amandelmeel, amandelschaafsel, amandelpasta, gevulde speculaas, gevulde koeken, banketstaaf, kerststaaf, amandelbroodje,
  bitterkoekjes, kletskoppen, kletskop, weespermop, banketletter, speculaasbrokken | ~almonds | | gluten wheat milk eggs | definition
mandlar | mandelmassa, mandelmjol, mandelspan, mandelbiskvi, mandelkubb, mandelflarn, mandeltarta, mandelmjolk, mandler, mandelmel, mandelflager,
  mandelgave, kransekage, kransekaka, mandelformar, manteli, mantelimassa, mantelilastu, mandelmusslor, toscakaka, tosca cake, toscabakelse,
  toscatarta | ~almonds | added-sugar | gluten wheat milk eggs | definition
hazelnootpasta | hasselnotter, hasselnott, hasselnodder, hasselnod, hasselpahkina, hasselpahkinat, hasselnotskram, nougatpasta | ~hazelnuts | | milk
  soy | definition
walnoten | walnoot, valnot, valnott, valnodder, valnod, saksanpahkina, saksanpahkinat, okkernoot, okkernoten | ~walnuts | | | definition
cashewnoten | cashewnoot, cashewnotter, cashewnodder, cashewpahkina | ~cashews | | | definition
pistachenoten | pistachenoot, pistagenotter, pistasjnotter, pistacienodder, pistaasipahkina | ~pistachios | | | definition
pecannoten | pekannotter, pekannodder, pekaanipahkina, pekaanipahkinat, macadamianoten, paranoten, paranotter, parapahkina, notenmix, notter,
  nodder, pahkinat, pahkina, notenpasta, notcreme, notmix | ~mixed-nuts | | peanuts | definition
sesampasta | sesamfro, sesamolja, seesaminsiemen, seesaminsiemenet, seesamioljy, sesamzaadjes | ~sesame-seeds | | | definition
sojabonen | sojayoghurt, sojaroom, sojasas, soijakastike, soijamaito, soijapapu, sojamjolk, sojamaelk, sojabonor, sojafars, sojagradde, sojabrokken,
  tahoe, tauge met tahoe, soijarouhe, sojalecitine poeder | ~soybeans | | gluten wheat | definition
mosterdzaad | mosterdsaus, mosterdsoep, senapsfron, sennep, sennepsfro, sinappi, turun sinappia, sinepi, turun sinappi, senapssas, senapssill,
  sennepssild, sennepsdressing, senapspulver, sinapinsiemen, raevesauce, griljering, griljerad skinka, fiskesennep, sennepskorn | ~dijon | |
  sulphites eggs | definition
selderijzout | bladselderij, snijselderij, soepgroenten, soepgroente, stjalkselleri, bladselleri, blekselleri, stangselleri, sellerirot,
  stilkselleri, knoldselleri, bladselleri dansk, juuriselleri, lehtiselleri, varsiselleri, knoldselleri mos, suppeurter, ruokaselleri, sellerisalt,
  sellerisuola | ~celery | | | definition
karnemelkpap | vlaflip, hangop, slagroomtaart, roomijs, kookroom, koffieroom, koffiemelk, melkpoeder, geitenkaas, schapenkaas, komijnekaas,
  nagelkaas, friese nagelkaas, edammer, beemster, old amsterdam, maaslander, rookkaas, kernhem, kollumer, frisian clove, reypenaer, smeerkaas,
  parrano, schmelzkaas, vanillevla, chocoladevla, custardvla, boerenboter | ~gouda | | eggs | definition
vispgradde | matlagningsgradde, kaffegradde, langfil, lattfil, a-fil, mellanmjolk, lattmjolk, standardmjolk, mjolkpulver, vasslepulver, keso,
  kesella, vaniljkvarg, messmor, mesost, getost, getmese, smaltost, mjukost, kesam, romme, seterromme, kremflote, flote, matflote, melkepulver,
  lettmelk, skummetmelk, kulturmelk, tykkmjolk, piskeflode, flode, kaernemaelk, sodmaelk, skummetmaelk, letmaelk, tykmaelk, ymer, ylette, syrnet
  flode, koldskal, rommegrot, prim spread, kerma, kuohukerma, ruokakerma, vispikerma, piima, maito, kevytmaito, taysmaito, rasvaton maito,
  maitojauhe, rahka, maitorahka, raejuusto, viili, kermaviili, tuorejuusto, sulatejuusto, juusto, ruokakermaa, rjomi, smjor, nymjolk, surmjolk,
  hapukoor, kohupiim, kodujuust, piim, keefir, hapupiim, biezpiens, krejums, skabais krejums, piens, grietine, varske, pienas, kefyras, sviests,
  sviestas, tvarog estonian, kohuke, kama drink, biezpiena sierins, varskes surelis, suris, siers, sureliai | ~milk | -fodmap | | definition
vasterbottensost | vasterbotten, vasterbottenost, vasterbottensostpaj, prastost, herrgardsost, hushallsost, svecia, sveciaost, norvegia,
  gudbrandsdalsost, gudbrandsdalen, geitost, nokkelost, snofrisk, flotemysost, samso, fynbo, molbo, tybo, rygeost, leipajuusto, turunmaa,
  oltermanni, graddost, danablue, kadett ost, kaffeost, brannvinsost, ostkaka, riven ost, revet ost, reven ost, hvitost, smelteost, burgerost,
  ostpaj, ostebolle, janu siers, dziugas, juustu, rokiskio, soir | ~cheddar | -fatty | animal-rennet eggs | definition
adelost smulad | blamuggost, blamugost, sinihomejuusto, blaskimmelost, kornblomst, kraftkar, gammel knas, gammel ole, bla kornblomst | ~blue-cheese | | |
  definition
fastelavnsbolle | fastelavnsboller, fastlagsbulle, laskiaispulla, vastlakukkel, budapestbakelse, schwarzwaldtarta nordic, mazarintaerte,
  hallongrotta, hallongrottor, drommar, kardemummabulle, cardamom bun, kardemummabullar, kanelboller, kanelsnegl, kanelsnegle, kanelsnurr,
  skillingsbolle, korvapuusti, korvapuustit, pulla, pulla bread, lussekatt, lussekatter, saffransbullar, saffron bun, vetebrod, vetelangd, spandauer
  pastry, skoleboller, skolebrod, skolebolle, kringle pastry, kringla, kringlor, sockerkaka, sju sorters kakor, pepparkakor, pepparkaka,
  pepperkaker, pepperkake, brunkager, pebernodder, piparkakut, piparkoogid, piparkukas, krumkake, krumkaker, goro cookie, sandbakkel, sandbakelse,
  rosettes cookie, struvor, fattigmann, fattigmand, klenater, klejner, berlinerbolle, aebleskiver, ebelskiver, munkki, munkit, tippaleipa, plattar,
  pannkakor, pannkaka, ugnspannkaka, pannukakku, pannekaker, pandekager, lettu, latyt, svele, sveler, vafler, vafflor, hjortetakk, hjortebakkels,
  tropisk aroma, kvaefjordkake, verdens beste kake, suksesskake, tilslorte bondepiker, marengs, marang, marangsviss, smulpaj, vaniljsas,
  vaniljebolle, punsch-roll, arraksboll, kokosboll, delicatoboll, biskvier, napoleonsbakelse, tompoucen, appelbeignet, appeltaart, dutch apple pie,
  kruimelvlaai, rijstevlaai, speculaasjes, taai taai, taaitaai, jan hagel, arnhemse meisjes, zeeuwse bolus, bolussen, suikerbrood, krentenbol,
  krentenbollen, duivekater, pannenkoek, pannenkoeken, drie in de pan, spekkoek, lapis legit, kwee lapis, roze koek, eierkoek, eierkoeken, kano
  koek, bokkenpootjes, runderlapje koek, sakotis, tinginys, medutis, kringel, kringel bread, aleksandrikook, alexander torte, dagestan torte,
  klingeris, piragi, piragi latvian, sklandrausis, kukkel, kuciukai, skruzdelynas | plain-flour butter egg | added-sugar | milk nuts soy alcohol
  pork | classic recipe
knekkebrod | knaekbrod, ragbrod, vortbrod, ruisleipaa, nakkileipa, rieska, ohrarieska, perunarieska, karjalanpiirakka, karjalanpiirakat, karelian
  pie, kalakukko, lompe, lomper, flatbrod, skorpor, kavring, sirupslimpa, lingongrova, rundstykker, boller hvede, beschuiten, krentenbrood,
  volkorenbrood, volkorenmeel, tarwemeel, tarwebrood, zelfrijzend bakmeel, bakmeel, patentbloem, poffertjesmix, pannenkoekenmix, roggemeel,
  speltmeel, speltbloem, gerst, griesmeel, griesmeelpap, tarwegriesmeel, strobrod, korppujauho, vehnajauho, vehnajauhot, ruisjauho, ruisjauhot,
  ohrajauho, mannasuurimo, mannapuuro, mannaryyni, mannagryn, semulegryn, semuljegryn, semulegrot, hvetemel, siktet hvetemel, sammalt hvete,
  hvedemel, rugmel, byggmel, byggryn, ragmjol, ragsikt, kornmjol, korngryn, vetekli, grahamsmjol, dinkelmjol, durumvete, vetekross, nisujahu, kviesu
  milti, kvietiniai miltai, rupjmaize, rukkileib, vispipuuro, ruispuuro, talkkuna | plain-flour | -wheat | wheat milk eggs soy fish | definition
kroket | bamischijf, bamihap, nasischijf, eierbal, broodje kroket, berenklauw snack | breadcrumbs | gluten wheat | milk eggs beef pork poultry
  crustaceans celery mustard soy peanuts | label-typical
uitsmijter | eidooier, eiwitten, aggula, aggulor, aggvita, aggvitor, aeggehvide, aeggeblomme, eggeplomme, eggehvite, kananmuna, kananmunat, muna
  keltuainen, munavoi, keltuainen, valkuainen, aggsmor, aggrora, eggerore, roraeg, aeggestand, agghalvor, munakas, omelett svensk, zoolsela,
  kiausinis, kiausiniai | ~egg | | milk | definition
stamppot worst | bitterballenragout, balkenbrij, zuurkoolstamppot, rode polser, ryynimakkara, maksalaatikko, kodboller, frikadeller, lihapullat,
  komle, pyttipanna, karbonader, pariserbof, biff lindstrom, brun sovs, graddsas, zeppelins lithuanian, mulgipuder, sult, kibinai, kibin, kibinas,
  kugelis, bulviu kugelis | | meat | pork beef lamb gluten wheat milk eggs celery mustard | classic recipe
matjessill | sillsallad, brantevikssill, glasmastarsill, stromming, stekt stromming, bockling, ansjovis svensk, ansjovis, roget laks, rokelaks,
  rommekolle laks, lohi, savulohi, kylmasavulohi, lohikeitto, kalakeitto, muikku, paistetut muikut, silakka, silakat, kirjolohi, siika, siikarulla,
  kalix lojrom, kaviar spread, kalles, kalles kaviar spread, makrill i tomat, makrell i tomat, makrelsalat, stegte sild, marinerede sild, karrysild,
  kryddersild, spekesild, sild, sursild, fiskekaker, fiskekake, fiskeboller, fiskbullar, fiskepudding, fiskegrateng, fiskegratin, fiskefrikadeller,
  fiskefilet, fiskpinnar, fiskepinner, kalapuikot, torskrom, torsketunge, torskerogn, lutfisk, lipeakala, boknafisk, torrfisk, hardfiskur,
  plokkfiskur, sej file, kolja, halleflundra, rodspatta, rodspaette, rodspette, kveite, steinbit, hvitting, hyse, gos file, gadda, abborre, ahven,
  kuha, hauki, gjedde, orred, orret, roye, regnbage, oring, sikloja, al rokt, lutfisksas, kibbeling, lekkerbek, lekkerbekje, rolmops, bokking,
  zalmfilet, kabeljauwfilet, schol, zeebaars, zeeduivel, tarbot, heilbot, schelvis, koolvis, wijting, snoekbaars, forel, forelfilet, ansjovisfilets,
  vissticks, visbouillon, visfond, sprotes, sproti, sprotid, kilu, kiluvoileib, vurtsikilu, silke, silke pataluose, raim, raimed, lasis, lasisa,
  menca, silke kazoka, sillaketas | | fish | eggs milk mustard gluten wheat | definition
skagenrora | toast skagen, skagen toast, raksallad, raka, kraftor, krafta, kraftstjartar, havskrafta, havskraftor, krabba, hummersoppa, rejer,
  rejesalat, pillede rejer, rejecocktail, jomfruhummer, krebsehaler, reker, pillede reker, rekesalat, sjokreps, krabbekjott, kreps, skalldyr,
  skaldyr, skaldjur, katkarapu, katkaravut, ravut, rapu, rapuja, ayriaiset, noordzeekrab, rivierkreeft, rivierkreeftjes, kreeftensoep, schaaldieren,
  garnalencocktail, raksmorgas, smorgastarta rak, krevetid, krevetes | | crustaceans | eggs milk fish mustard gluten | definition
sint-jakobsschelp | jakobsschelpen, inktvisringen, kokkels, wulken, alikruiken, slakken, blamusslor, musslor, blaskjell, blamuslinger, muslinger,
  kammuslinger, kamskjell, pilgrimsmusslor, osters, simpukat, sinisimpukka, kampasimpukka, osteri, blackfisk, blekksprut, blaeksprutte, mustekala,
  kalmari, kalmarirenkaat, hjertemuslinger, schelpdieren, skjell bla, kreekalmar | | molluscs | crustaceans | definition
remouladsas | remulade, fritessaus speciaal, whiskysaus, ravigottesaus, brander saus, rhodesas, rhode island sas, skagensas, bearnaisesas,
  bearnaisesaus, potatissallad majonnas, italiensk salat, italiensk salad, mimosasallad, vastkustsallad, vestkystsalat, rodbetssallad, rodbetsalat,
  huzarensalade, zalmsalade, eiersalade, kip-kerriesalade, martino spread, majonnas, majoneesi, majones | egg | -starchy | mustard milk fish celery
  crustaceans gluten | label-typical
marabou | marabou chocolate, fazer chocolate, fazer blue, freia, freia melkesjokolade, plopp bar, japp bar, troika bar, geisha chocolate, dumle,
  dumle candy, smil chocolate, stratos bar, polly candy, toms chocolate, summerbird flodebolle, flodeboller, flodebolle, skumbananas,
  melkesjokolade, mjolkchoklad, maelkechokolade, hvid chokolade, vit choklad, maitosuklaa, valkosuklaa, laima chocolate, kalev chocolate, karums,
  sekme, gotu konfekte | ~milk-chocolate | | nuts gluten wheat eggs soy alcohol | label-typical
`;
