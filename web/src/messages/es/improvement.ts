import type { improvement as english } from '#web/messages/en/improvement.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const improvement: SameShape<typeof english> = {
	improving: {
		ears: 'Henry está mejorando su oído: {{percent}} %',
		voice: 'Henry está mejorando su voz: {{percent}} %',
		sounds: 'Henry está mejorando su oído para los sonidos: {{percent}} %',
		turns: 'Henry está aprendiendo mejor cuándo le toca hablar: {{percent}} %',
		topics: 'Henry está aprendiendo a distinguir de qué trata una respuesta: {{percent}} %',
		mind: 'Henry está mejorando su mente: {{percent}} %',
	},
};
