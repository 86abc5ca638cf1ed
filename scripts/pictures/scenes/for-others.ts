import type { Scene } from '#pictures/language/scene.ts';

/** People who help, heal and feel with others. */
export const forOthers = {
	'helping-1': {
		title: 'A young man carrying shopping for an old woman',
		description:
			'A young man is carrying heavy shopping bags for an old woman in the street. She is walking slowly with a stick and smiling at him.',
		place: 'oldTown',
		cast: [
			{
				who: 'man pale grey-balding navy-coat grey-trousers',
				does: 'walk',
				how: 'walk',
				at: [660, 450],
				left: true,
				head: 30,
			},
			{
				who: 'teen olive black-curly teal-hoodie denim-trousers white-sneaker',
				does: 'bags',
				how: 'walk',
				at: [500, 566],
				view: 'quarter',
				lookBack: true,
			},
			{
				who: 'round old rosy white-bun glasses plum-coat grey-long-skirt brown-shoe',
				does: 'stick',
				how: 'walk',
				at: [270, 574],
				view: 'quarter',
				mood: 'happy',
			},
		],
	},
	'helping-2': {
		title: 'A girl helping her brother with his homework',
		description:
			'A teenage girl is helping her little brother with his homework at the kitchen table. He looks worried, and she is pointing at his notebook.',
		place: 'smallKitchen',
		light: 'evening',
		zoom: 1.25,
		cast: [
			{ thing: 'chair', at: [260, 570] },
			{
				who: 'boy brown black-crop yellow-tee navy-trousers red-sneaker',
				does: 'write',
				how: 'sit',
				at: [270, 570],
				head: 47,
				seat: 1.95,
				behind: true,
				mood: 'worried',
			},
			{ thing: 'chair', at: [520, 570], left: true },
			{
				who: 'teen brown black-braids coral-hoodie denim-trousers white-sneaker',
				does: 'pointDown',
				how: 'sit',
				at: [514, 570],
				left: true,
				behind: true,
			},
			{ thing: 'table', at: [396, 572] },
			{ thing: 'copybook', at: [366, 446] },
		],
	},
	'helping-3': {
		title: 'Volunteers serving hot food',
		description:
			'Two volunteers are serving hot food to people outside on a cold evening. A man in a beanie is taking a plate and looks grateful, and a woman is waiting behind him.',
		place: 'square',
		light: 'evening',
		cast: [
			{
				who: 'woman pale grey-bob glasses brick-jumper cream-apron navy-trousers',
				does: 'plate',
				at: [290, 552],
				behind: true,
			},
			{
				who: 'man dark black-crop leaf-jumper cream-apron navy-trousers',
				does: 'stir',
				at: [150, 552],
				behind: true,
			},
			{ thing: 'counter', at: [220, 584], size: 0.96 },
			{ thing: 'bigPot', at: [206, 430] },
			{
				who: 'man rosy brown-short full-beard grey-beanie olive-coat charcoal-trousers brown-boot',
				does: 'shake',
				at: [476, 580],
				left: true,
			},
			{
				who: 'woman tan black-long violet-coat navy-trousers brown-boot',
				does: 'hug',
				at: [620, 570],
				left: true,
				head: 50,
				mood: 'calm',
			},
		],
	},
	'health-1': {
		title: 'A doctor listening to a boy',
		description:
			'A doctor is examining a boy in a hospital. He is sitting on the bed and looks a little afraid, and his mother is standing behind him.',
		place: 'hospital',
		cast: [
			{
				who: 'woman brown black-wavy coral-jumper navy-trousers',
				does: 'comfort',
				at: [540, 540],
				left: true,
				head: 50,
			},
			{ thing: 'hospitalBed', at: [470, 566], size: 0.95 },
			{
				who: 'boy brown black-crop sky-tee navy-shorts white-socks',
				does: 'rest',
				how: 'sit',
				at: [430, 566],
				left: true,
				head: 47,
				seat: 2,
				mood: 'worried',
			},
			{
				who: 'woman pale blond-bun glasses white-coat sky-under navy-trousers white-shoe',
				does: 'treat',
				at: [300, 582],
			},
		],
	},
	'health-2': {
		title: 'A nurse with a patient in a hospital garden',
		description:
			'A nurse is pushing an old man in a wheelchair through a garden. The sun is shining, and they are laughing together.',
		place: 'lakePark',
		cast: [
			{
				who: 'woman rosy red-bob mint-tee mint-trousers',
				does: 'walk',
				how: 'walk',
				at: [600, 442],
				left: true,
				head: 26,
			},
			{ thing: 'wheelchairBack', at: [440, 570], size: 1.1 },
			{
				who: 'man old olive white-crop moustache mustard-jumper brown-trousers brown-slipper',
				does: 'talk',
				how: 'sit',
				at: [440, 570],
				mood: 'laughing',
			},
			{ thing: 'wheelchairWheel', at: [440, 570], size: 1.1 },
			{
				who: 'man dark black-crop beard mint-tee mint-trousers white-sneaker',
				does: 'pushLow',
				how: 'walk',
				at: [266, 578],
				mood: 'laughing',
			},
		],
	},
	'health-3': {
		title: 'A physiotherapist helping a woman to train',
		description:
			'A physiotherapist is helping an older woman to get strong again. She is sitting on a large ball and lifting a weight, and the physiotherapist is showing her how to move.',
		place: 'gym',
		zoom: 1.25,
		cast: [
			{ thing: 'rack', at: [150, 520] },
			{ thing: 'ball', at: [320, 572] },
			{
				who: 'woman old rosy grey-ponytail teal-tee charcoal-trousers coral-sneaker',
				does: 'weight',
				how: 'sit',
				at: [316, 572],
				seat: 1.72,
			},
			{
				who: 'man brown black-bun leaf-tee navy-trousers white-sneaker',
				does: 'explain',
				at: [540, 576],
				left: true,
			},
		],
	},
	'feelings-1': {
		title: 'A couple arguing over a map',
		description:
			'A couple is arguing beside their car on a country road. The woman is holding the map and looks annoyed, and the man is pointing the other way.',
		place: 'field',
		cast: [
			{ thing: 'car', at: [420, 510], size: 0.86, colour: '#e5a83b' },
			{
				who: 'woman pale chestnut-bob sky-shirt sand-trousers white-sneaker',
				does: 'map',
				at: [280, 580],
				mood: 'annoyed',
			},
			{
				who: 'man olive black-short stubble brick-tee navy-shorts brown-sandal',
				does: 'point',
				at: [540, 582],
				mood: 'annoyed',
				lookBack: true,
			},
		],
	},
	'feelings-2': {
		title: 'A friend comforting another',
		description:
			'A young man is sitting on a bench and looks very sad. His friend has put her hand on his shoulder and is listening to him.',
		place: 'park',
		light: 'evening',
		zoom: 1.3,
		cast: [
			{
				who: 'man brown black-crop beard plum-coat navy-trousers',
				does: 'walk',
				how: 'walk',
				at: [650, 410],
				left: true,
				head: 26,
			},
			{ thing: 'bench', at: [400, 560], size: 1.5 },
			{
				who: 'man rosy brown-short navy-hoodie grey-trousers white-sneaker',
				does: 'rest',
				how: 'sit',
				at: [440, 570],
				mood: 'sad',
				nod: 22,
				left: true,
			},
			{
				who: 'woman dark black-bun yellow-jumper denim-trousers coral-sneaker',
				does: 'comfort',
				how: 'sit',
				at: [304, 570],
			},
		],
	},
	'feelings-3': {
		title: 'A student who has passed her exam',
		description:
			'A student has opened a letter and is jumping for joy because she has passed her exam. Her friend is clapping, and her father is proud.',
		place: 'flat',
		cast: [
			{ who: 'man deep grey-crop glasses beard plum-jumper charcoal-trousers', does: 'clap', at: [190, 560] },
			{
				who: 'teen deep black-curly coral-tee denim-trousers white-sneaker',
				does: 'cheer',
				how: 'jump',
				at: [410, 580],
				holds: { far: 'paper' },
			},
			{ who: 'teen rosy blond-ponytail leaf-hoodie navy-trousers', does: 'clap', at: [620, 566], left: true },
		],
	},
} satisfies Record<string, Scene>;
