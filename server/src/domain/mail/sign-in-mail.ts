import { signInLinkMs } from '@henry/contract/limits.ts';
import { inLanguage } from '#server/domain/in-language.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { renderMail } from './render-mail.ts';

const validMinutes = signInLinkMs / 60_000;

const words = {
	en: {
		subject: 'Your link to sign in to Talk to Henry',
		paragraphs: ['Hello! Press the button to sign in and go on practising.'],
		button: 'Sign in to Talk to Henry',
		smallPrint: [
			`The link works once, for ${validMinutes} minutes, and only with this email address.`,
			'You did not ask for it? Then do nothing: nobody can sign in without this email.',
		],
	},
	es: {
		subject: 'Tu enlace para entrar en Talk to Henry',
		paragraphs: ['¡Hola! Pulsa el botón para entrar y seguir practicando.'],
		button: 'Entrar en Talk to Henry',
		smallPrint: [
			`El enlace sirve una sola vez, durante ${validMinutes} minutos, y solo con esta dirección de correo.`,
			'¿No lo has pedido tú? Entonces no hagas nada: sin este correo nadie puede entrar.',
		],
	},
};

/** The mail with the link that signs in. */
export function signInMail(to: string, language: string, address: string): Mail {
	const { button, ...content } = inLanguage(words, language);
	return renderMail(to, { ...content, language, button: { label: button, address } });
}
