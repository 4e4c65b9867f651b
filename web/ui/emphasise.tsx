import { Fragment, type ReactNode } from 'react';
import { keyed } from './keyed.ts';

const number = String.raw`(?:\d+(?:[.,]\d+)?\s?[¼½¾⅓⅔⅛⅜⅝⅞]?|[¼½¾⅓⅔⅛⅜⅝⅞])`;
const unit =
  'kg|g|ml|l|tbsp|tsp|cups?|fl oz|oz|lb|sticks?|inch(?:es)?|minutes?|min|hours?|seconds?|°C|°F|cm';
const quantity = new RegExp(
  String.raw`((?<![\w.,])${number}(?:\s?[–-]\s?${number})?[\s-]?(?:${unit})(?![\w°]))`,
  'g',
);

/** Sets the amounts, times and temperatures of a step in bold, so that they are easy to find. */
export function emphasise(text: string): ReactNode {
  // Splitting by a pattern with one capture group alternates between text and quantity.
  return keyed(text.split(quantity)).map((part, index) =>
    index % 2 === 1 ? (
      <b key={part.key}>{part.text}</b>
    ) : (
      <Fragment key={part.key}>{part.text}</Fragment>
    ),
  );
}
