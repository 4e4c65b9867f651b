type InlineScriptProps = {
  /** Our own JavaScript. Never user-provided text. */
  content: string;
};

/** Inserts text into the markup without escaping it. Only kept-markup.tsx does so, too, with what the server rendered. */
export function InlineScript({ content }: InlineScriptProps) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />;
}
