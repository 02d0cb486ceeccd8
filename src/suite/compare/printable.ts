/** Colours and cursor moves of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const ESCAPES = /\u001b\[[0-?]*[ -/]*[@-~]/g;
/** Everything else that does not print, line breaks and tabs apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** What a program printed, as it can be read and shown. */
export const printable = (text: string): string => text.replace(ESCAPES, '').replace(CONTROL, ' ');
