import type { CatalogueNames } from '../catalogue.ts';
import { type CookbookDish, isPart } from '../dish.ts';

/** A finding of a check about a dish, with the front matter key or the words of a step near it. */
export type Remark = { message: string; key?: string; near?: string };

function unknownNames(dish: CookbookDish, catalogue: CatalogueNames): Remark[] {
  const { cuisine, courses, styles, techniques, spiceLevel } = dish;
  const groups: [string, readonly string[], readonly string[]][] = [
    ['cuisine', cuisine === undefined ? [] : [cuisine], catalogue.cuisines],
    ['course', courses, catalogue.courses],
    ['style', styles, catalogue.styles],
    ['technique', techniques, catalogue.techniques],
    ['spice', [spiceLevel], catalogue.spiceLevels],
  ];
  return groups.flatMap(([key, names, known]) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => ({
        message: `the catalogue knows no ${key} “${name}”; it has ${known.join(', ')}`,
        key,
      })),
  );
}

function heatLevel({ ingredients, spiceLevel }: CookbookDish): Remark[] {
  const hot = ingredients.find(({ role, isOptional }) => role === 'heat' && !isOptional);
  return hot && spiceLevel === 'No Heat'
    ? [{ message: `“${hot.name}” makes it hot: say how hot under “spice”`, key: 'spice' }]
    : [];
}

const sentencesIn = (text: string): number =>
  text.split(/[.!?](?:\s|$)/).filter((one) => one.trim() !== '').length;
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
const maxDescriptionWords = 45;

function texts({ description, tips, courses, ...dish }: CookbookDish): Remark[] {
  const remarks: Remark[] = [];
  if (sentencesIn(description) > 2 || wordsIn(description) > maxDescriptionWords) {
    remarks.push({
      message: `the description is one or two sentences of at most ${maxDescriptionWords} words`,
      key: 'description',
    });
  }
  if (tips.length < 2 || tips.length > 3)
    remarks.push({
      message: `there are ${tips.length} tips: two or three are wanted`,
      key: 'tips',
    });
  if (courses.length === 0 && !isPart(dish))
    remarks.push({ message: 'a dish needs a course', key: 'course' });
  if (isPart(dish) && !dish.makes)
    remarks.push({
      message: 'a part of other dishes says what it makes: “makes: 1 l”',
      key: 'makes',
    });
  const { from, to } = dish.goodFor;
  if (dish.servings < from || dish.servings > to)
    remarks.push({ message: 'the servings lie outside of “good for”', key: 'good for' });
  return remarks;
}

/** Reports other names that only repeat the title. */
function otherNames({ title, also }: CookbookDish): Remark[] {
  return also
    .filter((name) => name.toLowerCase() === title.toLowerCase())
    .map((name) => ({ message: `“${name}” is the title already`, key: 'also' }));
}

const minWishes = { part: 5, dish: 8 };
const maxWishWords = 14;

/** Reports too few wishes, wishes that are too long, and wishes that occur twice. */
function wishes(dish: CookbookDish): Remark[] {
  const { wishes: all } = dish;
  const least = isPart(dish) ? minWishes.part : minWishes.dish;
  const remarks: Remark[] = [];
  if (all.length < least)
    remarks.push({
      message: `${all.length} wishes; write at least ${least}: what people type when they do not name the dish`,
      key: 'wishes',
    });
  for (const [at, wish] of all.entries()) {
    const length = wish.split(/\s+/).length;
    if (length > maxWishWords)
      remarks.push({
        message: `“${wish}”: a wish has at most ${maxWishWords} words`,
        key: 'wishes',
      });
    if (all.indexOf(wish) < at) remarks.push({ message: `“${wish}” occurs twice`, key: 'wishes' });
  }
  return remarks;
}

/** Reports foods without an amount, except salt, pepper, water, garnishes and foods whose note says what they are for. */
function bareAmounts({ ingredients }: CookbookDish): Remark[] {
  const bare = ingredients.filter(
    ({ uses, pantryId, notes, role }) =>
      uses.every(({ amount }) => !amount) &&
      !['salt', 'black-pepper', 'water'].includes(pantryId) &&
      !['garnish'].includes(role) &&
      !notes.some((note) => /^(?:for|to) /.test(note)),
  );
  return bare.map(({ name }) => ({
    message: `“${name}” has no amount; without one it needs a note of what it is for: @${name}{}(for greasing)`,
    near: `@${name}`,
  }));
}

/** Reports markup in a note. A note is plain text, so a food in it would be in no list. */
function markupInNotes({ ingredients }: CookbookDish): Remark[] {
  return ingredients
    .filter(({ notes }) => notes.some((note) => /[@#~]\S[^,]*\{/.test(note)))
    .map(({ name }) => ({
      message: `the note of “${name}” contains markup; write a sentence: “Season the @${name}{} with @salt{}”`,
      near: `@${name}`,
    }));
}

/** Checks what a file states about its dish: catalogue names, heat level, texts, other names, wishes, foods without an amount and notes. */
export function checkFacts(dish: CookbookDish, catalogue: CatalogueNames): Remark[] {
  return [
    ...unknownNames(dish, catalogue),
    ...heatLevel(dish),
    ...texts(dish),
    ...otherNames(dish),
    ...wishes(dish),
    ...bareAmounts(dish),
    ...markupInNotes(dish),
  ];
}
