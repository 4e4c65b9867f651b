import type { Json } from '#contract/database.ts';
import { getSupabase } from '../supabase-client.ts';
import type { KitchenAnswer, KitchenChoice, KitchenQuestion } from './kitchen.ts';

/** One answer, in the shape that answer_kitchen_questions takes. */
export type GivenAnswer = {
  answer: KitchenAnswer;
  choices?: Pick<KitchenChoice, 'label' | 'name'>[];
  servings?: number;
  units?: 'metric' | 'us';
};
export type GivenAnswers = Partial<Record<KitchenQuestion, GivenAnswer>>;

/** Saves answers, all of them or none. @throws the data client's error */
export async function answerKitchen(answers: GivenAnswers): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('answer_kitchen_questions', {
    p_answers: answers as Json,
  });
  if (error) throw error;
}

/** Deletes all answers: no question counts as asked afterwards. @throws the data client's error */
export async function deleteKitchen(cookId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('kitchens').delete().eq('user_id', cookId);
  if (error) throw error;
}
