import { expect, test } from 'vitest';
import { curvePath } from './curve.ts';

test('a curve is drawn from point to point and begins anew after a gap', () => {
	const points = [{ x: 0, y: 1 }, { x: 1.23, y: 2 }, null, null, { x: 4, y: 5.06 }, { x: 5, y: 5 }];
	expect(curvePath(points)).toBe('M0 1L1.2 2M4 5.1L5 5');
	expect(curvePath([null])).toBe('');
});
