import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

type PageProps = { title: string; children: ReactNode };

/** The frame of a page that has one column: its main heading, which also names the browser's tab. */
export function Page({ title, children }: PageProps) {
	useDocumentTitle(title);
	return (
		<div className="mx-auto w-full max-w-3xl px-5 py-10 sm:px-8 sm:py-14 print:max-w-none print:p-0">
			<h1 className="mb-6 font-bold text-3xl sm:text-4xl">{title}</h1>
			{children}
		</div>
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
