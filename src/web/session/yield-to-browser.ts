/** Work that has lasted this long lets the browser draw and hear the keyboard first. */
const SLICE = 10;

/** For long work: wait for it between two steps, and the page stays awake. */
export function yieldEvery(clock: () => number = () => performance.now()): () => Promise<void> {
  let began = clock();
  return async () => {
    if (clock() - began < SLICE) return;
    await pause();
    began = clock();
  };
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    // Timers within timers wait for four milliseconds; a message does not.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
