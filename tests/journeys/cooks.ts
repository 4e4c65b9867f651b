import { randomBytes } from 'node:crypto';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import type { Database } from '#contract/database.ts';
import { linkInNewestMail } from './mailbox.ts';
import type { Stage } from './stage.ts';

export const goodPassword = 'saffron-thread';

/** Somebody with a confirmed account, and a client of their own beside the browser. */
export type CookOnStage = {
  email: string;
  client: SupabaseClient<Database>;
  session: Session;
};

/** The public key, as the page hands it to every visitor. */
async function anonKeyOf(serverUrl: string): Promise<string> {
  const html = await (await fetch(serverUrl)).text();
  const key = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/.exec(html)?.[0];
  if (!key) throw new Error('The landing page carries no public key.');
  return key;
}

/** Registers somebody through the API and confirms them by the link in their mail. */
export async function makeCook(
  stage: Pick<Stage, 'url'>,
  name = 'Maya Lindqvist',
): Promise<CookOnStage> {
  const email = `cook-${randomBytes(5).toString('hex')}@example.com`;
  const client = createClient<Database>(stage.url, await anonKeyOf(stage.url), {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
  });
  const signedUp = await client.auth.signUp({
    email,
    password: goodPassword,
    options: { data: { name } },
  });
  if (signedUp.error) throw signedUp.error;
  await fetch(await linkInNewestMail(stage.url, email), { redirect: 'manual' });
  const { data, error } = await client.auth.signInWithPassword({ email, password: goodPassword });
  if (error) throw error;
  return { email, client, session: data.session };
}

/** Puts a cook's session where the official client keeps it, as a browser that signed in yesterday has it. */
export async function signIn(page: Page, cook: CookOnStage): Promise<void> {
  const { data, error } = await cook.client.auth.signInWithPassword({
    email: cook.email,
    password: goodPassword,
  });
  if (error) throw error;
  // A file of the site without a script: a page that wakes up with the session would act on it at once.
  await page.goto('/favicon.svg');
  await page.evaluate(
    (session) => localStorage.setItem('saffron-session', session),
    JSON.stringify(data.session),
  );
}

type Row = Database['public']['Tables']['recipes']['Insert'];

/** What a recipe needs to be cooked from, and whatever else of its row a journey looks at. */
export type WrittenRecipe = Partial<Row> & Pick<Row, 'name' | 'ingredients' | 'procedure'>;

/** Saves a recipe with its own texts. @returns its id */
export async function writeRecipe(cook: CookOnStage, recipe: WrittenRecipe): Promise<string> {
  const { data, error } = await cook.client
    .from('recipes')
    .insert({ user_id: cook.session.user.id, description: 'Made by a test.', ...recipe })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** Saved recipes, the last one newest. @returns their ids in the same order */
export async function saveRecipes(
  cook: CookOnStage,
  recipes: { name: string; categories?: string[] }[],
): Promise<string[]> {
  const ids: string[] = [];
  // One after the other: the database gives each its time.
  for (const { name, categories = [] } of recipes) {
    const recipe = {
      name,
      description: `${name}, made by a test.`,
      ingredients: ['250 g rice', '1 lemon, halved'],
      procedure: ['Cook the rice.', 'Squeeze the lemon over it.'],
      categories,
    };
    ids.push(await writeRecipe(cook, recipe));
  }
  return ids;
}
