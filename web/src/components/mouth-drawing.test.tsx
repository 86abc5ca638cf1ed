import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundsSchema } from '@henry/contract/sounds.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showLanguage } from '#web/messages/i18n.ts';
import { MouthDrawing } from './mouth-drawing.tsx';

const content = join(import.meta.dirname, '../../../content/sounds.json');
const sounds = soundsSchema.parse(JSON.parse(readFileSync(content, 'utf8')));

afterEach(() => showLanguage('en'));

function words(phone: string): string | null {
	const sound = sounds.find((candidate) => candidate.phone === phone);
	if (!sound) throw new Error(`There is no ${phone}.`);
	const { unmount } = render(<MouthDrawing mouth={sound.mouth} />);
	const name = screen.getByRole('img').getAttribute('aria-label');
	unmount();
	return name;
}

test('a drawing says in words what it shows', () => {
	expect(words('TH')).toBe(
		'Seen from the side: lips relaxed; tip of the tongue between the teeth; the air hisses through a narrow gap; voice off.',
	);
	expect(words('NG')).toMatch(/back of the tongue against the soft palate; the air goes through the nose/);
	expect(words('IY')).toMatch(/lips spread; tongue high in front/);
	expect(words('OY')).toMatch(
		/lips rounded, then lips relaxed; tongue low at the back, then tongue high in front/,
	);
});

test('the words are Spanish where the app is', async () => {
	await showLanguage('es');
	expect(words('V')).toMatch(/labio de abajo contra los dientes de arriba.*con voz/);
});

test('each of the 39 sounds has a drawing without broken numbers', () => {
	expect(sounds).toHaveLength(39);
	for (const { mouth } of sounds) {
		const { container, unmount } = render(<MouthDrawing mouth={mouth} />);
		expect(container.innerHTML).not.toMatch(/NaN|undefined/);
		unmount();
	}
});
