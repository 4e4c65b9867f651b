import { monthAndYear } from '#contract/in-words.ts';
import { type Cook, contactOf } from '../../data/session/cook.ts';
import { Avatar } from '../../layout/avatar.tsx';
import { ChangePhoto } from './photo/change-photo.tsx';

/** First card of the profile: the cook as others see them. */
export function ProfileWho({ cook }: { cook: Cook }) {
  return (
    <section className="card profile-who" aria-label="You">
      <Avatar name={cook.name} imageUrl={cook.avatarUrl} className="avatar avatar-large" />
      <div>
        <h2 className="card-title">{cook.name}</h2>
        <p className="small soft">{contactOf(cook)}</p>
        {cook.createdAt && (
          <p className="label faint mt-2">Member since {monthAndYear(cook.createdAt)}</p>
        )}
      </div>
      <ChangePhoto cook={cook} />
    </section>
  );
}
