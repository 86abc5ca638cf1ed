import { soundName } from '@henry/contract/phones.ts';
import type { PracticeResult } from '@henry/contract/practice.ts';
import { useTranslation } from 'react-i18next';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { Reason } from '#web/components/reason.tsx';
import { useFormats } from '#web/lib/formats.ts';
import {
	type MistakeKind,
	mistakeKinds,
	type WeakSound,
	type WeakWord,
	weakSounds,
	weakWords,
} from './mistakes.ts';
import { Section } from './section.tsx';

/** One kind of mistake: how often it came, and examples on demand. */
function Mistakes({ kind: { category, count, examples } }: { kind: MistakeKind }) {
	const { t } = useTranslation(['progress', 'practised']);
	return (
		<details className="group py-1">
			<summary className="flex min-h-11 items-center justify-between gap-4 rounded-control font-semibold">
				<span className="text-accent-strong underline underline-offset-4 print:no-underline">
					{t(`practised:category.${category}`)}
				</span>
				<span className="shrink-0 text-muted tabular-nums">{t('wrong.times', { count })}</span>
			</summary>
			<ul className="space-y-3 pb-4">
				{examples.map(({ sentence, correctedSentence, replacement, rule, ...reasons }) => (
					<li key={`${sentence} ${replacement}`} className="border-line border-l-4 pl-4">
						<p>
							<span className="text-muted">{t('wrong.youSaid')}: </span>
							<span lang="en" className="text-poor">
								{sentence}
							</span>
						</p>
						<p>
							<span className="text-muted">{t('wrong.better')}: </span>
							<span lang="en" className="font-semibold text-good">
								{correctedSentence}
							</span>
						</p>
						<p className="text-muted text-sm">
							<Reason of={reasons} />
						</p>
						<MarkWrong kind="correction" about={rule} words={{ said: sentence, marked: correctedSentence }} />
					</li>
				))}
			</ul>
		</details>
	);
}

function WeakWords({ words }: { words: WeakWord[] }) {
	const { t } = useTranslation(['progress', 'practised']);
	return (
		<div className="space-y-3">
			<h3 className="font-bold text-lg">{t('wrong.words')}</h3>
			<p className="text-muted text-sm">{t('wrong.wordsNote')}</p>
			<ul className="flex flex-wrap gap-2">
				{words.map(({ word, count }) => (
					<li key={word} className="rounded-full border border-line bg-surface px-3 py-1">
						<span lang="en">{word}</span>
						<span aria-hidden="true" className="ml-2 text-muted text-sm tabular-nums">
							×{count}
						</span>
						<span className="sr-only">, {t('wrong.times', { count })}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

function WeakSounds({ sounds }: { sounds: WeakSound[] }) {
	const { t } = useTranslation(['progress', 'practised']);
	const { number } = useFormats();
	return (
		<div className="space-y-3">
			<h3 className="font-bold text-lg">{t('wrong.sounds')}</h3>
			<table className="w-full max-w-md">
				<thead className="text-left text-muted text-sm">
					<tr>
						<th scope="col" className="align-bottom">
							{t('wrong.sound')}
						</th>
						<th scope="col" className="pl-3 text-right align-bottom">
							{t('wrong.mean')}
						</th>
						<th scope="col" className="pl-3 text-right align-bottom">
							{t('wrong.scores')}
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{sounds.map(({ phone, mean0to100, count }) => {
						const { ipa, keyWord } = soundName(phone);
						return (
							<tr key={phone}>
								<th scope="row" className="py-2 text-left font-normal">
									<span lang="en" className="font-semibold text-lg">
										/{ipa}/
									</span>
									{keyWord && (
										<span className="ml-2 text-muted text-sm">{t('practised:asIn', { word: keyWord })}</span>
									)}
								</th>
								<td className="text-right tabular-nums">{number(mean0to100)}</td>
								<td className="text-right tabular-nums">{count}</td>
							</tr>
						);
					})}
				</tbody>
			</table>
			<MarkWrong
				kind="pronunciation"
				about={`means: ${sounds.map(({ phone, mean0to100 }) => `${phone} ${Math.round(mean0to100)}`).join(', ')}`}
			/>
		</div>
	);
}

/** Corrections, words and sounds that come up again and again. */
export function GoingWrong({ results }: { results: PracticeResult[] }) {
	const { t } = useTranslation(['progress', 'practised']);
	const kinds = mistakeKinds(results);
	const words = weakWords(results);
	const sounds = weakSounds(results);
	return (
		<Section title={t('wrong.title')}>
			<div className="space-y-2">
				<h3 className="font-bold text-lg">{t('wrong.corrections')}</h3>
				{kinds.length === 0 && <p className="text-muted">{t('wrong.nothing')}</p>}
				<div className="divide-y divide-line">
					{kinds.map((kind) => (
						<Mistakes key={kind.category} kind={kind} />
					))}
				</div>
			</div>
			{words.length > 0 && <WeakWords words={words} />}
			{sounds.length > 0 && <WeakSounds sounds={sounds} />}
		</Section>
	);
}
