/** Spellings, sounds and short forms that mean a word of danger whatever stands around them; tried in this order. */
const spellings: readonly [RegExp, string][] = [
	[/\b(?:kms|unalive my ?self)\b/g, 'kill myself'],
	[/\bunalive\b/g, 'kill'],
	[/\b(?!succeeds?\b)s[uo]+[ieay]*[csz]+[iey]+[dt](?:e|es|s)?\b/g, 'suicide'],
	[/\bs[uo]+[ieay]*[csz]+[iey]+d+(?:al|ial|el)\b/g, 'suicidal'],
	[/\b(?:sewer|sue|su) ?s[iy]des?\b/g, 'suicide'],
	[/\b(my|your|her|him|them|our) ?sel(?:f|fs|ve|ves)\b/g, '$1self'],
	[/\b(?:mi|mai|me) ?self\b|\bmyselfs\b|\bmysef\b/g, 'myself'],
	[/\bhisself\b/g, 'himself'],
	[/\btheirsel(?:f|ves)\b|\bthemselves\b/g, 'themself'],
	[/\b(?:kil|keel|kiling|killin|kiled)\b/g, 'kill'],
	[/\b(?:dieing|dyeing|diying)\b/g, 'dying'],
	[/\bto dye\b(?! (?:my|your|his|her|their|our|the|it))/g, 'to die'],
	[/\b(?:hert|hurted|heart) myself\b/g, 'hurt myself'],
	[
		/\b(?:cuting|cutting|cutted|cut|cuts) (?:of )?myself\b/g,
		(text: string) => text.replace(/^cuting/, 'cutting'),
	],
	[
		/\bbreath\b(?= (?:properly|well|good|at all|anymore|right))|(?<=\b(?:not|to|hardly|barely) )breath\b/g,
		'breathe',
	],
	[/\bambulan[sc]e?\b|\bambulans\b/g, 'ambulance'],
	[/\bun ?concious\b|\bunconsious\b|\bunconscius\b/g, 'unconscious'],
	[/\bheart ?atack\b|\bhard attack\b|\bhart attack\b/g, 'heart attack'],
	[/\bany more\b/g, 'anymore'],
	[/\bwanna\b/g, 'want to'],
	[/\bgonna\b/g, 'going to'],
	[/\bgotta\b/g, 'got to'],
	[/\b(?:cuz|coz|cos)\b/g, 'because'],
	[/\bstep (father|mother|dad|mum|mom|brother|sister)\b/g, 'step$1'],
	[/\bboy friend\b|\bbf\b/g, 'boyfriend'],
	[/\bgirl friend\b|\bgf\b/g, 'girlfriend'],
	[/\b(?:freind|frend)\b/g, 'friend'],
	[/\bu\b/g, 'you'],
	[/\bq\b/g, 'que'],
] as unknown as [RegExp, string][];

const contractions: readonly [RegExp, string][] = [
	[/\bcan'?t\b|\bcannot\b/g, 'can not'],
	[/\bwon'?t\b/g, 'will not'],
	[/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|need)n'?t\b/g, '$1 not'],
	[/\b(?:i'm|im)\b/g, 'i am'],
	[/\bi'?ve\b/g, 'i have'],
	[/\b(you|we|they)'?re\b(?<!\bwere)/g, '$1 are'],
	[/\b(you|we|they|i|he|she|it|that)'(?:ll)\b/g, '$1 will'],
	[/\b(you|we|they|would|could|should)'?ve\b/g, '$1 have'],
	[/\b(you|we|they|i|he|she|it)'d\b/g, '$1 would'],
	[/\b(he|she|it|that|there|what|who|where|somebody|someone|everything|nobody)'s\b/g, '$1 is'],
	[/\b(?:hes)\b/g, 'he is'],
	[/\b(?:shes)\b/g, 'she is'],
	[/\b(?:thats)\b/g, 'that is'],
	[/'s\b|s'(?= )/g, ''],
];

/** Hesitations, which stand anywhere. */
const hesitations = /\b(?:u+[hm]+|e+r+m*|h+m+|m{2,}|eh+|ah+|you know|i mean|like um|este|pues|o sea)\b/g;
const repeatedWord = /\b(\p{L}+)(?: \1\b)+/gu;

/**
 * A text as patterns read it: small letters without accents, short forms written out, misspelt words of danger put right,
 * words parted by single spaces with one before and behind, and a full stop as a word of its own.
 */
export function plainWords(text: string): string {
	let plain = text
		.toLowerCase()
		.replaceAll(/[’‘´`]/g, "'")
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '');
	for (const [spelling, word] of contractions) plain = plain.replaceAll(spelling, word);
	plain = plain
		.replaceAll(/[.!?;:\n]+(?!\d)/g, ' . ')
		.replaceAll(/[^\p{L}\p{N}' .]+/gu, ' ')
		.replaceAll(hesitations, ' ')
		.replaceAll(/\s+/g, ' ')
		.replaceAll(repeatedWord, '$1');
	for (const [spelling, word] of spellings) plain = plain.replaceAll(spelling, word);
	return ` ${plain.replaceAll(/\s+/g, ' ').trim()} `;
}
