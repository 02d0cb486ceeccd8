export const HEAD =
  'Hand (1)\nstarted_at: 00:02:30 ended_at: 00:05:40\nSB 50 BB 100\nStack Setup:\n';
export const THREE = 'Alice Dealer 5000\nBob SB 5000\nCharlie BB 5000\n';
export const FOUR = `${THREE}David 5000\n`;
/** Three players, everybody folds to the BB. */
export const WALK = '\nPreflop Base:\n1. Alice (Dealer): Fold\n2. Bob (SB): Fold\n';
