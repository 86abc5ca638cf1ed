import { ArrowLeft, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

type StartHeadProps = {
	name: string;
	/** Where the name is not in the language of the app. */
	lang?: 'en';
	minutes: number;
	partCount: number;
	onBack: () => void;
};

/** The head of a screen before an exam: the way back, what it is, and how long it takes. It takes the focus. */
export function StartHead({ name, lang, minutes, partCount, onBack }: StartHeadProps) {
	const { t } = useTranslation('exams');
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="space-y-2">
			<Button look="quiet" className="-ml-5" onClick={onBack}>
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('exams.back')}
			</Button>
			<h2 ref={heading} tabIndex={-1} lang={lang} className="font-bold text-2xl outline-none">
				{name}
			</h2>
			<p className="flex items-center gap-2 text-muted">
				<Clock aria-hidden="true" className="size-4" />
				{t('exams.about', { minutes, parts: t('exams.parts', { count: partCount }) })}
			</p>
		</div>
	);
}
