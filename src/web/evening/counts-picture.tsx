import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type ChartTheme, countsChart } from '../../tournament/index.ts';
import { download, fileName } from '../session/export.ts';
import { goToAddress } from '../ui/location.ts';
import { type HandLinks, handAddress } from './hand-links.tsx';

/** Of a picture for a report or a post. */
const PICTURE = { width: 1600, height: 900 };

/** PNG in twice the size: sharp on every screen. */
const SCALE = 2;

/** Chip counts by hand as a picture in the page, and as files to take away. */
export function CountsPicture({ links }: { readonly links: HandLinks }) {
  const { report, title } = links.evening;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const failure = useSignal('');
  const size = { width, height: width < 560 ? 300 : Math.min(520, Math.round(width * 0.42)) };
  const svg = useMemo(
    () => countsChart(report, size, 'both', (hand) => handAddress(links, hand)),
    [report, size.width, size.height, links.session],
  );
  const save = async (kind: 'svg' | 'png'): Promise<void> => {
    const picture = countsChart(report, PICTURE, themeShown());
    const file =
      kind === 'svg' ? new Blob([picture], { type: 'image/svg+xml' }) : await png(picture);
    failure.value = file ? '' : 'This browser does not make a PNG of it; take the SVG.';
    if (file) download(`${fileName(title)} counts.${kind}`, file);
  };
  return (
    <section class="evening-wide">
      <h2>Chip counts</h2>
      {/* Drawn by our own function, which escapes every name. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are pressed. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same hands are links in the tables. */}
      <div
        ref={box}
        class="counts-picture"
        onClick={followChartLink}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <div class="buttons screen-only">
        <button type="button" class="button" onClick={() => save('svg')}>
          Picture (SVG)
        </button>
        <button type="button" class="button" onClick={() => save('png')}>
          Picture (PNG)
        </button>
        <button type="button" class="button" onClick={() => print()}>
          Print
        </button>
      </div>
      <p role="alert">{failure.value}</p>
    </section>
  );
}

/** Links inside a picture have an address of another kind than those of the page. */
function followChartLink(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!address || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  goToAddress(address);
}

/** As wide as the page leaves room, in whole pixels. */
function useWidth(box: { readonly current: HTMLElement | null }): number {
  const width = useSignal(960);
  useEffect(() => {
    let frame = 0;
    const watch = new ResizeObserver(([entry]) => {
      // Not while the browser lays the page out: what it measures would change under it.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (entry) width.value = Math.max(260, Math.floor(entry.contentRect.width));
      });
    });
    watch.observe(box.current!);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return width.value;
}

/** A file has one theme: the one its maker looks at. */
const themeShown = (): ChartTheme => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

/** The picture in pixels; null if the browser refuses. */
async function png(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width * SCALE;
  canvas.height = PICTURE.height * SCALE;
  try {
    await image.decode();
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/png'));
  } catch {
    return null;
  }
}
