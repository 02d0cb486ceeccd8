/** AltGr types characters on many keyboards and is not meant. */
export const isAltAlone = (event: KeyboardEvent): boolean =>
  event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.getModifierState('AltGraph');

const BY_PLACE: Readonly<Record<string, string>> = { Comma: ',', Period: '.' };

/** The letter on the key: where Alt makes another character of it, by the key's place. */
export const altKeyOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z,.]$/i.test(key)
    ? key.toLowerCase()
    : (BY_PLACE[code] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key);
