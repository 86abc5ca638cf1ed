/**
 * A table that is asked for words of learners'. It holds what it is given and nothing else: every other object of JavaScript
 * also has something under "constructor".
 */
export function wordTable<Value>(table: Readonly<Record<string, Value>>): Record<string, Value> {
	return Object.assign(Object.create(null), table);
}
