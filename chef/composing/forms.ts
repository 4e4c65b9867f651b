/** How an ingredient is prepared: the verb in steps, the participle in the list, and the minutes it takes. */
export type Form = { verb: string; participle: string; minutes: number; minutesPer100g: number };

const form = (verb: string, participle: string, minutes: number, minutesPer100g: number): Form => ({
  verb,
  participle,
  minutes,
  minutesPer100g,
});

export const forms: Record<string, Form> = {
  'finely-chopped': form('finely chop', 'finely chopped', 0.7, 1),
  'finely-sliced': form('finely slice', 'finely sliced', 0.5, 0.6),
  'finely-grated': form('finely grate', 'finely grated', 0.6, 1.5),
  'thinly-sliced': form('thinly slice', 'thinly sliced', 0.7, 0.4),
  'roughly-chopped': form('roughly chop', 'roughly chopped', 0.4, 0.4),
  'bite-size': form('cut into bite-size pieces', 'cut into bite-size pieces', 0.8, 0.4),
  chopped: form('chop', 'chopped', 0.4, 0.6),
  crumbled: form('crumble', 'crumbled', 0.4, 0.3),
  crushed: form('crush', 'crushed', 0.5, 3),
  cubed: form('cut into 2 cm cubes', 'cut into 2 cm cubes', 0.8, 0.4),
  diced: form('dice', 'diced', 0.6, 0.6),
  drained: form('drain and rinse', 'drained and rinsed', 0.6, 0.05),
  florets: form('cut into small florets', 'cut into small florets', 0.6, 0.4),
  grated: form('grate', 'grated', 0.5, 0.8),
  halved: form('halve', 'halved', 0.3, 0.4),
  mashed: form('mash', 'mashed', 0.5, 0.4),
  quartered: form('quarter', 'quartered', 0.3, 0.4),
  rinsed: form('rinse', 'rinsed', 0.6, 0.05),
  shredded: form('shred', 'shredded', 0.5, 0.5),
  sliced: form('slice', 'sliced', 0.5, 0.5),
  torn: form('tear', 'torn', 0.3, 0.4),
  trimmed: form('trim', 'trimmed', 0.4, 0.4),
  'in-wedges': form('cut into wedges', 'cut into wedges', 0.5, 0.4),
  'in-sticks': form('cut into sticks', 'cut into sticks', 0.6, 0.6),
};

/** Cuts that a dish may replace with another cut, for example "roughly chopped". */
const shaped = new Set([
  'finely-chopped',
  'finely-sliced',
  'diced',
  'chopped',
  'sliced',
  'florets',
  'shredded',
  'halved',
  'quartered',
  'torn',
  'trimmed',
  'thinly-sliced',
]);

/** Whether an ingredient with this cut can be cut another way. */
export const canBeCut = (cut: string): boolean => shaped.has(cut);

/** Returns the minutes at the board; a large amount takes less time per gram than a small one. */
export function prepMinutes(cut: string, grams: number): number {
  const found = forms[cut];
  return found ? found.minutes + found.minutesPer100g * (grams / 100) ** 0.85 : 0;
}
