// npm run docs: the manual as a site in site/dist, for the root of a host, or for another place with
// SITE_BASE=/sidepot/.
import { build } from 'vitepress';
import { stageApi } from './api.js';
import { readableFromDisk } from './from-disk.js';
import { inProject } from './pages.js';
import { stage } from './stage.js';

stage();
await stageApi();
await build(inProject('site'));
readableFromDisk(inProject('site/dist'), process.env.SITE_BASE ?? '/');
