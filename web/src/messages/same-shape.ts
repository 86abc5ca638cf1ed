/** The keys of the English messages with the words of another language: a missing or extra key does not compile. */
export type SameShape<English> = {
	readonly [Key in keyof English]: English[Key] extends string ? string : SameShape<English[Key]>;
};
