import { accountWarningMs } from '@henry/contract/retention.ts';
import { inLanguage } from '#server/domain/in-language.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { renderMail } from './render-mail.ts';

const days = accountWarningMs / (24 * 60 * 60_000);

const words = {
	en: {
		subject: `Your account at Talk to Henry will be deleted in ${days} days`,
		paragraphs: [
			'Hello! Nobody has used your account for almost two years.',
			`We delete it in ${days} days, with all practice in it. Would you like to keep it? Then sign in once.`,
		],
		button: 'Sign in and keep it',
		smallPrint: ['If you no longer need it, do nothing.'],
	},
	es: {
		subject: `Tu cuenta de Talk to Henry se borrará dentro de ${days} días`,
		paragraphs: [
			'¡Hola! Hace casi dos años que nadie usa tu cuenta.',
			`La borraremos dentro de ${days} días, con toda la práctica que contiene. ¿Quieres conservarla? Entonces inicia sesión una vez.`,
		],
		button: 'Iniciar sesión y conservarla',
		smallPrint: ['Si ya no la necesitas, no hagas nada.'],
	},
};

/** Says that an account is about to be erased because nobody uses it, and how it is kept. */
export function unusedAccountMail(to: string, language: string, address: string): Mail {
	const { button, ...content } = inLanguage(words, language);
	return renderMail(to, { ...content, language, button: { label: button, address } });
}
