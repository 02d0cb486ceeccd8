import { setFlagsFromString } from 'node:v8';

/**
 * Much code runs for a second to make a suite: V8 spends as long on compiling it better as that saves.
 * With fifteen times its usual patience it only does so for what goes on to be hot. The flag holds for
 * all threads, and a thread that is started later compiles Node's own modules instead of loading them
 * compiled: its last to start says it. Later V8 has no such flag, and says so on standard error.
 */
export function compileLess(): void {
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=1000000');
}
