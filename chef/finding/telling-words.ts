import { wordsOf } from '#recipes/pantry/words.ts';
import { isSmall } from '#recipes/selections/wish/left-words.ts';

/** Words that tell one dish from no other. */
const idle = new Set(
  `fresh green raining friends coming after student garden many need party rings poorly feeling
  style home homemade house classic traditional proper real authentic best favourite favorite nice good tasty
  delicious yummy mum mom grandmother grandma granny nan like give show suggest idea love cook chef way version
  kind sort type use up left over half lot whole few couple please hello hi scratch from thing together kilo takeaway last batch school bed australia heart trouble open class everything brings hosting flavour flavours flavor inspired vibes ish since ages stuff
  his her their your they them he she as by into out so than there what when which who will would could should
  can may might let get go give one de la le les el al alla di du des des con au aux`.split(/\s+/),
);

/** Words that say nothing of a wish elsewhere, but tell dishes apart. */
const tellsDishes = new Set(['fried', 'breakfast', 'hot', 'spring', 'summer']);

export const isTelling = (word: string): boolean =>
  word.length > 1 && (tellsDishes.has(word) || !(isSmall(word) || idle.has(word)));

/** Words that may be left out of a name. */
export const joining = new Set(
  'a an the of in on and with for to or by from at de la le les el al alla di du des del con au aux à style homemade easy classic traditional recipe dish simple'.split(
    ' ',
  ),
);

/** The words of a text that a dish can be known by. */
export const tellingWords = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .map(({ word }) => word)
      .filter(isTelling),
  ),
];

/** A slip of a letter in a word of five, two in one of eight: "carbonarra", "worchestershire". */
export const lettersForgiven = (word: string): number =>
  word.length < 5 ? 0 : word.length < 8 ? 1 : 2;
