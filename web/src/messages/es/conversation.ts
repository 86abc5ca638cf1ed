import type { conversation as english } from '#web/messages/en/conversation.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const conversation: SameShape<typeof english> = {
	log: 'Conversación',
	you: 'Tú',
	henry: 'Henry',
	thinking: 'Henry está pensando',
	thenHenry: 'Después responde Henry.',
	transcribing: 'Henry está escribiendo lo que has dicho',
	over: 'La conversación ha terminado.',
	otherCoach: 'Ahora responde: {{name}}',
	fallback: 'El modelo {{name}} no responde. Henry sigue sin él.',
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
	failed: {
		kept: 'Tu grabación no se ha perdido.',
		retry: 'Intentar de nuevo',
		recordAgain: 'Grabar de nuevo',
	},
};
