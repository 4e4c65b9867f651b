/** Printed by scripts/work-out-golden-nutrition.ts: title | servings | kcal | protein | fat | carbohydrate (g) per serving. */
export const goldenLightDishes = `
# Tomato and lentil soup | 4 | 346.3 | 16.6 | 8.8 | 55.0
200 g red lentils, rinsed
2 × 400 g tins chopped tomatoes
2 carrots, diced
1 onion, diced
2 celery sticks, diced
2 tbsp olive oil
1 litre vegetable stock
1 tsp ground cumin

# Leek and potato soup | 4 | 347.3 | 5.2 | 22.0 | 34.4
3 leeks, sliced
500 g potatoes, diced
40 g butter
800 ml vegetable stock
150 ml double cream
Salt and white pepper to taste

# Minestrone | 6 | 230.6 | 9.9 | 7.1 | 33.2
2 tbsp extra virgin olive oil
1 onion, chopped
2 carrots, diced
2 celery stalks, diced
1 courgette, diced
1 (14.5 oz) can diced tomatoes
1 × 400 g tin cannellini beans, drained
100 g small pasta
1.2 litres vegetable stock
40 g Parmesan

# Greek salad | 4 | 325.9 | 9.2 | 27.2 | 13.9
4 ripe tomatoes, cut into wedges
1 cucumber, sliced
1 red onion, thinly sliced
200 g feta
100 g Kalamata olives
4 tbsp extra virgin olive oil
1 tbsp red wine vinegar
1 tsp dried oregano

# Chicken Caesar-style salad | 2 | 649.7 | 50.4 | 33.5 | 37.5
2 chicken breasts (300 g)
1 head romaine lettuce
2 slices sourdough bread, cubed
40 g Parmesan, shaved
3 tbsp mayonnaise
1 tbsp lemon juice
1 tbsp olive oil

# Quinoa and black bean bowl | 3 | 499.5 | 16.2 | 20.1 | 68.2
1 cup quinoa, rinsed
1 (15-ounce) can black beans, drained and rinsed
1 avocado, diced
1 cup corn kernels
1 red bell pepper, diced
2 tbsp olive oil
Juice of 2 limes
¼ cup chopped fresh cilantro

# Hummus with pitta | 4 | 400.1 | 12.3 | 17.2 | 50.9
1 × 400 g tin chickpeas, drained
4 tbsp tahini
2 tbsp lemon juice
2 tbsp olive oil
1 garlic clove
4 pitta breads

# Tabbouleh | 4 | 287.8 | 6.7 | 14.5 | 37.4
150 g bulgur wheat
1½ cups chopped flat-leaf parsley
4 tomatoes, finely chopped
4 tbsp olive oil
Juice of 2 lemons
4 spring onions, sliced

# Porridge with banana and honey | 2 | 462.9 | 15.4 | 11.8 | 77.0
100 g rolled oats
500 ml whole milk
1 banana, sliced
2 tbsp honey
A pinch of salt

# American pancakes | 4 | 416.3 | 11.0 | 13.7 | 62.7
200 g plain flour
1 tbsp baking powder
2 tbsp caster sugar
300 ml buttermilk
2 large eggs
50 g butter, melted
4 tbsp maple syrup

# Shakshuka | 2 | 440.0 | 20.9 | 29.5 | 26.1
4 large eggs
1 × 400 g tin chopped tomatoes
1 red pepper, sliced
1 onion, sliced
2 tbsp olive oil
1 tsp ground cumin
1 tsp paprika
50 g feta, crumbled

# Avocado toast with eggs | 2 | 336.7 | 13.0 | 18.2 | 32.3
2 slices sourdough bread
1 ripe avocado
2 eggs, poached
1 tsp lemon juice
1 tsp olive oil

# Roast potatoes | 6 | 292.8 | 5.1 | 11.5 | 43.9
1.5 kg potatoes, peeled and quartered
5 tbsp olive oil
4 sprigs rosemary
1 tsp sea salt

# Coleslaw | 6 | 126.1 | 1.4 | 10.5 | 7.5
½ white cabbage (about 450 g), shredded
2 carrots, grated
1 small onion, finely sliced
6 tbsp mayonnaise
1 tbsp cider vinegar

# Couscous with chickpeas and almonds | 4 | 542.2 | 15.9 | 19.8 | 77.8
250 g couscous
1 × 400 g tin chickpeas, drained and rinsed
60 g flaked almonds, toasted
60 g raisins
3 tbsp olive oil
1 lemon, juice only
`;
