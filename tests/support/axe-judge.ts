/** `any`: the checks of which one had to pass, with the reason for each failure, such as the two colours and their contrast. */
type Finding = { id: string; nodes: { html: string; any: { message: string }[] }[] };

/** The axe rules whose result a theme can change: themes share the same elements and differ only in colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** A page settles within seconds. The timeout keeps the judge from waiting forever for a page that never settles. */
const restTimeoutMs = 30_000;

/** The axe violations, and the elements that moved during the run. */
export type Judgement = { violations: Finding[]; moving: string[] };

/**
 * Runs axe once on the current page. Also returns what moved before, during or after the run; the violations are unreliable then. Runs in the
 * page, where `axe` is a global. Journeys send the source of this function to the page, so it must not use anything else from this file.
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
      // In WebKit a finished animation is still painted halfway until the next frame. Other browsers no longer list it.
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
 * Runs axe until nothing moves during the run. axe takes long enough for a list to reload meanwhile, which makes it pale, and for an animation
 * to start. Findings from a run with movement are discarded and the run is repeated.
 * @returns one line for each finding
 * @throws Error with the elements that still move when the page does not settle in time
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
