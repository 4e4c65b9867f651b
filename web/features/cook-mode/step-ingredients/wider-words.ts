import type { Listed } from './listed.ts';

const table = `
beef: steak sirloin rump brisket rib-eye ribeye chuck entrecote mince
steak: sirloin rump rib-eye ribeye entrecote beef tuna
meat: beef steak sirloin rump brisket chuck mince pork lamb veal venison turkey chicken duck
mince: beef pork lamb turkey
pork: bacon ham sausage guanciale pancetta prosciutto lardon
fish: cod salmon haddock trout tuna mackerel bass bream halibut sardine sole plaice pollock hake tilapia monkfish
seafood: prawn shrimp mussel clam squid crab scallop lobster
shrimp: prawn
prawn: shrimp
cheese: parmesan parmigiano cheddar mozzarella feta gruyere halloumi ricotta mascarpone pecorino gouda brie camembert emmental provolone stilton gorgonzola paneer manchego comte cotija
pasta: spaghetti penne fusilli linguine tagliatelle rigatoni macaroni orzo farfalle fettuccine pappardelle lasagne ditalini cavatappi bucatini pappardelle shells tortellini ravioli gnocchi conchiglie
noodle: udon soba ramen vermicelli
bean: cannellini borlotti kidney edamame haricot pinto
herb: parsley basil coriander cilantro mint dill chive thyme rosemary sage oregano tarragon
spice: cumin coriander turmeric paprika cinnamon cayenne cardamom allspice nutmeg sumac fenugreek masala
nut: almond walnut pecan cashew hazelnut pistachio peanut macadamia
berry: strawberry raspberry blueberry blackberry cranberry currant
green: spinach kale chard lettuce rocket cabbage
salad: lettuce rocket
bread: ciabatta baguette sourdough focaccia loaf
sausage: bratwurst chorizo frankfurter merguez chipolata
onion: shallot
chilli: jalapeno
courgette: zucchini
zucchini: courgette
aubergine: eggplant
eggplant: aubergine
coriander: cilantro
cilantro: coriander
soda: bicarbonate
bicarbonate: soda
cornflour: cornstarch
cornstarch: cornflour
`;

const members = new Map(
  table
    .trim()
    .split('\n')
    .map((row): [string, ReadonlySet<string>] => {
      const [word = '', names = ''] = row.split(': ');
      return [word, new Set(names.split(' '))];
    }),
);
/** Dried herbs count as spices: a step that scatters "the herbs" means the fresh ones. */
const dry = /\b(?:dried|ground|seeds?|powder|flakes)\b/i;
export const isDry = ({ name }: Listed): boolean => dry.test(name);

/** Returns whether a step may call this line by a wider word: "the cheese" for Gruyère, "the beef" for rump steak. */
export function isCalled(word: string, listed: Listed): boolean {
  if (word === 'herb' && dry.test(listed.name)) return false;
  if (word === 'spice' && listed.naming.has('coriander') && !dry.test(listed.name)) return false;
  const names = members.get(word);
  return names?.has(listed.head) ?? false;
}

/** Returns whether the word is a wider word at all. */
export const isWider = (word: string): boolean => members.has(word);
