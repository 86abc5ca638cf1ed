import type { ConverseResponse } from '@henry/contract/conversation.ts';
import { LifeBuoy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { speakText } from '#web/lib/speak-text.ts';

const rungs = ['word', 'starter', 'example'] as const;
type Rung = (typeof rungs)[number];

type Hints = ConverseResponse['hints'];

/** Help for whoever is stuck, a little more with each step: a word, a way to begin, a whole example. */
export type UseHints = {
	readonly shown: readonly { readonly rung: Rung; readonly text: string }[];
	readonly hasMore: boolean;
	readonly showMore: () => void;
};

/** The hints to the question at a place of the conversation; at another place nothing is shown yet. */
export function useHints(hints: Hints | undefined, place: number): UseHints {
	const [opened, setOpened] = useState({ place, count: 0 });
	const count = opened.place === place ? opened.count : 0;
	const offered = rungs.flatMap((rung) => {
		const text = hints?.[rung].trim();
		return text ? { rung, text } : [];
	});
	return {
		shown: offered.slice(0, count),
		hasMore: count < offered.length,
		showMore: () => setOpened({ place, count: count + 1 }),
	};
}

type HintListProps = Pick<UseHints, 'shown'> & {
	/** Nothing may sound that the microphone would take for an answer. */
	mayHear: boolean;
	/** The last hint takes the focus of the button that showed it. */
	takesFocus?: boolean;
};

/** The hints that were asked for; the example can be heard. */
export function HintList({ shown, mayHear, takesFocus = false }: HintListProps) {
	const { t } = useTranslation('conversation');
	const example = shown.find(({ rung }) => rung === 'example')?.text;
	return (
		<div aria-live="polite" className="space-y-2">
			{shown.map(({ rung, text }, place) => (
				<p
					key={rung}
					ref={takesFocus && place === shown.length - 1 ? takeFocus : undefined}
					tabIndex={-1}
					className="rounded-control bg-fair-soft px-4 py-3 outline-none"
				>
					<span className="block font-semibold text-fair text-sm">{t(`help.${rung}`)}</span>
					<span lang="en" className="text-lg">
						{text}
					</span>
				</p>
			))}
			{example && mayHear && <ListenButton label={t('help.hear')} load={() => speakText(example)} />}
		</div>
	);
}

type HintLadderProps = { hints: Hints; isRecording: boolean; children: ReactNode };

/** The buttons that help with a turn, of which the last one shows hints; `children` stand before it. */
export function HintLadder({ hints, isRecording, children }: HintLadderProps) {
	const { t } = useTranslation('conversation');
	const { shown, hasMore, showMore } = useHints(hints, 0);
	return (
		<div className="space-y-3">
			<div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-3 max-sm:[&>button]:px-2">
				{children}
				{hasMore && (
					<Button look="secondary" onClick={showMore}>
						<LifeBuoy aria-hidden="true" className="size-5" />
						{t(shown.length === 0 ? 'help.button' : 'help.more')}
					</Button>
				)}
			</div>
			<HintList shown={shown} mayHear={!isRecording} takesFocus={!hasMore} />
		</div>
	);
}
