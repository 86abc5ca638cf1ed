import type { RosterFile } from '@henry/contract/rosters.ts';

/** A row of a CSV file by the names in its head, and the line on which it begins. */
export type RosterRow = { line: number; values: Record<string, string> };

/** The files of a roster that are there. A file that cannot be read as CSV in UTF-8 is `notReadable`. */
export type RosterFiles = Partial<Record<RosterFile, RosterRow[] | 'notReadable'>>;

/** Reads a roster as it is sent: one zip, or its CSV files. Throws `invalid-input` for what is none, or far too much. */
export type RosterReader = (sent: readonly { name: string; bytes: Uint8Array }[]) => Promise<RosterFiles>;
