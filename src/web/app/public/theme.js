// Runs before anything is drawn, so that who has chosen a theme never sees the other one first.
// The page itself sets it again, in parts/theme.ts, and writes it under the same name.
try {
  const theme = localStorage.getItem('sidepot.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage here: the system's theme it is.
}
