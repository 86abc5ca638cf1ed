const learnerBars = [14, 30, 46, 26, 54, 38, 20, 34, 12];

/** A drawing: a learner's voice goes into a microphone, and comes back as text with one word put right. */
export function HeroIllustration() {
	return (
		<svg viewBox="0 0 480 400" aria-hidden="true" className="h-auto w-full">
			<circle cx="250" cy="205" r="168" className="fill-clay-soft" />
			<circle cx="250" cy="205" r="118" className="fill-none stroke-clay/40" strokeWidth="2" />
			<circle cx="250" cy="205" r="143" className="fill-none stroke-clay/25" strokeWidth="2" />
			<Microphone />
			<VoiceBubble />
			<TextBubble />
		</svg>
	);
}

function Microphone() {
	return (
		<g>
			<rect x="208" y="102" width="84" height="146" rx="42" className="fill-accent" />
			<path
				d="M228 142h30M228 166h44M228 190h44"
				className="stroke-white/55"
				strokeWidth="7"
				strokeLinecap="round"
			/>
			<path
				d="M180 206a70 70 0 0 0 140 0M250 276v40M212 318h76"
				className="fill-none stroke-ink"
				strokeWidth="11"
				strokeLinecap="round"
			/>
		</g>
	);
}

function VoiceBubble() {
	return (
		<g>
			<path
				d="M40 62h136a20 20 0 0 1 20 20v52a20 20 0 0 1-20 20H84l-26 24v-24H40a20 20 0 0 1-20-20V82a20 20 0 0 1 20-20Z"
				className="fill-surface stroke-line"
				strokeWidth="2"
			/>
			{learnerBars.map((height, index) => (
				<rect
					key={`${index * 16}`}
					x={40 + index * 16}
					y={108 - height / 2}
					width="7"
					height={height}
					rx="3.5"
					className="fill-clay"
				/>
			))}
		</g>
	);
}

function TextBubble() {
	return (
		<g>
			<path
				d="M304 226h136a20 20 0 0 1 20 20v74a20 20 0 0 1-20 20h-18v24l-26-24h-92a20 20 0 0 1-20-20v-74a20 20 0 0 1 20-20Z"
				className="fill-surface stroke-line"
				strokeWidth="2"
			/>
			<path
				d="M308 256h72M308 283h34M308 310h58"
				className="stroke-line-strong/60"
				strokeWidth="9"
				strokeLinecap="round"
			/>
			<rect x="354" y="272" width="62" height="22" rx="11" className="fill-good-soft" />
			<path d="M366 283h38" className="stroke-good" strokeWidth="9" strokeLinecap="round" />
			<circle cx="428" cy="316" r="17" className="fill-good" />
			<path
				d="m420 316 6 6 11-12"
				className="fill-none stroke-surface"
				strokeWidth="4.5"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</g>
	);
}
