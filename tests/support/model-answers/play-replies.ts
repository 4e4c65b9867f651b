import type { RecipeModel } from '#recipes/models/model.ts';
import { ModelError } from '#recipes/models/model-error.ts';
import type { Reply } from '../model-server/reply.ts';

/** Returns a model without a server that answers from a script, repeats the last reply, and counts its requests. */
export function playReplies(replies: readonly Reply[]): RecipeModel & { asked: () => number } {
  let asked = 0;
  async function* generate(): AsyncIterable<string> {
    const reply = replies[Math.min(asked, replies.length - 1)];
    asked += 1;
    if (!reply || !('text' in reply)) throw new ModelError('unavailable', 'No words.');
    const { text, fault, finishReason } = reply;
    yield fault ? text.slice(0, fault.afterCharacters) : text;
    if (fault) throw new ModelError('interrupted', 'The words broke off.');
    if (finishReason === 'length') throw new ModelError('interrupted', 'Too long.');
    if (finishReason === 'content_filter') throw new ModelError('content-filtered', 'Filtered.');
  }
  return { name: 'replies', provider: 'test', generate, asked: () => asked };
}
