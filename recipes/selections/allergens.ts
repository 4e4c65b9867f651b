import { statutoryAllergens, type Tag } from '../pantry/tags.ts';
import { tableOf } from './names.ts';

/** Maps every name that a category may use for an allergen to its tags: the EU 14, the US 9, and everyday words. */
export const allergenNames: ReadonlyMap<string, readonly Tag[]> = tableOf<readonly Tag[]>([
  ['gluten, cereals containing gluten, gluten cereals, coeliac, celiac', ['gluten']],
  ['wheat', ['wheat']],
  ['barley, rye', ['gluten']],
  ['oats', ['oats']],
  // Leavened grain, which is put away for Passover.
  ['chametz, chometz, hametz', ['gluten', 'oats']],
  ['crustaceans, crustacean shellfish, prawns, shrimp, crab, lobster', ['crustaceans']],
  ['molluscs, mollusks, mussels, clams, oysters, squid', ['molluscs']],
  ['shellfish', ['crustaceans', 'molluscs']],
  ['seafood, fish and shellfish', ['fish', 'crustaceans', 'molluscs']],
  ['eggs', ['eggs']],
  ['fish, finned fish, fish finned, fin fish', ['fish']],
  ['peanuts, groundnuts', ['peanuts']],
  ['soy, soya, soybeans, soya beans, soy beans', ['soy']],
  [
    'milk, dairy, lactose, cow milk, milk and dairy, dairy and lactose, casein, whey, milk protein, cow milk protein, cmpa',
    ['milk'],
  ],
  ['tree nuts, treenuts', ['nuts', 'pine-nuts']],
  ['nuts, all nuts, nuts and peanuts, peanuts and tree nuts', ['nuts', 'peanuts', 'pine-nuts']],
  ['almonds, hazelnuts, walnuts, cashews, pecans, pistachios, macadamia', ['nuts']],
  ['pine nuts', ['pine-nuts']],
  ['celery, celeriac, celery and celeriac', ['celery']],
  ['mustard', ['mustard']],
  ['sesame, sesame seeds', ['sesame']],
  [
    'sulphites, sulfites, sulphur dioxide, sulphur dioxide and sulphites, sulfur dioxide, sulphite',
    ['sulphites'],
  ],
  ['lupin, lupine', ['lupin']],
  ['corn, maize', ['corn']],
  ['coconut', ['coconut-family']],
  ['nightshades', ['nightshade']],
  ['alliums', ['allium']],
  ['citrus, citrus fruits', ['citrus']],
  ['legumes, pulses', ['legume']],
  ['stone fruits', ['stone-fruit']],
  ['berries', ['berry']],
  ['mushrooms, fungi', ['mushroom']],
  ['gelatine, gelatin', ['gelatine']],
  // A reaction to the meat of mammals, and for some people also to their gelatine and milk.
  ['alpha gal, red meat alpha gal, mammalian meat', ['red-meat', 'gelatine']],
  // Mustard is made of ground seeds.
  ['seeds', ['seed', 'sesame', 'mustard']],
]);

/** The tags that widen an allergy from one food to others: an allergy to egg white is an allergy to eggs. */
export const allergyTags: ReadonlySet<Tag> = new Set<Tag>([
  ...statutoryAllergens,
  'wheat',
  'oats',
  'pine-nuts',
  'corn',
  'citrus',
  'mushroom',
  'garlic-family',
  'onion-family',
  'tomato-family',
  'pepper-family',
  'potato-family',
  'rice-family',
  'coconut-family',
  'olive-family',
  'avocado-family',
  'banana-family',
]);
