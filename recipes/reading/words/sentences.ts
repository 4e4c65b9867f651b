/** Splits a paragraph into sentences. "approx. 200 g" and "e.g. 2 limes" do not end a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[\p{L}\p{N})"”°%][.!?]["”)]?)(?<!\b(?:approx|ca|e\.g|i\.e|min|no|tbsp|tsp)\.)\s+(?=[\p{Lu}\d"“(])/u,
    )
    .filter((sentence) => sentence.trim() !== '');
}
