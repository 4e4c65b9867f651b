import { randomBytes } from 'node:crypto';
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import type { Database } from '#contract/database.ts';
import { linkInNewestMail } from './mailbox.ts';
import type { Stage } from './stage.ts';

export const goodPassword = 'saffron-thread';

/** A user with a confirmed account, and an API client separate from the browser. */
export type CookOnStage = {
  email: string;
  client: SupabaseClient<Database>;
  session: Session;
};

const publicKeys = new WeakMap<object, string>();

/** Returns the public API key from the landing page. A server keeps its key, so the page is read once for each stage. */
async function publicKeyOf(stage: Pick<Stage, 'url'>): Promise<string> {
  const known = publicKeys.get(stage);
  if (known) return known;
  const html = await (await fetch(stage.url)).text();
  const key = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/.exec(html)?.[0];
  if (!key) throw new Error('The landing page carries no public key.');
  publicKeys.set(stage, key);
  return key;
}

/** Registers a user through the API and confirms them by the link in their mail. */
export async function makeCook(
  stage: Pick<Stage, 'url'>,
  name = 'Maya Lindqvist',
): Promise<CookOnStage> {
  const email = `cook-${randomBytes(5).toString('hex')}@example.com`;
  const client = createClient<Database>(stage.url, await publicKeyOf(stage), {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
  });
  const signedUp = await client.auth.signUp({
    email,
    password: goodPassword,
    options: { data: { name } },
  });
  if (signedUp.error) throw signedUp.error;
  const confirmed = await fetch(await linkInNewestMail(stage.url, email), { redirect: 'manual' });
  const target = confirmed.headers.get('location') ?? '';
  if (confirmed.status !== 303 || target.includes('error'))
    throw new Error(`The link was answered by ${confirmed.status}: ${target}`);
  const { data, error } = await client.auth.signInWithPassword({ email, password: goodPassword });
  if (error) throw error;
  return { email, client, session: data.session };
}

/** Signs a cook in: stores a new session in localStorage, where the official client keeps it. */
export async function signIn(page: Page, cook: CookOnStage): Promise<void> {
  const { data, error } = await cook.client.auth.signInWithPassword({
    email: cook.email,
    password: goodPassword,
  });
  if (error) throw error;
  await keepSession(page, data.session);
}

async function keepSession(page: Page, session: Session): Promise<void> {
  // Open a file without scripts, because a page of the app would act on the session at once.
  await page.goto('/favicon.svg');
  await page.evaluate(
    (kept) => localStorage.setItem('saffron-session', kept),
    JSON.stringify(session),
  );
}

/**
 * Makes a cook and a page in which they are signed in; the page closes with the test. The page shares the session of the cook's client, which
 * saves a sign-in. If one of the two logs out while the other continues, use `makeCook` and `signIn`, which give each its own session.
 */
export async function makeCookWithPage(
  stage: Pick<Stage, 'url' | 'newVisitor'>,
  { name, size }: { name?: string; size?: { width: number; height: number } | undefined } = {},
): Promise<{ cook: CookOnStage; page: Page }> {
  const [cook, page] = await Promise.all([makeCook(stage, name), stage.newVisitor(size)]);
  await keepSession(page, cook.session);
  return { cook, page };
}

type Row = Database['public']['Tables']['recipes']['Insert'];

/** The fields that cooking a recipe requires, and any other columns that a journey needs. */
export type WrittenRecipe = Partial<Row> & Pick<Row, 'name' | 'ingredients' | 'procedure'>;

/** Saves a recipe with the given texts. @returns its id */
export async function writeRecipe(cook: CookOnStage, recipe: WrittenRecipe): Promise<string> {
  const { data, error } = await cook.client
    .from('recipes')
    .insert({ user_id: cook.session.user.id, description: 'Made by a test.', ...recipe })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** Saves recipes in order, so that the last one is the newest. @returns their ids in the same order */
export async function saveRecipes(
  cook: CookOnStage,
  recipes: { name: string; categories?: string[] }[],
): Promise<string[]> {
  const ids: string[] = [];
  // One after the other, because the database sets the time of each.
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
