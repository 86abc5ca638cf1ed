import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LevelMeter } from './level-meter.tsx';

function meterAt(decibels: number): number {
	const { unmount } = render(<LevelMeter level0to1={10 ** (decibels / 20)} />);
	const value = Number(screen.getByRole('meter', { name: 'Microphone level' }).getAttribute('value'));
	unmount();
	return value;
}

test('silence leaves the meter empty and full scale fills it', () => {
	expect(meterAt(Number.NEGATIVE_INFINITY)).toBe(0);
	expect(meterAt(0)).toBe(1);
});

test('between quiet and loud each decibel raises the meter alike', () => {
	expect(meterAt(-30)).toBeGreaterThan(meterAt(-40));
	expect(meterAt(-20) - meterAt(-30)).toBeCloseTo(meterAt(-30) - meterAt(-40), 10);
});
