/** Printed by scripts/work-out-golden-nutrition.ts: title | servings | kcal | protein | fat | carbohydrate (g) per serving. */
export const goldenMains = `
# Spaghetti with tomato sauce and Parmesan | 4 | 588.5 | 21.3 | 15.5 | 93.1
400 g spaghetti
2 × 400 g tins chopped tomatoes
1 onion, finely chopped
3 garlic cloves, crushed
3 tbsp olive oil
50 g Parmesan, finely grated
1 tsp dried oregano
Salt and black pepper, to taste

# Chicken and chickpea curry | 4 | 838.7 | 43.4 | 37.1 | 84.9
600 g boneless, skinless chicken thighs, cut into chunks
1 × 400 g tin chickpeas, drained
1 × 400 ml tin coconut milk
1 large onion, diced
4 cloves garlic, minced
1 tbsp grated fresh ginger
2 tbsp vegetable oil
2 tbsp curry powder
1 tbsp tomato paste
150 g baby spinach
300 g basmati rice, rinsed
1 tsp salt

# Chilli con carne | 6 | 605.2 | 31.8 | 12.7 | 90.4
1 tbsp olive oil
2 onions, chopped
500 g lean beef mince
2 × 400 g tins kidney beans, drained and rinsed
1 × 400 g tin chopped tomatoes
2 red peppers, diced
2 tbsp tomato purée
1 tbsp chilli powder
2 tsp ground cumin
300 ml beef stock
450 g long-grain rice

# Baked salmon with potatoes and green beans | 2 | 620.2 | 37.1 | 33.5 | 44.9
2 salmon fillets (about 150 g each)
400 g new potatoes, halved
200 g green beans, trimmed
1 tbsp olive oil
1 lemon, sliced
15 g butter
2 tbsp chopped fresh parsley

# Beef tacos | 4 | 652.6 | 31.5 | 44.6 | 34.2
1 lb ground beef (80/20)
8 corn tortillas
1 cup shredded Cheddar cheese
1 avocado, sliced
2 medium tomatoes, diced
½ cup sour cream
1 tbsp chili powder
2 cups shredded lettuce
1 lime, cut into wedges

# Vegetable stir-fry with tofu and noodles | 3 | 571.0 | 26.0 | 22.7 | 70.7
400 g firm tofu, cubed
200 g dried egg noodles
1 red bell pepper, sliced
2 carrots, cut into matchsticks
200 g broccoli florets
3 tbsp soy sauce
1 tbsp sesame oil
2 tbsp sunflower oil
1 tbsp honey
2 garlic cloves, sliced
4 spring onions, sliced

# Shepherd's pie | 4 | 684.4 | 29.9 | 40.8 | 50.0
500 g lamb mince
800 g potatoes, peeled and cut into chunks
1 onion, chopped
2 carrots, diced
50 g butter
100 ml whole milk
150 g frozen peas
1 tbsp Worcestershire sauce
300 ml beef stock
1 tbsp plain flour

# Mushroom risotto | 4 | 580.5 | 15.9 | 21.4 | 74.4
320 g arborio rice
400 g chestnut mushrooms, sliced
1 onion, finely chopped
60 g butter
150 ml dry white wine
1 litre hot vegetable stock
80 g Parmesan, grated
1 tbsp olive oil

# Pork stir-fry with rice | 4 | 619.2 | 34.6 | 14.6 | 83.5
500 g pork loin, thinly sliced
2 tbsp soy sauce
1 tbsp cornflour
2 tbsp vegetable oil
1 green bell pepper, sliced
1 onion, sliced
1 tbsp brown sugar
2 cups long-grain white rice
1 tbsp rice vinegar

# Moussaka-style lamb and aubergine bake | 6 | 631.5 | 25.0 | 47.4 | 28.4
3 aubergines (about 900 g), sliced
600 g lamb mince
2 onions, chopped
400 g tin chopped tomatoes
5 tbsp olive oil
50 g butter
50 g plain flour
500 ml whole milk
75 g feta, crumbled
1 tsp ground cinnamon

# Prawn fried rice | 3 | 617.3 | 32.8 | 19.6 | 75.8
250 g long-grain rice
250 g fresh raw prawns, peeled
3 large eggs, beaten
150 g frozen peas
3 tbsp vegetable oil
2 tbsp light soy sauce
4 spring onions, finely sliced

# Lentil dal with rice | 4 | 614.4 | 21.6 | 11.8 | 106.3
250 g red lentils
300 g basmati rice
1 onion, finely chopped
3 tbsp ghee
1 tsp ground turmeric
2 tsp cumin seeds
2 tomatoes, chopped
4 garlic cloves
1 litre water

# Fish pie | 4 | 732.4 | 44.6 | 34.7 | 60.5
400 g cod fillet, cut into chunks
200 g salmon fillet, cut into chunks
1 kg floury potatoes, peeled
400 ml milk
75 g butter
40 g plain flour
100 g mature Cheddar, grated
100 g frozen peas

# Roast chicken thighs with sweet potatoes | 4 | 563.3 | 43.8 | 18.7 | 54.3
8 boneless, skinless chicken thighs (800 g)
1 kg sweet potatoes, cut into wedges
3 tbsp olive oil
2 tsp smoked paprika
1 red onion, cut into wedges
Juice of 1 lemon

# Cheese omelette | 1 | 416.5 | 26.3 | 32.9 | 2.7
3 large eggs
30 g Cheddar, grated
10 g butter
1 tbsp milk
A pinch of salt
`;
