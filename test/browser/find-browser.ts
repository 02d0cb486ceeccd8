import type { TestProject } from 'vitest/node';
import { whyNoBrowser } from '../../scripts/chromium.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why no browser starts on this machine; null if one does. */
    noBrowser: string | null;
  }
}

/** Looks for a browser once, before all tests: unpacking one takes seconds. */
export default async function findBrowser(project: TestProject): Promise<void> {
  const missing = await whyNoBrowser();
  if (missing !== null) {
    process.stderr.write(`\nThe tests in a browser are skipped. ${missing}\n\n`);
  }
  project.provide('noBrowser', missing);
}
