import type { Testimonial } from '@henry/contract/testimonials.ts';
import { Quote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useInLanguage } from '#web/lib/in-language.ts';
import { site } from '#web/lib/site.ts';

const card = 'flex flex-col gap-3 rounded-card border border-line bg-surface p-6 shadow-card';

/** What people say of Henry: those that the operator has set, else two examples that say that they are examples. */
export function Testimonials() {
	const { t } = useTranslation('academies');
	return (
		<ul className="grid gap-5 md:grid-cols-2">
			{site.testimonials
				? site.testimonials.map((said) => <Said key={said.name} said={said} />)
				: (['teacher', 'student'] as const).map((key) => (
						<li key={key} className={card}>
							<p className="flex items-center justify-between gap-3">
								<Quote aria-hidden="true" className="size-6 text-accent-strong" />
								<span className="rounded-full bg-fair-soft px-3 py-0.5 font-semibold text-fair text-sm">
									{t('testimonials.example')}
								</span>
							</p>
							<blockquote className="text-lg">{t(`testimonials.${key}.quote`)}</blockquote>
							<p className="text-muted">{t(`testimonials.${key}.who`)}</p>
						</li>
					))}
		</ul>
	);
}

function Said({ said: { quote, name, role } }: { said: Testimonial }) {
	const inLanguage = useInLanguage();
	return (
		<li className={card}>
			<Quote aria-hidden="true" className="size-6 text-accent-strong" />
			<blockquote className="text-lg">{inLanguage(quote)}</blockquote>
			<p className="text-muted">
				{name}, {inLanguage(role)}
			</p>
		</li>
	);
}
