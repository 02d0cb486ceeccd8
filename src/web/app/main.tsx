import { render } from 'preact';
import '../parts/theme.css';
import '../parts/parts.css';
import './app.css';
import { browserStore } from '../parts/kept.ts';
import { keptTheme } from '../parts/theme.ts';
import { followLinks } from './place.ts';
import { Shell } from './shell.tsx';
import { watchForTrouble } from './trouble.ts';
import { followUpdates } from './updates.ts';

watchForTrouble();
followLinks();
const theme = keptTheme(browserStore, document.documentElement);
render(<Shell theme={theme} />, document.getElementById('root')!);
followUpdates();
