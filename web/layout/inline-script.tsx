type InlineScriptProps = {
  /** Our own JavaScript. Never user-provided text. */
  content: string;
};

/** The only place that inserts unescaped text into the markup. */
export function InlineScript({ content }: InlineScriptProps) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />;
}
