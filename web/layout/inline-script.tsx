type InlineScriptProps = {
  /** JavaScript of ours, or JSON that went through `jsonForScript`. Never text that somebody else wrote. */
  content: string;
  type?: 'application/ld+json';
};

/** The only place where text becomes markup as it is. */
export function InlineScript({ content, type }: InlineScriptProps) {
  return (
    <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />
  );
}

/** JSON that cannot end the script element that it stands in, whatever its texts say. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
