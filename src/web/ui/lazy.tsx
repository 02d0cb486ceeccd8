import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

type Loaded<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly value: T }
  | { readonly kind: 'failed' };

/** Something that has to be loaded first: code, a session, a suite. */
export function Lazy<T>({
  load,
  children,
  otherwise = <NotLoaded />,
}: {
  readonly load: () => Promise<T>;
  /** What stands there if it cannot be loaded. */
  readonly otherwise?: ComponentChildren;
  readonly children: (value: T) => ComponentChildren;
}) {
  const loaded = useSignal<Loaded<T>>({ kind: 'waiting' });
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => {
        if (isWanted) loaded.value = { kind: 'here', value };
      },
      (error) => {
        if (isWanted) loaded.value = { kind: 'failed' };
        console.warn(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, loaded]);
  switch (loaded.value.kind) {
    case 'waiting':
      return null;
    case 'here':
      return <>{children(loaded.value.value)}</>;
    case 'failed':
      return <>{otherwise}</>;
  }
}

/** A part of an older version that is gone, or no network before everything was kept. */
const NotLoaded = () => (
  <div class="plain-page">
    <h1>This page could not be loaded</h1>
    <p>There is no network, or Sidepot has a new version. What was saved stays saved.</p>
    <button type="button" class="button" onClick={() => location.reload()}>
      Try again
    </button>
  </div>
);
