import type { Scene } from '#pictures/language/scene.ts';

/** Music, art and stage. */
export const onStage = {
	'music-1': {
		title: 'A street musician',
		description:
			'A young man is playing the guitar in the street. A woman and her little daughter have stopped to listen, and the girl is dancing.',
		place: 'oldTown',
		cast: [
			{
				who: 'man olive black-wavy beard brick-beret teal-shirt denim-trousers brown-boot',
				does: 'guitar',
				at: [250, 570],
			},
			{
				who: 'girl pale blond-pigtails yellow-dress red-sneaker',
				does: 'dance',
				at: [440, 580],
				left: true,
				head: 46,
			},
			{
				who: 'woman pale blond-long navy-coat cream-under grey-trousers',
				does: 'clap',
				at: [600, 570],
				left: true,
			},
		],
	},
	'music-2': {
		title: 'A band playing on a stage',
		description:
			'A band is playing on a stage in front of many people. The singer has the microphone, one musician is playing the guitar, and another is at the drums.',
		place: 'concert',
		light: 'night',
		cast: [
			{
				who: 'man pale red-curly charcoal-tee navy-trousers',
				does: 'drum',
				at: [400, 440],
				head: 46,
				behind: true,
			},
			{ thing: 'drums', at: [430, 446], size: 0.9 },
			{ thing: 'spotlights', at: [400, 66] },
			{ who: 'woman dark black-afro red-dress charcoal-pump', does: 'sing', at: [250, 500] },
			{
				who: 'man tan black-short beard violet-shirt charcoal-trousers',
				does: 'guitar',
				at: [580, 500],
				left: true,
			},
			{ thing: 'crowd', at: [400, 600] },
		],
	},
	'music-3': {
		title: 'A piano lesson',
		description:
			'A boy is having a piano lesson at home. He is playing with care, and his teacher is standing beside him, listening and making notes.',
		place: 'cosyRoom',
		zoom: 1.25,
		cast: [
			{ thing: 'stool', at: [390, 570], size: 0.95 },
			{
				who: 'boy tan black-crop glasses leaf-tee navy-trousers white-sneaker',
				does: 'piano',
				how: 'sit',
				at: [400, 570],
				head: 49,
				seat: 1.75,
			},
			{ thing: 'piano', at: [560, 570], size: 0.95, colour: '#5a3d2f' },
			{ who: 'woman old deep white-bun plum-dress navy-trousers', does: 'clipboard', at: [240, 576] },
		],
	},
	'art-1': {
		title: 'A painting class',
		description:
			'Two people are learning to paint in a bright studio. A woman is painting flowers, and an old man beside her is painting mountains.',
		place: 'studio',
		cast: [
			{ thing: 'easelFlowers', at: [330, 560], size: 1.1 },
			{ who: 'woman brown black-bun mustard-shirt grey-apron navy-trousers', does: 'brush', at: [190, 574] },
			{ thing: 'easel', at: [660, 550], size: 1.05 },
			{
				who: 'man old pale white-balding glasses teal-shirt cream-apron brown-trousers',
				does: 'brush',
				at: [520, 574],
			},
		],
	},
	'art-2': {
		title: 'Visitors in a museum',
		description:
			'Visitors are looking at paintings in a museum. A guide is explaining a portrait to a couple, and the woman is taking a photo.',
		place: 'museum',
		cast: [
			{
				who: 'woman olive grey-bob glasses navy-suit white-under navy-skirt',
				does: 'pointUp',
				at: [490, 540],
				head: 50,
			},
			{ who: 'woman dark black-braids coral-jumper denim-trousers', does: 'photo', at: [340, 576] },
			{
				who: 'man rosy blond-short beard leaf-jacket white-under sand-trousers',
				does: 'think',
				at: [200, 580],
				mood: 'calm',
			},
		],
	},
	'art-3': {
		title: 'Young people painting a wall',
		description:
			'Two young people are painting a large colourful picture on a wall in the street. One is using a brush, and the other is painting the top with a roller.',
		place: 'street',
		cast: [
			{
				who: 'woman olive black-bob plum-coat navy-trousers',
				does: 'walk',
				how: 'walk',
				at: [90, 440],
				head: 29,
			},
			{ thing: 'mural', at: [420, 530], size: 1.15 },
			{
				who: 'teen pale sand-bob violet-hoodie denim-trousers white-sneaker',
				does: 'brush',
				at: [240, 580],
				holds: { far: 'brush' },
			},
			{
				who: 'teen dark black-crop yellow-cap teal-tee charcoal-trousers red-sneaker',
				does: 'roller',
				at: [600, 580],
				left: true,
			},
			{ thing: 'paintPot', at: [380, 588] },
			{ thing: 'paintPot', at: [440, 590], colour: '#e2694f' },
		],
	},
	'performing-1': {
		title: 'Actors in a play',
		description:
			'Two actors are performing a play on a theatre stage. The woman is speaking with her arms open, and the man is kneeling in front of her with flowers.',
		place: 'theatre',
		light: 'evening',
		cast: [
			{ who: 'woman brown black-long cream-gown brown-pump', does: 'explain', at: [520, 510], left: true },
			{
				who: 'man pale black-side-parting moustache brick-jacket white-under charcoal-trousers brown-boot',
				does: 'flowers',
				how: 'kneel',
				at: [300, 512],
			},
			{ thing: 'crowd', at: [400, 606] },
		],
	},
	'performing-2': {
		title: 'A man speaking at a conference',
		description:
			'A man in a wheelchair is giving a talk on a stage at a conference. He is speaking into a microphone, a colleague is clapping beside him, and a large audience is listening.',
		place: 'hall',
		cast: [
			{
				who: 'woman olive grey-bob coral-jacket cream-under navy-trousers',
				does: 'clap',
				at: [640, 440],
				left: true,
				head: 40,
			},
			{ thing: 'wheelchairBack', at: [420, 490], left: true },
			{
				who: 'man olive black-side-parting glasses navy-suit white-under grey-trousers',
				does: 'sing',
				how: 'sit',
				at: [420, 490],
				left: true,
				mood: 'happy',
			},
			{ thing: 'wheelchairWheel', at: [420, 490], left: true },
			{ thing: 'audience', at: [400, 606] },
		],
	},
	'performing-3': {
		title: 'A dance class',
		description:
			'Three people of different ages are dancing in a dance class. They are moving their arms in the same way and laughing.',
		place: 'gym',
		cast: [
			{
				who: 'woman old pale white-bob violet-tee charcoal-trousers white-sneaker',
				does: 'dance',
				at: [210, 560],
				head: 50,
			},
			{
				who: 'man dark bald beard coral-vest grey-shorts white-sneaker',
				does: 'dance',
				how: 'walk',
				at: [410, 576],
				view: 'quarter',
			},
			{
				who: 'round tan black-ponytail yellow-headband teal-tee navy-trousers coral-sneaker',
				does: 'dance',
				at: [610, 568],
				head: 51,
			},
			{ thing: 'speaker', at: [730, 520], size: 0.8 },
		],
	},
} satisfies Record<string, Scene>;
