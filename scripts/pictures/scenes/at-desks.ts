import type { Scene } from '#pictures/language/scene.ts';

/** Learning, and work at desks and with machines. */
export const atDesks = {
	'learning-1': {
		title: 'A young woman studying alone in a library',
		description:
			'A young woman in glasses is studying alone at a table in a library. She is writing in her notebook, with a pile of books and a lamp beside her.',
		place: 'library',
		light: 'evening',
		cast: [
			{ thing: 'chair', at: [330, 566] },
			{
				who: 'woman olive espresso-ponytail glasses mustard-jumper denim-trousers white-sneaker',
				does: 'write',
				how: 'sit',
				at: [332, 566],
				behind: true,
			},
			{ thing: 'table', at: [450, 566] },
			{ thing: 'books', at: [530, 440] },
			{ thing: 'copybook', at: [426, 440] },
			{ thing: 'deskLamp', at: [478, 440] },
			{ thing: 'backpack', at: [210, 580], colour: '#b5453a' },
		],
	},
	'learning-2': {
		title: 'A teacher explaining something to a class',
		description:
			'A teacher is explaining something at the board in a classroom. One pupil has put up his hand, and a girl is writing in her notebook.',
		place: 'classroom',
		cast: [
			{
				who: 'man brown black-crop beard sky-shirt charcoal-trousers',
				does: 'explain',
				at: [590, 520],
				left: true,
				head: 50,
			},
			{ thing: 'chair', at: [150, 572] },
			{
				who: 'teen dark black-braids coral-hoodie denim-trousers',
				does: 'write',
				how: 'sit',
				at: [150, 572],
				head: 48,
				behind: true,
			},
			{ thing: 'table', at: [246, 572], size: 0.8 },
			{ thing: 'chair', at: [380, 590] },
			{
				who: 'teen pale blond-short leaf-tee navy-trousers',
				does: 'raise',
				how: 'sit',
				at: [380, 590],
				head: 50,
				behind: true,
			},
			{ thing: 'table', at: [476, 590], size: 0.8 },
			{ thing: 'books', at: [500, 488], size: 0.8 },
		],
	},
	'learning-3': {
		title: 'A girl showing her grandfather a tablet',
		description:
			'A girl is sitting on a sofa at home with her grandfather. He is holding a tablet and looks at it with interest while she shows him how to use it.',
		place: 'livingRoom',
		cast: [
			{ thing: 'sofa', at: [410, 540], size: 1.1 },
			{
				who: 'man old tan white-balding glasses moustache brown-jumper grey-trousers',
				does: 'tablet',
				how: 'sit',
				at: [350, 548],
			},
			{
				who: 'girl tan black-pigtails coral-tee violet-skirt white-sneaker white-socks',
				does: 'pointDown',
				how: 'sit',
				at: [500, 548],
				left: true,
				head: 47,
				seat: 1.85,
				mood: 'happy',
			},
			{ thing: 'cat', at: [660, 570] },
			{ thing: 'plant', at: [720, 560] },
		],
	},
	'office-1': {
		title: 'A woman presenting figures in a meeting',
		description:
			'A woman is presenting some figures to her colleagues in a meeting room. One colleague is listening carefully, and the other is taking notes.',
		place: 'meetingRoom',
		cast: [
			{
				who: 'woman olive plum-hijab teal-suit white-under charcoal-trousers',
				does: 'explain',
				at: [600, 530],
				left: true,
				head: 50,
			},
			{ thing: 'officeChair', at: [170, 580] },
			{
				who: 'man pale grey-balding glasses white-shirt navy-trousers',
				does: 'write',
				how: 'sit',
				at: [176, 580],
				behind: true,
			},
			{
				who: 'woman dark black-curly coral-jacket cream-under navy-trousers',
				does: 'think',
				at: [390, 650],
				legless: true,
				behind: true,
				mood: 'calm',
			},
			{ thing: 'longTable', at: [360, 590], size: 0.84 },
			{ thing: 'laptop', at: [430, 478] },
			{ thing: 'copybook', at: [290, 482] },
		],
	},
	'office-2': {
		title: 'A man working late at night',
		description:
			'A man is working alone in an office late at night. He looks tired, his head is in his hand, and cups of coffee stand beside his computer.',
		place: 'office',
		light: 'night',
		zoom: 1.3,
		cast: [
			{ thing: 'officeChair', at: [290, 570] },
			{
				who: 'man rosy brown-side-parting stubble sky-shirt navy-trousers',
				does: 'worry',
				how: 'sit',
				at: [296, 570],
				behind: true,
				mood: 'tired',
			},
			{ thing: 'desk', at: [430, 574] },
			{ thing: 'monitorSide', at: [470, 450], size: 1.15 },
			{ thing: 'mug', at: [380, 450] },
			{ thing: 'paperCup', at: [540, 450] },
			{ thing: 'deskLamp', at: [420, 450], size: 0.9 },
		],
	},
	'office-3': {
		title: 'A woman working at home with a child beside her',
		description:
			'A woman is working on a laptop at home. Her son is building a tower of blocks on the floor next to her, and she is smiling at the screen.',
		place: 'flat',
		cast: [
			{ thing: 'chair', at: [230, 560] },
			{
				who: 'woman tan black-wavy leaf-jumper denim-trousers coral-slipper',
				does: 'type',
				how: 'sit',
				at: [230, 560],
				behind: true,
				mood: 'happy',
			},
			{ thing: 'table', at: [350, 560] },
			{ thing: 'laptopSide', at: [390, 434], size: 1.15 },
			{ thing: 'mug', at: [448, 434] },
			{
				who: 'boy tan black-crop yellow-tee denim-trousers red-sneaker',
				does: 'reach',
				how: 'kneel',
				at: [540, 586],
				head: 46,
				mood: 'delighted',
			},
			{ thing: 'tower', at: [650, 588] },
		],
	},
	'technology-1': {
		title: 'Teenagers looking at their phones',
		description:
			'Three teenagers are sitting together on a bench in a park. They are all looking at their phones, and nobody is talking.',
		place: 'lakePark',
		cast: [
			{ thing: 'bench', at: [290, 562], size: 1.05 },
			{ thing: 'bench', at: [516, 562], size: 1.05 },
			{
				who: 'teen pale red-curly teal-hoodie denim-trousers white-sneaker',
				does: 'phone',
				how: 'sit',
				at: [230, 570],
				mood: 'calm',
			},
			{
				who: 'teen dark black-braids coral-jumper charcoal-trousers white-sneaker',
				does: 'phone',
				how: 'sit',
				at: [376, 570],
			},
			{
				who: 'teen olive black-short leaf-tee navy-trousers red-sneaker',
				does: 'phone',
				how: 'sit',
				at: [614, 570],
				left: true,
				mood: 'calm',
			},
		],
	},
	'technology-2': {
		title: 'Grandparents on a video call',
		description:
			'An old couple is sitting on the sofa and making a video call with a tablet. They are waving at the screen and laughing.',
		place: 'cosyRoom',
		light: 'evening',
		cast: [
			{ thing: 'sofa', at: [390, 540], size: 1.1, colour: '#c9785a' },
			{
				who: 'woman old rosy white-curly glasses violet-jumper navy-long-skirt brown-slipper',
				does: 'wave',
				how: 'sit',
				at: [290, 548],
				mood: 'laughing',
			},
			{
				who: 'man old rosy grey-balding moustache leaf-jacket cream-under grey-trousers',
				does: 'tablet',
				how: 'sit',
				at: [450, 548],
				mood: 'laughing',
			},
			{ thing: 'plant', at: [720, 560] },
		],
	},
	'technology-3': {
		title: 'Students building a robot',
		description:
			'Two students are building a small robot in a workshop. The girl is repairing it with a screwdriver, and the boy is controlling it with a tablet.',
		place: 'workshop',
		cast: [
			{
				who: 'teen brown black-bun glasses mustard-hoodie denim-trousers',
				does: 'screw',
				at: [290, 584],
				behind: true,
			},
			{
				who: 'teen pale sand-curly teal-tee navy-trousers',
				does: 'tablet',
				at: [570, 584],
				left: true,
				behind: true,
				mood: 'delighted',
			},
			{ thing: 'longTable', at: [430, 604] },
			{ thing: 'robot', at: [426, 476], size: 1.35 },
			{ thing: 'toolbox', at: [270, 480], size: 0.8 },
		],
	},
} satisfies Record<string, Scene>;
