import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { readAddress, readPage } from './browse.ts';
import type { Environment } from './environment.ts';
import { order, type Saved } from './order.ts';
import { subscribeToChanges } from './subscribe-to-changes.ts';

const cuisines = ['Thai', 'Italian', 'Mexican', 'Indian', 'Japanese', 'French', 'Greek'];
const diets = ['Vegan', 'Vegetarian', 'Gluten-Free', 'Dairy-Free'];
const pages = ['/about', '/faq', '/contact', '/privacy', '/terms', '/sitemap'];
const screens = ['/', '/recipes', '/generate', '/profile', '/credits'];
const newestFirst = { ascending: false } as const;
const countOnly = { count: 'exact', head: true } as const;

/** Something that a person does at one moment. */
export type Operation = () => Promise<unknown>;
export type Cook = { person: Person; operations: Operation[]; leave: () => void };

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/** Awaits a call of the official client. @throws when it was refused, with the status: the answer to a HEAD request has no more */
async function done(asking: PromiseLike<{ error: unknown; status?: number }>): Promise<void> {
  const { error, status } = await asking;
  if (error) throw new Error(`A cook was answered ${status}.`, { cause: error });
}

async function readLists(
  environment: Environment,
  { client, user }: Person,
  round: number,
): Promise<void> {
  await readAddress(new URL(pick(screens, round), environment.url));
  const own = () =>
    client.rpc('get_recipes_with_ratings', { filter_user_id: user.id }, { count: 'exact' });
  await done(own().order('created_at', newestFirst).range(0, 11));
  await done(own().ilike('search_text', '%chicken%').range(0, 11));
  await done(client.from('recipes').select('id', countOnly).eq('user_id', user.id));
  await done(client.from('favorite_recipes').select('recipe_id', countOnly).eq('user_id', user.id));
}

async function readRecipe(environment: Environment, person: Person, saved: Saved, round: number) {
  const { client, user } = person;
  await readAddress(new URL(`/recipe/${saved.id}`, environment.url));
  for (const picture of saved.pictures) await readAddress(new URL(picture, environment.url));
  const mark = { user_id: user.id, recipe_id: saved.id };
  await done(client.from('favorite_recipes').insert(mark));
  await done(client.from('favorite_recipes').delete().match(mark));
  const stars = { ...mark, rating: 1 + (round % 5) };
  await done(client.from('recipe_ratings').upsert(stars, { onConflict: 'recipe_id,user_id' }));
}

async function changePhoto(environment: Environment, { client, user }: Person): Promise<void> {
  const avatars = client.storage.from('avatars');
  const path = `${user.id}/avatar.webp`;
  await done(avatars.upload(path, environment.photo, { upsert: true }));
  await readAddress(new URL(avatars.getPublicUrl(path).data.publicUrl));
}

/**
 * Registers a cook, and returns the cook's later operations in order: to look around, order one recipe with its picture, come back to it, and
 * change the photo.
 * @param number index of the cook, which decides in which round the cook orders
 */
export async function openCook(
  environment: Environment,
  number: number,
  rounds: number,
): Promise<Cook> {
  await readPage(environment.url, '/');
  const person = await signUpConfirmed(environment);
  const leave = await subscribeToChanges(environment, person);
  let saved: Saved | undefined;
  const options = {
    cuisine: [pick(cuisines, number)],
    'dietary-constraints': [pick(diets, number)],
  };
  const { email, password } = person;
  /** Returns the operation for one round only: `later` rounds after the round of the order. */
  const once = (round: number, later: number, operation: Operation): Operation[] =>
    round === (number + later) % rounds ? [operation] : [];
  const operationsOf = (round: number): Operation[] => [
    () => readAddress(new URL(pick(pages, number + round), environment.url)),
    () => readLists(environment, person, round),
    async () => saved && (await readRecipe(environment, person, saved, round)),
    ...once(round, 0, async () => {
      saved = await order(environment, person, options);
    }),
    ...once(round, 3, () => changePhoto(environment, person)),
    ...once(round, 5, () =>
      done(environment.client().auth.signInWithPassword({ email, password })),
    ),
  ];
  const operations = Array.from({ length: rounds }, (_none, round) => operationsOf(round)).flat();
  return { person, leave, operations };
}
