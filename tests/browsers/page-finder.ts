/** How a name or a text is compared: with the whole text, or by a pattern. */
type TextTest = { whole: string } | { pattern: string; flags: string };

/** A query in the form that is sent into the page. */
export type WireQuery = {
  role?: string;
  name?: TextTest;
  label?: TextTest;
  text?: TextTest;
  css?: string;
  within?: WireQuery;
};

type Axe = {
  setup(): void;
  teardown(): void;
  commons: {
    aria: { getRole(element: Element): string | null };
    text: { accessibleText(element: Element): string };
    dom: { isVisibleToScreenReaders(element: Element): boolean };
  };
};

// These functions run in the page: they are sent there together as text, and may use only each other.

function axeOfPage(): Axe {
  return (globalThis as unknown as { axe: Axe }).axe;
}

function isTextMatch(found: string, wanted: TextTest): boolean {
  const text = found.replace(/\s+/g, ' ').trim();
  return 'whole' in wanted
    ? text === wanted.whole
    : new RegExp(wanted.pattern, wanted.flags).test(text);
}

/** React attaches an element's handlers some time after the server's HTML has arrived (hydration); before that a click does nothing. */
function hasHandlers(element: Element): boolean {
  if (!('__reactRouterContext' in globalThis)) return true;
  return [element, element.parentElement].some((one) =>
    Object.keys(one ?? {}).some((key) => key.startsWith('__reactFiber$')),
  );
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

function isMatch(element: Element, query: WireQuery): boolean {
  const { aria, text, dom } = axeOfPage().commons;
  if (query.css && !element.matches(query.css)) return false;
  if (query.role) {
    if (aria.getRole(element) !== query.role || !dom.isVisibleToScreenReaders(element))
      return false;
    if (query.name && !isTextMatch(text.accessibleText(element), query.name)) return false;
  }
  if (query.label) {
    if (!element.matches('input, select, textarea')) return false;
    if (!isTextMatch(text.accessibleText(element), query.label)) return false;
  }
  const { text: wanted } = query;
  if (wanted) {
    const hasText = ({ textContent }: Element) => isTextMatch(textContent ?? '', wanted);
    // Match only the innermost element with the text: all its ancestors contain the text, too.
    if (!hasText(element) || [...element.children].some(hasText)) return false;
  }
  return true;
}

function findIn(root: ParentNode, query: WireQuery): Element[] {
  const roots = query.within ? findIn(root, query.within).slice(0, 1) : [root];
  return roots
    .flatMap((one) => [...one.querySelectorAll(query.css ?? '*')])
    .filter((element) => isMatch(element, query) && (query.css || isShown(element)));
}

function findAll(query: WireQuery): Element[] {
  if (document.readyState !== 'complete') return [];
  axeOfPage().setup();
  try {
    return findIn(document, query).filter(hasHandlers);
  } finally {
    axeOfPage().teardown();
  }
}

/** JavaScript that installs `findForJourney(query)` in a page; axe must already be there. */
export const finderSource = `(() => {
${[axeOfPage, isTextMatch, hasHandlers, isShown, isMatch, findIn, findAll].map(String).join('\n')}
globalThis.findForJourney = findAll;
})()`;
