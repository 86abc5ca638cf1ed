import { type ReactNode, useId } from 'react';

type CardProps = {
	title: string;
	/** Where the title asks for a tap or for listening: what paper has in its place, if anything. */
	titleOnPaper?: string;
	children: ReactNode;
};

/** A titled part of the report. */
export function Card({ title, titleOnPaper, children }: CardProps) {
	const headingId = useId();
	return (
		<section
			aria-labelledby={headingId}
			className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
		>
			<h3 id={headingId} className={`font-bold text-xl ${titleOnPaper === undefined ? '' : 'print:hidden'}`}>
				{title}
			</h3>
			{titleOnPaper && <h3 className="hidden font-bold text-xl print:block">{titleOnPaper}</h3>}
			{children}
		</section>
	);
}
