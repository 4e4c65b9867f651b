const vessels: Readonly<Record<string, string>> = {
  glasses: 'glass',
  cups: 'cup',
  mugs: 'mug',
  bowls: 'bowl',
  plates: 'plate',
  tumblers: 'tumbler',
  coupes: 'coupe',
  flutes: 'flute',
  goblets: 'goblet',
};
const several = `(?<many>${Object.keys(vessels).join('|')})`;
const adjectives =
  '(?<how>(?:(?:chilled|cold|handled|stemmed|lidded|frosted|heated|hot|warm|warmed|deep|flat|large|little|shallow|short|small|tall|wide|serving|soup|dinner|dessert|individual|wine|champagne|coffee|tea|espresso|martini|heatproof) ){0,3})';

const sharing = new RegExp(
  `\\b(?<verb>share|divide|split)(?<what> [^.;]*?)?(?: out)? (?:among|between|over|into) (?:the )?${adjectives}${several}\\b`,
  'giu',
);
const serving = new RegExp(
  `\\b(?<to>into|in|onto|on) (?<article>the )?${adjectives}${several}\\b(?! of)`,
  'giu',
);
const intoEach = /\b(into|in|over|onto|on) each(?: (?:glass|cup|mug|bowl|plate|one))?(?=[ ,.;])/giu;

type Groups = { many: string; how: string } & Record<string, string | undefined>;
const oneOf = (many: string): string => vessels[many.toLowerCase()] ?? many;

const withArticle = (how: string, one: string): string =>
  `${/^[aeiou]/i.test(how || one) ? 'an' : 'a'} ${how}${one}`;

/** Rewords the serving of several people for one: "share it among tall glasses" → "put it into a tall glass". */
export function forOne(text: string): string {
  const shared = text.replace(sharing, (...found) => {
    const { many, how, verb, what = '' } = found.at(-1) as Groups;
    const one = oneOf(many);
    const put = /^[SD]/.test(verb ?? '') ? 'Put' : 'put';
    const to = one === 'plate' ? 'onto' : 'into';
    return `${put}${what} ${to} ${withArticle(how, one)}`;
  });
  const served = shared.replace(serving, (...found) => {
    const { many, how, to = 'into', article } = found.at(-1) as Groups;
    const one = oneOf(many);
    return `${to} ${article ? `the ${how}${one}` : withArticle(how, one)}`;
  });
  return served === text ? text : served.replace(intoEach, '$1 it');
}
