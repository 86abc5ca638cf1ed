import { useState } from 'react';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { ChoiceButtons } from '#web/components/choice-buttons.tsx';
import { Bubble } from '#web/components/conversation/bubble.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { Gauge } from '#web/components/gauge.tsx';
import { HenryAvatar } from '#web/components/henry-face/henry-avatar.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { RecordButton } from '#web/components/record-button.tsx';
import { GuideSection } from './guide-section.tsx';

const phases = ['idle', 'opening', 'recording', 'stopping', 'finished'] as const;
const choices = [
	{ key: 'family', label: 'Family' },
	{ key: 'travel', label: 'Travel' },
	{ key: 'hobbies', label: 'Hobbies' },
];

function Buttons() {
	const [chosen, choose] = useState('travel');
	return (
		<GuideSection title="Buttons and fields" note="At least 48 px high; one primary button a screen.">
			<div className="flex flex-wrap gap-3">
				<Button>Primary</Button>
				<Button look="secondary">Secondary</Button>
				<Button look="quiet">Quiet</Button>
				<Button disabled>Not now</Button>
			</div>
			<ChoiceButtons choices={choices} chosenKey={chosen} onChoose={choose} columns="sm:grid-cols-3" />
			<label className="block max-w-sm font-semibold">
				A field
				<input
					type="text"
					placeholder="you@example.com"
					className="mt-1 block min-h-12 w-full rounded-control border border-line-strong bg-surface px-4 font-normal"
				/>
			</label>
			<div className="flex gap-2">
				<Badge level="good">beginner</Badge>
				<Badge level="fair">intermediate</Badge>
				<Badge level="poor">advanced</Badge>
			</div>
		</GuideSection>
	);
}

function Notices() {
	return (
		<GuideSection title="Notices and bubbles" note="Henry shows what the words say.">
			<div className="grid gap-4 md:grid-cols-2">
				<ErrorNotice error={new Error('The server has answered 503.')} onRetry={() => undefined} />
				<LoadingNotice />
			</div>
			<Bubble side="left" speaker="Henry" face={<HenryAvatar size="size-8" />}>
				<p>How was your day?</p>
			</Bubble>
			<Bubble side="right" speaker="You">
				<p>It was good, thank you.</p>
			</Bubble>
		</GuideSection>
	);
}

/** Buttons, fields, notices, bubbles, gauges and the recorder's control in each phase. */
export function ControlSection() {
	return (
		<>
			<Buttons />
			<Notices />
			<GuideSection title="Gauges and recorder" note="A number stands in every ring: colour is never alone.">
				<div className="flex flex-wrap gap-6">
					<Gauge percent={34} label="Accuracy" />
					<Gauge percent={68} label="Fluency" />
					<Gauge percent={92} label="Completeness" />
				</div>
				<div className="flex flex-wrap items-start gap-8">
					{phases.map((phase) => (
						<RecordButton
							key={phase}
							phase={phase}
							disableManualStop={false}
							allowRerecord={false}
							limitShare={0.4}
							onTap={() => undefined}
						/>
					))}
				</div>
			</GuideSection>
		</>
	);
}
