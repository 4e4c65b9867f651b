/** How a name or a text is compared: as a whole, or by a pattern. */
type TextTest = { whole: string } | { pattern: string; flags: string };

/** A query as it travels into the page. */
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

// These functions run in the page: they are sent there as text, all together, and may use each other and nothing else.

function axeOfPage(): Axe {
  return (globalThis as unknown as { axe: Axe }).axe;
}

function isTextMatch(found: string, wanted: TextTest): boolean {
  const text = found.replace(/\s+/g, ' ').trim();
  return 'whole' in wanted
    ? text === wanted.whole
    : new RegExp(wanted.pattern, wanted.flags).test(text);
}

/** React gives an element its handlers some time after the server's HTML has arrived; before that a click does nothing. */
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
    // The innermost element that has it: all around it have it, too.
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

/** JavaScript that installs `findForJourney(query)` in a page; axe must be there. */
export const finderSource = `(() => {
${[axeOfPage, isTextMatch, hasHandlers, isShown, isMatch, findIn, findAll].map(String).join('\n')}
globalThis.findForJourney = findAll;
})()`;
