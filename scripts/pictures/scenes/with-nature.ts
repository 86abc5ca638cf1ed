import type { Scene } from '#pictures/language/scene.ts';

/** Animals, and care for what is around us. */
export const withNature = {
	'animals-1': {
		title: 'A vet examining a dog',
		description:
			'A vet is examining a dog on a table. The owner is standing on the other side and looks worried.',
		place: 'hospital',
		zoom: 1.2,
		cast: [
			{ who: 'woman brown black-wavy mint-tee mint-trousers', does: 'treat', at: [260, 580], behind: true },
			{
				who: 'man old pale grey-side-parting glasses brick-jacket cream-under navy-trousers',
				does: 'steady',
				at: [560, 580],
				left: true,
				behind: true,
				mood: 'worried',
			},
			{ thing: 'table', at: [410, 584], colour: '#a9b4bd' },
			{ thing: 'dog', at: [410, 462], size: 1.4 },
		],
	},
	'animals-2': {
		title: 'A girl feeding a horse',
		description:
			'A girl in a helmet is giving a carrot to a horse in a field. Her teacher is standing behind the horse and smiling.',
		place: 'field',
		cast: [
			{
				who: 'woman dark black-bun leaf-jumper sand-trousers brown-boot',
				does: 'listen',
				at: [390, 524],
				head: 48,
			},
			{ thing: 'horse', at: [400, 566], size: 1.15 },
			{
				who: 'girl rosy blond-braids navy-bike-helmet coral-jumper grey-trousers brown-boot',
				does: 'reachUp',
				at: [664, 580],
				left: true,
				head: 50,
				holds: { far: 'carrot' },
			},
		],
	},
	'animals-3': {
		title: 'A man walking three dogs',
		description:
			'A young man is walking three dogs in the park. They are pulling in different directions, and he is laughing.',
		place: 'lakePark',
		cast: [
			{
				who: 'man tan grey-crop navy-jacket sand-trousers',
				does: 'run',
				how: 'run',
				at: [580, 442],
				left: true,
				head: 26,
			},
			{ who: 'woman dark black-bun coral-dress', does: 'walk', how: 'walk', at: [150, 420], head: 27 },
			{
				who: 'man olive black-curly mustard-hoodie denim-trousers white-sneaker',
				does: 'lead',
				how: 'walk',
				at: [270, 570],
				mood: 'laughing',
			},
			{ thing: 'leads', at: [337, 397] },
			{ thing: 'runningDog', at: [450, 552] },
			{ thing: 'dog', at: [560, 594], colour: '#6b4a38' },
			{ thing: 'runningDog', at: [650, 548], colour: '#f0e2c8' },
		],
	},
	'environment-1': {
		title: 'People cleaning a beach',
		description:
			'People are collecting rubbish on a beach. A woman is picking up a bottle, and a boy is holding a large sack.',
		place: 'beach',
		zoom: 1.3,
		cast: [
			{
				who: 'man rosy red-short leaf-hoodie denim-trousers',
				does: 'litter',
				how: 'bend',
				at: [470, 440],
				left: true,
				head: 30,
			},
			{
				who: 'woman tan black-ponytail coral-tee navy-trousers',
				does: 'sack',
				how: 'walk',
				at: [250, 436],
				head: 28,
			},
			{ thing: 'rocks', at: [620, 470] },
			{ thing: 'litter', at: [480, 562], size: 1.2 },
			{
				who: 'woman pale grey-bob white-cap teal-tee navy-trousers white-sneaker',
				does: 'litter',
				how: 'crouch',
				at: [300, 570],
			},
			{
				who: 'boy dark black-crop yellow-tee denim-shorts red-sneaker',
				does: 'sack',
				at: [600, 582],
				left: true,
				head: 50,
			},
		],
	},
	'environment-2': {
		title: 'Neighbours planting a tree',
		description:
			'Neighbours are planting a young tree in a park. A man is digging, a girl is holding the tree, and a woman is coming with water.',
		place: 'park',
		cast: [
			{ thing: 'hole', at: [410, 570] },
			{ thing: 'sapling', at: [410, 572], size: 1.15 },
			{
				who: 'girl olive black-pigtails coral-tee denim-trousers leaf-boot',
				does: 'reach',
				at: [320, 580],
				head: 47,
				mood: 'happy',
			},
			{
				who: 'man dark grey-crop beard leaf-shirt brown-trousers brown-boot',
				does: 'dig',
				at: [620, 576],
				left: true,
			},
			{ who: 'woman rosy sand-bun violet-jumper navy-trousers brown-boot', does: 'water', at: [120, 556] },
		],
	},
	'environment-3': {
		title: 'People recycling rubbish',
		description:
			'Two people are taking their rubbish to the recycling bins in their street. The man is carrying old papers in a box, and the woman is holding a bag and talking to him.',
		place: 'homeStreet',
		cast: [
			{ thing: 'bins', at: [400, 540], size: 1.25 },
			{
				who: 'man pale black-short glasses sky-jumper navy-trousers white-sneaker',
				does: 'box',
				at: [190, 576],
			},
			{
				who: 'woman brown plum-hijab mustard-coat navy-long-skirt brown-boot',
				does: 'talk',
				at: [650, 578],
				left: true,
				holds: { near: 'bagGreen' },
			},
		],
	},
} satisfies Record<string, Scene>;
