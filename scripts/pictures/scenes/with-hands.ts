import type { Scene } from '#pictures/language/scene.ts';

/** Work with the hands and the head. */
export const withHands = {
	'repairing-1': {
		title: 'Mechanics repairing a car',
		description:
			'Two mechanics are repairing a car in a workshop. The woman is working on the engine with a spanner, and the man is writing on a clipboard.',
		place: 'workshop',
		cast: [
			{ thing: 'hoodUp', at: [560, 560], size: 0.95 },
			{
				who: 'woman tan black-bun teal-shirt navy-trousers brown-boot',
				does: 'spanner',
				at: [270, 574],
				lean: 12,
			},
			{
				who: 'man rosy grey-short moustache glasses teal-shirt navy-trousers brown-boot',
				does: 'clipboard',
				at: [160, 584],
			},
			{ thing: 'toolbox', at: [390, 592] },
		],
	},
	'repairing-2': {
		title: 'A girl and her grandmother repairing a bicycle',
		description:
			'A grandmother is repairing a bicycle with her granddaughter in the garden. The bicycle is upside down, and the girl is giving her a tool.',
		place: 'garden',
		cast: [
			{ thing: 'flipBike', at: [420, 570], size: 1.15 },
			{
				who: 'woman old pale white-bun glasses denim-shirt grey-trousers white-sneaker',
				does: 'screw',
				how: 'kneel',
				at: [230, 578],
				holds: {},
			},
			{
				who: 'girl pale chestnut-ponytail red-tee denim-shorts white-sneaker',
				does: 'spanner',
				at: [610, 578],
				left: true,
				head: 48,
				mood: 'happy',
			},
			{ thing: 'toolbox', at: [320, 592], size: 0.8 },
		],
	},
	'repairing-3': {
		title: 'A plumber repairing a kitchen sink',
		description:
			'A plumber is kneeling on the floor and repairing the pipe under a kitchen sink. The owner of the flat is watching and looks worried, because there is water on the floor.',
		place: 'smallKitchen',
		cast: [
			{ thing: 'puddle', at: [440, 588] },
			{ thing: 'openSink', at: [540, 580], colour: '#d9a05f' },
			{
				who: 'man dark black-crop beard yellow-cap sky-shirt navy-trousers brown-boot',
				does: 'spanner',
				how: 'kneel',
				at: [390, 584],
			},
			{ who: 'woman pale red-bob rose-jumper denim-trousers violet-slipper', does: 'worry', at: [210, 560] },
			{ thing: 'toolbox', at: [300, 594], size: 0.9 },
		],
	},
	'jobs-1': {
		title: 'Scientists in a laboratory',
		description:
			'Two scientists are working in a laboratory. The man is comparing two liquids, and the woman is writing down the results.',
		place: 'laboratory',
		zoom: 1.2,
		cast: [
			{
				who: 'man tan black-side-parting glasses white-coat sky-under navy-trousers',
				does: 'test',
				at: [280, 570],
				behind: true,
			},
			{
				who: 'woman dark black-bun white-coat coral-under navy-trousers',
				does: 'clipboard',
				at: [530, 570],
				left: true,
				behind: true,
			},
			{ thing: 'island', at: [400, 590], colour: '#8fa3b8' },
			{ thing: 'microscope', at: [400, 456] },
		],
	},
	'jobs-2': {
		title: 'Firefighters at work',
		description:
			'Two firefighters are at work in the street. One is holding a hose with water, the other is giving orders, and their red engine is behind them.',
		place: 'road',
		cast: [
			{ thing: 'fireEngine', at: [340, 510], size: 0.95 },
			{
				who: 'woman pale brown-short yellow-hard-hat mustard-coat charcoal-trousers charcoal-boot',
				does: 'hose',
				at: [520, 580],
				mood: 'focused',
			},
			{
				who: 'man brown black-crop moustache red-hard-hat mustard-coat charcoal-trousers charcoal-boot',
				does: 'point',
				at: [210, 576],

				mood: 'focused',
			},
		],
	},
	'jobs-3': {
		title: 'A potter teaching a young man',
		description:
			'A potter is making a vase on a wheel in her workshop. A young man is watching closely because he wants to learn the job.',
		place: 'workshop',
		zoom: 1.2,
		cast: [
			{ thing: 'shelf', at: [650, 500], size: 0.9 },
			{ thing: 'stool', at: [270, 574] },
			{
				who: 'woman old deep white-braids earring brick-tee grey-apron navy-trousers',
				does: 'clay',
				how: 'sit',
				at: [276, 574],
			},
			{ thing: 'wheel', at: [374, 580] },
			{
				who: 'man pale red-curly leaf-tee cream-apron denim-trousers',
				does: 'think',
				at: [540, 578],
				left: true,
			},
		],
	},
} satisfies Record<string, Scene>;
