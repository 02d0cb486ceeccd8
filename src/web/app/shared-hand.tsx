import { useMemo } from 'preact/hooks';
import { readShareHash } from '../keep/share.ts';
import { Later } from '../parts/later.tsx';
import { Replayer } from '../recorder/replayer.tsx';
import { editCopy } from './desk.ts';
import { goTo } from './place.ts';

/** A hand somebody sent as a link: to be looked at, and edited as a copy. */
export function SharedHand({ hash }: { readonly hash: string }) {
  const load = useMemo(() => () => readShareHash(hash), [hash]);
  return (
    <Later load={load}>
      {(shared) =>
        shared.ok ? (
          <Replayer text={shared.text} onEdit={() => edit(shared.text)} />
        ) : (
          <NoHand message={shared.message} />
        )
      }
    </Later>
  );
}

async function edit(text: string): Promise<void> {
  await editCopy(text);
  goTo('/');
}

const NoHand = ({ message }: { readonly message: string }) => (
  <div class="plain-page">
    <h1>This link shows no hand</h1>
    <p>{message}</p>
    <p>
      <a href="/">Record a hand</a>
    </p>
  </div>
);
