import { colorOf, isNearly, png } from '#tests/wire/storage-scene.ts';
import { anyProcess, type ChaosClient, type ChaosRun } from './clients.ts';
import { type Fact, outcomeOf } from './journal.ts';

/** A recipe that a cook has written, with the recorded outcomes of its changes. */
type Dish = { name: string; content: Fact; heart: Fact; stars: Fact; id: string | undefined };

const colours = ['tomato', 'gold', 'teal', 'orchid'] as const;

/** A cook at work in the round: saves, edits, favourites, rates, searches, and changes the profile picture. */
export function createCook(run: ChaosRun, cook: ChaosClient) {
  const { environment, random, journal } = run;
  const { owner } = environment;
  const dishes: Dish[] = [];
  const picture = journal.note('the picture of a cook', null, () => readPicture(run, cook));
  let count = 0;

  function noteDish(): Dish {
    count += 1;
    const name = `Chaos soup ${count} of ${cook.id}`;
    const byName = () => owner<{ description: string }[]>`
      select description from public.recipes where user_id = ${cook.id} and name = ${name}`;
    const dish: Dish = {
      name,
      id: undefined,
      content: journal.note(`the recipe "${name}"`, [], byName),
      heart: journal.note(`the heart of "${name}"`, 0, async () => {
        const rows = await owner`
          select from public.favorite_recipes f join public.recipes r on r.id = f.recipe_id
          where f.user_id = ${cook.id} and r.name = ${name}`;
        return rows.length;
      }),
      stars: journal.note(`the stars of "${name}"`, [], async () => {
        const rows = await owner<{ rating: number }[]>`
          select s.rating from public.recipe_ratings s join public.recipes r on r.id = s.recipe_id
          where s.user_id = ${cook.id} and r.name = ${name}`;
        return rows.map(({ rating }) => rating);
      }),
    };
    dishes.push(dish);
    return dish;
  }

  /** @returns whether the save was acknowledged */
  async function save(process = anyProcess(run)): Promise<boolean> {
    const dish = noteDish();
    const description = `Stirred ${random.between(1, 99)} times.`;
    const { data, status } = await cook
      .at(process)
      .from('recipes')
      .insert({
        ...{ user_id: cook.id, name: dish.name, description, servings: 2, difficulty: 'Easy' },
        ...{ prep_time: 5, cook_time: 10, categories: ['Dinner'], category: 'Dinner' },
        ...{ ingredients: ['1 pinch saffron'], procedure: ['Stir.'] },
      })
      .select('id')
      .single();
    dish.content.attempted([{ description }], outcomeOf(status));
    dish.id = data?.id;
    return data !== null;
  }

  const pickDish = () => {
    const known = dishes.filter(({ id }) => id !== undefined);
    return known.length > 0 ? random.pick(known) : undefined;
  };

  async function edit(): Promise<void> {
    const dish = pickDish();
    if (!dish) return;
    const description = `Stirred again, ${random.between(100, 999)} times.`;
    const { status } = await cook.at().from('recipes').update({ description }).eq('id', dish.id);
    dish.content.attempted([{ description }], outcomeOf(status));
  }

  async function mark(): Promise<void> {
    const dish = pickDish();
    if (!dish) return;
    const hearts = cook.at().from('favorite_recipes');
    const heart = { user_id: cook.id, recipe_id: dish.id };
    if (random.next() < 0.6) {
      const { status, error } = await hearts.insert(heart);
      dish.heart.attempted(1, error?.code === '23505' ? 'acknowledged' : outcomeOf(status));
    } else {
      const { status } = await hearts.delete().match(heart);
      dish.heart.attempted(0, outcomeOf(status));
    }
  }

  async function rate(): Promise<void> {
    const dish = pickDish();
    if (!dish) return;
    const rating = random.between(1, 5);
    const { status } = await cook
      .at()
      .from('recipe_ratings')
      .upsert(
        { recipe_id: dish.id, user_id: cook.id, rating },
        { onConflict: 'recipe_id,user_id' },
      );
    dish.stars.attempted([rating], outcomeOf(status));
  }

  /** Checks that a search finds an acknowledged recipe that is not being changed. */
  async function search(process = anyProcess(run)): Promise<void> {
    const dish = pickDish();
    if (!dish) return;
    const { data, error } = await cook
      .at(process)
      .rpc('get_recipes_with_ratings', { filter_user_id: cook.id })
      .ilike('search_text', `%${dish.name.toLowerCase()}%`);
    if (!error && data?.length !== 1)
      journal.complain(`"${dish.name}" was found ${data?.length} times`);
  }

  async function upload(): Promise<void> {
    const color = random.pick(colours);
    const { error } = await cook
      .at()
      .storage.from('avatars')
      .upload(`${cook.id}/avatar.png`, await png({ color }), { upsert: true });
    const { statusCode = '0' } = (error ?? { statusCode: '200' }) as { statusCode?: string };
    picture.attempted(color, outcomeOf(Number(statusCode) || 0));
  }

  return {
    save,
    search,
    async work(): Promise<void> {
      const operations = [save, save, edit, edit, mark, rate, search, upload];
      while (!run.isOver()) await random.pick(operations)();
    },
  };
}

/** Returns the colour of the cook's picture, decoded from all its bytes; null when there is none. */
async function readPicture(run: ChaosRun, cook: ChaosClient): Promise<string | null> {
  const [row] = await run.environment.owner`select from storage.objects where owner = ${cook.id}`;
  if (!row) return null;
  const { data, error } = await cook.at().storage.from('avatars').download(`${cook.id}/avatar.png`);
  if (error) return `unreadable: ${error.message}`;
  const seen = await colorOf(new Uint8Array(await data.arrayBuffer()));
  for (const color of colours) {
    if (isNearly(seen, await colorOf(await png({ color })))) return color;
  }
  return `another colour: ${seen.join(' ')}`;
}
