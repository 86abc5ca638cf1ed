/** A time in a sound, in milliseconds from its start. Words with times (`SpokenWord`, `TranscriptWord`) are of this shape. */
export type TimeSpan = { readonly startMs: number; readonly endMs: number };
