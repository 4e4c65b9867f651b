type InlineScriptProps = {
  /** JavaScript of ours. Never text that somebody else wrote. */
  content: string;
};

/** The only place where text becomes markup as it is. */
export function InlineScript({ content }: InlineScriptProps) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />;
}
