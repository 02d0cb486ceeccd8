import { all } from '../../../kernel/figures.ts';
import type { Finding } from '../../../kernel/finding.ts';
import { seatsIn } from '../../../rules/index.ts';
import type { Scene } from './scene.ts';
import { holesOf } from './table-view.ts';

/** The findings as the page lists them: what is no news is left out, what is one thing is said once. */
export function shownFindings(scene: Scene): readonly Finding[] {
  // While a hand is being recorded it is no news that it is not finished.
  const told = scene.findings.filter(({ rule }) => rule !== 'NOTE-5' || scene.stage === 'stopped');
  const open = told.filter(({ rule }) => rule === 'WIN-4');
  if (open.length < 2) return told;
  const [first] = open;
  return told.flatMap((finding) => {
    if (finding.rule !== 'WIN-4') return [finding];
    return finding === first ? [{ ...finding, message: openPotsText(scene, open.length) }] : [];
  });
}

/** WIN-4: the same cards are missing in all of these pots. */
function openPotsText(scene: Scene, count: number): string {
  const { live } = scene;
  const holes = holesOf(scene);
  const unknown = (live ? seatsIn(live) : [])
    .map((seat) => live!.table.seats[seat]!.name)
    .filter((name) => (holes.get(name) ?? 'unknown') === 'unknown');
  return `${count} pots are open: the cards of ${all(unknown)} are not known. Write who won each, or "mucks" for whoever gave up.`;
}
