import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type PageProps = { title: string; children: ReactNode };

/** The frame of a page that has one column: its main heading, which also names the browser's tab. */
export function Page({ title, children }: PageProps) {
	useDocumentTitle(title);
	return (
		<div className="page mx-auto w-full max-w-3xl px-5 pt-8 pb-14 sm:px-8 sm:pt-12 print:max-w-none print:p-0">
			<h1 className="font-bold text-title tracking-tight">{title}</h1>
			<Underline />
			{children}
		</div>
	);
}

/** A stroke of chalk under the heading. */
function Underline() {
	return (
		<svg aria-hidden="true" viewBox="0 0 88 8" className="mt-2 mb-6 h-2 w-22 print:hidden">
			<path
				d="M3 5.5c22-3.5 56-4 82-1.5"
				className="fill-none stroke-clay"
				strokeWidth="4"
				strokeLinecap="round"
			/>
		</svg>
	);
}

/** Names the browser's tab after the page; the product's own name follows. */
export function useDocumentTitle(title: string) {
	const { t } = useTranslation();
	const product = t('productName');
	useEffect(() => {
		document.title = title === product ? product : `${title} · ${product}`;
	}, [title, product]);
}
