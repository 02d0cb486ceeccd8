import type { Case } from '../case.ts';
import { playerGroupOf, QUOTAS } from '../plan/quotas.ts';
import type { SuiteFinding } from './suite-finding.ts';
import type { QuotaTable } from './tables.ts';

const TABLES = [
  { title: 'Players', wanted: QUOTAS.players, of: (one: Case) => playerGroupOf(one.players) },
  { title: 'Stacks', wanted: QUOTAS.stackSize, of: (one: Case) => one.stackSize },
  { title: 'Complexity', wanted: QUOTAS.complexity, of: (one: Case) => one.complexity },
  { title: 'Category', wanted: QUOTAS.category, of: (one: Case) => one.category },
] as const;

/** The four tables, counted by the badges of the cases. */
export const quotaTables = (cases: readonly Case[]): readonly QuotaTable[] =>
  TABLES.map(({ title, wanted, of }) => {
    const counts = new Map<string, number>();
    for (const one of cases) counts.set(of(one), (counts.get(of(one)) ?? 0) + 1);
    const rows = Object.entries(wanted).map(([name, number]) => ({
      name,
      wanted: number,
      found: counts.get(name) ?? 0,
    }));
    return { title, rows };
  });

/** SUITE-2 */
export const quotaFindings = (tables: readonly QuotaTable[]): readonly SuiteFinding[] =>
  tables.flatMap(({ title, rows }) =>
    rows
      .filter(({ wanted, found }) => wanted !== found)
      .map(({ name, wanted, found }) => ({
        caseId: null,
        rule: 'SUITE-2' as const,
        place: 'cases',
        message: `${title}: a whole suite has ${wanted} ${name}, this one ${found}.`,
        expected: String(wanted),
        found: String(found),
      })),
  );
