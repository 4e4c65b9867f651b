import type { Food } from '../classify/foods-in.ts';
import { after, before } from './around-food.ts';
import type { Line } from './lines.ts';

const meltsAfter =
  /^,?\s*(?:which |that |has |have |will |slowly |in the meat |in the bones |in the skin )*(?:melt|dissolv|br(?:eak|ok)|soften|turn|render)(?:s|ed|ing|en|es)?\b/i;
const meltsBefore =
  /\b(?:melts|melting|dissolves|breaks down|turns|renders|full of|rich in)\s+(?:(?:the|its|their|all|tough)\s+){0,2}$/i;
/** Whether collagen is that of meat which braises, and no powder from a tub. */
const isOfTheMeat = (food: Food, line: Line): boolean =>
  !/\b(?:add|blend(?: in)?|whisk(?: in)?|stir(?: in)?|dissolve|scoops? of|spoonfuls? of)\s+(?:the |some )?$/i.test(
    before(line, food, 30),
  ) &&
  (meltsAfter.test(after(line, food, 50)) || meltsBefore.test(before(line, food, 40)));

/** Matches a sentence that blends to a texture: "blend the chickpeas … to make a soft, pale cream". "Stir into a thick cream" adds cream. */
const blendsToCream =
  /(?:^|[.;]\s+)(?:blend|blitz|whizz|process|pur[eé]e|mash|pound|grind)\b(?:(?!\b(?:add|stir|fold|tip|heat|spoon|serve)\b)[^.;])*\b(?:to|makes?|forms?|becomes?) an? (?:(?:smooth|soft|pale|thick|loose|silky|light|fluffy|airy),? (?:and )?){1,3}$/iu;

/** Matches words before a person's tongue: "nobody burns their tongue". */
const ofAPerson =
  /\b(?:the|your|their|his|her|my|our|(?:burn|scald)(?:s|ed|t|ing)?(?: (?:a|any|no))?)\s+$/i;

/** The same of several: "kind to small tongues". */
const ofPeople =
  /\b(?:burn|scald)(?:s|ed|t|ing)?\s+(?:\w+\s+){0,2}$|\b(?:kind|gentle) to\s+(?:\w+\s+){0,2}$/i;

/** "Until the texture is frappé", "frappé-cold": how cold it is, not the drink. */
const isTexture = (food: Food, line: Line): boolean =>
  line.where !== 'ingredients' &&
  line.where !== 'title' &&
  (/^-cold\b/i.test(after(line, food, 8)) ||
    (/\b(?:texture|consistency) is $|\buntil (?:it is |it['’]s )?$/i.test(before(line, food, 20)) &&
      /^(?:[.,;)]|$)/.test(after(line, food, 1))));

/** Matches the words before a crumb on a skewer: "comes out with only a damp speck". A verb that adds means the ham. */
const aCrumb =
  /\b(?:skewer|tester|toothpick|cocktail stick|knife)\b[^.;,]{0,24}\b(?:comes?|came) out [^.;,]{0,24}\b(?:an?|one) (?:(?:damp|moist|tiny|stray|dry|wet|dark|pale|single) ){0,2}$/u;

/** Matches the words before a day: "label with the date", "mark the jars with the name and date". */
const labelsWith =
  /\b(?:label(?:s|l?ed|l?ing)?(?: (?:it|them|each|everything))?|(?:label|mark)(?:l?ed|ing)? (?:the|each|every|your) (?:[\p{L}-]+ )?(?:jars?|lids?|bags?|box(?:es)?|bottles?|tubs?|containers?)) with (?:(?:the|its|their) (?:name|contents) and )?(?:the |today['’]s )?$/iu;
const endsClause = /^(?:[.,;:)]|$| (?:and|on|of)\b)/;

/** Matches a plural whose verb follows: "until the seeds squash between your fingers". */
const squashes =
  /\b(?:until|till|when|and|so that) (?:they|(?:the|your) (?!(?:some|roast|raw|cooked)\b)[\p{L}-]+s) $/iu;
const betweenFingers =
  /^ (?:easily |flat )?between (?:your |two |the )?(?:fingers?|finger and thumb)\b/i;

/** Whether a word is not the food of that name but a crumb, a day or the verb of a clause. */
function isPlainWord(text: string, said: string, rest: string): boolean {
  if (text === 'speck') return aCrumb.test(said) && /^(?:[.,;:)]|$)/.test(rest);
  if (text === 'date') return labelsWith.test(said) && endsClause.test(rest);
  if (!/^squash$/i.test(text)) return false;
  return /^ easily\b/i.test(rest) || (squashes.test(said) && betweenFingers.test(rest));
}

/** Whether a word has another sense here than the food: a crackling skin, a tang, Turkey's pickles, a bowl of bún, pâte à choux. */
export function isAnotherSense(food: Food, line: Line): boolean {
  const { text } = food;
  const rest = after(line, food, 20);
  if (/^crackling$/i.test(text))
    return (
      /^[- ](?!(?:and|or|with|on|over|for|is|to|from|of|in|into|at|as|until|before|while|by|pieces?|strips?|bits?|shards?|crumbs?)\b)\p{L}/u.test(
        rest,
      ) || /\b(?:brown(?:ed)?|golden|crisp|hot|rich|dark) and\s+$/i.test(before(line, food, 16))
    );
  if (isPlainWord(text, before(line, food, 90), after(line, food, 40))) return true;
  if (/^tongue$/i.test(text)) return ofAPerson.test(before(line, food, 16));
  if (/^tongues$/i.test(text)) return ofPeople.test(before(line, food, 40));
  if (/^tang$/.test(text) || /^b[úÚ]n$/i.test(text) || /^pâte$/i.test(text)) return true;
  if (/^vanilla$/i.test(text)) return line.where === 'title' || line.where === 'description';
  if (/^collagen$/i.test(text)) return isOfTheMeat(food, line);
  if (/^specks$/i.test(text) || (/^cobs?$/i.test(text) && !/^ loa/i.test(rest))) return true;
  if (/^frapp[ée]$/iu.test(text)) return isTexture(food, line);
  if (/^temper$/i.test(text)) return /\b(?:its|their|his|her) $/i.test(before(line, food, 8));
  if (/^gummy$/i.test(text)) return !/^[- ](?:bears?|worms?|sweets?|cand)/i.test(rest);
  if (/^poke$/i.test(text))
    return (
      /\b(?:a|the|gentle|light|quick|firm|good)\s+$/i.test(before(line, food, 10)) &&
      !/^ bowls?\b/i.test(rest)
    );
  if (/\bsquashes$/i.test(text)) return /^ (?:against|under|when|if|easily|flat)\b/i.test(rest);
  if (/^rice drink$/i.test(text)) return /\blet (?:the|your) $/i.test(before(line, food, 10));
  if (/^roasty$/i.test(text))
    return /^(?:,| (?:smell|aroma|scent|flavou?r|taste|note|depth))/i.test(rest);
  if (/^cream$/i.test(text)) return blendsToCream.test(before(line, food, 300));
  if (/^chuck$/i.test(text)) return /^ (?:them|it|everything|the lot)\b/i.test(rest);
  if (/^game$/i.test(text)) return /^['’]s (?:up|over)\s*(?:[.,;!)]|$)/i.test(rest);
  if (/^fish$/i.test(text)) return /^ [^.;,]{0,40}\bout\b/i.test(after(line, food, 50));
  if (/^curds$/i.test(text))
    return /\b(?:forms?|into|in|to|soft|small|large)\s+(?:(?:soft|set|just-set|small|large|big|loose|silky|creamy|tender|moist)(?:,|,? and)?\s+){0,3}$/i.test(
      before(line, food, 40),
    );
  if (text === 'Darjeeling' || text === 'Kalamata') return /^(?:['’]s\b| figs?\b)/i.test(rest);
  if (text === 'Brazil') return !/^[- ]nuts?\b/i.test(rest);
  if (text === 'Turkey')
    return /^['’]s\b/.test(rest) || /\b(?:in|from|across|of)\s+$/i.test(before(line, food, 8));
  return false;
}
