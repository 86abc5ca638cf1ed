import type { coming as english } from '#web/messages/en/coming.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const coming: SameShape<typeof english> = {
	badge: 'Próximamente',
	meanwhile: 'Disponible hoy: Grammar Speech. Habla dos minutos y mira qué corregir y por qué.',
	button: 'Prueba Grammar Speech',
	talk: {
		title: 'Habla con Henry',
		text: 'Pronto elegirás aquí un tema para hablarlo con Henry, en voz alta.',
	},
	pairTopic: {
		title: 'Debate en pareja',
		text: 'Pronto recorrerás aquí un mapa mental con un compañero de IA, como en el examen de Cambridge.',
	},
	pictures: { title: 'Comparar fotos', text: 'Pronto describirás y compararás aquí tres fotos.' },
};
