import { guardianSilentMs } from '@henry/contract/retention.ts';
import { inLanguage } from '#server/domain/in-language.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { renderMail } from './render-mail.ts';

const days = guardianSilentMs / (24 * 60 * 60_000);

const words = {
	en: (learner: string) => ({
		subject: 'May your child keep their practice at Talk to Henry?',
		paragraphs: [
			`Hello! ${learner} practises spoken English with Henry, a computer program (artificial intelligence), and says that you are their parent or guardian.`,
			'Children of that age need your agreement before we keep their practice: results, and the sentences that were corrected. Recordings are kept only if that is switched on. Nothing is used for advertisements.',
			'Press the button to read what is kept, and to agree or not.',
		],
		button: 'Read and decide',
		smallPrint: [
			'Keep this email: by the same link you can take your agreement back at any time. The account and all in it are then erased.',
			`You do not know this address, or do not agree? Then do nothing. Nothing is kept, and the account is erased in ${days} days.`,
		],
	}),
	es: (learner: string) => ({
		subject: '¿Permites que tu hijo o hija guarde su práctica en Talk to Henry?',
		paragraphs: [
			`¡Hola! ${learner} practica inglés hablado con Henry, un programa de ordenador (inteligencia artificial), y dice que eres su madre, su padre o su tutor legal.`,
			'A esa edad hace falta tu permiso antes de guardar su práctica: los resultados y las frases corregidas. Las grabaciones solo se guardan si se activa esa opción. Nada se usa para publicidad.',
			'Pulsa el botón para leer qué se guarda y decidir.',
		],
		button: 'Leer y decidir',
		smallPrint: [
			'Conserva este correo: con el mismo enlace puedes retirar tu permiso cuando quieras. Entonces se borra la cuenta con todo lo que contiene.',
			`¿No conoces esta dirección o no estás de acuerdo? Entonces no hagas nada. No se guarda nada y la cuenta se borra dentro de ${days} días.`,
		],
	}),
};

/** Asks a parent or guardian whether a learner may have their practice kept. */
export function guardianMail(
	to: string,
	{ language, learner, address }: { language: string; learner: string; address: string },
): Mail {
	const { button, ...content } = inLanguage(words, language)(learner);
	return renderMail(to, { ...content, language, button: { label: button, address } });
}
