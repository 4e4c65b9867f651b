// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const grainsAndFlours = `
## rice
basmati | basmati rice | rice, long-grain rice, white rice, steamed rice, boiled rice, easy-cook rice, brown basmati, parboiled rice, uncooked rice, basmati, carolina rice | rice-family starchy | 20044 | g cup=185 tbsp=12 | rinsed | simmer=12 | grain starch
jasmine-rice | jasmine rice | thai rice, thai jasmine rice, fragrant rice, medium-grain rice | rice-family starchy | 20050 | g cup=195 | rinsed | simmer=12 | grain starch
sticky-rice | glutinous rice | sticky rice, sweet rice, thai sticky rice, mochi rice | rice-family starchy | 20054 | g cup=185
brown-rice | brown rice | wholegrain rice, brown long-grain rice, short-grain brown rice | rice-family starchy | 20036 | g cup=185 | rinsed | simmer=28 | grain
black-rice | black rice | red rice, forbidden rice, camargue rice, nerone rice | rice-family starchy | ~20040 | g cup=190
wild-rice | wild rice | | rice-family starchy | 20088 | g cup=160
arborio | arborio rice | risotto rice, carnaroli, short-grain rice, paella rice, bomba rice, vialone nano, calasparra, carnaroli rice | rice-family starchy | 20452 | g cup=200 | ready | simmer=20 | risotto-rice
pudding-rice | pudding rice | short-grain pudding rice | rice-family starchy | 20452 | g cup=200 tbsp=13
sushi-rice | sushi rice | japanese rice, japanese short-grain rice, calrose rice | rice-family starchy | 20452 | g cup=200
cooked-rice | cooked rice | leftover rice, cooked white rice, microwave rice, day-old rice, cold cooked rice, rice pouch, cooked basmati rice, cooked long-grain rice | rice-family starchy | 20045 | g cup=158 pouch=250 | ready | raw
cooked-brown-rice | cooked brown rice | leftover brown rice | rice-family starchy | 20037 | g cup=195 pouch=250 | ready | raw
rice-cake-sticks | Korean rice cakes | tteok, tteokbokki rice cake, garaetteok, nian gao | rice-family starchy | est | g piece=12 cup=160
puffed-rice | puffed rice | murmura | rice-family starchy | 08156 | g cup=14
flattened-rice | flattened rice | poha, rice flakes, beaten rice, aval, thick poha | rice-family starchy | est | g cup=70 tbsp=5
## grain
couscous | couscous | cous cous, wholewheat couscous, cous-cous | gluten wheat starchy | 20028 | g cup=173 | ready | soak=6 | quick-grain
giant-couscous | giant couscous | pearl couscous, israeli couscous, fregola, ptitim, mograbieh | gluten wheat starchy | ~20028 | g cup=160
bulgur | bulgur wheat | bulgur, bulghur, cracked wheat, burghul | gluten wheat starchy | 20012 | g cup=140 | ready | simmer=12 | grain quick-grain
freekeh | freekeh | green wheat | gluten wheat starchy | est | g cup=160
quinoa | quinoa | red quinoa, white quinoa, tricolour quinoa, black quinoa, uncooked quinoa | starchy | 20035 | g cup=170 | rinsed | simmer=15 | grain starch
cooked-quinoa | cooked quinoa | quinoa pouch, cooked grains | starchy gluten? | 20137 | g cup=185 pouch=250 | ready | raw
pearl-barley | pearl barley | barley, pearled barley, pot barley, barley grain | gluten starchy fodmap | 20005 | g cup=200 | rinsed | simmer=35 | grain-slow
farro | pearled spelt | farro, spelt, einkorn, emmer, spelt grain, pearled farro | gluten wheat starchy | 20140 | g cup=174 | rinsed | simmer=25 | grain-slow
wheat-berries | wheat berries | wheat grain, kamut, wholewheat grain, ebly, khorasan wheat, wheat berry | gluten wheat starchy | 20074 | g cup=192
rye-grain | rye grain | rye berries, rye berry, rye flakes | gluten starchy | 20062 | g cup=169
millet | millet | fonio, bajra, ragi, pearl millet | starchy | 20031 | g cup=200 | rinsed | simmer=16 | grain
amaranth | amaranth | amaranth grain, amaranth seed | starchy | 20001 | g cup=193
teff | teff | teff grain, teff flour | starchy | 20142 | g cup=193
sorghum | sorghum | jowar, jowar flour, sorghum flour, milo grain | starchy | 20067 | g cup=192
buckwheat | buckwheat groats | buckwheat, kasha, soba groats, roasted buckwheat | starchy | 20009 | g cup=164 | rinsed | simmer=14 | grain
polenta | quick-cook polenta | polenta, cornmeal, maize meal, yellow cornmeal, polenta cornmeal, white cornmeal | corn starchy | 20022 | g cup=157 tbsp=10 | ready | simmer=6 | creamy-grain
grits | grits | corn grits, hominy grits, samp | corn starchy | 08160 | g cup=156
ready-polenta | ready-made polenta | cooked polenta, polenta block, polenta roll | corn starchy | est | g slice=50 block=500
hominy | tin hominy/tins hominy | hominy, pozole corn, mote, canned hominy | corn starchy | 20030 | tin=255 cup=165 g | drained | raw
popcorn | popping corn | popcorn, popcorn kernels, plain popcorn | corn starchy sulphites? | 19806 | g cup=8 | ready | fry=5
oats | rolled oats | oat, oats, porridge oats, jumbo oats, oatmeal, quick oats, old-fashioned oats, instant oats, oat flakes, pinhead oatmeal, steel-cut oats | gluten oats fodmap starchy | 08120 | g cup=90 tbsp=6 | ready | raw simmer=5 roast=25 | porridge-grain
gluten-free-oats | gluten-free oats | gluten-free porridge oats, gluten-free rolled oats | oats starchy gluten? | 08120 | g cup=90 tbsp=6
oat-flour | oat flour | ground oats | gluten oats fodmap starchy | 20132 | g cup=104 tbsp=6.5
oat-bran | oat bran | oatbran | gluten oats fodmap starchy | 20033 | g cup=94 tbsp=6
buckwheat-flakes | buckwheat flakes | millet flakes, quinoa flakes, puffed quinoa | starchy | est | g cup=100 | ready | raw simmer=6 | porridge-grain
semolina | semolina | durum wheat, durum wheat semolina, rava, sooji, fine semolina, semola, coarse semolina | gluten wheat starchy | 20066 | g cup=167 tbsp=10.4 | ready | simmer=5 | creamy-grain
wheat-germ | wheat germ | wheatgerm | gluten wheat fodmap | 20078 | g cup=115 tbsp=7
wheat-bran | wheat bran | bran, bran flakes | gluten wheat fodmap | 20077 | g cup=58 tbsp=3.6
## flour
plain-flour | plain flour | flour, all-purpose flour, wheat flour, white flour, 00 flour, seasoned flour, plain white flour, pastry flour, dusting flour | gluten wheat starchy | 20481 | g cup=125 tbsp=8 tsp=2.6 | ready | fry=2 | flour
bread-flour | strong white flour | bread flour, strong flour, strong white bread flour, strong bread flour, high-gluten flour | gluten wheat starchy | 20129 | g cup=130 tbsp=8.5 tsp=2.8
self-raising-flour | self-raising flour | self-rising flour, self raising flour | gluten wheat starchy salty | 20082 | g cup=125 tbsp=8 tsp=2.6
cake-flour | cake flour | sponge flour, soft flour | gluten wheat starchy | 20084 | g cup=118 tbsp=7.5
wholemeal-flour | wholemeal flour | whole wheat flour, wholewheat flour, wholemeal bread flour, atta, chapati flour, graham flour, whole-grain flour, wholegrain flour, white whole wheat flour | gluten wheat fodmap starchy | 20080 | g cup=120 tbsp=7.5
spelt-flour | spelt flour | wholemeal spelt flour, white spelt flour, kamut flour, einkorn flour | gluten wheat starchy | ~20140 | g cup=115 tbsp=7
rye-flour | rye flour | light rye flour, dark rye flour, wholemeal rye flour | gluten fodmap starchy | 20064 | g cup=102 tbsp=6.4
barley-flour | barley flour | barley meal | gluten starchy | 20130 | g cup=148 tbsp=9
malted-flour | malted barley flour | barley malt flour, diastatic malt powder, malt flour | gluten starchy | 20131 | g cup=162 tsp=3.4
gluten-free-flour | gluten-free plain flour blend | gluten-free flour, gluten free flour, gf flour, gluten-free plain flour, gluten-free flour blend, gluten-free self-raising flour, gluten-free all-purpose flour | starchy rice-family | est | g cup=140 tbsp=9 | ready | fry=2 | flour
rice-flour | rice flour | white rice flour, ground rice | rice-family starchy | 20061 | g cup=158 tbsp=10 tsp=3.3 | ready | fry=2 | thickener
brown-rice-flour | brown rice flour | wholegrain rice flour | rice-family starchy | 20090 | g cup=158 tbsp=10
sticky-rice-flour | glutinous rice flour | sweet rice flour, mochiko, shiratamako, sticky rice flour | rice-family starchy | ~20061 | g cup=150 tbsp=9.5
buckwheat-flour | buckwheat flour | wholemeal buckwheat flour | starchy | 20011 | g cup=120 tbsp=7.5
cornmeal-flour | fine maize flour | maize flour, fine cornmeal, whole-grain corn flour | corn starchy | 20016 | g cup=117 tbsp=7
masa-harina | masa harina | masa, masa flour, maseca | corn starchy | 20317 | g cup=114 tbsp=7
masarepa | masarepa | precooked cornmeal, precooked white cornmeal, white masarepa, arepa flour, harina pan | corn starchy | ~20022 | g cup=150 tbsp=9
## starch, flour
cornflour | cornflour | cornstarch, corn starch, maize starch, cornflour slurry | corn starchy | 20027 | tbsp=8 tsp=2.7 cup=128 g | ready | simmer=2 | thickener
## cereal
cornflakes | cornflakes | corn flakes, crushed cornflakes | corn gluten added-sugar | 08020 | g cup=28
rice-cereal | puffed rice cereal | rice krispies, crisped rice, crispy rice cereal, rice crispies | rice-family gluten added-sugar | 08065 | g cup=27
muesli | muesli | no-added-sugar muesli, swiss muesli | gluten oats wheat fodmap dried-fruit nuts? milk? sulphites? | est | g cup=85
granola | granola | crunchy oat cereal, oat clusters | gluten oats fodmap added-sugar sugary nuts? milk? sesame? honey? | 08037 | g cup=122
wheat-biscuits | wheat biscuits | weetabix, shredded wheat, wheat biscuit cereal | gluten wheat fodmap starchy | est | piece=19 g
`;
