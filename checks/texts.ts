/** Every message by its path, such as `today.steps.talk`. */
export function entries(messages: object, path = ''): [string, string][] {
	return Object.entries(messages).flatMap(([key, message]) =>
		typeof message === 'string'
			? [[`${path}${key}`, message] as [string, string]]
			: entries(message, `${path}${key}.`),
	);
}

/** i18next keeps the forms of one message under its key with these endings (JSON v4). */
const plural = /_(zero|one|two|few|many|other)$/;
/** Numbers among which every form occurs that a learner meets; millions have one of their own in some languages. */
const countedNumbers = Array.from({ length: 200 }, (_, number) => number);

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ');

/** The keys that a catalogue has to have beside English: the same, with the plural forms of its own language. */
function keysNeeded(english: ReadonlyMap<string, string>, language: string): Set<string> {
	const rules = new Intl.PluralRules(language);
	const forms = new Set(countedNumbers.map((number) => rules.select(number)));
	return new Set(
		[...english.keys()].flatMap((key) =>
			plural.test(key) ? [...forms].map((form) => key.replace(plural, `_${form}`)) : [key],
		),
	);
}

/** What is wrong with a catalogue beside English: what it lacks, what it has too much, and what it fills in elsewhere. */
export function differences(english: object, other: object, language: string): string[] {
	const original = new Map(entries(english));
	const texts = new Map(entries(other));
	const needed = keysNeeded(original, language);
	const missing = [...needed].filter((key) => !texts.get(key)).map((key) => `${language}: missing ${key}`);
	const leftOver = [...texts.keys()].filter((key) => !needed.has(key));
	const otherPlaces = [...needed].filter((key) => {
		const text = texts.get(key);
		const model = original.get(key) ?? original.get(key.replace(plural, '_other')) ?? '';
		return text && placeholdersOf(text) !== placeholdersOf(model);
	});
	return [
		...missing,
		...leftOver.map((key) => `${language}: left over ${key}`),
		...otherPlaces.map((key) => `${language}: other placeholders than in English ${key}`),
	];
}

/** The messages that no key of the code can mean. */
export function unusedMessages(
	messages: object,
	{ exact, patterns }: { exact: ReadonlySet<string>; patterns: readonly RegExp[] },
): string[] {
	return entries(messages)
		.map(([path]) => path)
		.filter((path) => {
			const [area = '', ...rest] = path.split('.');
			const key = rest.join('.').replace(plural, '');
			const names = [key, `${area}:${key}`];
			return !names.some((name) => exact.has(name) || patterns.some((pattern) => pattern.test(name)));
		});
}
