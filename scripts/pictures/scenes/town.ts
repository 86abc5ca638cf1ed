import type { Scene } from '../language/scene.ts';

/** Out and about: shopping, travelling, waiting, services. */
export const town = {
	'shopping-1': {
		title: 'A woman buying fruit at a market',
		description: 'An old woman is buying fruit at a market stall. The seller is giving her a bag, and she is holding out her card to pay.',
		place: 'square',
		cast: [
			{ who: 'man brown black-crop moustache leaf-shirt cream-apron denim-trousers', does: 'pay', at: [330, 546], behind: true, holds: { far: 'bagGreen' } },
			{ thing: 'stall', at: [300, 556] },
			{ who: 'round old pale white-bob glasses plum-coat navy-long-skirt brown-shoe', does: 'pay', at: [600, 580], left: true },
		],
	},
	'shopping-2': {
		title: 'A father and son in a supermarket',
		description: 'A father is pushing a full trolley through a supermarket. His little son is reaching for something on the shelf, and the father looks worried.',
		place: 'shop',
		cast: [
			{ who: 'boy deep black-crop red-tee denim-shorts white-sneaker', does: 'reachUp', at: [650, 540], head: 46, mood: 'delighted' },
			{ who: 'man deep black-crop beard teal-jumper charcoal-trousers', does: 'push', at: [230, 572], mood: 'worried' },
			{ thing: 'trolley', at: [440, 580], size: 1.22 },
		],
	},
	'shopping-3': {
		title: 'A young woman shopping online',
		description: 'A young woman is shopping online at home in the evening. She is sitting at the table with her laptop and looking at her bank card; a parcel is on the floor.',
		place: 'livingRoom', light: 'night', zoom: 1.25,
		cast: [
			{ thing: 'chair', at: [290, 570] },
			{ who: 'woman olive espresso-long rose-jumper navy-trousers violet-slipper', does: 'card', how: 'sit', at: [290, 570], behind: true },
			{ thing: 'table', at: [410, 570] },
			{ thing: 'laptopSide', at: [450, 444], size: 1.15 },
			{ thing: 'mug', at: [510, 446] },
			{ thing: 'carton', at: [620, 576] },
			{ thing: 'cat', at: [160, 580] },
		],
	},
	'waiting-1': {
		title: 'People in a hospital waiting room',
		description: 'Three people are sitting in the waiting room of a hospital. A man looks worried, a woman is reading, and an old woman with a stick has fallen asleep.',
		place: 'hospital',
		cast: [
			{ thing: 'seats', at: [300, 546], size: 1.05 },
			{ thing: 'seats', at: [560, 546], size: 1.05 },
			{ who: 'man rosy sand-balding beard grey-jumper navy-trousers', does: 'worry', how: 'sit', at: [190, 552] },
			{ who: 'woman dark black-afro yellow-dress brown-pump', does: 'read', how: 'sit', at: [400, 552] },
			{ who: 'woman old tan white-bun rose-jacket cream-under grey-long-skirt brown-shoe', does: 'rest', how: 'sit', at: [620, 552], left: true, mood: 'asleep', nod: 20 },
		],
	},
	'waiting-2': {
		title: 'People waiting for a bus in the rain',
		description: 'It is raining, and two people are waiting at a bus stop. The man looks at his watch and seems annoyed, but the girl under the red umbrella is enjoying the rain.',
		place: 'street', light: 'rain',
		cast: [
			{ thing: 'busStop', at: [290, 520], size: 1.15 },
			{ who: 'man pale brown-side-parting navy-suit white-under red-tie navy-trousers', does: 'watch', at: [300, 548] },
			{ who: 'girl olive black-long yellow-coat teal-trousers red-boot', does: 'umbrella', at: [590, 576], left: true, head: 50, mood: 'delighted' },
		],
	},
	'waiting-3': {
		title: 'Travellers waiting at an airport',
		description: 'Travellers are waiting at an airport with their luggage. A young woman is sitting on the floor beside her rucksack and looking at her phone, and a couple is standing by the window.',
		place: 'airport',
		cast: [
			{ who: 'man old brown grey-crop glasses teal-jacket cream-under sand-trousers', does: 'pointUp', at: [480, 500], head: 46 },
			{ who: 'woman old brown grey-bun coral-coat navy-trousers', does: 'nothing', at: [590, 504], left: true, head: 45 },
			{ thing: 'suitcase', at: [660, 510], size: 0.85 },
			{ thing: 'backpack', at: [150, 576] },
			{ who: 'woman pale red-braids leaf-hoodie denim-trousers white-sneaker', does: 'phone', how: 'floor', at: [230, 580], mood: 'tired' },
		],
	},
	'transport-1': {
		title: 'Passengers on a bus',
		description: 'Passengers are travelling on a bus. A woman is reading a book, a teenager with headphones is looking at his phone, and a man is standing and holding on.',
		place: 'busInside',
		cast: [
			{ thing: 'busSeat', at: [170, 580], size: 1.05 },
			{ who: 'woman rosy grey-bob glasses violet-coat navy-trousers', does: 'read', how: 'sit', at: [180, 580] },
			{ who: 'man dark black-crop grey-suit white-under teal-tie charcoal-trousers', does: 'reachUp', at: [340, 584], mood: 'tired' },
			{ thing: 'busSeat', at: [560, 580], size: 1.05 },
			{ who: 'teen tan black-curly red-headphones leaf-hoodie denim-trousers white-sneaker', does: 'phone', how: 'sit', at: [570, 580] },
		],
	},
	'transport-2': {
		title: 'Two people cycling to work',
		description: 'A man and a woman are cycling to work through a city street. Both are wearing helmets, and the woman looks very happy.',
		place: 'road',
		cast: [
			{ thing: 'bicycle', at: [260, 540], colour: '#e2694f' },
			{ who: 'woman brown black-bun yellow-bike-helmet teal-jacket cream-under navy-trousers white-sneaker', does: 'ride', how: 'ride', at: [260, 540], floats: true },
			{ thing: 'bicycle', at: [560, 586], colour: '#47648f' },
			{ who: 'man pale blond-short beard white-bike-helmet sky-shirt charcoal-trousers', does: 'ride', how: 'ride', at: [560, 586], mood: 'effort', floats: true },
		],
	},
	'transport-3': {
		title: 'A family loading a car for a trip',
		description: 'A family is getting ready for a trip by car. The mother is carrying a suitcase to the open boot, the father is studying a map, and their daughter is jumping for joy.',
		place: 'homeStreet',
		cast: [
			{ thing: 'openCar', at: [230, 530], size: 1.1 },
			{ who: 'woman olive black-ponytail mustard-tee denim-trousers white-sneaker', does: 'case', how: 'walk', at: [490, 560], left: true },
			{ who: 'man olive espresso-crop beard teal-shirt sand-shorts brown-sandal', does: 'map', at: [650, 572], left: true },
			{ who: 'girl olive black-pigtails coral-dress white-sneaker', does: 'cheer', how: 'jump', at: [350, 590], head: 44 },
		],
	},
	'services-1': {
		title: 'A hairdresser cutting hair',
		description: 'A hairdresser is cutting a woman\'s hair in a salon. The customer is sitting in a red chair and talking happily, with a large mirror behind them.',
		place: 'salon',
		cast: [
			{ thing: 'hairChair', at: [420, 574], size: 1.05 },
			{ who: 'woman rosy chestnut-wavy violet-gown navy-trousers', does: 'listen', how: 'sit', at: [430, 574], mood: 'laughing' },
			{ who: 'man tan black-crop beard charcoal-tee coral-apron navy-trousers', does: 'scissors', at: [310, 580], head: 53 },
			{ thing: 'plant', at: [690, 560] },
		],
	},
	'services-2': {
		title: 'A waiter serving two friends',
		description: 'A waiter is bringing coffee and cake to two friends in a café. The friends are sitting at a small table and talking.',
		place: 'cafe',
		cast: [
			{ thing: 'chair', at: [190, 570] },
			{ who: 'woman dark black-bob mustard-dress brown-pump', does: 'talk', how: 'sit', at: [190, 570], behind: true },
			{ thing: 'cafeTable', at: [318, 566], size: 1.05 },
			{ thing: 'chair', at: [446, 570], left: true },
			{ who: 'woman pale white-bob old glasses teal-jumper grey-trousers', does: 'listen', how: 'sit', at: [446, 570], left: true },
			{ who: 'man olive black-side-parting white-shirt navy-apron charcoal-trousers', does: 'serve', at: [630, 574], left: true },
			{ thing: 'vase', at: [316, 446], size: 0.7 },
		],
	},
	'services-3': {
		title: 'A hotel guest at reception',
		description: 'A man with a suitcase has arrived at a hotel. The receptionist behind the desk is smiling and giving him the key card.',
		place: 'lobby',
		cast: [
			{ who: 'woman deep black-bun navy-suit white-under navy-skirt', does: 'pay', at: [500, 548], left: true, behind: true },
			{ thing: 'counter', at: [540, 580] },
			{ who: 'man rosy grey-side-parting sand-coat white-under charcoal-trousers', does: 'shake', at: [276, 580] },
			{ thing: 'suitcase', at: [150, 588] },
			{ thing: 'vase', at: [660, 416] },
		],
	},
} satisfies Record<string, Scene>;
