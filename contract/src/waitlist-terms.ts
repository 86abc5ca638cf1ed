import { waitlistConfirmationMs } from './limits.ts';

/** After so many days an address that was not confirmed is deleted. */
export const waitlistConfirmationDays = waitlistConfirmationMs / (24 * 60 * 60_000);

/** The sentence that a subscriber accepts (specification, section 2), and the terms that it speaks of. */
export const waitlistTerms = {
	en: {
		consent: 'I accept the terms and conditions to receive your emails',
		terms: {
			content: 'We write to you only about Henry for academies: what can be tried, when, and what it costs.',
			confirmation: `The first email asks you to confirm. Unless you do, we write no other, and your address is deleted after ${waitlistConfirmationDays} days.`,
			kept: 'We keep your email address, your language, this text, and when you accepted and confirmed it. If an email service sends for us, it receives your address. Nobody else does.',
			leaving:
				'You can leave at any time, with the link in our emails. Your address is then deleted from our list at once.',
		},
	},
	es: {
		consent: 'Acepto los términos y condiciones para recibir vuestros correos',
		terms: {
			content: 'Te escribimos solo sobre Henry para academias: qué se puede probar, cuándo y cuánto cuesta.',
			confirmation: `El primer correo te pide que confirmes. Si no lo haces, no te escribimos más y tu dirección se borra a los ${waitlistConfirmationDays} días.`,
			kept: 'Guardamos tu dirección de correo, tu idioma, este texto y cuándo lo aceptaste y lo confirmaste. Si un servicio de correo envía por nosotros, recibe tu dirección. Nadie más la recibe.',
			leaving:
				'Puedes darte de baja cuando quieras, con el enlace de nuestros correos. Tu dirección se borra entonces de nuestra lista al instante.',
		},
	},
} as const;

/** All that a subscriber has accepted, word for word: what is stored as proof. */
export function acceptedWaitlistText(language: string): string {
	const { consent, terms } = waitlistTerms[language === 'es' ? 'es' : 'en'];
	return [`${consent}.`, ...Object.values(terms)].join(' ');
}
