import type { SafetyKind } from '../../pantry/safe-temperatures.ts';

/** The heat rule of some kinds of food: words that count as a safe temperature, and the note if neither is given. */
export type HeatRule = { kinds: readonly SafetyKind[]; sign?: RegExp; note: string };

export const heatRules: readonly HeatRule[] = [
  { kinds: ['poultry'], note: 'Cook poultry to 74 °C in the thickest part.' },
  { kinds: ['minced'], note: 'Cook minced meat to 71 °C in the middle.' },
  { kinds: ['offal'], note: 'Cook offal to 71 °C in the middle.' },
  { kinds: ['game'], note: 'Cook game to 63 °C in the middle and let it rest for 3 minutes.' },
  {
    kinds: ['whole-cut'],
    sign: /\b(?:fall(?:s|ing)? apart|pull(?:s|ed)? apart|very tender|fork[- ]tender|until (?:\w+ )*tender|shreds?|off the bone|[1-9] hours?|90 minutes)\b/i,
    note: 'Cook whole cuts to 63 °C and let them rest for 3 minutes.',
  },
  {
    kinds: ['fish'],
    sign: /opaque|flak|well hot|piping hot|steaming/i,
    note: 'Cook fish to 63 °C, or until opaque and flaking.',
  },
  {
    kinds: ['crustaceans'],
    sign: /pink|opaque|\bred\b/i,
    note: 'Cook shellfish until pink and opaque all through.',
  },
  {
    kinds: ['molluscs'],
    sign: /opaque|open|firm|discard/i,
    note: 'Cook shellfish through and discard any that stay shut.',
  },
  {
    kinds: ['eggs'],
    sign: /\bset\b|firm|cooked through|hard|\bbak|boil|oven|fry (?:the )?(?:pancakes|fritters)|skewer|toothpick|bubbl|puffed|golden|\bfr(?:y|ied|ying)\b[^.]*\b1[6-9]\d\s*°/i,
    note: 'Cook egg dishes to 71 °C, or until set.',
  },
];

/** Words for each kind in a step that uses no closer name. */
export const kindWords: Partial<Record<SafetyKind, RegExp>> = {
  poultry: /\b(?:chicken|turkey|duck|goose|poultry|bird|breasts?|thighs?|drumsticks?|wings?)\b/i,
  minced:
    /\b(?:mince|minced|ground (?:beef|pork|lamb|turkey|chicken|meat)|burgers?|patt(?:y|ies)|meatballs?|meatloaf|kofta|koftas|sausages?)\b/i,
  'whole-cut': /\b(?:steaks?|beef|pork|lamb|veal|chops?|loin|roast|meat)\b/i,
  fish: /\b(?:fish|salmon|cod|tuna|trout|haddock|fillets?|bass)\b/i,
  eggs: /\b(?:eggs?|yolks?|frittata|omelette|quiche)\b/i,
  game: /\b(?:venison|rabbit|boar|game|pheasant)\b/i,
};

/** Pink or rare meat that is unsafe that way: poultry and minced meat. */
export const underdonePattern =
  /\b(?:(?:still |slightly |a little |just |nice and |left |stay(?:s|ing)? )?(?:pink|rare|raw|bloody|underdone|undercooked)\b[^.]{0,20}\b(?:in the (?:middle|centre|center)|inside|at the bone)|medium[- ]rare|(?:serve|served|cook(?:ed)?|leave|keep) (?:it |them |the \w+ )?(?:very )?(?:rare|pink|bloody|raw)\b(?! (?:chicken|meat|poultry|mince|turkey|duck|pork|beef|lamb|fish|eggs?|juices?|food|and cooked))|(?:middle|centre|center|inside)[^.]{0,20}\b(?:still|slightly|a little|stays?) (?:pink|raw|rare))/i;
export const notUnderdone =
  /\b(?:no|not|never|without|until no|nothing|longer|isn't|should not|avoid)\b[^.]{0,25}$/i;
/** "If it is still pink, give it longer": the meat is cooked further. */
export const mendsUnderdone =
  /\bif\b (?:it|they|the [\w ]{1,25}|any|there)(?: is| are|'s| looks?| seems?| stays?)? (?:any |still |at all |a little |too |slightly )*(?:pink|rare|raw|bloody|underdone|undercooked)\b[^.]{0,40}\b(?:longer|more|return|back|again|keep (?:cooking|going))\b/i;
