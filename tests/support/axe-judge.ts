/** `any`: what would each have done, and why it did not hold, say the two colours and their contrast. */
type Finding = { id: string; nodes: { html: string; any: { message: string }[] }[] };

/** What a theme can change: it has the same elements, in other colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** A page comes to rest within seconds; one that does not would keep the judge for ever. */
const restTimeoutMs = 30_000;

/** What axe finds, and what moved meanwhile. */
export type Judgement = { violations: Finding[]; moving: string[] };

/**
 * What axe finds on the page as it stands, and what moved before, meanwhile or after, of which the findings say nothing. Runs in the page, where
 * `axe` is a global; journeys send its source there, so it uses nothing of this file.
 */
export async function judgeAtOnce(options: object): Promise<Judgement> {
  const { axe } = globalThis as unknown as {
    axe: { run(context: Document, options: object): Promise<{ violations: Finding[] }> };
  };
  const moving = new Set<string>();
  function look() {
    const busy = document.querySelectorAll('.admin [aria-busy="true"]');
    const animated = document.getAnimations().flatMap(({ effect, playState }) => {
      const { iterations, fill } = effect?.getComputedTiming() ?? {};
      // In WebKit one that is over by the clock is still to be seen halfway, until the next frame. Others do not name it any more.
      const isOver = playState === 'finished' && fill !== 'forwards' && fill !== 'both';
      const isMoving = playState === 'running' && iterations !== Number.POSITIVE_INFINITY;
      const { target } = effect as KeyframeEffect;
      return (isMoving || isOver) && target ? [target] : [];
    });
    for (const element of [...busy, ...animated]) moving.add(element.outerHTML.slice(0, 100));
  }
  look();
  if (moving.size > 0) return { violations: [], moving: [...moving] };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, attributes: true, childList: true });
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
  watch.disconnect();
  look();
  return { violations, moving: [...moving] };
}

/**
 * Judges a page at rest. axe takes long enough for a list to be read again meanwhile, which makes it pale, and for an
 * animation to begin: what was judged while something moved says nothing, and is judged again.
 * @returns one line for each finding
 * @throws Error with what still moves, where the page does not come to rest
 */
export async function judgeAtRest(judge: () => Promise<Judgement>): Promise<string[]> {
  for (const endMs = performance.now() + restTimeoutMs; ; ) {
    const { violations, moving } = await judge();
    if (moving.length === 0) {
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) =>
          [`${id}: ${html.slice(0, 200)}`, ...any.map(({ message }) => message)].join(' · '),
        ),
      );
    }
    if (performance.now() > endMs) {
      throw new Error(
        `The page did not come to rest in ${restTimeoutMs} ms: ${moving.join(' · ')}`,
      );
    }
  }
}
