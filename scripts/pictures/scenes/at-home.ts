import type { Scene } from '#pictures/language/scene.ts';

/** Life at home. */
export const atHome = {
	'cooking-1': {
		title: 'A father and his daughter baking',
		description:
			'A father and his small daughter are baking together in the kitchen. He is working the dough on the table with his hands, and she is stirring something in a bowl and laughing.',
		place: 'kitchen',
		cast: [
			{
				who: 'man tan black-crop beard sky-shirt cream-apron denim-trousers',
				does: 'knead',
				at: [330, 560],
				behind: true,
			},
			{
				who: 'girl tan black-braids yellow-tee coral-apron navy-trousers',
				does: 'stir',
				at: [520, 540],
				left: true,
				head: 47,
				behind: true,
				mood: 'laughing',
			},
			{ thing: 'island', at: [420, 586] },
			{ thing: 'dough', at: [384, 440] },
			{ thing: 'fruit', at: [560, 446] },
			{ thing: 'bottle', at: [250, 446] },
		],
	},
	'cooking-2': {
		title: 'A cook teaching two students',
		description:
			'A cook in a tall white hat is teaching two students in a kitchen. One student is chopping vegetables, and the other is watching carefully beside a steaming pot.',
		place: 'kitchen',
		light: 'evening',
		cast: [
			{
				who: 'woman brown black-bun white-chef-hat white-jacket charcoal-trousers',
				does: 'point',
				at: [200, 550],
				behind: true,
			},
			{
				who: 'man pale red-short white-jumper navy-apron charcoal-trousers',
				does: 'chop',
				at: [380, 556],
				behind: true,
			},
			{
				who: 'woman olive plum-hijab white-jumper navy-apron charcoal-trousers',
				does: 'think',
				at: [600, 552],
				left: true,
				behind: true,
				mood: 'focused',
			},
			{ thing: 'island', at: [410, 588], colour: '#8b8f9c' },
			{ thing: 'board', at: [448, 450] },
			{ thing: 'pot', at: [310, 448] },
		],
	},
	'cooking-3': {
		title: 'Friends having a barbecue',
		description:
			'Three friends are having a barbecue in the garden on a sunny day. A man is turning the food on the grill, a woman is bringing a plate, and another man is waiting in a wheelchair with a drink.',
		place: 'garden',
		cast: [
			{ thing: 'wheelchairBack', at: [600, 560], left: true },
			{
				who: 'man pale sand-side-parting glasses leaf-tee sand-shorts white-sneaker',
				does: 'drink',
				how: 'sit',
				at: [600, 560],
				left: true,
			},
			{ thing: 'wheelchairWheel', at: [600, 560], left: true },
			{
				who: 'broad dark bald full-beard coral-tee cream-apron denim-trousers',
				does: 'tongs',
				at: [200, 556],
			},
			{ thing: 'grill', at: [310, 566] },
			{
				who: 'woman rosy chestnut-wavy mustard-dress brown-sandal',
				does: 'plate',
				at: [450, 540],
				left: true,
			},
		],
	},
	'family-1': {
		title: 'A grandmother reading to two children',
		description:
			'A grandmother is sitting on the sofa in the evening and reading a story to her two grandchildren. The boy is listening with wide eyes, and the girl is hugging her knees on the carpet.',
		place: 'livingRoom',
		light: 'night',
		cast: [
			{ thing: 'sofa', at: [400, 536], size: 1.1, colour: '#7d6bb5' },
			{ thing: 'lamp', at: [640, 520] },
			{
				who: 'round old rosy white-bun glasses teal-jacket plum-long-skirt brown-slipper',
				does: 'read',
				how: 'sit',
				at: [330, 546],
			},
			{
				who: 'boy rosy chestnut-short yellow-tee leaf-stripes denim-trousers',
				does: 'listen',
				how: 'sit',
				at: [476, 546],
				left: true,
				head: 46,
				seat: 1.85,
				mood: 'surprised',
			},
			{
				who: 'girl brown black-afro coral-jumper navy-trousers',
				does: 'hug',
				how: 'floor',
				at: [180, 580],
				head: 46,
			},
			{ thing: 'teddy', at: [600, 576] },
		],
	},
	'family-2': {
		title: 'A family playing a board game',
		description:
			'A family of four is playing a board game at the table in the living room. The mother has just won and is cheering, the children are laughing, and the father looks at the board.',
		place: 'livingRoom',
		light: 'evening',
		cast: [
			{
				who: 'woman deep black-curly coral-jumper navy-trousers',
				does: 'cheer',
				at: [350, 640],
				legless: true,
				behind: true,
			},
			{
				who: 'girl deep black-pigtails mustard-tee navy-trousers',
				does: 'clap',
				at: [480, 572],
				left: true,
				head: 46,
				legless: true,
				behind: true,
			},
			{ thing: 'longTable', at: [410, 590], size: 0.8 },
			{ thing: 'game', at: [420, 488] },
			{ thing: 'chair', at: [176, 590] },
			{
				who: 'man brown black-crop glasses leaf-shirt charcoal-trousers',
				does: 'rest',
				how: 'sit',
				at: [176, 590],
				mood: 'surprised',
			},
			{ thing: 'chair', at: [640, 590], left: true },
			{
				who: 'boy deep black-crop sky-hoodie denim-trousers',
				does: 'pointDown',
				how: 'sit',
				at: [636, 590],
				left: true,
				head: 47,
				seat: 1.9,
				mood: 'laughing',
			},
		],
	},
	'family-3': {
		title: 'Parents walking in the park with a pram',
		description:
			'Two parents are walking through a park with their baby in a pram. The father is pushing it, the mother is pointing at a tree, and their dog is running along behind them.',
		place: 'park',
		cast: [
			{
				who: 'woman pale blond-long violet-coat navy-trousers brown-boot',
				does: 'pointUp',
				how: 'walk',
				at: [280, 540],
				head: 50,
				view: 'quarter',
			},
			{
				who: 'man tan espresso-short stubble navy-jacket cream-under sand-trousers white-sneaker',
				does: 'push',
				how: 'walk',
				at: [392, 566],
			},
			{ thing: 'pram', at: [620, 570], size: 1.2 },
			{ thing: 'runningDog', at: [180, 576] },
		],
	},
	'housework-1': {
		title: 'A couple doing the dishes',
		description:
			'A couple is doing the dishes after a meal. The man is washing a plate in the sink, and the woman beside him is laughing and carrying clean plates away.',
		place: 'kitchen',
		light: 'night',
		cast: [
			{
				who: 'man old dark white-crop moustache mustard-shirt charcoal-trousers',
				does: 'wash',
				at: [330, 560],
				behind: true,
			},
			{ thing: 'sink', at: [420, 586] },
			{
				who: 'woman old deep grey-curly earring rose-jumper navy-long-skirt',
				does: 'plate',
				at: [590, 580],
				left: true,
				mood: 'laughing',
				holds: { far: 'plateUp' },
			},
		],
	},
	'housework-2': {
		title: 'A man vacuuming while a boy plays with the cat',
		description:
			'A man is vacuuming the living room carpet. A boy is lying on the sofa with a phone and is not helping him at all.',
		place: 'livingRoom',
		cast: [
			{ thing: 'sofa', at: [540, 520], size: 1.05, colour: '#c9785a' },
			{
				who: 'teen olive black-curly leaf-hoodie denim-trousers white-socks',
				does: 'phone',
				how: 'long',
				at: [520, 456],
				left: true,
				head: 48,
				floats: true,
			},
			{ who: 'man olive black-side-parting sky-shirt sand-trousers', does: 'vacuum', at: [220, 566] },
			{ thing: 'cat', at: [640, 580] },
		],
	},
	'housework-3': {
		title: 'Two neighbours talking beside the washing',
		description:
			'A woman has hung clothes on a washing line in the garden on a sunny day. She is talking to her neighbour, who is looking over the fence and holding a cup of coffee.',
		place: 'garden',
		cast: [
			{
				who: 'man old tan grey-balding beard brick-jumper navy-trousers',
				does: 'drink',
				at: [620, 520],
				left: true,
				head: 50,
			},
			{ thing: 'fenceBoards', at: [610, 536] },
			{ thing: 'washing', at: [250, 500] },
			{ who: 'woman rosy red-bun leaf-tee denim-trousers coral-sneaker', does: 'talk', at: [400, 572] },
			{ thing: 'laundry', at: [270, 588] },
		],
	},
} satisfies Record<string, Scene>;
