import { Fragment } from 'react';

/** Texts in a row with dots between them: a line ends after a dot, and within a text only where it is too long for one. */
export function DottedTexts({ texts }: { texts: readonly string[] }) {
	return texts.map((text, index) => (
		<Fragment key={text}>
			{index > 0 && ' '}
			<span className="inline-block">
				{text}
				{index < texts.length - 1 && ' ·'}
			</span>
		</Fragment>
	));
}
