import { listOf, parseTable } from './parse-table.ts';

/**
 * Maps spellings to one canonical spelling, so that tables and texts match: the first of a row replaces the others.
 * British and American spellings, then misspellings of words that matter for an allergy.
 */
const spellings = `
yoghurt | yogurt, yoghourt, yogourt, yougurt, yogert, yoghert, yogurth, joghurt, jogurt, yaourt
soy | soya, soja
soybean | soyabean, soybeen
soymilk | soyamilk
sulphite | sulfite
sulphur | sulfur
sulphured | sulfured
unsulphured | unsulfured
mollusc | mollusk
gelatine | gelatin, gelitin, gelatene
bouillon | bullion, boullion, bouillion, buillion, bulion
wine | whine
sauce | sause, souce, suace
hummus | houmous, hommus, hoummus, houmus, hummous
filo | phyllo, fillo
doughnut | donut
flavour | flavor
flavoured | flavored
flavouring | flavoring
coloured | colored
colour | color
fibre | fiber
pitta | pita
lasagne | lasagna, lasange
caster | castor
aubergine | aubergene
omelette | omelet
liquorice | licorice
naan | nan
halloumi | haloumi, hallumi, haloumy
tahini | tahinni, tahine, tahinah, tehina, techina, tahin, tehini, tahinni
worcestershire | worchestershire, worcesteshire, worcestshire, worchester, worcestersire, worstershire, worcestire, worcesterhire, worcestshire, wostershire, worchestire, worcestor, woostershire
parmesan | parmesean, parmasan, parmesian, parmezan, parmisan, parmesam, parmasean, parmigian, parmisian
mayonnaise | mayonaise, mayonnaisse, mayonase, mayonese, mayonnase, mayonais, mayonesa, mayonnaze, majonnaise, majonese, mayonnais, mayannaise, mayonaisse
mozzarella | mozz, mozarella, mozzarela, mozerella, mozzerella, mozarela, mozzerela, mozarrella, mozzorella
ricotta | ricota, riccotta
mascarpone | marscapone, mascapone, marscarpone, mascarpone, maskarpone, mascarpon
cheddar | chedder, ceddar, chedar
camembert | cammembert, camenbert, camembear
gruyere | gruyer, gruyerre, guyere
cheese | chesse, cheeze, chese, cheesse
butter | buttter, buter, buttr, buttre
milk | millk, mlik
cream | creem
almond | almon, allmond, amond, almmond, almound
walnut | wallnut, walnutt, wallnutt
hazelnut | hazlenut, hazelenut, hasselnut, hazelnutt, haselnut, hazzelnut, hazlnut
cashew | cashue, cachew, casshew, cashiew, cahsew, cashu
pistachio | pistacio, pistaccio, pistashio, pisatchio, pistachion, pistacho, pistaschio
pecan | peccan, pican, pecon
macadamia | macadamea, macedamia, macademia, maccadamia
peanut | penut, peenut, peanutt, paenut, peantu
sesame | sesamie, sezame, seseme, sessame, seasame, sesami, sesmae, sesamme
prawn | praun, pranw, prwan, prawm
shrimp | shirmp, shrip, shimp, shrimpp
lobster | lobstor, lobsta
langoustine | langostine, langustine, langostino, langoustin
anchovy | anchovie, anchovey, achovy, anchovi, anchovis, anchovyy
mackerel | mackeral, makerel, mackrel, macerel
haddock | haddok, hadock
salmon | salmom, samon, sammon, salomon, slamon
tuna | tunna, tunafish
mussel | mussle, musel
scallop | scollop, scalop
squid | sqid, squidd
calamari | calamary, calimari, callamari
oyster | oister, oyester
mustard | musterd, mustart, mustad
dijon | djion, dijion
celery | celary, sellery, cellery, celerey, celry, cellary
celeriac | celariac, celleriac, celeraic
wheat | wheet, weat, whaet
barley | barly
flour | flou
couscous | cuscus, coucous, couscou, kuskus, couscoous
semolina | semalina, semolena
spaghetti | spagetti, spaghetii, spagheti, spaghetty, spagetthi
tagliatelle | tagliatelli, taglietelle
breadcrumb | bredcrumb, breadcrum, breadcumb
tofu | toffu, tufu, toufu
tempeh | tempe, tempah
edamame | edemame, edamami, endamame, edamane
miso | misso
egg | eggg, egss
lupin | lupine, luppin
custard | custerd
marzipan | marzapan, marzipane, marchpane
praline | pralene, pralin
nougat | nugat, nouggat
brioche | brioch, brioce
croissant | croisant, croissont, crossaint
ciabatta | ciabata, chiabatta
prosciutto | proscuitto, prosciuto, proscuito, prosciutti
teriyaki | terriyaki, teryaki, teriaki
hoisin | hoison, hoisen, hosin
sriracha | siracha, sirracha, sriacha
gochujang | gochuchang, kochujang, gojuchang
caesar | ceasar, cesar, ceaser
pesto | pessto
`;

const canonical = new Map<string, string>(
  parseTable(spellings).flatMap(([one = '', others]) =>
    listOf(others).map((other) => [other, one] as const),
  ),
);

/** Returns the spelling that our tables use for a singular word in lower case, or the word itself if it has only one. */
export function canonicalSpelling(word: string): string {
  return canonical.get(word) ?? word;
}
