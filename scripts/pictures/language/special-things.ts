import { lit, shaded } from '#pictures/colour.ts';
import { easel } from '#pictures/leisure.ts';
import { box, circle, ellipse, fill, groundShadow, line } from '#pictures/svg.ts';

const steel = '#8b8f9c';
const dark = '#33303f';
const bigWheel = (x: number) =>
	`${circle([x, -60], 58, dark, 0.15)}${line(`M${x - 58}-60a58 58 0 1 1 116 0a58 58 0 1 1-116 0M${x - 48}-60a48 48 0 1 1 96 0a48 48 0 1 1-96 0`, dark, 4)}${line(`M${x}-116V-4M${x - 56}-60H${x + 56}M${x - 40}-100L${x + 40}-20M${x + 40}-100L${x - 40}-20`, steel, 2)}${circle([x, -60], 8, steel)}`;
const heads = (size: number, y: number, from: number, step: number, count: number) =>
	Array.from({ length: count }, (_, index) => {
		const x = from + index * step;
		return `${ellipse([x, y + size * 1.9], size * 1.35, size * 1.2, ['#47648f', '#74436f', '#2f7f80', '#b5453a', '#386b4c'][index % 5] ?? '')}${circle([x, y], size, ['#3d2a26', '#8a5030', '#262029', '#9c9aa3', '#c49a63'][(index * 3) % 5] ?? '')}`;
	}).join('');

/** Things of work, care, sport and stage. */
export const special = {
	wheelchairBack: (colour = '#3f6f9a') =>
		`${groundShadow([0, 0], 70)}${fill('M-56-92C-62-140-60-180-52-186L-34-184L-30-92z', colour)}${line('M-52-186L-76-190', dark, 6)}${box([-48, -94], 96, 12, shaded(colour, 0.2), { round: 5 })}${line('M44-88L70-20H100', steel, 6)}${circle([78, -14], 14, dark)}`,
	wheelchairWheel: () => `${bigWheel(-18)}${line('M-46-132H28', dark, 7)}`,
	pram: (colour = '#47648f') =>
		`${groundShadow([0, 0], 80)}${line('M-66-70L-110-156', steel, 6)}${fill('M-66-70C-66-30 66-30 70-70z', colour)}${fill('M70-70C74-140 0-150-6-128L4-70z', shaded(colour, 0.14))}${line('M-40-44L40-10M40-44L-40-10', steel, 5)}${circle([-46, -18], 18, dark)}${circle([46, -18], 18, dark)}`,
	trolley: () =>
		`${groundShadow([0, 0], 90)}${line('M-70-150H-96M-70-150L-50-50H70', steel, 6)}${fill('M-66-138H92L72-62H-52z', '#dfe3ea', 0.55)}${line('M-62-120H88M-58-100H82M-54-80H76M-40-138L-30-62M0-138V-62M44-138L36-62', steel, 2.4)}${line('M-30-138V-160M-6-138V-170M20-138V-154M50-138V-166', '#e2694f', 15)}${line('M-18-138V-156M34-138V-162', '#73a052', 13)}${circle([-44, -12], 12, dark)}${circle([60, -12], 12, dark)}${line('M-50-50L-44-14M66-50L60-14', steel, 4)}`,
	handTruck: () => `${line('M-30-190L0-10H60', steel, 8)}${circle([0, -18], 20, dark)}`,
	easel: () =>
		easel([0, 0], 260, {
			width: 120,
			height: 92,
			bottom: 96,
			drawing: `${box([0, 0], 120, 50, '#a9d0dd')}${fill('M0 60L34 26L62 56L84 36L120 64V92H0z', '#6f9c7a')}`,
		}),
	easelFlowers: () =>
		easel([0, 0], 260, {
			width: 104,
			height: 120,
			bottom: 84,
			drawing: `${box([0, 0], 104, 120, '#f4e6cc')}${fill('M38 70H66L62 106H42z', '#5b8fb0')}${circle([36, 48], 14, '#e2694f')}${circle([56, 36], 14, '#f2c14e')}${circle([70, 54], 13, '#dc8791')}`,
		}),
	sculpture: (colour = '#e4e0de') =>
		`${box([-44, -90], 88, 90, '#b9b2ad')}${box([-52, -98], 104, 10, '#d3cdc8')}${fill('M-30-98C-40-150-10-160-14-190C-24-230 24-236 24-196C24-170 44-160 34-98z', colour)}${fill('M10-98C30-130 6-160 24-196C34-160 46-150 34-98z', shaded(colour, 0.14))}`,
	dinosaur: () =>
		`${groundShadow([0, 0], 180)}${line('M-190-120C-130-170-80-190-20-180C40-176 70-230 96-280C110-300 130-300 150-290', '#e6dcc4', 13)}${line('M-90-176q-8 50 0 80M-60-184q-8 60 2 90M-30-184q-6 60 6 90M0-182q0 50 10 80', '#d6c9ab', 7)}${line('M-70-120L-90-60L-76 0M10-120L30-60L14 0', '#e6dcc4', 12)}${fill('M126-310C160-316 190-300 192-286L150-270C130-276 120-296 126-310z', '#e6dcc4')}${circle([146, -296], 5, dark)}`,
	wheel: (colour = '#8a6a52') =>
		`${groundShadow([0, 0], 60)}${box([-14, -90], 28, 90, steel)}${ellipse([0, -94], 62, 12, shaded(colour, 0.4))}${fill('M-28-98C-40-140-16-146-20-166H20C16-146 40-140 28-98z', '#c98a62')}${ellipse([0, -166], 20, 5, '#a86c48')}`,
	drums: (colour = '#b5453a') =>
		`${groundShadow([0, 0], 110)}${circle([0, -60], 58, colour)}${circle([0, -60], 48, '#fbf4e4')}${box([-104, -110], 66, 46, lit(colour, 0.1), { round: 5 })}${ellipse([-71, -110], 33, 8, '#fbf4e4')}${box([38, -120], 66, 46, lit(colour, 0.1), { round: 5 })}${ellipse([71, -120], 33, 8, '#fbf4e4')}${line('M-112 0V-170M112 0V-186', steel, 4)}${ellipse([-112, -172], 44, 7, '#e0b23f')}${ellipse([112, -188], 44, 7, '#e0b23f')}`,
	micStand: () => `${line('M0 0V-230M-26 0H26', dark, 5)}${circle([6, -238], 10, '#59617a')}`,
	speaker: () =>
		`${box([-44, -170], 88, 170, dark, { round: 4 })}${circle([0, -120], 26, '#59617a')}${circle([0, -52], 34, '#59617a')}${circle([0, -52], 14, dark)}`,
	spotlights: () =>
		`${line('M-400 0H400', dark, 8)}${[-260, 0, 260].map((x) => `${fill(`M${x - 22} 8H${x + 22}L${x + 160} 420H${x - 160}z`, '#fff3c4', 0.14)}${box([x - 20, -4], 40, 26, '#4b4a5e', { round: 4 })}`).join('')}`,
	crowd: () => heads(30, -60, -390, 86, 10),
	audience: () => `${heads(26, -120, -360, 92, 9)}${heads(32, -44, -400, 100, 9)}`,
	hairDesk: () =>
		`${box([-80, -110], 160, 12, '#fbf4e4')}${line('M-60-110V-140M-40-110V-130M30-110V-150', '#5b8fb0', 14)}`,
	xray: () =>
		`${box([-46, -60], 92, 110, '#2a3a52', { round: 4 })}${line('M0-40V36M-24-26q24-14 48 0M-28-8q28-14 56 0M-26 10q26-12 52 0', '#dfe9ee', 5)}`,
	curtainRail: (colour = '#7fb5b5') =>
		`${line('M-110-340H110', steel, 5)}${fill('M-106-338H-20C-30-220-20-100-24-20H-106z', colour)}${line('M-84-330V-24M-60-330V-24M-40-330V-24', shaded(colour, 0.2), 3)}`,
	treadmill: () =>
		`${groundShadow([0, 0], 130)}${fill('M-130-16H110L120 0H-130z', dark)}${line('M96-10L120-180M84-180H140', '#59617a', 11)}${box([96, -206], 44, 28, '#5b8fb0', { round: 4 })}`,
	exerciseBike: () =>
		`${groundShadow([0, 0], 90)}${line('M-70 0H80M-46 0L-20-60L-30-104M-20-60L60-70L70 0M60-70L54-130M40-130H70', '#59617a', 9)}${circle([46, -50], 34, dark)}${circle([46, -50], 20, steel)}${box([-54, -112], 50, 12, dark, { round: 6 })}`,
	rack: () =>
		`${line('M-80 0V-100M80 0V-100M-80-92H80M-80-44H80', '#59617a', 8)}${[-56, -14, 28].map((x) => `${box([x, -114], 34, 24, dark, { round: 5 })}${box([x, -66], 34, 24, dark, { round: 5 })}`).join('')}`,
	ball: (colour = '#dc8791') =>
		`${groundShadow([0, 0], 44)}${circle([0, -46], 46, colour)}${circle([-14, -60], 12, lit(colour, 0.5))}`,
	podium: () =>
		`${box([-60, -70], 120, 70, '#f2c14e')}${box([-180, -44], 120, 44, '#c3c7d2')}${box([60, -30], 120, 30, '#c98a5a')}${line('M-6-46L2-52V-24', '#8a5a38', 6)}`,
	counterTill: () =>
		`${box([-34, -40], 68, 40, '#59617a', { round: 4 })}${fill('M-30-44L-20-76H30L34-44z', dark)}${box([-14, -70], 38, 18, '#93c6ac')}`,
	microscope: () =>
		`${line('M-24 0H26', dark, 9)}${line('M14 0C34-30 20-60 2-66', dark, 8)}${line('M-14-84L4-40', '#59617a', 12)}${line('M-18-26H12', dark, 6)}`,
	oven: (colour = '#c3c7d2') =>
		`${box([-80, -132], 160, 132, colour)}${box([-64, -90], 128, 74, dark, { round: 6 })}${box([-56, -80], 112, 54, '#e58b3a', { opacity: 0.6, round: 4 })}${line('M-60-104H60', '#f2f4f7', 5)}${line('M-76-136H76', dark, 6)}`,
	sink: (colour = '#6f9a8c') =>
		`${box([-150, -124], 300, 124, colour)}${box([-140, -112], 136, 102, lit(colour, 0.14))}${box([4, -112], 136, 102, lit(colour, 0.14))}${box([-160, -136], 320, 13, '#f7ecd8')}${box([-70, -138], 140, 10, '#a9b0bb')}${line('M50-136V-190C50-206 20-206 20-188', '#a9b0bb', 8)}${[-46, -20, 6].map((x) => circle([x, -144], 12, '#ffffff', 0.85)).join('')}`,
	openSink: (colour = '#6f9a8c') =>
		`${box([-160, -136], 320, 13, '#f7ecd8')}${box([-150, -124], 300, 124, shaded(colour, 0.6))}${box([-150, -124], 60, 124, colour)}${box([100, -124], 50, 124, colour)}${fill('M-90-124L-110-110V6L-90 0z', lit(colour, 0.14))}${line('M10-124V-70C10-50 40-50 40-70V-40H96', '#c3c7d2', 13)}${line('M30-136V-186C30-200 6-200 6-184', '#a9b0bb', 8)}`,
	wheelFree: () =>
		`${circle([0, -40], 40, 'none')}${line('M-40-40a40 40 0 1 1 80 0a40 40 0 1 1-80 0', dark, 6)}${line('M0-80V0M-40-40H40M-28-68L28-12M28-68L-28-12', '#c7cbd6', 1.6)}`,
	flipBike: (colour = '#2f7f80') =>
		`${groundShadow([0, 0], 110)}${line('M-64-60L-34-20M-34-20L36-14M-64-60L0-62M0-62L-34-20M0-62L40-18M36-14L64-60', colour, 7)}${line('M-104-60a40 40 0 1 1 80 0a40 40 0 1 1-80 0M24-60a40 40 0 1 1 80 0a40 40 0 1 1-80 0', dark, 6)}${line('M-64-100V-20M-104-60H-24M64-100V-20M24-60H104', '#c7cbd6', 2)}${line('M-46 0H-20L-34-20M40-18L46 0H64', dark, 6)}`,
	brokenLaptop: () =>
		`${fill('M-44 0H44L52 8H-52z', '#8b8f9c')}${line('M-30-6h12M-8-6h16M18-6h12', '#f2c14e', 6)}${fill('M-44-2L-64-50H14L44-2z', '#59617a', 0.9)}`,
	sewing: () =>
		`${box([-60, -12], 120, 12, '#f6ead6', { round: 3 })}${fill('M34-12V-70H-50V-48H-44V-30H-36V-48H10V-12z', '#f6ead6')}${circle([26, -50], 8, '#d0453a')}`,
	wallPaint: () =>
		`${fill('M-150 0V-290C-120-320-90-280-60-300C-30-320 10-290 40-306C80-320 110-290 220-310V0z', '#7fb0cf')}`,
	pizza: () =>
		`${fill('M-70 4L-56-16H56L70 4z', '#d9bd8f')}${ellipse([0, -7], 48, 8, '#e9b754')}${line('M-26-8h.1M-6-4h.1M10-10h.1M28-6h.1', '#d0453a', 7)}`,
	puddle: () => `${ellipse([0, 0], 130, 13, '#8fc3d6')}${ellipse([-20, -2], 70, 5, '#cfe9f1')}`,
	swingSeat: () => `${line('M-40-340L-6-92M40-340L14-92', '#59617a', 4)}${line('M-24-90H34', '#8a5a38', 9)}`,
	leads: () => line('M0 0L147 100M0 0L256 138M0 0L347 96', '#d0453a', 3),
	parkSign: () =>
		`${line('M0 0V-200', steel, 8)}${box([-40, -250], 80, 60, '#3f7fb0', { round: 6 })}${line('M-10-204V-238H6C20-238 20-220 6-220H-10', '#fdfaf2', 7)}`,
} satisfies Record<string, (colour?: string) => string>;
