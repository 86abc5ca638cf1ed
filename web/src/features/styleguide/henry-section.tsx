import { useState } from 'react';
import { HenryFace } from '#web/components/henry-face/henry-face.tsx';
import { henryMoods } from '#web/components/henry-face/henry-mood.ts';
import { GuideSection } from './guide-section.tsx';

/** Henry in every state, and his mouth led by a level. */
export function HenrySection() {
	const [level0to1, setLevel] = useState(0.5);
	return (
		<GuideSection
			title="Henry"
			note="A microphone with a face. He is a drawing: the words beside him say his state."
		>
			<ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
				{henryMoods.map((mood) => (
					<li key={mood} className="rounded-card border border-line bg-surface p-4 text-center">
						<HenryFace mood={mood} isAlive className="mx-auto h-36" />
						<p className="mt-2 font-semibold">{mood}</p>
					</li>
				))}
			</ul>
			<div className="flex flex-wrap items-end gap-6">
				{(['size-6', 'size-10', 'size-16', 'size-24'] as const).map((size) => (
					<HenryFace key={size} part="head" className={size} />
				))}
				<HenryFace mood="speaking" level0to1={level0to1} part="head" className="size-24" />
				<label className="block font-semibold">
					Level of the mouth
					<input
						type="range"
						min={0}
						max={1}
						step={0.05}
						value={level0to1}
						onChange={(event) => setLevel(event.target.valueAsNumber)}
						className="block accent-accent"
					/>
				</label>
			</div>
		</GuideSection>
	);
}
