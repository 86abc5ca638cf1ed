/** What time it is: milliseconds since 1970. */
export type Clock = { nowMs(): number };
