const NAME = 'sidepot.session';

/** The session a tab had open: its own first, else the one opened last in any tab. */
export function lastOpen(): string | null {
  return read(() => sessionStorage) ?? read(() => localStorage);
}

export function rememberOpen(id: string): void {
  write(() => sessionStorage, id);
  write(() => localStorage, id);
}

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(NAME);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, id: string): void {
  try {
    storage().setItem(NAME, id);
  } catch {
    // A blocked or full storage: the newest session is opened instead.
  }
}
