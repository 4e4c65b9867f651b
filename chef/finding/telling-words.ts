import { wordsOf } from '#recipes/pantry/words.ts';
import { isSmall } from '#recipes/selections/wish/left-words.ts';

/** Words that do not distinguish one dish from another. */
const idle = new Set(
  `fresh green raining form grub raid treat health friends coming after student garden many need party rings poorly feeling
  style home homemade house classic traditional proper real authentic best favourite favorite nice good tasty
  delicious yummy mum mom grandmother grandma granny nan like give show suggest idea love cook chef way version
  kind sort type use up left over half lot whole few couple please hello hi scratch from thing together kilo takeaway last batch school bed australia heart trouble open class everything brings hosting miss missing went gone told said says doctor loves loved flavour flavours flavor inspired vibes ish since ages stuff
  his her their your they them he she as by into out so than there what when which who will would could should
  can may might let get go give one de la le les el al alla di du des des con au aux`.split(/\s+/),
);

/** Words that mean nothing elsewhere in a wish, but distinguish dishes. */
const tellsDishes = new Set(['fried', 'breakfast', 'hot', 'savoury', 'spring', 'summer']);

export const isTelling = (word: string): boolean =>
  word.length > 1 && (tellsDishes.has(word) || !(isSmall(word) || idle.has(word)));

/** Words that may be left out of a name. */
export const joining = new Set(
  'a an the of in on and with for to or by from at de la le les el al alla di du des del con au aux à style easy classic traditional recipe dish simple'.split(
    ' ',
  ),
);

/** Returns the words of a text that can identify a dish. */
export const tellingWords = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .map(({ word }) => word)
      .filter(isTelling),
  ),
];

/** Returns nouns that an adjective may be made from: "chocolatey" → "chocolate", "lemony" → "lemon", "nutty" → "nut". */
export const nounsOfAdjective = (word: string): string[] =>
  word.length > 4 && word.endsWith('y')
    ? [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -1)}e`]
    : [];

/** Returns how many wrong letters are tolerated: one in a word of five letters, two in one of seven: "carbonarra", "rissoto". */
export const lettersForgiven = (word: string): number =>
  word.length < 5 ? 0 : word.length < 7 ? 1 : 2;
