import { useState } from 'react';

type KeptMarkupProps = {
  /** The id of the element in the server's document. */
  id: string;
};

/**
 * A <div> of the server's document as it is: the browser gets its content as HTML only and hydrates none of it. The server renders a <div>
 * with the same id and the content. For content that works without JavaScript and never changes.
 */
export function KeptMarkup({ id }: KeptMarkupProps) {
  // React leaves the content alone while it hydrates. The text is for the case that it has to create the page again.
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '');
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
