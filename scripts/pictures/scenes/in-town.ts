import type { Scene } from '#pictures/language/scene.ts';

/** Shopping, services and quiet hours with something to read. */
export const inTown = {
	'shopping-1': {
		title: 'A woman buying fruit at a market',
		description:
			'An old woman is buying fruit at a market stall. The seller is giving her a bag, and she is holding out her card to pay.',
		place: 'square',
		cast: [
			{
				who: 'man brown black-crop moustache leaf-shirt cream-apron denim-trousers',
				does: 'pay',
				at: [330, 546],
				behind: true,
				holds: { far: 'bagGreen' },
			},
			{ thing: 'stall', at: [300, 556] },
			{
				who: 'round old pale white-bob glasses plum-coat navy-long-skirt brown-shoe',
				does: 'pay',
				at: [600, 580],
				left: true,
			},
		],
	},
	'shopping-2': {
		title: 'A father and son in a supermarket',
		description:
			'A father is pushing a full trolley through a supermarket. His little son is reaching for something on the shelf, and the father looks worried.',
		place: 'shop',
		cast: [
			{ who: 'woman tan grey-bun plum-coat navy-trousers', does: 'reachUp', at: [110, 474], head: 38 },
			{
				who: 'boy deep black-crop red-tee denim-shorts white-sneaker',
				does: 'reachUp',
				at: [672, 556],
				head: 46,
				mood: 'delighted',
			},
			{
				who: 'man deep black-crop beard teal-jumper charcoal-trousers',
				does: 'pushLow',
				at: [230, 572],
				mood: 'worried',
			},
			{ thing: 'trolley', at: [464, 580], size: 1.32 },
		],
	},
	'shopping-3': {
		title: 'A young woman shopping online',
		description:
			'A young woman is shopping online at home in the evening. She is sitting at the table with her laptop and looking at her bank card; a parcel is on the floor.',
		place: 'livingRoom',
		light: 'night',
		zoom: 1.25,
		cast: [
			{ thing: 'chair', at: [290, 570] },
			{
				who: 'woman olive espresso-long rose-jumper navy-trousers violet-slipper',
				does: 'card',
				how: 'sit',
				at: [290, 570],
				behind: true,
			},
			{ thing: 'table', at: [410, 570] },
			{ thing: 'laptopSide', at: [450, 444], size: 1.15 },
			{ thing: 'mug', at: [510, 446] },
			{ thing: 'carton', at: [620, 576] },
			{ thing: 'cat', at: [160, 580] },
		],
	},
	'services-1': {
		title: 'A hairdresser cutting hair',
		description:
			"A hairdresser is cutting a woman's hair in a salon. The customer is sitting in a red chair and talking happily, with a large mirror behind them.",
		place: 'salon',
		cast: [
			{ thing: 'hairChair', at: [420, 574], size: 1.05 },
			{
				who: 'woman rosy chestnut-wavy violet-gown navy-trousers',
				does: 'listen',
				how: 'sit',
				at: [430, 574],
				mood: 'laughing',
			},
			{
				who: 'man tan black-crop beard charcoal-tee coral-apron navy-trousers',
				does: 'scissors',
				at: [310, 580],
				head: 53,
			},
			{ thing: 'plant', at: [690, 560] },
		],
	},
	'services-2': {
		title: 'A waiter serving two friends',
		description:
			'A waiter is bringing coffee and cake to two friends in a café. The friends are sitting at a small table and talking.',
		place: 'cafe',
		cast: [
			{ thing: 'chair', at: [190, 570] },
			{
				who: 'woman dark black-bob mustard-dress brown-pump',
				does: 'talk',
				how: 'sit',
				at: [190, 570],
				behind: true,
			},
			{ thing: 'cafeTable', at: [318, 566], size: 1.05 },
			{ thing: 'chair', at: [446, 570], left: true },
			{
				who: 'woman pale white-bob old glasses teal-jumper grey-trousers',
				does: 'listen',
				how: 'sit',
				at: [446, 570],
				left: true,
			},
			{
				who: 'man olive black-side-parting white-shirt navy-apron charcoal-trousers',
				does: 'serve',
				at: [630, 574],
				left: true,
			},
			{ thing: 'vase', at: [316, 446], size: 0.7 },
		],
	},
	'services-3': {
		title: 'A hotel guest at reception',
		description:
			'A man with a suitcase has arrived at a hotel. The receptionist behind the desk is smiling and giving him the key card.',
		place: 'lobby',
		cast: [
			{
				who: 'woman deep black-bun navy-suit white-under navy-skirt',
				does: 'pay',
				at: [500, 548],
				left: true,
				behind: true,
			},
			{ thing: 'counter', at: [540, 580] },
			{
				who: 'man rosy grey-side-parting sand-coat white-under charcoal-trousers',
				does: 'shake',
				at: [276, 580],
			},
			{ thing: 'suitcase', at: [150, 588] },
			{ thing: 'vase', at: [660, 416] },
		],
	},
	'reading-1': {
		title: 'A man reading in a hammock',
		description:
			'A man is lying in a hammock in the garden and reading a book. It is a sunny day, and his dog is waiting beside him.',
		place: 'garden',
		cast: [
			{ thing: 'tree', at: [150, 540], size: 1.05 },
			{ thing: 'tree', at: [650, 540], size: 1.05, colour: '#73a052' },
			{
				who: 'man tan black-curly beard white-tee teal-shorts',
				does: 'read',
				how: 'long',
				at: [330, 496],
				floats: true,
				lean: -34,
			},
			{ thing: 'hammock', at: [400, 540], size: 1.05 },
			{ thing: 'dog', at: [560, 584] },
		],
	},
	'reading-2': {
		title: 'A woman reading a newspaper in a café',
		description:
			'An old woman is reading a newspaper at a café table. A cup of coffee is in front of her, and rain is falling outside.',
		place: 'cafe',
		light: 'rain',
		zoom: 1.35,
		cast: [
			{
				who: 'man olive black-side-parting white-shirt navy-apron',
				does: 'wash',
				at: [640, 452],
				left: true,
				head: 40,
			},
			{ thing: 'chair', at: [330, 566] },
			{
				who: 'woman old deep grey-afro glasses brick-jacket cream-under navy-trousers',
				does: 'newspaper',
				how: 'sit',
				at: [330, 566],
				behind: true,
			},
			{ thing: 'cafeTable', at: [470, 566], size: 1.05 },
			{ thing: 'mug', at: [490, 446] },
			{ thing: 'cakePlate', at: [450, 446] },
		],
	},
	'reading-3': {
		title: 'Children choosing books in a library',
		description:
			'A librarian is helping two children to choose books in a library. The boy is already reading on the floor, and the girl is reaching up to the shelf.',
		place: 'library',
		cast: [
			{
				who: 'girl dark black-pigtails yellow-dress white-sneaker',
				does: 'reachUp',
				at: [560, 520],
				head: 46,
			},
			{
				who: 'man olive grey-short glasses beard plum-jumper sand-trousers',
				does: 'pointUp',
				at: [400, 550],
			},
			{
				who: 'boy pale blond-short leaf-tee navy-trousers red-sneaker',
				does: 'read',
				how: 'floor',
				at: [180, 584],
				head: 47,
			},
			{ thing: 'books', at: [310, 588], size: 1.1 },
		],
	},
} satisfies Record<string, Scene>;
