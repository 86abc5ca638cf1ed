import { useTranslation } from 'react-i18next';
import { Board } from '#web/components/board.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { HenryFace } from '#web/components/henry-face/henry-face.tsx';
import { paths } from '#web/lib/paths.ts';
import { startAtOnce } from '#web/lib/start-at-once.ts';

/** A learner's sentence, put right, as Henry writes it on his board. English in every language of the app. */
const example = { before: 'She', wrong: 'don’t', right: 'doesn’t', after: 'live here.' };

/** The first talk begins with the tap that asks for it: no choices before the first word. */
const firstTalk = `${paths.talk}?exercise=howWasYourDay`;

/** What the product promises, and Henry beside a sentence that he has put right. */
export function Hero() {
	const { t } = useTranslation('home');
	return (
		<section className="hero">
			<Board>
				<div className="grid grid-cols-1 gap-x-8 px-6 pt-9 sm:px-10 sm:pt-12 md:grid-cols-[1.35fr_1fr] lg:px-14 lg:pt-16">
					<div className="md:pb-14">
						<h1 className="font-bold text-tagline tracking-tight">{t('hero.tagline')}</h1>
						<p className="mt-5 max-w-xl text-balance text-chalk-muted text-lg leading-relaxed sm:text-xl">
							{t('hero.subtitle')}
						</p>
						<ButtonLink
							to={firstTalk}
							onClick={() => {
								startAtOnce.isAsked = true;
							}}
							look="chalk"
							className="mt-8 w-full px-8 text-lg sm:w-auto"
						>
							{t('hero.talk')}
						</ButtonLink>
					</div>
					<BoardDrawing />
				</div>
			</Board>
		</section>
	);
}

/** A drawing in words: hidden from screen readers, as nothing is learnt from it that the page does not say. */
function BoardDrawing() {
	return (
		<div
			aria-hidden="true"
			className="mt-8 flex flex-wrap items-end justify-between gap-x-3 gap-y-2 md:mt-0 md:flex-col md:items-center md:justify-end"
		>
			<p
				lang="en"
				className="-rotate-2 self-center text-balance font-display text-lg leading-snug sm:text-2xl md:mb-6 md:self-auto md:text-xl lg:text-3xl"
			>
				{example.before}{' '}
				<span className="text-chalk-muted line-through decoration-2 decoration-clay">{example.wrong}</span>{' '}
				<span className="font-bold text-chalk-warm underline decoration-2 decoration-clay underline-offset-6">
					{example.right}
				</span>{' '}
				<span className="max-sm:block">{example.after}</span>
			</p>
			<HenryFace
				isAlive
				className="hero-henry -mb-1 ml-auto md:mx-auto h-36 shrink-0 sm:h-52 md:h-64 lg:h-72"
			/>
		</div>
	);
}
