import { expect, test } from 'vitest';
import { carouselAt, timedStartsMs, untimedCarousel } from './carousel.ts';

test('the first question starts with all its time', () => {
	expect(carouselAt(0, 5)).toEqual({ questionIndex: 0, remainingSeconds: 15, timedOut: false });
});

test('the next question comes after 15 seconds', () => {
	expect(carouselAt(14, 5)).toMatchObject({ questionIndex: 0, remainingSeconds: 1 });
	expect(carouselAt(15, 5)).toMatchObject({ questionIndex: 1, remainingSeconds: 15 });
});

test('only the last question times out', () => {
	expect(carouselAt(74, 5)).toEqual({ questionIndex: 4, remainingSeconds: 1, timedOut: false });
	expect(carouselAt(75, 5)).toEqual({ questionIndex: 4, remainingSeconds: 0, timedOut: true });
});

test('without a time limit the question is the last that was asked for', () => {
	expect(untimedCarousel(1)).toEqual({ questionIndex: 0, remainingSeconds: undefined, timedOut: false });
	expect(untimedCarousel(5)).toMatchObject({ questionIndex: 4, timedOut: false });
});

test('with time limits a question follows every 15 seconds', () => {
	expect(timedStartsMs(3)).toEqual([0, 15_000, 30_000]);
});
