import { waitlistConfirmationMs } from '@henry/contract/limits.ts';
import { inLanguage } from '#server/domain/in-language.ts';
import { renderMail } from '#server/domain/mail/render-mail.ts';
import type { Mail } from '#server/ports/mailer.ts';

const validDays = waitlistConfirmationMs / (24 * 60 * 60_000);

const words = {
	en: {
		subject: 'Please confirm: the waitlist of Henry for academies',
		paragraphs: [
			'Hello! This email address was entered for the waitlist of Henry for academies.',
			'Was it you? Then press the button to confirm. We write to you only after that.',
		],
		button: 'Confirm my subscription',
		smallPrint: [
			`The link works for ${validDays} days.`,
			'It was not you? Then do nothing: without confirmation the address is deleted.',
		],
		leave: 'To leave the waitlist, now or later:',
		already: {
			subject: 'You are on the waitlist of Henry for academies',
			paragraphs: ['Hello! This email address is on the waitlist already. There is nothing more to do.'],
			button: 'Read about Henry for academies',
			smallPrint: ['To leave the waitlist, use the link in the email that asked you to confirm.'],
		},
	},
	es: {
		subject: 'Confirma, por favor: la lista de espera de Henry para academias',
		paragraphs: [
			'¡Hola! Alguien ha escrito esta dirección para la lista de espera de Henry para academias.',
			'¿Has sido tú? Entonces pulsa el botón para confirmar. Solo te escribiremos después de eso.',
		],
		button: 'Confirmar mi suscripción',
		smallPrint: [
			`El enlace sirve durante ${validDays} días.`,
			'¿No has sido tú? Entonces no hagas nada: sin confirmación, la dirección se borra.',
		],
		leave: 'Para salir de la lista de espera, ahora o más adelante:',
		already: {
			subject: 'Ya estás en la lista de espera de Henry para academias',
			paragraphs: ['¡Hola! Esta dirección ya está en la lista de espera. No hay que hacer nada más.'],
			button: 'Leer sobre Henry para academias',
			smallPrint: ['Para salir de la lista de espera, usa el enlace del correo que te pidió confirmar.'],
		},
	},
};

/** Where the links of a mail lead: `leaveInOneClick` takes the POST of a mail program (RFC 8058). */
export type WaitlistLinks = { confirm: string; leave: string; leaveInOneClick: string };

/** The mail that asks a subscriber to confirm. */
export function waitlistMail(to: string, language: string, links: WaitlistLinks): Mail {
	const { subject, paragraphs, button, smallPrint, leave } = inLanguage(words, language);
	const mail = renderMail(to, {
		language,
		subject,
		paragraphs,
		button: { label: button, address: links.confirm },
		smallPrint: [...smallPrint, `${leave} ${links.leave}`],
	});
	return {
		...mail,
		headers: {
			'List-Unsubscribe': `<${links.leaveInOneClick}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
	};
}

/** The mail to someone who subscribes a second time. */
export function alreadyOnWaitlistMail(to: string, language: string, academiesAddress: string): Mail {
	const { button, ...content } = inLanguage(words, language).already;
	return renderMail(to, { ...content, language, button: { label: button, address: academiesAddress } });
}
