/**
 * The suites a program can be proved with. `classic`: blinds only or the same ante from everybody,
 * cards always shown, odd chip 1, moving button: what any engine can play. `tda`: big-blind ante
 * with the blind first, dead button. `collector`: every house rule and way to tell the end.
 * `plain`: the documents' defaults and words only.
 */
export const CASE_PROFILES = ['classic', 'tda', 'collector', 'plain'] as const;
export type CaseProfile = (typeof CASE_PROFILES)[number];
