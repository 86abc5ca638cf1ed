import type { Scene } from '#pictures/language/scene.ts';

/** On the way from place to place. */
export const onTheWay = {
	'transport-1': {
		title: 'Passengers on a bus',
		description:
			'Passengers are travelling on a bus. A woman is reading a book, a teenager with headphones is looking at his phone, and a man is standing and holding on.',
		place: 'busInside',
		cast: [
			{ thing: 'busSeat', at: [170, 580], size: 1.05 },
			{
				who: 'woman rosy grey-bob glasses violet-coat navy-trousers',
				does: 'read',
				how: 'sit',
				at: [180, 580],
			},
			{
				who: 'man dark black-crop grey-suit white-under teal-tie charcoal-trousers',
				does: 'reachUp',
				at: [340, 584],
				mood: 'tired',
			},
			{ thing: 'busSeat', at: [560, 580], size: 1.05 },
			{
				who: 'teen tan black-curly red-headphones leaf-hoodie denim-trousers white-sneaker',
				does: 'phone',
				how: 'sit',
				at: [570, 580],
			},
		],
	},
	'transport-2': {
		title: 'Two people cycling to work',
		description:
			'A man and a woman are cycling to work through a city street. Both are wearing helmets, and the woman looks very happy.',
		place: 'road',
		cast: [
			{
				who: 'man dark grey-crop leaf-jacket navy-trousers',
				does: 'walk',
				how: 'walk',
				at: [420, 400],
				left: true,
				head: 28,
			},
			{ thing: 'bicycle', at: [260, 540], colour: '#e2694f' },
			{
				who: 'woman brown black-bun yellow-bike-helmet teal-jacket cream-under navy-trousers white-sneaker',
				does: 'ride',
				how: 'ride',
				at: [260, 540],
				floats: true,
			},
			{ thing: 'bicycle', at: [560, 586], colour: '#47648f' },
			{
				who: 'man pale blond-short beard white-bike-helmet sky-shirt charcoal-trousers',
				does: 'ride',
				how: 'ride',
				at: [560, 586],
				mood: 'effort',
				floats: true,
			},
		],
	},
	'transport-3': {
		title: 'A family loading a car for a trip',
		description:
			'A family is getting ready for a trip by car. The mother is carrying a suitcase to the open boot, the father is studying a map, and their daughter is jumping for joy.',
		place: 'homeStreet',
		cast: [
			{ thing: 'openCar', at: [230, 530], size: 1.1 },
			{
				who: 'woman olive black-ponytail mustard-tee denim-trousers white-sneaker',
				does: 'case',
				how: 'walk',
				at: [490, 560],
				left: true,
			},
			{
				who: 'man olive espresso-crop beard teal-shirt sand-shorts brown-sandal',
				does: 'map',
				at: [650, 572],
				left: true,
			},
			{
				who: 'girl olive black-pigtails coral-dress white-sneaker',
				does: 'cheer',
				how: 'jump',
				at: [350, 590],
				head: 44,
			},
		],
	},
	'waiting-1': {
		title: 'People in a hospital waiting room',
		description:
			'Three people are sitting in the waiting room of a hospital. A man looks worried, a woman is reading, and an old woman with a stick has fallen asleep.',
		place: 'hospital',
		cast: [
			{ thing: 'seats', at: [300, 546], size: 1.05 },
			{ thing: 'seats', at: [560, 546], size: 1.05 },
			{
				who: 'man rosy sand-balding beard grey-jumper navy-trousers',
				does: 'worry',
				how: 'sit',
				at: [190, 552],
			},
			{ who: 'woman dark black-afro yellow-dress brown-pump', does: 'read', how: 'sit', at: [400, 552] },
			{
				who: 'woman old tan white-bun rose-jacket cream-under grey-long-skirt brown-shoe',
				does: 'rest',
				how: 'sit',
				at: [620, 552],
				left: true,
				mood: 'asleep',
				nod: 20,
			},
		],
	},
	'waiting-2': {
		title: 'People waiting for a bus in the rain',
		description:
			'It is raining, and two people are waiting at a bus stop. The man looks at his watch and seems annoyed, but the girl under the red umbrella is enjoying the rain.',
		place: 'street',
		light: 'rain',
		cast: [
			{
				who: 'woman dark plum-hijab teal-coat navy-trousers',
				does: 'walk',
				how: 'walk',
				at: [700, 440],
				left: true,
				head: 30,
			},
			{ thing: 'busStop', at: [290, 520], size: 1.15 },
			{
				who: 'man pale brown-side-parting navy-suit white-under red-tie navy-trousers',
				does: 'watch',
				at: [300, 548],
			},
			{
				who: 'girl olive black-long yellow-coat teal-trousers red-boot',
				does: 'umbrella',
				at: [590, 576],
				left: true,
				head: 50,
				mood: 'delighted',
			},
		],
	},
	'waiting-3': {
		title: 'Travellers waiting at an airport',
		description:
			'Travellers are waiting at an airport with their luggage. A young woman is sitting on the floor beside her rucksack and looking at her phone, and a couple is standing by the window.',
		place: 'airport',
		cast: [
			{
				who: 'man old brown grey-crop glasses teal-jacket cream-under sand-trousers',
				does: 'pointUp',
				at: [480, 500],
				head: 46,
			},
			{
				who: 'woman old brown grey-bun coral-coat navy-trousers',
				does: 'nothing',
				at: [590, 504],
				left: true,
				head: 45,
			},
			{ thing: 'suitcase', at: [660, 510], size: 0.85 },
			{ thing: 'backpack', at: [150, 576] },
			{
				who: 'woman pale red-braids leaf-hoodie denim-trousers white-sneaker',
				does: 'phone',
				how: 'floor',
				at: [230, 580],
				mood: 'tired',
			},
		],
	},
	'goodbyes-1': {
		title: 'A family meeting at the airport',
		description:
			'A woman has just arrived at the airport with her suitcase. Her son is running to meet her with open arms, and her husband is holding flowers.',
		place: 'airport',
		cast: [
			{
				who: 'man pale grey-crop charcoal-suit charcoal-trousers',
				does: 'case',
				how: 'walk',
				at: [100, 470],
				left: true,
				head: 34,
			},
			{
				who: 'woman tan black-wavy navy-coat cream-under grey-trousers brown-boot',
				does: 'case',
				at: [230, 566],
				holds: { near: 'suitcase' },
				mood: 'delighted',
			},
			{
				who: 'boy tan black-curly yellow-tee denim-trousers red-sneaker',
				does: 'reach',
				how: 'run',
				at: [430, 576],
				left: true,
				head: 46,
				mood: 'delighted',
			},
			{
				who: 'man pale sand-short glasses beard leaf-jumper navy-trousers',
				does: 'flowers',
				at: [620, 560],
				left: true,
			},
		],
	},
	'goodbyes-2': {
		title: 'Friends saying goodbye at a station',
		description:
			'A young man is leaving by train and waving to his friends on the platform. One friend is waving back, and the other looks sad.',
		place: 'station',
		cast: [
			{
				who: 'man brown black-curly mustard-jacket white-under denim-trousers brown-boot',
				does: 'wave',
				at: [570, 540],
				left: true,
				head: 50,
			},
			{ thing: 'backpack', at: [680, 560] },
			{ who: 'woman pale red-wavy teal-coat navy-trousers', does: 'wave', at: [300, 580] },
			{
				who: 'woman olive black-bob rose-jumper charcoal-trousers',
				does: 'worry',
				at: [170, 576],
				mood: 'sad',
			},
		],
	},
	'goodbyes-3': {
		title: 'A boy on his first day at school',
		description:
			"It is a small boy's first day at school. His mother is kneeling in front of him to say goodbye, and his new teacher is waving to him from the board.",
		place: 'classroom',
		cast: [
			{
				who: 'woman pale grey-bun glasses leaf-dress navy-trousers',
				does: 'wave',
				at: [560, 510],
				left: true,
				head: 48,
			},
			{
				who: 'woman dark black-braids violet-jacket cream-under navy-trousers brown-boot',
				does: 'steady',
				how: 'kneel',
				at: [240, 580],
				mood: 'happy',
			},
			{
				who: 'boy dark black-crop yellow-tee teal-shorts white-socks red-sneaker',
				does: 'nothing',
				at: [356, 582],
				left: true,
				head: 46,
				mood: 'worried',
			},
			{ thing: 'satchel', at: [460, 586] },
		],
	},
} satisfies Record<string, Scene>;
