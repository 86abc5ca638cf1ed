import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#web/messages/i18n.ts';
import { languageNames } from '#web/messages/languages.ts';

/** Chooses the language of the app's own words. */
export function LanguageSwitch() {
	const { t, i18n } = useTranslation();
	const [failed, setFailed] = useState(false);

	function choose(language: string) {
		setFailed(false);
		chooseLanguage(language).catch(() => setFailed(true));
	}

	return (
		<div className="relative">
			<select
				aria-label={t('languages')}
				value={i18n.language}
				onChange={({ target }) => choose(target.value)}
				className="min-h-11 rounded-control border border-line bg-surface px-1.5 text-sm"
			>
				{Object.entries(languageNames).map(([language, name]) => (
					<option key={language} value={language} lang={language}>
						{name}
					</option>
				))}
			</select>
			{failed && (
				<p
					role="alert"
					className="absolute top-full right-0 z-10 mt-2 w-64 rounded-control bg-poor-soft p-3 text-poor text-sm shadow-raised"
				>
					{t('languageFailed')}
				</p>
			)}
		</div>
	);
}
