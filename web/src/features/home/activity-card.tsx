import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/button.tsx';

type ActivityCardProps = {
	drawing: ReactNode;
	title: string;
	tagLine: string;
	description: string;
	button: string;
	to: string;
	/** How wide it stands among the others. */
	className: string;
};

export function ActivityCard(props: ActivityCardProps) {
	const { drawing, title, tagLine, description, button, to, className } = props;
	return (
		<li
			className={`flex flex-col rounded-card border border-line bg-surface p-5 shadow-card transition hover:shadow-raised sm:p-6 ${className}`}
		>
			<div className="flex items-center gap-4">
				<span className="w-24 shrink-0 sm:w-28">{drawing}</span>
				<div>
					<h3 className="font-bold text-xl">{title}</h3>
					<p className="text-muted text-sm">{tagLine}</p>
				</div>
			</div>
			<p className="mt-4 mb-5">{description}</p>
			<ButtonLink look="secondary" to={to} className="mt-auto">
				{button}
			</ButtonLink>
		</li>
	);
}
