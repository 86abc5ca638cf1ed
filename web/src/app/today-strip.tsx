import { ArrowRight, Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '#web/lib/paths.ts';
import { startAtOnce } from '#web/lib/start-at-once.ts';
import { keepWalk, useTodayWalk } from '#web/lib/today-walk.ts';

const next =
	'inline-flex min-h-10 items-center gap-1.5 rounded-control bg-accent px-3 font-semibold text-sm text-white hover:brightness-90';

/** While the day's things are gone through: which one this is, and the way on. */
export function TodayStrip() {
	const { t } = useTranslation('today');
	const walk = useTodayWalk();
	if (!walk) return null;
	const { steps, at } = walk;
	const following = steps[at + 1];
	function goOn() {
		if (following?.kind === 'talk') startAtOnce.isAsked = true;
		keepWalk({ steps, at: at + 1 });
	}
	return (
		<nav aria-label={t('title')} className="border-line border-b bg-accent-soft">
			<div className="mx-auto flex max-w-6xl items-center justify-between gap-2 px-4 py-1 sm:px-8">
				<p className="font-semibold text-accent-strong text-sm">
					{t('strip.place', { number: at + 1, total: steps.length })}
				</p>
				<div className="flex items-center gap-1">
					{following ? (
						<Link to={following.to} onClick={goOn} className={next}>
							{t(`strip.next.${following.kind}`)}
							<ArrowRight aria-hidden="true" className="size-4" />
						</Link>
					) : (
						<Link to={paths.home} onClick={() => keepWalk(undefined)} className={next}>
							<Check aria-hidden="true" className="size-4" />
							{t('strip.done')}
						</Link>
					)}
					<button
						type="button"
						aria-label={t('strip.leave')}
						onClick={() => keepWalk(undefined)}
						className="grid size-10 place-items-center rounded-control text-accent-strong hover:bg-surface"
					>
						<X aria-hidden="true" className="size-5" />
					</button>
				</div>
			</div>
		</nav>
	);
}
