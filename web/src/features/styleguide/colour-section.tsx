import { contrastOf } from '@henry/contract/colour-contrast.ts';
import { colourPairs } from '#web/lib/colour-pairs.ts';
import { GuideSection } from './guide-section.tsx';

/** The colour that a token has now, as `#rrggbb`. */
function colourOf(token: string): string {
	if (token === 'white') return '#ffffff';
	return getComputedStyle(document.documentElement).getPropertyValue(`--color-${token}`).trim();
}

/** Every promised pair of colours as it is now, with its contrast. */
export function ColourSection() {
	return (
		<GuideSection
			title="Colours"
			note="What theme.css promises, counted by a test in light and in dark; here in the scheme of this page."
		>
			<ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
				{colourPairs.map(([front, back, least]) => {
					const [colour, backgroundColor] = [colourOf(front), colourOf(back)];
					return (
						<li
							key={`${front} ${back}`}
							className="rounded-control border border-line p-3 text-sm leading-snug"
							style={{ color: colour, backgroundColor }}
						>
							<span className="block font-semibold">{front}</span>
							<span className="block">on {back}</span>
							<span className="block tabular-nums">
								{contrastOf(colour, backgroundColor).toFixed(1)} (at least {least})
							</span>
						</li>
					);
				})}
			</ul>
		</GuideSection>
	);
}
