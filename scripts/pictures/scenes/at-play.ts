import type { Scene } from '#pictures/language/scene.ts';

/** Games, parties and water. */
export const atPlay = {
	'play-1': {
		title: 'Children at a playground',
		description:
			'Children are playing at a playground. A father is pushing his daughter on the swing, and a boy is cheering beside the slide.',
		place: 'park',
		cast: [
			{ thing: 'slide', at: [600, 530], size: 1.1 },
			{
				who: 'boy dark black-afro yellow-tee denim-shorts red-sneaker',
				does: 'cheer',
				at: [470, 556],
				head: 44,
			},
			{ thing: 'swing', at: [290, 550], size: 1.1 },
			{ thing: 'swingSeat', at: [300, 550] },
			{
				who: 'girl olive black-pigtails coral-dress white-sneaker white-socks',
				does: 'swing',
				how: 'sit',
				at: [300, 540],
				head: 45,
				seat: 2,
				floats: true,
			},
			{ who: 'man olive espresso-crop beard teal-shirt sand-trousers', does: 'push', at: [170, 574] },
		],
	},
	'play-2': {
		title: 'Friends playing a video game',
		description:
			'Two friends are playing a video game on the sofa. They are holding controllers and are very excited, and one of them is winning.',
		place: 'cosyRoom',
		light: 'night',
		zoom: 1.2,
		cast: [
			{ thing: 'sofa', at: [310, 546], size: 1.05, colour: '#7d6bb5' },
			{
				who: 'teen tan black-short red-tee denim-trousers white-sneaker',
				does: 'pad',
				how: 'sit',
				at: [230, 556],
				mood: 'effort',
			},
			{
				who: 'teen pale chestnut-curly glasses leaf-hoodie charcoal-trousers',
				does: 'pad',
				how: 'sit',
				at: [370, 556],
				mood: 'laughing',
			},
			{ thing: 'cabinet', at: [650, 560], size: 0.8 },
			{ thing: 'tv', at: [650, 494], size: 0.95 },
		],
	},
	'play-3': {
		title: 'Old men playing chess',
		description:
			'Two old men are playing a board game at a table in the park. One is thinking hard, and the other is waiting with a smile.',
		place: 'lakePark',
		zoom: 1.25,
		cast: [
			{ thing: 'stool', at: [270, 570] },
			{
				who: 'man old tan white-balding moustache sand-cap brick-jumper grey-trousers',
				does: 'think',
				how: 'sit',
				at: [276, 570],
				behind: true,
			},
			{ thing: 'stool', at: [530, 570] },
			{
				who: 'man old dark grey-crop glasses full-beard teal-jacket cream-under brown-trousers',
				does: 'rest',
				how: 'sit',
				at: [524, 570],
				left: true,
				behind: true,
			},
			{ thing: 'table', at: [400, 572], size: 0.9 },
			{ thing: 'game', at: [400, 460], size: 0.9 },
		],
	},
	'parties-1': {
		title: 'A wedding',
		description:
			'Two people have just got married, and they are laughing in a garden. Guests are clapping, and small pieces of coloured paper are falling.',
		place: 'garden',
		cast: [
			{
				who: 'man old brown white-crop navy-suit white-under coral-tie navy-trousers',
				does: 'clap',
				at: [180, 546],
				head: 48,
			},
			{
				who: 'woman old pale grey-bun glasses rose-dress brown-pump',
				does: 'clap',
				at: [640, 550],
				left: true,
				head: 47,
			},
			{
				who: 'woman brown black-wavy white-gown white-pump',
				does: 'flowers',
				at: [360, 580],
				mood: 'laughing',
			},
			{
				who: 'man pale chestnut-side-parting beard teal-suit white-under teal-trousers',
				does: 'handHold',
				at: [490, 578],
				left: true,
				mood: 'laughing',
			},
			{ thing: 'confetti', at: [0, 90] },
		],
	},
	'parties-2': {
		title: 'Friends in a restaurant',
		description:
			'Three friends are celebrating in a restaurant in the evening. They are lifting their glasses over a table with food and a candle.',
		place: 'restaurant',
		light: 'night',
		cast: [
			{
				who: 'woman dark black-afro earring yellow-dress',
				does: 'toast',
				at: [400, 634],
				legless: true,
				behind: true,
			},
			{ thing: 'cloth', at: [410, 590], size: 0.96 },
			{ thing: 'meal', at: [340, 474] },
			{ thing: 'candle', at: [420, 470] },
			{ thing: 'salad', at: [490, 474] },
			{ thing: 'chair', at: [190, 590] },
			{
				who: 'man pale sand-crop beard brick-shirt navy-trousers',
				does: 'toast',
				how: 'sit',
				at: [190, 590],
			},
			{ thing: 'chair', at: [640, 590], left: true },
			{
				who: 'woman tan black-bob teal-dress navy-pump',
				does: 'toast',
				how: 'sit',
				at: [636, 590],
				left: true,
			},
		],
	},
	'parties-3': {
		title: 'A surprise party at work',
		description:
			'Colleagues are giving a surprise party in their office. A man is bringing a cake with candles, a woman is holding a present, and the woman at the desk is surprised.',
		place: 'office',
		cast: [
			{ thing: 'bunting', at: [400, 100] },
			{ thing: 'balloons', at: [700, 430], size: 0.9 },
			{
				who: 'man deep black-crop glasses sky-shirt navy-trousers',
				does: 'cake',
				at: [350, 586],
				mood: 'laughing',
			},
			{ who: 'woman rosy blond-wavy coral-jumper charcoal-trousers', does: 'present', at: [190, 562] },
			{ thing: 'officeChair', at: [620, 576], left: true },
			{
				who: 'woman old olive grey-bob glasses leaf-jacket cream-under navy-trousers',
				does: 'hug',
				how: 'sit',
				at: [610, 576],
				left: true,
				mood: 'surprised',
			},
		],
	},
	'water-1': {
		title: 'A swimming lesson',
		description:
			'A girl is learning to swim in an indoor pool. Her teacher is in the water beside her, and a boy on the edge is waiting for his turn.',
		place: 'pool',
		cast: [
			{ who: 'man olive black-crop sky-shorts leaf-vest', does: 'wave', at: [180, 333], head: 30 },
			{
				who: 'boy dark black-crop sky-vest red-shorts white-bare',
				does: 'hug',
				at: [640, 332],
				left: true,
				head: 40,
			},
			{ who: 'woman tan black-bun navy-vest navy-shorts', does: 'steady', at: [240, 660], legless: true },
			{ thing: 'water', at: [240, 470], size: 1.2 },
			{
				who: 'girl pale red-bun yellow-vest yellow-shorts',
				does: 'swim',
				how: 'lie',
				at: [400, 500],
				head: 46,
				lean: 62,
				nod: -48,
				legless: true,
			},
			{ thing: 'water', at: [430, 484], size: 1.3 },
		],
	},
	'water-2': {
		title: 'Children building a sandcastle',
		description:
			'Two children are building a sandcastle on the beach. Their mother is sitting in the shade of a parasol and watching them.',
		place: 'beach',
		cast: [
			{ thing: 'sail', at: [560, 310] },
			{ thing: 'parasol', at: [200, 530], size: 1.05 },
			{ thing: 'towel', at: [220, 548] },
			{
				who: 'woman olive black-long sand-sun-hat coral-dress white-bare',
				does: 'hug',
				how: 'floor',
				at: [190, 546],
			},
			{
				who: 'boy olive black-curly teal-tee navy-shorts white-bare',
				does: 'plant',
				how: 'kneel',
				at: [400, 580],
				head: 46,
				holds: {},
			},
			{ thing: 'sandcastle', at: [510, 584] },
			{
				who: 'girl olive black-braids yellow-vest coral-shorts white-bare',
				does: 'pointDown',
				how: 'kneel',
				at: [630, 584],
				left: true,
				head: 46,
				mood: 'delighted',
			},
			{ thing: 'bucket', at: [330, 590], size: 0.8 },
		],
	},
	'water-3': {
		title: 'Two friends in a boat on a lake',
		description:
			'Two friends are out on a lake in a small boat. The woman is rowing, and the man is fishing quietly.',
		place: 'lake',
		cast: [
			{
				who: 'woman brown black-curly coral-vest denim-trousers',
				does: 'row',
				how: 'sit',
				at: [280, 556],
				seat: 1.2,
				floats: true,
			},
			{
				who: 'man old pale white-short beard olive-sun-hat teal-shirt sand-trousers',
				does: 'rod',
				how: 'sit',
				at: [470, 556],
				seat: 1.2,
				floats: true,
			},
			{ thing: 'boat', at: [390, 556], size: 1.15 },
		],
	},
} satisfies Record<string, Scene>;
