import { render } from 'preact';
import '../ui/theme.css';
import '../ui/parts.css';
import './app.css';
import { browserStore } from '../ui/browser-storage.ts';
import { followLinks } from '../ui/location.ts';
import { storedTheme } from '../ui/theme.ts';
import { watchForErrors } from './error-report.ts';
import { Shell } from './shell.tsx';
import { followUpdates } from './updates.ts';

watchForErrors();
followLinks();
const theme = storedTheme(browserStore, document.documentElement);
render(<Shell theme={theme} />, document.getElementById('root')!);
followUpdates();
