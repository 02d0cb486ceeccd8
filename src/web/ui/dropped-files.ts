/** Files may be dropped anywhere on the page; stop it with what this gives back. */
export function onFilesDropped(onFiles: (files: readonly File[]) => void): () => void {
  const over = (event: DragEvent): void => event.preventDefault();
  const drop = (event: DragEvent): void => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  document.addEventListener('dragover', over);
  document.addEventListener('drop', drop);
  return () => {
    document.removeEventListener('dragover', over);
    document.removeEventListener('drop', drop);
  };
}
