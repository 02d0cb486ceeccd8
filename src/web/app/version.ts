const UNBUILT = '__VERSION__';

/** The version of this page, which the build writes into it; null on the development server. */
export function pageVersion(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=version]');
  return meta && meta.content !== UNBUILT ? meta.content : null;
}
