import { useEffect, useRef } from 'react';
import { NoticeBox } from '../../../ui/notice-box.tsx';
import { useLastChanger } from './use-last-changer.ts';

type ConcurrentChangeNoticeProps = {
  /** What the row is called, such as "group". */
  thing: string;
  /** The fields that another admin changed, as text; or `deleted`. */
  happened: readonly string[] | 'deleted';
  subjectId: string | null;
};

/** Notice in a form that another admin changed or deleted its row in the meantime, and what saving does now. */
export function ConcurrentChangeNotice({
  thing,
  happened,
  subjectId,
}: ConcurrentChangeNoticeProps) {
  const who = useLastChanger(subjectId, happened) ?? 'Someone else';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (happened) place.current?.focus();
  }, [happened]);
  return (
    <div ref={place} tabIndex={-1} className="meanwhile">
      {happened === 'deleted' ? (
        <NoticeBox tone="butter" title={`${who} deleted this ${thing} in the meantime`}>
          <p>Your changes are below. Add it again, or cancel to leave it deleted.</p>
        </NoticeBox>
      ) : (
        <NoticeBox tone="butter" title={`${who} changed this ${thing} in the meantime`}>
          {happened.length > 0 && (
            <ul className="effects">
              {happened.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
          <p>Your changes are below. Saving again replaces theirs.</p>
        </NoticeBox>
      )}
    </div>
  );
}
