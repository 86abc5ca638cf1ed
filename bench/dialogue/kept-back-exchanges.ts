import { cheer, type Exchange, exchange, goodbye } from './exchanges.ts';

/** Exchanges that nothing was ever tuned on: what the others promise is looked for here. */
export const keptBackExchanges: readonly Exchange[] = [
	exchange('howWasYourDay', 'How was your day?', 'i repaired my old bicycle', /bic|bike|repair/i),
	exchange('howWasYourDay', 'How was your day?', 'my train was two hours late', /train|late|hour/i, [cheer]),
	exchange('howWasYourDay', 'How was your day?', 'i am angry with my boss', /boss|angry|work|happen/i, [
		cheer,
	]),
	exchange('howWasYourDay', 'How was your day?', 'we painted the kitchen in yellow', /kitchen|paint|yellow/i),
	exchange(
		'howWasYourDay',
		'How was your day?',
		'my uncle is in the hospital since monday',
		/uncle|hospital|sorry/i,
		[cheer],
	),
	exchange('howWasYourDay', 'What did you eat today?', 'what does spicy mean', /spic|hot/i),
	exchange('howWasYourDay', 'What did you eat today?', 'how do you say manzana in english', /apple/i),
	exchange('howWasYourDay', 'What did you eat today?', 'can you say that again', /what did you eat today/i),
	exchange('howWasYourDay', 'What did you eat today?', 'can we talk about something else', /\?/, [
		/what did you eat/i,
	]),
	exchange(
		'talkAboutYou',
		'Where do you live, and what do you like about it?',
		'in Bilbao next to the river',
		/Bilbao|river/i,
	),
	exchange(
		'talkAboutYou',
		'Where do you live, and what do you like about it?',
		'in a flat with four students',
		/flat|student|four/i,
	),
	exchange(
		'talkAboutYou',
		'What do you do in your free time?',
		'i collect old stamps from my grandmother',
		/stamp|grandmother|collect/i,
	),
	exchange(
		'talkAboutYou',
		'What do you do in your free time?',
		'i go climbing but last year i broke my arm',
		/climb|arm|broke/i,
	),
	exchange('talkAboutYou', 'What do you do in your free time?', 'do you like music', /music|like|program/i, [
		goodbye,
	]),
	exchange(
		'jobInterview',
		'Why do you want this job?',
		'because i love to work with old people',
		/old|people|care|work/i,
	),
	exchange(
		'jobInterview',
		'Why do you want this job?',
		'how many days of holiday do i have',
		/day|holiday|week|\d/i,
		[goodbye],
	),
	exchange(
		'healthyHabits',
		'How often do you do some exercise?',
		'i swim in the lake every sunday',
		/swim|lake|sunday/i,
	),
	exchange(
		'family',
		'Who is in your family?',
		'my parents are divorced since ten years',
		/parents|divorc|sorry|hard/i,
		[cheer],
	),
	exchange(
		'travel',
		'Where did you go on your last trip?',
		'to Scotland but somebody stole my camera',
		/Scotland|camera|stole/i,
		[cheer],
	),
	exchange(
		'careers',
		'What is your job, or the job that you want?',
		'i drive a taxi in the night',
		/taxi|night|driv/i,
	),
	exchange(
		'environment',
		'What do you do yourself?',
		'i repair clothes instead of buying new ones',
		/cloth|repair|buy/i,
	),
	exchange(
		'remoteWork',
		'What is your own experience of it?',
		'my children interrupt me the whole day',
		/child|interrupt/i,
	),
	exchange(
		'shopReturn',
		'What would you like to buy, or bring back?',
		'these shoes have a hole',
		/shoe|hole|sorry|receipt/i,
		[cheer],
	),
	exchange('doctor', 'What is the problem?', 'my knee hurts when i go downstairs', /knee|hurt|stairs/i, [
		/ibuprofen|paracetamol|aspirin/i,
	]),
	exchange('airport', 'Where are you flying to?', 'my suitcase is too heavy', /suitcase|heavy|weigh|bag/i),
	exchange('hotel', 'How many nights are you staying?', 'is there a swimming pool', /pool|swim|yes|no/i, [
		goodbye,
	]),
	exchange(
		'noisyNeighbour',
		'What is the problem?',
		'your dog barks the whole night',
		/dog|bark|night|sorry/i,
		[cheer],
	),
	exchange(
		'landlordCall',
		'What are you calling about?',
		'there is water under the sink',
		/water|sink|leak/i,
		[cheer],
	),
	exchange('justChat', 'How are things?', 'i have a new job in a bakery', /job|bakery|bread|congrat/i),
	exchange('justChat', 'How are things?', 'my best friend moves to Canada', /friend|Canada/i),
];
