import { lit, shaded } from '#pictures/colour.ts';
import { football, goal } from '#pictures/leisure.ts';
import { bush, fir, tree } from '#pictures/nature.ts';
import { box, circle, ellipse, fill, groundShadow, line, placed } from '#pictures/svg.ts';
import { bicycle, sailingBoat } from '#pictures/vehicles.ts';

const steel = '#8b8f9c';
const dark = '#33303f';
const wood = '#a8754c';
const wheel = (x: number, radius: number) =>
	`${circle([x, -radius], radius, dark)}${circle([x, -radius], radius * 0.5, '#c3c7d2')}`;
const legs = (colour: string, xs: readonly number[], tall: number) =>
	line(xs.map((x) => `M${x} ${-tall}V-2`).join(''), colour, 11);
const crates = (y: number): string =>
	['#d8452f', '#e58b2f', '#7fae45', '#f2c14e']
		.map((colour, index) => {
			const x = -178 + index * 90;
			return `${line(`M${x + 12} ${y - 6}h.1M${x + 34} ${y - 8}h.1M${x + 58} ${y - 7}h.1M${x + 24} ${y - 20}h.1M${x + 46} ${y - 21}h.1`, colour, 24)}${box([x - 4, y], 84, 34, '#c99a63')}${line(`M${x - 4} ${y + 17}h84`, '#8a5a38', 3)}`;
		})
		.join('');

/** What stands, grows, rolls and grazes outside. */
export const outside = {
	tree: (colour = '#5b9150') => tree([0, 0], 300, { leaf: colour, far: true, seed: 6 }),
	fir: (colour = '#3f6f57') => fir([0, 0], 220, colour),
	bush: (colour = '#5f9455') => bush([0, 0], 120, 60, colour),
	sapling: () =>
		`${ellipse([0, 0], 34, 8, '#7c5238')}${line('M0 0V-120', '#70503c', 5)}${circle([0, -130], 26, '#73a052')}${circle([-18, -108], 18, '#5f9455')}${circle([18, -104], 18, '#8fb866')}`,
	hole: () => `${ellipse([0, 0], 60, 13, '#6b4a33')}${fill('M40 2C60-26 110-24 124 4z', '#8a6242')}`,
	stall: (colour = '#c9523f') =>
		`${groundShadow([0, 0], 210)}${line('M-190 0V-390M190 0V-390', wood, 9)}${crates(-128)}${box([-200, -96], 400, 96, '#b1804f')}${line('M-200-64H200M-200-30H200', '#8a5a38', 3)}${fill('M-206-424H206L226-366H-226z', colour)}${fill('M-126-424H-46L-54-366H-140zM40-424H124L140-366H48z', '#fbf1df')}`,
	parasol: (colour = '#e2694f') =>
		`${ellipse([10, 2], 70, 8, '#2a1c4e', { opacity: 0.2 })}${line('M0 0V-300', '#f6ead6', 6)}${fill('M-150-240C-130-310-50-330 0-330C50-330 130-310 150-240C100-256-100-256-150-240z', colour)}${fill('M-50-248C-50-290-20-326 0-330C20-326 50-290 50-248C20-252-20-252-50-248z', '#fbf1df')}`,
	tent: (colour = '#e58b3a') =>
		`${groundShadow([0, 2], 190)}${fill('M-180 0L-10-200L150 0z', colour)}${fill('M-10-200L150 0H204L40-186z', shaded(colour))}${fill('M-70 0L-18-150L40 0z', shaded(colour, 0.5))}`,
	fire: () =>
		`${ellipse([0, -30], 110, 90, '#ffd98a', { opacity: 0.35 })}${line('M-44 0L40-16M44 0L-40-16', '#6b4a38', 13)}${fill('M0-10C-50-20-34-60-16-80C-14-60-2-60 4-104C24-70 46-50 34-24C28-12 14-8 0-10z', '#e8542b')}${fill('M0-10C-24-18-16-40-4-54C4-40 24-34 16-18C12-10 6-10 0-10z', '#fdc94c')}`,
	grill: () =>
		`${groundShadow([0, 0], 60)}${line('M-34-70L-50 0M34-70L50 0', dark, 6)}${fill('M-64-110H64C60-66-60-66-64-110z', dark)}${line('M-62-112H62', steel, 5)}${line('M-44-118h26M-6-118h26M30-118h22', '#a8572f', 11)}${line('M-30-132c-10-14 8-20-2-34M14-132c-10-14 8-20-2-34', '#ffffff', 4, 0.5)}`,
	car: (colour = '#3f7fb0') =>
		`${groundShadow([0, 0], 250)}${fill('M-240-40V-86C-236-104-200-110-160-114L-104-176H70L140-116C200-112 236-104 240-76V-40z', colour)}${fill('M-140-116L-94-164H-20V-116zM-6-164H62L116-116H-6z', '#cfe6ee')}${fill('M-240-64H240V-40H-240z', shaded(colour, 0.24))}${line('M-14-112V-46M-40-96h16M80-96h16', shaded(colour, 0.4), 4)}${circle([230, -84], 9, '#fff3c4')}${circle([-232, -84], 8, '#d0453a')}${wheel(-146, 40)}${wheel(146, 40)}`,
	openCar: (colour = '#d0453a') =>
		`${groundShadow([0, 0], 200)}${fill('M-190-40V-100C-180-116-120-120-90-122L-40-180H100L190-166V-40z', colour)}${fill('M-74-122L-30-170H30V-122z', '#cfe6ee')}${fill('M92-170H186V-60H92z', '#3a3140')}${fill('M96-176L196-250L208-242L112-168z', shaded(colour, 0.1))}${box([90, -60], 104, 20, shaded(colour, 0.3))}${line('M34-120V-46', shaded(colour, 0.4), 4)}${wheel(-116, 38)}${wheel(130, 38)}`,
	hoodUp: (colour = '#7d6bb5') =>
		`${groundShadow([0, 0], 230)}${fill('M-220-40V-130L-160-136L-100-200H210V-40z', colour)}${fill('M-88-136L-76-188H40V-136zM56-188H180V-136H56z', '#cfe6ee')}${fill('M-222-130L-150-136L-150-90H-222z', '#3a3140')}${fill('M-150-136L-214-214L-224-206L-168-132z', shaded(colour, 0.1))}${box([-216, -100], 60, 20, steel)}${wheel(-140, 42)}${wheel(140, 42)}`,
	van: (colour = '#f6ead6') =>
		`${groundShadow([0, 0], 260)}${fill('M-250-40V-270H120V-40zM120-220L200-206L240-130L250-120V-40H120z', colour)}${fill('M136-196L190-190L222-130H136z', '#cfe6ee')}${box([-250, -258], 170, 214, '#4b4a5e')}${box([-240, -110], 70, 64, '#c99a63')}${box([-168, -140], 70, 94, '#b1804f')}${box([-236, -172], 60, 62, '#d9bd8f')}${line('M-80-258V-44M120-220V-44', shaded(colour, 0.3), 4)}${wheel(-160, 40)}${wheel(170, 40)}`,
	bus: (colour = '#d0453a') =>
		`${groundShadow([0, 0], 350)}${box([-350, -270], 700, 240, colour, { round: 18 })}${box([-330, -244], 480, 104, '#cfe6ee', { round: 8 })}${line('M-210-244V-140M-90-244V-140M30-244V-140', colour, 8)}${box([170, -240], 70, 206, '#a9cbd8', { round: 4 })}${line('M205-240V-34', colour, 5)}${box([262, -244], 80, 130, '#cfe6ee', { round: 8 })}${box([-350, -110], 520, 12, '#f6ead6')}${wheel(-220, 44)}${wheel(100, 44)}`,
	fireEngine: () =>
		`${groundShadow([0, 0], 330)}${box([-320, -240], 460, 200, '#c9323e', { round: 8 })}${fill('M140-230H240L300-150V-40H140z', '#c9323e')}${fill('M160-212H230L270-150H160z', '#cfe6ee')}${box([-300, -180], 110, 110, '#dfe3ea')}${box([-174, -180], 110, 110, '#dfe3ea')}${box([-48, -180], 160, 110, '#f2c14e')}${line('M-310-262H120M-310-250H120', '#dfe3ea', 5)}${box([180, -252], 50, 22, '#5b8fb0', { round: 8 })}${wheel(-220, 44)}${wheel(200, 44)}`,
	bicycle: (colour = '#2f7f80') => bicycle([0, 0], 1.6, colour),
	basketBicycle: (colour = '#d0453a') => bicycle([0, 0], 1.6, colour, { basket: '#c1935a' }),
	scooter: (colour = '#5b8fb0') =>
		`${line('M-50-14H50L76-150M60-150H92', colour, 7)}${circle([-54, -12], 12, dark)}${circle([56, -12], 12, dark)}`,
	boat: (colour = '#b5453a') =>
		`${fill('M-200-50H210C190-10 160 6 120 8H-130C-170 6-190-20-200-50z', colour)}${fill('M-200-50H210L204-36H-196z', lit(colour, 0.4))}${line('M-230 14h90M-60 20h120M120 14h100', '#d6eef2', 4)}`,
	sail: () => sailingBoat([0, 0], 1.2),
	tractor: (colour = '#4f8a45') =>
		`${groundShadow([0, 0], 170)}${fill('M-40-130H150V-60H-40z', colour)}${fill('M-110-250H-10V-130H-110z', '#cfe6ee')}${line('M-112-252H-4M-110-250V-90M-10-250V-130', dark, 9)}${line('M100-130V-190', dark, 9)}${circle([-80, -78], 78, dark)}${circle([-80, -78], 38, '#f2c14e')}${circle([120, -42], 42, dark)}${circle([120, -42], 20, '#f2c14e')}`,
	cow: (colour = '#f6ead6') =>
		`${groundShadow([0, 0], 90)}${legs('#4a3a38', [-70, -48, 52, 74], 60)}${fill('M-94-60C-100-120-70-132 0-128C60-132 88-124 92-90C92-60 80-46 60-44H-70C-84-46-92-50-94-60z', colour)}${fill('M-60-128C-40-100-10-110-6-128zM20-60C30-90 60-90 66-60zM-94-70C-70-84-64-60-80-48z', '#4a3a38')}${fill('M80-120C84-146 116-150 130-130C140-114 136-92 122-88C104-86 84-96 80-120z', colour)}${ellipse([126, -98], 14, 11, '#e8b0a0')}${circle([110, -122], 3.4, dark)}${line('M88-140L74-146M96-146L92-162', '#4a3a38', 7)}${line('M-94-100C-110-84-106-60-108-50', '#4a3a38', 4)}`,
	sheep: () =>
		`${groundShadow([0, 0], 60)}${legs(dark, [-32, -16, 18, 34], 40)}${[-40, -14, 14, 40].map((x) => circle([x, -62], 28, '#f6f0e2')).join('')}${circle([0, -76], 28, '#fdfaf2')}${ellipse([62, -74], 18, 14, '#4a3a38', { turn: 30 })}`,
	horse: (colour = '#8a5a38') =>
		`${groundShadow([0, 0], 110)}${legs(shaded(colour, 0.2), [-78, 62], 110)}${legs(colour, [-58, 84], 110)}${fill('M-100-120C-104-180-60-190 0-184C40-184 70-196 90-230C100-256 120-270 132-280L138-262C160-250 176-222 170-212C160-204 146-220 130-222C126-190 120-140 96-116C60-100-60-100-100-120z', colour)}${fill('M132-280C100-272 84-240 66-196C90-206 110-240 138-262z', shaded(colour, 0.5))}${line('M-100-160C-130-140-126-100-130-70', shaded(colour, 0.5), 12)}${circle([140, -244], 4, dark)}`,
	hen: (colour = '#c9784a') =>
		`${line('M-4-12V0M8-12V0', '#e5a83b', 3)}${fill('M-36-40C-30-20-20-10 4-10C28-10 36-26 30-50C40-60 34-74 24-72C14-70 16-52 8-46C-10-36-20-36-36-52z', colour)}${fill('M20-72C20-84 26-80 28-76C34-80 36-74 32-70z', '#d0453a')}${fill('M34-64L44-60L34-56z', '#e5a83b')}${circle([27, -65], 2.4, dark)}`,
	swing: (colour = '#d0453a') =>
		`${groundShadow([0, 0], 130)}${line('M-130 0L-100-320L-70 0M130 0L100-320L70 0M-100-318H100', colour, 10)}`,
	slide: (colour = '#5b8fb0') =>
		`${groundShadow([10, 0], 140)}${line('M-100 0V-190M-60 0V-190M-100-50H-60M-100-96H-60M-100-142H-60', '#e5a83b', 8)}${fill('M-104-196H-50C-10-180 60-20 140-16V0H120C40-10-30-150-60-176H-104z', colour)}`,
	sandcastle: () =>
		`${fill('M-70 0L-60-50H-20L-16-90H20L24-50H60L74 0z', '#dfc08a')}${fill('M-16-90V-104H-8V-96H4V-104H12V-96H20V-90zM-60-50V-62H-50V-54H-40V-62H-30V-50zM30-50V-62H40V-54H50V-62H60V-50z', '#cfae76')}${line('M2-104V-146', wood, 3)}${fill('M3-146L32-136L3-126z', '#d0453a')}`,
	snowman: () =>
		`${ellipse([0, 0], 70, 12, '#b5c4d6')}${circle([0, -52], 56, '#fbfdff')}${circle([0, -132], 42, '#fbfdff')}${circle([0, -194], 30, '#fbfdff')}${fill('M4-194L40-186L4-182z', '#e58b3a')}${circle([-8, -204], 4, dark)}${circle([12, -204], 4, dark)}${line('M-40-140L-88-176M40-140L90-170', '#6b4a38', 6)}${line('M-26-164C-10-152 14-152 28-166', '#d0453a', 12)}`,
	sledge: (colour = '#b5453a') =>
		`${line('M-80 0H70C90 0 96-16 88-26M-60 0V-24M40 0V-24', wood, 6)}${box([-84, -34], 160, 11, colour, { round: 4 })}`,
	goal: () => goal([-110, 0], 220, 170, 46),
	football: () => football([0, -20], 20),
	hoop: () =>
		`${line('M0 0V-330', steel, 12)}${box([-66, -400], 112, 80, '#fbf7ef')}${line('M-40-380h60v44h-60z', '#d0453a', 4)}${line('M-60-330h56', '#e58b3a', 7)}${line('M-58-328l8 40h36l8-40M-44-328l6 40M-20-328l-4 40', '#fbf7ef', 3)}`,
	lamppost: () =>
		`${groundShadow([0, 0], 24)}${line('M0 0V-330', '#4b5a6a', 9)}${fill('M-20-366H20L14-330H-14z', '#fff3c4')}${fill('M-26-366L0-384L26-366z', '#4b5a6a')}`,
	busStop: () =>
		`${groundShadow([0, 0], 150)}${box([-150, -280], 300, 14, '#3f6f74')}${line('M-140 0V-270M140 0V-270', '#3f6f74', 9)}${box([-136, -260], 272, 220, '#cfe6ee', { opacity: 0.4 })}${line('M190 0V-300', steel, 7)}${circle([190, -310], 30, '#3f7fb0')}${box([174, -318], 32, 16, '#fdfaf2', { round: 3 })}`,
	bins: () =>
		['#f2c14e', '#3f7fb0', '#4f8a45']
			.map((colour, index) =>
				placed(
					`${box([-34, -110], 68, 110, colour, { round: 5 })}${box([-38, -122], 76, 15, shaded(colour, 0.2), { round: 5 })}${line('M-10-60L0-76L10-60M12-54L18-40H-18L-12-54', '#fdfaf2', 4)}`,
					[index * 84 - 84, 0],
				),
			)
			.join(''),
	litter: () =>
		`${box([-60, -18], 12, 20, '#bfe0ea', { round: 4 })}${fill('M-10 0L4-18L22-4L10 4z', '#fbf7ef')}${box([50, -10], 20, 12, '#d0453a', { round: 2 })}`,
	washing: () =>
		`${line('M-190 0V-250M190 0V-250', wood, 9)}${line('M-190-240Q0-216 190-240', '#fbf7ef', 3)}${fill('M-150-234L-60-228V-120H-150z', '#7fb0cf')}${fill('M-40-228L-60-206L-46-192L-36-198V-130H20V-198L30-192L44-206L24-228z', '#e2694f')}${fill('M66-228H128L132-130H106L98-180L90-130H64z', '#47648f')}`,
	hammock: (colour = '#e5a83b') =>
		`${line('M-230-210C-180-120-160-100-140-96M230-210C180-120 160-100 140-96', '#f6ead6', 4)}${fill('M-150-102C-90-30 90-30 150-102C110 0-110 0-150-102z', colour)}`,
	mural: () =>
		`${box([-190, -330], 380, 330, '#c9b9ac')}${fill('M-180-40C-150-200-60-130-20-230C40-320 90-180 180-260V-10H-180z', '#5b8fb0')}${circle([96, -270], 34, '#f2c14e')}${fill('M-180-10C-120-110-40-90 10-50C60-20 130-60 180-90V-10z', '#73a052')}${fill('M-90-110C-120-190-40-220-30-150C10-210 60-160 20-110C-10-70-60-70-90-110z', '#e2694f')}`,
	signpost: () =>
		`${line('M0 0V-220', wood, 11)}${fill('M-10-216H96L120-196L96-176H-10z', '#d9bd8f')}${fill('M10-164H-84L-106-144L-84-124H10z', '#c9a46f')}${line('M10-196h60M-60-144h50', '#6b4a38', 5)}`,
	hedge: (colour = '#5f9455') =>
		`${box([-200, -100], 400, 100, colour, { round: 24 })}${line('M-160-70q16-12 32 0M-60-50q16-12 32 0M40-74q16-12 32 0M120-44q16-12 32 0', lit(colour, 0.3), 4)}`,
	fenceBoards: (colour = '#d9bd8f') =>
		`${line(Array.from({ length: 9 }, (_, index) => `M${-160 + index * 40} 0V-136`).join(''), colour, 26)}${line('M-180-100H180M-180-36H180', shaded(colour, 0.2), 9)}`,
	lilo: (colour = '#e2694f') =>
		`${ellipse([0, 0], 90, 16, colour)}${ellipse([0, -4], 60, 8, lit(colour, 0.4))}`,
	water: (colour = '#5fb3cc') =>
		`${fill('M-120 0C-80-16-40 6 0-6C40-16 80 4 120-4V60H-120z', colour)}${line('M-110 4C-76-10-40 8 0-2C40-12 76 6 110-2', '#e4f6fa', 5)}`,
	towel: (colour = '#dc8791') =>
		`${fill('M-130 10L-100-14H120L100 10z', colour)}${fill('M-60-14H-30L-50 10H-84zM40-14H70L54 10H20z', lit(colour, 0.5))}`,
	rocks: () =>
		`${fill('M-90 0C-80-40-40-50-20-30C10-60 60-50 90 0z', '#9a9f9c')}${fill('M10-40C40-50 70-40 90 0H40C50-20 40-30 10-40z', '#7f8686')}`,
} satisfies Record<string, (colour?: string) => string>;
