/** Widths in pixels, each its own. */
const tabs = [72, 56, 88, 64, 48, 80, 68, 60];
const chips = [112, 96, 128, 104, 88, 120, 92, 136];

/** The screen in its own shape, while preferences come. */
export function GenerateSkeleton() {
  return (
    <div className="page" role="status" aria-label="Loading preferences...">
      <h1 className="sr-only">Generate Recipe</h1>
      <div className="gen" aria-hidden="true">
        <div className="gen-left">
          <div className="page-head items-center">
            <div className="skel h-11 w-64" />
            <div className="skel h-11 w-28 rounded-[14px]" />
          </div>
          <div className="groups">
            <div className="group-tabs">
              {tabs.map((width) => (
                <span className="tab" key={width}>
                  <i className="skel h-5" style={{ width }} />
                </span>
              ))}
            </div>
            <div className="group-panel">
              <div className="skel h-7 w-40 mb-6" />
              <div className="chips">
                {chips.map((width) => (
                  <i className="skel h-11 rounded-full" style={{ width }} key={width} />
                ))}
              </div>
            </div>
          </div>
        </div>
        <div className="gen-right">
          <div className="placeholder" />
        </div>
      </div>
    </div>
  );
}
