// Foods of the Low Countries and the Nordic countries.
// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalNorthern = `
hagelslag | vlokken, melkchocolade, witte chocolade, chocoladevlokken, tony's chocolonely, droste flikken, verkade chocolade | ~milk-chocolate | |
  gluten wheat nuts soy eggs | label-typical
bossche bol | bossche bollen, moorkop | ~milk-chocolate | eggs gluten wheat | nuts soy | label-typical
katjang pedis | duyvis nootjes | ~peanuts | | soy gluten wheat | definition
borrelnootjes | | ~peanuts | gluten wheat | soy | definition
satesaus | sate saus, pindasaus | ~peanuts | soy | gluten wheat | definition
jordnotssmor | jordnodder, peanottsmor, peanotter, jordnoddesmor, maapahkina, maapahkinavoi, jordnotsringar, maapahkinat | ~peanuts | | gluten |
  definition
banketspijs | amandelmeel, amandelschaafsel, amandelpasta, weespermop | ~almonds | | gluten wheat milk eggs | definition
bitterkoekjes | | ~almonds | eggs | gluten wheat milk | definition
gevulde speculaas | gevulde koeken | ~almonds | eggs gluten milk wheat | | definition
banketstaaf | kerststaaf | ~almonds | eggs gluten wheat | milk | definition
kletskoppen | kletskop | ~almonds | gluten milk wheat | eggs | definition
amandelbroodje | banketletter, speculaasbrokken | ~almonds | gluten wheat | milk eggs | definition
mandlar | mandelmassa, mandelmjol, mandelspan, mandelmjolk, mandler, mandelmel, mandelflager, mandelgave, manteli, mantelimassa, mantelilastu |
  ~almonds | added-sugar | gluten wheat milk eggs | definition
mandelbiskvi | kransekage, kransekaka | ~almonds | added-sugar eggs | gluten wheat milk | definition
mandelformar | mandelmusslor, toscakaka, tosca cake, toscabakelse, toscatarta | ~almonds | added-sugar eggs gluten milk wheat | | definition
mandeltarta | | ~almonds | added-sugar eggs milk | gluten wheat | definition
mandelkubb | mandelflarn | ~almonds | added-sugar gluten milk wheat | eggs | definition
hazelnootpasta | hasselnotter, hasselnott, hasselnodder, hasselnod, hasselpahkina, hasselpahkinat, hasselnotskram, nougatpasta | ~hazelnuts | | milk
  soy | definition
walnoten | walnoot, valnot, valnott, valnodder, valnod, saksanpahkina, saksanpahkinat, okkernoot, okkernoten | ~walnuts | | | definition
cashewnoten | cashewnoot, cashewnotter, cashewnodder, cashewpahkina | ~cashews | | | definition
pistachenoten | pistachenoot, pistagenotter, pistasjnotter, pistacienodder, pistaasipahkina | ~pistachios | | | definition
pecannoten | pekannotter, pekannodder, pekaanipahkina, pekaanipahkinat, macadamianoten, paranoten, paranotter, parapahkina, notenmix, notter,
  nodder, pahkinat, pahkina, notenpasta, notcreme, notmix | ~mixed-nuts | | peanuts | definition
sesampasta | sesamfro, sesamolja, seesaminsiemen, seesaminsiemenet, seesamioljy, sesamzaadjes | ~sesame-seeds | | | definition
sojabonen | sojayoghurt, sojaroom, soijamaito, soijapapu, sojamjolk, sojamaelk, sojabonor, sojafars, sojagradde, sojabrokken, tahoe, tauge met
  tahoe, soijarouhe, sojalecitine poeder | ~soybeans | | gluten wheat | definition
sojasas | soijakastike | ~soybeans | gluten wheat | | definition
mosterdzaad | mosterdsaus, mosterdsoep, senapsfron, sennep, sennepsfro, sinappi, turun sinappia, sinepi, turun sinappi, senapssas, senapssill,
  sennepssild, sennepsdressing, senapspulver, sinapinsiemen, raevesauce, fiskesennep, sennepskorn | ~dijon | | sulphites eggs | definition
griljering | griljerad skinka | ~dijon | eggs | sulphites | definition
selderijzout | bladselderij, snijselderij, soepgroenten, soepgroente, stjalkselleri, bladselleri, blekselleri, stangselleri, sellerirot,
  stilkselleri, knoldselleri, bladselleri dansk, juuriselleri, lehtiselleri, varsiselleri, knoldselleri mos, suppeurter, ruokaselleri, sellerisalt,
  sellerisuola | ~celery | | | definition
karnemelkpap | vlaflip, hangop, roomijs, kookroom, koffieroom, koffiemelk, melkpoeder, geitenkaas, schapenkaas, komijnekaas, nagelkaas, friese
  nagelkaas, edammer, beemster, old amsterdam, maaslander, rookkaas, kernhem, kollumer, frisian clove, reypenaer, smeerkaas, parrano, schmelzkaas,
  vanillevla, chocoladevla, custardvla, boerenboter | ~gouda | | eggs | definition
slagroomtaart | | ~gouda | eggs | | definition
vispgradde | matlagningsgradde, kaffegradde, langfil, lattfil, a-fil, mellanmjolk, lattmjolk, standardmjolk, mjolkpulver, vasslepulver, keso,
  kesella, vaniljkvarg, messmor, mesost, getost, getmese, smaltost, mjukost, kesam, romme, seterromme, kremflote, flote, matflote, melkepulver,
  lettmelk, skummetmelk, kulturmelk, tykkmjolk, piskeflode, flode, kaernemaelk, sodmaelk, skummetmaelk, letmaelk, tykmaelk, ymer, ylette, syrnet
  flode, koldskal, rommegrot, prim spread, kerma, kuohukerma, ruokakerma, vispikerma, piima, maito, kevytmaito, taysmaito, rasvaton maito,
  maitojauhe, rahka, maitorahka, raejuusto, viili, kermaviili, tuorejuusto, sulatejuusto, juusto, ruokakermaa, rjomi, smjor, nymjolk, surmjolk,
  hapukoor, kohupiim, kodujuust, piim, keefir, hapupiim, biezpiens, krejums, skabais krejums, piens, grietine, varske, pienas, kefyras, sviests,
  sviestas, tvarog estonian, kohuke, kama drink, biezpiena sierins, varskes surelis, suris, siers, sureliai | ~milk | -fodmap | | definition
vasterbottensost | vasterbotten, vasterbottenost, prastost, herrgardsost, hushallsost, svecia, sveciaost, norvegia, gudbrandsdalsost,
  gudbrandsdalen, geitost, nokkelost, snofrisk, flotemysost, samso, fynbo, molbo, tybo, rygeost, leipajuusto, turunmaa, oltermanni, graddost,
  danablue, kadett ost, kaffeost, brannvinsost, riven ost, revet ost, reven ost, hvitost, smelteost, burgerost, ostebolle, janu siers, dziugas,
  juustu, rokiskio, soir | ~cheddar | -fatty | animal-rennet eggs | definition
vasterbottensostpaj | ostkaka, ostpaj | ~cheddar | -fatty eggs | animal-rennet | definition
adelost smulad | blamuggost, blamugost, sinihomejuusto, blaskimmelost, kornblomst, kraftkar, gammel knas, gammel ole, bla kornblomst | ~blue-cheese | | |
  definition
fastelavnsbolle | fastelavnsboller, laskiaispulla, vastlakukkel, hallongrotta, hallongrottor, drommar, kardemummabulle, cardamom bun,
  kardemummabullar, kanelboller, kanelsnegl, kanelsnegle, kanelsnurr, skillingsbolle, korvapuusti, korvapuustit, pulla, pulla bread, lussekatt,
  lussekatter, saffransbullar, saffron bun, vetebrod, vetelangd, spandauer pastry, skoleboller, skolebrod, skolebolle, kringle pastry, kringla,
  kringlor, sockerkaka, sju sorters kakor, pepparkakor, pepparkaka, pepperkaker, pepperkake, brunkager, pebernodder, piparkakut, piparkoogid,
  piparkukas, krumkake, krumkaker, goro cookie, sandbakkel, sandbakelse, rosettes cookie, struvor, klenater, klejner, berlinerbolle, aebleskiver,
  ebelskiver, munkki, munkit, tippaleipa, plattar, pannkakor, pannkaka, ugnspannkaka, pannukakku, pannekaker, pandekager, lettu, latyt, svele,
  sveler, vafler, vafflor, hjortetakk, hjortebakkels, tropisk aroma, tilslorte bondepiker, marengs, marang, marangsviss, smulpaj, vaniljsas,
  vaniljebolle, arraksboll, kokosboll, delicatoboll, napoleonsbakelse, tompoucen, appelbeignet, appeltaart, dutch apple pie, kruimelvlaai,
  rijstevlaai, speculaasjes, taai taai, taaitaai, arnhemse meisjes, zeeuwse bolus, bolussen, suikerbrood, krentenbol, krentenbollen, duivekater,
  pannenkoek, pannenkoeken, drie in de pan, spekkoek, lapis legit, kwee lapis, roze koek, eierkoek, eierkoeken, kano koek, runderlapje koek,
  sakotis, tinginys, medutis, kringel, kringel bread, aleksandrikook, alexander torte, dagestan torte, klingeris, sklandrausis, kukkel, kuciukai,
  skruzdelynas | plain-flour butter egg | added-sugar | milk nuts soy alcohol pork | classic recipe
fattigmann | fattigmand | plain-flour butter egg | added-sugar alcohol | milk nuts soy pork | classic recipe
punsch-roll | | plain-flour butter egg | added-sugar alcohol nuts | milk soy pork | classic recipe
fastlagsbulle | budapestbakelse, schwarzwaldtarta nordic, mazarintaerte, kvaefjordkake, verdens beste kake, suksesskake, biskvier, jan hagel,
  bokkenpootjes | plain-flour butter egg | added-sugar nuts | milk soy alcohol pork | classic recipe
piragi | piragi latvian | plain-flour butter egg | added-sugar pork | milk nuts soy alcohol | classic recipe
knekkebrod | knaekbrod, ragbrod, vortbrod, ruisleipaa, nakkileipa, rieska, ohrarieska, perunarieska, lompe, lomper, flatbrod, skorpor, kavring,
  sirupslimpa, lingongrova, rundstykker, boller hvede, beschuiten, krentenbrood, volkorenbrood, volkorenmeel, tarwemeel, tarwebrood, zelfrijzend
  bakmeel, bakmeel, patentbloem, poffertjesmix, pannenkoekenmix, roggemeel, speltmeel, speltbloem, gerst, griesmeel, tarwegriesmeel, strobrod,
  korppujauho, vehnajauho, vehnajauhot, ruisjauho, ruisjauhot, ohrajauho, mannasuurimo, mannaryyni, mannagryn, semulegryn, semuljegryn, hvetemel,
  siktet hvetemel, sammalt hvete, hvedemel, rugmel, byggmel, byggryn, ragmjol, ragsikt, kornmjol, korngryn, vetekli, grahamsmjol, dinkelmjol,
  durumvete, vetekross, nisujahu, kviesu milti, kvietiniai miltai, rupjmaize, rukkileib, vispipuuro, ruispuuro, talkkuna | plain-flour | -wheat |
  wheat milk eggs soy fish | definition
kalakukko | | plain-flour | -wheat fish | wheat milk eggs soy | definition
karjalanpiirakka | karjalanpiirakat, karelian pie, griesmeelpap, mannapuuro, semulegrot | plain-flour | -wheat milk | wheat eggs soy fish |
  definition
kroket | bamischijf, bamihap, nasischijf, broodje kroket, berenklauw snack | breadcrumbs | gluten wheat | milk eggs beef pork poultry crustaceans
  celery mustard soy peanuts | label-typical
eierbal | | breadcrumbs | gluten wheat eggs | milk beef pork poultry crustaceans celery mustard soy peanuts | label-typical
uitsmijter | eidooier, eiwitten, aggula, aggulor, aggvita, aggvitor, aeggehvide, aeggeblomme, eggeplomme, eggehvite, kananmuna, kananmunat, muna
  keltuainen, keltuainen, valkuainen, agghalvor, munakas, omelett svensk, zoolsela, kiausinis, kiausiniai | ~egg | | milk | definition
munavoi | aggsmor, aggrora, eggerore, roraeg, aeggestand | ~egg | milk | | definition
zuurkoolstamppot | kodboller, pyttipanna, karbonader | | meat | pork beef lamb gluten wheat milk eggs celery mustard | classic recipe
biff lindstrom | | | meat beef eggs | pork lamb gluten wheat milk celery mustard | classic recipe
pariserbof | | | meat beef eggs gluten wheat | pork lamb milk celery mustard | classic recipe
frikadeller | | | meat eggs gluten milk pork wheat | beef lamb celery mustard | classic recipe
kugelis | bulviu kugelis | | meat eggs milk pork | beef lamb gluten wheat celery mustard | classic recipe
mulgipuder | | | meat gluten pork wheat | beef lamb milk eggs celery mustard | classic recipe
bitterballenragout | ryynimakkara, lihapullat, komle, brun sovs, kibinai, kibin, kibinas | | meat gluten wheat | pork beef lamb milk eggs celery
  mustard | classic recipe
maksalaatikko | graddsas | | meat milk | pork beef lamb gluten wheat eggs celery mustard | classic recipe
stamppot worst | balkenbrij, rode polser, zeppelins lithuanian, sult | | meat pork | beef lamb gluten wheat milk eggs celery mustard | classic
  recipe
matjessill | sillsallad, brantevikssill, glasmastarsill, stromming, bockling, ansjovis svensk, ansjovis, roget laks, rokelaks, rommekolle laks,
  lohi, savulohi, kylmasavulohi, kalakeitto, muikku, silakka, silakat, kirjolohi, siika, siikarulla, kalix lojrom, kaviar spread, kalles, kalles
  kaviar spread, makrill i tomat, makrell i tomat, marinerede sild, karrysild, kryddersild, spekesild, sild, sursild, fiskbullar, fiskefilet,
  torskrom, torsketunge, torskerogn, lutfisk, lipeakala, boknafisk, torrfisk, hardfiskur, sej file, kolja, halleflundra, rodspatta, rodspaette,
  rodspette, kveite, steinbit, hvitting, hyse, gos file, gadda, abborre, ahven, kuha, hauki, gjedde, orred, orret, roye, regnbage, oring, sikloja,
  al rokt, rolmops, bokking, zalmfilet, kabeljauwfilet, schol, zeebaars, zeeduivel, tarbot, heilbot, schelvis, koolvis, wijting, snoekbaars, forel,
  forelfilet, ansjovisfilets, visbouillon, visfond, sprotes, sproti, sprotid, kilu, vurtsikilu, silke, raim, raimed, lasis, lasisa, menca,
  sillaketas | | fish | eggs milk mustard gluten wheat | definition
makrelsalat | silke pataluose, silke kazoka | | fish eggs | milk mustard gluten wheat | definition
fiskegrateng | kiluvoileib | | fish eggs gluten milk wheat | mustard | definition
fiskefrikadeller | | | fish eggs gluten wheat | milk mustard | definition
plokkfiskur | | | fish gluten milk wheat | eggs mustard | definition
stekt stromming | paistetut muikut, stegte sild, fiskpinnar, fiskepinner, kalapuikot, kibbeling, lekkerbek, lekkerbekje, vissticks | | fish gluten
  wheat | eggs milk mustard | definition
lohikeitto | fiskekaker, fiskekake, fiskeboller, fiskepudding, fiskegratin, lutfisksas | | fish milk | eggs mustard gluten wheat | definition
raka | kraftor, krafta, kraftstjartar, havskrafta, havskraftor, krabba, rejer, pillede rejer, rejecocktail, jomfruhummer, krebsehaler, reker,
  pillede reker, sjokreps, krabbekjott, kreps, skalldyr, skaldyr, skaldjur, katkarapu, katkaravut, ravut, rapu, rapuja, ayriaiset, noordzeekrab,
  rivierkreeft, rivierkreeftjes, schaaldieren, krevetid, krevetes | | crustaceans | eggs milk fish mustard gluten | definition
skagenrora | raksallad, rejesalat, rekesalat, garnalencocktail | | crustaceans eggs | milk fish mustard gluten | definition
toast skagen | skagen toast, raksmorgas | | crustaceans eggs gluten | milk fish mustard | definition
smorgastarta rak | | | crustaceans eggs gluten milk | fish mustard | definition
hummersoppa | kreeftensoep | | crustaceans milk | eggs fish mustard gluten | definition
sint-jakobsschelp | jakobsschelpen, inktvisringen, kokkels, wulken, alikruiken, slakken, blamusslor, musslor, blaskjell, blamuslinger, muslinger,
  kammuslinger, kamskjell, pilgrimsmusslor, osters, simpukat, sinisimpukka, kampasimpukka, osteri, blackfisk, blekksprut, blaeksprutte, mustekala,
  kalmari, kalmarirenkaat, hjertemuslinger, schelpdieren, skjell bla, kreekalmar | | molluscs | crustaceans | definition
fritessaus speciaal | whiskysaus, ravigottesaus, brander saus, rhodesas, rhode island sas, skagensas, potatissallad majonnas, italiensk salat,
  italiensk salad, mimosasallad, rodbetssallad, rodbetsalat, huzarensalade, eiersalade, kip-kerriesalade, martino spread, majonnas, majoneesi,
  majones | egg | -starchy | mustard milk fish celery crustaceans gluten | label-typical
vastkustsallad | vestkystsalat | egg | -starchy crustaceans | mustard milk fish celery gluten | label-typical
zalmsalade | | egg | -starchy fish | mustard milk celery crustaceans gluten | label-typical
bearnaisesas | bearnaisesaus | egg | -starchy milk | mustard fish celery crustaceans gluten | label-typical
remouladsas | remulade | egg | -starchy mustard | milk fish celery crustaceans gluten | label-typical
marabou | marabou chocolate, fazer chocolate, fazer blue, freia, freia melkesjokolade, plopp bar, japp bar, dumle, dumle candy, smil chocolate,
  stratos bar, polly candy, toms chocolate, skumbananas, melkesjokolade, mjolkchoklad, maelkechokolade, hvid chokolade, vit choklad, maitosuklaa,
  valkosuklaa, laima chocolate, kalev chocolate, karums, sekme, gotu konfekte | ~milk-chocolate | | nuts gluten wheat eggs soy alcohol |
  label-typical
summerbird flodebolle | | ~milk-chocolate | eggs | nuts gluten wheat soy alcohol | label-typical
flodeboller | flodebolle | ~milk-chocolate | eggs gluten wheat | nuts soy alcohol | label-typical
troika bar | geisha chocolate | ~milk-chocolate | nuts | gluten wheat eggs soy alcohol | label-typical
`;
