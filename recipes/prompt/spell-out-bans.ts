import type { Tag } from '../pantry/tags.ts';
import type { Ban } from '../selections/requirements.ts';

/** Foods that a tag covers and that a model may overlook: the hidden sources first. */
const hiddenSources: Partial<Record<Tag, string>> = {
  gluten:
    'wheat, rye, barley, oats, couscous, bulgur, seitan, ordinary soy sauce, beer, breadcrumbs, malt, stock cubes',
  crustaceans:
    'prawns, crab, lobster, shrimp paste, oyster or XO sauce with shrimp, most Thai curry pastes',
  eggs: 'mayonnaise, aioli, meringue, egg pasta and noodles, custard, most cakes and brioche',
  fish: 'fish sauce, anchovies, Worcestershire sauce, Caesar dressing, bonito dashi, surimi',
  peanuts: 'peanut butter, satay, groundnut oil',
  soy: 'soy sauce, tamari, miso, tofu, tempeh, edamame, hoisin, teriyaki, soya lecithin',
  milk: 'butter, ghee, cream, cheese, yoghurt, whey, pesto with cheese, milk chocolate, most bought pastry',
  nuts: 'almonds, hazelnuts, walnuts, cashews, pecans, pistachios, macadamia, Brazil nuts, nut milks and butters, marzipan, pesto, praline',
  celery: 'celeriac, celery salt, most stock cubes and spice mixes',
  mustard: 'mustard seeds and powder, many dressings, mayonnaise and curry powders',
  sesame: 'tahini, hummus, sesame oil, za\u2019atar, dukkah, halva',
  sulphites: 'wine, wine vinegar, most dried fruit, bottled lemon juice',
  lupin: 'lupin flour and seeds',
  molluscs: 'mussels, clams, squid, octopus, snails, oyster sauce',
  meat: 'meat and poultry of every kind, their stock, gravy, lard, suet',
  gelatine: 'gelatine, marshmallows, most gummy sweets',
  honey: 'honey',
  pork: 'bacon, ham, pancetta, chorizo, lard, gelatine from pork',
  alcohol: 'wine, beer, spirits, mirin, sherry, vanilla extract in alcohol',
  'onion-family':
    'onions, shallots, spring onions, leeks, chives, onion powder, most stock cubes and spice mixes',
  'garlic-family':
    'garlic, garlic powder, wild garlic, garlic chives, most stock cubes and spice mixes',
  'added-sugar': 'sugar, honey, syrups, sweetened sauces',
  'animal-rennet': 'Parmesan and other cheese with animal rennet',
};

/**
 * Returns what the hard constraints exclude, one sentence each. It tells the model in advance what the checks look for.
 * Only the server can call it, because it needs the pantry.
 */
export function spellOutBans(bans: readonly Ban[]): string[] {
  const told = new Set<Tag>();
  return bans.flatMap(({ name, tags, together }) => {
    const sources = [...tags].flatMap((tag) => {
      const source = told.has(tag) ? undefined : hiddenSources[tag];
      told.add(tag);
      return source === undefined ? [] : [source];
    });
    const pairs = together.map(([one, other]) => `${one} never together with ${other}`);
    const said = [...sources, ...pairs];
    return said.length > 0 ? [`${name}: no ${said.join('; ')}.`] : [];
  });
}
