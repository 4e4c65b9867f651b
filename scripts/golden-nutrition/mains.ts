/**
 * Main dishes worked out by hand: each ingredient line as a model writes it, then its USDA SR28 code and the edible weight
 * in grams, from SR28's household weights. A tin is weighed drained; "-" marks a negligible weight.
 */
export const goldenMains = `
# Spaghetti with tomato sauce and Parmesan | 4
400 g spaghetti => 20120 400
2 × 400 g tins chopped tomatoes => 11693 800
1 onion, finely chopped => 11282 110
3 garlic cloves, crushed => 11215 9
3 tbsp olive oil => 04053 40.5
50 g Parmesan, finely grated => 01033 50
1 tsp dried oregano => 02027 1
Salt and black pepper, to taste => -

# Chicken and chickpea curry | 4
600 g boneless, skinless chicken thighs, cut into chunks => 05096 600
1 × 400 g tin chickpeas, drained => 16358 240
1 × 400 ml tin coconut milk => 12118 400
1 large onion, diced => 11282 150
4 cloves garlic, minced => 11215 12
1 tbsp grated fresh ginger => 11216 6
2 tbsp vegetable oil => 04506 27.2
2 tbsp curry powder => 02015 12.6
1 tbsp tomato paste => 11546 16.4
150 g baby spinach => 11457 150
300 g basmati rice, rinsed => 20044 300
1 tsp salt => 02047 6

# Chilli con carne | 6
1 tbsp olive oil => 04053 13.5
2 onions, chopped => 11282 220
500 g lean beef mince => 23562 500
2 × 400 g tins kidney beans, drained and rinsed => 16145 480
1 × 400 g tin chopped tomatoes => 11693 400
2 red peppers, diced => 11821 238
2 tbsp tomato purée => 11546 32.8
1 tbsp chilli powder => 02009 8
2 tsp ground cumin => 02014 4.2
300 ml beef stock => 06170 300
450 g long-grain rice => 20044 450

# Baked salmon with potatoes and green beans | 2
2 salmon fillets (about 150 g each) => 15236 300
400 g new potatoes, halved => 11352 400
200 g green beans, trimmed => 11052 200
1 tbsp olive oil => 04053 13.5
1 lemon, sliced => 09150 58
15 g butter => 01145 15
2 tbsp chopped fresh parsley => 11297 7.6

# Beef tacos | 4
1 lb ground beef (80/20) => 23572 453.6
8 corn tortillas => 18363 208
1 cup shredded Cheddar cheese => 01009 113
1 avocado, sliced => 09037 136
2 medium tomatoes, diced => 11529 246
½ cup sour cream => 01056 115
1 tbsp chili powder => 02009 8
2 cups shredded lettuce => 11251 94
1 lime, cut into wedges => 09159 67

# Vegetable stir-fry with tofu and noodles | 3
400 g firm tofu, cubed => 16126 400
200 g dried egg noodles => 20109 200
1 red bell pepper, sliced => 11821 119
2 carrots, cut into matchsticks => 11124 122
200 g broccoli florets => 11090 200
3 tbsp soy sauce => 16123 48
1 tbsp sesame oil => 04058 13.6
2 tbsp sunflower oil => 04506 27.2
1 tbsp honey => 19296 21
2 garlic cloves, sliced => 11215 6
4 spring onions, sliced => 11291 60

# Shepherd's pie | 4
500 g lamb mince => 17224 500
800 g potatoes, peeled and cut into chunks => 11352 800
1 onion, chopped => 11282 110
2 carrots, diced => 11124 122
50 g butter => 01145 50
100 ml whole milk => 01077 103
150 g frozen peas => 11312 150
1 tbsp Worcestershire sauce => 06971 17
300 ml beef stock => 06170 300
1 tbsp plain flour => 20081 7.8

# Mushroom risotto | 4
320 g arborio rice => 20452 320
400 g chestnut mushrooms, sliced => 11266 400
1 onion, finely chopped => 11282 110
60 g butter => 01145 60
150 ml dry white wine => 14106 148
1 litre hot vegetable stock => 06615 1000
80 g Parmesan, grated => 01033 80
1 tbsp olive oil => 04053 13.5

# Pork stir-fry with rice | 4
500 g pork loin, thinly sliced => 10024 500
2 tbsp soy sauce => 16123 32
1 tbsp cornflour => 20027 8
2 tbsp vegetable oil => 04506 27.2
1 green bell pepper, sliced => 11333 119
1 onion, sliced => 11282 110
1 tbsp brown sugar => 19334 13.8
2 cups long-grain white rice => 20044 370
1 tbsp rice vinegar => 02048 14.9

# Moussaka-style lamb and aubergine bake | 6
3 aubergines (about 900 g), sliced => 11209 900
600 g lamb mince => 17224 600
2 onions, chopped => 11282 220
400 g tin chopped tomatoes => 11693 400
5 tbsp olive oil => 04053 67.5
50 g butter => 01145 50
50 g plain flour => 20081 50
500 ml whole milk => 01077 515
75 g feta, crumbled => 01019 75
1 tsp ground cinnamon => 02010 2.6

# Prawn fried rice | 3
250 g long-grain rice => 20044 250
250 g fresh raw prawns, peeled => 15270 250
3 large eggs, beaten => 01123 150
150 g frozen peas => 11312 150
3 tbsp vegetable oil => 04506 40.8
2 tbsp light soy sauce => 16123 32
4 spring onions, finely sliced => 11291 60

# Lentil dal with rice | 4
250 g red lentils => 16144 250
300 g basmati rice => 20044 300
1 onion, finely chopped => 11282 110
3 tbsp ghee => 01003 38.4
1 tsp ground turmeric => 02043 3
2 tsp cumin seeds => 02014 4.2
2 tomatoes, chopped => 11529 246
4 garlic cloves => 11215 12
1 litre water => -

# Fish pie | 4
400 g cod fillet, cut into chunks => 15015 400
200 g salmon fillet, cut into chunks => 15236 200
1 kg floury potatoes, peeled => 11352 1000
400 ml milk => 01077 412
75 g butter => 01145 75
40 g plain flour => 20081 40
100 g mature Cheddar, grated => 01009 100
100 g frozen peas => 11312 100

# Roast chicken thighs with sweet potatoes | 4
8 boneless, skinless chicken thighs (800 g) => 05096 800
1 kg sweet potatoes, cut into wedges => 11507 1000
3 tbsp olive oil => 04053 40.5
2 tsp smoked paprika => 02028 4.6
1 red onion, cut into wedges => 11282 110
Juice of 1 lemon => 09152 47

# Cheese omelette | 1
3 large eggs => 01123 150
30 g Cheddar, grated => 01009 30
10 g butter => 01145 10
1 tbsp milk => 01077 15
A pinch of salt => -
`;
