import type { conversation as english } from '#web/messages/en/conversation.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const conversation: SameShape<typeof english> = {
	log: 'Conversación',
	you: 'Tú',
	henry: 'Henry',
	thinking: 'Henry está pensando',
	transcribing: 'Henry está escribiendo lo que has dicho',
	notHeard:
		'No hemos podido oírte. Comprueba que el micrófono está encendido y cerca de ti, y graba tu respuesta de nuevo.',
	over: 'La conversación ha terminado.',
	otherCoach: 'Ahora responde: {{name}}',
	repeat: 'Repetir',
	slower: 'Más despacio',
	voice: {
		henry: 'Mensaje {{number}}, Henry',
		you: 'Mensaje {{number}}, tú',
		preparing: 'Preparando la voz de Henry',
		failed: 'No se ha podido cargar la voz de Henry. Puedes leer lo que dice.',
		tryAgain: 'Intentar de nuevo',
	},
	help: {
		button: 'Ayúdame',
		more: 'Más ayuda',
		word: 'Una palabra útil',
		starter: 'Una forma de empezar',
		example: 'Un ejemplo completo',
		hear: 'Escuchar el ejemplo',
	},
	edit: {
		button: '¿No es lo que he dicho?',
		label: '¿Qué has dicho?',
		save: 'Usar este texto',
		cancel: 'Cancelar',
		done: 'Has corregido este texto.',
	},
	failed: {
		kept: 'Tu grabación no se ha perdido.',
		retry: 'Intentar de nuevo',
		recordAgain: 'Grabar de nuevo',
	},
};
