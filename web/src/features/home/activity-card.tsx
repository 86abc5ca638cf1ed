import type { LucideIcon } from 'lucide-react';
import { ButtonLink } from '#web/components/button.tsx';

type ActivityCardProps = {
	icon: LucideIcon;
	iconColours: string;
	title: string;
	tagLine: string;
	description: string;
	button: string;
	to: string;
	className: string;
};

export function ActivityCard(props: ActivityCardProps) {
	const { icon: Icon, iconColours, title, tagLine, description, button, to, className } = props;
	return (
		<li
			className={`flex flex-col rounded-card border border-line bg-surface p-6 shadow-card transition hover:-translate-y-0.5 hover:shadow-raised ${className}`}
		>
			<div className="flex items-center gap-4">
				<span className={`grid size-12 shrink-0 place-items-center rounded-control ${iconColours}`}>
					<Icon aria-hidden="true" className="size-6" />
				</span>
				<div>
					<h3 className="font-bold text-xl">{title}</h3>
					<p className="font-medium text-muted text-sm">{tagLine}</p>
				</div>
			</div>
			<p className="mt-4 mb-6">{description}</p>
			<ButtonLink look="secondary" to={to} className="mt-auto">
				{button}
			</ButtonLink>
		</li>
	);
}
