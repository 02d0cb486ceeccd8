import { addAudit } from './audit.ts';
import { addCompare } from './compare.ts';
import { addConvert } from './convert.ts';
import { addServe } from './serve.ts';
import { addSimulate } from './simulate.ts';
import { addSuite } from './suite.ts';

/** Commands that bring much with them: loaded only when one of them, or the whole list, is asked for. */
export const LATE_COMMANDS = [addCompare, addSuite, addServe, addConvert, addAudit, addSimulate];
