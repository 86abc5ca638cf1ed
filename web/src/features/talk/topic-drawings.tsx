import { Drawing } from '#web/components/drawing.tsx';

/** The sun over a town, and a cup of something warm. */
function DayDrawing() {
	return (
		<Drawing className="h-auto w-full sm:h-28 sm:w-auto">
			<circle cx="84" cy="28" r="13" className="fill-clay-soft" />
			<path
				d="M84 5v5M84 46v5M61 28h5M102 28h5M68 12l3 3M97 41l3 3M100 12l-3 3M71 41l-3 3"
				className="stroke-clay"
			/>
			<path d="M18 40h44v18a16 16 0 0 1-16 16H34a16 16 0 0 1-16-16Z" className="fill-accent-soft" />
			<path d="M62 45h5a8 8 0 0 1 0 16h-6" />
			<path d="M10 78h64" />
			<path d="M30 31q-4-5 0-10t0-10M42 31q-4-5 0-10t0-10" className="stroke-line-strong" />
		</Drawing>
	);
}

/** A portrait, and beside it what can be told of the person. */
function PersonDrawing() {
	return (
		<Drawing className="h-auto w-full sm:h-28 sm:w-auto">
			<rect x="10" y="8" width="50" height="64" rx="6" className="fill-accent-soft" />
			<path d="M20 72c0-14 6-20 15-20s15 6 15 20Z" className="fill-accent" />
			<circle cx="35" cy="35" r="11" className="fill-face" />
			<path d="M24 34c0-16 22-16 22 0-6 0-10-2-12-6-2 4-6 6-10 6Z" className="fill-face-ink" />
			<path d="M31 39q4 3 8 0" />
			<path d="M72 20h36M72 34h26" />
			<path
				d="M90 66C80 59 76 55 76 50a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 5-4 9-14 16Z"
				className="fill-clay-soft"
			/>
		</Drawing>
	);
}

/** A desk with a paper on it, between two chairs. */
function InterviewDrawing() {
	return (
		<Drawing className="h-auto w-full sm:h-28 sm:w-auto">
			<path d="M10 26v30h16v22M10 56v22" />
			<path d="M110 26v30H94v22M110 56v22" />
			<path d="M30 48h60M36 48v30M84 48v30" strokeWidth="3.5" />
			<path d="M38 22h22v26H38Z" className="fill-surface" />
			<path d="M43 29h12M43 35h12M43 41h7" className="stroke-line-strong" />
			<path d="M66 32h20v16H66Z" className="fill-clay-soft" />
			<path d="M72 32v-4h8v4M66 39h20" />
			<path
				d="M78 8h18a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-3l-5 5v-5H78a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4Z"
				className="stroke-clay"
			/>
		</Drawing>
	);
}

/** Two bubbles: for a topic that has no drawing of its own. */
function AnyDrawing() {
	return (
		<Drawing className="h-auto w-full sm:h-28 sm:w-auto">
			<path
				d="M14 12h50a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H34L22 54V44h-8a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8Z"
				className="fill-accent-soft"
			/>
			<path
				d="M58 52v4a8 8 0 0 0 8 8h22l12 10V64h2a8 8 0 0 0 8-8V42a8 8 0 0 0-8-8H80"
				className="fill-clay-soft"
			/>
		</Drawing>
	);
}

/** What a topic is about, in a few lines; by the exercise's key. */
export function TopicDrawing({ exerciseKey }: { exerciseKey: string }) {
	switch (exerciseKey) {
		case 'howWasYourDay':
			return <DayDrawing />;
		case 'talkAboutYou':
			return <PersonDrawing />;
		case 'jobInterview':
			return <InterviewDrawing />;
		default:
			return <AnyDrawing />;
	}
}
