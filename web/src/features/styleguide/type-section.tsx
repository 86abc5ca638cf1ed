import { GuideSection } from './guide-section.tsx';

const samples = [
	['text-tagline font-display font-bold', 'Tagline', 'Talk. Improve. Succeed.'],
	['text-title font-display font-bold', 'Title', 'Comparing photos'],
	['text-2xl font-display font-bold', 'Section', 'Choose a topic to practise'],
	['text-xl font-display font-bold', 'Card', 'How was your day?'],
	['text-said font-display', 'Said aloud', 'Put the big pink bag on the back seat, please.'],
	['text-lg', 'Lead', 'Have a conversation with Henry, aloud.'],
	['text-base', 'Text', 'You hear him and can read what he says.'],
	['text-sm text-muted', 'Note', 'Kept in this browser only.'],
] as const;

const steps = [1, 2, 3, 4, 6, 8, 12, 16] as const;

/** The type scale and the steps of spacing. */
export function TypeSection() {
	return (
		<>
			<GuideSection
				title="Type"
				note="Literata for headings and for what is said aloud; Atkinson Hyperlegible Next for everything else."
			>
				<dl className="divide-y divide-line rounded-card border border-line bg-surface px-5">
					{samples.map(([look, name, text]) => (
						<div key={name} className="grid items-baseline gap-x-6 py-3 sm:grid-cols-[8rem_1fr]">
							<dt className="text-muted text-sm">{name}</dt>
							<dd className={look}>{text}</dd>
						</div>
					))}
				</dl>
			</GuideSection>
			<GuideSection
				title="Spacing"
				note="Steps of 4 px. Inside a group 8 to 12, between groups 24 to 32, between sections 56."
			>
				<ul className="flex flex-wrap items-end gap-4">
					{steps.map((step) => (
						<li key={step} className="text-center text-muted text-sm">
							<span
								aria-hidden="true"
								className="mx-auto block bg-clay"
								style={{ width: step * 4, height: step * 4 }}
							/>
							{step * 4} px
						</li>
					))}
				</ul>
			</GuideSection>
		</>
	);
}
