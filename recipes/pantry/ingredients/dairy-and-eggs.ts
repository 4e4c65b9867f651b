// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const DAIRY_AND_EGGS = `
egg | egg/eggs | hen egg, free-range egg, whole egg, quail egg, duck egg, boiled egg, poached egg, fried egg, scrambled egg, beaten egg, egg wash | eggs | 01123 | piece=50 cup=243 | ready | fry=4 simmer=8 roast=15 | egg
egg-yolk | egg yolk/egg yolks | yolk | eggs | 01125 | piece=17 | ready | fry=2 | egg-part
egg-white | egg white/egg whites | meringue powder | eggs | 01124 | piece=33 cup=243 | ready | fry=3 | egg-part
milk | whole milk | milk, semi-skimmed milk, skimmed milk, cow's milk, skim milk, 2% milk, goat's milk, milk powder, powdered milk, dried milk, uht milk | milk fodmap | 01077 | ml cup=244 tbsp=15 | ready | raw simmer=5 | milk
double-cream | double cream | cream, heavy cream, whipping cream, whipped cream, heavy whipping cream, fresh cream, single cream, light cream, pouring cream, half and half, half-and-half, clotted cream, cooking cream | milk fatty | 01053 | ml cup=238 tbsp=15 | ready | raw simmer=3 | cream
sour-cream | soured cream | sour cream, creme fraiche, crème fraîche, smetana, crema | milk fodmap | 01056 | g tbsp=15 cup=230 | ready | raw simmer=2 | cultured
butter | unsalted butter | butter, salted butter, brown butter, clarified butter, melted butter, knob of butter | milk fatty | 01145 | g tbsp=14 tsp=5 cup=227 stick=113 knob=15 | ready | raw fry=1 simmer=1 | fat baking-fat
ghee | ghee | | milk fatty | 01003 | tbsp=13 tsp=4.5 | ready | fry=1 | fat
yoghurt | plain yoghurt | yoghurt, yogurt, plain yogurt, natural yoghurt, natural yogurt, kefir, skyr, curd, lassi, labneh, quark, fromage frais | milk fodmap | 01116 | g tbsp=15 cup=245 ml | ready | raw simmer=2 | cultured
greek-yoghurt | Greek yoghurt | greek yogurt, strained yoghurt, greek-style yoghurt | milk fodmap | 01293 | g tbsp=17 cup=245 | ready | raw simmer=2 | cultured
buttermilk | buttermilk | | milk fodmap | 01088 | ml cup=245 | ready | raw | cultured
condensed-milk | condensed milk | sweetened condensed milk, dulce de leche, evaporated milk | milk added-sugar sugary fodmap | 01095 | g tbsp=19 cup=306 tin=397 | ready | raw simmer=5 | sweet-dairy
cheddar | mature Cheddar | cheddar, cheddar cheese, cheese, grated cheese, shredded cheese, colby, monterey jack, red leicester, pepper jack, gouda, edam, american cheese, cheese slice, double gloucester, hard cheese, melted cheese, mexican cheese blend | milk salty fatty | 01009 | g cup=113 tbsp=7 slice=20 | grated | raw fry=2 roast=10 | cheese melting-cheese
mozzarella | mozzarella | mozzarella cheese, buffalo mozzarella, burrata, bocconcini, string cheese, provolone, scamorza, stracciatella | milk | 01026 | g cup=112 ball=125 piece=125 | torn | raw fry=2 roast=8 | cheese melting-cheese
parmesan | Parmesan | parmesan cheese, parmigiano, parmigiano reggiano, pecorino, grana padano, romano cheese, asiago, pecorino romano | milk animal-rennet salty | 01033 | g tbsp=5 cup=100 | finely-grated | raw fry=1 simmer=1 roast=8 | hard-cheese
feta | feta | feta cheese, queso fresco, cotija, queso, salad cheese | milk salty | 01019 | g cup=150 | crumbled | raw fry=2 roast=10 | cheese crumbly-cheese
goat-cheese | soft goat's cheese | goat cheese, goat's cheese, goats cheese, chevre, boursin | milk | 01159 | g tbsp=15 | crumbled | raw roast=8 | cheese crumbly-cheese
ricotta | ricotta | ricotta cheese | milk fodmap | 01036 | g cup=246 tbsp=15 | ready | raw simmer=2 roast=15 | soft-cheese
cream-cheese | cream cheese | soft cheese, philadelphia, neufchatel, mascarpone | milk fatty | 01017 | g tbsp=15 cup=232 | ready | raw simmer=2 | soft-cheese
cottage-cheese | cottage cheese | | milk fodmap | 01012 | g cup=220 | ready | raw | soft-cheese
gruyere | Gruyère | gruyere, swiss cheese, emmental, emmenthal, comte, raclette, fontina, manchego, jarlsberg, taleggio, havarti, oaxaca cheese | milk animal-rennet salty fatty | 01023 | g cup=108 | grated | raw roast=10 | cheese melting-cheese
blue-cheese | blue cheese | stilton, gorgonzola, roquefort, danish blue | milk salty fatty mould-ripened | 01004 | g | crumbled | raw roast=8 | cheese
brie | Brie | camembert, brie cheese | milk fatty mould-ripened | 01006 | g | sliced | raw roast=10 | cheese
halloumi | halloumi | halloumi cheese, grilling cheese | milk salty | est | g | sliced | fry=5 roast=15 | protein cheese-protein
paneer | paneer | paneer cheese, indian cottage cheese | milk | est | g cup=150 | cubed | fry=6 simmer=8 roast=15 | protein cheese-protein
`;
