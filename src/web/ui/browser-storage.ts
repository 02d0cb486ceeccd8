/** A place in the browser that outlives the page; each call says whether it could be used. */
export interface StoredText {
  read(name: string): string | null;
  /** null takes the entry away. */
  write(name: string, text: string | null): boolean;
  /** Calls back when another tab has written; stop it with what this gives back. */
  watch(onWrite: (name: string, text: string | null) => void): () => void;
}

/** localStorage, where private mode, a blocked store or a full one is not a reason to stop. */
export const browserStore: StoredText = {
  read(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  write(name, text) {
    try {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  },
  watch(onWrite) {
    const hear = ({ key, newValue }: StorageEvent): void => {
      if (key !== null) onWrite(key, newValue);
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};

/** Where the links are that this browser has joined a team by; nothing of a team is loaded without. */
export const TEAM_LINKS = 'sidepot.team';
