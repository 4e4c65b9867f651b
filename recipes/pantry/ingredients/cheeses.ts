// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const cheeses = `
## cheese
cheddar | mature Cheddar | cheddar, cheddar cheese, cheese, grated cheese, shredded cheese, hard cheese, melted cheese, sharp cheddar, mild cheddar, white cheddar, extra mature cheddar | milk salty fatty | 01009 | g cup=113 tbsp=7 slice=20 block=350 | grated | raw fry=2 roast=10 | cheese melting-cheese
mozzarella | mozzarella | mozzarella cheese, buffalo mozzarella, fresh mozzarella, bocconcini, mozzarella ball, mozzarella pearl, fior di latte | milk | 01026 | g cup=112 ball=125 piece=125 | torn | raw fry=2 roast=8 | cheese melting-cheese
low-moisture-mozzarella | grated mozzarella | shredded mozzarella, low-moisture mozzarella, part-skim mozzarella, string cheese, pizza cheese, mozzarella block | milk salty | 01029 | g cup=112 piece=28
parmesan | Parmesan | parmesan cheese, parmigiano, parmigiano reggiano, grated parmesan, parmesan rind | milk animal-rennet salty | 01033 | g tbsp=5 cup=100 | finely-grated | raw fry=1 simmer=1 roast=8 | hard-cheese
grana-padano | Grana Padano | asiago, piave | milk animal-rennet eggs? salty | ~01033 | g tbsp=5 cup=100
vegetarian-hard-cheese | vegetarian hard cheese | vegetarian parmesan, italian-style hard cheese, vegetarian italian hard cheese | milk salty | ~01033 | g tbsp=5 cup=100
pecorino | pecorino | pecorino romano, romano cheese, pecorino cheese, sheep's milk cheese | milk animal-rennet salty | 01038 | g tbsp=5 cup=100
feta | feta | feta cheese, salad cheese, greek cheese | milk salty unpasteurised? | 01019 | g cup=150 block=200 | crumbled | raw fry=2 roast=10 | cheese crumbly-cheese
goat-cheese | soft goat's cheese | goat cheese, goat's cheese, goats cheese, chevre, soft goat cheese | milk unpasteurised? | 01159 | g tbsp=15 | crumbled | raw roast=8 | cheese crumbly-cheese
hard-goat-cheese | hard goat's cheese | aged goat cheese, goat gouda, mature goat's cheese | milk salty fatty | 01156 | g cup=113
ricotta | ricotta | ricotta cheese, whole-milk ricotta, requeson | milk fodmap | 01036 | g cup=246 tbsp=15 | ready | raw simmer=2 roast=15 | soft-cheese
ricotta-salata | ricotta salata | mizithra | milk animal-rennet salty | ~01019 | g cup=150
cream-cheese | cream cheese | soft cheese, philadelphia, full-fat cream cheese, full-fat soft cheese, cream cheese spread | milk fatty | 01017 | g tbsp=15 cup=232 | ready | raw simmer=2 | soft-cheese
light-cream-cheese | light soft cheese | neufchatel, light cream cheese, reduced-fat cream cheese, low-fat soft cheese, low-fat cream cheese | milk | 01031 | g tbsp=15 cup=240
mascarpone | mascarpone | mascarpone cheese | milk fatty | est | g tbsp=15 cup=240 | ready | raw
garlic-herb-cheese | garlic and herb soft cheese | boursin, garlic and herb cheese | milk allium garlic-family fodmap fatty salty | est | g tbsp=15
cottage-cheese | cottage cheese | creamed cottage cheese | milk fodmap | 01012 | g cup=220 tbsp=14 | ready | raw | soft-cheese
low-fat-cottage-cheese | low-fat cottage cheese | fat-free cottage cheese | milk fodmap | 01015 | g cup=226 tbsp=14
curd-cheese | curd cheese | tvorog, twarog, fresh curd cheese, pressed curd cheese | milk fodmap | est | g cup=220 tbsp=14
gruyere | Gruyère | gruyere, comte, beaufort, gruyere cheese | milk animal-rennet salty fatty | 01023 | g cup=108 | grated | raw roast=10 | cheese melting-cheese
emmental | Emmental | swiss cheese, emmental cheese, emmenthal, emmentaler, jarlsberg, leerdammer, maasdam | milk fatty | 01040 | g cup=108 slice=28
raclette | raclette | raclette cheese, appenzeller, vacherin, reblochon, tete de moine, tomme | milk animal-rennet salty fatty | ~01041 | g slice=28
fontina | fontina | fontina cheese, fontal | milk animal-rennet salty fatty | 01020 | g cup=108
taleggio | taleggio | munster, limburger, epoisses, stinking bishop, port salut | milk mould-ripened salty fatty | ~01034 | g
gouda | gouda | gouda cheese, aged gouda, smoked gouda | milk salty fatty | 01022 | g cup=113 slice=20
edam | edam | edam cheese | milk salty fatty | 01018 | g cup=113 slice=20
havarti | havarti | havarti cheese, tilsit, danbo, esrom | milk salty fatty | 01041 | g slice=28
muenster | muenster cheese | brick cheese | milk salty fatty | 01030 | g cup=113 slice=28
monterey-jack | Monterey Jack | monterey jack cheese, jack cheese | milk fatty salty | 01025 | g cup=113 slice=28
pepper-jack | pepper jack | pepper jack cheese | milk fatty salty hot nightshade | ~01025 | g cup=113 slice=28
colby | Colby | colby jack, colby cheese | milk fatty salty | 01011 | g cup=113 slice=28
red-leicester | red Leicester | double gloucester, leicester cheese | milk fatty salty | ~01009 | g cup=113
british-crumbly-cheese | Cheshire | cheshire cheese, lancashire cheese, wensleydale, caerphilly | milk fatty salty | 01010 | g cup=113
mexican-cheese-blend | Mexican cheese blend | mexican cheese, taco cheese, four-cheese blend | milk fatty salty | 01251 | g cup=113
american-cheese | American cheese slice/American cheese slices | american cheese, cheese slice, processed cheese, sliced cheese, cheese single | milk salty fatty | 01042 | slice=21 piece=21 g
provolone | provolone | provolone cheese, scamorza, caciocavallo | milk animal-rennet salty fatty | 01035 | g slice=28 cup=132
burrata | burrata | stracciatella | milk fatty | est | ball=125 piece=125 g | torn | raw
manchego | manchego | manchego cheese, iberico cheese | milk animal-rennet salty fatty | est | g cup=108
kashkaval | kashkaval | kasseri, graviera, kefalotyri | milk animal-rennet salty fatty | ~01035 | g cup=108
queso-fresco | queso fresco | queso blanco, fresh cheese, farmer's cheese | milk | 01228 | g cup=122
cotija | cotija | cotija cheese, queso anejo | milk salty | 01267 | g cup=120 tbsp=8
oaxaca-cheese | Oaxaca cheese | queso oaxaca, quesillo, asadero, queso chihuahua | milk salty | 01166 | g cup=113
blue-cheese | blue cheese | danish blue, dolcelatte, cambozola, blue cheese crumbles | milk mould-ripened salty fatty | 01004 | g cup=135 tbsp=8.4 | crumbled | raw roast=8 | cheese
stilton | Stilton | blue stilton | milk mould-ripened salty fatty | est | g cup=135
gorgonzola | gorgonzola | gorgonzola dolce | milk animal-rennet mould-ripened salty fatty | ~01004 | g cup=135
roquefort | Roquefort | bleu d'auvergne, fourme d'ambert | milk animal-rennet mould-ripened salty fatty | 01039 | g cup=135
brie | Brie | brie cheese | milk mould-ripened fatty | 01006 | g slice=28 | sliced | raw roast=10 | cheese
camembert | Camembert | camembert cheese, brillat-savarin | milk animal-rennet? mould-ripened fatty | 01007 | g piece=250
halloumi | halloumi | halloumi cheese, grilling cheese, hellim | milk salty | est | g slice=25 block=225 piece=225 | sliced | fry=5 roast=15 | protein cheese-protein
paneer | paneer | paneer cheese, indian cottage cheese, chenna | milk | est | g cup=150 block=225 | cubed | fry=6 simmer=8 roast=15 | protein cheese-protein
brown-cheese | brown cheese | brunost, gjetost | milk sugary fodmap | 01021 | g slice=10
dried-yoghurt-balls | kashk | kishk, jameed, qurut | milk salty fermented | est | g tbsp=15
vegan-cheese | vegan cheese | dairy-free cheese, plant-based cheese, vegan mozzarella, vegan cheddar, vegan feta | coconut-family nuts? soy? fatty salty | est | g slice=20 cup=113
vegan-parmesan | vegan parmesan | dairy-free parmesan | nuts? soy? salty | est | g tbsp=5
vegan-cream-cheese | vegan cream cheese | dairy-free cream cheese, plant-based cream cheese, vegan soft cheese | coconut-family nuts? soy? fatty | est | g tbsp=15 cup=232
`;
