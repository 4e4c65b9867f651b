/** Returns the label of the generate button (spec §2). */
export function generateLabel(state: {
  /** "Generate Recipe" */
  action: string;
  signedIn: boolean;
  generating: boolean;
  /** False when recipes are free. */
  costsCredits: boolean;
}): string {
  if (!state.signedIn) return 'Login Required';
  if (state.generating) return 'Generating...';
  return state.costsCredits ? `${state.action} (1 Credit)` : state.action;
}
