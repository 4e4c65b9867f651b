const shapes =
  'pasta spaghetti penne fusilli macaroni rigatoni linguine tagliatelle fettuccine farfalle conchiglie ditalini rotini orzo elbow lasagne';

/** Returns the names of every pasta shape for these flours, as a comma list for a row: "corn macaroni, rice penne". */
const pastaOf = (flours: string): string =>
  flours
    .split(', ')
    .flatMap((flour) => shapes.split(' ').map((shape) => `${flour} ${shape}`))
    .join(', ');

// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const grains = `
wheat | wheat starch, durum, durum flour, triticale, khorasan wheat, khorasan, kamut flour, spelt flour, einkorn flour, emmer flour, wheat flour white,
  whole wheat, wholewheat, white wheat flour, spelt berry, cracked spelt, soft wheat, hard wheat, wheat kernel, wheat grain, wheat flake,
  shredded wheat, puffed wheat, wheat meal, seitan flour, high gluten flour, gluten flour, gluten powder | ~plain-flour | | | EU Annex II
gluten | gluten strength flour | ~seitan | | | EU Annex II
strong white flour | strong white bread flour, very strong flour, plain white flour, all purpose flour, ap flour, self raising, self rising, self raising flour, self rising flour,
  strong wholemeal flour, wholewheat flour, wholewheat bread flour, malted flour, granary flour, pastry flour, tipo 00 flour, type 00 flour,
  00 pasta flour, pizza flour, white bread flour, wheatmeal, graham flour, brown flour, bakers flour, baker's flour, t45 flour, t55 flour,
  t65 flour, farine de ble, wondra, instant flour, whole-wheat flour, whole-wheat pastry flour, chapati flour,
  atta, maida, atta flour, maida flour, chapatti flour, plain or self-raising flour, sauce flour, okonomiyaki flour, dumpling flour, bread flour mix |
  ~plain-flour | | | EU Annex II
rye | rye flour, dark rye flour, rye flake, rye grain, rye chops, wholemeal rye flour, light rye flour, pumpernickel flour | ~plain-flour |
  -wheat | | EU Annex II
barley | barley flour, barley flake, pot barley, barley grain, barley couscous, beremeal, pearled barley, orzo perlato | ~pearl-barley | | |
  EU Annex II
malt | malt extract, barley malt, barley malt syrup, malt syrup, malt powder, malted barley, diastatic malt, barley malt extract, malted grain,
  malted wheat | ~pearl-barley | | | EU Annex II
malted milk | malted milk powder, malted drink | pearl-barley milk | | soy | label-typical
maltesers | malted milk ball, whoppers | milk-chocolate pearl-barley | soy | | label-typical
oats | oat groat, oat fibre, pinhead oatmeal, medium oatmeal, fine oatmeal, steel cut oats, rolled oats, instant oats, old-fashioned oats,
  old fashioned oats, oat flake, oat meal, instant oatmeal, ready brek, oat cereal, overnight oats, porridge, quaker oats, oats rolled |
  ~oats | | | EU Annex II
gluten-free oats | gf oats, certified gluten-free oats, gluten-free rolled oats, gluten-free porridge oats, gluten free rolled oats, gluten free porridge oats,
  gluten-free oat flour, gluten-free jumbo oats, certified gluten free oats, gluten-free oatmeal, pure oats | ~oats | -gluten | gluten |
  Regulation (EU) 828/2014: at most 20 mg/kg
oat bran | oatbran | ~oats | gluten | | EU Annex II
wheat bran | wheatgerm, wheat germ, bran, bran flake, all-bran, bran cereal | ~semolina | | milk | EU Annex II
semolina | suji, sooji, rava, rawa, semolina flour, durum semolina, coarse semolina, fine semolina, semola, semola rimacinata, cream of wheat,
  farina | ~semolina | | | EU Annex II
idli rava | rice rava, rice semolina, idli rice rava, idli batter, dosa batter, dosa, idli, idli mix | basmati | | gluten | classic recipe
couscous | cous-cous, wholewheat couscous, moghrabieh, maftoul, ptitim, israeli couscous, fregola sarda, fregula | ~couscous | | | EU Annex II
freekeh | frikeh, farik, burghul, pourgouri, bulghur wheat, bulgar, bulgar wheat, cracked freekeh | ~bulgur | | | EU Annex II
noodles | noodle, ramen, ramen noodle, chow mein noodle, mie noodle, yakisoba noodle, fresh noodle, hokkien noodle, chinese noodle, stir-fry noodle,
  thick noodle, wok noodle, shanghai noodle, lamian, lo mein, lo mein noodle, knife-cut noodle, biang biang noodle, wheat noodle, fideo,
  fideos, fine noodle, dried noodle, alkaline noodle, champon noodle, chukamen, yakisoba | ~udon | | eggs soy | label-typical
egg noodle | egg noodles, medium egg noodle, fine egg noodle, wonton noodle, mee, bakmi, spaetzle, spatzle, kluski, nouilles aux oeufs |
  ~egg-noodles | | | definition
instant noodles | instant noodle, instant ramen, instant ramen noodle, pot noodle, cup noodle, ramen packet, packet ramen, super noodles, maggi
  noodle, two-minute noodle, cup ramen, ramen noodle packet, 2 minute noodles | ~udon | | eggs soy celery sesame crustaceans molluscs fish milk
  mustard | label-typical
indomie | | ~udon | soy | eggs celery sesame crustaceans molluscs fish milk mustard | label-typical
soba noodles | soba, soba noodle, buckwheat noodle, buckwheat soba | ~soba | gluten wheat | | label-typical: most soba is part wheat
100% buckwheat soba | 100% buckwheat noodles, pure buckwheat noodles, juwari soba | ~rice-noodles | | gluten | definition
somen | somyeon, kishimen, hiyamugi, udon, reshteh, kataifi noodle, acini di pepe | ~udon | | | EU Annex II
vermicelli noodles | rice vermicelli noodle, vermicelli rice noodle, rice stick noodle, bun noodle, bihun, beehoon, bee hoon, mai fun, kway teow,
  ho fun noodle, rice vermicelli, brown rice noodle, banh pho, banh canh, sen lek | ~rice-noodles | | | definition
seviyan | sevai, vermicelli wheat, roasted vermicelli, wheat vermicelli, semiya | ~pasta | | | label-typical
pasta shapes | vermicelli pasta, pasta shape, stelline, acini, campanelle, gemelli, radiatore, cellentani, trofie, casarecce, mafalda, mafaldine,
  bavette pasta, spaghettini, spaghettoni, capellini, cavatelli, paccheri, calamarata, tubetti, ditali, pasta bow, bow tie pasta, bowtie pasta,
  shell pasta, pasta shell, jumbo shell, pasta tube, pastina, risoni, lumache, lumaconi, mezze maniche, pici, bigoli, strozzapreti, rotini, macaroni
  pasta, macaroni elbow, manicotti, tonnarelli, spaghetti pasta, wholemeal pasta, orzo pasta, kritharaki, lasagne noodle, lasagne sheet, whole grain
  spaghetti, wholewheat spaghetti, spaghetti noodle, pasta noodle, giant pasta shell | ~pasta | | eggs | EU Annex II
garganelli | tagliolini, quadrucci, chilopites | ~pasta | eggs | | EU Annex II
fresh pasta | fresh lasagne sheet, fresh egg lasagne, fresh tagliatelle, fresh lasagne, egg pasta, pasta all'uovo, tagliolini all'uovo,
  tagliatelle all'uovo, fresh pappardelle, egg tagliatelle, fresh spaghetti, fresh linguine, fresh fettuccine, egg fettuccine, egg lasagne,
  lasagne all'uovo, maultaschen dough, pasta fresca | ~fresh-egg-pasta | | | label-typical
filled pasta | ravioli, tortellini, cappelletti, agnolotti, tortelloni, cannelloni filled, mezzelune, anolini, spinach and ricotta tortellini,
  spinach and ricotta ravioli, cheese tortellini, cheese ravioli | ~fresh-egg-pasta | milk | celery pork beef fish | label-typical
gluten-free pasta | gluten free pasta, gf pasta, gluten-free spaghetti, gluten-free penne, gluten-free fusilli,
  ${pastaOf('rice, brown rice, wholegrain rice, red rice, black rice, corn, maize, rice and corn, corn and rice, quinoa, millet, sorghum, teff')} |
  ~gluten-free-pasta | | eggs soy lupin | label-typical
pulse pasta | legume pasta, ${pastaOf('pulse, lentil, red lentil, green lentil, yellow lentil, chickpea, garbanzo, pea, green pea, yellow pea, split pea, black bean, mung bean, lentil and pea')} |
  ~legume-pasta | | eggs soy lupin | label-typical
buckwheat pasta | ${pastaOf('buckwheat')} | ~buckwheat | | eggs soy lupin | label-typical
edamame pasta | soy noodle, ${pastaOf('soybean, soy, soya, edamame')} | ~gluten-free-pasta | soy | | EU Annex II
gnocchi | potato gnocchi, fresh gnocchi, gnocchetti, gnocchi di patate | ~gnocchi | | eggs milk | label-typical
gnocchi alla romana | semolina gnocchi | semolina milk egg-yolk parmesan | | | classic recipe
gluten-free gnocchi | gluten free gnocchi | ~potato | | eggs milk | label-typical
cornflakes | breakfast cereal, cereal, rice krispies, rice krispie, rice crispies, frosties, coco pops, crisped rice, rice bubble, crispy rice cereal,
  cheerios, corn pops, special k, rice pops, chex, corn flakes | ~oats | gluten -oats | milk nuts | label-typical: malt flavouring
weetabix | shreddies, shredded wheat biscuit, grape-nuts, grape nuts, wheat biscuit cereal, wheat biscuits, wheaties | ~semolina | gluten |
  | label-typical
muesli | granola, trail muesli, bircher muesli, granola cluster, muesli mix, granola mix | oats almonds | | peanuts sesame milk sulphites soy honey |
  label-typical
nut-free granola | nut-free muesli, nut free granola | oats | | milk soy | label-typical
granola bar | cereal bar, energy bar, flapjack, muesli bar, oat bar, breakfast bar | oats | | nuts peanuts milk soy sesame honey | label-typical
breadcrumbs | panko, panko crumb, panko breadcrumb, japanese breadcrumb, fresh breadcrumb, golden breadcrumb, white breadcrumb, bread crumb,
  breadcrumb, panko bread crumb, crumb coating, shake n bake, dried crumb, ruskmeal, pangrattato, ritz cracker crumb, cracker meal, cracker crumb,
  stale bread, matzo meal, matzah meal, matzoh meal, rusk crumb | ~breadcrumbs | | milk soy eggs sesame | label-typical
gluten-free breadcrumbs | gluten free breadcrumbs, gluten-free panko, gf breadcrumbs, rice crumb, cornflake crumb gluten-free, gluten-free crumb,
  gluten free panko | ~gluten-free-bread | | eggs | label-typical
stuffing | bread stuffing, stuffing mix, sage and onion stuffing, paxo, stovetop stuffing, bread stuffing mix | breadcrumbs onion | | celery milk eggs pork |
  label-typical
crouton | croutons, garlic crouton, melba toast, rusk, zwieback, crostini toast, bruschetta toast, bagel chip, pitta chip, pita chip |
  ~breadcrumbs | | milk eggs sesame | label-typical
gluten-free self-raising flour | gluten free self-raising flour, gluten free self raising flour, gluten-free self raising flour, gluten-free bread flour,
  gluten free plain flour, gluten-free flour blend, gluten-free flour mix, gluten free bread flour, gluten free flour blend, gluten free flour mix,
  gluten-free all-purpose flour, gluten free all-purpose flour, gluten free all purpose flour, 1-to-1 gluten-free flour, cup4cup |
  ~gluten-free-flour | | | Regulation (EU) 828/2014
nut flour | hazelnut flour, hazelnut meal, pistachio flour, walnut flour, pecan meal, pecan flour, cashew flour, ground hazelnut, ground walnut,
  ground pistachio, almond powder, ground pecan, ground cashew, walnut meal, pistachio meal, ground nuts mix, blanched almond flour |
  ~ground-almonds | nuts | | EU Annex II
soy flour | soya flour, soybean flour, kinako, soy grits, soy meal | ~soya-mince | | | EU Annex II
lupin flour | lupin, lupini, lupini bean, lupin bean, lupin seed, tarwi, lupin meal, lupin flake, lupin protein, lupin kernel, sweet lupin,
  sweet lupin seed, lupin tempeh, lupin pasta, lupin milk, altramuces, altramuz, tremocos, tremoco, tremosos, chocho beans, chochos, lupin bran,
  lupin semolina, lupin crumb, lupin burger, lupin coffee, lupin yoghurt, lupin fibre | | lupin legume | | EU Annex II
peanut flour | powdered peanut butter, pb2, peanut powder, peanut butter powder, defatted peanut flour, peanut meal | ~peanuts | | | EU Annex II
pea protein | pea protein powder, rice protein, hemp protein, hemp protein powder, vegan protein powder, plant protein powder, rice protein powder,
  pea protein isolate | | legume | soy | definition
soy protein | soy protein powder, soy protein isolate, soya protein, textured soy protein, soy protein crumble, soya protein isolate,
  textured soya protein, hydrolysed soy protein, soy curl, soy nugget, nutrela, soya chunk, tvp mince | ~soya-mince | | gluten | EU Annex II
hydrolysed wheat protein | hydrolyzed wheat protein, wheat protein isolate, wheat dextrin | ~seitan | | | EU Annex II
glucose syrup | wheat glucose syrup, wheat maltodextrin, maltodextrin, dextrose, glucose-fructose syrup, liquid glucose | ~caster-sugar | |
  | EU Annex II: exempt
hydrolysed vegetable protein | hydrolyzed vegetable protein, hvp | | | soy gluten | label-typical
cornbread | corn bread, cornbread mix, corn muffin, jiffy corn muffin mix | polenta plain-flour egg milk | | | classic recipe
`;
