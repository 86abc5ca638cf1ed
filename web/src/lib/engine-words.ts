import { type EngineWord, engineWords } from '@henry/contract/engine-words.ts';
import { useTranslation } from 'react-i18next';

const keys = Object.keys(engineWords) as EngineWord[];

/**
 * Says what an engine says of itself in the language of the app, with a capital where that is the `start` of a sentence or
 * a line; a maker's words stand as they came.
 */
export function useEngineWords(): (words: string, place?: 'start') => string {
	const { t } = useTranslation('errors');
	return (words, place) => {
		const key = keys.find((each) => engineWords[each] === words);
		if (!key) return words;
		const ours = t(`engine.${key}`);
		return place === 'start' ? ours.charAt(0).toUpperCase() + ours.slice(1) : ours;
	};
}
