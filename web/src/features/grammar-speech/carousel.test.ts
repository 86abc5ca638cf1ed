import { expect, test } from 'vitest';
import { carouselAt } from './carousel.ts';

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
