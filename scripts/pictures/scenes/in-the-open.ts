import type { Scene } from '#pictures/language/scene.ts';

/** Holidays, weather and work outdoors. */
export const inTheOpen = {
	'holidays-1': {
		title: 'Friends camping in the forest',
		description:
			'Friends are camping in the forest. It is evening, and they are sitting around a fire in front of their tent; one is playing the guitar.',
		place: 'forest',
		light: 'evening',
		cast: [
			{ thing: 'tent', at: [560, 490] },
			{
				who: 'woman dark black-bun mustard-jumper denim-trousers brown-boot',
				does: 'drink',
				how: 'floor',
				at: [180, 560],
			},
			{
				who: 'man pale red-beanie red-short beard leaf-jumper navy-trousers brown-boot',
				does: 'guitar',
				how: 'floor',
				at: [590, 566],
				left: true,
			},
			{ thing: 'fire', at: [400, 570], size: 1.05 },
		],
	},
	'holidays-2': {
		title: 'Tourists visiting a city',
		description:
			'Two tourists are visiting a city on a sunny day. The man is taking a photo of the houses, and the woman is reading a map.',
		place: 'oldTown',
		cast: [
			{
				who: 'man pale sand-crop sky-shirt navy-trousers',
				does: 'walk',
				how: 'walk',
				at: [400, 430],
				left: true,
				head: 28,
			},
			{ who: 'woman brown black-afro coral-dress', does: 'walk', how: 'walk', at: [150, 440], head: 29 },
			{
				who: 'man tan black-side-parting sand-sun-hat coral-shirt sand-shorts white-sneaker',
				does: 'photo',
				at: [280, 576],
			},
			{ who: 'woman pale white-bob old glasses teal-dress brown-sandal', does: 'map', at: [500, 574] },
			{ thing: 'lamppost', at: [680, 520], size: 0.95 },
		],
	},
	'holidays-3': {
		title: 'A couple walking in the mountains',
		description:
			'A couple is walking in the mountains. She has stopped to show him the view, and he is leaning on his walking poles and looks tired.',
		place: 'mountain',
		cast: [
			{
				who: 'woman rosy blond-braids coral-jacket navy-trousers',
				does: 'walk',
				how: 'walk',
				at: [100, 430],
				head: 24,
			},
			{
				who: 'man dark black-crop sky-jacket grey-trousers',
				does: 'walk',
				how: 'walk',
				at: [134, 426],
				head: 25,
			},
			{
				who: 'woman olive black-ponytail red-cap yellow-jacket cream-under grey-trousers brown-boot',
				does: 'point',
				at: [420, 560],
			},
			{
				who: 'man old rosy grey-crop beard teal-shirt sand-shorts brown-boot grey-socks',
				does: 'poles',
				how: 'walk',
				at: [230, 578],
				mood: 'tired',
			},
			{ thing: 'signpost', at: [650, 560] },
		],
	},
	'weather-1': {
		title: 'People walking in the rain',
		description:
			'It is raining hard in the city. A woman is walking under an umbrella, and a man without one is running with his briefcase.',
		place: 'street',
		light: 'rain',
		cast: [
			{
				who: 'woman rosy grey-bob leaf-coat navy-trousers',
				does: 'umbrella',
				how: 'walk',
				at: [640, 440],
				left: true,
				head: 30,
			},
			{
				who: 'man tan black-crop navy-coat grey-trousers',
				does: 'umbrella',
				how: 'walk',
				at: [400, 432],
				head: 28,
			},
			{
				who: 'woman deep black-bob mustard-coat navy-trousers charcoal-boot',
				does: 'umbrella',
				how: 'walk',
				at: [230, 574],
			},
			{
				who: 'man pale black-side-parting grey-suit white-under navy-tie grey-trousers',
				does: 'briefcase',
				how: 'run',
				at: [540, 576],
				left: true,
				mood: 'annoyed',
			},
		],
	},
	'weather-2': {
		title: 'Children playing in the snow',
		description:
			'Children are playing in the snow. A boy is throwing a snowball, a girl has built a snowman, and both are laughing.',
		place: 'snowHill',
		light: 'snow',
		cast: [
			{ thing: 'snowman', at: [530, 560], size: 1.05 },
			{
				who: 'girl tan black-braids red-beanie sky-coat yellow-scarf navy-trousers brown-boot',
				does: 'cheer',
				at: [650, 576],
				left: true,
				head: 47,
			},
			{
				who: 'boy dark black-short yellow-beanie coral-coat navy-trousers brown-boot',
				does: 'snowball',
				at: [260, 580],
				head: 48,
			},
			{ thing: 'sledge', at: [400, 588] },
		],
	},
	'weather-3': {
		title: 'A family eating ice cream on a hot day',
		description:
			'It is a very hot day. A grandfather and his granddaughter are eating ice cream under a parasol in a square.',
		place: 'oldTown',
		zoom: 1.25,
		cast: [
			{ thing: 'parasol', at: [400, 540], size: 1.1, colour: '#5b8fb0' },
			{ thing: 'chair', at: [290, 572] },
			{
				who: 'man old brown white-balding moustache sand-sun-hat white-shirt sand-trousers brown-sandal',
				does: 'ice',
				how: 'sit',
				at: [296, 572],
			},
			{ thing: 'chair', at: [520, 572], left: true },
			{
				who: 'girl brown black-curly coral-vest yellow-skirt white-sandal',
				does: 'ice',
				how: 'sit',
				at: [514, 572],
				left: true,
				head: 47,
				seat: 1.95,
			},
		],
	},
	'outdoors-1': {
		title: 'A farmer with his animals',
		description:
			'A farmer in a straw hat is feeding her hens, with a red barn far behind. A cow is standing behind her, and a tractor is parked in the field.',
		place: 'field',
		cast: [
			{ thing: 'tractor', at: [180, 480], size: 0.72 },
			{ thing: 'cow', at: [560, 470], size: 0.95 },
			{
				who: 'woman old rosy grey-braids sand-sun-hat leaf-shirt denim-trousers brown-boot',
				does: 'feed',
				at: [320, 574],
			},
			{ thing: 'hen', at: [460, 580] },
			{ thing: 'hen', at: [540, 590], left: true, colour: '#f0e2c8' },
			{ thing: 'hen', at: [610, 574], left: true },
		],
	},
	'outdoors-2': {
		title: 'People working in a vegetable garden',
		description:
			'A man and a woman are working in a vegetable garden. He is digging with a spade, and she is watering the young plants.',
		place: 'soil',
		cast: [
			{
				who: 'man tan black-short sand-sun-hat leaf-shirt denim-trousers',
				does: 'dig',
				at: [120, 420],
				head: 28,
			},
			{
				who: 'woman dark black-curly yellow-headband coral-tee denim-trousers leaf-boot',
				does: 'water',
				at: [230, 570],
			},
			{
				who: 'man pale sand-balding full-beard sky-shirt brown-trousers brown-boot',
				does: 'dig',
				at: [530, 578],
				left: true,
			},
			{ thing: 'bucket', at: [400, 590] },
		],
	},
	'outdoors-3': {
		title: 'A postwoman delivering a parcel',
		description:
			'A postwoman with a bicycle is delivering a parcel. An old man in slippers is taking it and thanking her.',
		place: 'oldTown',
		cast: [
			{ thing: 'basketBicycle', at: [190, 548], colour: '#e5a83b' },
			{
				who: 'woman olive black-ponytail navy-cap navy-jacket yellow-under navy-trousers white-sneaker',
				does: 'parcel',
				at: [370, 578],
			},
			{
				who: 'man old dark white-crop glasses brick-jumper grey-trousers brown-slipper',
				does: 'shake',
				at: [580, 576],
				left: true,
			},
		],
	},
} satisfies Record<string, Scene>;
