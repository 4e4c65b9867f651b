import { describe, expect, it } from 'vitest';
import { formNames } from './dish-picture.ts';
import { readDish } from './read-dish.ts';

/** One form per row, titles separated by semicolons: names that cooks use, from many cuisines. */
const titleRows = `
pasta: Spaghetti Carbonara; Penne with Roast Peppers; Creamy Mushroom Tagliatelle; Lemon and Courgette Orzo
noodles: Pad Thai; Stir-Fried Rice Noodles with Prawns; Prawns with Garlic Noodles; Beef Chow Mein; Japchae
noodle-soup: Miso Ramen with Egg; Chicken Noodle Soup; Vietnamese Beef Pho; Prawn Laksa; Noodles in Ginger Broth
curry: Thai Green Curry; Chicken Tikka Masala with Basmati Rice; Red Lentil Dal; Lamb Rogan Josh; Chana Masala
stew: Chilli con Carne; Coq au Vin; Ratatouille; Lamb Tagine with Apricots; Turkey Meatballs in Tomato Sauce
stir-fry: Broccoli and Cashew Stir-Fry; Stir-Fried Steak with Red Peppers; Kung Pao Chicken; Chicken Teriyaki
rice-dish: Mushroom Risotto; Egg-Fried Rice; Seafood Paella; Lamb Biryani; Jollof Rice; Bulgur Pilaf with Mint
traybake: Harissa Chicken Traybake; Sheet-Pan Sausages with Apples
skillet: Smoky Pepper Shakshuka; Crisp Sweet Potato Hash with Mushrooms; Chicken Fajitas
salad: Greek Salad; Prawn and Mango Salad; Tabbouleh; Red Cabbage Slaw; Sea Bass Ceviche; Potato Salad with Dill
grain-bowl: Salmon Poke Bowl; Bibimbap; Teriyaki Tofu Bowl; Harvest Bowl with Squash
tacos: Black Bean Tacos; Fish Tacos with Slaw; Chicken Tostadas; Corn Arepas with Black Beans
wrap: Chicken Caesar Wrap; Bean and Cheese Burrito; Cod Wraps with White Cabbage Slaw; Cheese Quesadillas
burger: Smoky Black Bean Burger; Pulled Jackfruit Sliders
sandwich: Banh Mi; Cheese and Tomato Toastie; Smoked Salmon Bagel
skewers: Lamb Kofta Skewers; Chicken Satay with Peanut Sauce; Halloumi Kebabs
buns: Hot Cross Buns; Bagels; Cinnamon Rolls; Soft Pretzels
pie: Apple Pie; Spinach and Feta Filo Parcels; Beef Empanadas; Jamaican Beef Patties
tart: Quiche Lorraine; Lemon Tart; Pumpkin Pie; Tomato Galette
gratin: Vegetable Lasagne; Shepherd's Pie; Moussaka; Macaroni Cheese; Potato Gratin; Tuna Pasta Bake
omelette: Omelette with Herbs; Mushroom Omelette
frittata: Spanish Tortilla; Courgette Frittata
scramble: Scrambled Eggs with Chives; Tofu Scramble; Full English; Eggs Benedict
pancakes: Buttermilk Pancakes; Blueberry Waffles; French Toast with Berries; Okonomiyaki
flatbreads: Lemon Crêpes; Scallion Pancakes; Garlic Naan; Corn Tortillas
porridge: Overnight Oats with Blueberries; Green Smoothie Bowl; Rice Pudding; Honey Granola
toast: Avocado Toast; Tomato Bruschetta; Mushrooms on Toast; Smørrebrød with Egg
dip: Hummus with Warm Pitta; Guacamole; Roast Aubergine Dip; Ranch Dressing
bites: Falafel with Tahini; Energy Balls; Swedish Meatballs; Crab Arancini; Devilled Eggs
patties: Sweetcorn Fritters; Salmon Fishcakes; Potato Rösti; Chicken Schnitzel
bars: Chocolate Brownies; Oat Flapjacks; Lemon Squares; Sesame Bars
cookies: Oat Cookies; Shortbread; Almond Biscotti; Ginger Biscuits
cake: Carrot Cake; Cheesecake; Chocolate Torte; Raspberry Pavlova
loaf: Beef Wellington; Banana Bread; Lemon Drizzle Cake; Lentil Loaf; Rosemary Focaccia
muffins: Blueberry Muffins; Vanilla Cupcakes; Egg Muffins
crumble: Apple Crumble; Peach Cobbler; Bread and Butter Pudding
ramekin: Chocolate Mousse; Panna Cotta with Raspberries; Crème Brûlée; Cheese Soufflé; Chia Pudding
layered-glass: Tiramisu; Yoghurt Parfait; Eton Mess; Rhubarb Fool; Sherry Trifle
drink: Mango Lassi; Green Smoothie; Strawberry and Mint Cooler; Lemonade; Iced Peach Tea
mug: Hot Chocolate; Masala Chai; Golden Milk; Matcha Latte
fruit: Poached Pears in Red Wine; Baked Apples with Walnuts; Tropical Fruit Salad; Grilled Pineapple
scoops: Strawberry Sorbet; Banana Ice Cream; Coffee Granita
dumplings: Pork Gyoza; Potato Pierogi; Prawn Wontons
main-plate: Fish and Chips; Steak with Chimichurri; Roast Chicken with Lemon Potatoes; Sausages and Mash
main-plate: Grilled Halloumi with Watermelon Salad; Poached Salmon with Dill Potatoes; Grandmother's Surprise
side: Garlic Mashed Potatoes; Roasted Brussels Sprouts; Patatas Bravas; Miso-Glazed Carrots
stuffed: Stuffed Peppers with Rice; Jacket Potatoes with Beans; Courgette Boats
pizza: Margherita Pizza; Lahmacun; Flatbread with Feta
rolls: Prawn Summer Rolls; Salmon Sushi; Vegetable Spring Rolls
snack-bowl: Crispy Roast Chickpeas; Nachos; Sea Salt Popcorn; Kale Crisps
`;

const rows = titleRows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [form = '', titles = ''] = row.split(': ');
    return titles.split('; ').map((title) => ({ form, title }));
  });

const formOf = (
  title: string,
  more: { ingredients?: string[]; instructions?: string[]; photoPrompt?: string } = {},
) => readDish({ title, ingredients: [], instructions: [], ...more }, 'seed').form;

describe('the form of a dish', () => {
  it.each(rows)('draws "$title" as $form', ({ title, form }) => {
    expect(formOf(title)).toBe(form);
  });

  it('knows titles for nearly every form', () => {
    const named = new Set(rows.map(({ form }) => form));
    expect(formNames.filter((form) => !named.has(form))).toEqual([
      'smooth-soup',
      'brothy-soup',
      'roast',
    ]);
  });

  it('draws a whole bird or a joint as a roast, and smaller cuts on a plate', () => {
    const roastOf = (line: string) => formOf('Roast Chicken', { ingredients: [line] });
    expect(roastOf('1.6 kg whole chicken')).toBe('roast');
    expect(roastOf('1.6 kg whole chicken, jointed')).toBe('roast');
    expect(roastOf('500 g chicken breasts')).toBe('main-plate');
    expect(formOf('Sunday Lunch', { ingredients: ['1.8 kg whole chicken'] })).toBe('roast');
    expect(formOf('Roast Beef', { ingredients: ['1.5 kg beef roasting joint'] })).toBe('roast');
  });

  it('serves coffee in a cup although a glass of water stands beside it', () => {
    const coffee = (vessel: string) =>
      formOf('Turkish Coffee', {
        photoPrompt: `Turkish Coffee: black coffee, a glass of water beside it, in ${vessel}; close view at an angle.`,
      });
    expect(coffee('a tiny cup')).toBe('mug');
    expect(coffee('a small glass')).toBe('drink');
  });

  it('tells a blended soup from one with pieces by the steps', () => {
    const soup = (step: string) =>
      formOf('Carrot Soup', {
        ingredients: ['500 g carrots', '1 l vegetable stock'],
        instructions: [step],
      });
    expect(soup('Simmer the carrots in the stock for 20 minutes, then blend until smooth.')).toBe(
      'smooth-soup',
    );
    expect(soup('Simmer the carrots in the stock for 20 minutes.')).toBe('brothy-soup');
  });

  it('goes by the photo prompt where the title names no dish', () => {
    const served = (words: string) =>
      formOf('Sunday Supper', { photoPrompt: `Sunday Supper, ${words}, from above.` });
    expect(served('on a roasting tray')).toBe('traybake');
    expect(served('in a baking dish')).toBe('gratin');
    expect(served('in a tall glass over ice')).toBe('drink');
    expect(served('in a mug')).toBe('mug');
    expect(served('in a stack')).toBe('pancakes');
  });

  it('goes by ingredients and technique where neither says anything', () => {
    const steps = (text: string, ...ingredients: string[]) =>
      formOf('Our Tuesday Favourite', { ingredients, instructions: [text] });
    expect(steps('Toss the pasta with the tomatoes.', '400 g dried pasta', '400 g tomatoes')).toBe(
      'pasta',
    );
    expect(
      steps('Stir-fry the beef in a wok for 5 minutes.', '400 g beef steak', '2 carrots'),
    ).toBe('stir-fry');
    expect(
      steps(
        'Simmer in the coconut milk for 15 minutes.',
        '400 ml coconut milk',
        '500 g cauliflower',
      ),
    ).toBe('curry');
    expect(
      steps('Roast on a roasting tray for 40 minutes.', '600 g potatoes', '4 chicken thighs'),
    ).toBe('traybake');
    expect(steps('Fry for 6 minutes and rest.', '2 steaks', '1 tbsp olive oil')).toBe('main-plate');
  });
});
