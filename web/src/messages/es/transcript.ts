import type { transcript as english } from '#web/messages/en/transcript.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const transcript: SameShape<typeof english> = {
	notHeard: 'No te he oído bien: inténtalo de nuevo, más cerca del micrófono, o escríbelo.',
	notHeardAloud: 'No te he oído bien: inténtalo de nuevo, más cerca del micrófono.',
	edit: {
		button: '¿No es lo que he dicho?',
		again: 'Cambiar este texto',
		label: '¿Qué has dicho?',
		save: 'Usar este texto',
		saving: 'Henry está mirando tu texto',
		cancel: 'Cancelar',
		done: 'Has corregido este texto.',
		written: 'Lo has escrito.',
	},
	write: { button: 'Escribir', label: 'Tu respuesta', send: 'Enviar' },
};
