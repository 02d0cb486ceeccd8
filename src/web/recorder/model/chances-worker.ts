import { equity, type KnownCards } from '../../../rules/index.ts';

/** Counts boards beside the page: before the flop there are more than a million. */
addEventListener('message', ({ data }: MessageEvent<KnownCards>) => {
  const counts = equity(data.holes, data.board, data.dead);
  postMessage(counts.ok ? counts.value.hands.map(({ percent }) => percent) : null);
});
