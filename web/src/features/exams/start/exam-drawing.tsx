import { Drawing } from '#web/components/drawing.tsx';

/** Three questions on cards, and a stopwatch. */
export function ExamDrawing() {
	return (
		<Drawing className="h-24 w-auto shrink-0 sm:h-32">
			<path d="m14 22 34-6 8 44-34 6Z" className="fill-good-soft" />
			<path d="m26 16 36-2 3 46-36 2Z" className="fill-accent-soft" />
			<rect x="38" y="10" width="38" height="48" rx="4" className="fill-surface" />
			<path d="M51 26c0-8 13-8 13 0 0 6-7 5-7 11M57 45v.5" strokeWidth="3.5" />
			<circle cx="88" cy="56" r="20" className="fill-clay-soft" />
			<path d="M88 56V44M88 36v-6M83 28h10M104 40l4-4" />
			<path d="M88 56l8 5" className="stroke-clay" strokeWidth="3.5" />
		</Drawing>
	);
}
