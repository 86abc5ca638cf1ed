import { Drawing } from '#web/components/drawing.tsx';

/** Two people's words, one after the other. */
export function ChatDrawing() {
	return (
		<Drawing>
			<path
				d="M16 10h48a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H32L20 52V42h-4a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8Z"
				className="fill-accent-soft"
			/>
			<path d="M20 22h38M20 31h24" />
			<path
				d="M56 50v6a8 8 0 0 0 8 8h24l12 10V64h4a8 8 0 0 0 8-8V40a8 8 0 0 0-8-8H80"
				className="fill-clay-soft"
			/>
			<path d="M70 49h4M80 49h4M90 49h4" className="stroke-clay" strokeWidth="5" />
		</Drawing>
	);
}

/** A sentence with the sound of every word above it. */
export function SentenceDrawing() {
	return (
		<Drawing>
			<path
				d="M12 34v8M20 26v24M28 32v12M36 18v40M44 30v16M58 34v8M66 22v32M74 28v20M88 30v16M96 16v44M104 30v16"
				className="stroke-clay"
				strokeWidth="4"
			/>
			<path d="M10 70h38" className="stroke-good" strokeWidth="4" />
			<path d="M56 70h22" className="stroke-fair" strokeWidth="4" strokeDasharray="6 6" />
			<path d="M86 70h24" className="stroke-good" strokeWidth="4" />
		</Drawing>
	);
}

/** A page on which a word is put right. */
export function CorrectionDrawing() {
	return (
		<Drawing>
			<path d="M26 6h58l12 12v60H26Z" className="fill-surface" />
			<path d="M84 6v12h12" />
			<path d="M36 26h32M36 40h12M74 40h12M36 66h40" className="stroke-line-strong" />
			<path d="M52 40h18" className="stroke-poor" />
			<path d="m51 45 20-10" className="stroke-poor" />
			<path d="M36 54h34" className="stroke-good" strokeWidth="4" />
			<path d="m78 54 5 5 10-12" className="stroke-good" strokeWidth="3.5" />
		</Drawing>
	);
}

/** A topic and what belongs to it. */
export function MapDrawing() {
	return (
		<Drawing>
			<path d="M60 42 24 18M60 42l36-24M60 42 20 64M60 42l40 22M60 42v32" className="stroke-line-strong" />
			<ellipse cx="60" cy="42" rx="22" ry="12" className="fill-accent" />
			<circle cx="24" cy="18" r="9" className="fill-clay-soft" />
			<circle cx="96" cy="18" r="9" className="fill-good-soft" />
			<circle cx="20" cy="64" r="9" className="fill-good-soft" />
			<circle cx="100" cy="64" r="9" className="fill-clay-soft" />
			<circle cx="60" cy="72" r="9" className="fill-clay-soft" />
			<path d="m92 18 3 3 5-6M16 64l3 3 5-6" className="stroke-good" />
		</Drawing>
	);
}

/** Three pictures to compare. */
export function PicturesDrawing() {
	return (
		<Drawing>
			<path d="m8 24 38-8 10 46-38 8Z" className="fill-accent-soft" />
			<path d="m112 24-38-8-10 46 38 8Z" className="fill-good-soft" />
			<path d="M36 12h48v54H36Z" className="fill-surface" />
			<path d="M41 17h38v36H41Z" className="fill-clay-soft" />
			<circle cx="68" cy="27" r="5" className="fill-clay" strokeWidth="0" />
			<path d="m41 53 14-18 10 12 5-5 9 11Z" className="fill-accent" />
			<path d="M46 60h28" className="stroke-line-strong" />
		</Drawing>
	);
}
