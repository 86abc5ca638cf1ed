import type { Scene } from '../language/scene.ts';

/** Sport, water, holidays, weather. */
export const active = {
	'exercise-1': {
		title: 'Two women running in a park',
		description: 'Two women are running in a park early in the morning. They are talking while they run, and a dog is running with them.',
		place: 'park',
		cast: [
			{ who: 'woman dark black-bun coral-headband yellow-vest charcoal-shorts coral-sneaker', does: 'run', how: 'run', at: [270, 556], mood: 'happy', lookBack: false },
			{ who: 'woman old rosy grey-ponytail violet-tee navy-trousers white-sneaker', does: 'run', how: 'run', at: [480, 574], mood: 'laughing' },
			{ thing: 'runningDog', at: [640, 584] },
		],
	},
	'exercise-2': {
		title: 'People training in a gym',
		description: 'Two people are training in a gym. A man is lifting weights with great effort, and a woman is running on a machine with headphones on.',
		place: 'gym',
		cast: [
			{ thing: 'treadmill', at: [520, 560], size: 1.1 },
			{ who: 'woman olive black-ponytail red-headphones teal-vest charcoal-trousers coral-sneaker', does: 'run', how: 'run', at: [490, 546], floats: true },
			{ thing: 'rack', at: [140, 520] },
			{ who: 'broad pale sand-crop beard coral-vest navy-shorts white-sneaker', does: 'lift', at: [250, 580] },
		],
	},
	'exercise-3': {
		title: 'A yoga class in a park',
		description: 'Three people are doing yoga on mats in a park. They are standing in the same position with their arms stretched out and look calm.',
		place: 'park',
		cast: [
			{ thing: 'mat', at: [170, 520], size: 0.85 },
			{ who: 'man old brown grey-crop white-tee grey-trousers white-bare', does: 'spread', how: 'lunge', at: [170, 522], head: 43 },
			{ thing: 'mat', at: [630, 520], size: 0.85, colour: '#73a052' },
			{ who: 'round rosy red-bun mustard-tee teal-trousers white-bare', does: 'spread', how: 'lunge', at: [630, 522], head: 43 },
			{ thing: 'mat', at: [400, 584], colour: '#e2694f' },
			{ who: 'woman tan black-braids violet-vest navy-trousers white-bare', does: 'spread', how: 'lunge', at: [400, 586] },
		],
	},
	'sport-1': {
		title: 'Wheelchair basketball',
		description: 'Two players are having a game of wheelchair basketball outside. The woman is throwing the ball, and the man is trying to stop it.',
		place: 'yard',
		cast: [
			{ thing: 'hoop', at: [690, 510] },
			{ thing: 'wheelchairBack', at: [300, 570] },
			{ who: 'woman dark black-braids red-vest charcoal-trousers white-sneaker', does: 'throw', how: 'sit', at: [300, 570] },
			{ thing: 'wheelchairWheel', at: [300, 570] },
			{ thing: 'wheelchairBack', at: [550, 564], left: true, colour: '#e5a83b' },
			{ who: 'man pale brown-short beard sky-vest navy-trousers white-sneaker', does: 'catch', how: 'sit', at: [550, 564], left: true },
			{ thing: 'wheelchairWheel', at: [550, 564], left: true },
		],
	},
	'sport-2': {
		title: 'A team that has won a cup',
		description: 'A women\'s football team has just won a match. One player is holding up the cup, and her team mates are cheering while paper flies through the air.',
		place: 'pitch',
		cast: [
			{ who: 'woman pale blond-ponytail yellow-tee navy-shorts navy-socks white-sneaker', does: 'cheer', at: [210, 556], head: 49 },
			{ who: 'woman olive black-bob yellow-tee navy-shorts navy-socks white-sneaker', does: 'cheer', how: 'jump', at: [610, 560], left: true, head: 49 },
			{ who: 'woman dark black-bun yellow-tee navy-shorts navy-socks white-sneaker', does: 'cup', at: [410, 584] },
			{ thing: 'confetti', at: [0, 90] },
			{ thing: 'football', at: [520, 590] },
		],
	},
	'sport-3': {
		title: 'Fans in a stadium',
		description: 'Fans are watching a match in a stadium. A man is holding up a red and white scarf, a girl is waving a flag, and an old woman is shouting with joy.',
		place: 'stand',
		cast: [
			{ who: 'man rosy brown-crop beard red-tee denim-trousers', does: 'scarf', at: [410, 566], mood: 'laughing' },
			{ who: 'girl rosy chestnut-braids red-jumper navy-trousers', does: 'flag', at: [590, 570], head: 46 },
			{ who: 'round old deep white-curly glasses red-scarf white-jacket navy-trousers', does: 'cheer', at: [210, 576], head: 50 },
		],
	},
	'water-1': {
		title: 'A swimming lesson',
		description: 'A girl is learning to swim in an indoor pool. Her teacher is in the water beside her, and a boy on the edge is waiting for his turn.',
		place: 'pool',
		cast: [
			{ who: 'boy dark black-crop sky-vest red-shorts white-bare', does: 'hug', at: [640, 350], left: true, head: 40 },
			{ who: 'woman tan black-bun navy-vest navy-shorts', does: 'steady', at: [240, 660], legless: true },
			{ thing: 'water', at: [240, 470], size: 1.2 },
			{ who: 'girl pale red-bun yellow-vest yellow-shorts', does: 'swim', how: 'lie', at: [400, 500], head: 46, lean: 62, nod: -48, legless: true },
			{ thing: 'water', at: [430, 484], size: 1.3 },
		],
	},
	'water-2': {
		title: 'Children building a sandcastle',
		description: 'Two children are building a sandcastle on the beach. Their mother is sitting in the shade of a parasol and watching them.',
		place: 'beach',
		cast: [
			{ thing: 'sail', at: [560, 310] },
			{ thing: 'parasol', at: [200, 530], size: 1.05 },
			{ thing: 'towel', at: [220, 548] },
			{ who: 'woman olive black-long sand-sun-hat coral-dress white-bare', does: 'hug', how: 'floor', at: [190, 546] },
			{ who: 'boy olive black-curly teal-tee navy-shorts white-bare', does: 'plant', how: 'kneel', at: [400, 580], head: 46, holds: {} },
			{ thing: 'sandcastle', at: [510, 584] },
			{ who: 'girl olive black-braids yellow-vest coral-shorts white-bare', does: 'pointDown', how: 'kneel', at: [630, 584], left: true, head: 46, mood: 'delighted' },
			{ thing: 'bucket', at: [330, 590], size: 0.8 },
		],
	},
	'water-3': {
		title: 'Two friends in a boat on a lake',
		description: 'Two friends are out on a lake in a small boat. The woman is rowing, and the man is fishing quietly.',
		place: 'lake',
		cast: [
			{ who: 'woman brown black-curly coral-vest denim-trousers', does: 'row', how: 'sit', at: [280, 556], seat: 1.2, floats: true },
			{ who: 'man old pale white-short beard olive-sun-hat teal-shirt sand-trousers', does: 'rod', how: 'sit', at: [470, 556], seat: 1.2, floats: true },
			{ thing: 'boat', at: [390, 556], size: 1.15 },
		],
	},
	'holidays-1': {
		title: 'Friends camping in the forest',
		description: 'Friends are camping in the forest. It is evening, and they are sitting around a fire in front of their tent; one is playing the guitar.',
		place: 'forest', light: 'evening',
		cast: [
			{ thing: 'tent', at: [560, 490] },
			{ who: 'woman dark black-bun mustard-jumper denim-trousers brown-boot', does: 'drink', how: 'floor', at: [180, 560] },
			{ who: 'man pale red-beanie red-short beard leaf-jumper navy-trousers brown-boot', does: 'guitar', how: 'floor', at: [590, 566], left: true },
			{ thing: 'fire', at: [400, 570], size: 1.05 },
		],
	},
	'holidays-2': {
		title: 'Tourists visiting a city',
		description: 'Two tourists are visiting a city on a sunny day. The man is taking a photo of the houses, and the woman is reading a map.',
		place: 'square',
		cast: [
			{ who: 'man tan black-side-parting sand-sun-hat coral-shirt sand-shorts white-sneaker', does: 'photo', at: [280, 576] },
			{ who: 'woman pale white-bob old glasses teal-dress brown-sandal', does: 'map', at: [500, 574] },
			{ thing: 'lamppost', at: [680, 520], size: 0.95 },
		],
	},
	'holidays-3': {
		title: 'A couple walking in the mountains',
		description: 'A couple is walking in the mountains. She has stopped to show him the view, and he is leaning on his walking poles and looks tired.',
		place: 'mountain',
		cast: [
			{ who: 'woman olive black-ponytail red-cap yellow-jacket cream-under grey-trousers brown-boot', does: 'point', at: [420, 560] },
			{ who: 'man old rosy grey-crop beard teal-shirt sand-shorts brown-boot grey-socks', does: 'poles', how: 'walk', at: [230, 578], mood: 'tired' },
			{ thing: 'signpost', at: [650, 560] },
		],
	},
	'weather-1': {
		title: 'People walking in the rain',
		description: 'It is raining hard in the city. A woman is walking under an umbrella, and a man without one is running with his briefcase.',
		place: 'street', light: 'rain',
		cast: [
			{ who: 'woman deep black-bob mustard-coat navy-trousers charcoal-boot', does: 'umbrella', how: 'walk', at: [230, 574] },
			{ who: 'man pale black-side-parting grey-suit white-under navy-tie grey-trousers', does: 'briefcase', how: 'run', at: [540, 576], left: true, mood: 'annoyed' },
		],
	},
	'weather-2': {
		title: 'Children playing in the snow',
		description: 'Children are playing in the snow. A boy is throwing a snowball, a girl has built a snowman, and both are laughing.',
		place: 'snowHill', light: 'snow',
		cast: [
			{ thing: 'snowman', at: [530, 560], size: 1.05 },
			{ who: 'girl tan black-braids red-beanie sky-coat yellow-scarf navy-trousers brown-boot', does: 'cheer', at: [650, 576], left: true, head: 47 },
			{ who: 'boy dark black-short yellow-beanie coral-coat navy-trousers brown-boot', does: 'snowball', at: [260, 580], head: 48 },
			{ thing: 'sledge', at: [400, 588] },
		],
	},
	'weather-3': {
		title: 'A family eating ice cream on a hot day',
		description: 'It is a very hot day. A grandfather and his granddaughter are eating ice cream under a parasol in a square.',
		place: 'square', zoom: 1.25,
		cast: [
			{ thing: 'parasol', at: [400, 540], size: 1.1, colour: '#5b8fb0' },
			{ thing: 'chair', at: [290, 572] },
			{ who: 'man old brown white-balding moustache sand-sun-hat white-shirt sand-trousers brown-sandal', does: 'ice', how: 'sit', at: [296, 572] },
			{ thing: 'chair', at: [520, 572], left: true },
			{ who: 'girl brown black-curly coral-vest yellow-skirt white-sandal', does: 'ice', how: 'sit', at: [514, 572], left: true, head: 47, seat: 1.95 },
		],
	},
} satisfies Record<string, Scene>;
