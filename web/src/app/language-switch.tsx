import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, type Language, languageNames, languages } from '#web/messages/i18n.ts';

/** Chooses the language of the app's own words. */
export function LanguageSwitch() {
	const { t, i18n } = useTranslation();
	const [failed, setFailed] = useState(false);

	function choose(language: Language) {
		setFailed(false);
		chooseLanguage(language).catch(() => setFailed(true));
	}

	return (
		<div className="relative">
			<fieldset className="flex rounded-control border border-line bg-surface p-1">
				<legend className="sr-only">{t('languages')}</legend>
				{languages.map((language) => (
					<button
						key={language}
						type="button"
						lang={language}
						aria-pressed={i18n.language === language}
						onClick={() => choose(language)}
						className="min-h-9 rounded-lg px-2.5 max-[21rem]:px-1.5 font-medium text-muted text-sm hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
					>
						<span aria-hidden="true" className="uppercase sm:hidden">
							{language}
						</span>
						<span className="sr-only sm:not-sr-only">{languageNames[language]}</span>
					</button>
				))}
			</fieldset>
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
