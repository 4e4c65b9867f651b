const amount =
  /^(?:and |und |et |y |e |en |i |og |och )?(?:about |ca\.? |~)?(?:[\d½¼¾⅓⅔⅛⅜⅝⅞]|(?:an?|one|two|three|four|half|some|few|pinch|handful|dash|ein|eine|einen|une?|deux|zwei|dos|una?|salt|pepper|salz|pfeffer|sel|sal|sale)\b)/iu;
const manner =
  /^(?:(?:finely|freshly|thinly|roughly|coarsely|well|lightly|very|plus|for|to|at|cut|then|divided|optional|or|into|in|with|without|about|as|if|such|preferably|ideally|skin|seeds|deseeded|boneless|skinless|bone|room|warm|cold|drained|halved|more|extra|fein|gehackt|grob|gewürfelt|geschält|coup|émincé|haché|picad|troce|trit|a piacere|nach)\b|[\p{L}-]+(?:ed|ned|ped|ced|shed|sliced|diced|minced|softened|beaten|melted)\b)/iu;

/** Splits at commas between ingredients, but not in brackets and not before words such as "chopped". */
function splitAtCommas(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(/[,，、]\s+|、(?![^(]*\))|,(?=\p{L})/u)) {
    const before = pieces.at(-1);
    const isOpenBracket =
      before !== undefined && before.split('(').length > before.split(')').length;
    if (before !== undefined && (isOpenBracket || (manner.test(piece) && !/^\d/.test(piece)))) {
      pieces[pieces.length - 1] = `${before}, ${piece}`;
    } else pieces.push(piece);
  }
  return pieces;
}

const beforeAmount =
  /\s+(?:and|plus|as well as|und|et|y|och|og)\s+(?=(?:about |~)?[\d½¼¾⅓⅔⅛]|(?:an?|one|two|three|four|half an?|some|plenty)\s)/iu;

const withoutAnd = (text: string) =>
  text
    .replace(/^(?:and|und|et|y|e|en|i|og|och) (?=\S)/iu, '')
    .replace(/[.。]$/, '')
    .trim();

/**
 * Splits "200 g flour, 2 eggs, and a pinch of salt" into its ingredients.
 * @returns only the text itself when it is one ingredient ("2 onions, peeled, chopped")
 */
export function splitIngredients(text: string): string[] {
  const atMarks = text.split(/\s*[;；]\s+|\s+[•·|▪●]\s+/u).filter((piece) => piece.trim() !== '');
  if (atMarks.length > 1) return atMarks.map(withoutAnd);
  const pieces = splitAtCommas(text);
  const withAmount = pieces.filter((piece) => amount.test(piece)).length;
  const hasJapanese = /[、，]/.test(text) && pieces.length > 2;
  const isList =
    pieces.length > 2
      ? withAmount >= 2 || (withAmount === 0 && text.length < 200)
      : pieces.length === 2 && withAmount === 2;
  return isList || hasJapanese ? pieces.map(withoutAnd) : [text];
}

/** Splits the list in a sentence, also at "and": "1 lemon, 60 g Parmesan and a pinch of salt". */
export function splitListing(text: string): string[] {
  const pieces = text.split(/\s*[;；]\s+/u).flatMap(splitAtCommas);
  return pieces.flatMap((piece) => piece.split(beforeAmount)).map(withoutAnd);
}
