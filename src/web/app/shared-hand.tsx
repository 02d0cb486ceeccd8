import { useMemo } from 'preact/hooks';
import { Replayer } from '../recorder/views/replayer.tsx';
import { readShareHash } from '../session/share.ts';
import { Later } from '../ui/lazy.tsx';
import { goTo } from '../ui/location.ts';
import { editCopy } from './workspace.ts';

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
