import { type CookbookDish, type DishIngredient, dishSchema } from '../dish.ts';
import { lineOfKey, lineOfWords, type Problem } from '../problem.ts';
import { type DishRole, usualRole } from '../roles.ts';
import { unitName } from '../units.ts';
import { findFood, knownOnlyBy, nearNames } from './find-food.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { parseCook } from './parse-cook.ts';
import { readSteps, type TakenIngredient } from './read-steps.ts';
import { swapsOf } from './read-swaps.ts';

/** A file of the cookbook. `path` is relative to cookbook/ and has no extension. */
export type CookFile = { path: string; text: string };

/** The result of reading a file. The dish is present when the file has no problems. */
export type ReadDish = { file: CookFile; dish?: CookbookDish; problems: Problem[] };

/** Returns the role that the front matter gives each name, including names that no step takes. */
function rolesByName(front: FrontMatter): Map<string, DishRole> {
  const byName = new Map<string, DishRole>();
  for (const [role, names = []] of Object.entries(front.roles))
    for (const name of names) byName.set(name, role as DishRole);
  return byName;
}

class DishReader {
  readonly problems: Problem[] = [];
  readonly #file: CookFile;
  readonly #front: FrontMatter;
  readonly #roles: Map<string, DishRole>;

  constructor(file: CookFile, front: FrontMatter) {
    this.#file = file;
    this.#front = front;
    this.#roles = rolesByName(front);
  }

  say(message: string, line?: number): void {
    this.problems.push({ path: this.#file.path, ...(line !== undefined && { line }), message });
  }

  sayNear(message: string, words: string): void {
    this.say(message, lineOfWords(this.#file.text, words));
  }

  sayAt(message: string, key: string, below?: string): void {
    this.say(message, lineOfKey(this.#file.text, key, below));
  }

  ingredientOf(taken: TakenIngredient): DishIngredient | undefined {
    const { name, notes, uses } = taken;
    const food = findFood(name);
    if (!food) {
      const near = nearNames(name);
      const hint = near.length > 0 ? `; near it: ${near.join(', ')}` : '';
      this.sayNear(`the pantry knows no “${name}”${hint}`, `@${name}`);
      return undefined;
    }
    const only = knownOnlyBy(name);
    if (only !== undefined) {
      const message = `the pantry takes “${name}” for ${food.one}, by “${only}” alone; near it: ${nearNames(name).join(', ')}`;
      this.sayNear(message, `@${name}`);
      return undefined;
    }
    const role = this.#roles.get(name) ?? usualRole(food);
    if (!role) {
      this.sayNear(`“${name}” may be for several things: give it a role under “roles”`, `@${name}`);
      return undefined;
    }
    const isOptional = this.#front.optional.includes(name);
    return { name, pantryId: food.id, role, isOptional, notes, uses };
  }

  /** Reports names under roles, optional and swaps that do not occur in the steps. */
  checkNames(names: readonly string[]): void {
    const inKeys: [string, string][] = [
      ...[...this.#roles.keys()].map((name): [string, string] => ['roles', name]),
      ...this.#front.optional.map((name): [string, string] => ['optional', name]),
      ...Object.keys(this.#front.swaps).map((name): [string, string] => ['swaps', name]),
    ];
    for (const [key, name] of inKeys) {
      if (names.includes(name)) continue;
      const below = key === 'roles' ? this.#roles.get(name) : name;
      this.sayAt(`“${name}” stands under “${key}”, but no step takes it by this name`, key, below);
    }
  }

  makes(): CookbookDish['makes'] {
    const { makes } = this.#front;
    if (makes === undefined) return undefined;
    const [, number, unit = ''] = /^(\d+(?:\.\d+)?)\s*(.*)$/.exec(makes.trim()) ?? [];
    if (number === undefined || Number(number) <= 0) {
      this.sayAt('“makes” is an amount: 1 l, 500 g, 12 rolls', 'makes');
      return undefined;
    }
    const name = unit === '' ? null : (unitName(unit) ?? unit);
    return { value: Number(number), unit: name, isFixed: false };
  }
}

function goodForOf({ servings, 'good for': range }: FrontMatter): CookbookDish['goodFor'] {
  const [from, to] = range?.split(/[-–]/).map(Number) ?? [];
  return { from: from ?? Math.max(1, Math.floor(servings / 2)), to: to ?? servings * 3 };
}

/** Returns the cuisine that the file names, else that of its folder: Middle Eastern for "cuisines/middle-eastern/hummus". */
function cuisineOf(path: string, named: string | undefined): string | undefined {
  const folder = /^cuisines\/([^/]+)\//.exec(path)?.[1];
  const words = folder?.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return named ?? words?.join(' ');
}

const facts = (path: string, front: FrontMatter) => ({
  title: front.title,
  also: front.also,
  wishes: front.wishes,
  cuisine: cuisineOf(path, front.cuisine),
  ...(front.region !== undefined && { region: front.region }),
  courses: front.course,
  styles: front.style,
  techniques: front.technique,
  occasions: front.occasion,
  spiceLevel: front.spice,
  servings: front.servings,
  goodFor: goodForOf(front),
  called: front.called ?? front.title.toLowerCase(),
  prepMinutes: front['prep time'],
  cookMinutes: front['cook time'],
  waitMinutes: front['wait time'],
  difficulty: front.difficulty,
  difficultyReason: front.because,
  description: front.description,
  variations: Object.entries(front.variations).map(([title, changes]) => ({ title, changes })),
  tips: front.tips,
  look: front.look,
});

/** Reads one .cook file. Never throws: problems are returned, with their line where it is known. */
export function readDish(file: CookFile): ReadDish {
  const { front, problems: frontProblems } = readFrontMatter(file.text);
  const { steps: cookSteps, complaints } = parseCook(file.text);
  if (!front) {
    const problems = frontProblems.map((problem) => ({ path: file.path, ...problem }));
    return { file, problems };
  }
  const reader = new DishReader(file, front);
  for (const { line, message } of complaints) reader.say(`Cooklang: ${message}`, line);
  const { steps, ingredients: taken, equipment, complaints: stepComplaints } = readSteps(cookSteps);
  for (const { near, message } of stepComplaints) reader.sayNear(message, near);
  reader.checkNames(taken.map(({ name }) => name));
  const ingredients = taken.flatMap((one) => reader.ingredientOf(one) ?? []);
  const makes = reader.makes();
  const swaps = swapsOf(front, taken, (message, name) => reader.sayAt(message, 'swaps', name));
  if (reader.problems.length > 0) return { file, problems: reader.problems };
  const read = dishSchema.safeParse({
    path: file.path,
    ...facts(file.path, front),
    ...(makes && { makes }),
    ...{ equipment, ingredients, steps, swaps },
  });
  if (read.success) return { file, dish: read.data, problems: [] };
  const problems = read.error.issues.map(({ path, message }) => ({
    path: file.path,
    message: `${path.join(' → ')}: ${message}`,
  }));
  return { file, problems };
}
