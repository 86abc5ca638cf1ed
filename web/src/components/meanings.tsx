type MeaningsProps = { question: string; of: readonly { name: string; meaning: string }[] };

/** What figures mean, by a touch. */
export function Meanings({ question, of: figures }: MeaningsProps) {
	return (
		<details className="no-print">
			<summary className="min-h-8 font-semibold text-accent-strong">{question}</summary>
			<dl className="mt-2 space-y-2">
				{figures.map(({ name, meaning }) => (
					<div key={name}>
						<dt className="font-semibold">{name}</dt>
						<dd className="text-muted">{meaning}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
