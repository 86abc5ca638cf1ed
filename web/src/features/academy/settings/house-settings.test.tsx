import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlacesShown } from './house-settings.tsx';

const timeZone = process.env.TZ;
afterEach(() => {
	process.env.TZ = timeZone;
});

test.each(['Europe/Madrid', 'America/New_York'])('places end on the operator’s day, read in %s', (zone) => {
	process.env.TZ = zone;
	const [untilMs, readOnlyFromMs] = [Date.UTC(2027, 7, 1), Date.UTC(2027, 8, 1)];
	render(<PlacesShown places={{ bought: 20, used: 3, untilMs, readOnlyFromMs, state: 'open' }} />);
	expect(screen.getByText(/^They count until 31 July 2027\. From 1 September 2027 on/)).toBeTruthy();
});
