/** Soups, salads, breakfasts, sides and bowls worked out by hand, in the format of mains.ts. */
export const goldenLightDishes = `
# Tomato and lentil soup | 4
200 g red lentils, rinsed => 16144 200
2 × 400 g tins chopped tomatoes => 11693 800
2 carrots, diced => 11124 122
1 onion, diced => 11282 110
2 celery sticks, diced => 11143 80
2 tbsp olive oil => 04053 27
1 litre vegetable stock => 06615 1000
1 tsp ground cumin => 02014 2.1

# Leek and potato soup | 4
3 leeks, sliced => 11246 267
500 g potatoes, diced => 11352 500
40 g butter => 01145 40
800 ml vegetable stock => 06615 800
150 ml double cream => 01053 149
Salt and white pepper to taste => -

# Minestrone | 6
2 tbsp extra virgin olive oil => 04053 27
1 onion, chopped => 11282 110
2 carrots, diced => 11124 122
2 celery stalks, diced => 11143 80
1 courgette, diced => 11477 196
1 (14.5 oz) can diced tomatoes => 11693 411
1 × 400 g tin cannellini beans, drained => 16051 240
100 g small pasta => 20120 100
1.2 litres vegetable stock => 06615 1200
40 g Parmesan => 01033 40

# Greek salad | 4
4 ripe tomatoes, cut into wedges => 11529 492
1 cucumber, sliced => 11205 301
1 red onion, thinly sliced => 11282 110
200 g feta => 01019 200
100 g Kalamata olives => 09193 100
4 tbsp extra virgin olive oil => 04053 54
1 tbsp red wine vinegar => 02068 14.9
1 tsp dried oregano => 02027 1

# Chicken Caesar-style salad | 2
2 chicken breasts (300 g) => 05062 300
1 head romaine lettuce => 11251 626
2 slices sourdough bread, cubed => 18029 100
40 g Parmesan, shaved => 01033 40
3 tbsp mayonnaise => 04025 41.4
1 tbsp lemon juice => 09152 15.2
1 tbsp olive oil => 04053 13.5

# Quinoa and black bean bowl | 3
1 cup quinoa, rinsed => 20035 170
1 (15-ounce) can black beans, drained and rinsed => 16018 255
1 avocado, diced => 09037 136
1 cup corn kernels => 11167 145
1 red bell pepper, diced => 11821 119
2 tbsp olive oil => 04053 27
Juice of 2 limes => 09160 88
¼ cup chopped fresh cilantro => 11165 4

# Hummus with pitta | 4
1 × 400 g tin chickpeas, drained => 16358 240
4 tbsp tahini => 12166 60
2 tbsp lemon juice => 09152 30.5
2 tbsp olive oil => 04053 27
1 garlic clove => 11215 3
4 pitta breads => 18041 240

# Tabbouleh | 4
150 g bulgur wheat => 20012 150
1½ cups chopped flat-leaf parsley => 11297 90
4 tomatoes, finely chopped => 11529 492
4 tbsp olive oil => 04053 54
Juice of 2 lemons => 09152 94
4 spring onions, sliced => 11291 60

# Porridge with banana and honey | 2
100 g rolled oats => 08120 100
500 ml whole milk => 01077 515
1 banana, sliced => 09040 118
2 tbsp honey => 19296 42
A pinch of salt => -

# American pancakes | 4
200 g plain flour => 20081 200
1 tbsp baking powder => 18369 13.8
2 tbsp caster sugar => 19335 25.2
300 ml buttermilk => 01088 307
2 large eggs => 01123 100
50 g butter, melted => 01145 50
4 tbsp maple syrup => 19353 80

# Shakshuka | 2
4 large eggs => 01123 200
1 × 400 g tin chopped tomatoes => 11693 400
1 red pepper, sliced => 11821 119
1 onion, sliced => 11282 110
2 tbsp olive oil => 04053 27
1 tsp ground cumin => 02014 2.1
1 tsp paprika => 02028 2.3
50 g feta, crumbled => 01019 50

# Avocado toast with eggs | 2
2 slices sourdough bread => 18029 100
1 ripe avocado => 09037 136
2 eggs, poached => 01123 100
1 tsp lemon juice => 09152 5
1 tsp olive oil => 04053 4.5

# Roast potatoes | 6
1.5 kg potatoes, peeled and quartered => 11352 1500
5 tbsp olive oil => 04053 67.5
4 sprigs rosemary => 02063 4
1 tsp sea salt => 02047 6

# Coleslaw | 6
½ white cabbage (about 450 g), shredded => 11109 450
2 carrots, grated => 11124 122
1 small onion, finely sliced => 11282 70
6 tbsp mayonnaise => 04025 82.8
1 tbsp cider vinegar => 02048 14.9

# Couscous with chickpeas and almonds | 4
250 g couscous => 20028 250
1 × 400 g tin chickpeas, drained and rinsed => 16358 240
60 g flaked almonds, toasted => 12061 60
60 g raisins => 09298 60
3 tbsp olive oil => 04053 40.5
1 lemon, juice only => 09152 47
`;
