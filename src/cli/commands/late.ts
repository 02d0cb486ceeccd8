import { addAudit } from './audit.ts';
import { addCompare } from './compare.ts';
import { addServe } from './serve.ts';
import { addSuite } from './suite.ts';

/** Commands that bring much with them: loaded only when one of them, or the whole list, is asked for. */
export const LATE_COMMANDS = [addCompare, addSuite, addServe, addAudit];
