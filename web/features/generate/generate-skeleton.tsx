import './generate.css';

/** Widths in pixels. They are distinct because they are also the keys. */
const tabs = [72, 56, 88, 64, 48, 80, 68, 60];
const chips = [112, 96, 128, 104, 88, 120, 92, 136];

function Chips() {
  return (
    <div className="chips">
      {chips.map((width) => (
        <i className="skel h-11 rounded-full" style={{ width }} key={width} />
      ))}
    </div>
  );
}

/** Desktop layout of the groups: a list of tabs beside their chips. */
function TabsShape() {
  return (
    <div className="groups max-lg:hidden">
      <div className="group-tabs">
        {tabs.map((width) => (
          <span className="tab" key={width}>
            <i className="skel h-5" style={{ width }} />
          </span>
        ))}
      </div>
      <div className="group-panel">
        <div className="skel h-7 w-40 mb-6" />
        <Chips />
      </div>
    </div>
  );
}

/** Phone layout of the groups: sections, one of them open. */
function SectionsShape() {
  return (
    <div className="prefs lg:hidden">
      {tabs.slice(0, 4).map((width, index) => (
        <div className="pref" key={width}>
          <div className="min-h-14 flex items-center">
            <i className="skel h-6" style={{ width: width * 2 }} />
          </div>
          {index === 0 && (
            <div className="pref-panel">
              <Chips />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** Skeleton of the screen while the preferences load. */
export function GenerateSkeleton() {
  return (
    <div className="page" role="status" aria-label="Loading preferences...">
      <h1 className="sr-only">Generate Recipe</h1>
      <div className="gen gen-with-room" aria-hidden="true">
        <div className="gen-left">
          <div className="page-head items-center">
            <div className="skel h-11 w-64" />
            <div className="skel h-11 w-28 rounded-[14px]" />
          </div>
          <div className="grid gap-2">
            <div className="skel h-7 w-52" />
            <div className="skel h-14 w-full" />
          </div>
          <TabsShape />
          <SectionsShape />
        </div>
        <div className="gen-right">
          <div className="placeholder" />
        </div>
      </div>
    </div>
  );
}
