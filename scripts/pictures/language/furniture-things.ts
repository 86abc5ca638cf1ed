import { lit, shaded } from '#pictures/colour.ts';
import { floorLamp, parkBench, sideChair } from '#pictures/furniture.ts';
import { potPlant } from '#pictures/nature.ts';
import { box, circle, ellipse, fill, groundShadow, line } from '#pictures/svg.ts';

const wood = '#a8703f';
const steel = '#8b8f9c';
const cushions = (colour: string): string =>
	`${box([-150, -96], 148, 34, lit(colour, 0.16), { round: 10 })}${box([2, -96], 148, 34, lit(colour, 0.1), { round: 10 })}`;
const bench = (colour: string) => parkBench([-110, -88], 220, 88, colour);

/** What one sits at, on and beside. */
export const furniture = {
	table: (colour = wood) =>
		`${groundShadow([0, 0], 120)}${line('M-106 0L-100-112M106 0L100-112', shaded(colour, 0.2), 11)}${line('M-80-10L-76-108M80-10L76-108', shaded(colour, 0.45), 8)}${box([-124, -124], 248, 13, colour, { round: 4 })}${box([-124, -126], 248, 6, lit(colour, 0.25), { round: 3 })}`,
	longTable: (colour = wood) =>
		`${groundShadow([0, 0], 230)}${line('M-226 0L-220-112M226 0L220-112', shaded(colour, 0.2), 12)}${fill('M-250-112L-222-146H222L250-112z', lit(colour, 0.18))}${box([-250, -114], 500, 16, colour, { round: 4 })}`,
	roundTable: (colour = wood) =>
		`${groundShadow([0, 0], 90)}${line('M0 0V-104M-44 0H44', shaded(colour, 0.3), 12)}${ellipse([0, -108], 118, 24, shaded(colour, 0.3))}${ellipse([0, -115], 118, 24, lit(colour, 0.12))}`,
	cloth: (colour = '#fbf4e4') =>
		`${groundShadow([0, 0], 170)}${fill('M-190-112H190L204-10C160 4 120-8 80 0C30 6-30-6-80 2C-120 6-170-4-204-10z', colour)}${fill('M60-112H190L204-10C160 4 120-8 80 0z', shaded(colour, 0.1))}${fill('M-190-112L-160-144H160L190-112z', lit(colour, 0.5))}${line('M-120-100L-126-8M-40-100L-42-4M40-100L42-4M120-100L126-8', shaded(colour, 0.16), 3)}`,
	desk: (colour = '#b98a5c') =>
		`${groundShadow([0, 0], 120)}${box([44, -112], 76, 112, shaded(colour, 0.18))}${line('M52-76H112M52-40H112M76-92h12M76-58h12', shaded(colour, 0.5), 3)}${line('M-116 0V-112', shaded(colour, 0.2), 10)}${box([-128, -124], 256, 13, colour, { round: 3 })}${box([-128, -126], 256, 5, lit(colour, 0.3), { round: 3 })}`,
	counter: (colour = '#7c5238') =>
		`${groundShadow([0, 0], 200)}${box([-190, -150], 380, 150, colour)}${box([-176, -128], 164, 112, lit(colour, 0.14))}${box([12, -128], 164, 112, lit(colour, 0.14))}${box([-204, -162], 408, 15, '#e0c08d', { round: 3 })}${box([-204, -150], 408, 5, shaded('#e0c08d'))}`,
	island: (colour = '#6f9a8c') =>
		`${groundShadow([0, 0], 210)}${box([-200, -124], 400, 124, colour)}${box([-190, -112], 118, 102, lit(colour, 0.14))}${box([-62, -112], 124, 102, lit(colour, 0.14))}${box([72, -112], 118, 102, lit(colour, 0.14))}${fill('M-214-128L-190-152H190L214-128z', '#fbf4e4')}${box([-214, -130], 428, 13, '#e6d6ba', { round: 3 })}`,
	chair: (colour = '#8a5a38') => sideChair([0, -92], 0, 84, { colour, backHeight: 1.5 }),
	officeChair: (colour = '#3f4a5e') =>
		`${groundShadow([0, 0], 50)}${line('M0-20V-84M-38 0L0-22L38 0M0-22V0', '#4b4a5e', 6)}${box([-46, -98], 92, 16, colour, { round: 7 })}${fill('M-46-104C-62-150-60-196-50-210C-40-214-36-206-36-196L-30-104z', colour)}`,
	stool: (colour = wood) =>
		`${groundShadow([0, 0], 40)}${line('M-24-84L-34 0M24-84L34 0M-30-36H30', shaded(colour, 0.2), 7)}${ellipse([0, -88], 36, 9, colour)}`,
	sofa: (colour = '#2f7f80') =>
		`${groundShadow([0, 2], 200)}${line('M-170 0V-20M170 0V-20', '#5a3d2f', 12)}${fill('M-168-80V-178C-168-202 168-202 168-178V-80z', shaded(colour, 0.14))}${line('M0-190V-100', shaded(colour, 0.35), 2.4)}${box([-160, -70], 320, 54, shaded(colour, 0.2))}${cushions(colour)}${box([-196, -130], 46, 118, colour, { round: 18 })}${box([150, -130], 46, 118, shaded(colour, 0.12), { round: 18 })}`,
	armchair: (colour = '#c9785a') =>
		`${groundShadow([0, 2], 90)}${fill('M-66-70V-176C-66-200 66-200 66-176V-70z', shaded(colour, 0.14))}${box([-60, -96], 120, 80, lit(colour, 0.1), { round: 8 })}${box([-86, -128], 36, 118, colour, { round: 16 })}${box([50, -128], 36, 118, shaded(colour, 0.12), { round: 16 })}`,
	bed: (colour = '#7fa3c4') =>
		`${groundShadow([0, 4], 230)}${box([-236, -170], 16, 174, '#8a5a38', { round: 6 })}${box([220, -96], 14, 100, '#8a5a38', { round: 6 })}${box([-226, -70], 452, 46, '#fbf4e4')}${box([-218, -104], 110, 36, '#fdfaf2', { round: 16 })}${fill('M-110-84C-60-100 120-92 222-80V-20H-110z', colour)}${line('M-60-82V-22M40-86V-22M140-84V-22', shaded(colour, 0.2), 3)}`,
	hospitalBed: (colour = '#bfe0dc') =>
		`${groundShadow([0, 4], 220)}${line('M-180 0V-50M180 0V-50', steel, 9)}${circle([-180, 0], 10, '#4b4a5e')}${circle([180, 0], 10, '#4b4a5e')}${line('M-214-30V-160M214-30V-116', steel, 9)}${box([-214, -76], 428, 34, '#fbf7ef', { round: 6 })}${fill('M-210-78L-150-136L-110-120L-130-78z', '#fdfdf8')}${fill('M-90-88C0-102 120-96 208-84V-40H-90z', colour)}`,
	bench: (colour = wood) => bench(colour).back + bench(colour).seat,
	plainBench: (colour = wood) =>
		`${groundShadow([0, 0], 120)}${line('M-96 0V-84M96 0V-84', shaded(colour, 0.3), 10)}${box([-120, -94], 240, 14, colour, { round: 4 })}`,
	seats: (colour = '#4d7fa8') =>
		`${groundShadow([0, 0], 170)}${line('M-150-70H150M-110-70V0M110-70V0', steel, 8)}${[-108, 0, 108].map((x) => `${box([x - 46, -184], 92, 84, colour, { round: 12 })}${box([x - 48, -96], 96, 18, lit(colour, 0.12), { round: 8 })}`).join('')}`,
	busSeat: (colour = '#b5453a') =>
		`${box([-52, -200], 36, 130, colour, { round: 12 })}${box([-50, -96], 100, 26, lit(colour, 0.12), { round: 10 })}${box([-40, -70], 80, 70, '#59617a')}`,
	cafeTable: (colour = '#5b6270') =>
		`${groundShadow([0, 0], 50)}${line('M0 0V-110M-34 0H34', colour, 8)}${ellipse([0, -114], 66, 12, '#fbf4e4')}${ellipse([0, -111], 66, 12, '#d9c9ae', { opacity: 0.6 })}`,
	lamp: (colour = '#f3d08c') => floorLamp([0, 0], 320, colour),
	deskLamp: (colour = '#386b4c') =>
		`${ellipse([0, 0], 20, 5, '#4b4a5e')}${line('M0 0V-50', '#b1804f', 4)}${fill('M-32-44C-26-70 26-70 32-44z', colour)}${ellipse([0, -44], 28, 5, '#fff3c9')}`,
	plant: (colour = '#c0653f') => potPlant([0, 0], 150, { pot: colour }),
	flowerpot: (colour = '#4d7fa8') => potPlant([0, 0], 64, { kind: 'flowers', pot: colour }),
	piano: (colour = '#3a2a30') =>
		`${groundShadow([0, 0], 110)}${box([-20, -230], 110, 230, colour, { round: 4 })}${box([-20, -230], 110, 12, lit(colour, 0.3))}${box([-70, -132], 60, 22, lit(colour, 0.14))}${box([-72, -138], 56, 8, '#fdfaf2')}${line('M-60-138v6M-48-138v6M-36-138v6M-24-138v6', '#2b2430', 3)}${line('M-62-112V0', colour, 9)}${fill('M-8-196L-36-190V-150L-8-146z', '#fbf7ef')}`,
	tv: (colour = '#2f2d3d') =>
		`${box([-20, -4], 40, 6, colour)}${box([-90, -124], 180, 114, colour, { round: 6 })}${box([-82, -116], 164, 98, '#6fb3c9')}${fill('M-82-40L-30-84L10-50L46-74L82-44V-18H-82z', '#5f9a6a')}`,
	cabinet: (colour = '#8a5a38') =>
		`${groundShadow([0, 0], 110)}${box([-110, -84], 220, 84, colour, { round: 4 })}${box([-100, -72], 96, 62, lit(colour, 0.14))}${box([4, -72], 96, 62, lit(colour, 0.14))}`,
	shelf: (colour = '#8a5a38') =>
		`${box([-70, -250], 140, 250, colour)}${[0, 1, 2, 3].map((row) => `${box([-62, -242 + row * 62], 124, 52, shaded(colour, 0.4))}${line(`M-50 ${-194 + row * 62}v-34M-38 ${-194 + row * 62}v-30M-6 ${-194 + row * 62}v-36M24 ${-194 + row * 62}v-30M40 ${-194 + row * 62}v-34`, ['#e2694f', '#e5a83b', '#7fb0cf', '#93c6ac'][row] ?? '', 10)}`).join('')}`,
	whiteboard: () =>
		`${line('M-90 0L-70-100M90 0L70-100', steel, 7)}${box([-120, -300], 240, 180, '#8b9aa8')}${box([-112, -292], 224, 164, '#fdfdf8')}${line('M-90-260h110M-90-232h150M-90-204h80', '#3f6f9a', 5)}${line('M20-150l30-50l34 44', '#e2694f', 6)}`,
	screen: (colour = '#3a3c4a') =>
		`${box([-40, -6], 80, 8, colour)}${line('M0-6V-26', colour, 10)}${box([-62, -112], 124, 88, colour, { round: 5 })}${box([-56, -106], 112, 74, '#bfe0ea')}${line('M-46-92H10M-46-78H30M-46-64H0M-46-50H20', '#47648f', 4)}`,
	hairChair: (colour = '#b5453a') =>
		`${groundShadow([0, 0], 60)}${line('M0 0V-60M-44 0H44', steel, 12)}${box([-52, -96], 108, 34, colour, { round: 8 })}${box([-58, -190], 30, 110, shaded(colour, 0.1), { round: 10 })}`,
	lectern: (colour = wood) =>
		`${groundShadow([0, 0], 50)}${fill('M-44-150H44L36 0H-36z', colour)}${fill('M-56-160L56-146V-134H-56z', lit(colour, 0.2))}`,
	ladder: (colour = '#c3a06a') =>
		`${groundShadow([0, 0], 60)}${line('M-46 0L-10-270M46 0L10-270', colour, 9)}${line('M-40-46H40M-34-92H34M-28-138H28M-22-184H22M-16-228H16', shaded(colour, 0.2), 7)}`,
	mirrorBall: () =>
		`${line('M0-60V-30', '#59617a', 3)}${circle([0, 0], 34, '#c3c7d2')}${line('M-32-10H32M-32 10H32M-12-32V32M12-32V32', '#f2f8fa', 3)}`,
} satisfies Record<string, (colour?: string) => string>;
