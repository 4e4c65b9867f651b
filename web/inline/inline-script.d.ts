/** The text of a file and of all that it imports as one classic script (scripts/build/inline-script.ts). */
declare module '*?inline-script' {
  const text: string;
  export default text;
}
