import { useTranslation } from 'react-i18next';
import type { PathStep } from '#web/lib/practice/path.ts';

/** What a step of the path is called, with its English title where that says more. */
export function PathStepName({ step: { kind, title, practice } }: { step: PathStep }) {
	const { t } = useTranslation('path');
	const name =
		kind === 'talk'
			? t(practice.time === 1 ? 'step.talk' : practice.time === 2 ? 'step.talkAgain' : 'step.talkLast')
			: t(`step.${kind}`);
	const isNamed = ['talk', 'story', 'sounds', 'exam'].includes(kind);
	return (
		<>
			{name}
			{isNamed && (
				<>
					{': '}
					<span lang="en">{title}</span>
				</>
			)}
		</>
	);
}
