import type { Scene } from '#pictures/language/scene.ts';

/** Sport, training and moving house. */
export const inMotion = {
	'exercise-1': {
		title: 'Two women running in a park',
		description:
			'Two women are running in a park early in the morning. They look happy, and a small dog is running in front of them.',
		place: 'lakePark',
		cast: [
			{
				who: 'man pale white-short sky-jumper navy-trousers',
				does: 'walk',
				how: 'walk',
				at: [690, 440],
				left: true,
				head: 26,
			},
			{
				who: 'woman olive black-long rose-jacket navy-trousers',
				does: 'talk',
				how: 'walk',
				at: [654, 440],
				head: 26,
			},
			{
				who: 'woman dark black-bun coral-headband yellow-vest charcoal-shorts coral-sneaker',
				does: 'run',
				how: 'run',
				at: [270, 556],
				mood: 'happy',
				lookBack: false,
			},
			{
				who: 'woman old rosy grey-ponytail violet-tee navy-trousers white-sneaker',
				does: 'run',
				how: 'run',
				at: [480, 574],
				mood: 'laughing',
			},
			{ thing: 'runningDog', at: [640, 584] },
		],
	},
	'exercise-2': {
		title: 'People training in a gym',
		description:
			'Two people are training in a gym. A man is lifting weights with great effort, and a woman is running on a machine with headphones on.',
		place: 'gym',
		cast: [
			{ thing: 'treadmill', at: [520, 560], size: 1.1 },
			{
				who: 'woman olive black-ponytail red-headphones teal-vest charcoal-trousers coral-sneaker',
				does: 'run',
				how: 'run',
				at: [490, 546],
				floats: true,
			},
			{ thing: 'rack', at: [140, 520] },
			{
				who: 'broad pale sand-crop beard coral-vest navy-shorts white-sneaker',
				does: 'lift',
				at: [250, 580],
			},
		],
	},
	'exercise-3': {
		title: 'A yoga class in a park',
		description:
			'Three people are doing yoga on mats in a park. They are standing in the same position with their arms stretched out and look calm.',
		place: 'park',
		cast: [
			{ thing: 'mat', at: [170, 520], size: 0.85 },
			{
				who: 'man old brown grey-crop white-tee grey-trousers white-bare',
				does: 'spread',
				how: 'lunge',
				at: [170, 522],
				head: 43,
			},
			{ thing: 'mat', at: [630, 520], size: 0.85, colour: '#73a052' },
			{
				who: 'round rosy red-bun mustard-tee teal-trousers white-bare',
				does: 'spread',
				how: 'lunge',
				at: [630, 522],
				head: 43,
			},
			{ thing: 'mat', at: [400, 584], colour: '#e2694f' },
			{
				who: 'woman tan black-braids violet-vest navy-trousers white-bare',
				does: 'spread',
				how: 'lunge',
				at: [400, 586],
			},
		],
	},
	'sport-1': {
		title: 'Wheelchair basketball',
		description:
			'Two players are having a game of wheelchair basketball outside. The woman is throwing the ball, and the man is trying to stop it.',
		place: 'yard',
		cast: [
			{ thing: 'hoop', at: [690, 510] },
			{ thing: 'wheelchairBack', at: [300, 570] },
			{
				who: 'woman dark black-braids red-vest charcoal-trousers white-sneaker',
				does: 'throw',
				how: 'sit',
				at: [300, 570],
			},
			{ thing: 'wheelchairWheel', at: [300, 570] },
			{ thing: 'wheelchairBack', at: [550, 564], left: true, colour: '#e5a83b' },
			{
				who: 'man pale brown-short beard sky-vest navy-trousers white-sneaker',
				does: 'catch',
				how: 'sit',
				at: [550, 564],
				left: true,
			},
			{ thing: 'wheelchairWheel', at: [550, 564], left: true },
		],
	},
	'sport-2': {
		title: 'A team that has won a cup',
		description:
			"A women's football team has just won a match. One player is holding up the cup, and her team mates are cheering while paper flies through the air.",
		place: 'pitch',
		cast: [
			{
				who: 'woman pale blond-ponytail yellow-tee navy-shorts navy-socks white-sneaker',
				does: 'cheer',
				at: [210, 556],
				head: 49,
			},
			{
				who: 'woman olive black-bob yellow-tee navy-shorts navy-socks white-sneaker',
				does: 'cheer',
				how: 'jump',
				at: [610, 560],
				left: true,
				head: 49,
			},
			{
				who: 'woman dark black-bun yellow-tee navy-shorts navy-socks white-sneaker',
				does: 'cup',
				at: [410, 584],
			},
			{ thing: 'confetti', at: [0, 90] },
			{ thing: 'football', at: [520, 590] },
		],
	},
	'sport-3': {
		title: 'Fans in a stadium',
		description:
			'Fans are watching a match in a stadium. A man is holding up a red and white scarf, a girl is waving a flag, and an old woman is shouting with joy.',
		place: 'stand',
		cast: [
			{
				who: 'man rosy brown-crop beard red-tee denim-trousers',
				does: 'scarf',
				at: [410, 566],
				mood: 'laughing',
			},
			{ who: 'girl rosy chestnut-braids red-jumper navy-trousers', does: 'flag', at: [590, 570], head: 46 },
			{
				who: 'round old deep white-curly glasses red-scarf white-jacket navy-trousers',
				does: 'cheer',
				at: [210, 576],
				head: 50,
			},
		],
	},
	'moving-1': {
		title: 'Friends carrying boxes to a van',
		description:
			'Two friends are moving house. A man and a woman are carrying heavy boxes to a van that is already half full.',
		place: 'homeStreet',
		cast: [
			{ thing: 'van', at: [170, 536], size: 0.96, left: true },
			{
				who: 'man rosy blond-short stubble yellow-tee denim-trousers',
				does: 'box',
				how: 'walk',
				at: [480, 566],
				left: true,
				mood: 'effort',
			},
			{
				who: 'woman dark black-bun teal-hoodie charcoal-trousers white-sneaker',
				does: 'box',
				how: 'walk',
				at: [640, 580],
				left: true,
			},
		],
	},
	'moving-2': {
		title: 'A couple painting the walls of a room',
		description:
			'A young couple is painting the walls of an empty room blue. She is standing on a ladder with a brush, and he is using a roller; both are enjoying it.',
		place: 'emptyRoom',
		cast: [
			{ thing: 'wallPaint', at: [560, 418] },
			{ thing: 'ladder', at: [330, 576], size: 1.2 },
			{
				who: 'woman tan black-ponytail red-headband white-tee denim-trousers',
				does: 'brush',
				how: 'climb',
				at: [330, 480],
				holds: { far: 'brush' },
				floats: true,
			},
			{
				who: 'man pale chestnut-curly glasses cream-tee grey-trousers',
				does: 'roller',
				at: [600, 574],
				left: true,
			},
			{ thing: 'paintPot', at: [480, 586] },
			{ thing: 'carton', at: [700, 560] },
		],
	},
	'moving-3': {
		title: 'Friends eating pizza between boxes',
		description:
			'Three young people are sitting on the floor of their new flat between boxes that are not unpacked yet. They are eating pizza and laughing.',
		place: 'emptyRoom',
		light: 'evening',
		cast: [
			{ thing: 'carton', at: [130, 520] },
			{ thing: 'carton', at: [130, 446], size: 0.8 },
			{ thing: 'openCarton', at: [660, 520] },
			{
				who: 'woman brown black-braids coral-hoodie denim-trousers white-sneaker',
				does: 'bite',
				how: 'floor',
				at: [230, 560],
			},
			{
				who: 'man olive black-crop beard leaf-tee navy-trousers',
				does: 'talk',
				how: 'floor',
				at: [400, 530],
				mood: 'laughing',
				head: 50,
			},
			{
				who: 'woman pale blond-bob violet-jumper charcoal-trousers',
				does: 'bite',
				how: 'floor',
				at: [640, 576],
				left: true,
			},
			{ thing: 'pizza', at: [440, 588] },
		],
	},
} satisfies Record<string, Scene>;
