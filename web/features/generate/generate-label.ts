/** The words on the generate button (spec §2). */
export function generateLabel(state: { signedIn: boolean; generating: boolean }): string {
  if (!state.signedIn) return 'Login Required';
  return state.generating ? 'Generating...' : 'Generate Recipe (1 Credit)';
}
