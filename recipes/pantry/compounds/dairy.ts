// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dairy = `
whey | lactoferrin, lactoglobulin, caseinogen, milk sugar, paracasein, natural butter flavour, butter flavour, whey protein, casein, whey powder,
  lactose, caseinate, sodium caseinate, milk solid, milk protein, dairy, dairy product, colostrum, whey protein powder, protein powder, whey isolate,
  casein powder, milk fat, butterfat, butter oil, anhydrous milk fat, milk solids powder, skyr powder, lactalbumin, whey protein isolate,
  vanilla protein powder, chocolate protein powder, vanilla whey, lactoserum, calcium caseinate | milk | | soy | EU Annex II
milk powder | skimmed milk powder, skim milk powder, whole milk powder, dried milk powder, nonfat dry milk, non-fat milk powder, dry milk,
  nonfat dry milk powder, powdered whole milk, coffee mate, coffee creamer, creamer, coffee whitener, instant milk, buttermilk powder,
  powdered buttermilk, sour cream powder, yoghurt powder, butter powder, cream powder, infant formula, formula milk | ~milk | | soy |
  definition
lactose-free milk | lactofree milk, lactose free milk, lactose-free cream, lactose-free yoghurt, lactose-free butter, lactose-free cheese,
  lactofree, a2 milk, lactose-free whole milk | ~milk | -fodmap | | EU Annex II: lactose-free milk is milk
semi-skimmed milk | skimmed milk, skim milk, whole milk, full-fat milk, full fat milk, 2% milk, 1% milk, low-fat milk, goat's milk, goat milk, sheep's
  milk, sheep milk, ewe's milk, ewe milk, buffalo milk, camel milk, mare's milk, cow milk, scalded milk, warm milk, reduced-fat milk, nonfat milk,
  non-fat milk, blue top milk, homogenised milk, organic milk, uht milk, jersey milk, full cream milk, rich milk, sour milk, cultured milk, gold top
  milk | ~milk | | | definition
double cream | heavy cream, single cream, whipping cream, clotted cream, extra-thick cream, extra thick double cream, thickened cream,
  cooking cream, pouring cream, light cream, elmlea, table cream, uht cream, creme fleurette, half & half, half and half, half-and-half,
  half n half, media crema, kaymak, malai, cream single, whipped cream, creme liquide, nata, bridel cream, coffee cream, heavy whipping cream,
  manufacturing cream | ~double-cream | | | definition
creme fraiche | soured cream, crema mexicana, crema, smetana, schmand, creme epaisse, half-fat creme fraiche, mexican crema, low-fat creme fraiche,
  creme fraiche d'isigny, smantana, creme fraiche full fat, reduced-fat sour cream | ~sour-cream | | | definition
fromage frais | fromage blanc, quark, twarog, tvorog, skyr, curd, curds, labneh, labne, lebni, laban, ayran, doogh, dahi, chaas, lassi, mango lassi,
  hung curd, filmjolk, matsoni, kefir, milk kefir, clabber, natural bio yoghurt, raita, set yoghurt, fruit yoghurt, strawberry yoghurt, vanilla yoghurt,
  live yoghurt, low-fat yoghurt, low fat yoghurt, full-fat yoghurt, fat-free yoghurt, sheep's yoghurt, goat yoghurt, goat's yoghurt, natural yoghurt,
  whole milk yoghurt, petit suisse, petits filous, drinking yoghurt, bio yoghurt, yoghurt drink, borani | ~yoghurt | | | definition
tzatziki | mast-o-khiar, yoghurt dip, yoghurt sauce, garlic yoghurt, yoghurt dressing, mint yoghurt, mint yoghurt dip | yoghurt cucumber garlic |
  | | classic recipe
greek yoghurt | greek-style yoghurt, greek style yoghurt, fage, 0% greek yoghurt, fat-free greek yoghurt, total 0% yoghurt, strained yoghurt,
  thick yoghurt, non-fat greek yoghurt | ~greek-yoghurt | | | definition
condensed milk | sweetened condensed milk, evaporated milk, carnation milk, carnation, tinned milk, dulce de leche, light evaporated milk,
  unsweetened condensed milk, canned milk | ~condensed-milk | | | definition
ghee | clarified butter, butterschmalz, bratbutter, butterreinfett, samneh, samna, desi ghee, usli ghee, cow ghee, niter kibbeh, smen, nourishing ghee, butter ghee | ~ghee | | | EU Annex II
butter | unsalted butter, salted butter, cultured butter, browned butter, beurre noisette, brown butter, butter stick, slightly salted butter,
  sweet butter, goat butter, whipped butter, french butter, sweet cream butter, butter pat, butter cube, stick butter, lightly salted butter,
  butter block, melted butter, cold butter, softened butter | ~butter | | | definition
cheese | grated cheese, shredded cheese, cheese slice, sliced cheese, american cheese, processed cheese, velveeta, cheese sauce mix powder,
  dairylea, laughing cow, babybel, cheese string, string cheese, cheese curd, red leicester, double gloucester, gloucester, lancashire,
  wensleydale, caerphilly, cheshire, derby cheese, colby jack, monterey jack, pepper jack, colby, longhorn, muenster, munster, havarti,
  edam, gouda, smoked gouda, leerdammer, smoked cheese, jarlsberg, cheese blend, mexican blend cheese, mexican cheese, pizza cheese,
  vegetarian cheese, hard cheese, semi-hard cheese, smoked cheddar, white cheddar, sharp cheddar, vintage cheddar, yellow cheese, cheez whiz,
  easy cheese, cream cheese triangle, mature cheese, grilling cheese slice, cheese cube, tasty cheese, manouri, kashkaval, kasseri,
  kefalotyri, graviera, kasar, port salut, burger cheese, cheese single, brick cheese, cantal, mimolette, tete de moine, brunost, gjetost,
  scamorza affumicata, caciocavallo, extra mature cheddar, extra sharp cheddar, mild cheddar, medium cheddar, cornish yarg, oaxaca cheese,
  quesillo, queso oaxaca, queso chihuahua, chihuahua cheese, asadero | ~cheddar | | | definition
mozzarella | buffalo mozzarella, burrata, bocconcini, mozzarella pearl, mozzarella ball, low-moisture mozzarella, mozzarella di bufala,
  provolone, scamorza, stracciatella, stracciatella cheese, fior di latte cheese, mozzarella shred, grated mozzarella, mozzarella block |
  ~mozzarella | | | definition
vegetarian parmesan | vegetarian hard cheese, italian hard cheese, vegetarian italian-style hard cheese, parmesan-style cheese, vegetarian parmesan-style cheese,
  italian-style hard cheese, parmesan style cheese, vegetarian parmesan cheese, vegetarian pecorino, parmesan-style hard cheese | ~parmesan |
  -animal-rennet | | label-typical
parmesan | parmigiano reggiano, parmigiano-reggiano, grana padano, pecorino romano, pecorino sardo, pecorino toscano, asiago, romano, romano cheese,
  parmesan shaving, parmesan rind, parmesan crisp, grated parmesan, parm, pecorino cheese, grana, parmesan wedge, shaved parmesan,
  parmigiana cheese, sbrinz, grated pecorino | ~parmesan | | | protected names: calf rennet
emmental | emmenthal, emmentaler, swiss cheese | ~emmental | animal-rennet | | protected names: calf rennet
gruyere | comte, appenzeller, beaufort, raclette, raclette cheese, fontina, manchego, taleggio,
  vacherin, ossau-iraty, idiazabal, piave, montasio, bitto, roncal, zamorano, abondance | ~gruyere | | | protected names: calf or lamb rennet
roquefort | gorgonzola, gorgonzola dolce, gorgonzola piccante, cabrales, fourme d'ambert, bleu d'auvergne, dolcelatte | ~blue-cheese |
  animal-rennet | | protected names: calf or lamb rennet
blue stilton | stilton, danish blue, blue cheese, saint agur, st agur, cambozola, cashel blue, shropshire blue, blue cheese crumble, bleu cheese,
  castello | ~blue-cheese | | | definition
feta | feta cheese, greek feta, barrel-aged feta, salad cheese, beyaz peynir, sirene, queso fresco, queso blanco, cotija, cotija cheese, panela
  cheese, queso panela, bulgarian feta, akkawi, akawi, nabulsi, feta crumble, crumbled feta, fresh cheese, farmer's cheese, farmers cheese, farmer
  cheese, queso anejo, telemea, ackawi | ~feta | | | definition
halloumi | halloumi cheese, hellim, grilling cheese, fried cheese, saganaki, bread cheese, juustoleipa, halloumi fries | ~halloumi | | | definition
paneer | indian cottage cheese, paneer cube, chenna, chhena, paneer tikka, palak paneer, matar paneer, paneer masala, paneer butter masala |
  ~paneer | | | definition
goat cheese | goat's cheese, goats' cheese, goats cheese, chevre, soft goat cheese, goat cheese log, goat curd, goat's curd, sheep cheese, sheep's
  cheese, ewe's cheese, boursin cheese, roule, garlic and herb soft cheese | ~goat-cheese | | | definition
brie | camembert, brie cheese, brie de meaux, coulommiers, saint andre, brillat-savarin, chaource, bath soft, somerset brie, baked camembert | ~brie |
  | animal-rennet | definition
cream cheese | philadelphia, philadelphia cream cheese, neufchatel, soft cheese, light soft cheese, full-fat soft cheese, mascarpone,
  mascarpone cheese, herbed cream cheese, cream cheese spread, garlic and herb cream cheese, whipped cream cheese, low-fat soft cheese, full fat cream cheese,
  block cream cheese | ~cream-cheese | | | definition
ricotta | ricotta cheese, ricotta salata, fresh ricotta, whole milk ricotta, requeson, anari, mizithra, urda, sheep ricotta | ~ricotta | | |
  definition
rennet | animal enzyme, animal rennet, calf rennet, rennet tablet, rennin, pepsin, junket | | animal-rennet | milk | definition
vegetable rennet | vegetarian rennet, microbial rennet | | | | definition
gelatine powder | e441, gel powder, gelatine sheet, gelatine leaf, gelatine granule, powdered gelatine, unflavored gelatine, unflavoured gelatine,
  collagen, collagen powder, collagen peptide, collagen peptides, aspic jelly, knox gelatine, gelatine leaves | ~gelatine | | pork beef fish |
  definition
beef gelatine | | ~gelatine | beef | pork fish | definition
pork gelatine | | ~gelatine | pork | beef fish | definition
fish gelatine | isinglass | | fish gelatine | | EU Annex II
vege-gel | vegetarian gelatine, vegan gelatine, veggie gel, vegan jelly, agar powder, agar agar powder, kanten | ~agar | | | definition
cochineal | carmine, e120, natural red 4, cochineal extract, carminic acid, shellac, confectioner's glaze, e904, crimson lake | | insect | |
  definition
beeswax | bee pollen, royal jelly, propolis, honeycomb piece, bee bread, e901, manuka honey, raw honey, honey comb, hot honey, creamed honey |
  ~honey | | | definition
mead | honey wine, tej | honey white-wine | | | definition
omelette | frittata, spanish tortilla, tortilla espanola, tortilla de patatas, kuku, huevos rancheros, shakshuka, egg foo young, tamagoyaki |
  ~egg | | | classic recipe
pickled egg | soy-pickled egg, soy-marinated egg, ramen egg, ajitama | egg soy-sauce | | | definition
scrambled egg | poached egg, fried egg, boiled egg, tamago, okonomi egg, devilled egg, deviled egg, tea egg,
  ajitsuke tamago, soft-boiled egg, hard-boiled egg, hard boiled egg, egg floss, balut, soft boiled egg, liquid egg, liquid egg white, pasteurised
  egg, egg beaters, powdered egg, egg powder, dried egg, dried egg white, egg white powder, albumen, albumin, ovalbumin, lysozyme, egg lecithin,
  whole egg powder, egg yolk powder, egg mixture, goose egg, ostrich egg, quail egg, hen's egg, duck egg, hens' egg, quail's egg, free range egg,
  free-range egg, pullet egg, bantam egg, gull's egg, turkey egg | ~egg | | | EU Annex II
egg salad | egg mayonnaise, egg mayo, egg mayo filling, devilled eggs filling | egg mayonnaise | | milk | classic recipe
egg tofu | | egg | | soy fish gluten | definition
chawanmushi | tamago tofu | egg | fish gluten soy | | definition
`;
